/** Why a contract, or a pair, is not published. Typed, so that it can be counted and shown. */

export const withheldReasons = [
  /** No rules text at all. */
  'no_rules',
  /** A template whose places were never filled in. */
  'unfilled_template',
  /** A sentence that no phrase reads. */
  'unknown_clause',
  /** Every sentence is known, and none says what Yes depends on. */
  'no_statement',
  /** No family carries contracts of this kind. */
  'no_family',
  /** Label, rules and strike fields name different bounds or comparisons. */
  'bound_conflict',
  /** Rules, label or event name different subjects: teams, people, dates. */
  'subject_conflict',
  /** Two sentences, or a sentence and a structured field, say different things. */
  'clause_conflict',
  /** The bound is in no structured field and in no exact format. */
  'no_bound',
  /** The date or period the contract is on is not known exactly. */
  'unknown_window',
  /** A team or person is in no table of exact names. */
  'unknown_identity',
  /** The contract does not say what is needed for its kind: overtime, shootout, period. */
  'unknown_scope',
  /** It pays the same on every value that can occur. */
  'constant_payout',
  /** It pays something else than Yes or No: a share, a formula. */
  'unknown_payout',
  /** The outcome rests on judgement: consensus of reporting, discretion of the venue. */
  'subjective',
  /** More bounds, sentences or characters than are read. */
  'too_large',
  /** Two ways of placing a pair give different relations. */
  'conflicting_placements',
  /** Reading it failed: a mistake of ours, which the log tells of. */
  'reader_failed',
] as const;

export type WithheldReason = (typeof withheldReasons)[number];

export interface Withheld {
  readonly reason: WithheldReason;
  /** What was found where, in our words; never a venue's sentence. */
  readonly detail: string;
}

export function withhold(reason: WithheldReason, detail: string): Withheld {
  return { reason, detail };
}
