/**
 * What a family of contests has no answer to withholds its contract: a kind of saying, a scope or a source that is in none of
 * its lists. A scope that is left out would be read as the ordinary one: extra time as 90 minutes, one map as the whole match.
 * Slots have a table of their own (`answered-slots.ts`).
 */
import type { Saying } from '../clause.ts';
import type { Subject } from '../family.ts';
import { type Withheld, withhold } from '../withheld.ts';

export interface ClosedSayings {
  /** Kinds of sayings that the family reads, beside those that every contest reads. */
  readonly says: readonly Saying['says'][];
  /** Every word of `scope` that it answers to. */
  readonly scopes: ReadonlySet<string>;
}

const ofEveryContest: ReadonlySet<Saying['says']> = new Set([
  'nothing',
  'yes_if',
  'is_about',
  'otherwise_no',
  'source',
  'void',
]);
const decidingSource = 'official result';

export function refuseUnknownSayings(
  { sentences }: Pick<Subject, 'sentences'>,
  { says: known, scopes }: ClosedSayings,
): Withheld | undefined {
  for (const { says } of sentences) {
    for (const saying of says) {
      if (saying.says === 'judgement')
        return withhold('subjective', 'a sentence leaves the outcome to judgement');
      if (!ofEveryContest.has(saying.says) && !known.includes(saying.says))
        return withhold(
          'clause_conflict',
          `a sentence that its kind of contract has no place for: ${saying.says}`,
        );
      if (saying.says === 'scope' && !scopes.has(saying.scope))
        return withhold('unknown_scope', `${saying.scope} is not carried`);
      if (saying.says === 'source' && saying.source !== decidingSource)
        return withhold('clause_conflict', `${saying.source} decides no contest`);
    }
  }
  return undefined;
}
