/**
 * A simulated world watched for leads, at speed and without a wire, and what became of every purchase:
 *
 *   exchange ── books ────► fact sink ─ live markets ─ quote changes ──► lead watch ── lead changes ──► purchases
 *      └─ listings, by the adapters ──► fact sink; a run every few hours ──┘                 ▲
 *   world ── planted windows, oracle, true books, fees of its own ── what must be found ─────┘
 */
import { setImmediate as giveWay } from 'node:timers/promises';
import type { ServedRun } from '../../src/core/catalog/index.ts';
import type { FeeChange } from '../../src/core/contract/index.ts';
import { parseDecimal } from '../../src/core/exact/index.ts';
import { FeeCalendar } from '../../src/core/fee/index.ts';
import { coverBits, type LeadChange } from '../../src/core/lead/index.ts';
import { type Book, createBook, LiveMarkets, type QuoteChange } from '../../src/core/market/index.ts';
import { createFactSink, type FactSink } from '../../src/ingest/fact-sink.ts';
import { createLog } from '../../src/runtime/log.ts';
import { Topic } from '../../src/runtime/topic.ts';
import { createExchange, type Exchange, type ExchangeEvent } from '../../src/simulator/exchange/index.ts';
import { settledTruth } from '../../src/simulator/exchange/venue-rules.ts';
import {
  buildWorld,
  type SimulatedMarket,
  type VenueAMarket,
  type World,
} from '../../src/simulator/world/index.ts';
import { quadraticRate } from '../../src/venues/venue-a/fee-rates.ts';
import { LeadWatch } from '../../src/watch/lead-watch.ts';
import { type ServedListing, serveContracts } from '../harness/served-run.ts';
import { type CoveringsReport, SimulatedCoverings } from './simulated-coverings.ts';
import { SimulatedListing } from './simulated-listing.ts';
import { type PlantedReport, SimulatedPlanted } from './simulated-planted.ts';
import { type BoughtReport, SimulatedPurchases, type TwoMarkets } from './simulated-purchases.ts';
import { branchOf, dollar, paidTogether, type TrueSides } from './simulated-truth.ts';

export interface SimulatedMonthOptions {
  readonly seed: number;
  readonly markets: number;
  readonly hours: number;
  /** Simulated time between two runs of the graph. */
  readonly runEveryMs: number;
  /** Simulated time between two ticks of the watch; what must be found is looked up after each. */
  readonly tickEveryMs: number;
  /** Orders in a simulated second, of all markets together. */
  readonly updatesPerSecond: number;
  /** Simulated time in which the makers of every market look at their quotes once. */
  readonly sweepMs: number;
}

export interface SimulatedMonthReport {
  readonly seed: number;
  readonly marketsSeen: number;
  readonly runs: number;
  readonly quotes: number;
  readonly changes: Readonly<Record<LeadChange['kind'], number>>;
  readonly planted: PlantedReport;
  readonly bought: BoughtReport;
  readonly coverings: CoveringsReport;
  /** Leads that were withheld because of a void branch. */
  readonly informational: {
    readonly leads: number;
    readonly issues: Readonly<Record<string, number>>;
    /** Of those that ended without a result, by branch: all of them, and those that paid less than a dollar. */
    readonly voided: Readonly<Record<string, number>>;
    readonly paidLess: Readonly<Record<string, number>>;
  };
  /** What listeners threw. */
  readonly failures: readonly string[];
}

interface Withheld {
  readonly markets: TwoMarkets;
  readonly sides: TrueSides;
  readonly issues: readonly string[];
}

const startsAt = Date.UTC(2026, 10, 15, 8);
const failuresMax = 20;
/** Every hour in truth; less often is within what a state is taken for current, and costs less. */
const listEveryMs = 150 * 60_000;
/** The clock is simulated, so a sweep takes as long as it takes. */
const sweepBudgetMs = 1_000;

/** `onRun` gets the state after each run of the graph. */
export async function runSimulatedMonth(
  options: SimulatedMonthOptions,
  onRun: (at: number, report: SimulatedMonthReport) => void = () => undefined,
): Promise<SimulatedMonthReport> {
  const month = new SimulatedMonth(options);
  await month.run((at) => onRun(at, month.report()));
  return month.report();
}

