/**
 * How often a market is looked at, in looks a day: over its last week, or over its last hours if there are more of them then.
 * A market that trades all day gives chance more occasions than one that trades twice, and its scores are corrected for that.
 */

import { type SignalKind, signalKinds } from '../insight/index.ts';

const kindIndex: Readonly<Record<SignalKind, number>> = {
  burst: 0,
  block: 1,
  sweep: 2,
  one_sided: 3,
  price_jump: 4,
};

const minutesPerDay = 1_440;
/** Looks are forgotten at these rates; the shorter follows a game that begins. */
const slowDays = 7;
const fastDays = 0.25;
/** The shorter counts only if it is so many times the longer: every market has its busier hours. */
const fastTimes = 4;
/** Before it is known how often a market is looked at: as if half a look had come in the last two hours. */
const believedLooks = 0.5;
const believedDays = 1 / 12;

/** Of each market: the slow and the fast days seen, then the slow and the fast looks of each kind. */
const sumsOfMarket = 2 + 2 * signalKinds.length;
/** And the minute up to which looks were forgotten, as a whole number. */
const stride = sumsOfMarket + 1;

export class LookCounts {
  readonly #sums: Float32Array;
  /** Of the same memory. */
  readonly #minutes: Int32Array;

  constructor(markets: number) {
    this.#sums = new Float32Array(stride * markets);
    this.#minutes = new Int32Array(this.#sums.buffer);
  }

  count(place: number, kind: SignalKind): void {
    const at = stride * place + 2 + 2 * kindIndex[kind];
    this.#sums[at] = (this.#sums[at] ?? 0) + 1;
    this.#sums[at + 1] = (this.#sums[at + 1] ?? 0) + 1;
  }

  turnTo(place: number, minute: number): void {
    const base = stride * place;
    const minutes = minute - (this.#minutes[base + sumsOfMarket] ?? 0);
    if (minutes <= 0) return;
    this.#minutes[base + sumsOfMarket] = minute;
    const days = minutes / minutesPerDay;
    const slow = Math.exp(-days / slowDays);
    const fast = Math.exp(-days / fastDays);
    for (let at = base; at < base + sumsOfMarket; at += 2) {
      this.#sums[at] = (this.#sums[at] ?? 0) * slow;
      this.#sums[at + 1] = (this.#sums[at + 1] ?? 0) * fast;
    }
    this.#sums[base] = (this.#sums[base] ?? 0) + slowDays * (1 - slow);
    this.#sums[base + 1] = (this.#sums[base + 1] ?? 0) + fastDays * (1 - fast);
  }

  looksPerDay(place: number, kind: SignalKind): number {
    const base = stride * place;
    const at = base + 2 + 2 * kindIndex[kind];
    const slow = ((this.#sums[at] ?? 0) + believedLooks) / ((this.#sums[base] ?? 0) + believedDays);
    // The look at hand does not say how often there are looks.
    const fastLooks = Math.max(0, (this.#sums[at + 1] ?? 0) - 1);
    const fast = (fastLooks + believedLooks) / ((this.#sums[base + 1] ?? 0) + believedDays);
    return Math.max(slow, fast / fastTimes);
  }

  start(place: number, minute: number): void {
    this.#sums.fill(0, stride * place, stride * (place + 1));
    this.#minutes[stride * place + sumsOfMarket] = minute;
  }
}
