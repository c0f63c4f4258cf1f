/**
 * The way of the US target range: what each meeting does, and whatever follows from that: the level after a meeting, the
 * highest level of a period, cuts by number and by size, the first cut. All of them are read from one truth.
 */
import {
  addMonths,
  dayMs,
  type EasternDate,
  easternOf,
  fromEastern,
  minuteMs,
  tickerMonth,
} from '../../eastern-time.ts';
import type { FamilyContext } from '../../family.ts';
import { releaseRevelation } from '../../latent.ts';
import { FedFigure, RateChange, rateStep, type SimulatedMeeting } from './fed-figure.ts';
import { weekdayAtOrAfter } from './release.ts';

const meetingMonths: readonly number[] = [1, 3, 4, 6, 7, 9, 10, 12];
const monthsBehind = 14;
const monthsAhead = 40;
/** Upper bound of the target range when a world begins, in basis points. */
const levelAtStart = 375;

export class FedPath {
  /** Ascending in time, from more than a year before the world begins to three years after. */
  readonly meetings: readonly SimulatedMeeting[];
  readonly #startsAt: number;

  constructor(context: FamilyContext) {
    this.#startsAt = context.startsAt;
    const start: EasternDate = { ...easternOf(context.startsAt), day: 1 };
    const meetings: SimulatedMeeting[] = [];
    for (let ahead = -monthsBehind; ahead <= monthsAhead; ahead += 1) {
      const month = addMonths(start, ahead);
      if (meetingMonths.includes(month.month)) {
        meetings.push(this.#meetingOf(context, month, ahead));
      }
    }
    this.meetings = meetings;
  }

  #meetingOf(context: FamilyContext, month: EasternDate, ahead: number): SimulatedMeeting {
    const earliest = month.month === 12 ? 8 : month.month % 3 === 0 ? 15 : 25;
    const day = weekdayAtOrAfter({ ...month, day: earliest }, 3);
    const statementAt = fromEastern(day, 14, 0);
    const id = `fed-${tickerMonth(month).toLowerCase()}`;
    const listedAt = Math.min(statementAt - 150 * dayMs, context.startsAt - 5 * dayMs);
    const lean = context.random(`lean:${id}`).normal();
    const change = new RateChange(
      {
        seed: context.seed,
        id,
        startsAt: statementAt,
        endsAt: statementAt + 1000,
        key: 'basisPoints',
        // Cuts are expected for a while; what comes after is not known.
        prior: { mean: (ahead < 0 ? -4 : ahead < 6 ? -9 : -1) + 6 * lean, deviation: 15 },
        revelation: releaseRevelation(listedAt, statementAt, 0.7),
        voidRisk: { branch: 'meeting_not_held', probability: 0.01 },
      },
      () => this.levelBefore(statementAt),
    );
    return { month, day, statementAt, listedAt, change };
  }

  /** Meetings whose statements lie in the half-open span. */
  between(from: number, to: number): readonly SimulatedMeeting[] {
    return this.meetings.filter(({ statementAt }) => statementAt >= from && statementAt < to);
  }

  /** The true upper bound just before a time, in basis points. */
  levelBefore(at: number): number {
    const moved = (meetings: readonly SimulatedMeeting[]): number =>
      meetings.reduce((sum, { change }) => sum + change.trueMove(), 0);
    return at >= this.#startsAt
      ? levelAtStart + moved(this.between(this.#startsAt, at))
      : levelAtStart - moved(this.between(at, this.#startsAt));
  }

  /** The upper bound after a meeting. */
  levelAfter(meeting: SimulatedMeeting): FedFigure {
    const { statementAt, change } = meeting;
    const known = Math.min(this.#startsAt, statementAt);
    return new FedFigure({
      id: `fed-level-${tickerMonth(meeting.month).toLowerCase()}`,
      key: 'basisPoints',
      startsAt: statementAt,
      endsAt: statementAt + 1000,
      meetings: this.between(known, statementAt + 1),
      initial: this.levelBefore(known),
      after: (level, move) => level + move,
      voidBranch: change.outcome.kind === 'void' ? change.outcome.branch : undefined,
    });
  }

  /** The upper bound in force at a time. */
  levelAt(id: string, at: number): FedFigure {
    return new FedFigure({
      id,
      key: 'basisPoints',
      startsAt: at,
      endsAt: at,
      meetings: this.between(this.#startsAt, at),
      initial: this.levelBefore(this.#startsAt),
      after: (level, move) => level + move,
    });
  }

  /** The highest upper bound from one time to another, the level at the beginning included. */
  peak(id: string, from: number, to: number): FedFigure {
    // The level and the highest one so far are carried together.
    const base = 100_000;
    const initial = this.levelBefore(from);
    return new FedFigure({
      id,
      key: 'basisPoints',
      startsAt: from,
      endsAt: to,
      meetings: this.between(from, to),
      initial: initial * base + initial,
      after: (carried, move) => {
        const level = Math.floor(carried / base);
        return (level + move) * base + Math.max(level + move, carried - level * base);
      },
      read: (carried) => carried - Math.floor(carried / base) * base,
    });
  }

  /** Cuts in a year: how often, or how many units of 25 basis points, parts of a unit counted as one. */
  cuts(id: string, year: number, listedAt: number, by: 'times' | 'units'): FedFigure {
    const yearEnd = fromEastern({ year: year + 1, month: 1, day: 1 });
    return new FedFigure({
      id,
      key: 'count',
      startsAt: listedAt,
      endsAt: yearEnd,
      meetings: this.between(fromEastern({ year, month: 1, day: 1 }), yearEnd),
      initial: 0,
      after: (count, move) => count + (move < 0 ? (by === 'times' ? 1 : Math.ceil(-move / rateStep)) : 0),
    });
  }

  /** The second of the first cut from a time on, as a contract with a deadline sees it; `neverSecond` if there is none. */
  firstCut(id: string, from: number, deadline: number): FedFigure {
    const meetings = this.between(from, deadline + 1);
    const first = meetings.find(({ change }) => change.trueMove() < 0);
    return new FedFigure({
      id: `${id}@${Math.floor(deadline / 1000)}`,
      key: 'second',
      startsAt: from,
      endsAt: first === undefined ? deadline : Math.min(deadline, first.statementAt + minuteMs),
      meetings: this.meetings.filter(({ statementAt }) => statementAt >= from),
      initial: 0,
      after: (second, move, { statementAt }) =>
        second === 0 && move < 0 ? Math.floor(statementAt / 1000) : second,
      read: (second) => (second === 0 ? neverSecond : second),
    });
  }
}

/** Seconds since 1970 that stand for "never". */
const neverSecond = 99_999_999_999;

const paths = new WeakMap<object, FedPath>();

/** The path of a world, made once for each context. */
export function fedPath(context: FamilyContext): FedPath {
  const known = paths.get(context) ?? new FedPath(context);
  paths.set(context, known);
  return known;
}
