/**
 * The title of the group where it begins with that of the event: `‹event› Set 2 O/U 10.5`. What follows must be the figure and the
 * part of the rules; it is then written as other groups have it, so that its line is held against the rules as theirs are. The
 * same forms end titles of markets, where they state the line too.
 */
import type { ContractVersion } from '../../../contract/index.ts';
import {
  compareRationals,
  equalSets,
  type IntervalSet,
  parseDecimal,
  type Rational,
  rational,
} from '../../../exact/index.ts';
import type { Subject } from '../../family.ts';
import { foldText } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { aboveLine } from '../contest-line.ts';
import type { MatchMeasure } from './match-measure.ts';

const number = String.raw`(\d+(?:\.\d+)?)`;
const onSet = new RegExp(String.raw`^Set (\d) (?:Games )?O/U ${number}$`);
const onMatch = new RegExp(`^Match O/U ${number}$`);
const onSets = new RegExp(`^Total Sets:? O/U ${number}$`);
const handicap = new RegExp(String.raw`^Set Handicap \+/-${number}$`);
const winner = /^Set (\d) Winner$/;

interface Named {
  /** `count games_played`, `margin sets`, `winner`. */
  readonly figure: string;
  readonly part: string;
  readonly line: Rational | undefined;
}

function readNamed(text: string): Named | undefined {
  const named = (figure: string, line: string | undefined, part: string | undefined): Named => ({
    figure,
    part: part === undefined ? '' : `set ${part}`,
    line: line === undefined ? undefined : parseDecimal(line),
  });
  const set = onSet.exec(text);
  if (set !== null) return named('count games_played', set[2], set[1]);
  const match = onMatch.exec(text);
  if (match !== null) return named('count games_played', match[1], undefined);
  const sets = onSets.exec(text);
  if (sets !== null) return named('count sets', sets[1], undefined);
  const lead = handicap.exec(text);
  if (lead !== null) return named('margin sets', lead[1], undefined);
  const won = winner.exec(text);
  return won === null ? undefined : named('winner', undefined, won[1]);
}

/** The contract with the title of its group as other groups have it. */
export function withPlainGroup(
  { contract, event }: Subject,
  measure: MatchMeasure,
  part: string,
): ContractVersion | Withheld {
  const { groupItemTitle: group, line } = contract.terms;
  const begins = `${foldText(event?.title ?? '').trim()} `;
  const titled = typeof group === 'string' ? foldText(group).trim() : '';
  if (begins === ' ' || !titled.startsWith(begins)) return contract;
  const named = readNamed(titled.slice(begins.length).trim());
  if (named === undefined) return contract;
  if (named.figure !== figureOf(measure) || named.part !== part)
    return withhold('subject_conflict', 'the title of the group names another figure than the rules');
  const plain = (groupItemTitle: string): ContractVersion => ({
    ...contract,
    terms: { ...contract.terms, groupItemTitle },
  });
  if (named.line === undefined) return plain(part.replace('set', 'Set').concat(' Winner'));
  const text = titled.slice(titled.search(/\d+(?:\.\d+)?$/));
  if (measure.of !== 'margin') return plain(`O/U ${text}`);
  // `+/-1.5` leaves the sign to the line.
  const signed = typeof line === 'string' ? parseDecimal(line.replace('-', '')) : undefined;
  return signed !== undefined && compareRationals(signed, named.line) === 0
    ? plain(`Set Handicap ${String(line).startsWith('-') ? '-' : '+'}${text}`)
    : withhold('bound_conflict', 'the title of the group names another line than its field');
}

/** `Doe vs. Roe: Set 2 Games O/U 10.5`: whether the title states another figure or line than the rules. */
export function refuseTitledCount(
  { title }: ContractVersion,
  measure: MatchMeasure,
  part: string,
  values: IntervalSet,
): Withheld | undefined {
  const text = foldText(title).trim();
  const named = readNamed(text.slice(text.lastIndexOf(': ', text.search(/ O\/U /)) + 2));
  if (named === undefined || named.line === undefined) return undefined;
  const isSame =
    named.figure === figureOf(measure) && named.part === part && equalSets(values, aboveLine(named.line));
  return isSame ? undefined : withhold('bound_conflict', 'its title states another line than its rules');
}

function figureOf(measure: MatchMeasure): string {
  return measure.of === 'winner' ? 'winner' : `${measure.of} ${measure.unit}`;
}

/** Of the winner of a set venue_b gives the number of the set as a line. */
export function withoutPartAsLine(contract: ContractVersion, part: string): ContractVersion {
  const { strike, terms } = contract;
  const { line, ...others } = terms;
  const of = /^set (\d)$/.exec(part)?.[1];
  const isPart = of !== undefined && typeof line === 'string' && isNumber(line, of);
  if (!isPart || terms['sportsMarketType'] !== 'tennis_set_winner') return contract;
  const { line: again, ...custom } = strike?.custom ?? {};
  if (strike === undefined || strike.floor !== undefined || (again !== undefined && again !== line))
    return contract;
  return { ...contract, terms: others, strike: { ...strike, custom } };
}

function isNumber(text: string, digits: string): boolean {
  const value = parseDecimal(text);
  return value !== undefined && compareRationals(value, rational(BigInt(digits))) === 0;
}
