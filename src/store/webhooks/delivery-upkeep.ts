/** What keeps the queue of deliveries bounded: overfull subscriptions end, old deliveries go. */
import { sql } from 'kysely';
import { removeRows } from '../remove-rows.ts';
import type { RowOf } from '../row-of.ts';
import { sentTime } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { cancelPending } from './deliveries.ts';
import { pendingSubscriptions } from './pending-subscriptions.ts';

export interface PendingDeliveries {
  /** Of active subscriptions. */
  readonly pending: number;
  /** When the one that waits longest was due; undefined if none is due. */
  readonly oldestDueAt: number | undefined;
}

/** Subscriptions that one statement counts for, each `pendingMax` rows at the most: it has 15 seconds. */
const countedAtOnce = 8;

/** Counts what waits and disables subscriptions (`backlog`) with more than `pendingMax`; says which. */
export async function checkBacklog(
  store: Store,
  { now, pendingMax }: { readonly now: number; readonly pendingMax: number },
  signal?: AbortSignal,
): Promise<PendingDeliveries & { readonly disabled: readonly string[] }> {
  const at = sql`${sentTime(now)}::timestamptz`;
  // One step along the index for each subscription, and one more for the first of it that is due.
  const { rows: waiting } = await store.query(
    (db, options) =>
      sql<RowOf<'webhook_subscription', 'id'> & { oldest: Date | null }>`
        with recursive ${pendingSubscriptions}
        select s.id, (
          select next_attempt_at from webhook_delivery
          where subscription = s.id and status = 'pending' and next_attempt_at <= ${at} and lease_by is null
          order by next_attempt_at limit 1) as oldest
        from pending p join webhook_subscription s on s.id = p.subscription where s.status = 'active'`.execute(
        db,
        options,
      ),
    signal,
  );
  const counted: { readonly id: string; readonly pending: number }[] = [];
  for (let from = 0; from < waiting.length; from += countedAtOnce) {
    const ids = waiting.slice(from, from + countedAtOnce).map(({ id }) => id);
    const { rows } = await store.query(
      (db, options) =>
        sql<RowOf<'webhook_subscription', 'id'> & { pending: number }>`
          select s.id, (
            select count(*)::integer from (
              select from webhook_delivery where subscription = s.id and status = 'pending' limit ${pendingMax + 1}) d
          ) as pending
          from unnest(${ids}::text[]) as s(id)`.execute(db, options),
      signal,
    );
    counted.push(...rows);
  }
  const full = counted.filter(({ pending }) => pending > pendingMax).map(({ id }) => id);
  if (full.length > 0) {
    await store.query(
      (db, options) =>
        sql`
          update webhook_subscription
          set status = 'disabled', disabled_reason = 'backlog', disabled_at = ${at}, updated_at = ${at}
          where id in (
            select id from webhook_subscription where id = any(${full}) and status = 'active'
            order by id for no key update)`.execute(db, options),
      signal,
    );
  }
  const due = waiting.flatMap(({ oldest }) => (oldest === null ? [] : [oldest.getTime()]));
  return {
    pending: counted.reduce((sum, { pending }) => sum + pending, 0),
    oldestDueAt: due.length === 0 ? undefined : due.reduce((first, time) => Math.min(first, time)),
    disabled: full,
  };
}

/** Disables the subscriptions of API keys that were revoked (`key_revoked`); says which. */
export async function disableOfRevoked(store: Store, now: number, signal?: AbortSignal): Promise<string[]> {
  const at = sql`${sentTime(now)}::timestamptz`;
  const { rows } = await store.query(
    (db, options) =>
      sql<RowOf<'webhook_subscription', 'id'>>`
        with revoked as (
          select s.id from api_key k join webhook_subscription s on s.owner_key = k.id
          where k.revoked_at is not null and s.status = 'active' order by s.id for no key update of s
        )
        update webhook_subscription s
        set status = 'disabled', disabled_reason = 'key_revoked', disabled_at = ${at}, updated_at = ${at}
        from revoked r where s.id = r.id returning s.id`.execute(db, options),
    signal,
  );
  return rows.map(({ id }) => id);
}

/** Cancels what waits for subscriptions that are disabled; how many, at most `limit`. */
export async function cancelOfDisabled(store: Store, limit: number, signal?: AbortSignal): Promise<number> {
  return store.query(
    (db, options) => db.transaction().execute((trx) => cancelPending({ trx, options }, limit)),
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
  return removeRows(
    store,
    sql`delete from webhook_delivery where id in (
        select d.id from webhook_subscription s cross join lateral (
          select id from webhook_delivery
          where subscription = s.id and created_at < ${sentTime(before)}::timestamptz and status <> 'pending'
          order by created_at limit ${limit} for update skip locked) d
        limit ${limit})`,
    signal,
  );
}

/** Removes events from before a time of which no delivery is left; how many, at most `limit`. */
export async function pruneEvents(
  store: Store,
  before: number,
  limit: number,
  signal?: AbortSignal,
): Promise<number> {
  return removeRows(
    store,
    // One step along the index for the oldest delivery of each subscription.
    sql`delete from webhook_event where id in (
        select id from webhook_event where created_at < least(${sentTime(before)}::timestamptz, (
          select min(d.created_at) from webhook_subscription s cross join lateral (
            select created_at from webhook_delivery where subscription = s.id order by created_at limit 1) d))
        order by created_at limit ${limit} for update skip locked)`,
    signal,
  );
}
