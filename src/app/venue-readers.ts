/** Everything that reads the venues, wired: their listings into the store, their feeds into the live state. */
import type { VenueId } from '../core/contract/index.ts';
import type { LiveMarket, LiveMarkets } from '../core/market/index.ts';
import {
  type CycleProgress,
  createLiveFeed,
  type FactSink,
  followBusiest,
  ListingBoard,
  type ListingStatus,
  runListings,
} from '../ingest/index.ts';
import type { Log } from '../runtime/log.ts';
import type { RequestPaceStatus } from '../runtime/request-pace.ts';
import type { Store } from '../store/index.ts';
import type { FeedStatus, Venue } from '../venues/index.ts';

export interface VenueStatus {
  readonly venue: VenueId;
  readonly feed: FeedStatus | undefined;
  readonly listing: ListingStatus;
  readonly requests: RequestPaceStatus;
}

export interface VenueReaders {
  /** Somebody needs the whole book of a market: a feed that quotes without books reads it for a while. */
  wantBook(venue: VenueId, id: string): void;
  statuses(): readonly VenueStatus[];
  /** Resolves when the signal is aborted. Trades since `tradesSince` are fetched where feeds begin anew. */
  run(signal: AbortSignal, tradesSince: number | undefined): Promise<void>;
}

export function createVenueReaders(
  deps: {
    readonly log: Log;
    readonly now: () => number;
    readonly store: Store;
    readonly sink: FactSink;
    readonly live: LiveMarkets;
    readonly onListingProgress: ((progress: CycleProgress) => void) | undefined;
  },
  venues: readonly Venue[],
  booksFollowedMax: number,
): VenueReaders {
  const { log, now, store, sink, live: markets, onListingProgress } = deps;
  const board = new ListingBoard();
  const readers = venues.map((venue) => {
    const followed = followBusiest({ venue, now, sink }, booksFollowedMax);
    return { followed, live: createLiveFeed({ log, now, venue, sink, followed }) };
  });
  return {
    wantBook: (venue, id) =>
      readers.find(({ followed }) => followed.venue.id === venue)?.live.feed?.wantBook?.(id),
    statuses: () =>
      readers.map(({ followed, live }) => ({
        venue: followed.venue.id,
        feed: live.feed?.status(),
        listing: board.read(followed.venue.id),
        requests: followed.venue.requests(),
      })),
    run: async (signal, tradesSince) => {
      await Promise.all([
        runListings(
          {
            venues: readers.map(({ followed }) => followed.venue),
            store,
            log,
            now,
            board,
            isTrading: (venue, id) => wasHeardOf(markets.find(venue, id), now() - heardWithinMs),
            onFullReading: (venue, isComplete) =>
              readers
                .find(({ followed }) => followed.venue.id === venue)
                ?.followed.endFullReading(isComplete),
            ...(onListingProgress ? { onProgress: onListingProgress } : {}),
          },
          signal,
        ),
        ...readers.map(({ live }) => live.run(signal, tradesSince)),
      ]);
    },
  };
}

/** A market of which the feed has brought a book, a quote or a trade within this time is not gone. */
const heardWithinMs = 900_000;

function wasHeardOf(market: LiveMarket | undefined, since: number): boolean {
  if (market === undefined) return false;
  const { bookState, bookConfirmedAt, quotedAt, lastTradeAt } = market;
  const bookAt = bookState === 'live' ? bookConfirmedAt : undefined;
  return Math.max(bookAt ?? 0, quotedAt ?? 0, lastTradeAt ?? 0) >= since;
}
