/** A fill as its venue reported it. */
import type { Micros } from '../exact/index.ts';

export interface Trade {
  /** The venue's identity of the fill, or one made of everything it says where it gives none. */
  readonly id: string;
  /** When the venue says it happened; milliseconds since 1970. */
  readonly venueTime: number;
  /** The price of Yes. */
  readonly price: Micros;
  readonly quantity: Micros;
  readonly takerAction: 'buy' | 'sell';
  /** The outcome the taker bought or sold. */
  readonly outcome: 'yes' | 'no';
  /** Negotiated off the book. */
  readonly block: boolean;
}

/** A notional is its integer divided by ten to this power, in dollars. */
export const notionalPlaces = 12;

/** Toward Yes when the taker bought Yes or sold No. */
export function towardOf({ takerAction, outcome }: Pick<Trade, 'takerAction' | 'outcome'>): 'yes' | 'no' {
  return (takerAction === 'buy') === (outcome === 'yes') ? 'yes' : 'no';
}
