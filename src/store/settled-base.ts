/**
 * The settled base: every settled market with its prices at the horizons, and which were left out why. A process that learns of a
 * settled market saves it, from the record, a walk of the venue's history or files; saved twice, it is there once.
 */
import { sql } from 'kysely';
import { categories, type VenueId, venueIds } from '../core/contract/index.ts';
import { type LeftOutReason, leftOutReasons, type SettledMarket } from '../core/insight/index.ts';
import type { RowOf } from './row-of.ts';
import { sentTime, type Writing } from './send-rows.ts';
import type { Store } from './store.ts';
import { readList, readNumber, readOneOf } from './stored-json.ts';

export interface LeftOutMarket {
  readonly venue: VenueId;
  readonly id: string;
  readonly reason: LeftOutReason;
}

/** Keys and revisions are those of the database: a key names a market, a revision the last change of its row. */
export interface StoredSettledMarket extends SettledMarket {
  readonly key: number;
  readonly revision: bigint;
}

export interface SettledSaved {
  readonly added: number;
  /** Of which prices were filled in. */
  readonly filled: number;
}

const lockName = 'settled_base';
/** For another process that saves a batch. */
const lockWaitMaxMs = 60_000;
/** In one statement; a longer list is sent in parts of one transaction. */
const rowsPerStatement = 5_000;

/**
 * In one transaction. A market that is there already keeps its facts and prices; prices that were unknown are filled in. One
 * that was left out and has a row now is left out no longer.
 */
export async function saveSettledMarkets(
  store: Store,
  markets: readonly SettledMarket[],
  leftOut: readonly LeftOutMarket[] = [],
  signal?: AbortSignal,
): Promise<SettledSaved> {
  if (markets.length + leftOut.length === 0) return { added: 0, filled: 0 };
  return store.query(
    (db, options) =>
      db.transaction().execute((trx) => writeSettledMarkets({ trx, options }, markets, leftOut)),
    signal,
  );
}

/** The same in a transaction of the caller's. */
export async function writeSettledMarkets(
  writing: Writing,
  markets: readonly SettledMarket[],
  leftOut: readonly LeftOutMarket[],
): Promise<SettledSaved> {
  const { trx, options } = writing;
  await sql`set local lock_timeout = ${sql.lit(lockWaitMaxMs)}`.execute(trx, options);
  await sql`select pg_advisory_xact_lock(hashtext(${lockName}))`.execute(trx, options);
  let added = 0;
  let filled = 0;
  for (let start = 0; start < markets.length; start += rowsPerStatement) {
    const saved = await writeRows(writing, markets.slice(start, start + rowsPerStatement));
    added += saved.added;
    filled += saved.filled;
  }
  for (let start = 0; start < leftOut.length; start += rowsPerStatement) {
    await writeLeftOut(writing, leftOut.slice(start, start + rowsPerStatement));
  }
  return { added, filled };
}

async function writeRows(
  { trx, options }: Writing,
  markets: readonly SettledMarket[],
): Promise<SettledSaved> {
  // Of two of one name the first counts: a statement cannot write one row twice.
  const byName = new Map<string, SettledMarket>();
  for (const market of markets) {
    const name = `${market.venue}:${market.id}`;
    if (!byName.has(name)) byName.set(name, market);
  }
  const sent = JSON.stringify([...byName.values()].map(toSent));
  const { rows } = await sql<{ added: boolean }>`
    with given as (
      select * from json_to_recordset(${sent}::json) as g (
        venue text, id text, event_id text, category text, expected_end_at timestamptz, settled_at timestamptz,
        payout integer, price_1d integer, price_3d integer, price_7d integer, price_14d integer, price_30d integer,
        moved_ends json)
    ), counted as (
      delete from settled_left_out l using given g where l.venue = g.venue and l.id = g.id
    )
    insert into settled_market as m (
      revision, venue, id, event_id, category, expected_end_at, settled_at, payout,
      price_1d, price_3d, price_7d, price_14d, price_30d, moved_ends)
    select nextval('settled_market_revision_seq'), g.* from given g
    on conflict (venue, id) do update set
      revision = excluded.revision,
      price_1d = coalesce(m.price_1d, excluded.price_1d),
      price_3d = coalesce(m.price_3d, excluded.price_3d),
      price_7d = coalesce(m.price_7d, excluded.price_7d),
      price_14d = coalesce(m.price_14d, excluded.price_14d),
      price_30d = coalesce(m.price_30d, excluded.price_30d),
      moved_ends = coalesce(m.moved_ends, excluded.moved_ends)
    where m.price_1d is null and excluded.price_1d is not null
      or m.price_3d is null and excluded.price_3d is not null
      or m.price_7d is null and excluded.price_7d is not null
      or m.price_14d is null and excluded.price_14d is not null
      or m.price_30d is null and excluded.price_30d is not null
    returning xmax = 0 as added`.execute(trx, options);
  const added = rows.filter((row) => row.added).length;
  return { added, filled: rows.length - added };
}

