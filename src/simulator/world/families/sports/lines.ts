/** Which lines are listed on a game: half lines around what is expected of it, by their whole part. */
import type { Contest } from './fixture.ts';
import { GoalsGame } from './goals-game.ts';
import { PointsGame } from './points-game.ts';

/** `core` lists one or two of everything. */
export type Detail = 'core' | 'full';

export interface Lines {
  /** Winning margins beyond which a team must win; both teams have them. */
  readonly spreads: readonly number[];
  readonly totals: readonly number[];
  readonly homeTotals: readonly number[];
  readonly awayTotals: readonly number[];
  readonly firstPartTotals: readonly number[];
  readonly firstPartSpreads: readonly number[];
  readonly corners: readonly number[];
}

function around(centre: number, step: number, count: number): readonly number[] {
  const middle = Math.max(0, Math.round(centre));
  return Array.from({ length: 2 * count + 1 }, (_, index) => middle + (index - count) * step).filter(
    (line) => line >= 0,
  );
}

function upTo(last: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}

function linesOfPoints(game: PointsGame): Lines {
  const step = game.expectedTotal > 100 ? 3 : 2;
  const side = (sign: number): number => (game.expectedTotal + sign * game.expectedMargin) / 2;
  const last = Math.min(24, Math.max(9, Math.abs(Math.round(game.expectedMargin)) + 12));
  return {
    spreads: upTo(last, 1).filter((line) => line % 3 === 1 || line === 2 || line === 6),
    totals: around(game.expectedTotal, step, 6),
    homeTotals: around(side(1), step, 3),
    awayTotals: around(side(-1), step, 3),
    firstPartTotals: around(game.expectedTotal / 2, step, 2),
    firstPartSpreads: [0, 3, 6],
    corners: [],
  };
}

function linesOfGoals(game: GoalsGame): Lines {
  const expected = game.homeRate + game.awayRate;
  const baseball = game.sport === 'baseball';
  return {
    spreads: baseball ? [1, 2, 3, 4] : [1, 2, 3],
    totals: baseball ? around(expected, 1, 5) : around(expected - 0.5, 1, 3),
    homeTotals: around(game.homeRate - 0.5, 1, baseball ? 3 : 1),
    awayTotals: around(game.awayRate - 0.5, 1, baseball ? 3 : 1),
    firstPartTotals: around(expected * (baseball ? 5 / 9 : 1 / 2) - 0.5, 1, 1),
    firstPartSpreads: [0],
    corners: game.sport === 'soccer' ? [7, 8, 9, 10, 11] : [],
  };
}

/** One or two lines in the middle, of each list. */
function middle(lines: readonly number[], count: number): readonly number[] {
  const from = Math.max(0, Math.floor((lines.length - count) / 2));
  return lines.slice(from, from + count);
}

export function linesOf(contest: Contest, detail: Detail): Lines {
  const none: Lines = {
    spreads: [],
    totals: [],
    homeTotals: [],
    awayTotals: [],
    firstPartTotals: [],
    firstPartSpreads: [],
    corners: [],
  };
  const lines =
    contest instanceof PointsGame
      ? linesOfPoints(contest)
      : contest instanceof GoalsGame
        ? linesOfGoals(contest)
        : none;
  if (detail === 'full') {
    return lines;
  }
  return {
    spreads: contest instanceof PointsGame ? lines.spreads.slice(1, 3) : lines.spreads.slice(0, 1),
    // An exact score of 2-1 is over 2.5.
    totals: contest instanceof GoalsGame && contest.sport === 'soccer' ? [2, 3] : middle(lines.totals, 2),
    homeTotals: middle(lines.homeTotals, 1),
    awayTotals: [],
    firstPartTotals: middle(lines.firstPartTotals, 1),
    firstPartSpreads: [],
    corners: lines.corners.slice(-2),
  };
}

/** venue_b has venue_a's lines, and one of its own beside the middle. */
export function venueBLines(lines: readonly number[], detail: Detail): readonly number[] {
  if (detail === 'core' || lines.length === 0) {
    return lines.slice(0, 1);
  }
  const own = (lines[Math.floor(lines.length / 2)] ?? 0) + 1;
  return [...new Set([...lines, own])].sort((left, right) => left - right);
}
