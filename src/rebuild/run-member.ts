/** A market as a run has it: what was read from one version of its contract, or why nothing was. */
import { type ContractReading, readContract, variableKey, type Withheld } from '../core/claim/index.ts';
import type { GraphMember } from '../core/graph/index.ts';
import { fingerprint, textHash } from '../runtime/content-hash.ts';
import type { Log } from '../runtime/log.ts';
import { type ContractToRead, isStorable, type NewMember, type StoredMember } from '../store/index.ts';

export interface RunMember extends GraphMember {
  readonly contractVersion: bigint;
  /** The first run that had it. */
  readonly firstRun: number;
  /** Why there is no claim; empty if there is one. */
  readonly withheld: readonly Withheld[];
}

export function toRunMember(stored: StoredMember): RunMember {
  const { key, venue, marketId, eventId, contractVersion, firstRun } = stored;
  const { claim, exclusiveKey, legs, withheld } = stored.reading;
  return {
    key,
    venue,
    marketId,
    eventId,
    claim,
    exclusiveKey,
    legs,
    contractVersion,
    firstRun,
    withheld,
  };
}

export function readMember(
  deps: { readonly log: Log },
  { key, version, contract, eventVersion, event }: ContractToRead,
): NewMember {
  const reading = readSafely(deps, contract, event);
  return {
    key,
    venue: contract.venue,
    marketId: contract.id,
    eventId: contract.eventId,
    contractVersion: version,
    eventVersion,
    variableHash: reading.claim && textHash(variableKey(reading.claim.variable)),
    reading,
  };
}

/** One contract that cannot be read must not keep all others from being related. */
function readSafely(
  { log }: { readonly log: Log },
  contract: ContractToRead['contract'],
  event: ContractToRead['event'],
): ContractReading {
  try {
    const reading = readContract({ fingerprint }, contract, event);
    return isStorable(reading) ? reading : withhold('too_large', 'what was read is too long to be kept');
  } catch (error) {
    log.error({ error, venue: contract.venue, market: contract.id }, 'a contract could not be read');
    return withhold('reader_failed', 'reading it failed');
  }
}

function withhold(reason: Withheld['reason'], detail: string): ContractReading {
  return { claim: undefined, exclusiveKey: undefined, legs: undefined, withheld: [{ reason, detail }] };
}
