/** Combos as they are kept apart from the listing: known by their ids, counted by themselves, removed after their end. */
import { sql } from 'kysely';
import type { VenueId } from '../../core/contract/index.ts';
import type { RowOf } from '../row-of.ts';
import type { Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { inCycle } from './listing-batch.ts';
import { type MarketPlace, pageOfPlaces, toPlace } from './markets.ts';

/** Combos that trade, or wait for their settlement, in order of their keys: those that were taken first come first. */
export async function loadComboPlaces(
  store: Store,
  venue: VenueId,
  page: { readonly afterKey: number; readonly limit: number },
  signal?: AbortSignal,
): Promise<MarketPlace[]> {
  const rows = await store.query(
    (db, options) =>
      pageOfPlaces(db, venue, page)
        .where(sql<boolean>`combo`)
        .where('status', 'not in', ['settled', 'gone'])
        .execute(options),
    signal,
  );
  return rows.map(toPlace);
}

/** How many of them there are. */
export async function countCombos(store: Store, venue: VenueId, signal?: AbortSignal): Promise<number> {
  const { rows } = await store.query(
    (db, options) =>
      sql<{ count: bigint }>`
        select count(*) as count from market
        where venue = ${venue} and combo and status not in ('settled', 'gone')`.execute(db, options),
    signal,
  );
  return Number(rows[0]?.count ?? 0n);
}

/** Marks combos as gone, those that wait for their settlement too; undefined when the cycle is no longer ours. */
export async function endCombos(
  store: Store,
  cycle: number,
  keys: readonly number[],
  signal?: AbortSignal,
): Promise<number | undefined> {
  return inCycle(store, cycle, signal, async ({ trx, options }) => {
    // No state has this hash: should the combo come back, whatever it says is new.
    const result = await trx
      .updateTable('market')
      .set({
        status: 'gone',
        closed_cycle: sql<number>`coalesce(closed_cycle, ${cycle}::integer)`,
        state_hash: Buffer.alloc(0),
      })
      .where('key', '=', sql<number>`any(${keys}::integer[])`)
      .where('status', '<>', 'settled')
      .executeTakeFirst(options);
    return Number(result.numUpdatedRows);
  });
}

export interface EndedCombos {
  /** When they ended: the start of the cycle that found them closed or gone, or when a settlement was last seen. */
  readonly before: number;
  /** The same for those that a graph run has had: the markets they are related to may settle after them. */
  readonly publishedBefore: number;
  readonly limit: number;
}

/**
 * Removes combos that ended, with their events, and says how many; undefined when the cycle is no longer ours. What the
 * ledger of settlements counted stays, and so do combos it has yet to judge, those of a violation, of a void, or with rules
 * that were changed.
 */
export async function removeEndedCombos(
  store: Store,
  { cycle, venue }: { readonly cycle: number; readonly venue: VenueId },
  ended: EndedCombos,
  signal?: AbortSignal,
): Promise<number | undefined> {
  return inCycle(store, cycle, signal, async (writing) => {
    const keys = await findEnded(writing, venue, ended);
    if (keys.length > 0) await removeCombos(writing, venue, keys);
    return keys.length;
  });
}

/** Paid for good, which no batch of the ledger has counted yet. */
const isToBeJudged = sql<boolean>`
  (select s.final from settlement s where s.market = m.key order by s.number desc limit 1)
    and not exists (select from accuracy_market a where a.market = m.key)`;

async function findEnded(
  { trx, options }: Writing,
  venue: VenueId,
  { before, publishedBefore, limit }: EndedCombos,
): Promise<number[]> {
  // A combo may wait for its settlement for weeks: its end is then when that was seen, not when trading stopped.
  const { rows } = await sql<RowOf<'market', 'key'>>`
    select m.key from market m join listing_cycle c on c.id = m.closed_cycle
      cross join lateral (
        select greatest(c.started_at, (select max(s.seen_at) from settlement s where s.market = m.key)) as at) ended
    where m.venue = ${venue} and m.combo and m.status in ('settled', 'gone') and ended.at < ${new Date(before)}
      and not exists (
        select from graph_member g where g.market = m.key
          and (g.closed_run is null or ended.at >= ${new Date(publishedBefore)} or ${isToBeJudged}))
      and not exists (select from accuracy_violation a where m.key in (a.left_market, a.right_market))
      and not exists (select from accuracy_void a where a.market = m.key)
      and not exists (select from rules_withdrawal w where w.market = m.key)
    order by m.key limit ${limit}`.execute(trx, options);
  return rows.map(({ key }) => key);
}

async function removeCombos(
  { trx, options }: Writing,
  venue: VenueId,
  keys: readonly number[],
): Promise<void> {
  const { rows } = await sql<RowOf<'contract_version', 'event_id'>>`
    select distinct event_id from contract_version where market = any(${keys}::integer[])`.execute(
    trx,
    options,
  );
  const events = rows.map(({ event_id }) => event_id);
  const ofCombos = sql`market = any(${keys}::integer[])`;
  for (const table of ['accuracy_place', 'accuracy_market', 'settlement', 'graph_member']) {
    await sql`delete from ${sql.table(table)} where ${ofCombos}`.execute(trx, options);
  }
  // That a market has its version, and an event, is looked at when the transaction ends.
  await sql`delete from contract_version where ${ofCombos}`.execute(trx, options);
  await sql`delete from market where key = any(${keys}::integer[])`.execute(trx, options);
  const { rows: orphans } = await sql<RowOf<'event', 'key'>>`
    select e.key from event e
    where e.venue = ${venue} and e.id = any(${events}::text[])
      and not exists (
        select from contract_version v join market m on m.key = v.market
        where v.event_id = e.id and m.venue = e.venue)
      and not exists (
        select from event_version v join graph_member g on g.event_version = v.id where v.event = e.key)`.execute(
    trx,
    options,
  );
  const orphanKeys = orphans.map(({ key }) => key);
  await sql`delete from event_version where event = any(${orphanKeys}::integer[])`.execute(trx, options);
  await sql`delete from event where key = any(${orphanKeys}::integer[])`.execute(trx, options);
}
