/** Counts, ratings and averages that one publisher gives for a day or at its end: a bound on one venue, the range of the label on the other. */

import type { ContractVersion } from '../../contract/index.ts';
import {
  continuous,
  type Grid,
  type IntervalSet,
  integerGrid,
  snapToGrid,
  wholeLine,
} from '../../exact/index.ts';
import { bracketValues } from '../bracket.ts';
import type { Frame, Variable } from '../claim.ts';
import { labelCondition } from '../condition.ts';
import type { Family, FamilyAnswer, Subject } from '../family.ts';
import { hasPlainSides } from '../sides.ts';
import { type Withheld, withhold } from '../withheld.ts';
import { claimOn } from './claim-on.ts';
import { statedValues } from './stated-values.ts';
import { boundsIn, readValues, readVoids, sameDay, sayings, scopesOf, slotsWithRole } from './subject.ts';

export const countFamily: Family = {
  id: 'count',
  readsSides: true,
  about: 'counts, ratings and averages that one publisher gives for a day or at its end',
  read: readCount,
};

interface Figure {
  readonly source: string;
  readonly subject: string;
  readonly unit: string;
  readonly grid: Grid;
}

/** By the measure that clauses name. */
const figures: ReadonlyMap<string, Figure> = new Map([
  [
    'atlantic_hurricanes',
    {
      source: 'National Hurricane Center',
      subject: 'Atlantic hurricanes of the season',
      unit: 'hurricanes',
      grid: integerGrid,
    },
  ],
  [
    'president_approval',
    {
      source: 'Silver Bulletin polling average',
      subject: 'approval of the US president',
      unit: 'percent',
      // A mean of polls: no sentence says to how many decimals it is taken.
      grid: continuous,
    },
  ],
  [
    'regular_gasoline',
    {
      source: 'AAA',
      subject: 'average price of regular gasoline in the United States',
      unit: 'USD a gallon',
      grid: continuous,
    },
  ],
]);

function readCount(subject: Subject): FamilyAnswer {
  const statements = [...sayings(subject, 'yes_if'), ...sayings(subject, 'settles_on')];
  const [statement, ...others] = statements;
  const figure = statement && figures.get(statement.saying.measure);
  if (figure === undefined || others.length > 0)
    return withhold('clause_conflict', 'its sentences name no one figure');
  if (!hasPlainSides(subject.contract) && !isOverUnder(subject.contract))
    return withhold('subject_conflict', 'its sides are neither Yes and No nor Over and Under');
  const values = readRange(subject, figure.grid);
  if ('reason' in values) return values;
  const day = sameDay(slotsWithRole(subject.sentences, 'until_date'));
  if (day?.year === undefined)
    return withhold('unknown_window', 'the sentences name no one day with its year');
  const voids = readVoids(subject);
  if ('reason' in voids) return voids;
  const variable: Variable = {
    frame: {
      kind: 'line',
      ...placeOf(subject, `${day.year}-${day.month}-${day.day}`),
      source: figure.source,
      subject: figure.subject,
      scope: 'figure published',
    },
    quantity: 'value',
    statistic: statisticOf(subject),
    unit: figure.unit,
    grid: figure.grid,
    domain: wholeLine,
  };
  const facts = subject.sentences.map(({ words }) => words);
  return claimOn({ family: countFamily.id, variable, voids, facts }, values, 'figure');
}

/**
 * `By the end of` a day may mean the level then or any level until then, and a day without a zone ends at no one moment.
 * Rungs of one event mean the same by it; no other text need.
 */
function isVague(subject: Subject): boolean {
  return scopesOf(subject).has('by_the_end');
}

function placeOf(subject: Subject, day: string): Pick<Frame, 'reach' | 'window'> {
  const { venue, eventId } = subject.contract;
  // The publisher's figure of a day, at an hour that only the venue knows: listings of that venue mean the same by it.
  if (scopesOf(subject).has('on_the_day')) return { reach: 'venue', window: `on ${day}` };
  return isVague(subject)
    ? {
        reach: 'venue',
        window: `by the end of ${day}, in a zone that is not stated, in ${venue} event ${eventId}`,
      }
    : { reach: 'shared', window: `at the end of ${day}, Eastern time` };
}

/** Of the levels of many moments, a rung upwards is met by one and a rung downwards by another: they do not meet. */
function statisticOf(subject: Subject): string {
  if (!isVague(subject)) return 'figure';
  const isDownward = sayings(subject, 'yes_if').some(({ saying }) => saying.comparator === 'at_most');
  return `figure then or until then, of rungs ${isDownward ? 'downwards' : 'upwards'}`;
}

/** Which of the two is first is read with the label. */
function isOverUnder({ yesLabel, noLabel }: ContractVersion): boolean {
  return (
    [yesLabel, noLabel]
      .map((side) => side.toLowerCase())
      .sort()
      .join(' ') === 'over under'
  );
}

function includesEnds(subject: Subject): boolean {
  return scopesOf(subject).has('range_of_label');
}

function readRange(subject: Subject, grid: Grid): IntervalSet | Withheld {
  const [statement] = sayings(subject, 'yes_if');
  if (statement === undefined) {
    const values = bracketValues(subject.contract, undefined);
    if (values === undefined) return withhold('no_bound', 'the label is no range in an exact format');
    // On whole numbers a range has its ends; where there is something between two of them, only a sentence gives them to it.
    const isRange = labelCondition(subject.contract.yesLabel)?.comparator === 'between';
    if (isRange && grid.kind === 'continuous' && !includesEnds(subject))
      return withhold('unknown_scope', 'no sentence says whether the ends of the range belong to it');
    return 'reason' in values ? values : snapToGrid(values, grid);
  }
  const { comparator } = statement.saying;
  if (comparator === undefined) return withhold('no_bound', 'the statement compares with nothing');
  const stated = { comparator, bounds: boundsIn(statement.sentence) };
  if (grid.kind === 'continuous') return statedValues(subject, stated);
  const values = readValues(subject, grid, stated);
  return 'reason' in values ? values : values.values;
}
