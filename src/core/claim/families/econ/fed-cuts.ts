/** Cuts of a year, counted in two ways that are two figures: how often, and how many units of 25 basis points. */

import {
  atLeast,
  equalSets,
  type IntervalSet,
  integerGrid,
  intervalSet,
  parseDecimal,
  point,
  previousOnGrid,
  zero,
} from '../../../exact/index.ts';
import type { Variable } from '../../claim.ts';
import { labelCondition } from '../../condition.ts';
import type { Family, FamilyAnswer, Subject } from '../../family.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { claimOn } from '../claim-on.ts';
import { boundsIn, readValues, readVoids, sayings, slotsWithRole } from '../subject.ts';
import { fedSource } from './fed-meeting.ts';
import { findForeign } from './foreign.ts';
import { checkSource, factsOf } from './read-release.ts';

export const fedCuts: Family = {
  id: 'fed_cuts',
  about: 'How often the US central bank cuts in a calendar year, or by how many units of 25 basis points.',
  read: readCuts,
};

interface Count {
  readonly statistic: string;
  readonly scope: string;
  /** The window ends with the meeting of December, not with the year. */
  readonly byDecember: boolean;
}

const units = 'cuts in units of 25 basis points, a part of one counted as one';

const waysOfCounting: Readonly<Record<string, Count>> = {
  times: { statistic: 'number of cuts, whatever their size', scope: 'calendar year', byDecember: false },
  units_of_25: { statistic: units, scope: 'calendar year', byDecember: false },
  units_by_december: { statistic: units, scope: 'scheduled meetings of the year', byDecember: true },
};

const counts = intervalSet([atLeast(zero)]);

const scopeWords: ReadonlySet<string> = new Set(['upper_bound']);

function readCuts(subject: Subject): FamilyAnswer {
  const measures = new Set([
    ...sayings(subject, 'yes_if').map(({ saying }) => saying.measure),
    ...sayings(subject, 'settles_on').map(({ saying }) => saying.measure),
  ]);
  const [measure = ''] = measures;
  const way = waysOfCounting[measure];
  if (measures.size !== 1 || way === undefined)
    return withhold('clause_conflict', 'its sentences count the cuts in different ways');
  const year = readYear(subject, way);
  if (year === undefined) return withhold('unknown_window', 'no sentence names one calendar year');
  const foreign = findForeign(subject, scopeWords) ?? checkSource(subject, fedSource);
  if (foreign !== undefined) return foreign;
  const values = readCounts(subject);
  if ('reason' in values) return values;
  const voids = readVoids(subject);
  if ('reason' in voids) return voids;
  const variable: Variable = {
    frame: {
      kind: 'line',
      reach: 'shared',
      source: fedSource.source,
      subject: 'federal funds target range, cuts',
      window: `${year}`,
      scope: way.scope,
    },
    quantity: 'value',
    statistic: way.statistic,
    unit: 'cuts',
    grid: integerGrid,
    domain: counts,
  };
  const facts = factsOf(subject.sentences);
  return claimOn({ family: fedCuts.id, variable, voids, facts }, values, 'count');
}

/** A year by its name, or from its first day to before the next year, or by its December meeting. */
function readYear({ sentences }: Subject, { byDecember }: Count): number | undefined {
  const years = new Set<number | undefined>();
  for (const slot of slotsWithRole(sentences, 'period')) {
    if (byDecember && slot.kind === 'month_name' && slot.month === 12) continue;
    const isNamed = slot.kind === 'year' || (byDecember && slot.kind === 'month' && slot.month === 12);
    years.add(isNamed ? slot.year : undefined);
  }
  for (const slot of slotsWithRole(sentences, 'since_date')) {
    years.add(slot.kind === 'date' && slot.month === 1 && slot.day === 1 ? slot.year : undefined);
  }
  for (const slot of slotsWithRole(sentences, 'until_date')) {
    years.add(slot.kind === 'year' ? slot.year - 1 : undefined);
  }
  const [year] = years;
  return years.size === 1 ? year : undefined;
}

function readCounts(subject: Subject): IntervalSet | Withheld {
  const { yesLabel } = subject.contract;
  const [statement, ...others] = sayings(subject, 'yes_if');
  if (others.length > 0) return withhold('clause_conflict', 'two sentences state what Yes depends on');
  const counted = statement?.saying.measure === 'times' ? yesLabel : unitsLabel(yesLabel);
  if (counted === undefined)
    return withhold('bound_conflict', 'the label names no count with its basis points');
  const stated = statement && {
    comparator: statement.saying.comparator ?? 'exactly',
    bounds: boundsIn(statement.sentence),
  };
  const read = readValues(subject, integerGrid, stated, counted);
  if (!('values' in read)) return read;
  return checkAgainstNo(subject, read.values) ?? read.values;
}

/** `3 or more` that pay No must be exactly what lies above the counts that pay Yes. */
function checkAgainstNo(subject: Subject, values: IntervalSet): Withheld | undefined {
  const agrees = sayings(subject, 'no_if').every(({ saying }) => {
    const condition = labelCondition(saying.measure);
    const from = condition?.comparator === 'at_least' ? condition.bounds[0] : undefined;
    if (from === undefined) return false;
    const last = intervalSet([point(previousOnGrid(integerGrid, from))]);
    return equalSets(values, last);
  });
  return agrees
    ? undefined
    : withhold('clause_conflict', 'the counts that pay No do not follow those that pay Yes');
}

const unitsPattern = /^(\d{1,3})( or more)? \((\d{1,4})(\+?) bps\)$/;

/** `2 (50 bps)` and `3 or more (75+ bps)`: the two numbers of the label must agree. */
function unitsLabel(label: string): string | undefined {
  const match = unitsPattern.exec(label);
  const [, count = '', more = '', points = '', plus = ''] = match ?? [];
  if (match === null || (more === '') !== (plus === '')) return undefined;
  const [units, basisPoints] = [parseDecimal(count), parseDecimal(points)];
  if (units === undefined || basisPoints?.numerator !== units.numerator * 25n) return undefined;
  return `${count}${more}`;
}
