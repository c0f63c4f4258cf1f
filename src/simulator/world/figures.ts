/** Occurrences decided by one whole number: a published figure, a menu's winner, the second at which a thing happens. */
import type { FigureOccurrence } from './claims.ts';
import { dayMs } from './eastern-time.ts';
import { decimalText } from './exact-text.ts';
import {
  type Guess,
  guessAt,
  informationTime,
  type Kin,
  LatentPath,
  massBelow,
  normalBelow,
  type Path,
  type Revelation,
  stoppedRevelation,
} from './latent.ts';
import type { Outcome, SimulatedVoidBranch, State } from './occurrence.ts';
import { normalQuantile, uniformOf } from './random.ts';

/** How an occurrence may come to nothing. */
export interface VoidRisk {
  readonly branch: SimulatedVoidBranch;
  readonly probability: number;
}

interface Span {
  readonly seed: number;
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

interface Drawn {
  readonly kin?: Kin;
  /** The path itself, where the figure is read from the same truth as another one. */
  readonly latent?: Path;
}

function latentOf(draft: Span & Drawn): Path {
  return draft.latent ?? new LatentPath(draft.seed, draft.id, draft.kin);
}

/** Keeps the bounds that claims use, and derives from them which states are worth looking at. */
export abstract class MarkedFigure implements FigureOccurrence {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  abstract readonly key: string;
  abstract readonly outcome: Outcome;
  readonly #bounds: number[] = [];

  constructor(span: Omit<Span, 'seed'>) {
    this.id = span.id;
    this.startsAt = span.startsAt;
    this.endsAt = span.endsAt;
  }

  abstract mass(at: number, low: number, high: number): number;

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
      for (const step of [bound - 1, bound, bound + 1]) {
        if (this.isPossible(step)) {
          steps.add(step);
        }
      }
    }
    for (const step of [...steps].sort((left, right) => left - right)) {
      yield { [this.key]: step };
    }
  }

  protected isPossible(_step: number): boolean {
    return true;
  }
}

export interface PublishedFigureDraft extends Span, Drawn {
  /** The name of the figure in the state. */
  readonly key: string;
  /** In steps of the figure's grid, before anything is known. */
  readonly prior: Guess;
  readonly revelation: Revelation;
  readonly voidRisk?: VoidRisk;
  /** The least step there is, 0 for counts. */
  readonly least?: number;
  /** Decimals of the published figure, where its name in the state does not say them. */
  readonly decimals?: number;
}

/** Names of figures that say how they are published: what a step counts, and the decimals. */
const units: Readonly<Record<string, { readonly times: number; readonly decimals: number }>> = {
  tenths: { times: 1, decimals: 1 },
  thousands: { times: 1000, decimals: 0 },
  basisPoints: { times: 1, decimals: 2 },
};

/** A figure that is published on a grid: a rate in tenths of a percent, a temperature in whole degrees, a count. */
export class PublishedFigure extends MarkedFigure {
  readonly key: string;
  readonly #latent: Path;
  readonly #prior: Guess;
  readonly #revelation: Revelation;
  readonly #void: SimulatedVoidBranch | undefined;
  readonly #least: number;
  readonly #decimals: number | undefined;
  #guessedAt = Number.NaN;
  #guess: Guess = { mean: 0, deviation: 1 };

  constructor(draft: PublishedFigureDraft) {
    super(draft);
    this.key = draft.key;
    this.#latent = latentOf(draft);
    this.#prior = draft.prior;
    this.#least = draft.least ?? Number.NEGATIVE_INFINITY;
    this.#decimals = draft.decimals;
    const isVoid =
      draft.voidRisk !== undefined && uniformOf(draft.seed, `void:${draft.id}`) < draft.voidRisk.probability;
    this.#void = isVoid ? draft.voidRisk?.branch : undefined;
    this.#revelation = isVoid ? stoppedRevelation(draft.revelation) : draft.revelation;
  }

