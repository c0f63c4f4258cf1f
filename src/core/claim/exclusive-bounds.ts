/**
 * The values that a member of an exclusive event pays on: by its strike fields, by its label, or, where the label is only a
 * number, by the way in which its own text or its question compares with it.
 */
import type { ContractVersion } from '../contract/index.ts';
import { compareRationals, type IntervalSet, intervalSet, point, wholeLine } from '../exact/index.ts';
import type { Comparator } from './clause.ts';
import { amountsIn, type Condition, labelCondition, strikeCondition, valuesOf } from './condition.ts';
import { findConditionPhrases } from './condition-phrases.ts';
import { cardinalIn, cardinalWord, foldText } from './text/index.ts';
import { textFact } from './text-facts.ts';

/** Undefined where no bound is stated. */
export function boundValues(contract: ContractVersion): IntervalSet | undefined {
  const { strike, yesLabel } = contract;
  const struck = strikeCondition(strike);
  const { label, isOdd, range, others } = boundsOfLabel(yesLabel);
  if (struck === undefined && isOdd) return wholeLine;
  const condition = struck ?? range ?? boundInText(contract, label);
  if (condition === undefined) return others;
  const values = valuesOf(condition);
  return values && intervalSet([values]);
}

/** What a label says by itself; `others`: on which values it may be where nothing says how its number is compared. */
const boundsOfLabel = textFact((written) => {
  const label = inDigits(plainSigns(foldText(written).trim()));
  return {
    label,
    isOdd: isOddlyWritten(label),
    range: knownRange(label, labelCondition(label)) ?? boundAmongWords(label),
    others: isUnclear(label) ? wholeLine : numbersOf(label),
  };
});

const singleNumber = /^\D*(\d[\d,]*(?:\.\d+)?)\D*$/;

/** `6 wins` lies in `5+ wins`, and so does `6 (150 bps)`; `2-3` lies there too, unless it is a score. */
function numbersOf(label: string): IntervalSet | undefined {
  const [number] = amountsIn((singleNumber.exec(label) ?? moves.exec(label))?.[1] ?? '');
  if (number !== undefined) return intervalSet([point(number)]);
  const [low, high] = (scoreOrRange.exec(label) ?? []).slice(1).map((each) => amountsIn(each)[0]);
  const range = low && high && valuesOf({ comparator: 'between', bounds: [low, high] });
  return range && intervalSet([range]);
}

/** What stands before the words of a figure that two numbers bound which may also be a score. */
export const scoreMark = 'score?';

/** Strike fields bound one figure of the event, whatever a label calls it. */
export function figureOf({ strike, yesLabel }: ContractVersion): string {
  return strikeCondition(strike) === undefined ? figureOfLabel(yesLabel) : '';
}

const figureOfLabel = textFact((written) => {
  const { label, range } = boundsOfLabel(written);
  const isScore = range === undefined && !moves.test(label) && scoreOrRange.test(label);
  const words = wordsOfFigure(written);
  return isScore ? `${scoreMark} ${words}`.trim() : words;
});

function wordsOfFigure(label: string): string {
  return (
    foldText(inDigits(plainSigns(label)))
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .replaceAll(/\d+(?:[kmbt]\b)?/g, ' ')
      .replaceAll(comparing, ' ')
      // `One cut` and `Two cuts` are on one figure.
      .replaceAll(/s\b/g, '')
      .replaceAll(/ +/g, ' ')
      .trim()
  );
}

/** Words that compare; without them and the numbers, what remains of `50+ bps decrease` is what the bound is on. */
const comparing =
  /\b(?:above|over|more|greater|higher|than|below|under|less|fewer|lower|at|least|most|or|to|and|between|exactly|plus|up|no|not|minimum|maximum|min|max)\b/g;

/** `Two or more` is `2 or more`. */
function inDigits(label: string): string {
  return label.replaceAll(cardinalWord, (word) => cardinalIn(word.toLowerCase()) ?? word);
}

function plainSigns(label: string): string {
  return label.normalize('NFKC');
}

/** `$120,000`, `120k`: nothing says whether it is met, passed or hit, so that no two of them are kept apart. */
const isBareAmount =
  /^(?:\$\s?[\d,.]+\s?(?:[kmbt]|thousand|million|billion|trillion)?|[\d.]+\s?(?:[kmbt]|thousand|million|billion|trillion)|\d{1,3}(?:,\d{3})+)$/i;

/** Among so many no venue lists each single number. */
const isScaled = /\d ?(?:[kmbt]|thousand|million|billion|trillion)\b/i;

/** What is counted, and what joins it to its number: beside any other small word a number may be compared with. */
const things = new Set(
  `a an the of in on for from per by bps bp basis point points percent percentage cut cuts hike hikes decrease increase change win
  wins loss losses game games goal goals run runs home hit hits set sets map maps seat seats vote votes state states launch launches
  album albums song songs year years month months week weeks day days hour hours minute minutes degree degrees inch inches mile
  miles time times round rounds pick seed place spot team teams match matches six sixes four fours wicket wickets medal medals
  person people member members justice justices senator senators member nominee nominees award awards oscars movie movies film
  films ship ships flight flights case cases death deaths storm storms hurricane hurricanes tornado tornadoes earthquake
  earthquakes tweet tweets post posts view views stream streams word words question questions overs inning innings quarter
  quarters half halves period periods set touchdown touchdowns yard yards rebound rebounds assist assists no`.split(
    /\s+/,
  ),
);

