/**
 * Where every pair of counts lies in the distribution of a figure: read once from the states themselves, so that adding
 * up a distribution is additions only. A guess is made for each figure of each game again and again.
 */
import { type GoalsFigure, goalsState, otherScore, partState, readGoals } from './goals-figures.ts';

/** Counts of one side are 0 to this less one; the last takes what lies beyond. */
export const countsMax = 24;

/** What becomes of equal counts: nothing, extra time or penalties of a cup tie, or a deciding goal or run. */
export type TieRule = 'stands' | 'advance' | 'decider';

export interface GoalsTable {
  /** What to add to a value to have its place. */
  readonly offset: number;
  readonly length: number;
  /** Place of home count * `countsMax` + away count; of equal counts only where a tie stands. */
  readonly places: Uint8Array;
  /** Places of each equal count if the home team prevails, and if the away team does. */
  readonly homePrevails: Uint8Array;
  readonly awayPrevails: Uint8Array;
}

const tables = new Map<string, GoalsTable>();

export function goalsTable(name: GoalsFigure, rule: TieRule): GoalsTable {
  const key = `${name} ${rule}`;
  let table = tables.get(key);
  if (table === undefined) {
    table = makeTable(name, rule);
    tables.set(key, table);
  }
  return table;
}

/** The place of a value; those beyond an end share its place. */
export function placeIn({ offset, length }: Pick<GoalsTable, 'offset' | 'length'>, value: number): number {
  return Math.min(length - 1, Math.max(0, value + offset));
}

function makeTable(name: GoalsFigure, rule: TieRule): GoalsTable {
  const offset = name.toLowerCase().includes('margin') || name === 'advances' ? countsMax : 0;
  const length = name === 'score' ? otherScore + 1 : 2 * countsMax + 1;
  const table = {
    offset,
    length,
    places: new Uint8Array(countsMax * countsMax),
    homePrevails: new Uint8Array(countsMax),
    awayPrevails: new Uint8Array(countsMax),
  };
  for (let home = 0; home < countsMax; home += 1) {
    for (let away = 0; away < countsMax; away += 1) {
      const state = partState(goalsState(home, away));
      table.places[home * countsMax + away] = placeIn(table, readGoals(name, state));
    }
    const level = partState(goalsState(home, home));
    const [won, lost] =
      rule === 'advance'
        ? [
            { ...level, overtime: 1, advances: 1 },
            { ...level, overtime: 1, advances: -1 },
          ]
        : [
            { ...level, home: home + 1, overtime: 1 },
            { ...level, away: home + 1, overtime: 1 },
          ];
    table.homePrevails[home] = placeIn(table, readGoals(name, won));
    table.awayPrevails[home] = placeIn(table, readGoals(name, lost));
  }
  return table;
}
