/** How many fills a market has in a minute in which it has any, with its group's rhythm of the day. */

import { CountHabit, learntTimesMax } from './count-habit.ts';
import { type HabitSize, MarketRows } from './market-rows.ts';
import { ShrunkMeans } from './shrunk-means.ts';

const hoursPerDay = 24;
/** An hour of the day has at most this part or multiple of its group's fills. */
const rhythmMax = 4;

export class BurstHabit {
  /** Fills of a minute beyond the first. */
  readonly #further: CountHabit;
  /** By group and hour of the day: further fills in units of the usual. */
  readonly #rhythm: ShrunkMeans;

  constructor(size: HabitSize) {
    this.#further = new CountHabit({ ...size, mean: 0.7, dispersion: 3 });
    const rows = new MarketRows(size.groups * hoursPerDay);
    this.#rhythm = new ShrunkMeans({ rows, groups: 1, initial: 1, evenAt: 50, memory: 2_000 });
    rows.allocate();
  }

  judge(place: number, group: number, hourOfDay: number, fills: number): number {
    return this.#further.judge(place, group, fills - 1, this.#rhythmAt(group, hourOfDay));
  }

  /** Once a minute, when it is over. */
  learn(place: number, group: number, hourOfDay: number, fills: number): void {
    const rhythm = this.#rhythmAt(group, hourOfDay);
    const times = Math.min(learntTimesMax, (fills - 1) / this.#further.usual(place, group));
    this.#further.learn(place, group, fills - 1, rhythm);
    this.#rhythm.learn(group * hoursPerDay + hourOfDay, 0, times);
  }

  #rhythmAt(group: number, hourOfDay: number): number {
    const rhythm = this.#rhythm.read(group * hoursPerDay + hourOfDay, 0);
    return Math.min(rhythmMax, Math.max(1 / rhythmMax, rhythm));
  }
}
