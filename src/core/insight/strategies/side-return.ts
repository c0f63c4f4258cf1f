/** What a dollar spent on a side returned, kept to eight decimals. */
export const returnsPerUnit = 100_000_000;

/**
 * In 10^-8, the nearest; both amounts in millionths. Prices of rules are at least 10 cents, so that it is at most 10^9 and
 * a million of them are summed exactly.
 */
export function returnOf(paid: number, price: number): number {
  return Math.floor((2 * paid * returnsPerUnit + price) / (2 * price));
}
