/** The levels that venue_b's price contracts name in label and title, which must agree: the rules point to the title. */
import { type ContractVersion, numbersIn } from '../../../contract/index.ts';
import {
  above,
  compareRationals,
  type IntervalSet,
  intervalSet,
  parseDecimal,
  type Rational,
} from '../../../exact/index.ts';
import { bracketValues } from '../../bracket.ts';
import type { Comparator } from '../../clause.ts';
import { isSilentLabel, labelCondition } from '../../condition.ts';
import type { Subject } from '../../family.ts';
import { foldText } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { sayings } from '../subject.ts';
import { titledPrice } from './priced-title.ts';

/** Strictly above the one price of the title; the label, where there is one, is that price. */
export function titledAbove({ contract }: Subject): IntervalSet | Withheld {
  const price = titledPrice(contract.title) ?? plainPrice(contract);
  if (price === undefined) return withhold('no_bound', 'the title names no one price');
  const label = labelCondition(contract.yesLabel);
  if (label === undefined && contract.yesLabel.toLowerCase() !== 'yes') {
    return withhold('no_bound', 'the label is no price in an exact format');
  }
  const isOther = label !== undefined && !(label.comparator === 'exactly' && isOnly(label.bounds, price));
  if (isOther) return withhold('bound_conflict', 'label and title name different prices');
  return points(contract.title, 'down') ? turned : intervalSet([above(price)]);
}

/** `67,200` of a title that asks for no more than `above 67,200 on` a day. */
function plainPrice({ title, yesLabel }: ContractVersion): Rational | undefined {
  const written = yesLabel.trim();
  const text = foldText(title);
  if (!plainAmount.test(written) || text.includes('$')) return undefined;
  return text.split(' above ').length === 2 && text.includes(` above ${written} on `)
    ? parseDecimal(written.replaceAll(',', ''))
    : undefined;
}

const plainAmount = /^(?:\d{1,3}(?:,\d{3})+|\d{1,3})(?:\.\d{1,2})?$/;

/** The range of the label, whose numbers the title must name too. */
export function bracketed(subject: Subject): IntervalSet | Withheld {
  const { contract } = subject;
  const borders = new Set(sayings(subject, 'border').map(({ saying }) => saying.belongs));
  if (borders.size > 1) return withhold('clause_conflict', 'two sentences place a border differently');
  const [border] = borders;
  const values = bracketValues(contract, border);
  if (values === undefined) return withhold('no_bound', 'the label is no range in an exact format');
  if ('reason' in values) return values;
  const titled = numbersIn(foldText(contract.title));
  const { bounds, comparator } = labelCondition(contract.yesLabel) ?? { bounds: [], comparator: 'between' };
  const away = awayFrom[comparator];
  if (away !== undefined && points(contract.title, away)) return turned;
  const isNamed = bounds.every((bound) => titled.some((number) => compareRationals(number, bound) === 0));
  return isNamed ? values : withhold('bound_conflict', 'label and title name different prices');
}

const directions = {
  up: /\b(?:above|over|high|higher|highest|greater|more|reach|reaches|rise|rises|up)\b/i,
  down: /\b(?:below|under|low|lower|lowest|less|fewer|dip|dips|drop|drops|fall|falls|down)\b/i,
} as const;
const turned: Withheld = withhold('bound_conflict', 'the title points away from what the rules look at');
const awayFrom: Readonly<Partial<Record<Comparator, 'up' | 'down'>>> = {
  above: 'down',
  at_least: 'down',
  below: 'up',
  at_most: 'up',
};

/** Whether the title has a word for the direction; a title without one says nothing about it. */
function points(title: string, direction: 'up' | 'down'): boolean {
  return directions[direction].test(title);
}

export interface Level {
  readonly side: 'high' | 'low';
  readonly level: Rational;
}

const arrow = /^([\u2191\u2193] ?)?\$?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)$/;

/** `↑ 70,000`: the arrow, where there is one, must point where the rules look, and the price be the title's. */
export function levelOf(
  { yesLabel, title }: ContractVersion,
  measure: 'high' | 'low' | 'extreme',
): Level | Withheld {
  const price = titledPrice(title);
  // Rules that point to the title need no label.
  if (isSilentLabel(yesLabel) && measure !== 'extreme' && price !== undefined)
    return points(title, measure === 'high' ? 'down' : 'up') ? turned : { side: measure, level: price };
  const match = arrow.exec(yesLabel.trim());
  const level = parseDecimal((match?.[2] ?? '').replaceAll(',', ''));
  if (match === null || level === undefined) {
    return withhold('no_bound', 'the label is no level in an exact format');
  }
  const pointed = match[1] === undefined ? undefined : match[1].startsWith('\u2191') ? 'high' : 'low';
  const side = measure === 'extreme' ? pointed : measure;
  if (side === undefined) return withhold('no_bound', 'the label does not say which way the level lies');
  if (pointed !== undefined && pointed !== side) {
    return withhold('bound_conflict', 'the arrow of the label points away from what the rules look at');
  }
  if (points(title, side === 'high' ? 'down' : 'up')) return turned;
  if (price === undefined || compareRationals(price, level) !== 0) {
    return withhold('bound_conflict', 'label and title name different levels');
  }
  return { side, level };
}

function isOnly(numbers: readonly Rational[], value: Rational): boolean {
  return numbers.length === 1 && numbers.every((number) => compareRationals(number, value) === 0);
}

/** Whether a text such as `1,234.50` is this number. */
export function sameNumber(text: string, value: Rational): boolean {
  const number = parseDecimal(text.replaceAll(',', ''));
  return number !== undefined && compareRationals(number, value) === 0;
}
