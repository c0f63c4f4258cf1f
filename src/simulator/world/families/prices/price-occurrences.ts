/** What contracts read from a price path: the price at an instant, the change over a window, the extreme of a period. */
import type { FigureOccurrence } from '../../claims.ts';
import { decimalText } from '../../exact-text.ts';
import { massBelow } from '../../latent.ts';
import type { Outcome, State } from '../../occurrence.ts';
import type { PricePath } from './assets.ts';

interface Reading {
  readonly id: string;
  readonly path: PricePath;
  readonly source: string;
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
    const steps = new Set<number>();
    for (const bound of this.#bounds) {
      steps
        .add(bound - 1)
        .add(bound)
        .add(bound + 1);
    }
    for (const step of [...steps].sort((left, right) => left - right)) {
      yield { [this.key]: step };
    }
  }
}

/** The price at an instant, `{ price: steps }`. */
export class Fixing extends PriceOccurrence {
  readonly key = 'price';
  readonly startsAt: number;
  readonly endsAt: number;
  #seenAt = Number.NaN;
  #log = 0;

  constructor(reading: Reading & { readonly at: number }) {
    super(reading);
    this.startsAt = reading.at;
    this.endsAt = reading.at;
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

/** The price at the end of a window minus the price at its start, `{ change: steps }`. */
export class WindowChange extends PriceOccurrence {
  readonly key = 'change';
  readonly startsAt: number;
  readonly endsAt: number;

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

/** The highest or lowest price of a period, looked at a few hundred times. */
export class Extreme {
  readonly from: number;
  readonly to: number;
  readonly direction: 'high' | 'low';
  readonly path: PricePath;
  readonly source: string;
  readonly #running: Float64Array;

  constructor(reading: Omit<Reading, 'id'> & { from: number; to: number; direction: 'high' | 'low' }) {
    this.from = reading.from;
    this.to = reading.to;
    this.direction = reading.direction;
    this.path = reading.path;
    this.source = reading.source;
    this.#running = new Float64Array(samples + 1);
    let extreme = reading.direction === 'high' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    for (let index = 0; index <= samples; index += 1) {
      const steps = Math.round(this.path.stepsAt(this.#timeOf(index), this.source));
      extreme = reading.direction === 'high' ? Math.max(extreme, steps) : Math.min(extreme, steps);
      this.#running[index] = extreme;
    }
  }

  #timeOf(index: number): number {
    return this.from + ((this.to - this.from) * index) / samples;
  }

  /** The extreme up to a time, in steps. */
  reached(at: number): number {
    const index = Math.floor(((at - this.from) / (this.to - this.from)) * samples);
    const none = this.direction === 'high' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    return index < 0 ? none : (this.#running[Math.min(index, samples)] ?? none);
  }

  /** When the level is first touched; undefined if it never is. */
  touchedAt(level: number): number | undefined {
    const index = this.#running.findIndex((steps) => this.#touches(steps, level));
    return index < 0 ? undefined : this.#timeOf(index);
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

/** An extreme as a contract on one level sees it: over when the level is touched, or when the period is. */
export class Touch extends PriceOccurrence {
  readonly key: 'high' | 'low';
  readonly startsAt: number;
  readonly endsAt: number;
  readonly #extreme: Extreme;

  constructor(id: string, extreme: Extreme, level: number) {
    super({ id, path: extreme.path, source: extreme.source });
    this.key = extreme.direction;
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
