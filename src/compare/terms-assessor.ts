/** The assessor that is always there: it decides by the claims of both contracts, and cites what they were read from. */
import type { HandedPhrase } from '../core/claim/index.ts';
import { assessTerms, type TermsAssessment } from '../core/compare/index.ts';
import type { Relation } from '../core/relation/index.ts';
import { fingerprint } from '../runtime/content-hash.ts';
import type { Log } from '../runtime/log.ts';
import { type AssessedPair, type AssessmentResult, type AssessorName, isCited } from './assessor.ts';

/** Of the rules in docs/comparison.md. The build that reads contracts is named beside it: another may read them otherwise. */
export function termsAssessorName(graphVersion: string): AssessorName {
  return { model: 'routeur-terms', policy: `terms-1/${graphVersion}` };
}

export interface TermsAssessorDeps {
  readonly log: Log;
  /** What becomes of a citation that is no part of its source, which is a bug: fails the request, or drops the finding. */
  readonly onFalseCitation: 'throw' | 'drop';
  /** Phrases of the venues' own that the reader does not know: those of simulated ones. */
  readonly phrases?: readonly HandedPhrase[] | undefined;
}

/** `relation`: from the left's side. */
export function assessByTerms(
  { log, onFalseCitation, phrases }: TermsAssessorDeps,
  pair: AssessedPair,
  relation: Relation | undefined,
): TermsAssessment {
  const assessed = assessTerms({ fingerprint, phrases }, pair.left, pair.right, relation);
  const falsely = assessed.findings.filter((finding) => !isCited(finding, pair)).map(({ topic }) => topic);
  if (falsely.length === 0) return assessed;
  const { left, right } = pair;
  const found = { topics: falsely, left: left.contract.id, right: right.contract.id };
  if (onFalseCitation === 'throw') throw new TypeError(`A false citation: ${JSON.stringify(found)}.`);
  log.error(found, 'a finding cites what its source does not say: dropped');
  const isKept = ({ topic }: { readonly topic: string }) => !falsely.some((each) => each === topic);
  return {
    ...assessed,
    // What rested on it is not known.
    settlement: assessed.settlement === 'compatible' ? 'unknown' : assessed.settlement,
    findings: assessed.findings.filter(isKept),
    differences: assessed.differences.filter(isKept),
  };
}

/** As a receipt has it. Where the rules of either were not read there is nothing to compare. */
export function describeTermsResult({ left, right }: AssessedPair, terms: TermsAssessment): AssessmentResult {
  const scope = left.member.claim?.variable.frame.scope ?? right.member.claim?.variable.frame.scope;
  const isRead = left.member.claim !== undefined && right.member.claim !== undefined;
  return {
    status: isRead ? 'complete' : 'inconclusive',
    reason: isRead ? undefined : 'rules_unread',
    challenge: undefined,
    mapping: terms.mapping,
    scope: scope ?? 'as the rules say',
    findings: terms.findings,
  };
}
