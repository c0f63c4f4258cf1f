/**
 * The best asks of every market of a run, by index, as plain integers: what says in a few nanoseconds that two sides cost
 * a dollar or more. It only sorts out; what a lead costs is read from the live state.
 */
import { type Micros, microsPerUnit } from '../core/exact/index.ts';
import type { LiveQuote } from '../core/market/index.ts';

/** Nothing is asked: as dear as what it pays, so that no sum with it is below a dollar. */
const noAsk: Micros = microsPerUnit;

export class AskBoard {
  /** By index; a dollar where nothing is asked. */
  readonly yes: Int32Array;
  readonly no: Int32Array;

  constructor(size: number) {
    this.yes = new Int32Array(size).fill(noAsk);
    this.no = new Int32Array(size).fill(noAsk);
  }

  set(index: number, quote: Pick<LiveQuote, 'yesAsk' | 'noAsk'> | undefined): void {
    this.yes[index] = quote?.yesAsk ?? noAsk;
    this.no[index] = quote?.noAsk ?? noAsk;
  }

  hasAny(index: number): boolean {
    return this.yes[index] !== noAsk || this.no[index] !== noAsk;
  }
}
