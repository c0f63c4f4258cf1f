/** Webhook subscriptions: who gets which events, and where. Secrets are sealed before they come here. */
import { sql } from 'kysely';
import { type AnnouncementTopic, announcementTopics } from '../../core/announcement/index.ts';
import type { RowOf } from '../row-of.ts';
import type { Store } from '../store.ts';

/** Undefined: not filtered by. */
export interface SubscriptionFilters {
  readonly crossVenue: boolean | undefined;
  /** Exact decimal text. */
  readonly minNetUsd: string | undefined;
}

export type SubscriptionStatus = 'active' | 'disabled';

/** A row, times in milliseconds since 1970. */
export interface SubscriptionRow {
  readonly id: string;
  /** The id of the caller that made it. */
  readonly owner: string;
  readonly url: string;
  readonly events: readonly AnnouncementTopic[];
  readonly filters: SubscriptionFilters;
  /** Sealed for this id. */
  readonly secret: Buffer;
  /** The one before, sealed too: signs beside the other until `previousUntil`. */
  readonly previousSecret: Buffer | undefined;
  readonly previousUntil: number | undefined;
  readonly status: SubscriptionStatus;
  /**
   * `gone`: its receiver answered 410. `backlog`: too much waited for it. `by_owner`: its owner switched it off.
   * `key_revoked`: its owner's key was revoked.
   */
  readonly disabledReason: string | undefined;
  readonly disabledAt: number | undefined;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface NewSubscription {
  readonly id: string;
  readonly owner: string;
  /** The id of the owner's API key, if the owner has one: when it is revoked, nothing more is sent. */
  readonly ownerKey: string | undefined;
  readonly url: string;
  readonly events: readonly AnnouncementTopic[];
  readonly filters: SubscriptionFilters;
  readonly secret: Buffer;
  readonly createdAt: number;
}

export interface SubscriptionChange {
  readonly url?: string;
  readonly events?: readonly AnnouncementTopic[];
  /** Replaces both. */
  readonly filters?: SubscriptionFilters;
  readonly status?: SubscriptionStatus;
}

type Row = Omit<RowOf<'webhook_subscription'>, 'failures' | 'since_outbox' | 'owner_key'>;

/** Made, unless its owner has `ownedMax` of them: then nothing. However many are made at once, there are never more. */
export async function saveSubscription(
  store: Store,
  made: NewSubscription,
  ownedMax: number,
  signal?: AbortSignal,
): Promise<SubscriptionRow | undefined> {
  const { id, owner, ownerKey, url, events, filters, secret } = made;
  const at = new Date(made.createdAt);
  const row = await store.query(
    (db, options) =>
      db.transaction().execute(async (trx) => {
        // Those of one owner are made one after another, and counted in a statement of its own, which sees the last.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`webhook_subscription ${owner}`}, 0))`.execute(
          trx,
          options,
        );
        const { rows } = await sql<Row>`
          insert into webhook_subscription
            (id, owner, owner_key, url, events, cross_venue, min_net_usd, secret, status, created_at, updated_at)
          select ${id}, ${owner}, ${ownerKey ?? null}::text, ${url}, ${[...events]}::text[], ${filters.crossVenue ?? null}::boolean,
            ${filters.minNetUsd ?? null}::numeric, ${secret}::bytea, 'active', ${at}::timestamptz, ${at}::timestamptz
          where (select count(*) from webhook_subscription where owner = ${owner}) < ${ownedMax}
          returning *`.execute(trx, options);
        return rows[0];
      }),
    signal,
  );
  return row && toSubscription(row);
}

export async function countSubscriptions(store: Store, owner: string, signal?: AbortSignal): Promise<number> {
  const { rows } = await store.query(
    (db, options) =>
      sql<{ owned: number }>`
        select count(*)::integer as owned from webhook_subscription where owner = ${owner}`.execute(
        db,
        options,
      ),
    signal,
  );
  return rows[0]?.owned ?? 0;
}

/** All of an owner, newest first. */
export async function loadSubscriptions(
  store: Store,
  owner: string,
  signal?: AbortSignal,
): Promise<SubscriptionRow[]> {
  const { rows } = await store.query(
    (db, options) =>
      sql<Row>`
        select * from webhook_subscription where owner = ${owner} order by created_at desc, id desc`.execute(
        db,
        options,
      ),
    signal,
  );
  return rows.map(toSubscription);
}

/** What another owner has is not found. */
export async function findSubscription(
  store: Store,
  owner: string,
  id: string,
  signal?: AbortSignal,
): Promise<SubscriptionRow | undefined> {
  const { rows } = await store.query(
    (db, options) =>
      sql<Row>`select * from webhook_subscription where id = ${id} and owner = ${owner}`.execute(db, options),
    signal,
  );
  return rows[0] && toSubscription(rows[0]);
}

/**
 * The subscription as it is then, or nothing where there is none. Switching it off cancels what waits for it, and what
 * still waits is cancelled before it is switched on, which forgets why it was off. A status it has already changes nothing.
 */
export async function changeSubscription(
  store: Store,
  of: { readonly owner: string; readonly id: string },
  change: SubscriptionChange,
  changedAt: number,
  signal?: AbortSignal,
): Promise<SubscriptionRow | undefined> {
  const at = new Date(changedAt);
  if (change.status === 'active') await cancelWaiting(store, of, signal);
  const changed = await updateSubscription(store, of, change, at, signal);
  if (change.status === 'disabled') await cancelWaiting(store, of, signal);
  return changed;
}

