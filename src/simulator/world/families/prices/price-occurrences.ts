/** What contracts read from a price path: the price at an instant, the change over a window, the extreme of a period. */
import type { FigureOccurrence } from '../../claims.ts';
import { dayMs, hourMs, minuteMs } from '../../eastern-time.ts';
import { decimalText } from '../../exact-text.ts';
import { massBelow } from '../../latent.ts';
import type { Occurrence, Outcome, State } from '../../occurrence.ts';
import type { PricePath } from './assets.ts';

interface Reading {
  readonly id: string;
  readonly path: PricePath;
  readonly source: string;
}

/** Which prices of a source a figure looks at: the last one of a span, or the highest or lowest of it. */
interface Sight {
  readonly kind: 'last' | 'high' | 'low';
  readonly from: number;
  readonly to: number;
}

function holds(outer: Sight, inner: Sight): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

/** Whether the left figure is never above the right one, by what they look at alone. */
function isNeverAbove(left: Sight, right: Sight): boolean {
  if (left.kind === 'low' && right.kind === 'high') {
    // The low of a week is not above the high of one of its days.
    return left.from < right.to && right.from < left.to;
  }
  if (right.kind === 'high') {
    // A close at noon is not above the high of the day, nor that above the high of the month.
    return holds(right, left);
  }
  // The low of the month is not above the low of one of its days, nor above a close in it.
  return left.kind === 'low' && holds(left, right);
}

abstract class PriceOccurrence implements FigureOccurrence {
  readonly id: string;
  abstract readonly startsAt: number;
  abstract readonly endsAt: number;
  abstract readonly key: string;
  protected readonly path: PricePath;
  protected readonly source: string;
  readonly #bounds: number[] = [];

  constructor(reading: Reading) {
    this.id = reading.id;
    this.path = reading.path;
    this.source = reading.source;
  }

  abstract mass(at: number, low: number, high: number): number;
  protected abstract trueSteps(): number;
  /** Undefined for figures that are no price. */
  protected abstract readonly sight: Sight | undefined;

  get outcome(): Outcome {
    return { kind: 'state', state: { [this.key]: this.trueSteps() } };
  }

  observed(state: State): string {
    return decimalText(this.pricedSteps(state[this.key] ?? 0), this.path.asset.decimals);
  }

  /** The price, in steps, that a source shows for the figure. */
  protected pricedSteps(steps: number): number {
    return steps;
  }

  mark(low: number, high: number): void {
    if (Number.isFinite(low)) {
      this.#bounds.push(low);
    }
    if (Number.isFinite(high)) {
      this.#bounds.push(high);
    }
  }

  *states(): Iterable<State> {
    for (const step of this.#steps()) {
      yield { [this.key]: step };
    }
  }

  /** Of two figures of one source, one of which is never above the other: a close and the high of its period. */
  statesWith(other: Occurrence): Iterable<State> | undefined {
    if (
      !(other instanceof PriceOccurrence) ||
      this.source !== other.source ||
      this.path.asset.code !== other.path.asset.code ||
      this.key === other.key ||
      this.sight === undefined ||
      other.sight === undefined
    ) {
      return undefined;
    }
    const [below, above] = isNeverAbove(this.sight, other.sight) ? [this, other] : [other, this];
    return isNeverAbove(this.sight, other.sight) || isNeverAbove(other.sight, this.sight)
      ? PriceOccurrence.#ordered(below, above)
      : undefined;
  }

  static *#ordered(below: PriceOccurrence, above: PriceOccurrence): Iterable<State> {
    const steps = [...new Set([...below.#steps(), ...above.#steps()])];
    for (const lower of steps) {
      for (const upper of steps) {
        if (lower <= upper) {
          yield { [below.key]: lower, [above.key]: upper };
        }
      }
    }
  }

  #steps(): number[] {
    const steps = new Set<number>();
    for (const bound of this.#bounds) {
      steps
        .add(bound - 1)
        .add(bound)
        .add(bound + 1);
    }
    return [...steps].sort((left, right) => left - right);
  }
}

/** The price at an instant, made up over the minute before it. */
export class Fixing extends PriceOccurrence {
  readonly key: string;
  readonly startsAt: number;
  readonly endsAt: number;
  protected readonly sight: Sight;
  #seenAt = Number.NaN;
  #log = 0;

