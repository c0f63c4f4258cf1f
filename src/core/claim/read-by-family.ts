/** A contract whose every sentence is known, read by the family that its statement names. */
import type { ContractVersion, EventFacts } from '../contract/index.ts';
import { refuseSlots } from './answered-slots.ts';
import {
  type Family,
  type FamilyAnswer,
  type FamilyReading,
  type ReadSentence,
  readingOf,
} from './family.ts';
import { refuseNamedEntries } from './named-entries.ts';
import { namedFamily } from './named-family.ts';
import { refuseQuantifiedNames } from './quantified-names.ts';
import { refuseShownTerms } from './shown-terms.ts';
import { hasPlainSides } from './sides.ts';
import { refuseSayings } from './taken-sayings.ts';
import { refuseTitleWords } from './title-words.ts';
import { withhold } from './withheld.ts';

export function readByFamily(
  contract: ContractVersion,
  event: EventFacts | undefined,
  sentences: readonly ReadSentence[],
): FamilyReading {
  const family = namedFamily(sentences);
  return readingOf('reason' in family ? family : readWith(family, contract, event, sentences));
}

export function readWith(
  family: Family,
  contract: ContractVersion,
  event: EventFacts | undefined,
  sentences: readonly ReadSentence[],
): FamilyAnswer {
  if (family.readsSides === undefined && !hasPlainSides(contract))
    return withhold('subject_conflict', 'its sides have names that its kind of contract does not');
  // What the family has no answer to would be left out of its claim.
  const unanswered =
    refuseSayings(family.id, sentences) ??
    refuseSlots(family.id, sentences) ??
    refuseQuantifiedNames(family.id, contract, sentences);
  if (unanswered !== undefined) return unanswered;
  const answer = family.read({ contract, event, sentences });
  if ('reason' in answer) return answer;
  return (
    refuseNamedEntries(contract, answer) ??
    refuseShownTerms(contract, event, answer) ??
    refuseTitleWords(contract, event, answer, sentences) ??
    answer
  );
}
