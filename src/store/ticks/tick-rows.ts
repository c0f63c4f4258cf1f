/**
 * What is recorded, row by row, as it goes into the hot tables and comes out of them and of sealed files. Times are
 * milliseconds since 1970; `market` is the key of recorded_market.
 */
import type { Micros } from '../../core/exact/index.ts';
import type { Depth } from '../../core/market/index.ts';

export const tickKinds = ['quote', 'trade', 'top', 'depth'] as const;
export type TickKind = (typeof tickKinds)[number];

export interface QuoteRow {
  readonly market: number;
  readonly ts: number;
  readonly yesAsk: Micros | undefined;
  readonly noAsk: Micros | undefined;
  /** The last trade. */
  readonly price: Micros | undefined;
}

export interface TradeRow {
  readonly market: number;
  /** The venue's time. */
  readonly ts: number;
  readonly receivedAt: number;
  readonly id: string;
  readonly price: Micros;
  readonly quantity: Micros;
  readonly takerAction: 'buy' | 'sell';
  readonly outcome: 'yes' | 'no';
  readonly block: boolean;
}

export interface TopRow {
  readonly market: number;
  /** When this state of the top began. */
  readonly ts: number;
  readonly changes: number;
  readonly bid: Micros | undefined;
  readonly bidQuantity: Micros | undefined;
  readonly ask: Micros | undefined;
  readonly askQuantity: Micros | undefined;
  readonly yesDepth: Depth;
  readonly noDepth: Depth;
}

/** See tick_depth in the migrations for the entries and their order. */
export type DepthEntry = 'bid' | 'ask' | 'clear' | 'full' | 'top';

export interface DepthRow {
  readonly market: number;
  /** The start of the second. */
  readonly ts: number;
  readonly entry: DepthEntry;
  readonly price: Micros;
  readonly quantity: Micros;
}

export interface BookGap {
  readonly beganAt: number;
  /** Undefined while it lasts. */
  readonly endedAt: number | undefined;
  readonly cause: string;
}
