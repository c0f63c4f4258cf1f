/**
 * How often a market is looked at, in looks a day: over its last week, or over its last hours if there are more of them then.
 * A market that trades all day gives chance more occasions than one that trades twice, and its scores are corrected for that.
 */
import { signalKinds } from '../insight/index.ts';
import type { KindNumber } from './kind-numbers.ts';
import type { MarketRows } from './market-rows.ts';

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
const words = sumsOfMarket + 1;

/** What is left after so many minutes, of slow and of fast sums; most markets are looked at again within the day. */
const leftAfter = new Float64Array(2 * minutesPerDay);
for (let minutes = 0; minutes < minutesPerDay; minutes += 1) {
  leftAfter[2 * minutes] = partLeft(minutes, slowDays);
  leftAfter[2 * minutes + 1] = partLeft(minutes, fastDays);
}

export class LookCounts {
  readonly #rows: MarketRows;
  readonly #offset: number;

  constructor(rows: MarketRows) {
    this.#rows = rows;
    this.#offset = rows.addWords(words);
  }

  count(place: number, kind: KindNumber): void {
    const { floats, stride } = this.#rows;
    const at = stride * place + this.#offset + 2 + 2 * kind;
    floats[at] = (floats[at] ?? 0) + 1;
    floats[at + 1] = (floats[at + 1] ?? 0) + 1;
  }

  turnTo(place: number, minute: number): void {
    const { floats, integers, stride } = this.#rows;
    const base = stride * place + this.#offset;
    const minutes = minute - (integers[base + sumsOfMarket] ?? 0);
    if (minutes <= 0) return;
    integers[base + sumsOfMarket] = minute;
    const isTabled = minutes < minutesPerDay;
    const slow = isTabled ? (leftAfter[2 * minutes] ?? 0) : partLeft(minutes, slowDays);
    const fast = isTabled ? (leftAfter[2 * minutes + 1] ?? 0) : partLeft(minutes, fastDays);
    for (let at = base; at < base + sumsOfMarket; at += 2) {
      floats[at] = (floats[at] ?? 0) * slow;
      floats[at + 1] = (floats[at + 1] ?? 0) * fast;
    }
    floats[base] = (floats[base] ?? 0) + slowDays * (1 - slow);
    floats[base + 1] = (floats[base + 1] ?? 0) + fastDays * (1 - fast);
  }

  looksPerDay(place: number, kind: KindNumber): number {
    const { floats, stride } = this.#rows;
    const base = stride * place + this.#offset;
    const at = base + 2 + 2 * kind;
    const slow = ((floats[at] ?? 0) + believedLooks) / ((floats[base] ?? 0) + believedDays);
    // The look at hand does not say how often there are looks.
    const fastLooks = Math.max(0, (floats[at + 1] ?? 0) - 1);
    const fast = (fastLooks + believedLooks) / ((floats[base + 1] ?? 0) + believedDays);
    return Math.max(slow, fast / fastTimes);
  }

  /** In a row that was cleared. */
  start(place: number, minute: number): void {
    const { integers, stride } = this.#rows;
    integers[stride * place + this.#offset + sumsOfMarket] = minute;
  }
}

function partLeft(minutes: number, memoryDays: number): number {
  return Math.exp(-minutes / minutesPerDay / memoryDays);
}
