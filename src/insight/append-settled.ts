/**
 * Brings settled markets into the base, page by page, each page in one transaction: broken off, it goes on where it was. Prices
 * come from the archive, and of the last month from what is known of quotes and fills.
 */

import type { VenueId } from '../core/contract/index.ts';
import {
  type DoubledPrice,
  type HourlyClose,
  priceSpansOf,
  type SettledFacts,
  type SettledMarket,
  settleMarket,
} from '../core/insight/index.ts';
import { runInSlices } from '../runtime/run-in-slices.ts';
import {
  type LeftOutMarket,
  loadMarketsToDerive,
  type MarketToDerive,
  type Store,
  saveDerived,
} from '../store/index.ts';

export interface AppendDeps {
  readonly store: Store;
  readonly now: () => number;
  /** Of a market at a time; undefined where it is unknown. */
  readonly priceAt: (venue: VenueId, id: string, at: number) => DoubledPrice | undefined;
}

const marketsPerPage = 1_000;
const hourMs = 3_600_000;
/** As far back as prices are kept in memory. */
const pricedMs = 30 * 24 * hourMs;

/** How many rows were added or filled in. Rejects with a StoreError; what was saved before stays. */
export async function appendSettled(deps: AppendDeps, signal: AbortSignal): Promise<number> {
  let changed = 0;
  let afterKey = 0;
  for (;;) {
    const page = await loadMarketsToDerive(deps.store, { afterKey, limit: marketsPerPage }, signal);
    const last = page.at(-1);
    if (last === undefined) return changed;
    const { markets, leftOut } = await runInSlices(derive(deps, page), signal);
    const { added, filled } = await saveDerived(deps.store, { markets, leftOut, from: page }, signal);
    changed += added + filled;
    afterKey = last.key;
  }
}

function* derive(
  deps: AppendDeps,
  page: readonly MarketToDerive[],
): Generator<void, { readonly markets: SettledMarket[]; readonly leftOut: LeftOutMarket[] }, undefined> {
  const markets: SettledMarket[] = [];
  const leftOut: LeftOutMarket[] = [];
  for (const { facts, closes } of page) {
    yield;
    const outcome = settleMarket(facts, [...closes, ...recentCloses(deps, facts)]);
    if (outcome.kind === 'settled') markets.push(outcome.market);
    else leftOut.push({ venue: facts.venue, id: facts.id, reason: outcome.reason });
  }
  return { markets, leftOut };
}

/** The last known price of each horizon that lies in the last month, at a whole hour. */
function recentCloses({ now, priceAt }: AppendDeps, facts: SettledFacts): HourlyClose[] {
  const since = now() - pricedMs;
  return priceSpansOf(facts).flatMap((span) => {
    if (span === undefined) return [];
    const last = Math.floor(span.upTo / hourMs) * hourMs;
    for (let at = last; at > span.from && at > since; at -= hourMs) {
      const price = priceAt(facts.venue, facts.id, at);
      // Half a millionth is rounded down.
      if (price !== undefined) return [{ at, price: Math.floor(price / 2) }];
    }
    return [];
  });
}
