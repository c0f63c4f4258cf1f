/** What keeps the queue of deliveries bounded: overfull subscriptions end, old deliveries go. */
import { sql } from 'kysely';
import { sentTime } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { cancelPending } from './deliveries.ts';

export interface PendingDeliveries {
  /** Of active subscriptions. */
  readonly pending: number;
  /** When the one that waits longest was due; undefined if none is due. */
  readonly oldestDueAt: number | undefined;
}

/** Counts what waits and disables subscriptions (`backlog`) with more than `pendingMax`; says which. */
export async function checkBacklog(
  store: Store,
  { now, pendingMax }: { readonly now: number; readonly pendingMax: number },
  signal?: AbortSignal,
): Promise<PendingDeliveries & { readonly disabled: readonly string[] }> {
  return store.query(async (db, options) => {
    const at = sql`${sentTime(now)}::timestamptz`;
    const { rows } = await sql<{ id: string; pending: bigint; oldest: Date | null }>`
      select d.subscription as id, count(*) as pending, min(d.next_attempt_at) filter (
        where d.lease_by is null and d.next_attempt_at <= ${at}) as oldest
      from webhook_delivery d join webhook_subscription s on s.id = d.subscription
      where d.status = 'pending' and s.status = 'active' group by 1`.execute(db, options);
    const full = rows.filter(({ pending }) => pending > BigInt(pendingMax)).map(({ id }) => id);
    if (full.length > 0) {
      await sql`
        update webhook_subscription
        set status = 'disabled', disabled_reason = 'backlog', disabled_at = ${at}, updated_at = ${at}
        where id = any(${full}) and status = 'active'`.execute(db, options);
    }
    const oldest = rows.flatMap((row) => (row.oldest === null ? [] : [row.oldest.getTime()]));
    return {
      pending: rows.reduce((sum, row) => sum + Number(row.pending), 0),
      oldestDueAt: oldest.length === 0 ? undefined : Math.min(...oldest),
      disabled: full,
    };
  }, signal);
}

/** Cancels what waits for subscriptions that are disabled; how many, at most `limit`. */
export async function cancelOfDisabled(
  store: Store,
  now: number,
  limit: number,
  signal?: AbortSignal,
): Promise<number> {
  return store.query(
    (db, options) => db.transaction().execute((trx) => cancelPending({ trx, options }, now, limit)),
    signal,
  );
}

/** Removes deliveries that are over and were made before a time, with their attempts; how many, at most `limit`. */
export async function pruneDeliveries(
  store: Store,
  before: number,
  limit: number,
  signal?: AbortSignal,
): Promise<number> {
  const { numAffectedRows } = await store.query(
    (db, options) =>
      sql`delete from webhook_delivery where id in (
        select d.id from webhook_subscription s cross join lateral (
          select id from webhook_delivery
          where subscription = s.id and created_at < ${sentTime(before)}::timestamptz and status <> 'pending'
          order by created_at limit ${limit} for update skip locked) d
        limit ${limit})`.execute(db, options),
    signal,
  );
  return Number(numAffectedRows ?? 0n);
}
