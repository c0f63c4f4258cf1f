/**
 * Things that happen by a date or not, where every sentence is known. The variable is when the thing first happens since
 * a beginning; it is shared by both venues only if the thing, the beginning and a source of record are named in the same
 * words, and the zone of every date is. Dates without a zone, or what another source decides, are known inside one event
 * only: whatever zone its rungs mean, they mean the same. So it is where no beginning is stated, for rungs that were listed
 * together. What counts from the listing of a market stands alone: a rung that was added later does not see what happened before.
 */

import type { ContractVersion } from '../../../contract/index.ts';
import {
  atLeast,
  type CalendarDate,
  equalSets,
  intersectSets,
  intervalSet,
  paysOn,
  rationalOf,
  restrictPayout,
} from '../../../exact/index.ts';
import type { SlotRole } from '../../clause.ts';
import { isSilentLabel } from '../../condition.ts';
import type { Family, FamilyAnswer, ReadSentence, Subject } from '../../family.ts';
import { hourOfListing } from '../../listing-time.ts';
import type { Slot } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { decidedBy } from '../deciding-source.ts';
import { customEntries, definedBy } from '../defined-by.ts';
import { refuseOtherNames } from '../named-by-statement.ts';
import { readVoids, type SayingOf, sayings, scopesOf, slotsWithRole } from '../subject.ts';
import { askedAs } from './asked-as.ts';
import {
  type Deadline,
  dayAfter,
  dayBegins,
  deadlineBefore,
  deadlineUntil,
  firstTime,
  isoDay,
} from './deadline.ts';
import { labelAgrees, readDeadlineLabel } from './deadline-label.ts';
import { endDays, listedDay } from './listed-day.ts';
import { refuseUnshownNames } from './shown-names.ts';
import { refuseTitledDeadline } from './titled-deadline.ts';

/** Their word is the same for everybody who reads it. */
const sourcesOfRecord: ReadonlySet<string> = new Set(['Federal Register']);