class SimulatedMonth {
  readonly #options: SimulatedMonthOptions;
  readonly #world: World;
  readonly #exchange: Exchange;
  readonly #listing: SimulatedListing;
  readonly #live: LiveMarkets;
  readonly #sink: FactSink;
  readonly #watch: LeadWatch;
  readonly #purchases: SimulatedPurchases;
  readonly #planted: SimulatedPlanted;
  readonly #coverings = new SimulatedCoverings();
  /** What is listed and not over, as last read. */
  readonly #known = new Map<SimulatedMarket, ServedListing>();
  readonly #marketsOf = new WeakMap<ServedRun, readonly SimulatedMarket[]>();
  readonly #executable = new Set<string>();
  readonly #announcedAt = new Map<string, number>();
  readonly #withheld = new Map<string, Withheld>();
  readonly #changes: Record<LeadChange['kind'], number> = {
    opened: 0,
    executable: 0,
    lapsed: 0,
    suspended: 0,
    resumed: 0,
    closed: 0,
  };
  readonly #failures: string[] = [];
  #marketsSeen = 0;
  #runs = 0;
  #quotes = 0;

  constructor(options: SimulatedMonthOptions) {
    const { seed, markets, hours, updatesPerSecond, sweepMs } = options;
    const world = buildWorld({ seed, markets, startsAt, mispricedDays: Math.ceil(hours / 24) });
    const exchange = createExchange(world, { updatesPerSecond, sweepMs });
    // Topics keep a listener's failure to the log: here it must not pass unseen.
    const log = createLog({ level: 'error', destination: { write: (line) => this.#fail(line) } });
    const live = new LiveMarkets({ fillsMax: 1_000, seenMax: 1_000 });
    const quotes = new Topic<QuoteChange>({ log }, 'quotes');
    const changes = new Topic<LeadChange>({ log }, 'leads');
    const calendar = new FeeCalendar();
    calendar.replace('venue_a', feeChangesOf(world));
    this.#options = options;
    this.#world = world;
    this.#exchange = exchange;
    this.#live = live;
    this.#listing = new SimulatedListing(exchange);
    this.#sink = createFactSink({ live, quotes, trades: new Topic({ log }, 'trades') });
    const now = () => exchange.now;
    this.#watch = new LeadWatch({
      now,
      findLive: (venue, id) => live.find(venue, id),
      calendar,
      changes,
      log,
    });
    this.#purchases = new SimulatedPurchases(exchange);
    this.#planted = new SimulatedPlanted(exchange, {
      wasExecutable: (key, since) => this.#executable.has(key) || (this.#announcedAt.get(key) ?? 0) >= since,
      findLead: (key) => this.#watch.board?.leads().find((lead) => lead.key === key),
      isCovered: (market, other, sides) => {
        const { catalog, relations } = this.#watch.board?.served ?? {};
        const left = catalog?.find(market.venue, market.id) ?? -1;
        const right = catalog?.find(other.venue, other.id) ?? -1;
        if (relations === undefined || left === -1 || right === -1) return false;
        const { indexes, sides: bits } = relations.coverings(left);
        const place = indexes.indexOf(right);
        const wanted = coverBits.find((each) => each.sides.join() === sides.join())?.bit ?? 0;
        return place !== -1 && ((bits[place] ?? 0) & wanted) !== 0;
      },
    });
    quotes.subscribe((change) => {
      this.#quotes += 1;
      this.#watch.takeQuote(change);
    });
    changes.subscribe((change) => this.#hear(change));
    exchange.listen((event) => this.#take(event));
  }

  async run(onRun: (at: number) => void): Promise<void> {
    const { hours, runEveryMs, tickEveryMs } = this.#options;
    const end = startsAt + hours * 3_600_000;
    let runAt = startsAt;
    let listAt = startsAt + listEveryMs;
    for (let at = startsAt; at <= end; at += tickEveryMs) {
      this.#exchange.advance(at);
      this.#relistClearedFees(at - tickEveryMs, at);
      if (at >= listAt) {
        for (const market of this.#known.keys()) this.#listAgain(market);
        listAt += listEveryMs;
      }
      if (at >= runAt) {
        this.#serve();
        runAt += runEveryMs;
        onRun(at);
        await giveWay();
      }
      // What a busy machine has put off is done before any check.
      while (this.#watch.sweep(sweepBudgetMs));
      this.#watch.tick();
      this.#planted.look();
    }
  }

  #fail(line: string): void {
    if (this.#failures.length < failuresMax) this.#failures.push(line);
  }

  #take(event: ExchangeEvent): void {
    const { market, at } = event;
    if (!this.#known.has(market)) return;
    switch (event.kind) {
      case 'levels': {
        const exchange = this.#exchange;
        this.#sink.take(market.venue, {
          kind: 'book',
          market: market.id,
          // Looked at only where changes do not do.
          get book() {
            return bookOf(exchange, market);
          },
          changes: event.changes.map(({ side, price, size }) => ({
            side,
            price: price * 100,
            quantity: size * 10_000,
          })),
          assurance: 'full',
          source: 'stream',
          venueTime: at,
          receivedAt: at,
        });
        return;
      }
      case 'status':
      case 'close_moved':
      case 'terms_changed':
        this.#list(market);
        return;
      case 'trade':
      case 'listed':
      case 'grid_changed':
        return;
    }
  }

  /** Takes the market as its venue lists it now. */
  #list(market: SimulatedMarket): void {
    const read = this.#listing.read(market);
    if (read === undefined) return;
    this.#known.set(market, {
      contract: read.listed.contract,
      event: read.event,
      opensAt: market.opensAt,
      closesAt: this.#exchange.closesAt(market),
    });
    this.#sink.takeListed(market.venue, [read.listed], this.#exchange.now);
  }

  /** Nothing else has changed since it was listed, or the exchange would have announced it: only fees have to be read. */
  #listAgain(market: SimulatedMarket): void {
    const state = this.#live.find(market.venue, market.id)?.state;
    const { seriesFeeChanges = [], eventFeeChanges = [] } = this.#world.venueA;
    const hasFeeChange =
      isVenueA(market) &&
      (seriesFeeChanges.some(({ series }) => series.ticker === market.event.series.ticker) ||
        eventFeeChanges.some(({ event }) => event.ticker === market.event.ticker));
    if (state === undefined || hasFeeChange) this.#list(market);
    else this.#live.takeState(market.venue, market.id, { ...state, listedAt: this.#exchange.now });
  }

  /** A run over all that is listed and not over; what is new is listed and followed from now on. */
  #serve(): void {
    const { venueAEvents, venueBEvents } = this.#exchange;
    const markets: SimulatedMarket[] = [];
    for (const event of [...venueAEvents, ...venueBEvents]) {
      for (const market of event.markets) {
        const status = this.#exchange.status(market);
        const isOver = status !== 'open' && status !== 'unopened' && status !== 'paused';
        if (isOver) this.#forget(market);
        else if (this.#exchange.isListed(market)) {
          if (!this.#known.has(market)) this.#follow(market);
          if (this.#known.has(market)) markets.push(market);
        }
      }
    }
    const listings = markets.flatMap((market) => this.#known.get(market) ?? []);
    this.#runs += 1;
    const served = serveContracts(listings, { run: this.#runs });
    this.#marketsOf.set(served, markets);
    this.#coverings.judge(served, markets);
    this.#watch.takeRun(served);
    while (this.#watch.sweep(sweepBudgetMs));
  }

  #follow(market: SimulatedMarket): void {
    this.#list(market);
    if (!this.#known.has(market)) return;
    this.#marketsSeen += 1;
    const { now } = this.#exchange;
    this.#sink.take(market.venue, {
      kind: 'book',
      market: market.id,
      book: bookOf(this.#exchange, market),
      changes: 'all',
      assurance: 'full',
      source: 'stream',
      venueTime: now,
      receivedAt: now,
    });
  }

  #forget(market: SimulatedMarket): void {
    if (!this.#known.delete(market)) return;
    this.#sink.take(market.venue, {
      kind: 'suspect',
      markets: [market.id],
      reason: 'not_followed',
      receivedAt: this.#exchange.now,
    });
  }

  /** Where an override has ended, the fees of the series are known only from the next listing. */
  #relistClearedFees(after: number, until: number): void {
    for (const { at, event, fees } of this.#world.venueA.eventFeeChanges ?? []) {
      if (fees !== undefined || at <= after || at > until) continue;
      for (const market of event.markets) if (this.#known.has(market)) this.#list(market);
    }
  }

  #hear(change: LeadChange): void {
    const { kind, key, lead, at } = change;
    this.#changes[kind] += 1;
    const markets = this.#marketsIn(change);
    if (markets === undefined) throw new Error(`${key} is of no run`);
    if (kind === 'executable') {
      this.#executable.add(key);
      this.#announcedAt.set(key, at);
      this.#purchases.buy(change, markets);
    } else if (kind !== 'opened') this.#executable.delete(key);
    else if (lead.priced.issues.some(isVoidIssue) && !this.#withheld.has(key)) {
      this.#withheld.set(key, { markets, sides: lead.sides, issues: lead.priced.issues });
    }
  }

  #marketsIn({ lead, served }: LeadChange): TwoMarkets | undefined {
    const markets = this.#marketsOf.get(served);
    const [left, right] = [markets?.[lead.left], markets?.[lead.right]];
    return left === undefined || right === undefined ? undefined : [left, right];
  }

  report(): SimulatedMonthReport {
    return {
      seed: this.#options.seed,
      marketsSeen: this.#marketsSeen,
      runs: this.#runs,
      quotes: this.#quotes,
      changes: this.#changes,
      planted: this.#planted.report(),
      bought: this.#purchases.report(),
      coverings: this.#coverings.report(),
      informational: this.#reportInformational(),
      failures: this.#failures,
    };
  }

  #reportInformational(): SimulatedMonthReport['informational'] {
    const issues: Record<string, number> = {};
    const voided: Record<string, number> = {};
    const paidLess: Record<string, number> = {};
    for (const lead of this.#withheld.values()) {
      for (const issue of lead.issues) if (isVoidIssue(issue)) add(issues, issue);
      const branch = lead.markets.map(branchOf).find((each) => each !== undefined);
      if (branch === undefined) continue;
      add(voided, branch);
      const payouts = lead.markets.map((market) => settledTruth(market).payout);
      if (paidTogether(lead.sides, payouts) < dollar) add(paidLess, branch);
    }
    return { leads: this.#withheld.size, issues, voided, paidLess };
  }
}

