/**
 * How much of the money of a market's last hour went to one side. Orders follow each other: those of a minute to one side
 * are one vote. A vote counts with its money, up to a usual fill or so: one large order is a block, not a one-sided hour.
 * Compared is by how many votes one side was ahead, with how many it is ahead in the market's other hours.
 *
 *   fill ──► vote of its minute and side ──► slice of five minutes ──► sums of twelve: toward Yes, toward No, squares of votes
 *            slice turns ──► the oldest leaves the sums
 */

import { CountHabit } from './count-habit.ts';
import type { HabitSize } from './mean-columns.ts';

const minutesPerSlice = 5;
const slices = 12;
/** Of a slice, and of the sums: toward Yes, toward No, squares. */
const figures = 3;
/** In what is kept of a market: the sums, the money of this minute toward Yes and toward No, the slice as a whole number. */
const sumsAt = figures * slices;
const votesAt = sumsAt + figures;
const sliceAt = votesAt + 2;
const stride = sliceAt + 1;
/** Usual fills that a vote counts for at most. */
export const usualFillsMax = 1.5;
/** An hour is one-sided if at least this share of its money is on one side. */
const oneSidedShare = 0.75;

export class OneSidedHabit {
  /** Of a market side by side: slices, sums, votes. */
  readonly #sums: Float32Array;
  /** Of the same memory. */
  readonly #slices: Int32Array;
  /** Votes by which one side is ahead in an hour with fills. */
  readonly #ahead: CountHabit;

  constructor(size: HabitSize) {
    this.#sums = new Float32Array(stride * size.markets);
    this.#slices = new Int32Array(this.#sums.buffer);
    this.#ahead = new CountHabit({ ...size, mean: 1.5, dispersion: 1 });
  }

  /** Money toward one side in this minute; `most` is what a vote counts for at most. */
  add(place: number, isTowardYes: boolean, money: number, most: number): void {
    const side = isTowardYes ? 0 : 1;
    const base = stride * place;
    const before = this.#sums[base + votesAt + side] ?? 0;
    this.#sums[base + votesAt + side] = before + money;
    const counted = Math.min(before, most);
    const counts = Math.min(before + money, most);
    if (counts <= counted) return;
    const slice = base + figures * ((this.#slices[base + sliceAt] ?? 0) % slices);
    const sums = base + sumsAt;
    this.#increase(slice + side, counts - counted);
    this.#increase(sums + side, counts - counted);
    this.#increase(slice + 2, counts * counts - counted * counted);
    this.#increase(sums + 2, counts * counts - counted * counted);
  }

  judge(place: number, group: number): number {
    const sums = stride * place + sumsAt;
    const yes = this.#sums[sums] ?? 0;
    const no = this.#sums[sums + 1] ?? 0;
    if (Math.max(yes, no) < oneSidedShare * (yes + no)) return 0;
    return this.#ahead.judge(place, group, this.#aheadBy(place), 1);
  }

  /**
   * A minute begins: slices that are over leave the hour. True if an hour of the clock is over; the market has learnt from it
   * then.
   */
  turnTo(place: number, group: number, minute: number): boolean {
    const base = stride * place;
    this.#sums[base + votesAt] = 0;
    this.#sums[base + votesAt + 1] = 0;
    const next = Math.floor(minute / minutesPerSlice);
    const present = this.#slices[base + sliceAt] ?? 0;
    if (next <= present) return false;
    const isHourOver = Math.floor(next / slices) > Math.floor(present / slices);
    if (isHourOver) this.#ahead.learn(place, group, this.#aheadBy(place), 1);
    const leaving = Math.min(slices, next - present);
    for (let step = 1; step <= leaving; step += 1) {
      const slice = base + figures * ((present + step) % slices);
      for (let figure = 0; figure < figures; figure += 1) this.#sums[slice + figure] = 0;
    }
    // Summed again, so that no rounding gathers in the sums.
    for (let figure = 0; figure < figures; figure += 1) {
      let sum = 0;
      for (let slice = 0; slice < slices; slice += 1) sum += this.#sums[base + figures * slice + figure] ?? 0;
      this.#sums[base + sumsAt + figure] = sum;
    }
    this.#slices[base + sliceAt] = next;
    return isHourOver;
  }

  clear(place: number, minute: number): void {
    this.#sums.fill(0, stride * place, stride * (place + 1));
    this.#slices[stride * place + sliceAt] = Math.floor(minute / minutesPerSlice);
    this.#ahead.clear(place);
  }

  /** By how many votes of one size the larger side is ahead. */
  #aheadBy(place: number): number {
    const sums = stride * place + sumsAt;
    const yes = this.#sums[sums] ?? 0;
    const no = this.#sums[sums + 1] ?? 0;
    const squares = this.#sums[sums + 2] ?? 0;
    return squares > 0 ? ((yes + no) * Math.abs(yes - no)) / squares : 0;
  }

  #increase(at: number, amount: number): void {
    this.#sums[at] = (this.#sums[at] ?? 0) + amount;
  }
}
