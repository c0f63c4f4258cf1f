/**
 * Means of what markets show, one for each market and one for each group of markets. A market's own mean follows its last
 * observations, and counts against its group's by how many there were: without any, the group's mean is the market's.
 */
import type { MarketRows } from './market-rows.ts';

export interface ShrunkMeansOptions {
  /** Where the means of markets are, beside what else is kept of them. */
  readonly rows: MarketRows;
  readonly groups: number;
  /** The mean of a group nothing is known of. */
  readonly initial: number;
  /** Observations of its own at which a market's mean counts as much as its group's. */
  readonly evenAt: number;
  /** How many of its last observations a market's mean follows. */
  readonly memory: number;
}

/** A group follows this many observations of its markets, and its initial mean counts for as many as this. */
const groupMemory = 20_000;
const initialWeight = 50;

export class ShrunkMeans {
  readonly #rows: MarketRows;
  /** Of the mean in the row of a market; its weight follows. */
  readonly #offset: number;
  readonly #groups: Float32Array;
  readonly #evenAt: number;
  readonly #memory: number;

  constructor({ rows, groups, initial, evenAt, memory }: ShrunkMeansOptions) {
    this.#rows = rows;
    this.#offset = rows.addWords(2);
    this.#groups = new Float32Array(2 * groups);
    for (let group = 0; group < groups; group += 1) {
      this.#groups[2 * group] = initial;
      this.#groups[2 * group + 1] = initialWeight;
    }
    this.#evenAt = evenAt;
    this.#memory = memory;
  }

  read(place: number, group: number): number {
    const { floats, stride } = this.#rows;
    const at = stride * place + this.#offset;
    const weight = floats[at + 1] ?? 0;
    const ofGroup = this.#groups[2 * group] ?? 0;
    return ofGroup + ((floats[at] ?? 0) - ofGroup) * (weight / (weight + this.#evenAt));
  }

  learn(place: number, group: number, value: number): void {
    const { floats, stride } = this.#rows;
    learnInto(floats, stride * place + this.#offset, value, this.#memory);
    learnInto(this.#groups, 2 * group, value, groupMemory);
  }
}

function learnInto(means: Float32Array, at: number, value: number, memory: number): void {
  const weight = Math.min(memory, (means[at + 1] ?? 0) + 1);
  const mean = means[at] ?? 0;
  means[at] = mean + (value - mean) / weight;
  means[at + 1] = weight;
}
