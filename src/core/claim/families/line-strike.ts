/** venue_b's lines are strikes too: Over, or the first outcome with its handicap, wins above the floor. */
import type { ContractVersion } from '../../contract/index.ts';

export function lineAsStrike(contract: ContractVersion): ContractVersion {
  const { strike } = contract;
  if (contract.venue !== 'venue_b' || strike?.floor === undefined) return contract;
  return { ...contract, strike: { ...strike, type: 'greater' } };
}
