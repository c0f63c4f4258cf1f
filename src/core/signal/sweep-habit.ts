/**
 * Through how many price levels a market's taker orders go. One order in so many goes through more than one, and of those
 * that do, fewer and fewer go further, with a Pareto tail: large orders go on where usual ones end. From three levels on it is
 * a sweep.
 */
import type { HabitSize } from './market-rows.ts';
import { ShrunkMeans } from './shrunk-means.ts';
import { scoreOf } from './tails.ts';

/** From so many levels on an order is a sweep. */
export const sweepLevels = 3;
/** An order teaches as if it went through at most so many levels more. */
const learntFurtherMax = 8;
/** The fewest levels of an order that goes beyond the best price. */
const beyondBest = 2;
const shareMin = 1e-3;
const furtherMin = 0.1;
const tailExponent = 9;

export class SweepHabit {
  /** 1 of an order that goes beyond the best price, 0 of another. */
  readonly #goesBeyond: ShrunkMeans;
  /** Levels of such an order beyond the second. */
  readonly #further: ShrunkMeans;

  constructor(size: HabitSize) {
    this.#goesBeyond = new ShrunkMeans({ ...size, initial: 0.06, evenAt: 100, memory: 1_000 });
    this.#further = new ShrunkMeans({ ...size, initial: 0.4, evenAt: 20, memory: 300 });
  }

  judge(place: number, group: number, levels: number): number {
    if (levels < beyondBest) return 0;
    const share = Math.max(shareMin, this.#goesBeyond.read(place, group));
    const further = this.#further.read(place, group);
    const scale = Math.max(furtherMin, further) * (tailExponent - 1);
    return scoreOf(Math.log(share) - tailExponent * Math.log1p((levels - beyondBest) / scale));
  }

  /** Once an order, when it is over. */
  learn(place: number, group: number, levels: number): void {
    const goesBeyond = levels >= beyondBest;
    this.#goesBeyond.learn(place, group, goesBeyond ? 1 : 0);
    if (goesBeyond) this.#further.learn(place, group, Math.min(learntFurtherMax, levels - beyondBest));
  }
}
