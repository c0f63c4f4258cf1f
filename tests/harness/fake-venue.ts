/**
 * A venue made of values: the test says what it lists, and how a walk goes wrong. Only reading listings works; whatever
 * else is asked of it is a mistake of the test.
 */
import type {
  ContractVersion,
  ListedEvent,
  ListedSeries,
  MarketState,
  SettlementFact,
  VenueId,
} from '../../src/core/contract/index.ts';
import { parseDecimal, rational } from '../../src/core/exact/index.ts';
import type {
  Feed,
  ListedMarket,
  ListingStep,
  LookedUp,
  Quarantined,
  Venue,
} from '../../src/venues/index.ts';
import { sealContract } from '../../src/venues/seal-contract.ts';

type Page = Extract<ListingStep, { kind: 'page' }>;
type End = Extract<ListingStep, { kind: 'end' }>;

export const fakeTime = Date.parse('2026-09-15T12:00:00Z');

export class FakeVenue implements Venue {
  readonly id: VenueId;
  /** By the venue's key, in whatever state; those that trade are listed. */
  readonly markets = new Map<string, ListedMarket>();
  events: ListedEvent[] = [];
  series: ListedSeries[] = [];
  quarantined: Quarantined[] = [];
  unknownFields: Record<string, number> = {};
  pageSize = 100;
  end: End = { kind: 'end', complete: true };
  /** How the walk goes instead of plainly; it may drop, repeat, stop, throw or wait. */
  bend: ((pages: readonly Page[], signal: AbortSignal) => AsyncIterable<ListingStep>) | undefined;
  /** Instead of an honest answer. */
  answerLookUp: ((ids: readonly string[]) => LookedUp) | undefined;
  readonly lookedUp: string[][] = [];
  /** Readings that were not believed. */
  doubted = 0;
  readonly changesAskedSince: number[] = [];
  /** What `listChanges` lists; undefined for everything. */
  changed: readonly ListedMarket[] | undefined;

  constructor(id: VenueId = 'venue_a') {
    this.id = id;
  }

  put(...markets: readonly ListedMarket[]): void {
    for (const market of markets) this.markets.set(market.contract.venueKey, market);
  }

  listOpen(signal: AbortSignal): AsyncIterable<ListingStep> {
    const open = [...this.markets.values()].filter(({ state }) =>
      ['unopened', 'open', 'paused'].includes(state.status),
    );
    return this.#walk(open, signal);
  }

  listChanges(since: number, signal: AbortSignal): AsyncIterable<ListingStep> {
    this.changesAskedSince.push(since);
    return this.#walk(this.changed ?? [...this.markets.values()], signal);
  }

  async lookUp(ids: readonly string[]): Promise<LookedUp> {
    this.lookedUp.push([...ids]);
    if (this.answerLookUp !== undefined) return this.answerLookUp(ids);
    const known = new Map([...this.markets.values()].map((market) => [market.contract.id, market]));
    return {
      markets: ids.flatMap((id) => known.get(id) ?? []),
      quarantined: [],
      unknown: ids.filter((id) => !known.has(id)),
    };
  }

  doubtTables(): void {
    this.doubted += 1;
  }

  listSettled(): never {
    throw new Error('The fake venue has no history.');
  }

  readBook(): never {
    throw new Error('The fake venue has no books.');
  }

  readTrades(): never {
    throw new Error('The fake venue has no trades.');
  }

  readPriceHistory(): never {
    throw new Error('The fake venue has no prices.');
  }

  readFeeChanges(): never {
    throw new Error('The fake venue announces no fees.');
  }

  requests() {
    return { share: 1, pausedMs: 0, limited: 0 };
  }

  openFeed(): Feed {
    throw new Error('The fake venue has no feed.');
  }

  #walk(markets: readonly ListedMarket[], signal: AbortSignal): AsyncIterable<ListingStep> {
    const pages = this.#paginate(markets);
    return this.bend === undefined ? plainWalk(pages, this.end) : this.bend(pages, signal);
  }

  #paginate(markets: readonly ListedMarket[]): Page[] {
    const count = Math.max(1, Math.ceil(markets.length / this.pageSize));
    return Array.from({ length: count }, (_, place) => ({
      kind: 'page',
      series: place === 0 ? this.series : [],
      events: place === 0 ? this.events : [],
      markets: markets.slice(place * this.pageSize, (place + 1) * this.pageSize),
      quarantined: place === 0 ? this.quarantined : [],
      unknownFields: place === 0 ? this.unknownFields : {},
    }));
  }
}

