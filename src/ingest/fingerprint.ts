/**
 * Two kinds of fingerprint. A content hash is stored: equal exactly if the content is, whatever order a venue sends its
 * fields in. A glance is only kept in memory and only has to be cheap: when it differs, the content hashes are compared.
 */
import { hash } from 'node:crypto';
import type { ListedEvent, ListedSeries, SettlementFact } from '../core/contract/index.ts';
import { textHash } from '../runtime/content-hash.ts';
import { writeFeeTerms } from '../store/index.ts';
import type { ListedMarket } from '../venues/index.ts';

/** Of all that moves about a market. */
export function stateHash(listed: ListedMarket): string {
  return textHash(describeState(listed));
}

export function settlementHash(fact: SettlementFact): string {
  return textHash(describeSettlement(fact));
}

/** Of all that is kept of a market. */
export function glanceAtMarket(listed: ListedMarket): string {
  const { contract, settlement } = listed;
  const ending = settlement === undefined ? '' : describeSettlement(settlement);
  return glance(contract.termsHash + describeState(listed) + ending);
}

export function glanceAtGroup(listed: ListedEvent | ListedSeries): string {
  return glance(JSON.stringify(listed));
}

/** One text for one state: entries in a fixed order, the absent ones as null. */
function describeState({ contract, state, feedKeys }: ListedMarket): string {
  return JSON.stringify([
    contract.id,
    state.status,
    state.disputed,
    state.opensAt,
    state.closesAt,
    state.expectedSettlementAt,
    state.latestSettlementAt,
    writeFeeTerms(state.fees),
    feedKeys,
  ]);
}

function describeSettlement(fact: SettlementFact): string {
  return JSON.stringify([
    fact.result,
    fact.yesPayout,
    fact.observed,
    fact.determinedAt,
    fact.settledAt,
    fact.final,
  ]);
}

function glance(text: string): string {
  return hash('sha256', text, 'base64url');
}
