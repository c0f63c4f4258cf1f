/** Sentences that are not in the clause book, masked, with how often they occur and what they withhold. */
import { readByPhrases, readSentences } from '../../core/claim/index.ts';
import { fingerprint } from '../../runtime/content-hash.ts';
import type { PayloadOutcome } from '../../venues/index.ts';
import { type AuditReadingDeps, readMember } from './read-members.ts';

export interface UnknownSentence {
  /** Contracts with it. */
  readonly count: number;
  /** Contracts without a claim in which no other sentence is unknown. */
  readonly withholds: number;
  readonly fingerprint: string;
  readonly masked: string;
  /** A contract with it. */
  readonly example: { readonly venue: string; readonly id: string };
}

/** Those that withhold most first, then the most frequent, then by fingerprint. */
export function listUnknownSentences(
  deps: AuditReadingDeps,
  outcomes: Iterable<PayloadOutcome>,
): readonly UnknownSentence[] {
  const found = new Map<string, UnknownSentence>();
  for (const outcome of outcomes) {
    if (outcome.kind !== 'contract' || outcome.contract.legs !== undefined) continue;
    const { contract, event } = outcome;
    if (readByPhrases({ fingerprint, wordings: deps.wordings }, contract, event) !== undefined) continue;
    const unknown = readSentences({ fingerprint, wordings: deps.wordings }, contract, event)?.unknown ?? [];
    const texts = new Set(unknown.map(({ masked }) => masked));
    const isAlone = texts.size === 1 && readMember(deps, outcome, 0).member?.claim === undefined;
    for (const masked of texts) {
      const before = found.get(masked);
      found.set(masked, {
        count: (before?.count ?? 0) + 1,
        withholds: (before?.withholds ?? 0) + (isAlone ? 1 : 0),
        fingerprint: before?.fingerprint ?? fingerprint(masked),
        masked,
        example: before?.example ?? { venue: contract.venue, id: contract.id },
      });
    }
  }
  return [...found.values()].sort(
    (left, right) =>
      right.withholds - left.withholds ||
      right.count - left.count ||
      (left.fingerprint < right.fingerprint ? -1 : 1),
  );
}