async function updateSubscription(
  store: Store,
  of: { readonly owner: string; readonly id: string },
  change: SubscriptionChange,
  at: Date,
  signal: AbortSignal | undefined,
): Promise<SubscriptionRow | undefined> {
  const { url = null, status = null, filters } = change;
  const events = change.events === undefined ? null : [...change.events];
  const { rows } = await store.query(
    (db, options) =>
      sql<Row>`
        update webhook_subscription set
          url = coalesce(${url}::text, url),
          events = coalesce(${events}::text[], events),
          cross_venue = case when ${filters !== undefined} then ${filters?.crossVenue ?? null}::boolean
            else cross_venue end,
          min_net_usd = case when ${filters !== undefined} then ${filters?.minNetUsd ?? null}::numeric
            else min_net_usd end,
          status = coalesce(${status}::text, status),
          disabled_reason = case coalesce(${status}::text, status) when 'active' then null
            else coalesce(disabled_reason, 'by_owner') end,
          disabled_at = case coalesce(${status}::text, status) when 'active' then null
            else coalesce(disabled_at, ${at}::timestamptz) end,
          failures = case when status = 'disabled' and ${status}::text = 'active' then 0 else failures end,
          updated_at = ${at}::timestamptz
        where id = ${of.id} and owner = ${of.owner}
        returning *`.execute(db, options),
    signal,
  );
  return rows[0] && toSubscription(rows[0]);
}

/** Rows of deliveries that one statement changes or removes: it has 15 seconds. */
const rowsAtOnce = 10_000;

/**
 * Cancels what waits for it while it is disabled. An attempt under way keeps its lease, without which the delivery could be
 * sent a second time at once. Given up half-way, the rest is left to the upkeep.
 */
async function cancelWaiting(
  store: Store,
  of: { readonly owner: string; readonly id: string },
  signal: AbortSignal | undefined,
): Promise<void> {
  await untilFew(
    store,
    (db, options) =>
      sql`
        update webhook_delivery set status = 'cancelled', next_attempt_at = null
        where id in (
          select d.id from webhook_subscription s join webhook_delivery d on d.subscription = s.id
          where s.id = ${of.id} and s.owner = ${of.owner} and s.status = 'disabled' and d.status = 'pending'
            and d.lease_by is null
          limit ${rowsAtOnce} for no key update of d skip locked)`.execute(db, options),
    signal,
  );
}

/** The secret before stays beside the new one until `previousUntil`; the one before that is gone. */
export async function rotateSecret(
  store: Store,
  of: { readonly owner: string; readonly id: string },
  rotation: { readonly secret: Buffer; readonly previousUntil: number; readonly rotatedAt: number },
  signal?: AbortSignal,
): Promise<SubscriptionRow | undefined> {
  const { rows } = await store.query(
    (db, options) =>
      sql<Row>`
        update webhook_subscription set
          previous_secret = secret,
          previous_until = ${new Date(rotation.previousUntil)}::timestamptz,
          secret = ${rotation.secret}::bytea,
          updated_at = ${new Date(rotation.rotatedAt)}::timestamptz
        where id = ${of.id} and owner = ${of.owner}
        returning *`.execute(db, options),
    signal,
  );
  return rows[0] && toSubscription(rows[0]);
}

/**
 * Removes it with its deliveries; false where there is none. Nothing is sent from its beginning on. A removal that is
 * given up half-way leaves a subscription that is switched off, and can be asked for again.
 */
export async function removeSubscription(
  store: Store,
  of: { readonly owner: string; readonly id: string },
  removedAt: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const found = await updateSubscription(store, of, { status: 'disabled' }, new Date(removedAt), signal);
  if (found === undefined) return false;
  // Those whose attempts are being recorded go with the subscription: locking many rows at once could deadlock.
  await untilFew(
    store,
    (db, options) =>
      sql`
        delete from webhook_delivery where id in (
          select id from webhook_delivery where subscription = ${of.id} limit ${rowsAtOnce}
          for update skip locked)`.execute(db, options),
    signal,
  );
  const { numAffectedRows = 0n } = await store.query(
    (db, options) =>
      sql`delete from webhook_subscription where id = ${of.id} and owner = ${of.owner}`.execute(db, options),
    signal,
  );
  return numAffectedRows > 0n;
}

/** Repeats a statement that takes `rowsAtOnce` of them until it finds fewer. */
async function untilFew(
  store: Store,
  statement: (...on: Parameters<Parameters<Store['query']>[0]>) => Promise<{ numAffectedRows?: bigint }>,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await store.query(statement, signal);
    if (numAffectedRows < rowsAtOnce) return;
  }
}

function toSubscription(row: Row): SubscriptionRow {
  return {
    id: row.id,
    owner: row.owner,
    url: row.url,
    events: row.events.map(toTopic),
    filters: { crossVenue: row.cross_venue ?? undefined, minNetUsd: row.min_net_usd ?? undefined },
    secret: row.secret,
    previousSecret: row.previous_secret ?? undefined,
    previousUntil: row.previous_until?.getTime(),
    status: row.status === 'active' ? 'active' : 'disabled',
    disabledReason: row.disabled_reason ?? undefined,
    disabledAt: row.disabled_at?.getTime(),
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
  };
}

export function toTopic(text: string): AnnouncementTopic {
  const topic = announcementTopics.find((name) => name === text);
  if (!topic) throw new TypeError(`The database holds an unknown event: ${text}`);
  return topic;
}
