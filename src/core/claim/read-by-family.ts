/** A contract whose every sentence is known, read by the family that its statement names. */
import type { ContractVersion, EventFacts } from '../contract/index.ts';
import { refuseSlots } from './answered-slots.ts';
import type { Family, FamilyReading, ReadSentence } from './family.ts';
import { refuseNamedEntries } from './named-entries.ts';
import { namedFamily } from './named-family.ts';
import { refuseQuantifiedNames } from './quantified-names.ts';
import { refuseShownTerms } from './shown-terms.ts';
import { hasPlainSides } from './sides.ts';
import { refuseSayings } from './taken-sayings.ts';
import { refuseTitleWords } from './title-words.ts';

export function readByFamily(
  contract: ContractVersion,
  event: EventFacts | undefined,
  sentences: readonly ReadSentence[],
): FamilyReading {
  const family = namedFamily(sentences);
  return 'reason' in family
    ? { kind: 'withheld', reasons: [family] }
    : readWith(family, contract, event, sentences);
}

export function readWith(
  family: Family,
  contract: ContractVersion,
  event: EventFacts | undefined,
  sentences: readonly ReadSentence[],
): FamilyReading {
  if (family.readsSides === undefined && !hasPlainSides(contract))
    return {
      kind: 'withheld',
      reasons: [
        { reason: 'subject_conflict', detail: 'its sides have names that its kind of contract does not' },
      ],
    };
  // What the family has no answer to would be left out of its claim.
  const unanswered =
    refuseSayings(family.id, sentences) ??
    refuseSlots(family.id, sentences) ??
    refuseQuantifiedNames(family.id, contract, sentences);
  if (unanswered !== undefined) return { kind: 'withheld', reasons: [unanswered] };
  const reading = family.read({ contract, event, sentences });
  if (reading.kind === 'withheld') return reading;
  const refused =
    refuseNamedEntries(contract, reading.claim) ??
    refuseShownTerms(contract, event, reading.claim) ??
    refuseTitleWords(contract, event, reading.claim, sentences);
  return refused === undefined ? reading : { kind: 'withheld', reasons: [refused] };
}
