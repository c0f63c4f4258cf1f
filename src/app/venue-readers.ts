/** Everything that reads the venues, wired: their listings into the store, their feeds into the live state. */
import type { VenueId } from '../core/contract/index.ts';
import type { LiveMarket, LiveMarkets } from '../core/market/index.ts';
import {
  ComboWants,
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
import type { ComboMode, FeedStatus, Venue } from '../venues/index.ts';

export interface VenueStatus {
  readonly venue: VenueId;
  readonly feed: FeedStatus | undefined;
  readonly listing: ListingStatus;
  readonly requests: RequestPaceStatus;
  /** Undefined where the venue has no combos apart from its listing. */
  readonly comboMode: ComboMode | undefined;
}

export interface VenueReaders {
  /** A reader or a lead needs the whole book of a market: a feed that quotes without books reads it for a while. */
  wantBook(venue: VenueId, id: string): void;
  statuses(): readonly VenueStatus[];
  /** Whether a whole reading of the venue's listing is over since the start, complete or not. */
  wasRead(venue: VenueId): boolean;
  /** A request names a market that is not known: a combo is looked up by the next reading. */
  askFor(venue: VenueId, id: string): void;
  /** Resolves when the signal is aborted. Trades since `tradesSince` are fetched where feeds start again. */
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
    const wants = venue.combos === undefined ? undefined : new ComboWants(now);
    const heard = wants === undefined ? sink : withCombos(sink, venue, wants);
    return { followed, wants, live: createLiveFeed({ log, now, venue, sink: heard, followed }) };
  });
  const comboWants = new Map(
    readers.flatMap(({ followed, wants }) => (wants === undefined ? [] : [[followed.venue.id, wants]])),
  );
  const read = new Set<VenueId>();
  return {
    wasRead: (venue) => read.has(venue),
    wantBook: (venue, id) =>
      readers.find(({ followed }) => followed.venue.id === venue)?.live.feed?.wantBook?.(id),
    statuses: () =>
      readers.map(({ followed, live }) => ({
        venue: followed.venue.id,
        feed: live.feed?.status(),
        listing: board.read(followed.venue.id),
        requests: followed.venue.requests(),
        comboMode: followed.venue.combos?.mode,
      })),
    askFor: (venue, id) => {
      const { combos } = readers.find(({ followed }) => followed.venue.id === venue)?.followed.venue ?? {};
      if (combos?.mode === 'traded' && combos.mayBeCombo(id)) comboWants.get(venue)?.ask(id);
    },
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
            lastTradeAt: (venue, id) => markets.find(venue, id)?.lastTradeAt,
            comboWants,
            onFullReading: (venue, isComplete, areCombosComplete) => {
              read.add(venue);
              readers
                .find(({ followed }) => followed.venue.id === venue)
                ?.followed.endFullReading(isComplete, areCombosComplete);
            },
            ...(onListingProgress ? { onProgress: onListingProgress } : {}),
          },
          signal,
        ),
        ...readers.map(({ live }) => live.run(signal, tradesSince)),
      ]);
    },
  };
}

/** Whatever combo trades is wanted; where none are, nothing of them is kept. */
function withCombos(sink: FactSink, { combos }: Venue, wants: ComboWants): FactSink {
  return {
    ...sink,
    take: (venue, fact) => {
      if (fact.kind === 'trade' && combos?.mayBeCombo(fact.market)) {
        if (combos.mode === 'none') return;
        if (combos.mode === 'traded') wants.trade(fact.market);
      }
      sink.take(venue, fact);
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
