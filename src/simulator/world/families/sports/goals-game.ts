/**
 * Soccer, hockey and baseball: few goals or runs, scored at random times. Given the count, times are uniform, so what is
 * guessed at a time is what was scored so far plus a Poisson count for the rest; prices jump at goals.
 */
import { pathAt } from '../../latent.ts';
import type { Occurrence, Outcome, State } from '../../occurrence.ts';
import { createRandom, type Hash, hashText, type Random } from '../../random.ts';
import {
  type ContestFigure,
  type DrawnContest,
  drawGameOutcome,
  elapsedShare,
  gameEnd,
  keepFigure,
  keepStates,
  massIn,
  overAt,
  playedState,
} from './contest.ts';
import {
  comparableFigures,
  firstParts,
  type GoalsFigure,
  type GoalsSport,
  goalsState,
  goalsVariable,
  partOf,
  readGoals,
} from './goals-figures.ts';
import { countsMax, goalsTable, placeIn } from './goals-table.ts';

export interface GoalsModel {
  readonly kind: 'goals';
  readonly sport: GoalsSport;
  readonly homeRate: number;
  readonly awayRate: number;
  /** A soccer tie that somebody must win: extra time, then penalties. */
  readonly cup: boolean;
}

const cornerRate = 10.2;

const cornersMax = 30;

const runsMax = 15;

const timesKept = 3;

interface Distribution {
  readonly chances: Float64Array;
  readonly offset: number;
}

interface Sides {
  readonly home: Float64Array;
  readonly away: Float64Array;
}

interface Knowledge {
  readonly at: number;
  /** What is known before the start makes scoring likelier or less so. */
  readonly news: number;
  readonly figures: Map<GoalsFigure, Distribution>;
  /** By the share of the game. */
  readonly sides: Map<number, Sides>;
}

export class GoalsGame implements Occurrence {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly outcome: Outcome;
  readonly homeRate: number;
  readonly awayRate: number;
  readonly #model: GoalsModel;
  readonly #regulationEndsAt: number;
  readonly #listedAt: number;
  readonly #news: Hash;
  readonly #homeTimes: readonly number[];
  readonly #awayTimes: readonly number[];
  readonly #cornerTimes: readonly number[];
  readonly #truth: State;
  readonly #figures = new Map<GoalsFigure, ContestFigure>();
  #knowledge: readonly Knowledge[] = [];

