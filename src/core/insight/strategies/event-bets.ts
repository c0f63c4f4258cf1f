/**
 * How strong the evidence against luck is: what a gambler would have made of one dollar by following the rule.
 *
 * Before each event the gambler stakes a fixed share of what they have, spread evenly over the event's markets of the rule.
 * If prices were fair, no way of betting makes money on average, so that the chance of ever having multiplied the dollar by m
 * is at most 1/m, whatever markets of one event have in common (Ville 1939). Shares differ by rule: the dollar is spread
 * evenly over four of them. The reciprocal of what became of it is the p-value.
 */
export const stakes = [0.03, 0.1, 0.3, 0.8] as const;

/** Logarithms are summed as integers of 2^-30, so that sums are the same in every order. */
const perUnit = 2 ** 30;

/** By stake: of an event in which nothing was returned, which is every second one or so. */
const logsOfLoss: ReadonlyMap<number, number> = new Map(
  stakes.map((stake) => [stake, Math.round(Math.log1p(-stake) * perUnit)]),
);

/** The logarithm of what one dollar becomes by one event in which `count` markets returned `returned` in all, both sums exact. */
export function logOfBet(stake: number, count: number, returned: number, returnsPerUnit: number): number {
  if (count === 0) return 0;
  if (returned === 0) return logsOfLoss.get(stake) ?? Math.round(Math.log1p(-stake) * perUnit);
  return Math.round(Math.log1p(stake * (returned / (count * returnsPerUnit) - 1)) * perUnit);
}

/** From the summed logarithms, by stake; above 0 and at most 1. */
export function chanceOfLuck(sums: ArrayLike<number>): number {
  const logs = stakes.map((_, place) => (sums[place] ?? 0) / perUnit);
  const most = Math.max(...logs);
  const mean = logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / stakes.length;
  const logWealth = most + Math.log(mean);
  return logWealth <= 0 ? 1 : Math.max(Number.MIN_VALUE, Math.exp(-logWealth));
}

/**
 * Benjamini–Hochberg: for each p-value the least share of false finds among all that are at least as strong. As the p-values
 * are reciprocals of what bets made, this holds whatever rules have in common (Wang and Ramdas 2022).
 */
export function falseFindShares(chances: readonly number[]): number[] {
  const order = chances.map((chance, place) => ({ chance, place })).sort((a, b) => b.chance - a.chance);
  const shares = new Array<number>(chances.length).fill(1);
  let least = 1;
  order.forEach(({ chance, place }, later) => {
    least = Math.min(least, (chance * chances.length) / (chances.length - later));
    shares[place] = least;
  });
  return shares;
}
