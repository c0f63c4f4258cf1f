/**
 * Tennis matches and esports series: best of three or five sets or maps. What is known grows as a noisy signal of which
 * course of sets is the true one; every contract is worth the courses that pay it.
 */
import { dayMs } from '../../eastern-time.ts';
import { informationTime, massOfSteps, pathAt, type Revelation } from '../../latent.ts';
import type { Occurrence, Outcome, State } from '../../occurrence.ts';
import { createRandom, type Hash, hashText } from '../../random.ts';
import {
  type ContestFigure,
  contestRevelation,
  type DrawnContest,
  drawOutcome,
  guessOf,
  keepFigure,
  keepStates,
  overAt,
  type PinnedFigure,
  playedState,
} from './contest.ts';

export interface SetsModel {
  readonly kind: 'sets';
  readonly sport: 'tennis' | 'esports';
  readonly bestOf: 3 | 5;
}

/** `home` is the first-named side. */
export type SetsFigure =
  | 'winner'
  | 'setMargin'
  | 'setCount'
  | 'set1'
  | 'set2'
  | 'games'
  | 'setMarginCompleted';

/** The set margin of a match that somebody gave up: no number of sets, so that a contract can pay one half on it. */
export const unfinished = 99;

const gamesMean = { 3: 22.5, 5: 38 } as const;
const gamesDeviation = { 3: 5.2, 5: 8 } as const;

/** How much of the truth the signal shows; larger is sooner. */
const signalGain = 1.6;

/** The weights of possible courses, given what is known; they sum to one. */
export function weighCourses(
  hashes: readonly Hash[],
  priors: readonly number[],
  truth: number,
  tau: number,
): readonly number[] {
  if (tau >= 0.9999) {
    return priors.map((_, index) => (index === truth ? 1 : 0));
  }
  const clock = tau / (1 - tau);
  const logs = priors.map((prior, index) => {
    const hash = hashes[index];
    const noise = hash === undefined ? 0 : (pathAt(hash, tau, 11) - tau * pathAt(hash, 1, 11)) / (1 - tau);
    const signal = index === truth ? signalGain * clock : 0;
    return Math.log(prior) + signalGain * (signal + noise);
  });
  const top = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - top));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Every way a best-of match can go: 1 where the first-named side wins the set, -1 where the other does. */
function coursesOf(bestOf: 3 | 5): readonly (readonly (1 | -1)[])[] {
  const needed = (bestOf + 1) / 2;
  const courses: (readonly (1 | -1)[])[] = [];
  const grow = (course: readonly (1 | -1)[]): void => {
    const won = course.filter((set) => set === 1).length;
    if (won === needed || course.length - won === needed) {
      courses.push(course);
      return;
    }
    grow([...course, 1]);
    grow([...course, -1]);
  };
  grow([]);
  return courses;
}

const courseTables = { 3: coursesOf(3), 5: coursesOf(5) } as const;

export class SimulatedSetMatch implements Occurrence {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly outcome: Outcome;
  /** How likely the first-named side wins a set. */
  readonly setChance: number;
  readonly #model: SetsModel;
  readonly #courses: readonly (readonly (1 | -1)[])[];
  readonly #truth: number;
  readonly #hashes: readonly Hash[];
  readonly #revelation: Revelation;
  readonly #games: PinnedFigure;
  readonly #figures = new Map<SetsFigure, ContestFigure>();

