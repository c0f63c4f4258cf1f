/**
 * Things that happen by a date or not, where every sentence is known. The variable is when the thing first happens since
 * a beginning; it is shared by both venues only if the thing, the beginning and a source of record are named in the same
 * words, and the zone of every date is. Dates without a zone, or what another source decides, are known inside one event
 * only: whatever zone its rungs mean, they mean the same. What counts from the listing of a market stands alone, because a
 * rung that was added later does not see what happened before.
 */

import type { ContractVersion } from '../../../contract/index.ts';
import {
  atLeast,
  type CalendarDate,
  intersectSets,
  intervalSet,
  paysOn,
  rationalOf,
  restrictPayout,
} from '../../../exact/index.ts';
import { isSilentLabel } from '../../condition.ts';
import type { Family, FamilyReading, ReadSentence, Subject } from '../../family.ts';
import type { Withheld } from '../../withheld.ts';
import { readVoids, type SayingOf, sayings, slotsWithRole, withhold } from '../subject.ts';
import { type Deadline, dayBegins, deadlineBefore, deadlineUntil, firstTime, isoDay } from './deadline.ts';
import { labelAgrees, readDeadlineLabel } from './deadline-label.ts';

/** Their word is the same for everybody who reads it. */
const sourcesOfRecord: ReadonlySet<string> = new Set(['Federal Register']);

interface Statement {
  /** What happens: `Farm Bill: becomes law`. */
  readonly thing: string;
  /** The name in the statement: `Farm Bill`. */
  readonly name: string | undefined;
  /** The first day that counts; undefined where counting begins with the listing of the market. */
  readonly since: CalendarDate | undefined;
  /** Where only a first time within a window counts: the first day of the window. */
  readonly begins: CalendarDate | undefined;
  readonly deadline: Deadline;
  /** Whether days are told with their zone: the first one, and a last one without a time of day. */
  readonly zone: 'stated' | 'stated for the end' | 'not stated';
}

export const deadlineFamily: Family = {
  id: 'deadline',
  about: 'A thing happens by a date, by the word of a named source, counted from a named day.',
  read: readDeadline,
};

function readDeadline(subject: Subject): FamilyReading {
  const statements = sayings(subject, 'yes_if').map(({ saying, sentence }) =>
    readStatement(saying, sentence),
  );
  const misread = statements.find((statement) => 'reason' in statement);
  if (misread !== undefined && 'reason' in misread) return { kind: 'withheld', reasons: [misread] };
  const [own, ...others] = statements.flatMap((statement) => ('reason' in statement ? [] : [statement]));
  if (own === undefined) return withhold('no_statement', 'no sentence says what must happen');
  if (others.some((other) => !isSameThing(own, other)))
    return withhold('clause_conflict', 'two sentences name different things or beginnings');
  if (others.some(({ deadline }) => isoDay(deadline.tooLate) !== isoDay(own.deadline.tooLate)))
    return withhold('bound_conflict', 'two sentences name different deadlines');
  const { yesLabel } = subject.contract;
  const labelled = readDeadlineLabel(yesLabel);
  if (labelled === undefined && !isSilentLabel(yesLabel) && yesLabel !== own.name)
    return withhold('subject_conflict', 'the label names neither a deadline nor what the rules are about');
  if (labelled === 'unclear' || (labelled && !labelAgrees(labelled, own.deadline.tooLate, own.begins)))
    return withhold('bound_conflict', 'the label and the rules name different deadlines');
  const sources = new Set(sayings(subject, 'source').map(({ saying }) => saying.source));
  const [source] = sources;
  if (source === undefined || sources.size > 1)
    return withhold('clause_conflict', `${sources.size} sources are named where one must decide`);
  const voids = readVoids(subject);
  if ('reason' in voids) return { kind: 'withheld', reasons: [voids] };
  return claimOf(subject, own, source, voids);
}

