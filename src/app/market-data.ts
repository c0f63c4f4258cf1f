/** What the market data endpoints read, brought together from the live state, the record, the archive and the venues. */
import type { MarketDataDeps } from '../api/index.ts';
import type { ServedRun } from '../core/catalog/index.ts';
import type { VenueId } from '../core/contract/index.ts';
import type { LiveMarkets } from '../core/market/index.ts';
import {
  findBookStart,
  findMarketHead,
  findRecordedMarket,
  gapsMax,
  type History,
  loadBookAt,
  loadGaps,
  loadQuotes,
  loadSavedUntil,
  loadTops,
  loadTrades,
  loadWholeArchivePrices,
  loadWholeArchiveTrades,
  type Store,
} from '../store/index.ts';
import { type Venue, VenueError } from '../venues/index.ts';
import { createTradeGapLoader } from './trade-gaps.ts';

/** By a real clock: saving takes as long however fast the markets' clock runs. */
const saveLagMaxMs = 15_000;

export function createMarketData(deps: {
  readonly store: Store;
  readonly history: History;
  readonly live: LiveMarkets;
  readonly venues: readonly Venue[];
  readonly served: () => ServedRun | undefined;
  /** A reader needs the whole book of a market. */
  readonly wantBook: (venue: VenueId, id: string) => void;
  /** A reader names a market that is not known. */
  readonly askFor: (venue: VenueId, id: string) => void;
  /** How much faster the markets' clock runs than real time. */
  readonly clockSpeed: number;
}): MarketDataDeps {
  const { store, history, live, venues, served, wantBook, askFor, clockSpeed } = deps;
  const loadTradeGaps = createTradeGapLoader(store);

  /** Of a market nothing was ever recorded of, nothing is read. */
  async function readRecord<T>(
    { venue, id }: { readonly venue: VenueId; readonly id: string },
    nothing: T,
    read: (key: number) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    const key = await findRecordedMarket(store, venue, id, signal);
    return key === undefined ? nothing : read(key);
  }

  return {
    findMarket: async ({ venue, id }, signal) => {
      const catalog = served()?.catalog;
      const index = catalog?.find(venue, id) ?? -1;
      if (catalog !== undefined && index !== -1) return catalog.market(index);
      // Markets of the past, and combos that were just taken, are in the database alone.
      const head = await findMarketHead(store, venue, id, signal);
      if (head === undefined) askFor(venue, id);
      return head;
    },
    findLiveBook: ({ venue, id }) => {
      wantBook(venue, id);
      const market = live.find(venue, id);
      if (market?.bookState !== 'live' || market.bookConfirmedAt === undefined) return undefined;
      return { book: market.book, assurance: market.assurance, confirmedAt: market.bookConfirmedAt };
    },
    readVenueBook: async ({ venue, id }, depth, signal) => {
      const reader = venues.find((each) => each.id === venue);
      const head = reader && (await findMarketHead(store, venue, id, signal));
      if (head === undefined) return undefined;
      try {
        return await reader?.readBook(head, depth, signal);
      } catch (error) {
        if (error instanceof VenueError) return undefined;
        throw error;
      }
    },
    savedUntil: (signal) => loadSavedUntil(store, signal),
    saveLagMaxMs: saveLagMaxMs * clockSpeed,
    loadQuotes: (market, asked, signal) =>
      readRecord(market, [], (key) => loadQuotes(history, key, asked, signal), signal),
    loadArchivedPrices: async (market, asked, signal) => {
      const prices = await loadWholeArchivePrices(history, market, asked, signal);
      return prices.map(({ at, price }) => ({ ts: at, price }));
    },
    loadTrades: (market, asked, signal) =>
      readRecord(market, [], (key) => loadTrades(history, key, asked, signal), signal),
    loadArchivedTrades: async (market, asked, signal) => {
      const trades = await loadWholeArchiveTrades(history, market, asked, signal);
      return trades.map(({ venueTime, ...trade }) => ({ ...trade, ts: venueTime }));
    },
    loadTops: (market, asked, signal) =>
      readRecord(market, [], (key) => loadTops(history, key, asked, signal), signal),
    loadBookAt: (market, at, signal) =>
      readRecord(market, undefined, (key) => loadBookAt(history, key, at, signal), signal),
    loadBookGaps: async ({ venue, id }, { from, to }, signal) => {
      const key = await findRecordedMarket(store, venue, id, signal);
      const begun = key === undefined ? undefined : await findBookStart(store, key, signal);
      // A book that is not followed, or was not yet, is not one that did not change.
      const before = { beganAt: from, endedAt: begun, cause: 'not_recorded' };
      if (key === undefined || begun === undefined || begun >= to) return [before];
      const gaps = spanMissing(await loadGaps(store, key, from, to, signal), from);
      return begun > from ? [before, ...gaps] : gaps;
    },
    loadTradeGaps: async ({ venue, id }, { from, to }, signal) => {
      return spanMissing(await loadTradeGaps({ venue, id, from, to }, signal), from);
    },
  };
}

/** The store gives the newest of too many gaps: the time before them is then called unknown as a whole. */
function spanMissing<Gap extends { readonly beganAt: number }>(
  gaps: readonly Gap[],
  from: number,
): readonly Gap[] {
  const first = gaps[0];
  if (first === undefined || gaps.length < gapsMax) return gaps;
  return [{ ...first, beganAt: Math.min(first.beganAt, from) }, ...gaps.slice(1)];
}
