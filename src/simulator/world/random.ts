/**
 * Chance that is a pure function of a seed and a text key: the same seed makes the same world on every machine, in
 * whatever order its parts are made.
 */

export interface Random {
  /** At least 0, less than 1. */
  uniform(): number;
  /** Whole, both ends included. */
  integer(min: number, max: number): number;
  /** Mean 0, variance 1. */
  normal(): number;
  /** At least 1, with tail exponent `alpha`. */
  pareto(alpha: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

/** 64 bits as two 32-bit halves, after the public-domain cyrb hash: well mixed, not cryptographic. */
export interface Hash {
  readonly high: number;
  readonly low: number;
}

export function hashText(seed: number, text: string): Hash {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ Math.imul(seed, 0x9e3779b1);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return { high: high >>> 0, low: low >>> 0 };
}

/** The hash of a hash and a whole number below 2^32, without making text. */
export function hashNode(hash: Hash, node: number): number {
  let mixed = Math.imul(hash.high ^ node, 0x85ebca6b) ^ hash.low;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ Math.imul(node, 0x9e3779b1), 0x846ca68b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Strictly between 0 and 1. */
export function uniformOf(seed: number, text: string): number {
  return (hashText(seed, text).high + 0.5) / 4294967296;
}

/** A whole number of both ends included, from seed and key. */
export function integerOf(seed: number, text: string, min: number, max: number): number {
  return min + Math.floor(uniformOf(seed, text) * (max - min + 1));
}

export function createRandom(seed: number, key: string): Random {
  const hash = hashText(seed, key);
  let a = hash.high;
  let b = hash.low;
  let c = a ^ 0x9e3779b9;
  let counter = b ^ 1;
  function bits(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
  for (let warm = 0; warm < 8; warm += 1) {
    bits();
  }
  const uniform = (): number => bits() / 4294967296;
  const integer = (min: number, max: number): number => min + Math.floor(uniform() * (max - min + 1));
  const random: Random = {
    uniform,
    integer,
    normal: () => normalQuantile((bits() + 0.5) / 4294967296),
    pareto: (alpha) => (1 - uniform()) ** (-1 / alpha),
    chance: (probability) => uniform() < probability,
    pick(list) {
      const picked = list[integer(0, list.length - 1)];
      if (picked === undefined) {
        throw new RangeError('pick needs a list with at least one member, found an empty one');
      }
      return picked;
    },
    shuffle(list) {
      const shuffled = [...list];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = integer(0, last);
        const [left, right] = [shuffled[last], shuffled[other]];
        if (left !== undefined && right !== undefined) {
          shuffled[last] = right;
          shuffled[other] = left;
        }
      }
      return shuffled;
    },
  };
  return random;
}

/** The value below which a standard normal falls with the probability; Acklam's rational approximation, 1e-9 off. */
export function normalQuantile(probability: number): number {
  if (probability <= 0) {
    return Number.NEGATIVE_INFINITY;
  }
  if (probability >= 1) {
    return Number.POSITIVE_INFINITY;
  }
  if (probability < 0.02425) {
    return tailQuantile(Math.sqrt(-2 * Math.log(probability)));
  }
  if (probability > 1 - 0.02425) {
    return -tailQuantile(Math.sqrt(-2 * Math.log(1 - probability)));
  }
  const centred = probability - 0.5;
  const r = centred * centred;
  return (
    ((((((-39.69683028665376 * r + 220.9460984245205) * r - 275.9285104469687) * r + 138.357751867269) * r -
      30.66479806614716) *
      r +
      2.506628277459239) *
      centred) /
    (((((-54.47609879822406 * r + 161.5858368580409) * r - 155.6989798598866) * r + 66.80131188771972) * r -
      13.28068155288572) *
      r +
      1)
  );
}

function tailQuantile(q: number): number {
  return (
    (((((-0.007784894002430293 * q - 0.3223964580411365) * q - 2.400758277161838) * q - 2.549732539343734) *
      q +
      4.374664141464968) *
      q +
      2.938163982698783) /
    ((((0.007784695709041462 * q + 0.3224671290700398) * q + 2.445134137142996) * q + 3.754408661907416) * q +
      1)
  );
}