/** `1.500` is one and a half, or fifteen hundred. */
const dottedThousands = /^[^$%\u00b0]*(?<![\d.])[1-9]\d{0,2}\.\d{3}(?!\d)[^$%\u00b0]*$/;

function isOddlyWritten(label: string): boolean {
  return dottedThousands.test(label);
}

/** What two numbers may be that are no range: a score, and a count of moves with the basis points they come to. */
const score = /(?<![\d.,-])\d{1,2} ?[-:] ?\d{1,2}(?![\d.,-])/;
const moves = /^(\d{1,2}) \(\d{1,4} bps\)$/;
const scoreOrRange = /^\D*(?<![\d.,-])(\d{1,2}) ?[-:] ?(\d{1,2})(?![\d.,-])\D*$/;
/** `Schalke 04`, `1. FC Lens`, `Philadelphia 76ers`. */
export const numberOfName = /(?<=\p{Lu}\p{L}+ )\d{1,4}\b|\b\d{1,4}\.?(?= \p{Lu})|\b\d+ers\b/gu;

function isReadPair(label: string): boolean {
  return moves.test(label) || !/\d/.test(label.replace(score, '-').replaceAll(numberOfName, ''));
}

/** A score has two numbers, and a name beside it may have any small word: `Stade de Reims 0 - 1 Lens`. */
function isUnclear(label: string): boolean {
  if (!/\d/.test(label)) return false;
  if (isBareAmount.test(label) || isScaled.test(label)) return true;
  if (!singleNumber.test(label)) return !isReadPair(label);
  const smallWords = label.match(/(?<![\p{L}'])\p{Ll}+/gu) ?? [];
  return smallWords.some((word) => !things.has(word));
}

/** A label `1-2` may be a score; one with a unit or with numbers as few scores have them is a range. */
const range = /[$%\u00b0]|\d ?[kmbt]\b|\bto\b|[2-9]\d|\d{3}/i;

function knownRange(label: string, condition: Condition | undefined): Condition | undefined {
  if (condition?.comparator === 'between' && !range.test(label)) return undefined;
  return condition?.comparator === 'exactly' ? undefined : condition;
}

const amount = String.raw`(\$?\d[\d,.]*(?: ?[kmbt]\b)?)`;
const boundForms: readonly (readonly [RegExp, Comparator])[] = [
  [
    new RegExp(
      `(?:\\b(?:at least|no less than|no fewer than|minimum|min|reach(?:es)?|hits?)|\u2265|>=|\u2191) ?${amount}`,
      'i',
    ),
    'at_least',
  ],
  [
    new RegExp(
      `(?:\\b(?:at most|no more than|not more than|up to|maximum|max)|\u2264|<=|\u2193) ?${amount}`,
      'i',
    ),
    'at_most',
  ],
  [new RegExp(`(?:\\b(?:above|over|more than|greater than|exceeds?|tops?)|>) ?${amount}`, 'i'), 'above'],
  [new RegExp(`(?:\\b(?:below|under|less than|fewer than)|<) ?${amount}`, 'i'), 'below'],
  [
    new RegExp(
      `${amount}[^\\d+]{0,20}? (?:or|and) (?:more|above|higher|greater|over|up|better|later|larger|bigger|longer|hotter|warmer)\\b`,
      'i',
    ),
    'at_least',
  ],
  [
    new RegExp(
      `${amount}[^\\d+]{0,20}? (?:or|and) (?:less|below|lower|fewer|under|earlier|smaller|shorter|colder|cooler)\\b`,
      'i',
    ),
    'at_most',
  ],
  [new RegExp(`${amount}(?:\\+|[ -]plus\\b| min(?:imum)?\\b)`, 'i'), 'at_least'],
  [new RegExp(`${amount} max(?:imum)?\\b`, 'i'), 'at_most'],
];

/** `1 to 3 inches`, `Boston by 7 to 14`; behind a hyphen, a word keeps it from being a score. */
const rangesOfThings = [
  new RegExp(`^(?:between )?${amount} ?(?:to|and|-) ?${amount}(?: \\p{L}+){1,4}$`, 'iu'),
  new RegExp(`^[^\\d]* by ${amount}(?: to | ?- ?)${amount}(?: \\p{L}+)?$`, 'iu'),
];

/** `2+ home runs` and `Over 5 sixes`: whatever is counted, bounds on one figure lie one in the other. */
function boundAmongWords(label: string): Condition | undefined {
  const [, low, high] = rangesOfThings.map((form) => form.exec(label)).find((match) => match !== null) ?? [];
  const [from, to] = [amountsIn(low ?? '')[0], amountsIn(high ?? '')[0]];
  if (from !== undefined && to !== undefined) return { comparator: 'between', bounds: [from, to] };
  for (const [form, comparator] of boundForms) {
    const [bound] = amountsIn(form.exec(label)?.[1] ?? '');
    if (bound !== undefined) return { comparator, bounds: [bound] };
  }
  return undefined;
}

/** `10 wins` beside `at least 10 wins`. Markets of venue_b share their text, and the question sets them apart. */
function boundInText({ venue, title, rules }: ContractVersion, label: string): Condition | undefined {
  const [number, ...others] = amountsIn(label);
  if (number === undefined || others.some((other) => compareRationals(other, number) !== 0)) return undefined;
  const text = inDigits(foldText(venue === 'venue_a' ? `${title}\n${rules}` : title));
  return findConditionPhrases(text)
    .map(({ condition }) => condition)
    .find(
      ({ comparator, bounds }) =>
        comparator !== 'exactly' &&
        bounds.length === 1 &&
        bounds.every((bound) => compareRationals(bound, number) === 0),
    );
}
