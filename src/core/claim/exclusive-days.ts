/**
 * The days that a member of an exclusive event is on, by its label: a day, a month, a quarter, or everything until one. A
 * label that is only a day may still be a deadline: then its own text, or its question, has the word before it.
 */
import type { ContractVersion } from '../contract/index.ts';
import { type End, type IntervalSet, intervalSet, rationalOf, wholeLine } from '../exact/index.ts';
import { anyMonth, foldText, monthNumberOf } from './text/index.ts';

const deadlineWords =
  '(?:on or )?(?:before|by|prior to|until|till|through|within|no later than|not later than)(?: the)?(?: end of| close of)?(?: the)?(?: next)?';
const deadline = new RegExp(`^${deadlineWords} (?<moment>.+)$`, 'i');

const dayLabel = new RegExp(
  String.raw`^(?:(?:in|on) )?(?:(?<month>${anyMonth})\.?(?: (?<day>\d{1,2})(?:st|nd|rd|th)?)?|(?<part>[QH])(?<number>[1-4]))?(?:(?:^|,? )(?<year>20\d\d))?(?: \(?ET\)?)?$`,
);

/** `July or later`, `After June`: everything from a moment on; `June or earlier`: everything until its end. */
const tails: readonly (readonly [RegExp, 'from' | 'after' | 'until'])[] = [
  [/^(?<moment>.+?),? (?:or|and) (?:later|after|beyond|onwards?|thereafter)$/i, 'from'],
  [/^(?:from|since|not before|no earlier than|not earlier than|on or after) (?<moment>.+)$/i, 'from'],
  [/^(?:after|later than|beyond|past) (?<moment>.+)$/i, 'after'],
  [/^(?<moment>.+?),? (?:or|and) (?:earlier|before|sooner)$/i, 'until'],
];
const week = /^(?:the )?week (?:of|beginning|starting) (?<moment>.+)$/i;

/** Words of a label that names a moment or a length of time in some form: these alone may be deadlines. */
const ofTime = new RegExp(
  String.raw`\b(?:${anyMonth}|20\d\d|[QH][1-4]|\d{1,2}/\d{1,2}|(?:hour|day|week|month|quarter|year|season|summer|winter|spring|fall|election|midterm|christmas|thanksgiving|easter)s?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b`,
  'i',
);

/** Undefined for a label that names no time. */
export function daysOf(contract: ContractVersion): IntervalSet | undefined {
  const label = foldText(contract.yesLabel).trim().replace(/\?$/, '');
  const { moment } = deadline.exec(label)?.groups ?? {};
  const span = spanOf(moment ?? label, contract.title);
  if (moment !== undefined)
    return span === undefined ? wholeLine : until(span, /^before|^prior/i.test(label));
  if (!ofTime.test(label)) return undefined;
  const tail = tailOf(label, contract.title);
  if (tail !== undefined) return tail;
  if (isDeadlineInText(contract, label)) return span === undefined ? wholeLine : until(span, false);
  return span && intervalSet(span.map(({ first, last }) => ({ low: closed(first), high: closed(last) })));
}

function tailOf(label: string, title: string): IntervalSet | undefined {
  for (const [form, kind] of tails) {
    const { moment } = form.exec(label)?.groups ?? {};
    if (moment === undefined) continue;
    const span = spanOf(moment, title);
    if (span === undefined) return wholeLine;
    if (kind === 'until') return until(span, false);
    const first = Math.min(...span.map((each) => (kind === 'from' ? each.first : each.last + 1)));
    return intervalSet([{ low: closed(first), high: { kind: 'infinite' } }]);
  }
  const { moment } = week.exec(label)?.groups ?? {};
  const span = moment === undefined ? undefined : spanOf(moment, title);
  return span && intervalSet(span.map(({ first }) => ({ low: closed(first), high: closed(first + 6) })));
}

/** Markets of venue_b share their text, in which a day may stand for all of them: there the question alone is asked. */
function isDeadlineInText({ venue, title, rules }: ContractVersion, label: string): boolean {
  const text = foldText(venue === 'venue_a' ? `${title}\n${rules}` : title).toLowerCase();
  const asked = label.toLowerCase();
  // Most texts do not have the words at all, and a pattern of its own is dear; other letters than these may fold to one of them.
  if (isAscii(text) && isAscii(asked) && !text.includes(asked)) return false;
  const words = asked.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(String.raw`\b${deadlineWords} ${words}(?![\p{L}\p{N}])`, 'iu').test(text);
}

function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

interface Span {
  readonly first: number;
  readonly last: number;
}

/** Without a year of its own or in the title it may be any of these. */
const years = Array.from({ length: 12 }, (_, index) => 2024 + index);

/** As days of a year of equal months: June holds June 15, and H1 both. */
function spanOf(label: string, title: string): readonly Span[] | undefined {
  const { month, day, part, number, year } = dayLabel.exec(label)?.groups ?? {};
  if (month === undefined && part === undefined && year === undefined) return undefined;
  const isYear = month === undefined && part === undefined;
  const months = isYear ? 12 : part === 'Q' ? 3 : part === 'H' ? 6 : 1;
  const start =
    month === undefined ? (isYear ? 0 : (Number(number) - 1) * months) : (monthNumberOf(month) ?? 1) - 1;
  const titled = new Set(title.match(/\b20\d\d\b/g));
  const [only] = titled;
  const known = year ?? (titled.size === 1 ? only : undefined);
  return (known === undefined ? years : [Number(known)]).map((each) => {
    const first = each * 400 + start * 31 + (day === undefined ? 0 : Number(day) - 1);
    return { first, last: first + (day === undefined ? months * 31 - 1 : 0) };
  });
}

/** What happens before an earlier moment happens before a later one too. */
function until(spans: readonly Span[], isBefore: boolean): IntervalSet {
  const last = Math.max(...spans.map((span) => (isBefore ? span.first - 1 : span.last)));
  return intervalSet([{ low: { kind: 'infinite' }, high: closed(last) }]);
}

function closed(day: number): End {
  return { kind: 'closed', at: rationalOf(day) };
}
