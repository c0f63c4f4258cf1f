/**
 * The last moment that a title or subtitle asks for, held against that of the rules. Its numbers alone say little: `before 2026`
 * and `before Jul 1, 2026` have the same year and lie half a year apart.
 */
import type { ContractVersion } from '../../../contract/index.ts';
import type { CalendarDate } from '../../../exact/index.ts';
import type { ReadSentence } from '../../family.ts';
import { type FoundFormat, findAll, findFormats, foldText } from '../../text/index.ts';
import { textFact } from '../../text-facts.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { slotsWithRole } from '../subject.ts';
import { dayAfter } from './deadline.ts';

/** The first day that is too late; a title may leave out its year. */
interface TooLate {
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number;
}

/** Undefined where title and subtitle name no last moment, or that of the statement. */
export function refuseTitledDeadline(
  contract: ContractVersion,
  /** The first day that is too late by the statement. */
  tooLate: CalendarDate,
  /** The words of the deadline in the rules. */
  written: readonly string[],
): Withheld | undefined {
  const titled = titledDeadlines(contract);
  const deadlines = titled.filter(({ isPeriod }) => !isPeriod);
  // `in 2028` may be the year of an election, which the rules then name beside the deadline.
  const others = written.reduce((rest, words) => rest.replaceAll(words, ''), foldText(contract.rules));
  const asked =
    deadlines.length > 0 ? deadlines : titled.filter(({ text }) => !others.includes(text.slice(-4)));
  return asked.every(({ meanings }) => meanings.some((meaning) => isSameMoment(meaning, tooLate)))
    ? undefined
    : conflict;
}

