/** A market as a run has it: what was read from one version of its contract, or why nothing was. */
import {
  type ContractReading,
  type HandedPhrase,
  nothingRead,
  readContract,
  variableKey,
  type Withheld,
} from '../core/claim/index.ts';
import type { GraphMember } from '../core/graph/index.ts';
import { memberOf } from '../core/relation/index.ts';
import { fingerprint, textHash } from '../runtime/content-hash.ts';
import { type ContractToRead, isStorable, type NewMember, type StoredMember } from '../store/index.ts';

export interface RunMember extends GraphMember {
  readonly contractVersion: bigint;
  /** The first run that had it. */
  readonly firstRun: number;
  /** Why there is no claim; empty if there is one. */
  readonly withheld: readonly Withheld[];
}

export function toRunMember(stored: StoredMember): RunMember {
  const { key, contractVersion, firstRun, reading } = stored;
  return { key, ...memberOf(stored, reading), contractVersion, firstRun, withheld: reading.withheld };
}

export interface MemberReadingDeps {
  /** A contract that could not be read, because of a bug. */
  readonly onFailure: (error: unknown, contract: ContractToRead['contract']) => void;
  /** Reads contracts instead of the phrases, for tests of what a wrong reading comes to. */
  readonly read: typeof readContract | undefined;
  /** Phrases of the venues' own that the reader does not know: those of simulated ones. */
  readonly phrases: readonly HandedPhrase[] | undefined;
}

export function readMember(
  deps: MemberReadingDeps,
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
    opensAt: contract.opensAt,
    variableHash: reading.claim && textHash(variableKey(reading.claim.variable)),
    reading,
  };
}

/** One contract that cannot be read must not keep all others from being related. */
function readSafely(
  { onFailure, read = readContract, phrases }: MemberReadingDeps,
  contract: ContractToRead['contract'],
  event: ContractToRead['event'],
): ContractReading {
  try {
    const reading = read({ fingerprint, phrases }, contract, event);
    return isStorable(reading) ? reading : withhold('too_large', 'what was read is too long to be kept');
  } catch (error) {
    onFailure(error, contract);
    return withhold('reader_failed', 'reading it failed');
  }
}

function withhold(reason: Withheld['reason'], detail: string): ContractReading {
  return nothingRead([{ reason, detail }]);
}
