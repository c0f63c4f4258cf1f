/** Whether the evidence of two contracts can be relied on now. */
import type { ContractEvidence, EvidenceState } from '../core/compare/index.ts';
import type { LiveMarket } from '../core/market/index.ts';

/** The newest capture of a source may be so old. */
const captureFreshMs = 6 * 3_600_000;

/** What is wrong with the sources of one contract, for `evidence_issues`. */
export interface EvidenceCheck {
  readonly state: Extract<EvidenceState, 'pending' | 'incomplete' | 'stale' | 'current'>;
  readonly issues: readonly string[];
}

/**
 * `termsHash`: of the terms that the run has read. A listing that shows others has changed the sources since; what no listing
 * has shown since the start may have changed, too.
 */
export function checkEvidence(
  evidence: ContractEvidence | undefined,
  termsHash: string,
  live: LiveMarket | undefined,
  now: number,
): EvidenceCheck {
  const missing = evidence?.missing ?? ['rules_not_captured'];
  const state = live?.state;
  if (state === undefined) return { state: 'pending', issues: [...missing, 'not_listed_since_start'] };
  const issues = [...missing];
  if (state.termsHash !== termsHash) issues.push('rules_changed_since_assessment');
  if (now - state.listedAt > captureFreshMs) issues.push('capture_older_than_6_hours');
  if (issues.length > missing.length) return { state: 'stale', issues };
  return { state: missing.length > 0 ? 'incomplete' : 'current', issues };
}

const worstFirst: readonly EvidenceState[] = ['pending', 'stale', 'incomplete', 'inconclusive'];

/** Of several, the one that keeps most from being known. */
export function worstState(states: readonly EvidenceState[]): EvidenceState {
  return worstFirst.find((state) => states.includes(state)) ?? 'current';
}
