/**
 * The numbers that venue_b writes beside the rules of a contest: `line`, the title of the group, and the lines behind the
 * names of its outcomes. Each one that is there must be the bound of the rules, with its sign; one that cannot be read is
 * a disagreement too.
 */
import { type ContractVersion, numbersIn } from '../../contract/index.ts';
import {
  above,
  compareRationals,
  equalSets,
  type IntervalSet,
  integerGrid,
  intervalSet,
  negateRational,
  parseDecimal,
  type Rational,
  snapToGrid,
  zero,
} from '../../exact/index.ts';
import { foldText } from '../text/index.ts';
import { textFact } from '../text-facts.ts';
import { type Withheld, withhold } from '../withheld.ts';

/** What the first outcome needs: a lead of its own side, or a count that is Over. */
export interface StatedLine {
  readonly of: 'lead' | 'count';
  /** The lead of the side of Yes that pays, or the count that pays Over. Undefined where no number decides. */
  readonly values: IntervalSet | undefined;
  /** The part of the contest that counts: `first half`. */
  readonly window: string;
}

export function checkLines(
  contract: ContractVersion,
  { of, values, window }: StatedLine,
): Withheld | undefined {
  if (!hasReadTitle(contract)) {
    return withhold('subject_conflict', 'the title of the group holds unread words');
  }
  const part = partInTitle(contract.terms['groupItemTitle']);
  if (part !== undefined && part !== window) {
    return withhold('subject_conflict', 'the title of the group names another part of the game');
  }
  for (const written of writtenLines(contract)) {
    if (written === 'unclear') {
      return withhold('bound_conflict', 'a line or the title of the group has no exact form');
    }
    const isSame =
      values !== undefined &&
      (written.of === undefined || written.of === of) &&
      isAbove(values, floorOf(written.line, of));
    if (!isSame) return withhold('bound_conflict', 'the rules disagree with a line or a title');
  }
  const floor = contract.strike?.floor;
  return floor === undefined || (values !== undefined && isAbove(values, floor))
    ? undefined
    : withhold('bound_conflict', 'the rules disagree with the line');
}

function isAbove(values: IntervalSet, floor: Rational): boolean {
  return equalSets(values, aboveLine(floor));
}

/** The whole numbers above it. */
export function aboveLine(floor: Rational): IntervalSet {
  return snapToGrid(intervalSet([above(floor)]), integerGrid);
}

const nths = ['first', 'second', 'third', 'fourth'];
const parts: Readonly<Record<string, string>> = { H: 'half', Q: 'quarter', P: 'period' };

/** `1H Moneyline` is on the first half. */
function partInTitle(title: unknown): string | undefined {
  const match = typeof title === 'string' ? /^(\d)([HQP])\b/.exec(title) : null;
  return match === null ? undefined : `${nths[Number(match[1]) - 1]} ${parts[match[2] ?? '']}`;
}

const titlesOfWins =
  /^(?:\d[HQP] )?(?:Moneyline|Winner|To Advance|(?:Match|Series|Game \d|Map \d|Set \d) Winner)$/;

/** Beside named outcomes the title of the group names the kind of contest, a line or the two sides, and nothing else. */
function hasReadTitle({ terms, title }: ContractVersion): boolean {
  const { groupItemTitle, outcomes } = terms;
  if (typeof groupItemTitle !== 'string' || !Array.isArray(outcomes) || outcomes[0] === 'Yes') return true;
  const text = trimmed(groupItemTitle);
  if (text === '' || text === trimmed(title) || titlesOfWins.test(text)) return true;
  return lineInTitle(text) !== undefined || outcomes.includes(groupItemTitle);
}

const trimmed = textFact((title) => foldText(title).trim());

/** A handicap is added to the lead, which must then be above zero. */
function floorOf(line: Rational, of: StatedLine['of']): Rational {
  const isTurned = of === 'lead' || compareRationals(line, zero) < 0;
  return isTurned ? negateRational(line) : line;
}