  /** Strength is the log of how much better the home team scores. */
  constructor(model: GoalsModel, drawn: DrawnContest) {
    const random = createRandom(drawn.seed, `game:${drawn.id}`);
    this.id = drawn.id;
    this.startsAt = drawn.startsAt;
    this.#model = model;
    this.#listedAt = drawn.listedAt;
    this.#news = hashText(drawn.seed, `${drawn.id}:news`);
    this.homeRate = model.homeRate * Math.exp(drawn.strength + 0.08 * random.normal());
    this.awayRate = model.awayRate * Math.exp(-drawn.strength + 0.08 * random.normal());
    const countMax = model.sport === 'soccer' ? 7 : model.sport === 'hockey' ? 9 : runsMax;
    this.#homeTimes = drawTimes(random, this.homeRate, countMax);
    this.#awayTimes = drawTimes(random, this.awayRate, countMax);
    this.#cornerTimes = model.sport === 'soccer' ? drawTimes(random, cornerRate, cornersMax) : [];
    this.#truth = this.#drawState(random);
    this.#regulationEndsAt = drawn.startsAt + drawn.durationMs;
    const longer = readGoals('overtime', this.#truth) * 30 * 60_000;
    const played = { startsAt: drawn.startsAt, playedMs: drawn.durationMs + longer };
    this.outcome = drawGameOutcome(random, this.#truth, model.sport === 'baseball' ? 0.02 : 0.01, played);
    this.endsAt = gameEnd(this.outcome, played);
  }

  get sport(): GoalsSport {
    return this.#model.sport;
  }

  figure(name: GoalsFigure): ContestFigure {
    return keepFigure(this.#figures, name, () => {
      const comparable = comparableFigures(name);
      return {
        occurrence: this,
        variable: goalsVariable(this.id, this.sport, name),
        ...(comparable.length === 0
          ? {}
          : { comparable: comparable.map((other) => goalsVariable(this.id, this.sport, other)) }),
        valueIn: (state) => readGoals(name, state),
        chance: (at, low, high) => {
          const { chances, offset } = this.#distribution(name, at);
          return massIn(chances, offset, low, high);
        },
      };
    });
  }

  observed({ home = 0, away = 0 }: State): string {
    return `${home}-${away}`;
  }

  states(): Iterable<State> {
    return keepStates(this, () => this.#states());
  }

  *#states(): Iterable<State> {
    const { sport, cup } = this.#model;
    const grid = sport === 'soccer' ? 8 : sport === 'hockey' ? 10 : 17;
    for (let home = 0; home < grid; home += 1) {
      for (let away = 0; away < grid; away += 1) {
        const level = goalsState(home, away);
        if (home !== away || (sport === 'soccer' && !cup)) {
          yield level;
        } else if (sport === 'soccer') {
          yield { ...level, overtime: 1, extraHome: 1, advances: 1 };
          yield { ...level, overtime: 1, extraAway: 1, advances: -1 };
          yield { ...level, overtime: 1, advances: 1 };
          yield { ...level, overtime: 1, advances: -1 };
        } else {
          yield { ...level, home: home + 1, overtime: 1 };
          yield { ...level, away: away + 1, overtime: 1 };
          if (sport === 'hockey') {
            yield { ...level, home: home + 1, overtime: 1, shootout: 1 };
            yield { ...level, away: away + 1, overtime: 1, shootout: 1 };
          }
        }
      }
    }
    const part = Math.ceil(grid * 0.7);
    for (let first = 0; first <= part; first += 1) {
      for (let second = 0; second <= part; second += 1) {
        yield { ...goalsState(grid, grid - 1), firstPartHome: first, firstPartAway: second };
      }
    }
    for (let runs = 0; runs <= 3; runs += 1) {
      yield { ...goalsState(4, 3), firstInningHome: runs, firstInningAway: 0 };
      yield { ...goalsState(4, 3), firstInningHome: 0, firstInningAway: runs };
    }
    for (let corners = 0; sport === 'soccer' && corners <= cornersMax; corners += 1) {
      yield { ...goalsState(2, 1), corners };
    }
  }

  #drawState(random: Random): State {
    const { sport, cup } = this.#model;
    const before = (times: readonly number[], share: number): number =>
      times.filter((time) => time < share).length;
    const state = {
      ...goalsState(this.#homeTimes.length, this.#awayTimes.length),
      firstPartHome: before(this.#homeTimes, firstParts[sport]),
      firstPartAway: before(this.#awayTimes, firstParts[sport]),
      firstInningHome: before(this.#homeTimes, 1 / 9),
      firstInningAway: before(this.#awayTimes, 1 / 9),
      corners: this.#cornerTimes.length,
    };
    if (state.home !== state.away || (sport === 'soccer' && !cup)) {
      return state;
    }
    const homeWins = random.chance(0.5);
    const early = random.chance(sport === 'hockey' ? 0.6 : 0.45);
    if (sport === 'soccer') {
      return {
        ...state,
        overtime: 1,
        advances: homeWins ? 1 : -1,
        ...(early ? (homeWins ? { extraHome: 1 } : { extraAway: 1 }) : {}),
      };
    }
    const lead = sport === 'baseball' && !homeWins ? random.integer(1, 3) : 1;
    return {
      ...state,
      home: state.home + (homeWins ? lead : 0),
      away: state.away + (homeWins ? 0 : lead),
      overtime: 1,
      shootout: sport === 'hockey' && !early ? 1 : 0,
    };
  }

  #distribution(name: GoalsFigure, at: number): Distribution {
    const { figures } = this.#knownAt(at);
    let distribution = figures.get(name);
    if (distribution === undefined) {
      distribution = this.#guess(name, at);
      figures.set(name, distribution);
    }
    return distribution;
  }

  /** What was worked out for a time. A few times are kept: readers go back and forth between now and a day ago. */
  #knownAt(at: number): Knowledge {
    let known = this.#knowledge.find((each) => each.at === at);
    if (known === undefined) {
      const news = Math.exp(
        0.15 * (pathAt(this.#news, elapsedShare(this.#listedAt, this.startsAt, at)) - pathAt(this.#news, 1)),
      );
      known = { at, news, figures: new Map(), sides: new Map() };
      this.#knowledge = [known, ...this.#knowledge.slice(0, timesKept - 1)];
    }
    return known;
  }

  #guess(name: GoalsFigure, at: number): Distribution {
    const { sport, cup } = this.#model;
    const share = partOf(name, sport);
    const decided = share === 1 && (sport !== 'soccer' || cup);
    const table = goalsTable(name, decided ? (sport === 'soccer' ? 'advance' : 'decider') : 'stands');
    const chances = new Float64Array(table.length);
    const { offset } = table;
    if (at >= overAt(this) && playedState(this.outcome) !== undefined) {
      chances[placeIn(table, readGoals(name, this.#truth))] = 1;
      return { chances, offset };
    }
    if (name === 'corners') {
      for (const [value, chance] of this.#side(this.#cornerTimes, cornerRate, 1, at).entries()) {
        const place = placeIn(table, value);
        chances[place] = (chances[place] ?? 0) + chance;
      }
      return { chances, offset };
    }
    const { home, away } = this.#sides(share, at);
    for (let homeCount = 0; homeCount < countsMax; homeCount += 1) {
      const homeChance = home[homeCount] ?? 0;
      if (homeChance === 0) continue;
      for (let awayCount = 0; awayCount < countsMax; awayCount += 1) {
        const chance = homeChance * (away[awayCount] ?? 0);
        if (chance === 0) continue;
        if (!decided || homeCount !== awayCount) {
          const place = table.places[homeCount * countsMax + awayCount] ?? 0;
          chances[place] = (chances[place] ?? 0) + chance;
        } else {
          const [won, lost] = [table.homePrevails[homeCount] ?? 0, table.awayPrevails[homeCount] ?? 0];
          chances[won] = (chances[won] ?? 0) + chance / 2;
          chances[lost] = (chances[lost] ?? 0) + chance / 2;
        }
      }
    }
    return { chances, offset };
  }

  #sides(share: number, at: number): Sides {
    const { sides } = this.#knownAt(at);
    let known = sides.get(share);
    if (known === undefined) {
      known = {
        home: this.#side(this.#homeTimes, this.homeRate, share, at),
        away: this.#side(this.#awayTimes, this.awayRate, share, at),
      };
      sides.set(share, known);
    }
    return known;
  }

  /** The time as it would be had the game been played on its day; a game that is put off waits at its start. */
  #onTheDay(at: number): number {
    if (this.outcome.kind === 'state') return at;
    const { later } = this.outcome;
    return later === undefined || at < later.startsAt
      ? Math.min(at, this.startsAt)
      : at - (later.startsAt - this.startsAt);
  }

  /** How likely each count of one side is at the end of the first `share` of the game. */
  #side(times: readonly number[], rate: number, share: number, at: number): Float64Array {
    const elapsed = elapsedShare(this.startsAt, this.#regulationEndsAt, this.#onTheDay(at));
    const scored = times.filter((time) => time < Math.min(share, elapsed)).length;
    return poisson(rate * this.#knownAt(at).news * Math.max(0, share - elapsed), scored);
  }
}

/** Counts from `from` on, up to a bound that takes the rest. */
function poisson(rate: number, from: number): Float64Array {
  const chances = new Float64Array(Math.max(from + 1, countsMax));
  let chance = Math.exp(-rate);
  let left = 1;
  for (let count = 0; from + count < chances.length - 1 && left > 1e-12; count += 1) {
    chances[from + count] = chance;
    left -= chance;
    chance *= rate / (count + 1);
  }
  chances[chances.length - 1] = (chances.at(-1) ?? 0) + Math.max(0, left);
  return chances;
}

function drawTimes(random: Random, rate: number, countMax: number): readonly number[] {
  let count = 0;
  let left = random.uniform();
  for (const chance of poisson(rate, 0)) {
    left -= chance;
    if (left < 0 || count === countMax) {
      break;
    }
    count += 1;
  }
  return Array.from({ length: count }, () => random.uniform());
}
