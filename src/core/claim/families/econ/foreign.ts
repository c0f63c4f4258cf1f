/**
 * What a known sentence says that these families have no answer to: judgement, another source, a tie, a player. Such a
 * sentence was read for another family, and leaving it out would be reading the contract without it.
 */
import type { SlotRole } from '../../clause.ts';
import type { Subject } from '../../family.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { sayings } from '../subject.ts';

const foreignRoles: ReadonlySet<SlotRole> = new Set(['subject', 'first', 'second', 'opponent']);

/** `scopes`: the words of `scope` sayings that the family answers to. */
export function findForeign(subject: Subject, scopes: ReadonlySet<string>): Withheld | undefined {
  if (sayings(subject, 'judgement').length > 0)
    return withhold('subjective', 'a sentence leaves the outcome to judgement');
  if (sayings(subject, 'source').length > 0 || sayings(subject, 'tie').length > 0)
    return withhold('clause_conflict', 'a sentence names a source or a tie that the figure has not');
  const scope = sayings(subject, 'scope').find(({ saying }) => !scopes.has(saying.scope));
  if (scope !== undefined)
    return withhold('clause_conflict', `a sentence says ${scope.saying.scope} of a figure`);
  return subject.sentences.some(({ slots }) => slots.some(({ role }) => foreignRoles.has(role)))
    ? withhold('subject_conflict', 'a sentence names a side or a person')
    : undefined;
}
