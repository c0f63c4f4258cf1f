/** Short ways of writing clauses and sayings, so that a clause is a line. */
import type { Clause, Comparator, Saying, SlotRole } from '../clause.ts';

export function clause(
  print: string,
  slots: readonly SlotRole[],
  says: readonly Saying[],
  words: string,
): Clause {
  return { print, slots, says, words };
}

export {
  border,
  isAbout,
  noIf,
  nothing,
  otherwiseNo,
  precision,
  scope,
  settlesOn,
  source,
  tie,
  voidBranch,
  yesIf,
} from '../grammar/index.ts';

/** With bounds that stand in the sentence itself, as exact text. */
export function yesIfAt(
  family: string,
  measure: string,
  comparator: Comparator,
  ...bounds: readonly string[]
): Saying {
  return { says: 'yes_if', family, measure, comparator, bounds };
}
