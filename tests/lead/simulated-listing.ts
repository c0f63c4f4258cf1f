/**
 * What both simulated venues list, without the wire between: their own payloads, read by the adapters. A market is read
 * again whenever something about it changed, as the service does when a feed reports a change.
 */
import type { EventFacts } from '../../src/core/contract/index.ts';
import { parseExactJson } from '../../src/runtime/exact-json.ts';
import type { Exchange } from '../../src/simulator/exchange/index.ts';
import { Faults } from '../../src/simulator/faults.ts';
import { VenueACatalog } from '../../src/simulator/venue-a/catalog.ts';
import { eventObject, seriesObject } from '../../src/simulator/venue-a/event-object.ts';
import { marketObject } from '../../src/simulator/venue-a/market-object.ts';
import { createCatalog } from '../../src/simulator/venue-b/catalog.ts';
import { renderTrimmedEvent } from '../../src/simulator/venue-b/gamma/event.ts';
import { renderMarket } from '../../src/simulator/venue-b/gamma/market.ts';
import type { VenueBState } from '../../src/simulator/venue-b/state.ts';
import type { SimulatedMarket, VenueAMarket, VenueBMarket } from '../../src/simulator/world/index.ts';
import type { ListedMarket } from '../../src/venues/index.ts';
import { normaliseEvent as normaliseEventA } from '../../src/venues/venue-a/normalise-event.ts';
import { normaliseMarket as normaliseMarketA } from '../../src/venues/venue-a/normalise-market.ts';
import {
  FieldTally,
  readEvent,
  readMarket,
  readSeries,
  type VenueAWireEvent as WireEvent,
  type VenueAWireSeries as WireSeries,
} from '../../src/venues/venue-a/wire/index.ts';
import { ClarificationStore } from '../../src/venues/venue-b/clarifications.ts';
import {
  type EventContext,
  normaliseEvent as normaliseEventB,
} from '../../src/venues/venue-b/normalise-event.ts';
import { normaliseMarket as normaliseMarketB } from '../../src/venues/venue-b/normalise-market.ts';
import { noSportsTables } from '../../src/venues/venue-b/sports-tables.ts';

export interface SimulatedListed {
  readonly listed: ListedMarket;
  readonly event: EventFacts;
}

interface ParentsA {
  readonly event: WireEvent;
  readonly series: WireSeries;
  readonly facts: EventFacts;
}

interface ParentsB {
  readonly context: EventContext;
  readonly facts: EventFacts;
}

/** The venues' money figures are not read here. */
const noMoney = { total: 0n, day: 0n, week: 0n, month: 0n, year: 0n, liquidity: 0n };

