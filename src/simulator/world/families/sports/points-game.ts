/**
 * Football and basketball: many points, so margin and total are nearly normal. Regulation may end level; overtime then
 * decides, except that a football game may stay tied.
 */
import { type Guess, massOfSteps, type Revelation } from '../../latent.ts';
import type { Occurrence, Outcome, State } from '../../occurrence.ts';
import { createRandom, hashText, type Random } from '../../random.ts';
import {
  type ContestFigure,
  contestRevelation,
  type DrawnContest,
  drawGameOutcome,
  gameEnd,
  guessOf,
  keepFigure,
  keepStates,
  type PinnedFigure,
} from './contest.ts';

export interface PointsModel {
  readonly kind: 'points';
  readonly marginDeviation: number;
  readonly totalMean: number;
  readonly totalDeviation: number;
  readonly homeEdge: number;
  /** Share of games level after regulation that stay so. */
  readonly tieShare: number;
  /** What overtime adds to the winner's lead. */
  readonly overtimeMargins: readonly number[];
  /** What overtime adds to both. */
  readonly overtimePoints: number;
  /** Margins that games end on more often than their neighbours. */
  readonly keyMargins: readonly number[];
  /** No team can end on one point. */
  readonly singlePoint: boolean;
  readonly marginMax: number;
  readonly totalMax: number;
}

export type PointsFigure =
  | 'margin'
  | 'total'
  | 'home'
  | 'away'
  | 'firstHalfMargin'
  | 'firstHalfTotal'
  | 'firstHalfHome'
  | 'firstHalfAway'
  | 'overtime';

const words: Readonly<Record<PointsFigure, string>> = {
  margin: 'margin (home less away), full game with overtime',
  total: 'total points, full game with overtime',
  home: 'points of the home team, full game with overtime',
  away: 'points of the away team, full game with overtime',
  firstHalfMargin: 'margin (home less away), first half',
  firstHalfTotal: 'total points, first half',
  firstHalfHome: 'points of the home team, first half',
  firstHalfAway: 'points of the away team, first half',
  overtime: 'whether overtime is played',
};

export class PointsGame implements Occurrence {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly outcome: Outcome;
  readonly expectedMargin: number;
  readonly expectedTotal: number;
  readonly #model: PointsModel;
  readonly #margin: PinnedFigure;
  readonly #regulation: PinnedFigure;
  readonly #total: PinnedFigure;
  readonly #halfMargin: PinnedFigure;
  readonly #halfTotal: PinnedFigure;
  readonly #figures = new Map<PointsFigure, ContestFigure>();

