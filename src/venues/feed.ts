/**
 * Live books and trades of a venue as facts. What is `current` is only what the latest `book` fact of a market gives, and
 * only until a `suspect` or `disconnected` fact names the market.
 */
import type { MarketStatus, VenueId } from '../core/contract/index.ts';
import type { Assurance, Book, LevelChange, Trade, VenueFigures } from '../core/market/index.ts';
import type { MarketReference } from './market-reference.ts';

export type { Assurance };

export type SuspectReason =
  | 'gap'
  | 'crossed'
  | 'negative_quantity'
  | 'top_mismatch'
  | 'both_sides_disagree'
  | 'malformed_frame'
  | 'off_grid'
  | 'time_went_back'
  | 'silent'
  | 'late'
  | 'differs_from_rest'
  | 'no_snapshot'
  /** Whether the asks are on the scale that was asked for is not proven in time. */
  | 'scale_unproven'
  /** The asks of the whole feed are on another scale. */
  | 'book_scale'
  | 'poll_failed'
  /** The whole book is no longer needed: the market is quoted without it. */
  | 'not_needed'
  | 'not_followed';

/** What a venue's market list gives for a market. */
export interface MarketQuote {
  readonly market: string;
  readonly status: MarketStatus;
  readonly figures: VenueFigures;
}

export type FeedFact =
  | { readonly kind: 'connected'; readonly connection: string; readonly receivedAt: number }
  | {
      /** Nothing this connection brought is current any more. */
      readonly kind: 'disconnected';
      readonly connection: string;
      readonly markets: readonly string[];
      readonly reason: string;
      /** Where it is earlier than `receivedAt`: nothing is known since then. */
      readonly knownUntil?: number | undefined;
      readonly receivedAt: number;
    }
  | {
      readonly kind: 'book';
      readonly market: string;
      /** The feed's own book, valid until the next fact: copy what is to be kept. */
      readonly book: Book;
      /** What differs from the last book fact of this market; `all` after a snapshot. */
      readonly changes: 'all' | readonly LevelChange[];
      readonly assurance: Assurance;
      readonly source: 'stream' | 'rest';
      readonly venueTime: number | undefined;
      readonly receivedAt: number;
    }
  | {
      /** The best prices of markets, without their books: they prove no size and no deeper level. */
      readonly kind: 'quotes';
      readonly quotes: readonly MarketQuote[];
      readonly receivedAt: number;
    }
  | {
      /** These books are no longer taken for current, until their next `book` fact. */
      readonly kind: 'suspect';
      readonly markets: readonly string[];
      readonly reason: SuspectReason;
      /** Where it is earlier than `receivedAt`: nothing is known since then. */
      readonly knownUntil?: number | undefined;
      readonly receivedAt: number;
    }
  | {
      /** Emitted at least once, in any order of `venueTime`: those fetched after a gap come behind newer ones. */
      readonly kind: 'trade';
      readonly market: string;
      readonly trade: Trade;
      readonly receivedAt: number;
    }
  | {
      /** Trades of these markets in the half-open span of venue time may never be emitted; some may still be. */
      readonly kind: 'trades_missed';
      readonly markets: readonly string[] | 'all';
      readonly from: number;
      readonly to: number;
      readonly reason: string;
      readonly receivedAt: number;
    }
  | {
      /** Something about these markets changed that a look-up will show: listed, closed, determined, new terms. */
      readonly kind: 'changed';
      readonly markets: readonly string[];
      readonly receivedAt: number;
    };

export interface FeedDeps {
  readonly onFact: (fact: FeedFact) => void;
  /** The time up to which all trades are known: later ones are fetched and emitted; none from before the feed if undefined. */
  readonly tradesSince?: number | undefined;
}

export interface FeedStatus {
  readonly connected: boolean;
  readonly lastMessageAt: number | undefined;
  /** Received minus venue time of the latest frame that had one, in milliseconds. */
  readonly lagMs: number | undefined;
  /** Times a book that had become suspect was brought back. */
  readonly gapsHealed: number;
  readonly marketsFollowed: number;
  /** Followed markets whose book is current. */
  readonly marketsCurrent: number;
  /** Followed markets whose best prices are current, with their book or without. */
  readonly marketsQuoted: number;
  /** What is wrong with the feed although it is connected: a code, or a sentence that begins with one. */
  readonly issue: string | undefined;
}

export interface Feed {
  readonly venue: VenueId;
  /** What to follow from now on, most interesting first; replaces what was followed before. */
  follow(markets: readonly MarketReference[]): void;
  /** The whole book of a followed market is needed for a while. Only feeds that quote without books have it. */
  wantBook?(market: string): void;
  status(): FeedStatus;
  /** Runs until the signal is aborted; every fact comes from within. */
  run(signal: AbortSignal): Promise<void>;
}