interface Statement {
  readonly sentence: ReadSentence;
  /** What happens: `Farm Bill: becomes law`. */
  readonly thing: string;
  /** The names in the statement: `Farm Bill`. */
  readonly names: readonly string[];
  /** The first day that counts, the listing of the market itself, or nothing that is stated. */
  readonly since: CalendarDate | 'listing' | undefined;
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

function readDeadline(subject: Subject): FamilyAnswer {
  const statements = sayings(subject, 'yes_if').map(({ saying, sentence }) =>
    readStatement(saying, sentence, subject),
  );
  const misread = statements.find((statement) => 'reason' in statement);
  if (misread !== undefined && 'reason' in misread) return misread;
  const [own, ...others] = statements.flatMap((statement) => ('reason' in statement ? [] : [statement]));
  if (own === undefined) return withhold('no_statement', 'no sentence says what must happen');
  if (others.some((other) => !isSameThing(own, other)))
    return withhold('clause_conflict', 'two sentences name different things or beginnings');
  const inTime = intervalSet([own.deadline.inTime]);
  if (others.some(({ deadline }) => !equalSets(intervalSet([deadline.inTime]), inTime)))
    return withhold('bound_conflict', 'two sentences name different deadlines');
  const days = slotsWithRole(subject.sentences, 'until_date');
  if (days.some((day) => dateText(day) !== dateText(days[0])))
    return withhold('bound_conflict', 'a sentence beside the statement names another deadline');
  // What a choice of a definition adds stands behind a colon, and in the name of the claim.
  const strange = sayings(subject, 'scope').find(
    ({ saying }) => !knownScopes.has(saying.scope.replace(/^definition: .*/, 'definition')),
  );
  if (strange !== undefined)
    return withhold(
      'unknown_scope',
      `a sentence narrows it in a way that no deadline has: ${strange.saying.scope}`,
    );
  if (sayings(subject, 'no_if').length > 0)
    return withhold('unknown_scope', 'a sentence names what pays No before the deadline');
  const { yesLabel, exclusivity } = subject.contract;
  const labelled = readDeadlineLabel(yesLabel);
  const isRung = labelled !== undefined || isSilentLabel(yesLabel);
  if (isRung && own.begins === undefined && exclusivity.eventMutuallyExclusive)
    return withhold('clause_conflict', 'deadlines that lie one in the other are declared exclusive');
  if (labelled === undefined && !isSilentLabel(yesLabel) && !isOfNames(yesLabel, own.names))
    return withhold('subject_conflict', 'the label names neither a deadline nor what the rules are about');
  if (labelled === 'unclear' || (labelled && !labelAgrees(labelled, own.deadline.tooLate, own.begins)))
    return withhold('bound_conflict', 'the label and the rules name different deadlines');
  if (isListedWithOther(subject.contract, own))
    return withhold('bound_conflict', 'an entry of the strike and the rules name different deadlines');
  if (!isEndingWith(subject, own.deadline))
    return withhold('bound_conflict', 'rules point to an end date of the market that is not their last day');
  const written = days.map(({ text }) => text);
  const titled = refuseTitledDeadline(subject.contract, own.deadline.tooLate, written);
  if (titled !== undefined) return titled;
  const strangers =
    refuseUnshownNames(subject, own.sentence) ?? refuseOtherNames(subject, own.sentence, own.thing);
  if (strangers !== undefined) return strangers;
  const source = decidedBy(subject);
  if (typeof source !== 'string') return source;
  const voids = readVoids(subject);
  if ('reason' in voids) return voids;
  return claimOf(subject, own, source, voids);
}

/** `Ana Doe`, or `Ana Doe - Alder` where the statement names both; `Any Alder House member` of those of the Alder House. */
function isOfNames(label: string, names: readonly string[]): boolean {
  const parts = label.split(' - ').map((part) => part.trim().replace(/^any (.+?)(?: member)?$/i, '$1'));
  return names.includes(label.trim()) || parts.every((part) => names.some((name) => hasWords(name, part)));
}

/** Whether one of the names ends or begins with it: `CEO of Alder` ends with `Alder`. */
function hasWords(name: string, part: string): boolean {
  return part !== '' && (name === part || name.endsWith(` ${part}`) || name.startsWith(`${part} `));
}

/** The venue's own date of a rung is its deadline, and no other. */
function isListedWithOther({ strike }: ContractVersion, { deadline, begins }: Statement): boolean {
  return Object.values(strike?.custom ?? {}).some((value) => {
    const listed = readDeadlineLabel(value);
    if (listed === undefined) return false;
    if (listed === 'unclear') return true;
    // A bare day may be the last one, or the one before which it must happen.
    const forms = /^(?:before|by|in)\b/i.test(value.trim())
      ? [listed]
      : [listed, { ...listed, kind: 'before' as const }];
    return !forms.some((form) => labelAgrees(form, deadline.tooLate, begins));
  });
}

/** Rules that say `before this market's end date` mean the venue's own, which must be the last day they name. */
function isEndingWith(subject: Subject, { tooLate }: Deadline): boolean {
  if (!scopesOf(subject).has('end_date')) return true;
  return endDays(subject.contract.terms['endDate']).some((day) => {
    const next = dayAfter(day);
    return next !== undefined && isoDay(next) === isoDay(tooLate);
  });
}

function claimOf(
  subject: Subject,
  { sentence, thing: stated, since, begins, deadline, zone }: Statement,
  source: string,
  voids: Extract<ReturnType<typeof readVoids>, readonly unknown[]>,
): FamilyAnswer {
  const { contract } = subject;
  const isOfRecord = sourcesOfRecord.has(source);
  // Rules may be those of another thing, and titles are all that tells: `visit it twice`. Inside an event the rungs are asked alike.
  const isNamedByRules = sentence.slots.some(({ slot }) => slot.kind === 'name' && slot.isUnexplained);
  const isAsked = !isOfRecord || since === undefined || isNamedByRules;
  const asked = isAsked ? `; asked as ${askedAs(contract, begins)}` : '';
  const thing = `${stated}${definedBy(subject, deadlineRoles)}`;
  // The venue's own date of a rung is its deadline, and no other thing.
  const listed = customEntries(subject, (value) => readDeadlineLabel(value) === undefined);
  const event = `${contract.venue} event ${contract.eventId}`;
  // Rules may name two people, and two labels one of them each.
  const isNamed = readDeadlineLabel(contract.yesLabel) === undefined && !isSilentLabel(contract.yesLabel);
  const labelled = isNamed ? `; labelled ${contract.yesLabel.trim()}` : '';
  const beginning = beginningOf(contract, since, zone);
  const variable = firstTime({
    kind: 'line',
    reach: typeof since === 'object' && zone === 'stated' && isOfRecord ? 'shared' : 'venue',
    source,
    subject: `${isOfRecord ? thing : `${event}: ${thing}${listed}${labelled}`}${asked}`,
    window: windowOf(beginning, zone, event, since !== undefined),
    scope: voids.some(({ branch }) => branch === 'death') ? unlessDeath : 'happens, or never does',
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
    family: 'deadline',
    variable,
    payout,
    orientation: undefined,
    voids,
    facts: [
      `what must happen: ${stated}`,
      `counted ${beginning}`,
      `too late from ${isoDay(deadline.tooLate)}, ${zone === 'not stated' ? unzoned : 'Eastern time'}`,
      `decided by: ${source}`,
    ],
  };
}

const unzoned = 'in a zone that is not stated';
/** Compared in all sentences; a time of day that only another sentence has is part of the thing. */
const deadlineRoles: ReadonlySet<SlotRole> = new Set(['until_date']);
const unlessDeath = 'happens, or never does, death apart';
/** Kinds of windows that state their ends in words of their own: another kind may count another day. */
const windowKinds = ['ends_count', 'since_inception'] as const;

/** What counts, from when on, and in which zone; no other word of a sentence is known here. */
const knownScopes: ReadonlySet<string> = new Set([
  'definition',
  'since_listing',
  'eastern_dates',
  'listed_date',
  'end_date',
  ...windowKinds,
]);

function beginningOf(contract: ContractVersion, since: Statement['since'], zone: Statement['zone']): string {
  if (since === undefined) return `from a beginning that is not stated, listed ${hourOfListing(contract)}`;
  if (since === 'listing') return `since the listing of ${contract.venue} market ${contract.id}`;
  return zone === 'stated' ? `since ${isoDay(since)}` : `since ${isoDay(since)}, ${unzoned}`;
}

function windowOf(beginning: string, zone: Statement['zone'], event: string, isStated: boolean): string {
  switch (zone) {
    case 'stated':
      return isStated ? beginning : `${beginning}, in ${event}`;
    case 'stated for the end':
      return `${beginning}, in ${event}`;
    case 'not stated':
      return `${beginning}, in ${event}, deadline in the same zone`;
  }
}

function readStatement(
  saying: SayingOf<'yes_if'>,
  sentence: ReadSentence,
  { contract, sentences }: Subject,
): Statement | Withheld {
  const named = [
    ...new Set(nameRoles.flatMap((role) => slotsWithRole([sentence], role).map(({ text }) => text))),
  ];
  const isSaid = (word: string): boolean =>
    sentence.says.some((each) => each.says === 'scope' && each.scope === word);
  const begins = dayIn(sentence, 'date');
  const until = isSaid('listed_date')
    ? listedDay(contract)
    : (dayIn(sentence, 'until_date') ?? firstDayOfPeriod(sentence, saying));
  const day = dayIn(sentence, 'since_date') ?? lastSuchDay(sentence, until);
  const [time] = slotsWithRole([sentence], 'until_time');
  // A sentence beside the statement may count from the listing too: what ended the market before was no end of it.
  const isSinceListing = sentences.some(({ says }) =>
    says.some((each) => each.says === 'scope' && each.scope === 'since_listing'),
  );
  const since = isSinceListing ? 'listing' : day;
  const deadline =
    until === undefined
      ? undefined
      : saying.comparator === 'below'
        ? deadlineBefore(until)
        : deadlineUntil(until, time?.kind === 'time' ? time : undefined);
  if (deadline === undefined) return withhold('unknown_window', 'the deadline is no moment of Eastern time');
  const rest = [
    ...sentence.slots.flatMap(({ role, slot }) => (isRead(role) ? [] : [`${role} ${slot.text}`])),
    ...windowKinds.filter(isSaid),
  ];
  const done = rest.length === 0 ? saying.measure : `${saying.measure} (${rest.join('; ')})`;
  const thing = named.length === 0 ? done : `${named.join(', ')}: ${done}`;
  const zone = isSaid('eastern_dates') ? 'stated' : time === undefined ? 'not stated' : 'stated for the end';
  return { sentence, thing, names: named, since, begins, deadline, zone };
}

/** In this order they name who does it, to whom, and where. */
const nameRoles = ['subject', 'first', 'second', 'opponent', 'competition'] as const;

/** Roles of a statement with a meaning of their own; any other, such as the year of a campaign, is part of the thing. */
const readRoles: ReadonlySet<SlotRole> = new Set<SlotRole>([
  ...nameRoles,
  'date',
  'since_date',
  'until_date',
  'until_time',
]);

function isRead(role: SlotRole): boolean {
  return readRoles.has(role);
}

function dayIn(sentence: ReadSentence, role: 'since_date' | 'until_date' | 'date'): CalendarDate | undefined {
  const [slot] = slotsWithRole([sentence], role);
  return slot?.kind === 'date' ? { year: slot.year, month: slot.month, day: slot.day } : undefined;
}

/** `before 2027`, `before July 2027`. */
function firstDayOfPeriod(
  sentence: ReadSentence,
  { comparator }: SayingOf<'yes_if'>,
): CalendarDate | undefined {
  const [slot] = slotsWithRole([sentence], 'until_date');
  if (comparator !== 'below') return undefined;
  if (slot?.kind === 'month') return { year: slot.year, month: slot.month, day: 1 };
  return slot?.kind === 'year' ? { year: slot.year, month: 1, day: 1 } : undefined;
}

/** `between March 3 and May 1, 2026`: the last March 3 before the end. */
function lastSuchDay(sentence: ReadSentence, until: CalendarDate | undefined): CalendarDate | undefined {
  const [slot] = slotsWithRole([sentence], 'since_date');
  if (slot?.kind !== 'day' || until === undefined) return undefined;
  const isLater = slot.month > until.month || (slot.month === until.month && slot.day > until.day);
  return { year: isLater ? until.year - 1 : until.year, month: slot.month, day: slot.day };
}

function dateText(slot: Slot | undefined): string {
  if (slot?.kind === 'date') return isoDay(slot);
  if (slot?.kind === 'month') return isoDay({ ...slot, day: 1 });
  return slot?.kind === 'year' ? `${slot.year}-01-01` : (slot?.text ?? '');
}

function isSameThing(left: Statement, right: Statement): boolean {
  const sinceOf = ({ since }: Statement): string =>
    typeof since === 'object' ? isoDay(since) : String(since);
  return left.thing === right.thing && sinceOf(left) === sinceOf(right) && left.zone === right.zone;
}
