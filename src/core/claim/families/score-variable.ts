/** The variables of one game: two counts and what follows from them. Every sport's family makes its claims on these. */
import {
  above,
  atLeast,
  atMost,
  below,
  type IntervalSet,
  integerGrid,
  intersectSets,
  intervalSet,
  point,
  rational,
  wholeLine,
  zero,
} from '../../exact/index.ts';
import type { Variable } from '../claim.ts';

export interface GameIdentity {
  /** `nfl`, `epl`: a league of the tables, or the venue's own word where reach is `venue`. */
  readonly league: string;
  /** The scheduled day in US Eastern time, `2026-10-04`; with `T13:35` behind it where a league plays twice a day. */
  readonly scheduled: string;
  /** Codes of the two sides, sorted. Where one is in no table, both are the venue's own names and reach is `venue`. */
  readonly first: string;
  readonly second: string;
  readonly reach: 'shared' | 'venue';
  /** Set where reach is `venue`: names mean nothing outside it. */
  readonly venue: string | undefined;
}

export interface GamePeriod {
  /** `full game`, `first half`, `90 minutes`. */
  readonly window: string;
  /** What counts and which worlds: `game completed, overtime counts`. */
  readonly scope: string;
  /** Whether the two counts can be equal at its end. */
  readonly ties: 'possible' | 'impossible';
}

export type ScoreQuantity = 'first' | 'second' | 'margin' | 'total' | 'lesser' | 'score' | 'advances';

export function scoreVariable(
  game: GameIdentity,
  period: GamePeriod,
  quantity: ScoreQuantity,
  unit: string,
): Variable {
  const subject = [game.venue, game.league, game.scheduled, `${nameIn(game.first)} - ${nameIn(game.second)}`]
    .filter((part) => part !== undefined)
    .join(' ');
  return {
    frame: {
      kind: 'score',
      reach: game.reach,
      source: 'official result',
      subject,
      window: period.window,
      scope: period.scope,
    },
    quantity,
    statistic: quantity,
    unit,
    grid: integerGrid,
    domain: domainOf(quantity, period.ties),
  };
}

/** A name of the venue's own that may run into the dash beside it stands in quotes. */
function nameIn(name: string): string {
  return /"| - |^-|-$/.test(name) ? JSON.stringify(name) : name;
}

const counts = intervalSet([atLeast(zero)]);
const untied = intervalSet([below(zero), above(zero)]);
const twoSides = intervalSet([point(rational(-1n)), point(rational(1n))]);
const scores = intersectSets(counts, intervalSet([atMost(rational(999_999n))]));

function domainOf(quantity: ScoreQuantity, ties: GamePeriod['ties']): IntervalSet {
  switch (quantity) {
    case 'margin':
      return ties === 'possible' ? wholeLine : untied;
    case 'advances':
      return twoSides;
    case 'score':
      return scores;
    default:
      return counts;
  }
}

/** The `score` quantity of a result; see `FrameKind`. */
export function scoreCode(first: number, second: number): bigint {
  return BigInt(first) * 1000n + BigInt(second);
}
