/**
 * The published listing: markets of which trading is not over, as far as complete readings have confirmed them. A market
 * that only an incomplete reading has shown waits for the next complete one; before a venue's first complete full
 * reading, nothing of it is listed.
 */
import { sql } from 'kysely';
import {
  type ContractVersion,
  type MarketState,
  type MarketStatus,
  marketStatuses,
  type VenueId,
} from '../../core/contract/index.ts';
import type { RowOf } from '../row-of.ts';
import type { Store } from '../store.ts';
import { readFeeTerms, readOneOf, type StoredFeeTerms } from '../stored-json.ts';
import { type ContractRow, toContract } from './contract-versions.ts';

export interface StoredMarket {
  /** What ticks are recorded by. */
  readonly key: number;
  /** Identifies the contract version. */
  readonly version: bigint;
  readonly contract: ContractVersion;
  readonly state: Omit<MarketState, 'fees'> & { readonly fees: StoredFeeTerms };
  readonly feedKeys: readonly string[];
}

/** What complete readings of a venue have confirmed; see the head of this file. */
export const publishedCycle = (venue: VenueId) => sql<number>`(
  select max(c.id) from listing_cycle c
  where c.venue = ${venue} and c.complete
    and c.id >= (select min(f.id) from listing_cycle f where f.venue = ${venue} and f.kind = 'full' and f.complete))`;

/** Listed markets in order of their keys; the last one's key is where the next page begins. */
export async function loadListedMarkets(
  store: Store,
  venue: VenueId,
  page: { readonly afterKey: number; readonly limit: number },
  signal?: AbortSignal,
): Promise<StoredMarket[]> {
  const { rows } = await store.query(
    (db, options) =>
      sql<StoredRow>`
        select m.key, m.version, m.venue_key, m.status, m.disputed, m.opens_at, m.closes_at, m.expected_settlement_at,
          m.latest_settlement_at, m.fees, m.feed_keys, v.*, r.text
        from market m
        join contract_version v on v.id = m.version
        join rule_text r on r.hash = v.rules_hash
        where m.venue = ${venue} and m.status in ('unopened', 'open', 'paused') and m.key > ${page.afterKey}
          and m.first_cycle <= ${publishedCycle(venue)}
        order by m.key limit ${page.limit}`.execute(db, options),
    signal,
  );
  return rows.map((row) => toStoredMarket(row, venue));
}

/** How many of the listed markets are open, combos aside: those are counted by themselves. */
export async function countListedMarkets(
  store: Store,
  venue: VenueId,
  signal?: AbortSignal,
): Promise<number> {
  const { rows } = await store.query(
    (db, options) =>
      sql<{ count: bigint }>`
        select count(*) as count from market
        where venue = ${venue} and status in ('unopened', 'open', 'paused') and status = 'open' and not combo
          and first_cycle <= ${publishedCycle(venue)}`.execute(db, options),
    signal,
  );
  return Number(rows[0]?.count ?? 0n);
}

type StateColumn =
  | 'status'
  | 'disputed'
  | 'opens_at'
  | 'closes_at'
  | 'expected_settlement_at'
  | 'latest_settlement_at'
  | 'fees'
  | 'feed_keys';

interface StoredRow
  extends ContractRow,
    RowOf<'market', 'key' | 'version' | 'venue_key' | StateColumn>,
    RowOf<'rule_text', 'text'> {}

function toStoredMarket(row: StoredRow, venue: VenueId): StoredMarket {
  const status: MarketStatus = readOneOf(marketStatuses, row.status);
  return {
    key: row.key,
    version: row.version,
    contract: toContract(row, { venue, venueKey: row.venue_key, rules: row.text, opensAt: row.opens_at }),
    state: {
      status,
      disputed: row.disputed,
      opensAt: row.opens_at?.getTime(),
      closesAt: row.closes_at?.getTime(),
      expectedSettlementAt: row.expected_settlement_at?.getTime(),
      latestSettlementAt: row.latest_settlement_at?.getTime(),
      fees: readFeeTerms(row.fees),
    },
    feedKeys: row.feed_keys,
  };
}
