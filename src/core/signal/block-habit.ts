/**
 * How large a market's fills are. The logarithm of a notional has the market's own mean and spread; two standard
 * deviations above the mean begins the tail, which falls exponentially in the logarithm (a Pareto tail in dollars) with the market's own
 * decay.
 */
import type { HabitSize } from './market-rows.ts';
import { ShrunkMeans } from './shrunk-means.ts';
import { scoreOf } from './tails.ts';

/** Anything smaller is as good as this. */
const notionalMin = 0.01;
/** Standard deviations above the mean, and the share of fills beyond, if they were normal. */
const tailFrom = 2;
const tailShare = 0.025;
/** A fill teaches as if it were at most this many standard deviations from the mean. */
const learntDeviationsMax = 4.5;
const varianceMin = 0.25;
const decayMin = 0.15;

export class BlockHabit {
  readonly #mean: ShrunkMeans;
  readonly #variance: ShrunkMeans;
  /** Of the fills in the tail: how far beyond its beginning, in standard deviations. */
  readonly #excess: ShrunkMeans;
  /** 1 of a fill in the tail, 0 of another. */
  readonly #inTail: ShrunkMeans;

  constructor(size: HabitSize) {
    this.#mean = new ShrunkMeans({ ...size, initial: 2, evenAt: 4, memory: 400 });
    this.#variance = new ShrunkMeans({ ...size, initial: 4, evenAt: 20, memory: 400 });
    this.#excess = new ShrunkMeans({ ...size, initial: 0.4, evenAt: 30, memory: 300 });
    this.#inTail = new ShrunkMeans({ ...size, initial: tailShare, evenAt: 400, memory: 4_000 });
  }

  /** The notional of a usual fill, in dollars. */
  usualNotional(place: number, group: number): number {
    return Math.exp(this.#mean.read(place, group));
  }

  /** Judges a fill by the habit so far, and learns from it. Within a standard deviation of the mean the score is 0. */
  take(place: number, group: number, notional: number): number {
    const mean = this.#mean.read(place, group);
    const spread = Math.sqrt(Math.max(varianceMin, this.#variance.read(place, group)));
    const deviations = (Math.log(Math.max(notionalMin, notional)) - mean) / spread;
    const rawScore = deviations > 1 ? this.#judge(place, group, deviations) : 0;
    const learnt = Math.min(learntDeviationsMax, Math.max(-learntDeviationsMax, deviations));
    const isInTail = learnt > tailFrom;
    if (isInTail) this.#excess.learn(place, group, learnt - tailFrom);
    this.#inTail.learn(place, group, isInTail ? 1 : 0);
    this.#variance.learn(place, group, (learnt * spread) ** 2);
    this.#mean.learn(place, group, mean + learnt * spread);
    return rawScore;
  }

  #judge(place: number, group: number, deviations: number): number {
    const beyond = deviations - tailFrom;
    // Nearly the tail of a normal distribution; what is below the tail is no signal.
    if (beyond <= 0) return Math.log10(1 + Math.exp(1.7 * deviations));
    const decay = Math.max(decayMin, this.#excess.read(place, group));
    return scoreOf(Math.log(this.#inTail.read(place, group)) - beyond / decay);
  }
}
