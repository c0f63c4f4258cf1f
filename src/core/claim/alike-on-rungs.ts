/**
 * What a known sentence may say beside the condition of a ladder whose text is not understood. Rungs are in order only if
 * everything else pays them alike, so each kind of saying is here for a reason, and what is not here withholds the rung.
 */
import type { Saying } from './clause.ts';
import type { ReadSentence } from './family.ts';

/** What only a ladder reads: who has to take part, which column of a table counts. No carried family has such a sentence. */
const ladderFamily = 'ladder';

export function isAlikeOnRungs({ says, slots }: ReadSentence): boolean {
  // What names the bound of a rung is another sentence on each, whatever it says of it.
  return says.every(isAlike) && !slots.some(({ role }) => role === 'bound');
}

function isAlike(saying: Saying): boolean {
  switch (saying.says) {
    // One text for all rungs: no word on what is paid, the same source, the same reporting.
    case 'nothing':
    case 'otherwise_no':
    case 'source':
    case 'judgement':
      return true;
    // Where there is no value, every rung is paid by one rule; what that pays is beside a relation, never part of it.
    case 'void':
      return saying.pays !== 'unknown';
    // Which things count is the same on every rung. Any other word is a family's own, and may mean another figure.
    case 'scope':
      return saying.scope === 'definition';
    case 'is_about':
      return saying.family === ladderFamily;
    // A tie, a border or a rounding lies at the bound of one rung; a statement of another family asks for more.
    default:
      return false;
  }
}