  /** Strength is in points. */
  constructor(model: PointsModel, drawn: DrawnContest) {
    const random = createRandom(drawn.seed, `game:${drawn.id}`);
    this.id = drawn.id;
    this.startsAt = drawn.startsAt;
    this.#model = model;
    this.expectedMargin = drawn.strength + model.homeEdge;
    this.expectedTotal = model.totalMean + 0.3 * model.totalDeviation * random.normal();
    const state = drawPoints(model, this.expectedMargin, this.expectedTotal, random);
    const playedMs = drawn.durationMs + (state.overtime === 1 ? 25 * 60_000 : 0);
    const played = { startsAt: drawn.startsAt, playedMs };
    this.outcome = drawGameOutcome(random, state, 0.012, played);
    this.endsAt = gameEnd(this.outcome, played);
    const { listedAt, startsAt, durationMs } = drawn;
    const full = contestRevelation(this.outcome, listedAt, startsAt, playedMs);
    const half = contestRevelation(this.outcome, listedAt, startsAt, durationMs / 2);
    const pinned = (
      name: string,
      revelation: Revelation,
      mean: number,
      deviation: number,
      truth: number,
    ): PinnedFigure => ({
      hash: hashText(drawn.seed, `${drawn.id}:${name}`),
      revelation,
      mean,
      deviation,
      truth,
    });
    const { home, away, regulationHome, regulationAway, firstHalfHome, firstHalfAway } = state;
    this.#margin = pinned('margin', full, this.expectedMargin, model.marginDeviation, home - away);
    this.#regulation = { ...this.#margin, truth: regulationHome - regulationAway };
    this.#total = pinned('total', full, this.expectedTotal, model.totalDeviation, home + away);
    this.#halfMargin = pinned(
      'half-margin',
      half,
      this.expectedMargin / 2,
      model.marginDeviation * 0.7,
      firstHalfHome - firstHalfAway,
    );
    this.#halfTotal = pinned(
      'half-total',
      half,
      this.expectedTotal / 2,
      model.totalDeviation * 0.7,
      firstHalfHome + firstHalfAway,
    );
  }

  figure(name: PointsFigure): ContestFigure {
    return keepFigure(this.#figures, name, () => ({
      occurrence: this,
      variable: `${this.id}: ${words[name]}`,
      valueIn: (state) => readPoints(name, state),
      chance: (at, low, high) => this.#chance(name, at, low, high),
    }));
  }

  observed({ home = 0, away = 0 }: State): string {
    return `${home}-${away}`;
  }

  states(): Iterable<State> {
    return keepStates(this, () => this.#states());
  }

  *#states(): Iterable<State> {
    const { marginMax, totalMax } = this.#model;
    const base = Math.floor(totalMax / 3);
    for (let margin = -marginMax; margin <= marginMax; margin += 1) {
      const away = margin < 0 ? base - margin : base;
      if (margin !== 0) {
        yield pointsState(away + margin, away);
      }
    }
    for (let total = 3; total <= totalMax; total += 1) {
      const away = Math.floor((total - 1) / 2);
      yield pointsState(total - away, away);
      yield pointsState(away, total - away);
    }
    for (let points = 0; points <= Math.ceil(totalMax * 0.7); points += 1) {
      if (points !== base) {
        yield pointsState(points, base);
        yield pointsState(base, points);
      }
      yield pointsState(totalMax, totalMax - 7, points, Math.floor(base / 4));
      yield pointsState(totalMax, totalMax - 7, Math.floor(base / 4), points);
      yield pointsState(totalMax, totalMax - 7, points, points);
    }
    for (const lead of this.#model.overtimeMargins) {
      yield { ...pointsState(base + lead, base, base, base), overtime: 1 };
      yield { ...pointsState(base, base + lead, base, base), overtime: 1 };
    }
    if (this.#model.tieShare > 0) {
      for (const score of [base - 1, base, base + 1]) {
        yield { ...pointsState(score, score), overtime: 1 };
      }
    }
  }

  #chance(name: PointsFigure, at: number, low: number, high: number): number {
    switch (name) {
      case 'margin':
        return this.#marginChance(guessOf(this.#margin, at), low, high);
      case 'total':
        return massOfSteps(guessOf(this.#total, at), low, high);
      case 'home':
        return massOfSteps(sideGuess(guessOf(this.#total, at), guessOf(this.#margin, at), 1), low, high);
      case 'away':
        return massOfSteps(sideGuess(guessOf(this.#total, at), guessOf(this.#margin, at), -1), low, high);
      case 'firstHalfMargin':
        return massOfSteps(guessOf(this.#halfMargin, at), low, high);
      case 'firstHalfTotal':
        return massOfSteps(guessOf(this.#halfTotal, at), low, high);
      case 'firstHalfHome':
        return massOfSteps(
          sideGuess(guessOf(this.#halfTotal, at), guessOf(this.#halfMargin, at), 1),
          low,
          high,
        );
      case 'firstHalfAway':
        return massOfSteps(
          sideGuess(guessOf(this.#halfTotal, at), guessOf(this.#halfMargin, at), -1),
          low,
          high,
        );
      case 'overtime': {
        const level = massOfSteps(guessOf(this.#regulation, at), 0, 0);
        return (low <= 1 && high >= 1 ? level : 0) + (low <= 0 && high >= 0 ? 1 - level : 0);
      }
    }
  }

  /** Level after regulation is mostly not the end: its mass goes to both sides by an overtime lead, but for real ties. */
  #marginChance(guess: Guess, low: number, high: number): number {
    const level = massOfSteps(guess, 0, 0);
    const moved = level * (1 - this.#model.tieShare) * Math.min(1, guess.deviation);
    const lead = this.#model.overtimeMargins[0] ?? 1;
    const holds = (value: number): boolean => low <= value && value <= high;
    return (
      massOfSteps(guess, low, high) -
      (holds(0) ? moved : 0) +
      (holds(lead) ? moved / 2 : 0) +
      (holds(-lead) ? moved / 2 : 0)
    );
  }
}

/** The points of one side: half of total plus or minus margin. */
function sideGuess(total: Guess, margin: Guess, sign: 1 | -1): Guess {
  return {
    mean: (total.mean + sign * margin.mean) / 2,
    deviation: Math.hypot(total.deviation, margin.deviation) / 2,
  };
}

interface PointsState {
  readonly home: number;
  readonly away: number;
  readonly regulationHome: number;
  readonly regulationAway: number;
  readonly firstHalfHome: number;
  readonly firstHalfAway: number;
  readonly overtime: number;
}

function pointsState(
  home: number,
  away: number,
  firstHalfHome = Math.floor(home / 2),
  firstHalfAway = Math.floor(away / 2),
): PointsState & State {
  return {
    home,
    away,
    regulationHome: home,
    regulationAway: away,
    firstHalfHome,
    firstHalfAway,
    overtime: 0,
  };
}

function drawPoints(
  model: PointsModel,
  expectedMargin: number,
  expectedTotal: number,
  random: Random,
): PointsState & State {
  let margin = Math.round(expectedMargin + model.marginDeviation * random.normal());
  for (const key of model.keyMargins) {
    if (Math.abs(Math.abs(margin) - key) === 1 && random.chance(0.4)) {
      margin = Math.sign(margin) * key;
    }
  }
  let total = Math.max(Math.abs(margin), Math.round(expectedTotal + model.totalDeviation * random.normal()));
  total += (total + margin) % 2 === 0 ? 0 : 1;
  let home = (total + margin) / 2;
  let away = (total - margin) / 2;
  while (model.singlePoint && (home === 1 || away === 1)) {
    home += 1;
    away += 1;
  }
  // A score is made of so many plays of so many points each; about half of them fall into the first half.
  const pointsAPlay = model.singlePoint ? 7 : 2.2;
  const share = (points: number): number => {
    const luck = Math.min(2, Math.max(-2, random.normal()));
    const scored = 0.48 * points + 0.5 * Math.sqrt(points * pointsAPlay) * luck;
    const half = Math.min(points, Math.max(0, Math.round(scored)));
    return model.singlePoint && half === 1 ? 0 : half;
  };
  const regulation = pointsState(home, away, share(home), share(away));
  if (margin !== 0) {
    return regulation;
  }
  const tied = random.chance(model.tieShare);
  const lead = tied ? 0 : random.pick(model.overtimeMargins);
  const homeWins = random.chance(0.5);
  return {
    ...regulation,
    home: home + model.overtimePoints + (homeWins ? lead : 0),
    away: away + model.overtimePoints + (homeWins ? 0 : lead),
    overtime: 1,
  };
}

function readPoints(name: PointsFigure, state: State): number {
  const { home = 0, away = 0, firstHalfHome = 0, firstHalfAway = 0, overtime = 0 } = state;
  switch (name) {
    case 'margin':
      return home - away;
    case 'total':
      return home + away;
    case 'home':
      return home;
    case 'away':
      return away;
    case 'firstHalfMargin':
      return firstHalfHome - firstHalfAway;
    case 'firstHalfTotal':
      return firstHalfHome + firstHalfAway;
    case 'firstHalfHome':
      return firstHalfHome;
    case 'firstHalfAway':
      return firstHalfAway;
    case 'overtime':
      return overtime;
  }
}
