/**
 * A contest is an occurrence from which several figures can be read: margin, total, first half, who advances. A sports
 * contract is a figure of a contest and the values of it that pay.
 */
import type { PricedClaim, Voids } from '../../claims.ts';
import { dayMs, hourMs } from '../../eastern-time.ts';
import { gameRevelation, informationTime, pathAt, type Revelation, stoppedRevelation } from '../../latent.ts';
import type { Halves } from '../../market.ts';
import type { MakeUp, Occurrence, Outcome, State } from '../../occurrence.ts';
import type { Hash, Random } from '../../random.ts';

/** One whole-numbered figure of a contest, with how likely its values are at a time. */
export interface ContestFigure {
  readonly occurrence: Occurrence;
  /** See `Claim.variable`. */
  readonly variable: string;
  /** See `Claim.comparable`. */
  readonly comparable?: readonly string[] | undefined;
  valueIn(state: State): number;
  /** How likely the figure lies from `low` to `high`, both included, given what is known at the time. */
  chance(at: number, low: number, high: number): number;
}

/** The figure of a contest by its name, made when it is first asked for. */
export function keepFigure<Name>(
  figures: Map<Name, ContestFigure>,
  name: Name,
  make: () => ContestFigure,
): ContestFigure {
  let figure = figures.get(name);
  if (figure === undefined) {
    figure = make();
    figures.set(name, figure);
  }
  return figure;
}

/** What is decided of a contest before it is played. */
export interface DrawnContest {
  readonly seed: number;
  readonly id: string;
  readonly listedAt: number;
  readonly startsAt: number;
  readonly durationMs: number;
  /** How much stronger the home team, or the first-named side, is, in a measure of its model. */
  readonly strength: number;
}

/** Pays if the figure lies from `low` to `high`, both included, and one half if it is `half`. */
export class ContestClaim implements PricedClaim {
  readonly figure: ContestFigure;
  readonly low: number;
  readonly high: number;
  readonly voids: Voids;
  readonly half: number | undefined;

  constructor(figure: ContestFigure, low: number, high: number, voids: Voids, half?: number) {
    this.figure = figure;
    this.low = low;
    this.high = high;
    this.voids = voids;
    this.half = half;
  }

  get occurrence(): Occurrence {
    return this.figure.occurrence;
  }
  get variable(): string {
    return this.figure.variable;
  }
  get comparable(): readonly string[] | undefined {
    return this.figure.comparable;
  }

  pays(state: State): Halves {
    const value = this.figure.valueIn(state);
    if (value === this.half) {
      return 1;
    }
    return value >= this.low && value <= this.high ? 2 : 0;
  }

  chance(at: number): number {
    const sure = this.figure.chance(at, this.low, this.high);
    return this.half === undefined ? sure : sure + this.figure.chance(at, this.half, this.half) / 2;
  }
}

/** Both ends of the number line, for claims that are open on one side. */
export const least = Number.NEGATIVE_INFINITY;
export const most = Number.POSITIVE_INFINITY;

/** A path that ends where it must, so that a worth drawn from it ends at the payout. */
function pinnedPath(hash: Hash, tau: number, end: number): number {
  return pathAt(hash, tau) - tau * (pathAt(hash, 1) - end);
}

/** When a postponed contest is made up: so many days after the day it was meant for. */
export interface MakeUpPlan {
  readonly startsAt: number;
  readonly playedMs: number;
  readonly daysMin: number;
  readonly daysMax: number;
}

/**
 * What comes of a contest: nearly always a state, now and then one of the given ways not to take place. A postponed one
 * ends in the state on a later day.
 */
export function drawOutcome(
  random: Random,
  state: State,
  branches: readonly { readonly branch: 'cancelled' | 'postponed' | 'walkover'; readonly share: number }[],
  plan: MakeUpPlan,
): Outcome {
  let draw = random.uniform();
  for (const { branch, share } of branches) {
    draw -= share;
    if (draw < 0) {
      return branch === 'postponed'
        ? { kind: 'void', branch, later: drawMakeUp(random, state, plan) }
        : { kind: 'void', branch };
    }
  }
  return { kind: 'state', state };
}

function drawMakeUp(random: Random, state: State, plan: MakeUpPlan): MakeUp {
  const startsAt = plan.startsAt + random.integer(plan.daysMin, plan.daysMax) * dayMs;
  return { startsAt, endsAt: startsAt + plan.playedMs, state };
}