  get outcome(): Outcome {
    if (this.#void !== undefined) {
      return { kind: 'void', branch: this.#void };
    }
    const steps = Math.round(this.drawn());
    // Minus zero would print as such and is no other figure than zero.
    return { kind: 'state', state: { [this.key]: Math.max(this.#least, steps) + 0 } };
  }

  /** The truth before it is rounded to the grid. */
  protected drawn(): number {
    return this.#prior.mean + this.#prior.deviation * this.#latent.at(1);
  }

  observed(state: State): string {
    const { times, decimals } = units[this.key] ?? { times: 1, decimals: this.#decimals ?? 0 };
    return decimalText((state[this.key] ?? 0) * times, decimals);
  }

  mass(at: number, low: number, high: number): number {
    return this.massBetween(at, low <= this.#least ? Number.NEGATIVE_INFINITY : low - 0.5, high + 0.5);
  }

  /** How likely the truth lies between two cuts, before it is rounded. */
  protected massBetween(at: number, from: number, to: number): number {
    if (at !== this.#guessedAt) {
      this.#guess = guessAt(this.#latent, this.#revelation, this.#prior, at);
      this.#guessedAt = at;
    }
    return Math.max(0, massBelow(this.#guess, to) - massBelow(this.#guess, from));
  }

  protected override isPossible(step: number): boolean {
    return step >= this.#least;
  }
}

export interface MenuDraft extends Span, Drawn {
  /** How likely each member wins before anything is known; together 1 or less, the rest is the last, unlisted member. */
  readonly chances: readonly number[];
  readonly revelation: Revelation;
  readonly voidRisk?: VoidRisk;
}

/**
 * One of several: state `{ winner: index }`. The members lie side by side on the normal line, each as wide as it is
 * likely, and the path shows ever better on which part it will end.
 */
export class Menu extends MarkedFigure {
  readonly key = 'winner';
  readonly members: number;
  readonly latent: Path;
  /** `#cuts[i]` is the lower end of member i; one more than there are members. */
  readonly #cuts: Float64Array;
  readonly #revelation: Revelation;
  readonly #void: SimulatedVoidBranch | undefined;

  constructor(draft: MenuDraft) {
    super(draft);
    this.latent = latentOf(draft);
    const listed = draft.chances.reduce((sum, chance) => sum + chance, 0);
    const chances = listed < 1 - 1e-9 ? [...draft.chances, 1 - listed] : draft.chances;
    this.members = chances.length;
    this.#cuts = new Float64Array(chances.length + 1);
    let below = 0;
    this.#cuts[0] = Number.NEGATIVE_INFINITY;
    for (const [index, chance] of chances.entries()) {
      below += chance;
      this.#cuts[index + 1] = index === chances.length - 1 ? Number.POSITIVE_INFINITY : normalQuantile(below);
    }
    const isVoid =
      draft.voidRisk !== undefined && uniformOf(draft.seed, `void:${draft.id}`) < draft.voidRisk.probability;
    this.#void = isVoid ? draft.voidRisk?.branch : undefined;
    this.#revelation = isVoid ? stoppedRevelation(draft.revelation) : draft.revelation;
  }

  get outcome(): Outcome {
    return this.#void === undefined
      ? { kind: 'state', state: { winner: this.#memberAt(this.latent.at(1)) } }
      : { kind: 'void', branch: this.#void };
  }

  #memberAt(value: number): number {
    let member = 0;
    while (member < this.members - 1 && value >= (this.#cuts[member + 1] ?? Number.POSITIVE_INFINITY)) {
      member += 1;
    }
    return member;
  }

  mass(at: number, low: number, high: number): number {
    const tau = informationTime(this.#revelation, at);
    const guess: Guess = { mean: this.latent.at(tau), deviation: Math.sqrt(Math.max(0, 1 - tau)) };
    const upper = this.#cuts[Math.min(high, this.members - 1) + 1] ?? Number.POSITIVE_INFINITY;
    const lower = this.#cuts[Math.max(low, 0)] ?? Number.POSITIVE_INFINITY;
    return Math.max(0, massBelow(guess, upper) - massBelow(guess, lower));
  }

  protected override isPossible(step: number): boolean {
    return step >= 0 && step < this.members;
  }
}

export interface HappeningDraft {
  readonly seed: number;
  readonly id: string;
  /** Happens after this, if ever. */
  readonly from: number;
  /** Likelihood that it happens within a year of `from`. */
  readonly yearly: number;
  readonly kin?: Kin;
  readonly voidRisk?: VoidRisk;
}

/** Seconds since 1970 that stand for "never". */
const neverSecond = 99_999_999_999;

/** A thing that happens once or never, at a whole second. */
export class Happening {
  readonly id: string;
  readonly seed: number;
  /** Seconds since 1970. */
  readonly second: number;
  readonly voidBranch: SimulatedVoidBranch | undefined;
  readonly #moods: Path;
  readonly #perDay: number;
  readonly #from: number;

  constructor(draft: HappeningDraft) {
    this.id = draft.id;
    this.seed = draft.seed;
    this.#moods = new LatentPath(draft.seed, `moods:${draft.id}`, draft.kin);
    this.#perDay = -Math.log(1 - Math.min(0.999, draft.yearly)) / 365;
    this.#from = draft.from;
    const fate = new LatentPath(draft.seed, `happens:${draft.id}`, draft.kin).at(1);
    const days = -Math.log(Math.max(1e-9, normalBelow(fate))) / this.#perDay;
    this.second = days > 20_000 ? neverSecond : Math.floor((draft.from + days * dayMs) / 1000);
    const isVoid =
      draft.voidRisk !== undefined && uniformOf(draft.seed, `void:${draft.id}`) < draft.voidRisk.probability;
    this.voidBranch = isVoid ? draft.voidRisk?.branch : undefined;
  }

  /** How likely it happens from `low` to `high`, seconds since 1970, both included, as the world sees it at a time. */
  mass(at: number, low: number, high: number): number {
    const now = Math.floor(at / 1000);
    if (this.second <= now && this.voidBranch === undefined) {
      return this.second >= low && this.second <= high ? 1 : 0;
    }
    // Moods come and go: the same on every deadline of the thing, so that later ones are never less likely.
    const mood = Math.exp(0.8 * (this.#moods.at(((at - this.#from) / (2000 * dayMs)) % 1) * 3));
    const perSecond = (this.#perDay * mood) / 86_400;
    const survives = (second: number): number => Math.exp(-perSecond * Math.max(0, second - now));
    const from = Math.max(low - 1, now);
    return high <= from ? 0 : survives(from) - (Number.isFinite(high) ? survives(high) : 0);
  }
}

/** A happening as a contract with a deadline sees it: over when it happens, or when the deadline has passed. */
export class DeadlineFigure extends MarkedFigure {
  readonly key = 'second';
  readonly #happening: Happening;

  constructor(happening: Happening, startsAt: number, deadline: number) {
    super({
      id: `${happening.id}@${Math.floor(deadline / 1000)}`,
      startsAt,
      endsAt: Math.min(deadline, Math.max(startsAt, happening.second * 1000 + 60_000)),
    });
    this.#happening = happening;
  }

  get outcome(): Outcome {
    const { voidBranch, second } = this.#happening;
    return voidBranch === undefined
      ? { kind: 'state', state: { second } }
      : { kind: 'void', branch: voidBranch };
  }

  mass(at: number, low: number, high: number): number {
    return this.#happening.mass(at, low, high);
  }
}
