/** The open markets of a venue in order of the money behind them: whose past is worth asking for, and whose first. */
import type { VenueId } from '../../core/contract/index.ts';
import { loadOpenKeys, type Store } from '../../store/index.ts';

/** Whole dollars, enough to rank by. */
export interface RankingMoney {
  readonly volume24hUsd: number;
  readonly openInterestUsd: number;
}

/** Undefined for a market of which no listing has given any figures. */
export type MoneyOf = (venue: VenueId, id: string) => RankingMoney | undefined;

interface Candidate extends RankingMoney {
  readonly key: number;
}

/** So many times the bound are gathered before they are ranked: sorting once in a while is cheaper than a heap. */
const gatheredFactor = 4;
const keysPerPage = 10_000;

/**
 * Keys, the most traded in the last day first, then the most held; at most `marketsMax`. Markets in which there is no
 * money have no past worth importing.
 */
export async function rankOpenMarkets(
  deps: { readonly store: Store; readonly moneyOf: MoneyOf },
  venue: VenueId,
  marketsMax: number,
  signal: AbortSignal,
): Promise<number[]> {
  let candidates: Candidate[] = [];
  for (let afterKey = 0; ; ) {
    const page = await loadOpenKeys(deps.store, venue, { afterKey, limit: keysPerPage }, signal);
    const last = page.at(-1);
    if (last === undefined) break;
    afterKey = last.key;
    for (const { key, id } of page) {
      const money = deps.moneyOf(venue, id);
      if (money !== undefined && money.volume24hUsd + money.openInterestUsd > 0) {
        candidates.push({ key, ...money });
      }
    }
    if (candidates.length > marketsMax * gatheredFactor) candidates = cut(candidates, marketsMax);
  }
  return cut(candidates, marketsMax).map(({ key }) => key);
}

function cut(candidates: readonly Candidate[], marketsMax: number): Candidate[] {
  return candidates.toSorted(byMoney).slice(0, marketsMax);
}

function byMoney(left: Candidate, right: Candidate): number {
  return (
    right.volume24hUsd - left.volume24hUsd ||
    right.openInterestUsd - left.openInterestUsd ||
    left.key - right.key
  );
}
