/**
 * Occurrences beyond a single game: who wins a championship, how far a team gets, where a player finishes, how many games
 * a team wins, what a player does in a game.
 */
import { informationTime, massOfSteps, type Revelation } from '../../latent.ts';
import type { Occurrence, Outcome, SimulatedVoidBranch, State } from '../../occurrence.ts';
import { createRandom, type Hash, hashText, type Random } from '../../random.ts';
import { type ContestFigure, guessOf, type PinnedFigure } from './contest.ts';
import { weighCourses } from './set-match.ts';

interface FieldTimes {
  readonly listedAt: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Known little by little over a season, the more the nearer its end. */
function seasonRevelation({ listedAt, startsAt, endsAt }: FieldTimes): Revelation {
  return [
    [listedAt, 0.02],
    [startsAt, 0.1],
    [startsAt + 0.8 * (endsAt - startsAt), 0.5],
    [endsAt, 1],
  ];
}

/** One of finitely many places, numbered from 0: the entrant who wins, the round reached, the place finished. */
export class Field implements Occurrence, ContestFigure {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly outcome: Outcome;
  readonly variable: string;
  readonly #priors: readonly number[];
  readonly #truth: number;
  readonly #hashes: readonly Hash[];
  readonly #revelation: Revelation;

  /** Where `truth` is missing, the place is drawn by its weight. */
  constructor(
    seed: number,
    id: string,
    words: string,
    weights: readonly number[],
    times: FieldTimes,
    truth?: number,
  ) {
    const sum = weights.reduce((total, weight) => total + weight, 0);
    this.id = id;
    this.startsAt = times.startsAt;
    this.endsAt = times.endsAt;
    this.variable = `${id}: ${words}`;
    this.#priors = weights.map((weight) => weight / sum);
    this.#truth = truth ?? drawPlace(createRandom(seed, `field:${id}`), this.#priors);
    this.#hashes = weights.map((_, index) => hashText(seed, `${id}:place-${index}`));
    this.#revelation = seasonRevelation(times);
    this.outcome = { kind: 'state', state: { place: this.#truth } };
  }

  get occurrence(): Occurrence {
    return this;
  }

  *states(): Iterable<State> {
    for (let place = 0; place < this.#priors.length; place += 1) {
      yield { place };
    }
  }

  valueIn({ place = 0 }: State): number {
    return place;
  }

  chance(at: number, low: number, high: number): number {
    const weights = weighCourses(
      this.#hashes,
      this.#priors,
      this.#truth,
      informationTime(this.#revelation, at),
    );
    return weights.reduce((mass, weight, place) => (place >= low && place <= high ? mass + weight : mass), 0);
  }
}

function drawPlace(random: Random, priors: readonly number[]): number {
  let left = random.uniform();
  const place = priors.findIndex((prior) => {
    left -= prior;
    return left < 0;
  });
  return Math.max(0, place);
}

/** A count that is nearly normal: wins of a season, strikeouts, yards. It may be void, as when a player does not start. */
export class Count implements Occurrence, ContestFigure {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly outcome: Outcome;
  readonly variable: string;
  readonly #max: number;
  readonly #pinned: PinnedFigure;

  constructor(
    seed: number,
    id: string,
    words: string,
    model: {
      readonly mean: number;
      readonly deviation: number;
      readonly max: number;
      /** Share of counts that are void because the player does not start. */
      readonly scratchedShare?: number;
      /** Void already, because the game is. */
      readonly voided?: SimulatedVoidBranch | undefined;
    },
    times: FieldTimes,
  ) {
    const random = createRandom(seed, `count:${id}`);
    this.id = id;
    this.startsAt = times.startsAt;
    this.endsAt = times.endsAt;
    this.variable = `${id}: ${words}`;
    this.#max = model.max;
    const count = Math.min(
      model.max,
      Math.max(0, Math.round(model.mean + model.deviation * random.normal())),
    );
    const branch = model.voided ?? (random.chance(model.scratchedShare ?? 0) ? 'walkover' : undefined);
    this.outcome = branch === undefined ? { kind: 'state', state: { count } } : { kind: 'void', branch };
    const known: Revelation = seasonRevelation(times);
    this.#pinned = {
      hash: hashText(seed, id),
      revelation:
        this.outcome.kind === 'state' ? known : known.map(([at, tau]) => [at, Math.min(tau, 0.1)] as const),
      mean: model.mean,
      deviation: model.deviation,
      truth: count,
    };
  }

  get occurrence(): Occurrence {
    return this;
  }

  observed({ count = 0 }: State): string {
    return String(count);
  }

  *states(): Iterable<State> {
    for (let count = 0; count <= this.#max; count += 1) {
      yield { count };
    }
  }

  valueIn({ count = 0 }: State): number {
    return count;
  }

  chance(at: number, low: number, high: number): number {
    const guess = guessOf(this.#pinned, at);
    return massOfSteps(
      guess,
      low <= 0 ? Number.NEGATIVE_INFINITY : low,
      high >= this.#max ? Number.POSITIVE_INFINITY : high,
    );
  }
}
