/**
 * What an assessor is given and gives. There are two: `terms` decides by the claims alone and always answers; `model` asks a
 * language model and only ever adds findings to a receipt.
 */
import {
  type ComparedContract,
  type Finding,
  isExactCitation,
  type Mapping,
  type Receipt,
} from '../core/compare/index.ts';

export interface EvidencedContract extends ComparedContract {
  /** SHA-256 over its identity and its sources. */
  readonly hash: string;
}

export interface AssessedPair {
  readonly left: EvidencedContract;
  readonly right: EvidencedContract;
}

export interface AssessmentResult extends Pick<Receipt, 'status' | 'reason' | 'challenge' | 'scope'> {
  readonly mapping: Mapping;
  readonly findings: readonly Finding[];
}

/** What receipts are kept by beside the sources. */
export interface AssessorName {
  readonly model: string;
  readonly policy: string;
}

/** Whether every passage that a finding cites stands in the source it names. */
export function isCited({ citations }: Finding, { left, right }: AssessedPair): boolean {
  return citations.every((citation) =>
    isExactCitation(citation, (citation.contract === 0 ? left : right).sources),
  );
}