  constructor(reading: Reading & { readonly at: number }) {
    super(reading);
    this.key = `price at ${reading.at}`;
    this.startsAt = reading.at;
    this.endsAt = reading.at;
    this.sight = { kind: 'last', from: reading.at - minuteMs, to: reading.at };
  }

  protected trueSteps(): number {
    return Math.round(this.path.stepsAt(this.endsAt, this.source));
  }

  mass(at: number, low: number, high: number): number {
    const now = Math.min(at, this.endsAt);
    if (now !== this.#seenAt) {
      this.#log = Math.log(now === this.endsAt ? this.trueSteps() : this.path.stepsAt(now, this.source));
      this.#seenAt = now;
    }
    const guess = { mean: this.#log, deviation: this.path.deviationOver(this.endsAt - now) };
    const below = (cut: number): number =>
      massBelow(guess, cut <= 0 ? Number.NEGATIVE_INFINITY : Math.log(cut));
    return Math.max(0, below(high + 0.5) - below(low - 0.5));
  }
}

/** The mean of many prices, which lies between two steps as easily as on one: given in halves of a step. */
export class MeanFixing extends Fixing {
  protected override trueSteps(): number {
    return Math.round(2 * this.path.stepsAt(this.endsAt, this.source)) / 2;
  }

  override observed(state: State): string {
    return decimalText(10 * (state[this.key] ?? 0), this.path.asset.decimals + 1);
  }
}

/** The price at the end of a window minus the price at its start, `{ change: steps }`. */
export class WindowChange extends PriceOccurrence {
  readonly key = 'change';
  readonly startsAt: number;
  readonly endsAt: number;
  protected readonly sight = undefined;

  constructor(reading: Reading & { readonly from: number; readonly to: number }) {
    super(reading);
    this.startsAt = reading.from;
    this.endsAt = reading.to;
  }

  /** The price that the end is compared with, in steps; known from the window's start on. */
  openingSteps(): number {
    return Math.round(this.path.stepsAt(this.startsAt, this.source));
  }

  protected trueSteps(): number {
    return Math.round(this.path.stepsAt(this.endsAt, this.source)) - this.openingSteps() + 0;
  }

  /** The closing price. */
  protected override pricedSteps(change: number): number {
    return this.openingSteps() + change;
  }

  mass(at: number, low: number, high: number): number {
    const now = Math.min(Math.max(at, this.startsAt), this.endsAt);
    const steps =
      now === this.endsAt ? this.trueSteps() : this.path.stepsAt(now, this.source) - this.openingSteps();
    const guess = {
      mean: at < this.startsAt ? 0 : steps,
      deviation: this.path.deviationOver(this.endsAt - now) * this.openingSteps(),
    };
    return Math.max(0, massBelow(guess, high + 0.5) - massBelow(guess, low - 0.5));
  }
}

const samples = 240;
/** When fixings are read from the source of an extreme, which must not miss the price there. */
export type FixingTimes = 'noon' | 'hourly' | 'none';
/** Noon in New York, by the season, in UTC; a fixing is the close of the minute after it. */
const noonHours = [16, 17] as const;

/** The highest or lowest price of a period, looked at a few hundred times and whenever a fixing may be taken. */
export class Extreme {
  readonly from: number;
  readonly to: number;
  readonly direction: 'high' | 'low';
  readonly path: PricePath;
  readonly source: string;
  readonly #times: Float64Array;
  readonly #running: Float64Array;