/** The same for a statement that names its last day in a slot; `before` it, unless the rules have another word there. */
export function refuseTitledDeadlineOf(
  contract: ContractVersion,
  statement: ReadSentence,
): Withheld | undefined {
  const rules = foldText(contract.rules);
  for (const slot of slotsWithRole([statement], 'until_date')) {
    const text = foldText(slot.text);
    const day =
      slot.kind === 'date' ? slot : slot.kind === 'year' ? { year: slot.year, month: 1, day: 1 } : undefined;
    if (day === undefined) continue;
    const isBefore = rules.includes(`before ${text}`);
    const end = slot.kind === 'year' ? { year: slot.year + 1, month: 1, day: 1 } : dayAfter(day);
    const tooLate = isBefore ? day : end;
    const refused = tooLate === undefined ? conflict : refuseTitledDeadline(contract, tooLate, [text]);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/** For kinds of contracts that read no deadline: a last moment in the title must be one that the rules name in some way. */
export function refuseUnnamedDeadline(contract: ContractVersion): Withheld | undefined {
  const asked = titledDeadlines(contract).filter(({ isPeriod }) => !isPeriod);
  if (asked.length === 0) return undefined;
  const rules = foldText(contract.rules);
  const named = momentsIn(rules).flatMap(({ from, found }) => {
    const isBefore = /\b(?:before|prior to)(?: the)? $/i.test(rules.slice(Math.max(0, from - 20), from));
    return isBefore ? firstDay(found) : [...firstDay(found), ...dayBehind(found)];
  });
  return asked.every(({ meanings }) =>
    meanings.some((meaning) => named.some((each) => isSameMoment(meaning, each))),
  )
    ? undefined
    : conflict;
}

const conflict: Withheld = withhold('bound_conflict', 'the title and the rules name different deadlines');

interface Titled {
  readonly text: string;
  /** `in 2026`, which may also name something else than the time. */
  readonly isPeriod: boolean;
  /** `by 2026` may mean its beginning or its end. */
  readonly meanings: readonly TooLate[];
}

const leading =
  /\b(?<word>on or before|before|by|until|through|prior to|no later than|in|during|within)(?<end> (?:the )?end of)? (?:the )?$/i;

function titledDeadlines({ title, terms }: ContractVersion): readonly Titled[] {
  const { subtitle } = terms;
  const ofTitle = deadlinesOf(title);
  return typeof subtitle === 'string' ? [...ofTitle, ...deadlinesOf(subtitle)] : ofTitle;
}

const deadlinesOf = textFact((text): readonly Titled[] =>
  deadlinesIn(folded(text)).map(({ titled }) => titled),
);

function folded(title: string): string {
  return foldText(title).replaceAll(/\b(20\d\d-\d\d-\d\d)T[\d:.]+Z/gi, '$1');
}

interface FoundDeadline {
  readonly from: number;
  readonly to: number;
  readonly found: FoundFormat['found'];
  readonly titled: Titled;
}

/** What `leading` needs; most titles have none of it. */
const anyLeading = /\b(?:before|by|until|through|prior to|no later than|in|during|within) /i;

function deadlinesIn(text: string): readonly FoundDeadline[] {
  if (!anyLeading.test(text)) return [];
  return momentsIn(text).flatMap(({ from, to, found }) => {
    const match = leading.exec(text.slice(Math.max(0, from - 40), from));
    const { word, end } = match?.groups ?? {};
    if (match === null || word === undefined) return [];
    const titled = titledBy(word.toLowerCase(), end !== undefined, found);
    return titled === undefined ? [] : [{ from: from - match[0].length, to, found, titled }];
  });
}

const timeBehind = /^,? \d{1,2}:\d\d ?[AP]M(?: ET)?/i;

/**
 * A title without the last moments that are held against the rules; `in 2026` stays, and so does a month but that of a window which
 * begins with it.
 */
export function withoutDeadlines(title: string, begins?: CalendarDate): string {
  const text = folded(title);
  let rest = '';
  let at = 0;
  for (const { from, to, found, titled } of deadlinesIn(text)) {
    if ((titled.isPeriod && !isMonthFrom(found, begins)) || from < at) continue;
    rest += text.slice(at, from);
    at = to + (timeBehind.exec(text.slice(to))?.[0].length ?? 0);
  }
  return rest + text.slice(at);
}

function isMonthFrom(found: FoundFormat['found'], begins: CalendarDate | undefined): boolean {
  return (
    found.kind === 'month' && begins?.day === 1 && found.month === begins.month && found.year === begins.year
  );
}

function titledBy(word: string, isEnd: boolean, found: FoundFormat['found']): Titled | undefined {
  const { kind, text } = found;
  const isDay = kind === 'date' || kind === 'day';
  const isPeriod = word === 'in' || word === 'during' || word === 'within';
  if (isPeriod && isDay) return undefined;
  const meanings =
    (word === 'before' || word === 'prior to') && !isEnd
      ? firstDay(found)
      : isEnd || isPeriod || isDay
        ? dayBehind(found)
        : [...firstDay(found), ...dayBehind(found)];
  return { text, isPeriod, meanings };
}

const bareMay = /\bMay\b(?! \d)/g;

/** Days, months and years; `May` by itself is found behind words that no other month needs. */
function momentsIn(text: string): readonly FoundFormat[] {
  const found = findFormats(text).filter(({ found: { kind } }) => kinds.has(kind));
  const mays = findAll(text, bareMay)
    .filter(({ index }) => !found.some(({ from, to }) => from <= index && index < to))
    .map(({ index }) => ({
      from: index,
      to: index + 3,
      found: { kind: 'month_name' as const, text: 'May', month: 5 },
    }));
  return [...found, ...mays].sort((a, b) => a.from - b.from);
}

const kinds: ReadonlySet<string> = new Set(['date', 'day', 'month', 'month_name', 'year']);

function firstDay(found: FoundFormat['found']): readonly TooLate[] {
  switch (found.kind) {
    case 'date':
    case 'day':
      return [{ year: found.kind === 'date' ? found.year : undefined, month: found.month, day: found.day }];
    case 'month':
    case 'month_name':
      return [{ year: found.kind === 'month' ? found.year : undefined, month: found.month, day: 1 }];
    case 'year':
      return [{ year: found.year, month: 1, day: 1 }];
    default:
      return [];
  }
}

function dayBehind(found: FoundFormat['found']): readonly TooLate[] {
  switch (found.kind) {
    case 'date':
      return [dayAfter(found) ?? []].flat();
    case 'day': {
      // In a year with a February 29 and in one without.
      const next = [2027, 2028].flatMap((year) => dayAfter({ ...found, year }) ?? []);
      return next.map(({ month, day }) => ({ year: undefined, month, day }));
    }
    case 'month':
    case 'month_name': {
      const year = found.kind === 'month' ? found.year + (found.month === 12 ? 1 : 0) : undefined;
      return [{ year, month: (found.month % 12) + 1, day: 1 }];
    }
    case 'year':
      return [{ year: found.year + 1, month: 1, day: 1 }];
    default:
      return [];
  }
}

function isSameMoment(left: TooLate, right: TooLate): boolean {
  const isSameYear = left.year === undefined || right.year === undefined || left.year === right.year;
  return isSameYear && left.month === right.month && left.day === right.day;
}