function claimOf(
  { contract }: Subject,
  { thing, since, begins, deadline, zone }: Statement,
  source: string,
  voids: Extract<ReturnType<typeof readVoids>, readonly unknown[]>,
): FamilyReading {
  const isOfRecord = sourcesOfRecord.has(source);
  const event = `${contract.venue} event ${contract.eventId}`;
  const beginning = beginningOf(contract, since, zone);
  const variable = firstTime({
    kind: 'line',
    reach: since !== undefined && zone === 'stated' && isOfRecord ? 'shared' : 'venue',
    source,
    subject: isOfRecord ? thing : `${event}: ${thing}`,
    window: windowOf(beginning, zone, event),
    scope: 'happens, or never does',
  });
  const start = begins === undefined ? undefined : dayBegins(begins);
  if (begins !== undefined && start === undefined)
    return withhold('unknown_window', 'the window begins on a day that no calendar has');
  const inTime = intervalSet([deadline.inTime]);
  const values =
    start === undefined ? inTime : intersectSets(inTime, intervalSet([atLeast(rationalOf(start))]));
  const payout = restrictPayout(paysOn(values), variable.grid, variable.domain);
  if (payout.steps.length === 0) return withhold('constant_payout', 'the window ends before it begins');
  return {
    kind: 'claim',
    claim: {
      family: 'deadline',
      variable,
      payout,
      orientation: undefined,
      voids,
      facts: [
        `what must happen: ${thing}`,
        `counted ${beginning}`,
        `too late from ${isoDay(deadline.tooLate)}, ${zone === 'not stated' ? unzoned : 'Eastern time'}`,
        `decided by: ${source}`,
      ],
    },
  };
}

const unzoned = 'in a zone that is not stated';

function beginningOf(
  { venue, id }: ContractVersion,
  since: CalendarDate | undefined,
  zone: Statement['zone'],
): string {
  if (since === undefined) return `since the listing of ${venue} market ${id}`;
  return zone === 'stated' ? `since ${isoDay(since)}` : `since ${isoDay(since)}, ${unzoned}`;
}

function windowOf(beginning: string, zone: Statement['zone'], event: string): string {
  switch (zone) {
    case 'stated':
      return beginning;
    case 'stated for the end':
      return `${beginning}, in ${event}`;
    case 'not stated':
      return `${beginning}, in ${event}, deadline in the same zone`;
  }
}

function readStatement(saying: SayingOf<'yes_if'>, sentence: ReadSentence): Statement | Withheld {
  const [name] = slotsWithRole([sentence], 'subject');
  const since = dayIn(sentence, 'since_date');
  const begins = dayIn(sentence, 'date');
  const until = dayIn(sentence, 'until_date');
  const [time] = slotsWithRole([sentence], 'until_time');
  const isSaid = (word: string): boolean =>
    sentence.says.some((each) => each.says === 'scope' && each.scope === word);
  const fromListing = isSaid('since_listing');
  if (since === undefined && !fromListing)
    return { reason: 'unknown_window', detail: 'no sentence says from when on it counts' };
  const deadline =
    until === undefined
      ? undefined
      : saying.comparator === 'below'
        ? deadlineBefore(until)
        : deadlineUntil(until, time?.kind === 'time' ? time : undefined);
  if (deadline === undefined)
    return { reason: 'unknown_window', detail: 'the deadline is no moment of Eastern time' };
  const thing = name === undefined ? saying.measure : `${name.text}: ${saying.measure}`;
  const zone = isSaid('eastern_dates') ? 'stated' : time === undefined ? 'not stated' : 'stated for the end';
  return { thing, name: name?.text, since, begins, deadline, zone };
}

function dayIn(sentence: ReadSentence, role: 'since_date' | 'until_date' | 'date'): CalendarDate | undefined {
  const [slot] = slotsWithRole([sentence], role);
  return slot?.kind === 'date' ? { year: slot.year, month: slot.month, day: slot.day } : undefined;
}

function isSameThing(left: Statement, right: Statement): boolean {
  const sinceOf = ({ since }: Statement): string => (since === undefined ? '' : isoDay(since));
  return left.thing === right.thing && sinceOf(left) === sinceOf(right) && left.zone === right.zone;
}
