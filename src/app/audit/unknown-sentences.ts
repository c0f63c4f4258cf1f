/** Sentences that no phrase reads, by their forms, with how often they occur and what they withhold. */
import { unreadForms } from '../../core/claim/index.ts';
import { fingerprint } from '../../runtime/content-hash.ts';
import type { PayloadOutcome } from '../../venues/index.ts';
import { type AuditReadingDeps, readMember } from './read-members.ts';

export interface UnknownSentence {
  /** Contracts with it. */
  readonly count: number;
  /** Contracts without a claim in which no other sentence is unknown. */
  readonly withholds: number;
  /** Its folded words, and the types of its slots: `if {name} wins game on {date}`. */
  readonly form: string;
  /** A contract with it. */
  readonly example: { readonly venue: string; readonly id: string };
}

/** Those that withhold most first, then the most frequent, then by form. */
export function listUnknownSentences(
  deps: AuditReadingDeps,
  outcomes: Iterable<PayloadOutcome>,
): readonly UnknownSentence[] {
  const found = new Map<string, UnknownSentence>();
  for (const outcome of outcomes) {
    if (outcome.kind !== 'contract' || outcome.contract.legs !== undefined) continue;
    const { contract, event } = outcome;
    const forms = unreadForms({ fingerprint, phrases: deps.phrases }, contract, event);
    const isAlone = forms.length === 1 && readMember(deps, outcome, 0).member?.claim === undefined;
    for (const form of forms) {
      const before = found.get(form);
      found.set(form, {
        count: (before?.count ?? 0) + 1,
        withholds: (before?.withholds ?? 0) + (isAlone ? 1 : 0),
        form,
        example: before?.example ?? { venue: contract.venue, id: contract.id },
      });
    }
  }
  return [...found.values()].sort(
    (left, right) =>
      right.withholds - left.withholds || right.count - left.count || (left.form < right.form ? -1 : 1),
  );
}