interface WrittenLine {
  /** Undefined where the place does not say which of them it is. */
  readonly of: StatedLine['of'] | undefined;
  readonly line: Rational;
}

function writtenLines({ terms, strike, title }: ContractVersion): readonly (WrittenLine | 'unclear')[] {
  const found: (WrittenLine | 'unclear')[] = [];
  for (const text of [terms['line'], strike?.custom?.['line']]) {
    if (text === undefined || text === null || text === '') continue;
    const line = typeof text === 'string' ? parseDecimal(text) : undefined;
    found.push(line === undefined ? 'unclear' : { of: undefined, line });
  }
  const titled = lineInTitle(terms['groupItemTitle']);
  if (titled !== undefined && !isHandicapOfTitle(terms['groupItemTitle'], title)) found.push(titled);
  const outcomes = Array.isArray(terms['outcomes']) ? terms['outcomes'] : [];
  for (const [place, outcome] of outcomes.entries()) {
    const line = typeof outcome === 'string' ? lineBehind(outcome) : null;
    if (line !== null) found.push({ of: 'lead', line: place === 0 ? line : negateRational(line) });
  }
  return found;
}

const number = String.raw`[-+]\d+(?:\.\d+)?`;
const handicapOfBoth = new RegExp(
  String.raw`^(?:Map|Game|Set) Handicap: .+ \(${number}\) vs\.? .+ \(${number}\)$`,
);

/** The question itself, which is held against the rules with both its sides and lines (`contest-title.ts`). */
function isHandicapOfTitle(group: unknown, title: string): boolean {
  return (
    typeof group === 'string' && trimmed(group) === trimmed(title) && handicapOfBoth.test(trimmed(title))
  );
}

const titleForm =
  /^(?:\d[HQP] )?(?:(?:(?:(?:Games|Maps|Sets) Total: )?O\/U|Over) (?<count>\d+(?:\.\d+)?)|(?:Spread |(?:Set|Map|Game) Handicap |)(?<handicap>[-+]\d+(?:\.\d+)?))$/;

/** `O/U 44.5`, `1H Spread -3.5`, `Set Handicap -1.5`; a title without a number of its own has no line. */
function lineInTitle(title: unknown): WrittenLine | 'unclear' | undefined {
  return typeof title === 'string' ? (lineIn(title) ?? undefined) : undefined;
}

const lineIn = textFact((title): WrittenLine | 'unclear' | null => {
  const text = foldText(title).trim();
  const { count, handicap } = titleForm.exec(text)?.groups ?? {};
  const line = parseDecimal((count ?? handicap ?? '').replace('+', ''));
  if (line !== undefined) return { of: count === undefined ? 'lead' : 'count', line };
  return isLineWord.test(text) && numbersIn(text).length > 0 ? 'unclear' : null;
});

/** Whether the title of the group is a line, and nothing but one. */
export function hasLine({ terms }: ContractVersion): boolean {
  return typeof lineInTitle(terms['groupItemTitle']) === 'object';
}

/** Words beside which a number is a line; beside any other it belongs to a name, a part or a score. */
const isLineWord =
  /\b(?:O\/U|over|under|spread|handicap|line|total|above|below|more|less|at least|at most)\b/i;

const lineAtEnd = / ([-+]\d+(?:\.\d+)?)$/;

/** `Boston -2.50` has a line, `49ers` and `Schalke 04` have none. */
const lineBehind = textFact((outcome): Rational | null => {
  const text = lineAtEnd.exec(foldText(outcome).trim())?.[1];
  return (text === undefined ? undefined : parseDecimal(text.replace('+', ''))) ?? null;
});

/** `Boston -2.50` is Boston. */
export const withoutLine: (label: string) => string = textFact((label) =>
  foldText(label).trim().replace(lineAtEnd, '').trim(),
);
