/** A payoff condition on a figure, read from a strike or from a label by closed grammars. Never guessed. */
import type { Strike, VenueId } from '../contract/index.ts';
import {
  above,
  atLeast,
  atMost,
  below,
  between,
  compareRationals,
  type Interval,
  parseDecimal,
  point,
  type Rational,
} from '../exact/index.ts';
import type { Comparator } from './clause.ts';
import { findAll } from './text/index.ts';
import { textFact } from './text-facts.ts';

export interface Condition {
  readonly comparator: Comparator;
  /** One bound, or two for `between`, the lower first. */
  readonly bounds: readonly Rational[];
}

/** The values for which the condition holds; undefined for bounds that no condition has. */
export function valuesOf({ comparator, bounds }: Condition): Interval | undefined {
  const [first, second] = bounds;
  if (first === undefined) return undefined;
  if (comparator === 'between') {
    return second !== undefined && bounds.length === 2 && compareRationals(first, second) <= 0
      ? between(first, second)
      : undefined;
  }
  if (bounds.length !== 1) return undefined;
  switch (comparator) {
    case 'above':
      return above(first);
    case 'at_least':
      return atLeast(first);
    case 'below':
      return below(first);
    case 'at_most':
      return atMost(first);
    case 'exactly':
      return point(first);
  }
}

/** From the venue's strike fields; undefined where they state no condition on a number. */
export function strikeCondition(strike: Strike | undefined): Condition | undefined {
  if (strike === undefined) return undefined;
  const { type, floor, cap } = strike;
  switch (type) {
    case 'greater':
      return floor && { comparator: 'above', bounds: [floor] };
    case 'greater_or_equal':
      return floor && { comparator: 'at_least', bounds: [floor] };
    case 'less':
      return cap && { comparator: 'below', bounds: [cap] };
    case 'less_or_equal':
      return cap && { comparator: 'at_most', bounds: [cap] };
    case 'between':
      return floor && cap && { comparator: 'between', bounds: [floor, cap] };
    default:
      return undefined;
  }
}

/** Types of venue_a that name no comparison: a floor beside one is a bound, and the text says what is compared with it. */
const unnamedTypes: ReadonlySet<string> = new Set(['', 'structured', 'custom', 'functional']);

/** How the type of a strike and its fields contradict each other; undefined where they go together. */
export function strikeConflict(strike: Strike, venue: VenueId): string | undefined {
  const { type, floor, cap } = strike;
  switch (type) {
    case 'greater':
    case 'greater_or_equal':
      return oneBound(type, floor, cap);
    case 'less':
    case 'less_or_equal':
      return oneBound(type, cap, floor);
    case 'between':
      return floor && cap && compareRationals(floor, cap) <= 0
        ? undefined
        : 'a strike between two bounds does not name a lower and an upper one';
    default:
      if (venue === 'venue_a' && !unnamedTypes.has(type)) return `no strike type ${type} is known`;
      if (floor === undefined && cap === undefined) return undefined;
      return cap === undefined ? undefined : 'a strike that names no comparison has an upper bound';
  }
}

/** The venue fills in both fields at times; the other one then repeats the bound. */
function oneBound(type: string, own: Rational | undefined, other: Rational | undefined): string | undefined {
  if (own === undefined) return `a strike of type ${type} lacks its bound`;
  return other === undefined || compareRationals(own, other) === 0
    ? undefined
    : `a strike of type ${type} names two bounds`;
}

const amount = String.raw`(-?\$?-?(?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+))([kKmMbBtT](?![A-Za-z]))?`;
/**
 * Units that a label may name after its number, each by its own word: any other word may say more than a unit does, as
 * `above 100 excluding ties` would.
 */
const unitWords = [
  'albums?',
  'basis points?',
  'bps',
  'claims?',
  'corners?',
  'cuts?',
  'degrees?',
  'games?',
  'goals?',
  'hikes?',
  'hurricanes?',
  'jobs?',
  'launches',
  'percent',
  'percentage points?',
  'points?',
  'runs?',
  'seats?',
  'sets?',
  'votes?',
  'wins?',
];
const unit = String.raw`(?:\s?%|\s?°[FC]?|bps| (?:${unitWords.join('|')}))?`;

