/**
 * Everything that is kept of a market, side by side in one row: a fill reads and writes most of it, and memory that is near
 * other memory is fetched with it. A row begins at the beginning of a line of the processor's cache.
 */
const bytesOfWord = 4;
/** Four bytes each; 64 bytes are a line. */
const wordsOfLine = 16;

export class MarketRows {
  readonly #markets: number;
  #words = 0;
  /** Words of a row. */
  stride = 0;
  /** One memory as numbers of three kinds, with nothing in it before `allocate`. */
  floats = new Float32Array(0);
  integers = new Int32Array(0);
  /** Eight bytes each: half the place of a word that is even. */
  doubles = new Float64Array(0);

  /** What `fetch` read last: kept, so that no compiler leaves the reads out. */
  fetched = 0;

  constructor(markets: number) {
    this.#markets = markets;
  }

  /** Where so many words begin in a row, at an even place. */
  addWords(words: number): number {
    if (this.floats.length > 0) throw new Error('A column is added after rows were made.');
    const offset = this.#words;
    this.#words += words + (words % 2);
    this.stride = Math.ceil(this.#words / wordsOfLine) * wordsOfLine;
    return offset;
  }

  /** Once, after all words were added. The system gives memory as rows are used, not before. */
  allocate(): void {
    const buffer = new ArrayBuffer(bytesOfWord * this.stride * this.#markets);
    this.floats = new Float32Array(buffer);
    this.integers = new Int32Array(buffer);
    this.doubles = new Float64Array(buffer);
  }

  /** Everything of the row is zero then. */
  clear(place: number): void {
    this.integers.fill(0, this.stride * place, this.stride * (place + 1));
  }

  /** Reads every line of a row at once: one wait for memory instead of one a line. */
  fetch(place: number): void {
    const { integers, stride } = this;
    const end = stride * (place + 1);
    let read = 0;
    for (let at = stride * place; at < end; at += wordsOfLine) read ^= integers[at] ?? 0;
    this.fetched = read;
  }
}

/** What a habit is kept for. */
export interface HabitSize {
  readonly rows: MarketRows;
  readonly groups: number;
}
