/** What the recorder receives. Calls come in the order of the facts and return at once. */
import type { VenueId } from '../core/contract/index.ts';
import type { BookEffect, QuoteChange, TradeSeen } from '../core/market/index.ts';

/** The process was stopped and goes on: these books have a gap in the record. */
export interface Woken {
  readonly markets: readonly { readonly venue: VenueId; readonly id: string }[];
  /** When the gaps begin. */
  readonly knownUntil: number;
  readonly at: number;
}

export interface RecorderSink {
  /**
   * Every book fact and every change of a book's state; the quote it may have changed comes by `takeQuote`. `knownUntil`:
   * since when nothing is known of a book that is no longer live, where that is earlier.
   */
  takeBook(effect: BookEffect, receivedAt: number, knownUntil?: number): void;
  takeQuote(change: QuoteChange): void;
  /** Each trade once, as far as memory reaches. */
  takeTrade(seen: TradeSeen): void;
  /** Trades of this half-open span that could not be fetched any more. */
  takeTradesMissed(
    venue: VenueId,
    markets: readonly string[] | 'all',
    from: number,
    to: number,
    reason: string,
  ): void;
  /** Of the quotes of those books nothing is known in the gap either: `listener` has to repeat them. One listener. */
  onWoken?(listener: (woken: Woken) => void): void;
}