function toSent(market: SettledMarket) {
  const [day1, day3, day7, day14, day30] = market.prices;
  return {
    venue: market.venue,
    id: market.id,
    event_id: market.eventId,
    category: market.category,
    expected_end_at: sentTime(market.expectedEndAt),
    settled_at: sentTime(market.settledAt),
    payout: market.payout,
    price_1d: day1 ?? null,
    price_3d: day3 ?? null,
    price_7d: day7 ?? null,
    price_14d: day14 ?? null,
    price_30d: day30 ?? null,
    moved_ends: market.movedEnds?.map((endAt) => endAt ?? null) ?? null,
  };
}

async function writeLeftOut({ trx, options }: Writing, leftOut: readonly LeftOutMarket[]): Promise<void> {
  await sql`
    insert into settled_left_out (venue, id, reason)
    select distinct on (g.venue, g.id) g.venue, g.id, g.reason
    from json_to_recordset(${JSON.stringify(leftOut)}::json) as g (venue text, id text, reason text)
    where not exists (select from settled_market m where m.venue = g.venue and m.id = g.id)
    on conflict (venue, id) do update set reason = excluded.reason
    where settled_left_out.reason <> excluded.reason`.execute(trx, options);
}

/** Notes how many archived prices each was derived from; in the transaction that saves it. */
export async function markDerived(
  { trx, options }: Writing,
  derived: readonly { readonly venue: VenueId; readonly id: string; readonly archivedPrices: number }[],
): Promise<void> {
  const sent = JSON.stringify(
    derived.map(({ venue, id, archivedPrices }) => ({ venue, id, prices: archivedPrices })),
  );
  for (const table of ['settled_market', 'settled_left_out'] as const) {
    await sql`
      update ${sql.table(table)} as m set archived_prices = g.prices
      from json_to_recordset(${sent}::json) as g (venue text, id text, prices integer)
      where m.venue = g.venue and m.id = g.id and m.archived_prices < g.prices`.execute(trx, options);
  }
}

/**
 * Rows that changed after a revision, in the order of their revisions, at most `limit`: the next page goes on at the last. Only those
 * that settled at `settledFrom` or later.
 */
export async function loadSettledBase(
  store: Store,
  {
    after,
    limit,
    settledFrom,
  }: { readonly after: bigint; readonly limit: number; readonly settledFrom?: number | undefined },
  signal?: AbortSignal,
): Promise<StoredSettledMarket[]> {
  const rows = await store.query(
    (db, options) =>
      db
        .selectFrom('settled_market')
        .selectAll()
        .where('revision', '>', after)
        .$if(settledFrom !== undefined, (query) =>
          query.where('settled_at', '>=', new Date(settledFrom ?? 0)),
        )
        .orderBy('revision')
        .limit(limit)
        .execute(options),
    signal,
  );
  return rows.map((row) => ({
    key: row.key,
    revision: row.revision,
    venue: readOneOf(venueIds, row.venue),
    id: row.id,
    eventId: row.event_id,
    category: readOneOf(categories, row.category),
    expectedEndAt: row.expected_end_at.getTime(),
    settledAt: row.settled_at.getTime(),
    payout: row.payout,
    prices: [row.price_1d, row.price_3d, row.price_7d, row.price_14d, row.price_30d].map(
      (price) => price ?? undefined,
    ),
    ...(row.moved_ends === null
      ? {}
      : {
          movedEnds: readList(row.moved_ends).map((endAt) =>
            endAt === null ? undefined : readNumber(endAt),
          ),
        }),
  }));
}

export interface SettledCounts {
  readonly venue: VenueId;
  readonly markets: number;
  readonly leftOut: readonly { readonly reason: LeftOutReason; readonly markets: number }[];
}

/** One entry a venue. */
export async function countSettledBase(store: Store, signal?: AbortSignal): Promise<SettledCounts[]> {
  const { rows } = await store.query(
    (db, options) =>
      sql<RowOf<'settled_market', 'venue'> & { reason: string | null; markets: number }>`
        select venue, null as reason, count(*)::integer as markets from settled_market group by venue
        union all
        select venue, reason, count(*)::integer from settled_left_out group by venue, reason
        order by 1, 2`.execute(db, options),
    signal,
  );
  return venueIds.map((venue) => {
    const own = rows.filter((row) => row.venue === venue);
    return {
      venue,
      markets: own.find(({ reason }) => reason === null)?.markets ?? 0,
      leftOut: own.flatMap(({ reason, markets }) =>
        reason === null ? [] : [{ reason: readOneOf(leftOutReasons, reason), markets }],
      ),
    };
  });
}