/** What comes of a game of two teams; `postponed` is how likely it is put off. */
export function drawGameOutcome(
  random: Random,
  state: State,
  postponed: number,
  played: Pick<MakeUpPlan, 'startsAt' | 'playedMs'>,
): Outcome {
  return drawOutcome(
    random,
    state,
    [
      { branch: 'cancelled', share: 0.008 },
      { branch: 'postponed', share: postponed },
    ],
    // Further away than any text waits that ends the waiting.
    { ...played, daysMin: 15, daysMax: 28 },
  );
}

/** When such a game is over on its day, or it is clear that it was not played. */
export function gameEnd(
  outcome: Outcome,
  { startsAt, playedMs }: Pick<MakeUpPlan, 'startsAt' | 'playedMs'>,
): number {
  if (outcome.kind === 'state') return startsAt + playedMs;
  return startsAt + (outcome.branch === 'cancelled' ? 1 : 48) * hourMs;
}

/** When everything about an occurrence is settled, a make-up included. */
export function overAt({ outcome, endsAt }: Occurrence): number {
  return outcome.kind === 'void' ? (outcome.later?.endsAt ?? endsAt) : endsAt;
}

/** The state a contest ends in, on its day or later; undefined where it is never played. */
export function playedState(outcome: Outcome): State | undefined {
  return outcome.kind === 'state' ? outcome.state : outcome.later?.state;
}

/** How a contest, or its part that ends so long after the start, gets known: while it is played, if ever. */
export function contestRevelation(
  outcome: Outcome,
  listedAt: number,
  startsAt: number,
  playedMs: number,
): Revelation {
  const revelation = gameRevelation(listedAt, startsAt, startsAt + playedMs);
  if (outcome.kind === 'state') {
    return revelation;
  }
  const stopped = stoppedRevelation(revelation, knownBeforeStart);
  return outcome.later === undefined
    ? stopped
    : [...stopped, [outcome.later.startsAt, knownBeforeStart], [outcome.later.startsAt + playedMs, 1]];
}

/** What `gameRevelation` has revealed by the start. */
const knownBeforeStart = 0.2;

/** The share of an interval of time that has passed, 0 to 1. */
export function elapsedShare(from: number, to: number, at: number): number {
  return Math.min(1, Math.max(0, (at - from) / (to - from)));
}

/** Sums a distribution over a range of values. */
export function massIn(chances: Float64Array, offset: number, low: number, high: number): number {
  const first = Math.max(0, low === least ? 0 : low + offset);
  const last = Math.min(chances.length - 1, high === most ? chances.length - 1 : high + offset);
  let mass = 0;
  for (let index = first; index <= last; index += 1) {
    mass += chances[index] ?? 0;
  }
  return mass;
}

export interface PinnedFigure {
  readonly hash: Hash;
  readonly revelation: Revelation;
  readonly mean: number;
  readonly deviation: number;
  readonly truth: number;
}

/** What is guessed of a normal figure whose truth is known to the world, but not to the market. */
export function guessOf(
  figure: PinnedFigure,
  at: number,
): { readonly mean: number; readonly deviation: number } {
  const tau = informationTime(figure.revelation, at);
  const end = (figure.truth - figure.mean) / figure.deviation;
  return {
    mean: figure.mean + figure.deviation * pinnedPath(figure.hash, tau, end),
    deviation: figure.deviation * Math.sqrt(Math.max(0, 1 - tau)),
  };
}

/** A team that must lead by more than a line; margins are home less away, so the away team's are negative. */
export function leadClaim(figure: ContestFigure, isHome: boolean, whole: number, voids: Voids): ContestClaim {
  return isHome
    ? new ContestClaim(figure, whole + 1, most, voids)
    : new ContestClaim(figure, least, -whole - 1, voids);
}

export function overClaim(figure: ContestFigure, whole: number, voids: Voids): ContestClaim {
  return new ContestClaim(figure, whole + 1, most, voids);
}

let lastStates: { readonly occurrence: Occurrence; readonly states: readonly State[] } | undefined;

/** The states of the occurrence asked for last are kept: an oracle asks for them once a pair of its contracts. */
export function keepStates(occurrence: Occurrence, make: () => Iterable<State>): readonly State[] {
  if (lastStates?.occurrence !== occurrence) {
    lastStates = { occurrence, states: [...make()] };
  }
  return lastStates.states;
}
