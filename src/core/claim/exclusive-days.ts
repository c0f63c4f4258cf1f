/**
 * The days that a member of an exclusive event is on, by its label: a day, a month, a quarter, a span from one to another, or
 * everything until one. A label that is only a day may still be a deadline: then its own text, or its question, has the word
 * before it. A label of nothing but words of time that is not read may be on any day.
 */
import type { ContractVersion } from '../contract/index.ts';
import { type End, type IntervalSet, intervalSet, rationalOf, wholeLine } from '../exact/index.ts';
import { anyMonth, foldText, isAscii, monthNumberOf } from './text/index.ts';
import { textFact } from './text-facts.ts';

/** What days of a label bound. */
export const ofDays = 'days';

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
  if (isTimeless(contract.yesLabel)) return undefined;
  const label = asMoment(contract.yesLabel);
  const { moment } = deadline.exec(label)?.groups ?? {};
  const span = spanOf(moment ?? label, contract.title);
  if (moment !== undefined)
    return span === undefined ? wholeLine : until(span, /^before|^prior/i.test(label));
  const tail = tailOf(label, contract.title);
  if (tail !== undefined) return tail;
  if (isDeadlineInText(contract, label)) return span === undefined ? wholeLine : until(span, false);
  if (span === undefined) return isOnlyTime(label) ? wholeLine : undefined;
  return intervalSet(span.map(({ first, last }) => ({ low: closed(first), high: closed(last) })));
}

function asMoment(label: string): string {
  return foldText(label).trim().replace(/\?$/, '');
}

const isTimeless = textFact((label) => !deadline.test(asMoment(label)) && !ofTime.test(asMoment(label)));

const wordsOfTime = new RegExp(
  String.raw`^(?:${anyMonth}|\d{1,2}(?:st|nd|rd|th)?|20\d\d|\d\ds?|[QH][1-4]|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weeks?|weekends?|days?|months?|quarters?|years?|halves|half|season|spring|summer|fall|autumn|winter|early|mid|late|first|second|third|fourth|last|next|this|start|beginning|end|middle|from|to|through|thru|until|till|between|and|or|of|in|on|the|et)$`,
  'i',
);

/** `March and May 2027`, no person such as `April Mayfield`, and no length such as `5-10 years`. */
function isOnlyTime(label: string): boolean {
  const isMoment = new RegExp(
    String.raw`\b(?:${anyMonth}|20\d\d|[QH][1-4]|\p{L}+day|spring|summer|fall|autumn|winter)\b`,
    'iu',
  ).test(label);
  return isMoment && (label.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => wordsOfTime.test(word));
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

interface Span {
  readonly first: number;
  readonly last: number;
}

/** Without a year of its own or in the title it may be any of these. */
const years = Array.from({ length: 12 }, (_, index) => 2024 + index);

/** `Early June` lies in June. */
const partOf =
  /^(?:(?:in|on) )?(?:(?:the )?(?:early|mid|late|beginning of|start of|end of))[ -](?<whole>.+)$/i;
const joined = /^(?:(?:from|between) )?(?<from>.+?)(?: ?- ?| (?:to|through|thru|until|and|or) )(?<to>.+)$/i;
/** One name of a year that begins in summer. */
const season = /^(?<from>20\d\d)[-/](?<to>\d\d)(?: season)?$/i;

/** As days of a year of equal months: June holds June 15, and H1 both. */
function spanOf(label: string, title: string): readonly Span[] | undefined {
  const { whole } = partOf.exec(label)?.groups ?? {};
  if (whole !== undefined) return spanOf(whole, title);
  return momentOf(label, title) ?? seasonOf(label) ?? spanBetween(label, title);
}

function seasonOf(label: string): readonly Span[] | undefined {
  const { from, to } = season.exec(label)?.groups ?? {};
  if (from === undefined || (Number(from) + 1) % 100 !== Number(to)) return undefined;
  const first = Number(from) * daysOfYear + 6 * 31;
  return [{ first, last: first + daysOfYear - 1 }];
}

/** `June 1 - June 15`, `June 1-15, 2027`, `June-July`: the month, and the year, may stand once. */
function spanBetween(label: string, title: string): readonly Span[] | undefined {
  const { from, to } = joined.exec(label)?.groups ?? {};
  if (from === undefined || to === undefined) return undefined;
  const [month] = new RegExp(`^${anyMonth}`).exec(from) ?? [];
  const [, year] = /,? (20\d\d)$/.exec(to) ?? [];
  const ends = momentOf(/^\d{1,2}(?!\d)/.test(to) && month !== undefined ? `${month} ${to}` : to, title);
  const starts = momentOf(year !== undefined && !/20\d\d/.test(from) ? `${from} ${year}` : from, title);
  return starts?.flatMap(({ first }) => {
    const end = ends?.map(({ last }) => last).find((last) => last >= first);
    return end === undefined ? [] : [{ first, last: end }];
  });
}

const daysOfYear = 400;

function momentOf(label: string, title: string): readonly Span[] | undefined {
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
    const first = each * daysOfYear + start * 31 + (day === undefined ? 0 : Number(day) - 1);
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
