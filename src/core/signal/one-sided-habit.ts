/**
 * How much of the money of a market's last hour went to one side. Orders follow each other: those of a minute to one side
 * are one vote. A vote counts with its money, up to a usual fill or so: one large order is a block, not a one-sided hour.
 * Compared is by how many votes one side was ahead, with how many it is ahead in the market's other hours.
 *
 *   fill ──► vote of its minute and side ──► slice of five minutes ──► sums of twelve: toward Yes, toward No, squares of votes
 *            slice turns ──► the oldest leaves the sums
 */

import { CountHabit } from './count-habit.ts';
import type { HabitSize, MarketRows } from './market-rows.ts';

const minutesPerSlice = 5;
const slices = 12;
/** Of a slice, and of the sums: toward Yes, toward No, squares. */
const figures = 3;
/** In what is kept of a market: the sums, the money of this minute toward Yes and toward No, the slice as a whole number. */
const sumsAt = figures * slices;
const votesAt = sumsAt + figures;
const sliceAt = votesAt + 2;
const words = sliceAt + 1;
/** Usual fills that a vote counts for at most. */
export const usualFillsMax = 1.5;
/** An hour is one-sided if at least this share of its money is on one side. */
const oneSidedShare = 0.75;

export class OneSidedHabit {
  readonly #rows: MarketRows;
  readonly #offset: number;
  /** Votes by which one side is ahead in an hour with fills. */
  readonly #ahead: CountHabit;

  constructor(size: HabitSize) {
    this.#rows = size.rows;
    this.#offset = size.rows.addWords(words);
    this.#ahead = new CountHabit({ ...size, mean: 1.5, dispersion: 1 });
  }

  /** Money toward one side in this minute; `most` is what a vote counts for at most. */
  add(place: number, isTowardYes: boolean, money: number, most: number): void {
    const side = isTowardYes ? 0 : 1;
    const { floats, integers, stride } = this.#rows;
    const base = stride * place + this.#offset;
    const before = floats[base + votesAt + side] ?? 0;
    floats[base + votesAt + side] = before + money;
    const counted = Math.min(before, most);
    const counts = Math.min(before + money, most);
    if (counts <= counted) return;
    const slice = base + figures * ((integers[base + sliceAt] ?? 0) % slices);
    const sums = base + sumsAt;
    increase(floats, slice + side, counts - counted);
    increase(floats, sums + side, counts - counted);
    increase(floats, slice + 2, counts * counts - counted * counted);
    increase(floats, sums + 2, counts * counts - counted * counted);
  }

  judge(place: number, group: number): number {
    const { floats, stride } = this.#rows;
    const sums = stride * place + this.#offset + sumsAt;
    const yes = floats[sums] ?? 0;
    const no = floats[sums + 1] ?? 0;
    if (Math.max(yes, no) < oneSidedShare * (yes + no)) return 0;
    return this.#ahead.judge(place, group, this.#aheadBy(place), 1);
  }

  /**
   * A minute begins: slices that are over leave the hour. True if an hour of the clock is over; the market has learnt from it
   * then.
   */
  turnTo(place: number, group: number, minute: number): boolean {
    const { floats, integers, stride } = this.#rows;
    const base = stride * place + this.#offset;
    floats[base + votesAt] = 0;
    floats[base + votesAt + 1] = 0;
    const next = Math.floor(minute / minutesPerSlice);
    const present = integers[base + sliceAt] ?? 0;
    if (next <= present) return false;
    const isHourOver = Math.floor(next / slices) > Math.floor(present / slices);
    if (isHourOver) this.#ahead.learn(place, group, this.#aheadBy(place), 1);
    const leaving = Math.min(slices, next - present);
    for (let step = 1; step <= leaving; step += 1) {
      const slice = base + figures * ((present + step) % slices);
      for (let figure = 0; figure < figures; figure += 1) floats[slice + figure] = 0;
    }
    // Summed again, so that no rounding gathers in the sums.
    for (let figure = 0; figure < figures; figure += 1) {
      let sum = 0;
      for (let slice = 0; slice < slices; slice += 1) sum += floats[base + figures * slice + figure] ?? 0;
      floats[base + sumsAt + figure] = sum;
    }
    integers[base + sliceAt] = next;
    return isHourOver;
  }

  /** In a row that was cleared. */
  start(place: number, minute: number): void {
    const { integers, stride } = this.#rows;
    integers[stride * place + this.#offset + sliceAt] = Math.floor(minute / minutesPerSlice);
  }

  /** By how many votes of one size the larger side is ahead. */
  #aheadBy(place: number): number {
    const { floats, stride } = this.#rows;
    const sums = stride * place + this.#offset + sumsAt;
    const yes = floats[sums] ?? 0;
    const no = floats[sums + 1] ?? 0;
    const squares = floats[sums + 2] ?? 0;
    return squares > 0 ? ((yes + no) * Math.abs(yes - no)) / squares : 0;
  }
}

function increase(sums: Float32Array, at: number, amount: number): void {
  sums[at] = (sums[at] ?? 0) + amount;
}
