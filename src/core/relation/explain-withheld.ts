/** Why a contract could not be read, in words for a trader. */
import type { Withheld, WithheldReason } from '../claim/index.ts';
import type { Member } from './member.ts';

export interface ExplainedMember extends Member {
  /** Why there is no claim; empty if there is one, and for combos. */
  readonly withheld: readonly Withheld[];
}

/** `venue_b some-slug`: how sentences name a market. */
export function nameMember({ venue, marketId }: Member): string {
  return `${venue} ${marketId}`;
}

/** What follows "because" in a sentence about one contract; `docs/proof-tables.md` lists them. */
export const becauseWithheld: Readonly<Record<WithheldReason, string>> = {
  no_rules: 'its venue gives no rules text for it',
  unfilled_template: 'its rules are a template with a place that was never filled in',
  unknown_clause: 'its rules have a sentence that is not read yet',
  no_statement: 'no sentence of its rules says what Yes depends on',
  no_family: 'contracts of its kind are not read yet',
  bound_conflict: 'its label, rules and strike fields name different bounds or comparisons',
  subject_conflict: 'its rules, label and event name different teams, people, dates or sides',
  clause_conflict: 'two sentences of its rules, or a sentence and a field of its venue, say different things',
  no_bound: 'its bound is given in no exact form',
  unknown_window: 'the date or period it is on cannot be determined exactly',
  unknown_identity: 'it names a team or person that is in no table of exact names',
  unknown_scope: 'it does not say what its kind of contract has to say, such as whether overtime counts',
  constant_payout: 'it pays the same on every value that can occur',
  unknown_payout: 'it pays something else than Yes or No, such as a share or a formula',
  subjective:
    'its outcome rests on judgement, such as a consensus of reporting or the discretion of its venue',
  too_large: 'it has more rules or bounds than are read',
  conflicting_placements: 'two ways of placing it give different relations',
  reader_failed: 'reading it failed on our side',
};

/** Of unread sentences only their number is known; of a template nothing beyond its reason. */
const withoutDetail: ReadonlySet<WithheldReason> = new Set(['unknown_clause', 'unfilled_template']);

/** `What venue_b X pays is not known exactly, because its rules have a sentence that is not read yet.` */
export function explainWithheld(member: ExplainedMember): string {
  const [first] = member.withheld;
  // A combo's legs are compared before its claim is asked for, so that what has neither claim nor reason is not expected.
  if (first === undefined) return `What ${nameMember(member)} pays could not be read from its terms.`;
  const detail = withoutDetail.has(first.reason) ? '' : ` (${first.detail})`;
  return `What ${nameMember(member)} pays is not known exactly, because ${becauseWithheld[first.reason]}${detail}.`;
}
