/** What a taker pays, ready for arithmetic, and how it follows from the terms a venue states. */
import type { FeeTerms } from '../contract/index.ts';
import { isInteger, multiplyRationals, type Rational } from '../exact/index.ts';

export type FeeSchedule =
  | { readonly kind: 'free' }
  /** Rate × contracts × price × (1 − price). The rate is never below zero. */
  | { readonly kind: 'quadratic'; readonly rate: Rational }
  /** Rate × contracts × (price × (1 − price)) ^ exponent. The exponent is whole and from 0 to 10. */
  | { readonly kind: 'power'; readonly rate: Rational; readonly exponent: number }
  | { readonly kind: 'unknown'; readonly reason: string };

const free: FeeSchedule = { kind: 'free' };

/** No venue has used one above 2; a hostile one must not cost time. */
const exponentMax = 10n;

/** By the terms, which are never edited: many markets share them. */
const known = new WeakMap<FeeTerms, FeeSchedule>();

/**
 * What the terms come to, if nothing has changed since they were stated. A waiver counts for nothing: that it is one for
 * takers is not established, and what is charged without it is the most.
 */
export function scheduleOfTerms(terms: FeeTerms): FeeSchedule {
  let schedule = known.get(terms);
  if (schedule === undefined) {
    schedule = readTerms(terms);
    known.set(terms, schedule);
  }
  return schedule;
}

/** `rate` is undefined where the venue has published none for the schedule. */
export function quadraticSchedule(
  name: string,
  rate: Rational | undefined,
  multiplier: Rational,
): FeeSchedule {
  if (rate === undefined) return { kind: 'unknown', reason: `schedule_not_published: ${name}` };
  if (multiplier.numerator < 0n) return { kind: 'unknown', reason: 'multiplier_below_zero' };
  return { kind: 'quadratic', rate: multiplyRationals(rate, multiplier) };
}

function readTerms(terms: FeeTerms): FeeSchedule {
  switch (terms.kind) {
    case 'none':
      return free;
    case 'quadratic':
      return quadraticSchedule(terms.schedule, terms.rate, terms.multiplier);
    case 'power':
      return powerSchedule(terms.rate, terms.exponent);
    case 'unknown':
      return { kind: 'unknown', reason: terms.reason };
  }
}

/** Whether makers pay too makes no difference to a taker. */
function powerSchedule(rate: Rational, exponent: Rational): FeeSchedule {
  if (rate.numerator < 0n) return { kind: 'unknown', reason: 'rate_below_zero' };
  if (!isInteger(exponent) || exponent.numerator < 0n || exponent.numerator > exponentMax) {
    return { kind: 'unknown', reason: 'exponent_not_readable' };
  }
  return { kind: 'power', rate, exponent: Number(exponent.numerator) };
}
