/** The venue's schedules of fees: their names, and the rate a taker pays before the multiplier. */
import { type Rational, rational } from '../../core/exact/index.ts';

const seven = rational(7n, 100n);

/** Those whose taker fee is rate × multiplier × contracts × price × (1 − price). The list of names is open; any other is unknown. */
const quadraticRates: ReadonlyMap<string, Rational> = new Map([
  ['quadratic', seven],
  ['quadratic_with_maker_fees', seven],
  ['quadratic_with_combo_maker_fees', seven],
]);

export const quadraticNames: readonly string[] = [...quadraticRates.keys()];

/** Undefined where the venue has not published what a taker pays. */
export function quadraticRate(schedule: string): Rational | undefined {
  return quadraticRates.get(schedule);
}
