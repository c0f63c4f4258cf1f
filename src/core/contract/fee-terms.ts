/** What a contract says of taker fees, exact and unevaluated. Unknown is unknown, never zero. */
import type { Rational } from '../exact/index.ts';

export type FeeTerms =
  | { readonly kind: 'none'; readonly schedule: string }
  | {
      /** Rate × multiplier × contracts × price × (1 − price). */
      readonly kind: 'quadratic';
      readonly schedule: string;
      /** As the venue publishes it for schedules of this name. */
      readonly rate: Rational;
      readonly multiplier: Rational;
      /** Whether the event's override or the series' own terms were in force. */
      readonly setBy: 'event' | 'series';
      /** As the venue says; whether it is a waiver for takers is not established, so it lowers no fee. */
      readonly waivedUntil: number | undefined;
    }
  | {
      /** Rate × contracts × (price × (1 − price)) ^ exponent. */
      readonly kind: 'power';
      readonly schedule: string;
      readonly rate: Rational;
      readonly exponent: Rational;
      readonly takerOnly: boolean;
    }
  | { readonly kind: 'unknown'; readonly reason: string };

/** A change of fee terms announced for a time. */
export interface FeeChange {
  /** The series or event it applies to. */
  readonly scope: 'series' | 'event';
  readonly id: string;
  readonly changeId: string;
  /** Undefined clears an override. */
  readonly schedule: string | undefined;
  /** Undefined where the venue has published none for schedules of this name. */
  readonly rate: Rational | undefined;
  readonly multiplier: Rational | undefined;
  readonly effectiveAt: number;
}
