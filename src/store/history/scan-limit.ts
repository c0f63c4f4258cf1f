/** How much of what was recorded one call may look through. */
import { StoreError } from '../store-error.ts';

/** A month of a market that changes each second is 2,678,400 rows. */
const rowsScannedMax = 3_000_000;

export class ScanLimit {
  readonly #rowsMax: number;
  #left: number;

  constructor(rowsMax: number = rowsScannedMax) {
    this.#rowsMax = rowsMax;
    this.#left = rowsMax;
  }

  /** Throws once more rows were looked through than one call may. */
  count(rows: number): void {
    this.#left -= rows;
    if (this.#left < 0) {
      throw new StoreError(
        'too_many_rows',
        `More than ${this.#rowsMax} recorded rows would have to be read; ask for a shorter time.`,
      );
    }
  }
}