const labelForms: readonly (readonly [RegExp, Comparator])[] = [
  [form(`(?:Above|above|Over|over|More than|more than|Greater than|>) ?${amount}${unit}`), 'above'],
  [form(`${amount}${unit}(?: or (?:above|more|higher|greater)|\\+)${unit}`), 'at_least'],
  [form(`(?:At least|at least|≥|>=) ?${amount}${unit}`), 'at_least'],
  [
    form(`(?:Below|below|Under|under|Less than|less than|Fewer than|fewer than|<) ?${amount}${unit}`),
    'below',
  ],
  [form(`${amount}${unit} or (?:below|less|lower|fewer)${unit}`), 'at_most'],
  [form(`(?:At most|at most|≤|<=) ?${amount}${unit}`), 'at_most'],
  [form(`(?:Between |between )?${amount}${unit}(?: ?[-\u2013] ?| to | and )${amount}${unit}`), 'between'],
  [form(`(?:Exactly |exactly )?${amount}${unit}`), 'exactly'],
];

function form(source: string): RegExp {
  return new RegExp(`^${source}$`);
}

/** Whether a label says nothing about the condition: there is none, or it is the bare word. Any other must be read. */
export function isSilentLabel(label: string): boolean {
  const text = label.trim();
  return text === '' || text === 'Yes';
}

/** What a label such as `Above 3.1%`, `77° to 78°` or `5 or fewer` says; undefined for any other text. */
export function labelCondition(label: string): Condition | undefined {
  return conditions(label) ?? undefined;
}

const conditions = textFact((label) => readLabel(label) ?? null);

function readLabel(label: string): Condition | undefined {
  const text = label.trim().replace(/\u2212/g, '-');
  for (const [pattern, comparator] of labelForms) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const bounds = readAmounts(match.slice(1));
    const [low, high] = bounds ?? [];
    if (comparator === 'between' && low && high && compareRationals(low, high) >= 0) return undefined;
    return bounds && { comparator, bounds };
  }
  return undefined;
}

const scaleLetters: Readonly<Record<string, string>> = {
  thousand: 'k',
  million: 'm',
  billion: 'b',
  trillion: 't',
};
const scaleWord = new RegExp(`(?<=\\d) (${Object.keys(scaleLetters).join('|')})\\b`, 'gi');
const amounts = new RegExp(`(?<![\\p{L}\\d])${amount}(?:(?: ?[-\u2013] ?| to | and )${amount})?`, 'gu');

/**
 * Every amount in a text, with its scale: `fewer than 50k jobs` names 50000, `$50-100b` two amounts in billions. One that is
 * scaled by a word counts without it too: a label beside `20 million streams` may be in millions.
 */
export function amountsIn(text: string): readonly Rational[] {
  return text.length > shortLengthMax ? findAmounts(text) : amountsOfShort(text);
}

/** Labels and numbers, which are asked for over and over. */
const shortLengthMax = 200;
const amountsOfShort = textFact(findAmounts);

function findAmounts(text: string): readonly Rational[] {
  const plain = text.replace(/\u2212/g, '-');
  const scaled = plain.replace(scaleWord, (_, word: string) => scaleLetters[word.toLowerCase()] ?? '');
  return [plain, scaled].flatMap((each) =>
    findAll(each, amounts).flatMap((match) => readAmounts(match.slice(1)) ?? []),
  );
}

function readAmounts(groups: readonly (string | undefined)[]): Rational[] | undefined {
  const bounds: Rational[] = [];
  // `50-100k` means fifty to a hundred thousand: the scale of the second number is that of both.
  const lastScale = groups[3];
  for (let index = 0; index < groups.length; index += 2) {
    const digits = groups[index];
    if (digits === undefined) continue;
    const scale = groups[index + 1] ?? (index === 0 ? lastScale : undefined);
    const value = parseDecimal(
      `${digits.replace(/[$,]/g, '')}${exponents[scale?.toLowerCase() ?? ''] ?? ''}`,
    );
    if (value === undefined) return undefined;
    bounds.push(value);
  }
  return bounds;
}

const exponents: Readonly<Record<string, string>> = { k: 'e3', m: 'e6', b: 'e9', t: 'e12' };
