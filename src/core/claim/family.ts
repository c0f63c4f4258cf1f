/**
 * A family: one kind of contract, read the same way on both venues. It is handed a contract whose every sentence is
 * known, and answers with a claim or with the reasons why there is none.
 */
import type { ContractVersion, EventFacts } from '../contract/index.ts';
import type { Claim } from './claim.ts';
import type { Saying, SlotRole } from './clause.ts';
import type { Slot } from './text/index.ts';
import type { Withheld } from './withheld.ts';

/** A sentence of the contract with its meaning. */
export interface ReadSentence {
  readonly print: string;
  readonly words: string;
  readonly says: readonly Saying[];
  /** The masked spans with their roles, in their order. */
  readonly slots: readonly RoledSlot[];
}

export interface RoledSlot {
  readonly role: SlotRole;
  readonly slot: Slot;
}

/** A contract before it is a claim: its terms, its event, and what every sentence says. */
export interface Subject {
  readonly contract: ContractVersion;
  readonly event: EventFacts | undefined;
  readonly sentences: readonly ReadSentence[];
}

/** What a family makes of a contract: a claim, or why there is none. */
export type FamilyAnswer = Claim | Withheld;

export type FamilyReading =
  | { readonly kind: 'claim'; readonly claim: Claim }
  | { readonly kind: 'withheld'; readonly reasons: readonly Withheld[] };

export function readingOf(answer: FamilyAnswer): FamilyReading {
  return 'reason' in answer ? { kind: 'withheld', reasons: [answer] } : { kind: 'claim', claim: answer };
}

export interface Family {
  /** `us_inflation`, `game`: what `yes_if`, `settles_on` and `is_about` of its clauses name. */
  readonly id: string;
  /** One sentence for the table of families in docs/proof-tables.md. */
  readonly about: string;
  /** It reads which side the first outcome is, so that its contracts may have other sides than Yes and No. */
  readonly readsSides?: true;
  /** Families whose contests its statements may be about: goals of a player are scored in a soccer match. */
  readonly concerns?: readonly string[];
  read(subject: Subject): FamilyAnswer;
}
