/**
 * What the target range does since a beginning: when the next cut comes, which level is touched. A market that counts from
 * its own listing stands alone: a rung that was added later does not see what happened before, and no text says when.
 */
import {
  atLeast,
  below,
  compareRationals,
  continuous,
  formatInstant,
  type Instant,
  type Interval,
  interval,
  intervalSet,
  paysOn,
  rationalOf,
  restrictPayout,
  stepGrid,
  wholeLine,
} from '../../../exact/index.ts';
import type { Variable } from '../../claim.ts';
import { labelCondition } from '../../condition.ts';
import type { Family, FamilyAnswer, ReadSentence, Subject } from '../../family.ts';
import { maskFormats, type Slot } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { slotInstant } from '../slot-instant.ts';
import { boundsIn, readVoids, sayings, slotsWithRole } from '../subject.ts';
import { fedSource } from './fed-meeting.ts';
import { findForeign } from './foreign.ts';
import { factsOf } from './read-release.ts';

export const fedSinceListing: Family = {
  id: 'fed_since_listing',
  about:
    'The next cut of the US target range since an instant or the listing, or the highest bound from there to an instant.',
  read: readSinceListing,
};

interface Reading {
  readonly variable: Variable;
  readonly values: Interval;
}

function readSinceListing(subject: Subject): FamilyAnswer {
  const foreign = findForeign(subject, new Set());
  if (foreign !== undefined) return foreign;
  const [statement, ...others] = sayings(subject, 'yes_if');
  if (statement === undefined || others.length > 0)
    return withhold('clause_conflict', `${others.length + 1} sentences state what Yes depends on`);
  const { saying, sentence } = statement;
  if (saying.measure !== 'next_cut' && saying.measure !== 'touch')
    return withhold('no_statement', `the target range has no ${saying.measure}`);
  const beginning = readBeginning(subject, sentence);
  if (beginning === undefined)
    return withhold('unknown_window', 'the beginning is not stated as an exact instant');
  const read =
    saying.measure === 'next_cut'
      ? readNextCut(subject, sentence, beginning)
      : readTouch(subject, sentence, beginning);
  if ('reason' in read) return read;
  const voids = readVoids(subject);
  if ('reason' in voids) return voids;
  const { variable, values } = read;
  return {
    family: 'fed_since_listing',
    variable,
    payout: restrictPayout(paysOn(intervalSet([values])), variable.grid, variable.domain),
    orientation: undefined,
    voids,
    facts: [`counted ${beginning}`, ...factsOf(subject.sentences)],
  };
}

/** `from 2026-11-01T04:00:00Z`, or the listing of one market. */
function readBeginning({ contract }: Subject, sentence: ReadSentence): string | undefined {
  if (slotsWithRole([sentence], 'since_date').length === 0)
    return `from the listing of ${contract.venue} market ${contract.id}`;
  const from = instantOf(sentence, 'since_date', 'since_time');
  return from === undefined ? undefined : `from ${formatInstant(from)}`;
}

function frameOf({ contract }: Subject, window: string): Variable['frame'] {
  return {
    kind: 'line',
    reach: 'venue',
    source: fedSource.source,
    subject: `${contract.venue} event ${contract.eventId}: federal funds target range`,
    window,
    scope: 'since the beginning',
  };
}

function readNextCut(subject: Subject, sentence: ReadSentence, beginning: string): Reading | Withheld {
  const until = readWindow(sentence);
  if (until === undefined) return withhold('unknown_window', 'the window is not stated in exact instants');
  const [last] = slotsWithRole([sentence], 'until_date');
  if (last?.kind !== 'date' || !isLabelOf(subject.contract.yesLabel, last))
    return withhold('bound_conflict', 'the label names another deadline than the rules');
  return {
    variable: {
      frame: frameOf(subject, `next cut ${beginning}`),
      quantity: 'value',
      statistic: 'when it is announced',
      unit: 'ms since 1970',
      grid: stepGrid(rationalOf(1000)),
      domain: wholeLine,
    },
    values: until,
  };
}

/** From an instant to an instant, both included, or everything until a day is over. */
function readWindow(sentence: ReadSentence): Interval | undefined {
  const from = instantOf(sentence, 'date', 'time');
  const to = instantOf(sentence, 'until_date', 'until_time');
  if (from !== undefined && to !== undefined) {
    return interval({ kind: 'closed', at: rationalOf(from) }, { kind: 'closed', at: rationalOf(to) });
  }
  const [day] = slotsWithRole([sentence], 'until_date');
  const isWindow = sentence.slots.some(({ role }) => role === 'date' || role === 'until_time');
  if (day?.kind !== 'date' || isWindow) return undefined;
  const lastSecond = slotInstant(day, {
    kind: 'time',
    text: '',
    hour: 23,
    minute: 59,
    second: 59,
    zone: 'ET',
  });
  return lastSecond === undefined ? undefined : below(rationalOf(lastSecond + 1000));
}

function instantOf(
  sentence: ReadSentence,
  dateRole: 'since_date' | 'date' | 'until_date',
  timeRole: 'since_time' | 'time' | 'until_time',
): Instant | undefined {
  const [date] = slotsWithRole([sentence], dateRole);
  const [time] = slotsWithRole([sentence], timeRole);
  return date?.kind === 'date' && time?.kind === 'time' ? slotInstant(date, time) : undefined;
}

/** `December 31, 2027`, or `January` for a window that ends in that month. */
function isLabelOf(label: string, last: Extract<Slot, { readonly kind: 'date' }>): boolean {
  const { masked, slots } = maskFormats(label.trim().replace(/\.+$/, ''));
  const [slot] = slots;
  if (slot === undefined || masked !== `\u2039${slot.kind}\u203a`) return false;
  if (slot.kind === 'month_name') return slot.month === last.month;
  return (
    slot.kind === 'date' && slot.year === last.year && slot.month === last.month && slot.day === last.day
  );
}

function readTouch(subject: Subject, sentence: ReadSentence, beginning: string): Reading | Withheld {
  const until = instantOf(sentence, 'until_date', 'until_time');
  if (until === undefined) return withhold('unknown_window', 'the window is not stated in exact instants');
  const [level, ...others] = boundsIn(sentence);
  const labelled = labelCondition(subject.contract.yesLabel.replace(/^\u2191 ?/, ''));
  const [shown] = labelled?.bounds ?? [];
  const agrees =
    labelled?.comparator === 'exactly' &&
    shown !== undefined &&
    level !== undefined &&
    compareRationals(shown, level) === 0;
  if (level === undefined || others.length > 0 || !agrees)
    return withhold('bound_conflict', 'the label names another level than the rules');
  return {
    variable: {
      frame: frameOf(subject, `${beginning} until ${formatInstant(until)}`),
      quantity: 'value',
      statistic: 'highest of its lower and upper bound',
      unit: 'percent',
      grid: continuous,
      domain: wholeLine,
    },
    values: atLeast(level),
  };
}
