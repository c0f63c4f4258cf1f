/** What prices over time are made of, as the live facts and the record give it. */
import type { VenueId } from '../contract/index.ts';
import type { Micros } from '../exact/index.ts';

/** Twice a price of Yes in millionths of a dollar, so that a midpoint is whole. */
export type DoubledPrice = number;

const dollar: Micros = 1_000_000;

/** Halfway between the best bid for Yes, which is a dollar less the ask of No, and its ask; undefined without one of them. */
export function midpointOf(quote: {
  readonly yesAsk: Micros | undefined;
  readonly noAsk: Micros | undefined;
}): DoubledPrice | undefined {
  if (quote.yesAsk === undefined || quote.noAsk === undefined) return undefined;
  return quote.yesAsk + dollar - quote.noAsk;
}

/** Times are milliseconds since 1970. Points may come in any order, and more than once. */
export type PricePoint =
  /** From the end of the second of `at` the quote has this midpoint, or none. */
  | {
      readonly kind: 'quote';
      readonly venue: VenueId;
      readonly id: string;
      readonly at: number;
      readonly mid: DoubledPrice | undefined;
    }
  /** Nothing is known of the book from `at` on: quotes before it are in force no longer. */
  | { readonly kind: 'gap'; readonly venue: VenueId; readonly id: string; readonly at: number }
  /** Everything was recorded up to `at` and nothing after it: no earlier quote of any market is in force any more. */
  | { readonly kind: 'end'; readonly at: number }
  | {
      readonly kind: 'fill';
      readonly venue: VenueId;
      readonly id: string;
      readonly venueTime: number;
      readonly price: Micros;
    }
  /** The last price in the hour of `at`, from the venue's history. */
  | {
      readonly kind: 'close';
      readonly venue: VenueId;
      readonly id: string;
      readonly at: number;
      readonly price: Micros;
    };
