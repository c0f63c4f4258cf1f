/** What the judges ask of a recording. */
import type { PlainBook } from './plain-book.ts';
import type { TopPoint } from './top-points.ts';
import type { QuoteState } from './true-quotes.ts';

export interface MarketName {
  readonly venue: 'venue_a' | 'venue_b';
  readonly id: string;
}

export interface RecordedTrade {
  readonly id: string;
  readonly ts: number;
  readonly price: number;
  readonly quantity: number;
  readonly takerAction: 'buy' | 'sell';
  readonly outcome: 'yes' | 'no';
}

export interface RecordedHistory {
  bookAt(
    market: MarketName,
    at: number,
  ): Promise<{ readonly book: PlainBook; readonly assurance: 'full' | 'top' } | undefined>;
  /** Oldest first. */
  tops(
    market: MarketName,
    window: { readonly from: number; readonly to: number; readonly stepMs: number },
  ): Promise<readonly TopPoint[]>;
  /** Oldest first. */
  quotes(
    market: MarketName,
    window: { readonly from: number; readonly to: number; readonly stepMs: number },
  ): Promise<readonly QuoteState[]>;
  /** All of them in the half-open span. */
  trades(market: MarketName, from: number, to: number): Promise<readonly RecordedTrade[]>;
  /** Gaps that cover the time, by their causes. */
  gapsAt(market: MarketName, at: number): Promise<readonly string[]>;
}
