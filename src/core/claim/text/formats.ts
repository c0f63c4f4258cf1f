/** The exact formats that rules texts write dates, times, periods, addresses and numbers in, and nothing looser. */
import { parseDecimal, type Rational } from '../../exact/index.ts';
import { competitionPattern } from '../identity/index.ts';
import type { Slot } from './slot.ts';

const monthForms: readonly (readonly string[])[] = [
  ['January', 'Jan'],
  ['February', 'Feb'],
  ['March', 'Mar'],
  ['April', 'Apr'],
  ['May', 'May'],
  ['June', 'Jun'],
  ['July', 'Jul'],
  ['August', 'Aug'],
  ['September', 'Sep', 'Sept'],
  ['October', 'Oct'],
  ['November', 'Nov'],
  ['December', 'Dec'],
];
const monthNumbers: ReadonlyMap<string, number> = new Map(
  monthForms.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

/** Of the month with this number, from 1. */
export function monthNames(month: number): readonly string[] {
  return monthForms[month - 1] ?? [];
}

/** Undefined where the word, in any case, is no month. */
export function monthNumberOf(word: string): number | undefined {
  return monthNumbers.get(`${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`);
}

const fullMonth = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** A month in full or short, as a part of a pattern. */
export const anyMonth: string = `(?:${fullMonth}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)`;
/** A number as texts write it; not part of a word or of a longer number. */
const number = String.raw`(?<![\w.,])-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?![\w]|[.,]\d)|(?<![\w.,])\.\d+(?![\w]|[.,]\d)`;

export const numberPattern: RegExp = new RegExp(number, 'gu');

const url = String.raw`(?<url>https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?])`;
const competition = String.raw`(?<competition>\b(?:${competitionPattern})(?![\p{L}\p{N}]))`;
const quarter = String.raw`(?<quarter>\bQ(?<quarterNumber>[1-4])(?: (?<quarterYear>(?:19|20)\d\d))?\b)`;

const ofMonths = [
  String.raw`(?<date>\b(?<dateMonth>${anyMonth})\.? (?<dateDay>\d{1,2})(?:st|nd|rd|th)?, ?(?<dateYear>\d{4})\b(?!-\d))`,
  String.raw`(?<days>\b(?<daysMonth>${anyMonth})\.? (?<daysFirst>\d{1,2}) ?- ?(?<daysLast>\d{1,2}), ?(?<daysYear>\d{4})\b(?!-\d))`,
  String.raw`(?<turned>\b(?<turnedMonth>${anyMonth}) (?<turnedDay>\d{1,2}) '(?<turnedYear>\d\d)\b)`,
  String.raw`(?<month>\b(?<monthMonth>${anyMonth}) (?<monthYear>(?:19|20)\d\d)\b)`,
  String.raw`(?<day>\b(?<dayMonth>${anyMonth})\.? (?<dayDay>\d{1,2})(?:st|nd|rd|th)?\b(?![.:]\d))`,
  String.raw`(?<monthName>\b(?<nameMonth>January|February|March|April|June|July|August|September|October|November|December)\b)`,
  String.raw`(?<=\b(?:in|of|for|through|ending|ends|from|to|the|between|and|until) )(?<may>May)\b`,
];

const ofDigits = [
  String.raw`(?<iso>\b(?<isoYear>20\d\d)-(?<isoMonth>\d\d)-(?<isoDay>\d\d)\b)`,
  String.raw`(?<short>\b(?<shortDay>\d{1,2}) (?<shortMonth>${anyMonth}) '(?<shortYear>\d\d)\b)`,
  String.raw`(?<time>\b(?<timeHour>\d{1,2})(?::(?<timeMinute>\d\d))?(?::(?<timeSecond>\d\d))? ?(?<timeHalf>[AaPp]\.?[Mm]\.?)?,? (?<timeZone>ET|EST|EDT|UTC|GMT|PT|PST|PDT|CT|CST|CDT)\b)`,
  String.raw`(?<year>(?<![\w.,$-])(?<yearYear>(?:19|20)\d\d)(?![\w%-]|[.,]\d))`,
  `(?<number>${number})`,
];

/** Alternatives in order of precedence at one place: the longest reading of a span comes first. */
function oneOf(...formats: readonly string[]): RegExp {
  return new RegExp(formats.join('|'), 'uy');
}

/** By the first character, which decides what is worth a look: most places of a text are worth none. */
const byFirst: ReadonlyMap<string, RegExp> = new Map(
  [
    { firsts: '0123456789', pattern: oneOf(...ofDigits) },
    { firsts: '.-', pattern: oneOf(`(?<number>${number})`) },
    { firsts: 'h', pattern: oneOf(url) },
    { firsts: 'ADFJMNOS', pattern: oneOf(...ofMonths, competition) },
    { firsts: 'Q', pattern: oneOf(competition, quarter) },
    { firsts: 'BCEGHIKLPRTUVWXYZ', pattern: oneOf(competition) },
  ].flatMap(({ firsts, pattern }) => [...firsts].map((first) => [first, pattern] as const)),
);
const patternByCode = Array.from({ length: 128 }, (_, code) => byFirst.get(String.fromCharCode(code)));
/** A letter that is not ASCII may begin a name. */
const otherPattern = oneOf(competition);

const wordCodes = Uint8Array.from({ length: 128 }, (_, code) =>
  /\w/.test(String.fromCharCode(code)) ? 1 : 0,
);

/** The pattern of what may begin at a place; undefined where nothing does. */
function patternAt(text: string, at: number): RegExp | undefined {
  const code = text.charCodeAt(at);
  if (code >= 128) return otherPattern;
  const pattern = patternByCode[code];
  if (pattern === undefined) return undefined;
  // An address begins anywhere, and everything else not inside a word.
  if (code === 104) return text.startsWith('http', at) ? pattern : undefined;
  return at > 0 && wordCodes[code] === 1 && wordCodes[text.charCodeAt(at - 1)] === 1 ? undefined : pattern;
}

export interface FoundFormat {
  readonly from: number;
  readonly to: number;
  /** A slot, or a number that becomes one only if it is a bound of the contract. */
  readonly found: Slot | { readonly kind: 'number'; readonly text: string; readonly value: Rational };
}

export function findFormats(text: string): FoundFormat[] {
  const found: FoundFormat[] = [];
  for (let at = 0; at < text.length; ) {
    const match = matchAt(text, at);
    if (match === null) {
      at += 1;
      continue;
    }
    const read = readFormat(match[0], match.groups ?? {});
    if (read !== undefined) found.push({ from: at, to: at + match[0].length, found: read });
    at += match[0].length;
  }
  return found;
}

function matchAt(text: string, at: number): RegExpExecArray | null {
  const pattern = patternAt(text, at);
  if (pattern === undefined) return null;
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function readFormat(
  text: string,
  groups: Readonly<Record<string, string | undefined>>,
): FoundFormat['found'] | undefined {
  const whole = (name: string): number => Number(groups[name]);
  const monthOf = (name: string): number => monthNumbers.get(groups[name] ?? '') ?? 0;
  if (groups['number'] !== undefined) {
    const value = parseDecimal(text.replaceAll(',', ''));
    return value && { kind: 'number', text, value };
  }
  if (groups['url'] !== undefined) return { kind: 'url', text };
  if (groups['date'] !== undefined) {
    return {
      kind: 'date',
      text,
      year: whole('dateYear'),
      month: monthOf('dateMonth'),
      day: whole('dateDay'),
    };
  }
  if (groups['days'] !== undefined) {
    return {
      kind: 'days',
      text,
      year: whole('daysYear'),
      month: monthOf('daysMonth'),
      first: whole('daysFirst'),
      last: whole('daysLast'),
    };
  }
  if (groups['iso'] !== undefined) {
    return { kind: 'date', text, year: whole('isoYear'), month: whole('isoMonth'), day: whole('isoDay') };
  }
  // `20 Aug '26` and `Aug 20 '26`: two digits stand for a year of this century.
  for (const form of ['short', 'turned']) {
    if (groups[form] === undefined) continue;
    const [year, month, day] = [2000 + whole(`${form}Year`), monthOf(`${form}Month`), whole(`${form}Day`)];
    return { kind: 'date', text, year, month, day };
  }
  if (groups['month'] !== undefined) {
    return { kind: 'month', text, year: whole('monthYear'), month: monthOf('monthMonth') };
  }
  if (groups['day'] !== undefined) {
    return { kind: 'day', text, month: monthOf('dayMonth'), day: whole('dayDay') };
  }
  if (groups['monthName'] !== undefined) return { kind: 'month_name', text, month: monthOf('nameMonth') };
  if (groups['may'] !== undefined) return { kind: 'month_name', text, month: 5 };
  if (groups['competition'] !== undefined) return { kind: 'competition', text };
  if (groups['time'] !== undefined) return readTime(text, groups);
  if (groups['quarter'] !== undefined) {
    const year = groups['quarterYear'];
    return {
      kind: 'quarter',
      text,
      quarter: whole('quarterNumber'),
      year: year === undefined ? undefined : Number(year),
    };
  }
  return { kind: 'year', text, year: whole('yearYear') };
}

/** `8:30 AM ET`, `12:00 ET`; a time that no clock shows is left as it is. */
function readTime(text: string, groups: Readonly<Record<string, string | undefined>>): Slot | undefined {
  const written = Number(groups['timeHour']);
  const minute = Number(groups['timeMinute'] ?? '0');
  const second = groups['timeSecond'] === undefined ? undefined : Number(groups['timeSecond']);
  const half = groups['timeHalf']?.charAt(0).toLowerCase();
  // `5 ET` may be morning or evening: without a half, only the written minutes make it a time of the day's 24 hours.
  if (half === undefined && groups['timeMinute'] === undefined) return undefined;
  if (minute > 59 || (second ?? 0) > 59) return undefined;
  if (half === undefined ? written > 23 : written < 1 || written > 12) return undefined;
  const hour = half === undefined ? written : (written % 12) + (half === 'p' ? 12 : 0);
  return { kind: 'time', text, hour, minute, second, zone: groups['timeZone'] ?? '' };
}
