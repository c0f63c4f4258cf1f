/**
 * The best asks of every market of a run, by index, as plain integers: shows in a few nanoseconds that two sides cost
 * a dollar or more. It only sorts out; what a lead costs is read from the live state.
 */
import { type Micros, microsPerUnit } from '../core/exact/index.ts';
import type { LiveQuote } from '../core/market/index.ts';

/** Nothing is asked: as dear as what it pays, so that no sum with it is below a dollar. */
const noAsk: Micros = microsPerUnit;

/** As bits of `Coverings.sides`: those in which the market's own side is Yes, or No. */
export const fallen = { yes: 1 | 2, no: 4 | 8 } as const;

export class AskBoard {
  /** By index; a dollar where nothing is asked. */
  readonly yes: Int32Array;
  readonly no: Int32Array;

  constructor(size: number) {
    this.yes = new Int32Array(size).fill(noAsk);
    this.no = new Int32Array(size).fill(noAsk);
  }

  /** Which sides can be had for less than before: bits of `fallen`. */
  set(index: number, quote: Pick<LiveQuote, 'yesAsk' | 'noAsk'> | undefined): number {
    const yes = quote?.yesAsk ?? noAsk;
    const no = quote?.noAsk ?? noAsk;
    const sides =
      (yes < (this.yes[index] ?? noAsk) ? fallen.yes : 0) | (no < (this.no[index] ?? noAsk) ? fallen.no : 0);
    this.yes[index] = yes;
    this.no[index] = no;
    return sides;
  }

  hasAny(index: number): boolean {
    return this.yes[index] !== noAsk || this.no[index] !== noAsk;
  }
}
