/**
 * What the world knows before it knows: a Brownian path per occurrence, a pure function of seed, key and time. The final
 * figure is mean + deviation · path(1); at information time τ the best guess of it is the normal with mean
 * mean + deviation · path(τ) and variance deviation² · (1 − τ). Prices that are such masses move as they should: no reader
 * can predict from them where they go next, and they end at the truth.
 */
import { type Hash, hashNode, hashText, normalQuantile } from './random.ts';

const pathLevels = 16;

/** Information time at instants, ascending in both; linear between them, constant beyond them. */
export type Revelation = readonly (readonly [at: number, tau: number])[];

/** The mean and standard deviation of a figure, given what is known. A deviation of zero is certainty. */
export interface Guess {
  readonly mean: number;
  readonly deviation: number;
}

/** Known slowly from listing to release, and at once then. */
export function releaseRevelation(listedAt: number, releasedAt: number, knownBefore = 0.55): Revelation {
  return [
    [listedAt, 0.02],
    [releasedAt, knownBefore],
    [releasedAt + 1000, 1],
  ];
}

/** Known a little before the start, and steadily more until the end. */
export function gameRevelation(listedAt: number, startsAt: number, endsAt: number): Revelation {
  return [
    [listedAt, 0.01],
    [startsAt, 0.2],
    [endsAt, 1],
  ];
}

/** A thing that never comes about is never known: the same revelation, stopped at `tau`. */
export function stoppedRevelation(revelation: Revelation, tau = 0.6): Revelation {
  return revelation.map(([at, known]) => [at, Math.min(known, tau)] as const);
}

export function informationTime(revelation: Revelation, at: number): number {
  let before: readonly [number, number] | undefined;
  for (const knot of revelation) {
    if (at < knot[0]) {
      if (before === undefined) {
        return knot[1];
      }
      return before[1] + ((knot[1] - before[1]) * (at - before[0])) / (knot[0] - before[0]);
    }
    before = knot;
  }
  return before?.[1] ?? 1;
}

export interface Path {
  /** The path at information time 0 to 1; 0 at 0. */
  at(tau: number): number;
}

/** Figures that look alike hang together: the paths of any two with this key have this correlation. */
export interface Kin {
  readonly key: string;
  readonly correlation: number;
}

/** The path of one figure; with kin, partly a path that all of them share. */
export class LatentPath implements Path {
  readonly #own: Hash;
  readonly #shared: Hash | undefined;
  readonly #correlation: number;

  constructor(seed: number, key: string, kin?: Kin) {
    this.#own = hashText(seed, key);
    this.#shared = kin === undefined ? undefined : hashText(seed, `kin:${kin.key}`);
    this.#correlation = kin?.correlation ?? 0;
  }

  at(tau: number): number {
    const own = pathAt(this.#own, tau);
    return this.#shared === undefined
      ? own
      : Math.sqrt(this.#correlation) * pathAt(this.#shared, tau) + Math.sqrt(1 - this.#correlation) * own;
  }
}

/** Midpoint displacement: each dyadic node's offset comes from its own hash, so any time is reached in `levels` steps. */
export function pathAt(hash: Hash, tau: number, levels = pathLevels): number {
  if (tau <= 0) {
    return 0;
  }
  const end = nodeNormal(hash, 1);
  if (tau >= 1) {
    return end;
  }
  let left = 0;
  let right = end;
  let from = 0;
  let width = 1;
  let node = 1;
  for (let level = 0; level < levels; level += 1) {
    const half = width / 2;
    const middle = (left + right) / 2 + nodeNormal(hash, node + 0x40000000) * Math.sqrt(width) * 0.5;
    node = node * 2;
    if (tau < from + half) {
      right = middle;
    } else {
      left = middle;
      from += half;
      node += 1;
    }
    width = half;
  }
  return left + ((right - left) * (tau - from)) / width;
}

function nodeNormal(hash: Hash, node: number): number {
  return normalQuantile((hashNode(hash, node) + 0.5) / 4294967296);
}

/** The guess at time `at` of mean + deviation · path(1). */
export function guessAt(path: Path, revelation: Revelation, prior: Guess, at: number): Guess {
  const tau = informationTime(revelation, at);
  return {
    mean: prior.mean + prior.deviation * path.at(tau),
    deviation: prior.deviation * Math.sqrt(Math.max(0, 1 - tau)),
  };
}

/** How likely the guessed figure lies below the cut; the cut itself counts half when all is certain. */
export function massBelow(guess: Guess, cut: number): number {
  if (cut === Number.POSITIVE_INFINITY) {
    return 1;
  }
  if (cut === Number.NEGATIVE_INFINITY) {
    return 0;
  }
  if (guess.deviation <= 0) {
    return cut > guess.mean ? 1 : cut < guess.mean ? 0 : 0.5;
  }
  return normalBelow((cut - guess.mean) / guess.deviation);
}

/** How likely the guessed figure, once rounded to whole steps, lies from `low` to `high`, both included. */
export function massOfSteps(guess: Guess, low: number, high: number): number {
  return Math.max(0, massBelow(guess, high + 0.5) - massBelow(guess, low - 0.5));
}

/** The standard normal distribution function, 1e-7 off at most. */
export function normalBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const error =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) *
    t *
    Math.exp(-x * x);
  return z >= 0 ? 1 - error / 2 : error / 2;
}

/** What Yes is worth while a market is open: never certain. */
export function clampFair(chance: number): number {
  return Math.min(0.998, Math.max(0.002, chance));
}
