/** Quantiles of the normal distribution and of Student's; statistics, so floating-point numbers. */

/** Of the standard normal distribution: Acklam's rational approximation and one step of Halley's method. */
export function normalQuantile(chance: number): number {
  const first = approximate(chance);
  const error = normalChance(first) - chance;
  const step = error * Math.sqrt(2 * Math.PI) * Math.exp((first * first) / 2);
  return first - step / (1 + (first * step) / 2);
}

/** The chance of at most so much: by the continued fraction of the tail, or the series near the middle. */
export function normalChance(value: number): number {
  const far = Math.abs(value);
  if (far < 3) {
    let term = far;
    let sum = far;
    for (let odd = 3; odd < 200 && term > sum * 1e-17; odd += 2) {
      term *= (far * far) / odd;
      sum += term;
    }
    const half = (sum * Math.exp((-far * far) / 2)) / Math.sqrt(2 * Math.PI);
    return value < 0 ? 0.5 - half : 0.5 + half;
  }
  let fraction = 0;
  for (let depth = 60; depth >= 1; depth -= 1) fraction = depth / (far + fraction);
  const tail = Math.exp((-far * far) / 2) / (Math.sqrt(2 * Math.PI) * (far + fraction));
  return value < 0 ? tail : 1 - tail;
}

/** Of Student's distribution from that of the normal one (Cornish–Fisher, Abramowitz and Stegun 26.7.5). */
export function studentQuantile(normal: number, freedom: number): number {
  const z2 = normal * normal;
  const terms = [
    (z2 + 1) / 4,
    ((5 * z2 + 16) * z2 + 3) / 96,
    (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384,
    ((((79 * z2 + 776) * z2 + 1_482) * z2 - 1_920) * z2 - 945) / 92_160,
  ];
  return normal * (1 + terms.reduce((sum, term, place) => sum + term / freedom ** (place + 1), 0));
}

const middle = {
  above: [
    -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
    2.506628277459239,
  ],
  below: [
    -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1,
  ],
};
const tails = {
  above: [
    -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783,
  ],
  below: [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1],
};

function approximate(chance: number): number {
  const edge = 0.02425;
  if (chance < edge) return quotient(tails, Math.sqrt(-2 * Math.log(chance)));
  if (chance > 1 - edge) return -quotient(tails, Math.sqrt(-2 * Math.log(1 - chance)));
  const off = chance - 0.5;
  return off * quotient(middle, off * off);
}

function quotient(
  { above, below }: { readonly above: readonly number[]; readonly below: readonly number[] },
  at: number,
): number {
  const evaluate = (terms: readonly number[]) => terms.reduce((sum, term) => sum * at + term, 0);
  return evaluate(above) / evaluate(below);
}
