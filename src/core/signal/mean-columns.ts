/**
 * Means of many kinds, those of a market side by side: a fill asks for a dozen of them, and one that is near another is read
 * with it. A mean takes eight bytes, with its weight.
 */
export class MeanColumns {
  readonly #markets: number;
  #values: Float32Array | undefined;
  /** Numbers of a market. */
  stride = 0;

  constructor(markets: number) {
    this.#markets = markets;
  }

  /** Memory is taken as places are used, not before. */
  get values(): Float32Array {
    this.#values ??= new Float32Array(this.stride * this.#markets);
    return this.#values;
  }

  /** Where a mean and its weight are in what there is of a market. All columns are added before the first is used. */
  addColumn(): number {
    if (this.#values !== undefined) throw new Error('A column is added after others were used.');
    this.stride += 2;
    return this.stride - 2;
  }
}

/** What the means of a habit are kept for. */
export interface HabitSize {
  readonly markets: number;
  readonly groups: number;
  readonly means: MeanColumns;
}
