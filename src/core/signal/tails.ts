/** How likely it is to see as much or more: tails of distributions, as -log10 of the chance. */

/** At most this; beyond it chances cannot be distinguished. */
export const rawScoreMax = 16;

const halfLogOfTwoPi = 0.5 * Math.log(2 * Math.PI);

/** The logarithm of the gamma function for positive numbers; wrong by less than 1e-7. */
export function logGamma(x: number): number {
  let shifted = x;
  let product = 1;
  while (shifted < 6) {
    product *= shifted;
    shifted += 1;
  }
  const inverse = 1 / shifted;
  const square = inverse * inverse;
  const series = inverse * (1 / 12 - square * (1 / 360 - square / 1260));
  return (shifted - 0.5) * Math.log(shifted) - shifted + halfLogOfTwoPi + series - Math.log(product);
}

/**
 * The chance of a negative binomial number of at least `count`, where the mean is `mean` and the variance `mean + mean² ×
 * dispersion`. Above the mean; below it the result is 0. The tail is summed as a geometric series from its first term:
 * less than a tenth of a decade off where it is far out.
 */
export function countTail(count: number, mean: number, dispersion: number): number {
  if (count <= mean || count < 1) return 0;
  const shape = 1 / dispersion;
  const odds = mean / (mean + shape);
  const logFirst =
    logGamma(count + shape) -
    logGamma(shape) -
    logGamma(count + 1) +
    shape * Math.log(1 - odds) +
    count * Math.log(odds);
  const ratio = Math.min(0.999, (odds * (count + shape)) / (count + 1));
  return scoreOf(logFirst - Math.log(1 - ratio));
}

/** From the natural logarithm of a chance. */
export function scoreOf(logChance: number): number {
  const score = -logChance * Math.LOG10E;
  return Math.min(rawScoreMax, Math.max(0, score));
}
