/**
 * What the market data endpoints read, as plain functions: the live state, the record, imported history and the venue.
 * Times are milliseconds since 1970 and spans half-open; each read rejects with a StoreError or the signal's reason.
 */
import type { MarketName } from '../../../core/contract/index.ts';
import type { Micros } from '../../../core/exact/index.ts';
import type { Assurance, Book } from '../../../core/market/index.ts';
import type { BookGap, QuoteRow, TopRow, TradeRow } from '../../../store/index.ts';

export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

export interface SteppedSpan extends TimeSpan {
  /** Steps begin at whole multiples of it. */
  readonly stepMs: number;
  readonly limit: number;
}

/** Trades before this one, in the order of the list: by time, then by id, both descending. */
export interface TradePosition {
  readonly ts: number;
  readonly id: string;
}

export interface TradesAsked extends TimeSpan {
  /** Price of the outcome that changed hands times quantity, at least: in millionths of a millionth of a dollar. */
  readonly minNotional: bigint | undefined;
  readonly before: TradePosition | undefined;
  readonly limit: number;
}

export interface MarketWords {
  readonly yesLabel: string;
  readonly noLabel: string;
}

export type RecordedQuote = Omit<QuoteRow, 'market'>;

export interface PastPrice {
  readonly ts: number;
  readonly price: Micros;
}

export type RecordedTrade = Omit<TradeRow, 'market' | 'receivedAt'>;

export type RecordedTop = Omit<TopRow, 'market'>;

export interface PastBook {
  readonly book: Book;
  readonly assurance: Assurance;
}

export interface LiveBook extends PastBook {
  readonly confirmedAt: number;
}

export interface VenueBook {
  readonly book: Book;
  readonly receivedAt: number;
  /** False when the venue cut the ladder. */
  readonly complete: boolean;
}

export interface MarketDataDeps {
  /** Any market ever listed; of several that bore the id, the newest. */
  readonly findMarket: (market: MarketName, signal: AbortSignal) => Promise<MarketWords | undefined>;
  /** Only while it is current. A view: it changes with the next fact. */
  readonly findLiveBook: (market: MarketName) => LiveBook | undefined;
  /** Undefined where the venue cannot be read or has no such book. */
  readonly readVenueBook: (
    market: MarketName,
    depth: number,
    signal: AbortSignal,
  ) => Promise<VenueBook | undefined>;
  /** Up to when everything that was received is saved; undefined if nothing was ever recorded. */
  readonly savedUntil: (signal: AbortSignal) => Promise<number | undefined>;
  /** A recorder that is behind by more does not record. */
  readonly saveLagMaxMs: number;
  /** Newest first, the last of each step. */
  readonly loadQuotes: (
    market: MarketName,
    asked: SteppedSpan,
    signal: AbortSignal,
  ) => Promise<readonly RecordedQuote[]>;
  /** Newest first, at most one an hour of the clock. */
  readonly loadArchivedPrices: (
    market: MarketName,
    asked: TimeSpan & { readonly limit: number },
    signal: AbortSignal,
  ) => Promise<readonly PastPrice[]>;
  readonly loadTrades: (
    market: MarketName,
    asked: TradesAsked,
    signal: AbortSignal,
  ) => Promise<readonly RecordedTrade[]>;
  /** Those that were not recorded. */
  readonly loadArchivedTrades: (
    market: MarketName,
    asked: TradesAsked,
    signal: AbortSignal,
  ) => Promise<readonly RecordedTrade[]>;
  /** Newest first, the last of each step, with the changes of the whole step. */
  readonly loadTops: (
    market: MarketName,
    asked: SteppedSpan,
    signal: AbortSignal,
  ) => Promise<readonly RecordedTop[]>;
  readonly loadBookAt: (market: MarketName, at: number, signal: AbortSignal) => Promise<PastBook | undefined>;
  /** Those that touch the span, oldest first. */
  readonly loadBookGaps: (
    market: MarketName,
    span: TimeSpan,
    signal: AbortSignal,
  ) => Promise<readonly BookGap[]>;
  /** As `loadBookGaps`, for missed trades. */
  readonly loadTradeGaps: (
    market: MarketName,
    span: TimeSpan,
    signal: AbortSignal,
  ) => Promise<readonly BookGap[]>;
}
