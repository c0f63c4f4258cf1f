/**
 * How far a market's price moves within five minutes. A change is measured against the market's own, of late and in the long
 * run; near 0 and 1 a cent says more than in the middle. The tail is that of a Student distribution: prices jump by habit.
 */
import type { HabitSize } from './mean-columns.ts';
import { ShrunkMeans } from './shrunk-means.ts';
import { scoreOf } from './tails.ts';

export const minutesBack = 5;
/** Prices at the ends of so many last minutes are kept; one more than are looked back over, and a power of two. */
const slots = 8;
/** In place of a price that is not known. */
const unknown = Number.NaN;
const doubledUnit = 2_000_000;
/** A price nearer to 0 or 1 counts as this near: ticks are coarse there. */
const varianceAtEnds = 0.02;
const degreesOfFreedom = 3;
const learntDeviationsMax = 2.5;
const squareMin = 1e-5;

export class JumpHabit {
  /** By market and minute: the price in force when it ended. */
  readonly #prices: Float32Array;
  readonly #minute: Int32Array;
  /** Squares of five-minute changes. */
  readonly #usual: ShrunkMeans;
  readonly #recent: ShrunkMeans;

  constructor(size: HabitSize) {
    this.#prices = new Float32Array(slots * size.markets);
    this.#minute = new Int32Array(size.markets);
    const initial = 0.004;
    this.#usual = new ShrunkMeans({ ...size, initial, evenAt: 10, memory: 400 });
    this.#recent = new ShrunkMeans({ ...size, initial, evenAt: 3, memory: 10 });
  }

  /** The price from now on, twice in millionths; undefined if it is not known. True if it is another than before. */
  setPrice(place: number, minute: number, doubledPrice: number | undefined): boolean {
    this.turnTo(place, minute);
    const slot = slots * place + ((this.#minute[place] ?? 0) % slots);
    const before = this.#prices[slot] ?? unknown;
    this.#prices[slot] = doubledPrice === undefined ? unknown : doubledPrice / doubledUnit;
    return !Number.isNaN(before) && before !== this.#prices[slot];
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
    const present = this.#minute[place] ?? 0;
    if (minute <= present) return;
    const last = this.#prices[slots * place + (present % slots)] ?? unknown;
    const first = Math.max(present + 1, minute - slots + 1);
    for (let at = first; at <= minute; at += 1) this.#prices[slots * place + (at % slots)] = last;
    this.#minute[place] = minute;
  }

  clear(place: number, minute: number): void {
    this.#prices.fill(unknown, slots * place, slots * (place + 1));
    this.#minute[place] = minute;
    this.#usual.clear(place);
    this.#recent.clear(place);
  }

  #expected(place: number, group: number): number {
    const usual = this.#usual.read(place, group);
    const recent = this.#recent.read(place, group);
    return Math.max(squareMin, 0.5 * (usual + recent), usual * 0.7);
  }

  /** In units of the variance that a Yes or No has at the price. */
  #squareOfChange(place: number): number | undefined {
    const minute = this.#minute[place] ?? 0;
    const base = slots * place;
    const now = this.#prices[base + (minute % slots)] ?? unknown;
    const before = this.#prices[base + ((minute - minutesBack - 1) % slots)] ?? unknown;
    if (Number.isNaN(now) || Number.isNaN(before)) return undefined;
    const middle = (now + before) / 2;
    return (now - before) ** 2 / Math.max(varianceAtEnds, middle * (1 - middle));
  }
}
