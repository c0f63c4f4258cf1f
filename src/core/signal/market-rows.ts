/**
 * Everything that is kept of a market, side by side in one row: a fill reads and writes most of it, and memory that is near
 * other memory is fetched with it. A row begins at the beginning of a line of the processor's cache.
 */
const bytesOfWord = 4;
/** Four bytes each; 64 bytes are a line. */
const wordsOfLine = 16;

/** The same memory as numbers of three kinds. */
interface RowViews {
  readonly floats: Float32Array;
  readonly integers: Int32Array;
  /** Eight bytes each: half the place of a word that is even. */
  readonly doubles: Float64Array;
}

export class MarketRows {
  readonly #markets: number;
  #words = 0;
  #views: RowViews | undefined;
  /** Words of a row. */
  stride = 0;

  constructor(markets: number) {
    this.#markets = markets;
  }

  get floats(): Float32Array {
    return (this.#views ?? this.#take()).floats;
  }

  get integers(): Int32Array {
    return (this.#views ?? this.#take()).integers;
  }

  get doubles(): Float64Array {
    return (this.#views ?? this.#take()).doubles;
  }

  /** Where so many words begin in a row, at an even place. All are added before the first is used. */
  addWords(words: number): number {
    if (this.#views !== undefined) throw new Error('A column is added after others were used.');
    const offset = this.#words;
    this.#words += words + (words % 2);
    this.stride = Math.ceil(this.#words / wordsOfLine) * wordsOfLine;
    return offset;
  }

  /** Memory is taken from the system as rows are used, not before. */
  #take(): RowViews {
    const buffer = new ArrayBuffer(bytesOfWord * this.stride * this.#markets);
    this.#views = {
      floats: new Float32Array(buffer),
      integers: new Int32Array(buffer),
      doubles: new Float64Array(buffer),
    };
    return this.#views;
  }
}

/** What a habit is kept for. */
export interface HabitSize {
  readonly rows: MarketRows;
  readonly groups: number;
}
