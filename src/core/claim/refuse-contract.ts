/** What no family can read, whatever its sentences: other payouts than Yes and No, unfilled places, sides turned round. */
import type { ContractVersion, TermValue } from '../contract/index.ts';
import { parseDecimal } from '../exact/index.ts';
import { strikeConflict } from './condition.ts';
import { statesIn } from './identity/index.ts';
import { foldText, plainLetters } from './text/index.ts';
import { subtitleConflict, titleConflict } from './title-agreement.ts';
import type { Withheld } from './withheld.ts';

/** Unfilled places of templates, and the marks that only our own masks may bear. */
const unfilled = /\|\||[\u2016\u2039\u203a{}]/;

/** `Not above 5`: whatever its rules say, Yes is labelled with what it is not. */
const deniedCondition = /^\s*(?:not|never|non)\b.*\d/i;

export function refuseContract(contract: ContractVersion): Withheld | undefined {
  const { rules, strike } = contract;
  if (rules.trim() === '') return { reason: 'no_rules', detail: 'the contract has no rules text' };
  if (unfilled.test(rules)) {
    return { reason: 'unfilled_template', detail: 'a place of the template is not filled in' };
  }
  const unknown = refusePayout(contract);
  if (unknown !== undefined) return unknown;
  const conflict = strike && !isPending(contract) ? strikeConflict(strike, contract.venue) : undefined;
  if (conflict !== undefined) return { reason: 'bound_conflict', detail: conflict };
  if (!isInPlainLetters(contract))
    return { reason: 'unknown_identity', detail: 'a label holds letters of another script' };
  const titled = titleConflict(contract) ?? subtitleConflict(contract);
  if (titled !== undefined) return { reason: 'bound_conflict', detail: titled };
  if (deniedCondition.test(contract.yesLabel)) {
    return { reason: 'bound_conflict', detail: 'the label of Yes denies a condition' };
  }
  return refuseSides(contract) ?? refuseOtherState(contract) ?? refuseOtherAct(contract);
}

/**
 * A title or label that names a state which the rules do not, where they name one. A ticker is no evidence either way:
 * venues have listed one state under the letters of another.
 */
function refuseOtherState({ title, yesLabel, rules }: ContractVersion): Withheld | undefined {
  const shown = statesIn(`${title}\n${yesLabel}`);
  if (shown.size === 0) return undefined;
  const stated = statesIn(rules);
  return stated.size === 0 || [...shown].some((state) => stated.has(state))
    ? undefined
    : { reason: 'subject_conflict', detail: 'the title or the label names another state than the rules' };
}

const act = /(?:\p{Lu}[\p{L}\p{N}.'&-]* (?:(?:of|for|and|the|to|in) )*)+(?:Act|Bill|Treaty|Amendment)\b/gu;

/** A title that names an act which the rules do not. */
function refuseOtherAct({ title, rules }: ContractVersion): Withheld | undefined {
  const stated = foldText(rules).toLowerCase();
  const named =
    foldText(title)
      .replace(/^Will (?:the )?/, '')
      .match(act) ?? [];
  return named.every((name) => stated.includes(name.toLowerCase()))
    ? undefined
    : { reason: 'subject_conflict', detail: 'the title names an act that the rules do not' };
}

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
const negated = /^(?:not|no|non|never|anyone but|anybody but|any other than|other than) /;

/** The two outcomes of a market are two, and each is what the other is not. Who a name means is for the families. */
function refuseSides(contract: ContractVersion): Withheld | undefined {
  const sides = namedSides(contract);
  if (sides === undefined) return undefined;
  const refused = (detail: string): Withheld => ({ reason: 'subject_conflict', detail });
  const [first, second] = sides.map((side) => foldText(side ?? '').toLowerCase());
  if (!first || !second || sides.length !== 2) return refused('it has no two named outcomes');
  if (first === second) return refused('both outcomes have one name');
  if (first === 'no' || second === 'yes') return refused('its first outcome is not Yes');
  const expected = counterparts.get(first) ?? (counterparts.has(second) ? '' : second);
  if (expected !== second) return refused('one outcome is no counterpart of the other');
  return first.replace(negated, '') === second || second.replace(negated, '') === first
    ? refused('one outcome is named as what the other is not')
    : undefined;
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

/** A letter that only looks like another makes another name, and hides a word such as `not` from every list of words. */
function isInPlainLetters(contract: ContractVersion): boolean {
  const { yesLabel, noLabel, terms } = contract;
  const labels = [yesLabel, noLabel, terms['groupItemTitle'], ...outcomesOf(contract)];
  return labels.every((label) => typeof label !== 'string' || plainLetters(foldText(label)) !== undefined);
}

/** Other payouts than a dollar or nothing, whatever the venue calls the market. Of a combo this is all that is asked. */
export function refusePayout({ strike, terms, settlement }: ContractVersion): Withheld | undefined {
  const refuse = (detail: string): Withheld => ({ reason: 'unknown_payout', detail });
  // Payouts are compared, and two of them added up, in dollars.
  if (settlement.payout !== '1') return refuse('one contract does not pay one dollar');
  const { market_type: type, marketType: otherType } = terms;
  if (type !== undefined && type !== 'binary') return refuse('the venue does not call the market binary');
  if (otherType !== undefined && otherType !== 'normal')
    return refuse('the venue does not call the market normal');
  const { settlement_bounds_type: bounds, settlement_floor_dollars: floor } = terms;
  if (bounds !== undefined && bounds !== 'default')
    return refuse('what it pays is bounded in a way of its own');
  if (floor !== undefined && !isNothing(floor)) return refuse('a least payout is guaranteed');
  if (scaleTerms.some((name) => terms[name] !== undefined)) return refuse('it pays by a place on a scale');
  return strike?.functional === undefined ? undefined : refuse('what it pays is a formula');
}

/** A market that pays by a place between two bounds has these, whatever it is called. */
const scaleTerms = [
  'formatType',
  'lowerBound',
  'upperBound',
  'lowerBoundDate',
  'upperBoundDate',
  'xAxisValue',
  'yAxisValue',
] as const;

function isNothing(amount: TermValue): boolean {
  return typeof amount === 'string' && parseDecimal(amount)?.numerator === 0n;
}

/** A target that is set when its window begins: until then the venue lists its type without a bound, under this label. */
function isPending({ strike, yesLabel }: ContractVersion): boolean {
  return strike?.floor === undefined && strike?.cap === undefined && yesLabel === 'Target Price: TBD';
}

/** Whether the two sides are called Yes and No, or by no name at all; a family must read any others. */
export function hasPlainSides(contract: ContractVersion): boolean {
  if (contract.terms['outcomes'] === undefined) return isUnnamed(contract);
  const [first, second] = outcomesOf(contract);
  return first?.toLowerCase() === 'yes' && second?.toLowerCase() === 'no';
}

function outcomesOf({ terms }: ContractVersion): readonly (string | undefined)[] {
  const outcomes = terms['outcomes'];
  if (!Array.isArray(outcomes)) return [];
  return outcomes.map((outcome) => (typeof outcome === 'string' ? outcome.trim() : undefined));
}
