/** What no family can read, whatever its sentences: other payouts than Yes and No, unfilled places, sides turned round. */
import type { ContractVersion } from '../contract/index.ts';
import { strikeConflict } from './condition.ts';
import { refuseEarlyClose } from './early-close.ts';
import { refuseOtherAct, refuseOtherState } from './other-names.ts';
import { refusePayout } from './refuse-payout.ts';
import { LineTest } from './rules-lines.ts';
import { outcomesOf, refuseSides } from './sides.ts';
import { foldText, plainLetters } from './text/index.ts';
import { textFact } from './text-facts.ts';
import { subtitleConflict, titleConflict } from './title-agreement.ts';
import { type Withheld, withhold } from './withheld.ts';

/** Unfilled places of templates, and the marks that only our own masks may bear. */
const unfilled = new LineTest(/\|\||[\u2016\u2039\u203a{}]/);

/** `Not above 5`: whatever its rules say, Yes is labelled with what it is not. */
const deniedCondition = /^\s*(?:not|never|non)\b.*\d/i;
const deniesCondition = textFact((label) => deniedCondition.test(label));

export function refuseContract(contract: ContractVersion): Withheld | undefined {
  const { rules, strike } = contract;
  if (!/\S/.test(rules)) return withhold('no_rules', 'the contract has no rules text');
  if (unfilled.test(rules)) {
    return withhold('unfilled_template', 'a place of the template is not filled in');
  }
  const unknown = refusePayout(contract);
  if (unknown !== undefined) return unknown;
  const conflict = strike && !isPending(contract) ? strikeConflict(strike, contract.venue) : undefined;
  if (conflict !== undefined) return withhold('bound_conflict', conflict);
  if (!isInPlainLetters(contract))
    return withhold('unknown_identity', 'a label holds letters of another script');
  const titled = titleConflict(contract) ?? subtitleConflict(contract);
  if (titled !== undefined) return withhold('bound_conflict', titled);
  if (deniesCondition(contract.yesLabel)) {
    return withhold('bound_conflict', 'the label of Yes denies a condition');
  }
  return (
    refuseSides(contract) ??
    refuseOtherState(contract) ??
    refuseOtherAct(contract) ??
    refuseEarlyClose(contract)
  );
}

/** A letter that only looks like another makes another name, and hides a word such as `not` from every list of words. */
function isInPlainLetters(contract: ContractVersion): boolean {
  const { yesLabel, noLabel, terms } = contract;
  const labels = [yesLabel, noLabel, terms['groupItemTitle'], ...outcomesOf(contract)];
  return labels.every((label) => typeof label !== 'string' || hasPlainLetters(label));
}

const hasPlainLetters = textFact(
  (label) => plainLetters(label) === label || plainLetters(foldText(label)) !== undefined,
);

/** A target that is set when its window begins: until then the venue lists its type without a bound, under this label. */
function isPending({ strike, yesLabel }: ContractVersion): boolean {
  return strike?.floor === undefined && strike?.cap === undefined && yesLabel === 'Target Price: TBD';
}