function bookOf(exchange: Exchange, market: SimulatedMarket): Book {
  const { bids, asks } = exchange.book(market);
  const book = createBook();
  for (const { price, size } of bids.toReversed()) {
    book.bids.prices.push(price * 100);
    book.bids.quantities.push(size * 10_000);
  }
  for (const { price, size } of asks) {
    book.asks.prices.push(price * 100);
    book.asks.quantities.push(size * 10_000);
  }
  return book;
}

/** The changes that venue_a has announced, as its adapter reads them. */
function feeChangesOf({ venueA }: World): readonly FeeChange[] {
  return [
    ...(venueA.seriesFeeChanges ?? []).map(({ id, series, at, fees }) => ({
      scope: 'series' as const,
      id: series.ticker,
      changeId: id,
      schedule: fees.feeType,
      rate: quadraticRate(fees.feeType),
      multiplier: parseDecimal(fees.feeMultiplier),
      effectiveAt: at,
    })),
    ...(venueA.eventFeeChanges ?? []).map(({ id, event, at, fees }) => ({
      scope: 'event' as const,
      id: event.ticker,
      changeId: id,
      schedule: fees?.feeType,
      rate: fees === undefined ? undefined : quadraticRate(fees.feeType),
      multiplier: fees === undefined ? undefined : parseDecimal(fees.feeMultiplier),
      effectiveAt: at,
    })),
  ];
}

function isVoidIssue(issue: string): boolean {
  return issue.startsWith('void_') || issue === 'rules_unread';
}

function add(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

function isVenueA(market: SimulatedMarket): market is VenueAMarket {
  return market.venue === 'venue_a';
}
