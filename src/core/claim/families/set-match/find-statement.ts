/** Which sentence of a contract on a match in sets says what Yes depends on, and whether the label speaks of the same. */
import type { ReadSentence, Subject } from '../../family.ts';
import type { Withheld } from '../../withheld.ts';
import { sayings, slotsWithRole } from '../subject.ts';
import { type SetMatch, type Side, sideOf } from './match.ts';

export interface Said {
  readonly measure: string;
  readonly comparator: 'above' | 'at_least' | undefined;
  readonly sentence: ReadSentence;
  readonly side: Side | undefined;
}

/** The sentence of the Yes label; where the other outcome has one too, it must be the same of the other side. */
export function findStatement(subject: Subject, match: SetMatch): Said | Withheld {
  const conflict: Withheld = {
    reason: 'subject_conflict',
    detail: 'the label and the rules name different sides',
  };
  const found: Said[] = [];
  for (const { saying, sentence } of sayings(subject, 'yes_if')) {
    const sides = new Set(slotsWithRole([sentence], 'subject').map(({ text }) => sideOf(match, text)));
    const [side] = sides;
    if (sides.size > 1 || sides.has(undefined)) return conflict;
    const others = slotsWithRole([sentence], 'opponent').map(({ text }) => sideOf(match, text));
    if (others.some((other) => other === undefined || other === side)) return conflict;
    const { comparator } = saying;
    if (comparator !== undefined && comparator !== 'above' && comparator !== 'at_least') {
      return { reason: 'no_bound', detail: 'a comparison that no match contract makes' };
    }
    found.push({ measure: saying.measure, comparator, sentence, side });
  }
  const [only, second, ...rest] = found;
  if (only === undefined) return { reason: 'no_statement', detail: 'no sentence says what Yes depends on' };
  const { yesLabel } = subject.contract;
  const labelled = sideOf(match, yesLabel);
  if (second !== undefined) {
    const chosen = found.find(({ side }) => side !== undefined && side === labelled);
    const isPair = rest.length === 0 && only.measure === second.measure && only.side !== second.side;
    return isPair && chosen !== undefined && only.side !== undefined && second.side !== undefined
      ? chosen
      : { reason: 'clause_conflict', detail: 'more than one sentence says what Yes depends on' };
  }
  if (only.side === undefined) return yesLabel === 'Under' || yesLabel === 'No' ? conflict : only;
  if (labelled === undefined && (yesLabel === '' || yesLabel === 'Yes')) return only;
  return labelled === only.side ? only : conflict;
}
