/** What signals are made of: fills and prices of markets. */
import type { VenueId } from '../contract/index.ts';
import type { Micros } from '../exact/index.ts';
import type { LiquidityGrade } from '../market/index.ts';

/**
 * A market and whom it resembles: a habit of few data is drawn toward that of its category and grade. Those two are read
 * about once an hour, so that they may be made when they are read; nothing of it is kept.
 */
export interface SignalMarket {
  readonly venue: VenueId;
  readonly id: string;
  /** By which it is found; held by the caller that names it until the detector has taken what it is given. */
  readonly number: number;
  /** Undefined while it is not known: then it is read again with the next fact. */
  readonly category: string | undefined;
  readonly grade: LiquidityGrade;
  /** Now; milliseconds since 1970. Without it, the time of the fact. */
  readonly asOf?: number;
}

export interface SignalFill {
  /** When the venue says it happened; milliseconds since 1970. */
  readonly venueTime: number;
  /** What the taker paid or received for one contract. */
  readonly takerPrice: Micros;
  readonly quantity: Micros;
  /** Yes when the taker bought Yes or sold No; undefined where the venue does not publish the taker's side. */
  readonly toward: 'yes' | 'no' | undefined;
  /** Negotiated off the book: judged by its size, and part of no sweep. */
  readonly block: boolean;
  /** What fills of one taker order have in common, where the venue says it: a transaction. */
  readonly orderKey?: string;
}
