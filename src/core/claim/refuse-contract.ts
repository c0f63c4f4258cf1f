/** What no family can read, whatever its sentences: other payouts than Yes and No, unfilled places, sides turned round. */
import type { ContractVersion } from '../contract/index.ts';
import type { Withheld } from './withheld.ts';

/** Unfilled places of templates, and the marks that only our own masks may bear. */
const unfilled = /\|\||[\u2016\u2039\u203a{}]/;

export function refuseContract(contract: ContractVersion): Withheld | undefined {
  const { rules, strike, terms, settlement } = contract;
  if (rules.trim() === '') return { reason: 'no_rules', detail: 'the contract has no rules text' };
  if (unfilled.test(rules)) {
    return { reason: 'unfilled_template', detail: 'a place of the template is not filled in' };
  }
  // Payouts are compared, and two of them added up, in dollars.
  if (settlement.payout !== '1') {
    return { reason: 'unknown_payout', detail: 'one contract does not pay one dollar' };
  }
  const type = terms['market_type'];
  if (type !== undefined && type !== 'binary') {
    return { reason: 'unknown_payout', detail: 'the venue does not call the market binary' };
  }
  if (strike?.functional !== undefined) {
    return { reason: 'unknown_payout', detail: 'what it pays is a formula' };
  }
  const [first, second] = outcomesOf(contract);
  if (first?.toLowerCase() === 'no' || second?.toLowerCase() === 'yes') {
    return { reason: 'subject_conflict', detail: 'its first outcome is not Yes' };
  }
  return undefined;
}

/** Whether the two sides are called Yes and No, or by no name at all; a family must read any others. */
export function hasPlainSides(contract: ContractVersion): boolean {
  const [first, second] = outcomesOf(contract);
  if (first === undefined && second === undefined) return true;
  return first?.toLowerCase() === 'yes' && second?.toLowerCase() === 'no';
}

function outcomesOf({ terms }: ContractVersion): readonly (string | undefined)[] {
  const outcomes = terms['outcomes'];
  if (!Array.isArray(outcomes)) return [];
  return outcomes.map((outcome) => (typeof outcome === 'string' ? outcome.trim() : undefined));
}
