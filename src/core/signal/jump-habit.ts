/**
 * How far a market's price moves within five minutes. A change is measured against the market's own, of late and in the long
 * run; near 0 and 1 a cent says more than in the middle. The tail is that of a Student distribution: prices jump by habit.
 */
import type { HabitSize, MarketRows } from './market-rows.ts';
import { ShrunkMeans } from './shrunk-means.ts';
import { scoreOf } from './tails.ts';

export const minutesBack = 5;
/** Prices at the ends of so many last minutes are kept; one more than are looked back over, and a power of two. */
const slots = 8;
/** In the row of a market: those prices, then the minute of the last. */
const minuteAt = slots;
/** In place of a price that is not known. */
const unknown = Number.NaN;
const doubledUnit = 2_000_000;
/** A price nearer to 0 or 1 counts as this near: ticks are coarse there. */
const varianceAtEnds = 0.02;
const degreesOfFreedom = 3;
const learntDeviationsMax = 2.5;
const squareMin = 1e-5;

export class JumpHabit {
  readonly #rows: MarketRows;
  readonly #offset: number;
  /** Squares of five-minute changes. */
  readonly #usual: ShrunkMeans;
  readonly #recent: ShrunkMeans;

  constructor(size: HabitSize) {
    this.#rows = size.rows;
    this.#offset = size.rows.addWords(slots + 1);
    const initial = 0.004;
    this.#usual = new ShrunkMeans({ ...size, initial, evenAt: 10, memory: 400 });
    this.#recent = new ShrunkMeans({ ...size, initial, evenAt: 3, memory: 10 });
  }

  /** The price from now on, twice in millionths; undefined if it is not known. True if it is another than before. */
  setPrice(place: number, minute: number, doubledPrice: number | undefined): boolean {
    this.turnTo(place, minute);
    const { floats, integers, stride } = this.#rows;
    const base = stride * place + this.#offset;
    const slot = base + ((integers[base + minuteAt] ?? 0) % slots);
    const before = floats[slot] ?? unknown;
    floats[slot] = doubledPrice === undefined ? unknown : doubledPrice / doubledUnit;
    return !Number.isNaN(before) && before !== floats[slot];
  }

  /** Undefined if one of the two prices is not known. */
  judge(place: number, group: number): number | undefined {
    const square = this.#squareOfChange(place);
    if (square === undefined) return undefined;
    const times = square / this.#expected(place, group);
    return scoreOf(-0.5 * degreesOfFreedom * Math.log1p(times / degreesOfFreedom));
  }

  /** Once a minute with a new price, when it is over and before it is left. */
  learn(place: number, group: number): void {
    const square = this.#squareOfChange(place);
    if (square === undefined) return;
    const learnt = Math.min(square, this.#expected(place, group) * learntDeviationsMax ** 2);
    this.#usual.learn(place, group, learnt);
    this.#recent.learn(place, group, learnt);
  }

  /** A price holds until there is another one. */
  turnTo(place: number, minute: number): void {
    const { floats, integers, stride } = this.#rows;
    const base = stride * place + this.#offset;
    const present = integers[base + minuteAt] ?? 0;
    if (minute <= present) return;
    const last = floats[base + (present % slots)] ?? unknown;
    const first = Math.max(present + 1, minute - slots + 1);
    for (let at = first; at <= minute; at += 1) floats[base + (at % slots)] = last;
    integers[base + minuteAt] = minute;
  }

  /** In a row that was cleared. */
  start(place: number, minute: number): void {
    const { floats, integers, stride } = this.#rows;
    const base = stride * place + this.#offset;
    for (let slot = 0; slot < slots; slot += 1) floats[base + slot] = unknown;
    integers[base + minuteAt] = minute;
  }

  #expected(place: number, group: number): number {
    const usual = this.#usual.read(place, group);
    const recent = this.#recent.read(place, group);
    return Math.max(squareMin, 0.5 * (usual + recent), usual * 0.7);
  }

  /** In units of the variance that a Yes or No has at the price. */
  #squareOfChange(place: number): number | undefined {
    const { floats, integers, stride } = this.#rows;
    const base = stride * place + this.#offset;
    const minute = integers[base + minuteAt] ?? 0;
    const now = floats[base + (minute % slots)] ?? unknown;
    const before = floats[base + ((minute - minutesBack - 1) % slots)] ?? unknown;
    if (Number.isNaN(now) || Number.isNaN(before)) return undefined;
    const middle = (now + before) / 2;
    return (now - before) ** 2 / Math.max(varianceAtEnds, middle * (1 - middle));
  }
}
