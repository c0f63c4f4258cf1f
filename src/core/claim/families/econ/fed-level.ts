/**
 * The upper bound of the target range after a meeting, or in force at an instant: two figures, also where no meeting lies
 * between. Levels between the quarters count as themselves on one venue and as the nearest quarter on the other.
 */
import {
  addRationals,
  atLeast,
  below,
  continuous,
  formatInstant,
  type Interval,
  type IntervalSet,
  interval,
  intervalSet,
  isInteger,
  multiplyRationals,
  paysOn,
  type Rational,
  rational,
  subtractRationals,
  wholeLine,
} from '../../../exact/index.ts';
import type { Frame } from '../../claim.ts';
import { labelCondition } from '../../condition.ts';
import type { Family, FamilyAnswer, Subject } from '../../family.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { slotInstant } from '../slot-instant.ts';
import { boundsIn, readValues, readVoids, sayings, slotsWithRole } from '../subject.ts';
import { fedSource, readMeeting } from './fed-meeting.ts';
import { findForeign } from './foreign.ts';
import { checkSource, factsOf, strayBorder } from './read-release.ts';

export const fedLevel: Family = {
  id: 'fed_level',
  about: 'The upper bound of the US target range after a scheduled meeting, or in force at a named instant.',
  read: readLevel,
};

const scopeWords: ReadonlySet<string> = new Set(['upper_bound', 'levels_to_nearest_25']);

function readLevel(subject: Subject): FamilyAnswer {
  const frame = readWhen(subject);
  if ('reason' in frame) return frame;
  const foreign = findForeign(subject, scopeWords) ?? checkSource(subject, fedSource);
  if (foreign !== undefined) return foreign;
  const values = readLevels(subject);
  if ('reason' in values) return values;
  const voids = readVoids(subject);
  if ('reason' in voids) return voids;
  return {
    family: 'fed_level',
    variable: {
      frame: {
        kind: 'line',
        reach: frame.reach,
        source: fedSource.source,
        subject: 'federal funds target range, upper bound',
        window: frame.window,
        scope: frame.scope,
      },
      quantity: 'value',
      statistic: 'level',
      unit: 'percent',
      grid: continuous,
      domain: wholeLine,
    },
    payout: paysOn(values),
    orientation: undefined,
    voids,
    facts: [...frame.facts, ...factsOf(subject.sentences)],
  };
}

interface When {
  readonly reach: Frame['reach'];
  readonly window: string;
  readonly scope: string;
  readonly facts: readonly string[];
}

function readWhen(subject: Subject): When | Withheld {
  const measures = new Set([
    ...sayings(subject, 'yes_if').map(({ saying }) => saying.measure),
    ...sayings(subject, 'settles_on').map(({ saying }) => saying.measure),
  ]);
  const [measure] = measures;
  if (measures.size !== 1 || measure === undefined)
    return withhold('clause_conflict', 'its sentences read the level at different times');
  if (measure === 'at_instant') return readInstant(subject);
  if (measure !== 'after_meeting')
    return withhold('no_statement', `no level of the range is called ${measure}`);
  const meeting = readMeeting(subject);
  return 'reason' in meeting
    ? meeting
    : {
        window: `after the ${meeting.name}`,
        scope: 'meeting held',
        reach: meeting.reach,
        facts: [meeting.fact],
      };
}

function readInstant({ sentences }: Subject): When | Withheld {
  const [date, ...moreDates] = slotsWithRole(sentences, 'date');
  const [time, ...moreTimes] = slotsWithRole(sentences, 'time');
  const isOne =
    moreDates.length === 0 && moreTimes.length === 0 && slotsWithRole(sentences, 'period').length === 0;
  if (!isOne || date?.kind !== 'date' || time?.kind !== 'time')
    return withhold('unknown_window', 'the instant is not stated as one day and one time');
  const instant = slotInstant(date, time);
  return instant === undefined
    ? withhold('unknown_window', 'no clock shows that day and time')
    : { window: formatInstant(instant), scope: 'in force at the instant', reach: 'shared', facts: [] };
}

function readLevels(subject: Subject): IntervalSet | Withheld {
  const [statement, ...more] = sayings(subject, 'yes_if');
  if (statement !== undefined) {
    if (sayings(subject, 'border').length > 0) return strayBorder;
    const { comparator } = statement.saying;
    const bounds = boundsIn(statement.sentence);
    if (more.length > 0 || comparator === undefined || bounds.length === 0)
      return withhold('no_bound', 'no sentence states one condition with its bound');
    const read = readValues(subject, continuous, { comparator, bounds });
    return 'values' in read ? read.values : read;
  }
  const scopes = sayings(subject, 'scope').map(({ saying }) => saying.scope);
  const borders = sayings(subject, 'border').map(({ saying }) => saying.belongs);
  if (!scopes.includes('levels_to_nearest_25') || borders.length === 0 || borders.includes('lower'))
    return withhold('unknown_scope', 'nothing says how a level between two options is read');
  const bracket = nearestOf(subject.contract.yesLabel);
  return bracket === undefined
    ? withhold('no_bound', 'the label names no level in quarters of a percentage point')
    : intervalSet([bracket]);
}

const halfStep = rational(1n, 8n);
const four = rational(4n);

/** `3.50%` holds every level nearest to it: from 3.375 to just under 3.625; `≥4.50%` those and all above. */
function nearestOf(label: string): Interval | undefined {
  const condition = labelCondition(label);
  const [level] = condition?.bounds ?? [];
  if (condition === undefined || level === undefined || !isQuarter(level)) return undefined;
  const low = subtractRationals(level, halfStep);
  const high = addRationals(level, halfStep);
  switch (condition.comparator) {
    case 'exactly':
      return interval({ kind: 'closed', at: low }, { kind: 'open', at: high });
    case 'at_least':
      return atLeast(low);
    case 'at_most':
      return below(high);
    default:
      return undefined;
  }
}

function isQuarter(level: Rational): boolean {
  return isInteger(multiplyRationals(level, four));
}
