/** What every simulated contract is, on either venue: what it pays, when it trades, how lively it is. */
import type { Occurrence, SimulatedVoidBranch, State } from './occurrence.ts';

export type SimulatedVenue = 'venue_a' | 'venue_b';

/** What Yes pays, in halves of a dollar. */
export type Halves = 0 | 1 | 2;

/**
 * What Yes pays when the occurrence is void: halves; the fair price at that time, not known before; or, where the
 * text keeps the market open until the make-up, what the state of that one pays.
 */
export type SimulatedVoidPayout = Halves | 'fair_price' | 'by_later_result';

export interface SimulatedClaim {
  readonly occurrence: Occurrence;
  /**
   * The figure the contract reads: source, station or product, statistic, period, scope. Two claims are on the same
   * figure exactly if this text is equal; different sources of one real thing are different occurrences too.
   */
  readonly variable: string;
  /**
   * Other figures of the occurrence, by their texts, to which logic alone ties this one: an exact score and the total, a
   * win in 90 minutes and advancing. Payouts on them may be compared state by state too.
   */
  readonly comparable?: readonly string[] | undefined;
  pays(state: State): Halves;
  /** What the rules text says of each void branch; a branch that is missing is one the text is silent on. */
  readonly voids: Readonly<Partial<Record<SimulatedVoidBranch, SimulatedVoidPayout>>>;
}

/** A leg of a combo: pays if the leg's market settles on this side. */
export interface SimulatedLeg {
  readonly market: SimulatedMarket;
  readonly side: 'yes' | 'no';
}

export interface SimulatedMarket {
  readonly venue: SimulatedVenue;
  /** The public id: ticker on venue_a, slug on venue_b. Unique per venue. */
  readonly id: string;
  readonly claim: SimulatedClaim | { readonly legs: readonly SimulatedLeg[] };
  /** All times in milliseconds since 1970. A market is listed from `createdAt`, trades from `opensAt` to `closesAt`. */
  readonly createdAt: number;
  readonly opensAt: number;
  /** Scheduled end of trading. Trading stops earlier when the truth is known (`Occurrence.endsAt`). */
  readonly closesAt: number;
  /** Relative liveliness: 0 trades never, 1 is ordinary, 100 is a headline game. Follows a power law over the world. */
  readonly activity: number;
  /**
   * What Yes is worth at a time given what the world has shown by then, strictly between 0 and 1. A model quantity, not
   * a price: exchanges quote exact ticks around it.
   */
  fair(at: number): number;
  /** A planted mistake of this market's quotes, in ten-thousandths of a dollar, zero outside its window. */
  bias(at: number): number;
}