export class SimulatedListing {
  readonly #exchange: Exchange;
  readonly #venueA: VenueACatalog;
  readonly #venueB: VenueBState;
  readonly #tally = new FieldTally();
  readonly #clarifications = new ClarificationStore();
  #clarified = 0;
  /** Parents as they read at one time; markets of one event are read together. */
  readonly #parentsA = new Map<string, ParentsA>();
  readonly #parentsB = new Map<string, ParentsB>();
  #parentsAt = Number.NaN;

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
    this.#venueA = new VenueACatalog(exchange);
    this.#venueB = {
      exchange,
      catalog: createCatalog(exchange),
      faults: new Faults(exchange.world.options.seed),
      moneyOf: () => noMoney,
      speed: 1,
      clobLagMs: 0,
      tradeLagMs: 0,
    };
  }

  /** The market as its venue shows it now; undefined where the adapter sets it aside (reserved members). */
  read(market: SimulatedMarket): SimulatedListed | undefined {
    if (this.#parentsAt !== this.#exchange.now) {
      this.#parentsAt = this.#exchange.now;
      this.#parentsA.clear();
      this.#parentsB.clear();
      this.#clarify();
    }
    return isVenueA(market) ? this.#readA(market) : isVenueB(market) ? this.#readB(market) : undefined;
  }

  #readA(market: VenueAMarket): SimulatedListed {
    const { event, series, facts } = this.#parentsOfA(market);
    const read = readMarket(wire(marketObject(this.#venueA, market)), this.#tally);
    if (read.kind === 'misfit') throw new Error(`${market.id}: ${read.quarantined.detail}`);
    const parents = { event, series, gameStartsAt: facts.game?.startsAt };
    const reading = normaliseMarketA(read.value, parents, this.#tally);
    if (reading.kind !== 'listed') throw new Error(`${market.id}: ${reading.quarantined.detail}`);
    return { listed: reading.market, event: facts };
  }

  #parentsOfA({ event: simulated }: VenueAMarket): ParentsA {
    const known = this.#parentsA.get(simulated.ticker);
    if (known !== undefined) return known;
    const event = readEvent(wire(eventObject(this.#venueA, simulated, false)), this.#tally);
    if (event.kind === 'misfit') throw new Error(`${simulated.ticker}: ${event.quarantined.detail}`);
    const series = readSeries(
      wire(seriesObject(this.#venueA, simulated.series, undefined, false)),
      this.#tally,
    );
    if (series.kind === 'misfit') throw new Error(`${simulated.series.ticker}: ${series.quarantined.detail}`);
    const { milestone } = simulated;
    const league = milestone?.details['league'];
    const game =
      milestone === undefined
        ? undefined
        : {
            id: milestone.id,
            league: typeof league === 'string' ? league : undefined,
            startsAt: milestone.startsAt,
            home: undefined,
            away: undefined,
          };
    const { title, subTitle } = normaliseEventA(event.value, series.value, undefined);
    const parents = { event: event.value, series: series.value, facts: { title, subTitle, game } };
    this.#parentsA.set(simulated.ticker, parents);
    return parents;
  }

  #readB(market: VenueBMarket): SimulatedListed | undefined {
    const row = renderMarket(this.#venueB, market);
    const { context, facts } = this.#parentsOfB(market);
    const reading = normaliseMarketB(wire(row), context, this.#clarifications);
    if (reading.kind === 'market') return { listed: reading.market, event: facts };
    if (reading.quarantined.reason === 'placeholder') return undefined;
    throw new Error(`${market.id}: ${reading.quarantined.detail}`);
  }

  #parentsOfB({ event }: VenueBMarket): ParentsB {
    const known = this.#parentsB.get(event.id);
    if (known !== undefined) return known;
    const outcome = normaliseEventB(wire(renderTrimmedEvent(this.#venueB, event)), noSportsTables);
    if (outcome.kind !== 'event') throw new Error(`${event.slug}: ${outcome.quarantined.detail}`);
    const { title, subTitle, game } = outcome.normalised.event;
    const parents = { context: outcome.normalised.context, facts: { title, subTitle, game } };
    this.#parentsB.set(event.id, parents);
    return parents;
  }

  /** What the venue has posted by now. */
  #clarify(): void {
    const { clarifications } = this.#exchange.world.venueB;
    for (const { id, market, content, createdAt } of clarifications.slice(this.#clarified)) {
      if (createdAt > this.#exchange.now) continue;
      this.#clarifications.save({
        id: `${id}`,
        marketId: market.numericId,
        eventId: undefined,
        questionId: undefined,
        content,
        postedAt: new Date(createdAt).toISOString(),
      });
    }
    if (clarifications.every(({ createdAt }) => createdAt <= this.#exchange.now))
      this.#clarified = clarifications.length;
  }
}

function wire(row: object) {
  return parseExactJson(JSON.stringify(row));
}

function isVenueA(market: SimulatedMarket): market is VenueAMarket {
  return market.venue === 'venue_a';
}

function isVenueB(market: SimulatedMarket): market is VenueBMarket {
  return market.venue === 'venue_b';
}