  constructor(
    reading: Omit<Reading, 'id'> & {
      readonly from: number;
      readonly to: number;
      readonly direction: 'high' | 'low';
      readonly fixings: FixingTimes;
    },
  ) {
    this.from = reading.from;
    this.to = reading.to;
    this.direction = reading.direction;
    this.path = reading.path;
    this.source = reading.source;
    this.#times = Float64Array.from(lookTimes(reading.from, reading.to, reading.fixings));
    this.#running = new Float64Array(this.#times.length);
    let extreme = reading.direction === 'high' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    for (const [index, time] of this.#times.entries()) {
      const steps = Math.round(this.path.stepsAt(time, this.source));
      extreme = reading.direction === 'high' ? Math.max(extreme, steps) : Math.min(extreme, steps);
      this.#running[index] = extreme;
    }
  }

  /** The extreme up to a time, in steps. */
  reached(at: number): number {
    let [low, high] = [0, this.#times.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#times[middle] ?? Number.POSITIVE_INFINITY) <= at) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    const none = this.direction === 'high' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    return this.#running[low - 1] ?? none;
  }

  /** When the level is first touched; undefined if it never is. */
  touchedAt(level: number): number | undefined {
    const index = this.#running.findIndex((steps) => this.#touches(steps, level));
    return this.#times[index];
  }

  #touches(steps: number, level: number): boolean {
    return this.direction === 'high' ? steps >= level : steps <= level;
  }

  /** How likely the level is touched in the period, as the world sees it at a time: the reflection of the path. */
  touchChance(at: number, level: number): number {
    if (!Number.isFinite(level)) {
      return level > 0 === (this.direction === 'high') ? 0 : 1;
    }
    if (this.#touches(this.reached(at), level)) {
      return 1;
    }
    if (at >= this.to) {
      return 0;
    }
    const now = Math.max(at, this.from);
    const distance = Math.abs(Math.log(level / this.path.stepsAt(at, this.source)));
    const deviation = Math.max(1e-9, this.path.deviationOver(this.to - now + Math.max(0, this.from - at)));
    return Math.min(1, 2 * (1 - massBelow({ mean: 0, deviation }, distance)));
  }
}

/** Whole milliseconds, ascending: evenly over the period, and whenever the source's fixings are taken. */
function lookTimes(from: number, to: number, fixings: FixingTimes): number[] {
  const times: number[] = [];
  for (let index = 0; index <= samples; index += 1) {
    times.push(Math.round(from + ((to - from) * index) / samples));
  }
  if (fixings === 'hourly') {
    for (let hour = Math.ceil(from / hourMs) * hourMs; hour <= to; hour += hourMs) {
      times.push(hour);
    }
  } else if (fixings === 'noon') {
    for (let day = Math.floor(from / dayMs) * dayMs; day <= to; day += dayMs) {
      times.push(...noonHours.map((hour) => day + hour * hourMs + minuteMs));
    }
  }
  return times.filter((time) => time >= from && time <= to).sort((left, right) => left - right);
}

/** An extreme as a contract on one level sees it: over when the level is touched, or when the period is. */
export class Touch extends PriceOccurrence {
  readonly key: string;
  readonly startsAt: number;
  readonly endsAt: number;
  protected readonly sight: Sight;
  readonly #extreme: Extreme;

  constructor(id: string, extreme: Extreme, level: number) {
    super({ id, path: extreme.path, source: extreme.source });
    this.key = `${extreme.direction} from ${extreme.from} to ${extreme.to}`;
    this.sight = { kind: extreme.direction, from: extreme.from, to: extreme.to };
    this.startsAt = extreme.from;
    this.endsAt = extreme.touchedAt(level) ?? extreme.to;
    this.#extreme = extreme;
  }

  protected trueSteps(): number {
    return this.#extreme.reached(this.#extreme.to);
  }

  /** The extreme at the time when the contract was over, not what came of the period later. */
  protected override pricedSteps(): number {
    return this.#extreme.reached(this.endsAt);
  }

  mass(at: number, low: number, high: number): number {
    const { direction } = this.#extreme;
    const chance = (level: number): number => this.#extreme.touchChance(at, level);
    return Math.max(
      0,
      direction === 'high' ? chance(low) - chance(high + 1) : chance(high) - chance(low - 1),
    );
  }
}
