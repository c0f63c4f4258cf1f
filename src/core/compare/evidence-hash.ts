/** The hash that binds an assessment to the exact texts it was made from. */
import type { VenueId } from '../contract/index.ts';
import type { EvidenceSource } from './compared-contract.ts';

export interface ContractIdentity {
  readonly venue: VenueId;
  readonly id: string;
}

/**
 * SHA-256 of the contract's identity and of every source with its version and complete text, in the order of their ids. The
 * hashed form is JSON, so that no two lists of texts are written alike. Addresses are left out: they are no terms.
 */
export function evidenceHash(
  { sha256 }: { readonly sha256: (text: string) => string },
  { venue, id }: ContractIdentity,
  sources: readonly EvidenceSource[],
): string {
  const listed = sources.map((source) => [source.id, source.version, source.text]);
  listed.sort(([left = ''], [right = '']) => (left < right ? -1 : left > right ? 1 : 0));
  return sha256(JSON.stringify([venue, id, listed]));
}
