/** The two sides of a market, by the names that the venue gives them. */
import type { ContractVersion } from '../contract/index.ts';
import { foldText } from './text/index.ts';
import { textFact } from './text-facts.ts';
import { type Withheld, withhold } from './withheld.ts';

/** Words that label a side without naming anybody, each with its only counterpart. */
const counterparts: ReadonlyMap<string, string> = new Map([
  ['yes', 'no'],
  ['no', 'yes'],
  ['over', 'under'],
  ['under', 'over'],
  ['up', 'down'],
  ['down', 'up'],
  ['odd', 'even'],
  ['even', 'odd'],
]);
const inSmallLetters = textFact((side) => foldText(side).toLowerCase());
const negated = /^(?:not|no|non|never|anyone but|anybody but|any other than|other than) /;

/** The two outcomes of a market are two, and each is what the other is not. Who a name means is for the families. */
export function refuseSides(contract: ContractVersion): Withheld | undefined {
  const sides = namedSides(contract);
  if (sides === undefined) return undefined;
  const refused = (detail: string): Withheld => withhold('subject_conflict', detail);
  const [first, second] = sides.map((side) => inSmallLetters(side ?? ''));
  if (!first || !second || sides.length !== 2) return refused('it has no two named outcomes');
  if (first === second) return refused('both outcomes have one name');
  if (first === 'no' || second === 'yes') return refused('its first outcome is not Yes');
  if (isShortenedOtherwise(contract, [first, second]))
    return refused('the short names of its outcomes are those of the other one');
  const expected = counterparts.get(first) ?? (counterparts.has(second) ? '' : second);
  if (expected !== second) return refused('one outcome is no counterpart of the other');
  return first.replace(negated, '') === second || second.replace(negated, '') === first
    ? refused('one outcome is named as what the other is not')
    : undefined;
}

/** A short name that is written in the name of the other outcome alone shortens that one. */
function isShortenedOtherwise({ terms }: ContractVersion, names: readonly [string, string]): boolean {
  const short = terms['shortOutcomes'];
  if (!Array.isArray(short)) return false;
  return names.some((name, place) => {
    const own = short[place];
    const other = names[1 - place] ?? '';
    if (typeof own !== 'string' || own.trim() === '') return false;
    const shortened = ` ${foldText(own).trim().toLowerCase()} `;
    // As whole words: `LA` is in `Dallas`.
    return ` ${other} `.includes(shortened) && !` ${name} `.includes(shortened);
  });
}

/** As the venue names them; undefined where it names only the market. A label of venue_a is no counterpart of No. */
function namedSides(contract: ContractVersion): readonly (string | undefined)[] | undefined {
  const { terms, yesLabel, noLabel } = contract;
  if (terms['outcomes'] !== undefined) return outcomesOf(contract);
  return isUnnamed(contract) ? undefined : [yesLabel.trim(), noLabel.trim()];
}

/** venue_a calls No by no name: it writes none, or that of Yes again. */
function isUnnamed({ yesLabel, noLabel }: ContractVersion): boolean {
  return noLabel.toLowerCase() === 'no' || noLabel === yesLabel;
}

/** Whether the two sides are called Yes and No, or by no name at all; a family must read any others. */
export function hasPlainSides(contract: ContractVersion): boolean {
  if (contract.terms['outcomes'] === undefined) return isUnnamed(contract);
  const [first, second] = outcomesOf(contract);
  return first?.toLowerCase() === 'yes' && second?.toLowerCase() === 'no';
}

/** As names; one that is no text is undefined. */
export function outcomesOf({ terms }: ContractVersion): readonly (string | undefined)[] {
  const outcomes = terms['outcomes'];
  if (!Array.isArray(outcomes)) return [];
  return outcomes.map((outcome) => (typeof outcome === 'string' ? outcome.trim() : undefined));
}
