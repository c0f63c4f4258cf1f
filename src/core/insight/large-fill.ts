import type { Micros } from '../exact/index.ts';

export interface LargeFill {
  /** A number that the caller gives to each market. */
  readonly market: number;
  /** Whole milliseconds since 1970. */
  readonly venueTime: number;
  /** Of the venue. */
  readonly id: string;
  readonly yesPrice: Micros;
  readonly quantity: Micros;
  readonly takerAction: 'buy' | 'sell';
  readonly outcome: 'yes' | 'no';
  readonly block: boolean;
  readonly archived: boolean;
}
