/**
 * How many of something a market has at a time. Trading comes in clusters: counts are negative binomial with the market's own
 * spread, and what is expected follows the last few looks as well as the many before.
 */
import type { HabitSize } from './market-rows.ts';
import { ShrunkMeans } from './shrunk-means.ts';
import { countTail } from './tails.ts';

/** A count teaches at most this many times what was expected, so that the unusual does not become the habit at once. */
export const learntTimesMax = 12;
const dispersionMin = 0.5;
const dispersionMax = 12;
const learntDispersionMax = 40;
/** Too few to be distinguished from none. */
const meanMin = 0.05;

export interface CountHabitOptions extends HabitSize {
  /** Of a group nothing is known of. */
  readonly mean: number;
  readonly dispersion: number;
}

export class CountHabit {
  readonly #usual: ShrunkMeans;
  /** The same of the last few looks. */
  readonly #recent: ShrunkMeans;
  /** (count - expected)² - expected, in units of expected²: what is left is clustering. */
  readonly #dispersion: ShrunkMeans;

  constructor({ mean, dispersion, ...size }: CountHabitOptions) {
    this.#usual = new ShrunkMeans({ ...size, initial: mean, evenAt: 15, memory: 400 });
    this.#recent = new ShrunkMeans({ ...size, initial: mean, evenAt: 3, memory: 8 });
    this.#dispersion = new ShrunkMeans({ ...size, initial: dispersion, evenAt: 60, memory: 1_000 });
  }

  usual(place: number, group: number): number {
    return Math.max(meanMin, this.#usual.read(place, group));
  }

  /** `rhythm` is how many times the usual is expected at this time. Within a standard deviation of that the score is 0. */
  judge(place: number, group: number, count: number, rhythm: number): number {
    const dispersion = this.#dispersion.read(place, group);
    const bounded = Math.min(dispersionMax, Math.max(dispersionMin, dispersion));
    const expected = this.#expected(place, group, rhythm);
    const excess = count - expected;
    // Most counts are ordinary, and the tail takes most of the time.
    if (excess <= 0 || excess * excess < expected * (1 + expected * bounded)) return 0;
    return countTail(count, expected, bounded);
  }

  learn(place: number, group: number, count: number, rhythm: number): void {
    const expected = this.#expected(place, group, rhythm);
    const learnt = Math.min(count, learntTimesMax * (expected + 1));
    const difference = learnt - expected;
    const spread = (difference * difference - expected) / (expected * expected + meanMin);
    this.#dispersion.learn(place, group, Math.min(learntDispersionMax, Math.max(-1, spread)));
    this.#usual.learn(place, group, learnt);
    this.#recent.learn(place, group, learnt);
  }

  #expected(place: number, group: number, rhythm: number): number {
    return Math.max(meanMin, this.#usual.read(place, group) * rhythm, this.#recent.read(place, group));
  }
}
