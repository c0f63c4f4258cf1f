/** Contracts of an audit as members of a graph, read as a graph run reads them. */
import {
  type ContractReading,
  type HandedPhrase,
  nothingRead,
  readContract,
  type WithheldReason,
} from '../../core/claim/index.ts';
import type { GraphMember } from '../../core/graph/index.ts';
import { memberOf } from '../../core/relation/index.ts';
import { fingerprint } from '../../runtime/content-hash.ts';
import type { PayloadOutcome, QuarantineReason } from '../../venues/index.ts';

export interface AuditedMember {
  readonly outcome: PayloadOutcome;
  readonly member: GraphMember | undefined;
  /** Why nothing is believed of it; empty if it has a claim, an exclusive place or legs. */
  readonly withheld: readonly AuditReason[];
}

export interface AuditReadingDeps {
  readonly note: (sentence: string) => void;
  /** Phrases of simulated venues, where the payloads are theirs. */
  readonly phrases?: readonly HandedPhrase[] | undefined;
}

export interface AuditReason {
  readonly reason: WithheldReason | QuarantineReason;
  readonly detail: string;
}

/** `key`: its place among the contracts of the audit. */
export function readMember(deps: AuditReadingDeps, outcome: PayloadOutcome, key: number): AuditedMember {
  if (outcome.kind === 'set_aside') {
    const { reason, detail } = outcome;
    return { outcome, member: undefined, withheld: [{ reason, detail }] };
  }
  const { contract } = outcome;
  const reading = readSafely(deps, outcome);
  const member = { key, ...memberOf({ ...contract, marketId: contract.id }, reading) };
  const { claim, exclusiveKey, legs, withheld } = reading;
  const isPlaced = claim !== undefined || exclusiveKey !== undefined || legs !== undefined;
  return { outcome, member, withheld: isPlaced ? [] : withheld };
}

/** One contract that cannot be read must not keep all others from being audited. */
function readSafely(
  { note, phrases }: AuditReadingDeps,
  { contract, event }: Extract<PayloadOutcome, { kind: 'contract' }>,
): ContractReading {
  try {
    return readContract({ fingerprint, phrases }, contract, event);
  } catch (error) {
    note(`${contract.venue} ${contract.id}: reading it failed: ${String(error)}`);
    return nothingRead([{ reason: 'reader_failed', detail: 'reading it failed' }]);
  }
}