export async function* plainWalk(pages: readonly Page[], end: End): AsyncIterable<ListingStep> {
  yield* pages;
  yield end;
}

export interface MarketSketch {
  readonly id: string;
  readonly venue?: VenueId;
  readonly venueKey?: string;
  readonly rules?: string;
  readonly strike?: string;
  readonly terms?: ContractVersion['terms'];
  readonly contract?: Partial<ContractVersion>;
  readonly state?: Partial<MarketState>;
  readonly settlement?: SettlementFact;
  readonly feedKeys?: readonly string[];
}

/** A market of a ladder; the same sketch always gives the same market. */
export function sketchMarket(sketch: MarketSketch): ListedMarket {
  const { id, venue = 'venue_a', strike = '57400.5' } = sketch;
  const floor = parseDecimal(strike);
  const bounds = floor === undefined ? [] : [floor];
  const { opensAt } = { opensAt: fakeTime - 86_400_000, ...sketch.state };
  const contract = sealContract(
    {
      venue,
      id,
      venueKey: sketch.venueKey ?? `key-${id}`,
      eventId: 'EVENT-1',
      seriesId: 'SERIES',
      title: `Above ${strike}?`,
      yesLabel: `${strike} or above`,
      noLabel: 'No',
      rules: sketch.rules ?? `Yes if the figure is above ${strike} at noon.`,
      strike: { type: 'greater', floor, cap: undefined, custom: undefined, functional: undefined },
      exclusivity: { eventMutuallyExclusive: false, group: undefined, openEnded: false },
      gameStartsAt: undefined,
      settlement: {
        currency: 'USD',
        sources: [{ name: 'The office', url: 'https://office.example/' }],
        payout: '1',
      },
      legs: undefined,
      terms: { floor_strike: strike, strike_type: 'greater', ...sketch.terms },
      opensAt,
      ...sketch.contract,
    },
    bounds,
  );
  return {
    contract,
    state: {
      status: 'open',
      disputed: false,
      opensAt,
      closesAt: fakeTime + 86_400_000,
      expectedSettlementAt: undefined,
      latestSettlementAt: fakeTime + 7 * 86_400_000,
      fees: {
        kind: 'quadratic',
        schedule: 'standard',
        rate: rational(7n, 100n),
        multiplier: rational(1n, 2n),
        setBy: 'series',
        waivedUntil: undefined,
      },
      ...sketch.state,
    },
    settlement: sketch.settlement,
    figures: {
      yesBid: 400_000,
      yesAsk: 420_000,
      lastPrice: undefined,
      volume24hUsd: '120.50',
      totalVolumeUsd: '9000',
      openInterestUsd: undefined,
    },
    feedKeys: sketch.feedKeys ?? [id],
  };
}

export function sketchMarkets(count: number, prefix = 'M'): ListedMarket[] {
  return Array.from({ length: count }, (_, place) =>
    sketchMarket({ id: `${prefix}-${place}`, strike: `${50_000 + place}.5` }),
  );
}

export function sketchEvent(event: Partial<ListedEvent> = {}): ListedEvent {
  return {
    venue: 'venue_a',
    id: 'EVENT-1',
    seriesId: 'SERIES',
    title: 'The figure at noon',
    subTitle: undefined,
    category: 'Economics',
    topics: ['figures', 'noon'],
    mutuallyExclusive: false,
    rules: undefined,
    sources: [],
    game: undefined,
    terms: {},
    ...event,
  };
}

export function sketchSeries(series: Partial<ListedSeries> = {}): ListedSeries {
  return {
    venue: 'venue_a',
    id: 'SERIES',
    title: 'Figures',
    category: 'Economics',
    topics: ['figures'],
    sources: [{ name: 'The office', url: 'https://office.example/' }],
    rules: 'Figures are those of the office.',
    rulesUrl: 'https://venue.example/figures.pdf',
    terms: { frequency: 'daily' },
    ...series,
  };
}

export const settledYes: SettlementFact = {
  result: 'yes',
  yesPayout: '1',
  observed: '57,401',
  determinedAt: fakeTime,
  settledAt: fakeTime + 60_000,
  final: true,
};