  /** Strength is the log odds of a set for the first-named side. */
  constructor(model: SetsModel, drawn: DrawnContest) {
    const random = createRandom(drawn.seed, `game:${drawn.id}`);
    this.id = drawn.id;
    this.startsAt = drawn.startsAt;
    this.#model = model;
    this.#courses = courseTables[model.bestOf];
    this.setChance = 1 / (1 + Math.exp(-drawn.strength));
    let left = random.uniform();
    let truth = 0;
    for (const [index, chance] of this.#priors().entries()) {
      truth = index;
      left -= chance;
      if (left < 0) {
        break;
      }
    }
    this.#truth = truth;
    const course = this.#courses[truth] ?? [];
    const mean = gamesMean[model.bestOf];
    const games = Math.max(course.length * 6, Math.round(course.length * 9.4 + 2.4 * random.normal()));
    const retired = model.sport === 'tennis' && random.chance(0.03);
    const state = { ...courseState(course, games), ...(retired ? { retired: 1 } : {}) };
    const playedMs = Math.round((drawn.durationMs * course.length) / model.bestOf);
    // After the week that one venue waits, and within the two weeks of the other.
    this.outcome = drawOutcome(
      random,
      state,
      [
        { branch: 'walkover', share: 0.02 },
        { branch: 'cancelled', share: 0.006 },
        { branch: 'postponed', share: 0.006 },
      ],
      { startsAt: drawn.startsAt, playedMs, daysMin: 8, daysMax: 13 },
    );
    this.endsAt =
      this.outcome.kind === 'state'
        ? drawn.startsAt + playedMs
        : this.outcome.branch === 'postponed'
          ? drawn.startsAt + 7 * dayMs
          : drawn.startsAt + 1_800_000;
    this.#revelation = contestRevelation(this.outcome, drawn.listedAt, drawn.startsAt, playedMs);
    this.#hashes = this.#courses.map((_, index) => hashText(drawn.seed, `${drawn.id}:course-${index}`));
    this.#games = {
      hash: hashText(drawn.seed, `${drawn.id}:games`),
      revelation: this.#revelation,
      mean,
      deviation: gamesDeviation[model.bestOf],
      truth: games,
    };
  }

  get bestOf(): 3 | 5 {
    return this.#model.bestOf;
  }

  figure(name: SetsFigure): ContestFigure {
    return keepFigure(this.#figures, name, () => ({
      occurrence: this,
      variable: `${this.id}: ${this.#words(name)}`,
      valueIn: (state) => readSets(name, state),
      chance: (at, low, high) => this.#chance(name, at, low, high),
    }));
  }

  observed({ setsHome = 0, setsAway = 0 }: State): string {
    return `${setsHome}-${setsAway}`;
  }

  states(): Iterable<State> {
    return keepStates(this, () => this.#states());
  }

  *#states(): Iterable<State> {
    for (const course of this.#courses) {
      const state = courseState(course, course.length * 9);
      yield state;
      yield { ...state, retired: 1 };
    }
    const [first = []] = this.#courses;
    for (let games = 6; games <= this.#model.bestOf * 13; games += 1) {
      yield courseState(first, games);
    }
  }

  #words(name: SetsFigure): string {
    const unit = this.#model.sport === 'tennis' ? 'set' : 'map';
    switch (name) {
      case 'winner':
        return 'who wins the match, retirement counts';
      case 'setMargin':
        return `${unit} margin (first less second named), retirement not mentioned`;
      case 'setMarginCompleted':
        return `${unit} margin (first less second named), unfinished apart`;
      case 'setCount':
        return `number of ${unit}s, unfinished apart`;
      case 'set1':
        return `who wins ${unit} 1`;
      case 'set2':
        return `who wins ${unit} 2`;
      case 'games':
        return 'games played in the match';
    }
  }

  #priors(): readonly number[] {
    return this.#courses.map((course) =>
      course.reduce<number>((chance, set) => chance * (set === 1 ? this.setChance : 1 - this.setChance), 1),
    );
  }

  #chance(name: SetsFigure, at: number, low: number, high: number): number {
    if (name === 'games') {
      return massOfSteps(guessOf(this.#games, at), low, high);
    }
    const weights = weighCourses(
      this.#hashes,
      this.#priors(),
      this.#truth,
      informationTime(this.#revelation, at),
    );
    const over = at >= overAt(this) ? playedState(this.outcome) : undefined;
    let mass = 0;
    for (const [index, course] of this.#courses.entries()) {
      const value = readSets(name, over ?? courseState(course, 0));
      mass += value >= low && value <= high ? (weights[index] ?? 0) : 0;
    }
    return mass;
  }
}

function courseState(course: readonly (1 | -1)[], games: number): State {
  const won = course.filter((set) => set === 1).length;
  return {
    setsHome: won,
    setsAway: course.length - won,
    winner: Math.sign(2 * won - course.length),
    set1: course[0] ?? 0,
    set2: course[1] ?? 0,
    games,
    retired: 0,
  };
}

function readSets(name: SetsFigure, state: State): number {
  const { setsHome = 0, setsAway = 0, winner = 0, set1 = 0, set2 = 0, games = 0, retired = 0 } = state;
  switch (name) {
    case 'winner':
      return winner;
    case 'setMargin':
      return setsHome - setsAway;
    case 'setMarginCompleted':
      return retired === 1 ? unfinished : setsHome - setsAway;
    case 'setCount':
      return retired === 1 ? unfinished : setsHome + setsAway;
    case 'set1':
      return set1;
    case 'set2':
      return set2;
    case 'games':
      return games;
  }
}
