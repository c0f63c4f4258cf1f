/**
 * What the market data endpoints read, in memory and as plainly as it can be computed. A test puts rows in; nothing is
 * known of a market that was not listed.
 */
import type { MarketDataDeps } from '../../src/api/index.ts';

type Read = Exclude<keyof MarketDataDeps, 'saveLagMaxMs'>;
type Loaded<Name extends Read> = Awaited<ReturnType<MarketDataDeps[Name]>>;
type Rows<Name extends Read> = Loaded<Name> extends readonly (infer Row)[] ? Row : never;
type MarketName = Parameters<MarketDataDeps['findMarket']>[0];

export type FakeQuote = Rows<'loadQuotes'>;
export type FakePrice = Rows<'loadArchivedPrices'>;
export type FakeTrade = Rows<'loadTrades'>;
export type FakeTop = Rows<'loadTops'>;
export type FakeGap = Rows<'loadBookGaps'>;
type FakeLiveBook = NonNullable<ReturnType<MarketDataDeps['findLiveBook']>>;
type FakePastBook = NonNullable<Loaded<'loadBookAt'>>;
type FakeVenueBook = NonNullable<Loaded<'readVenueBook'>>;

class FakeMarket {
  readonly words = { yesLabel: 'Above 2.9%', noLabel: '2.9% or lower' };
  readonly quotes: FakeQuote[] = [];
  readonly prices: FakePrice[] = [];
  readonly trades: FakeTrade[] = [];
  readonly archivedTrades: FakeTrade[] = [];
  readonly tops: FakeTop[] = [];
  readonly bookGaps: FakeGap[] = [];
  readonly tradeGaps: FakeGap[] = [];
  /** By the moment they are asked for. */
  readonly pastBooks = new Map<number, FakePastBook>();
  liveBook: FakeLiveBook | undefined;
}

export class FakeMarketData {
  readonly #markets = new Map<string, FakeMarket>();
  savedUntil: number | undefined;
  /** What the venue answers. */
  readVenueBook: (signal: AbortSignal) => Promise<FakeVenueBook | undefined> = async () => undefined;
  /** What reads of the record end with, where they fail. */
  failure: Error | undefined;
  /** Depths that were asked of the venue. */
  readonly venueReads: number[] = [];

  list(market: MarketName): FakeMarket {
    const listed = new FakeMarket();
    this.#markets.set(`${market.venue}:${market.id}`, listed);
    return listed;
  }

  get deps(): MarketDataDeps {
    const find = ({ venue, id }: MarketName) => this.#markets.get(`${venue}:${id}`);
    return {
      findMarket: async (market) => find(market)?.words,
      findLiveBook: (market) => find(market)?.liveBook,
      readVenueBook: (_market, depth, signal) => {
        this.venueReads.push(depth);
        return this.readVenueBook(signal);
      },
      savedUntil: async () => {
        if (this.failure) throw this.failure;
        return this.savedUntil;
      },
      saveLagMaxMs: 15_000,
      loadQuotes: async (market, asked) =>
        lastOfSteps(find(market)?.quotes ?? [], asked)
          .toReversed()
          .slice(0, asked.limit),
      loadArchivedPrices: async (market, asked) =>
        within(find(market)?.prices ?? [], asked)
          .toReversed()
          .slice(0, asked.limit),
      loadTrades: async (market, asked) => pageOf(find(market)?.trades ?? [], asked),
      loadArchivedTrades: async (market, asked) => pageOf(find(market)?.archivedTrades ?? [], asked),
      loadTops: async (market, asked) => {
        const rows = find(market)?.tops ?? [];
        const changesByStep = new Map<number, number>();
        for (const { ts, changes } of within(rows, asked)) {
          const step = stepOf(ts, asked.stepMs);
          changesByStep.set(step, (changesByStep.get(step) ?? 0) + changes);
        }
        return lastOfSteps(rows, asked)
          .toReversed()
          .slice(0, asked.limit)
          .map((top) => ({ ...top, changes: changesByStep.get(stepOf(top.ts, asked.stepMs)) ?? 0 }));
      },
      loadBookAt: async (market, at) => find(market)?.pastBooks.get(at),
      loadBookGaps: async (market, span) => touching(find(market)?.bookGaps ?? [], span),
      loadTradeGaps: async (market, span) => touching(find(market)?.tradeGaps ?? [], span),
    };
  }
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function stepOf(ts: number, stepMs: number): number {
  return Math.floor(ts / stepMs);
}

/** Oldest first. */
function within<Row extends { readonly ts: number }>(rows: readonly Row[], { from, to }: Span): Row[] {
  return rows.filter(({ ts }) => ts >= from && ts < to).sort((left, right) => left.ts - right.ts);
}

function lastOfSteps<Row extends { readonly ts: number }>(
  rows: readonly Row[],
  asked: Span & { readonly stepMs: number },
): Row[] {
  const last = new Map(within(rows, asked).map((row) => [stepOf(row.ts, asked.stepMs), row]));
  return [...last.values()];
}

function touching(gaps: readonly FakeGap[], { from, to }: Span): FakeGap[] {
  return gaps.filter(({ beganAt, endedAt = Number.POSITIVE_INFINITY }) => beganAt < to && endedAt > from);
}

function pageOf(
  trades: readonly FakeTrade[],
  { before, minNotional = 0n, limit, ...span }: Parameters<MarketDataDeps['loadTrades']>[1],
): FakeTrade[] {
  return within(trades, span)
    .filter(({ price, quantity, outcome }) => {
      const paid = outcome === 'yes' ? price : 1_000_000 - price;
      return BigInt(paid) * BigInt(quantity) >= minNotional;
    })
    .filter(({ ts, id }) => before === undefined || ts < before.ts || (ts === before.ts && id < before.id))
    .sort((left, right) => right.ts - left.ts || (left.id < right.id ? 1 : -1))
    .slice(0, limit);
}
