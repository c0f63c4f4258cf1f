/** What a venue lists now against what is stored: the changes to write, and no more. */
import type { ListedEvent, ListedSeries, SettlementFact } from '../core/contract/index.ts';
import { contentHash, textHash } from '../runtime/content-hash.ts';
import type { Current, CurrentMarket, EventChange, MarketChange, SeriesChange } from '../store/index.ts';
import type { ListedMarket } from '../venues/index.ts';
import { settlementHash, stateHash } from './fingerprint.ts';

/** Undefined if nothing differs. */
export function diffMarket(
  current: CurrentMarket | undefined,
  listed: ListedMarket,
): MarketChange | undefined {
  const { contract, state, feedKeys } = listed;
  const newState = stateHash(listed);
  const newVersion = current?.contentHash !== contract.termsHash;
  const newSettlement = diffSettlement(current?.settlement?.contentHash, listed.settlement);
  if (!newVersion && newSettlement === undefined && current?.stateHash === newState) return undefined;
  return { current, contract, state, feedKeys, stateHash: newState, newVersion, newSettlement };
}

/** A venue that no longer says how a market ended takes nothing back. */
function diffSettlement(
  latestHash: string | undefined,
  fact: SettlementFact | undefined,
): MarketChange['newSettlement'] {
  if (fact === undefined) return undefined;
  const newHash = settlementHash(fact);
  return newHash === latestHash ? undefined : { fact, contentHash: newHash };
}

export function diffEvent(current: Current | undefined, listed: ListedEvent): EventChange | undefined {
  return diffGroup(current, listed);
}

export function diffSeries(current: Current | undefined, listed: ListedSeries): SeriesChange | undefined {
  return diffGroup(current, listed);
}

function diffGroup<Group extends ListedEvent | ListedSeries>(current: Current | undefined, of: Group) {
  const newHash = contentHash(of);
  if (current?.contentHash === newHash) return undefined;
  return {
    current,
    of,
    contentHash: newHash,
    rulesHash: of.rules === undefined ? undefined : textHash(of.rules),
  };
}
