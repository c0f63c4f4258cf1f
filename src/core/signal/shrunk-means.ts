/**
 * Means of what markets show, one for each market and one for each group of markets. A market's own mean follows its last
 * observations, and counts against its group's by how many there were: without any, the group's mean is the market's.
 */
import { MeanColumns } from './mean-columns.ts';

export interface ShrunkMeansOptions {
  readonly markets: number;
  readonly groups: number;
  /** Where the means of markets are, beside others of theirs; without it they have columns of their own. */
  readonly means?: MeanColumns;
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
  readonly #own: MeanColumns;
  /** Of the mean in what there is of a market; its weight follows. */
  readonly #offset: number;
  readonly #groups: Float32Array;
  readonly #evenAt: number;
  readonly #memory: number;

  /** Memory is taken as places are used, not before. */
  constructor({
    markets,
    groups,
    means = new MeanColumns(markets),
    initial,
    evenAt,
    memory,
  }: ShrunkMeansOptions) {
    this.#own = means;
    this.#offset = means.addColumn();
    this.#groups = new Float32Array(2 * groups);
    for (let group = 0; group < groups; group += 1) {
      this.#groups[2 * group] = initial;
      this.#groups[2 * group + 1] = initialWeight;
    }
    this.#evenAt = evenAt;
    this.#memory = memory;
  }

  read(place: number, group: number): number {
    const { values, stride } = this.#own;
    const at = stride * place + this.#offset;
    const weight = values[at + 1] ?? 0;
    const ofGroup = this.#groups[2 * group] ?? 0;
    return ofGroup + ((values[at] ?? 0) - ofGroup) * (weight / (weight + this.#evenAt));
  }

  learn(place: number, group: number, value: number): void {
    const { values, stride } = this.#own;
    learnInto(values, stride * place + this.#offset, value, this.#memory);
    learnInto(this.#groups, 2 * group, value, groupMemory);
  }

  clear(place: number): void {
    const { values, stride } = this.#own;
    const at = stride * place + this.#offset;
    values[at] = 0;
    values[at + 1] = 0;
  }
}

function learnInto(means: Float32Array, at: number, value: number, memory: number): void {
  const weight = Math.min(memory, (means[at + 1] ?? 0) + 1);
  const mean = means[at] ?? 0;
  means[at] = mean + (value - mean) / weight;
  means[at + 1] = weight;
}
