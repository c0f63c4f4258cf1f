/** Markets: the row that moves, one a market, with its current contract version. What readers see is in listed-markets.ts. */
import { type Kysely, sql } from 'kysely';
import {
  type ContractVersion,
  type MarketState,
  type MarketStatus,
  marketStatuses,
  type SettlementFact,
  type VenueId,
} from '../../core/contract/index.ts';
import type { JoinedRowOf, RowOf } from '../row-of.ts';
import { insertRows, type SentRow, sentHash, sentRows, sentTimeOrNull, type Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { readOneOf, writeFeeTerms } from '../stored-json.ts';
import type { Tables } from '../tables.ts';
import { type Current, type Reading, takeNumbers } from '../versioned.ts';
import { toContractRow } from './contract-versions.ts';
import { writeSettlements } from './settlements.ts';

/** Trading is not over. */
const liveStatuses: readonly MarketStatus[] = ['unopened', 'open', 'paused'];

export function isLive(status: MarketStatus): boolean {
  return liveStatuses.includes(status);
}

/** A market as far as what to write next depends on it; `contentHash` is the terms hash of its current version. */
export interface CurrentMarket extends Current {
  readonly venueKey: string;
  readonly id: string;
  readonly version: bigint;
  readonly status: MarketStatus;
  /** SHA-256 (hex) of all that moves. */
  readonly stateHash: string;
  /** The latest word on how it ended. */
  readonly settlement:
    | { readonly number: number; readonly contentHash: string; readonly final: boolean }
    | undefined;
}

/** What to write of a market; at least one of the three differs from what is stored. */
export interface MarketChange {
  /** Undefined for a market that is new. */
  readonly current: CurrentMarket | undefined;
  readonly contract: ContractVersion;
  readonly state: MarketState;
  readonly feedKeys: readonly string[];
  readonly stateHash: string;
  readonly newVersion: boolean;
  readonly newSettlement: { readonly fact: SettlementFact; readonly contentHash: string } | undefined;
}

/** A market of which a walk has to say whether it is still there. */
export interface MarketPlace {
  readonly key: number;
  readonly venueKey: string;
  readonly id: string;
  readonly status: MarketStatus;
  readonly firstCycle: number;
}

/** The markets with one of these keys of the venue, and those that trade under one of these ids. */
export async function loadCurrentMarkets(
  store: Store,
  venue: VenueId,
  wanted: { readonly venueKeys: readonly string[]; readonly ids: readonly string[] },
  signal?: AbortSignal,
): Promise<CurrentMarket[]> {
  if (wanted.venueKeys.length === 0) return [];
  const { rows } = await store.query(
    (db, options) =>
      sql<CurrentRow>`
        select m.key, m.venue_key, m.id, m.version, m.status, encode(m.state_hash, 'hex') as state_hash, v.number,
          encode(v.terms_hash, 'hex') as terms_hash, encode(v.rules_hash, 'hex') as rules_hash,
          s.number as settlement_number, encode(s.content_hash, 'hex') as settlement_hash, s.final
        from (
          select key from market where venue = ${venue} and venue_key = any(${wanted.venueKeys})
          union
          select key from market
          where venue = ${venue} and id = any(${wanted.ids}) and status in ('unopened', 'open', 'paused')
        ) wanted
        join market m on m.key = wanted.key
        join contract_version v on v.id = m.version
        left join lateral (
          select number, content_hash, final from settlement where market = m.key order by number desc limit 1
        ) s on true`.execute(db, options),
    signal,
  );
  return rows.map(toCurrent);
}

/** The rules texts have to be there already. */
export async function writeMarkets(
  writing: Writing,
  reading: Reading,
  changes: readonly MarketChange[],
): Promise<void> {
  const fresh = changes.filter((change) => change.current === undefined);
  const versioned = changes.filter((change) => change.newVersion);
  const keys = (await takeNumbers(writing, 'market_key_seq', fresh.length)).values();
  const versions = (await takeNumbers(writing, 'contract_version_id_seq', versioned.length)).values();
  const placed = changes.map((change) => {
    const { current, newVersion } = change;
    const key = current?.key ?? Number(keys.next().value);
    const version = newVersion ? (versions.next().value ?? 0n) : (current?.version ?? 0n);
    const number = (current?.number ?? 0) + (newVersion ? 1 : 0);
    return { ...change, place: { key, version, number } };
  });
  const known = placed.filter((change) => change.current !== undefined);
  await updateMarkets(
    writing,
    reading,
    known.map((change) => toMarketRow(change, change.place, reading)),
  );
  await insertRows(
    writing,
    'market',
    placed
      .filter((change) => change.current === undefined)
      .map((change) => toMarketRow(change, change.place, reading)),
  );
  await insertRows(
    writing,
    'contract_version',
    placed
      .filter((change) => change.newVersion)
      .map(({ contract, place }) => toContractRow(contract, place, reading)),
  );
  await writeSettlements(
    writing,
    reading,
    placed.flatMap(({ place, current, newSettlement }) =>
      newSettlement === undefined
        ? []
        : { market: place.key, number: (current?.settlement?.number ?? 0) + 1, ...newSettlement },
    ),
  );
}

/** Markets their venue no longer knows. What was promised and said of them stays. Returns how many there were. */
export async function writeGone(
  { trx, options }: Writing,
  reading: Reading,
  keys: readonly number[],
): Promise<number> {
  // No state has this hash: should the market come back, whatever it says is new.
  const result = await trx
    .updateTable('market')
    .set({ status: 'gone', closed_cycle: reading.cycle, state_hash: Buffer.alloc(0) })
    .where('key', '=', sql<number>`any(${keys}::integer[])`)
    .where('status', 'in', liveStatuses)
    .executeTakeFirst(options);
  return Number(result.numUpdatedRows);
}

export interface PlacesPage {
  readonly afterKey: number;
  readonly limit: number;
  /** Whether combos are among them; where they are read apart, no listing answers for them. */
  readonly withCombos: boolean;
}

/** Markets of which trading is not over, or (`unsettled`) over and not settled, in order of their keys. */
export async function loadMarketPlaces(
  store: Store,
  venue: VenueId,
  which: 'live' | 'unsettled',
  page: PlacesPage,
  signal?: AbortSignal,
): Promise<MarketPlace[]> {
  const rows = await store.query(
    (db, options) =>
      pageOfPlaces(db, venue, page)
        // Written out, so that the partial index is used.
        .where(
          which === 'live'
            ? sql<boolean>`status in ('unopened', 'open', 'paused')`
            : sql<boolean>`status in ('closed', 'determined')`,
        )
        .$if(!page.withCombos, (query) => query.where('combo', '=', false))
        .execute(options),
    signal,
  );
  return rows.map(toPlace);
}

/** Markets of a venue in order of their keys, whatever their state: the caller says which. */
export function pageOfPlaces(
  db: Kysely<Tables>,
  venue: VenueId,
  page: Pick<PlacesPage, 'afterKey' | 'limit'>,
) {
  return db
    .selectFrom('market')
    .select(['key', 'venue_key', 'id', 'status', 'first_cycle'])
    .where('venue', '=', venue)
    .where('key', '>', page.afterKey)
    .orderBy('key')
    .limit(page.limit);
}

/** Markets that were found gone since a time, by cycles before the given one; those found last come first. */
export async function loadGoneMarkets(
  store: Store,
  venue: VenueId,
  found: {
    readonly since: number;
    readonly beforeCycle: number;
    readonly limit: number;
    readonly withCombos: boolean;
  },
  signal?: AbortSignal,
): Promise<MarketPlace[]> {
  const rows = await store.query(
    (db, options) =>
      db
        .selectFrom('market as m')
        .innerJoin('listing_cycle as c', 'c.id', 'm.closed_cycle')
        .select(['m.key', 'm.venue_key', 'm.id', 'm.status', 'm.first_cycle'])
        .where('m.venue', '=', venue)
        .where(sql<boolean>`m.status = 'gone'`)
        .$if(!found.withCombos, (query) => query.where('m.combo', '=', false))
        .where('m.closed_cycle', '<', found.beforeCycle)
        .where('c.started_at', '>=', new Date(found.since))
        .orderBy('m.closed_cycle', 'desc')
        .orderBy('m.key')
        .limit(found.limit)
        .execute(options),
    signal,
  );
  return rows.map(toPlace);
}

export function toPlace(row: {
  readonly key: number;
  readonly venue_key: string;
  readonly id: string;
  readonly status: string;
  readonly first_cycle: number;
}): MarketPlace {
  return {
    key: row.key,
    venueKey: row.venue_key,
    id: row.id,
    status: readOneOf(marketStatuses, row.status),
    firstCycle: row.first_cycle,
  };
}

/** Of a market whose end moves more often, what was stated later is not kept. */
export const movedEndsMax = 32;

async function updateMarkets(
  { trx, options }: Writing,
  reading: Reading,
  rows: readonly SentRow<'market'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    with sent as (
      select * from ${sentRows('market', rows)} n
    ), moved as (
      insert into moved_end (market, stated_until, expected_settlement_at)
      select m.key, ${new Date(reading.seenAt)}, m.expected_settlement_at from market m join sent n on n.key = m.key
      where m.expected_settlement_at is distinct from n.expected_settlement_at
        and (select count(*) from moved_end where market = m.key) < ${movedEndsMax}
      on conflict do nothing
    )
    update market m set
      id = n.id, version = n.version, status = n.status, disputed = n.disputed, opens_at = n.opens_at, closes_at = n.closes_at,
      expected_settlement_at = n.expected_settlement_at, latest_settlement_at = n.latest_settlement_at, fees = n.fees,
      feed_keys = n.feed_keys, state_hash = n.state_hash, unreadable_cycle = null,
      closed_cycle = case when n.closed_cycle is not null then coalesce(m.closed_cycle, ${reading.cycle}::integer) end
    from sent n where m.key = n.key`.execute(trx, options);
}

function toMarketRow(
  { contract, state, feedKeys, stateHash }: MarketChange,
  place: { readonly key: number; readonly version: bigint },
  reading: Reading,
): SentRow<'market'> {
  return {
    key: place.key,
    venue: contract.venue,
    venue_key: contract.venueKey,
    id: contract.id,
    version: place.version.toString(),
    status: state.status,
    disputed: state.disputed,
    opens_at: sentTimeOrNull(state.opensAt),
    closes_at: sentTimeOrNull(state.closesAt),
    expected_settlement_at: sentTimeOrNull(state.expectedSettlementAt),
    latest_settlement_at: sentTimeOrNull(state.latestSettlementAt),
    fees: writeFeeTerms(state.fees),
    feed_keys: feedKeys,
    state_hash: sentHash(stateHash),
    first_cycle: reading.cycle,
    closed_cycle: isLive(state.status) ? null : reading.cycle,
    unreadable_cycle: null,
    combo: contract.legs !== undefined,
  };
}

/** Hashes in hex. */
interface CurrentRow
  extends RowOf<'market', 'key' | 'venue_key' | 'id' | 'version' | 'status'>,
    RowOf<'contract_version', 'number'>,
    JoinedRowOf<'settlement', 'final'> {
  readonly state_hash: string;
  readonly terms_hash: string;
  readonly rules_hash: string;
  readonly settlement_number: RowOf<'settlement'>['number'] | null;
  readonly settlement_hash: string | null;
}

function toCurrent(row: CurrentRow): CurrentMarket {
  return {
    key: row.key,
    venueKey: row.venue_key,
    id: row.id,
    version: row.version,
    number: row.number,
    contentHash: row.terms_hash,
    rulesHash: row.rules_hash,
    status: readOneOf(marketStatuses, row.status),
    stateHash: row.state_hash,
    settlement:
      row.settlement_number === null || row.settlement_hash === null
        ? undefined
        : {
            number: row.settlement_number,
            contentHash: row.settlement_hash,
            final: row.final ?? false,
          },
  };
}
