/** What owners of subscriptions ask of their deliveries: lists, tests and another try. What is sent when is decided elsewhere. */
import { sql } from 'kysely';
import type { AnnouncementTopic } from '../../core/announcement/index.ts';
import type { RowOf } from '../row-of.ts';
import type { Store } from '../store.ts';
import { toTopic } from './subscriptions.ts';

const deliveryStatuses = ['pending', 'delivered', 'exhausted', 'cancelled'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Times in milliseconds since 1970. */
export interface DeliveryRow {
  readonly id: string;
  readonly eventId: string;
  readonly type: AnnouncementTopic | 'webhook.test';
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly createdAt: number;
  readonly nextAttemptAt: number | undefined;
  readonly lastAttemptAt: number | undefined;
  readonly lastStatus: number | undefined;
  readonly lastError: string | undefined;
  readonly deliveredAt: number | undefined;
  /** Where it stands in the list; exact, which a time in milliseconds need not be. */
  readonly place: DeliveryPlace;
}

export interface DeliveryPlace {
  /** Microseconds since 1970. */
  readonly createdUs: string;
  readonly id: string;
}

export interface AttemptRow {
  readonly number: number;
  readonly startedAt: number;
  readonly durationMs: number | undefined;
  readonly status: number | undefined;
  readonly error: string | undefined;
  readonly response: string | undefined;
}

export interface NewTestDelivery {
  readonly id: string;
  readonly subscription: string;
  readonly eventId: string;
  readonly body: string;
  readonly createdAt: number;
}

type Row = RowOf<
  'webhook_delivery',
  | 'id'
  | 'event'
  | 'type'
  | 'status'
  | 'attempts'
  | 'created_at'
  | 'next_attempt_at'
  | 'last_attempt_at'
  | 'last_status'
  | 'last_error'
  | 'delivered_at'
> & { readonly created_us: string };

const columns = sql`id, event, type, status, attempts, created_at, next_attempt_at, last_attempt_at, last_status,
  last_error, delivered_at, (extract(epoch from created_at) * 1000000)::bigint::text as created_us`;

/** Newest first, those after `after`. */
export async function loadDeliveries(
  store: Store,
  asked: {
    readonly subscription: string;
    readonly status: DeliveryStatus | undefined;
    readonly after: DeliveryPlace | undefined;
    readonly limit: number;
  },
  signal?: AbortSignal,
): Promise<DeliveryRow[]> {
  const { subscription, status, after, limit } = asked;
  const ofStatus = status === undefined ? sql`` : sql`and status = ${status}`;
  const fromPlace =
    after === undefined
      ? sql``
      : sql`and (created_at, id) <
          (timestamptz 'epoch' + ${after.createdUs}::bigint * interval '1 microsecond', ${after.id})`;
  const { rows } = await store.query(
    (db, options) =>
      sql<Row>`
        select ${columns} from webhook_delivery
        where subscription = ${subscription} ${ofStatus} ${fromPlace}
        order by created_at desc, id desc limit ${limit}`.execute(db, options),
    signal,
  );
  return rows.map(toDelivery);
}

/** The newest attempts of each of these deliveries, newest first, `limit` of each at the most. */
export async function loadAttempts(
  store: Store,
  deliveries: readonly string[],
  limit: number,
  signal?: AbortSignal,
): Promise<Map<string, AttemptRow[]>> {
  const { rows } = await store.query(
    (db, options) =>
      sql<RowOf<'webhook_attempt'>>`
        select a.* from unnest(${[...deliveries]}::text[]) as d (id)
        cross join lateral (
          select * from webhook_attempt where delivery = d.id order by number desc limit ${limit}) a
        order by a.delivery, a.number desc`.execute(db, options),
    signal,
  );
  const attempts = Map.groupBy(rows, ({ delivery }) => delivery);
  return new Map(
    [...attempts].map(([delivery, made]) => [
      delivery,
      made.map((row) => ({
        number: row.number,
        startedAt: row.started_at.getTime(),
        durationMs: row.duration_ms ?? undefined,
        status: row.status ?? undefined,
        error: row.error ?? undefined,
        response: row.response ?? undefined,
      })),
    ]),
  );
}

/** Nothing where the subscription is not active, or `waitingMax` tests of it are pending already. */
export async function saveTestDelivery(
  store: Store,
  made: NewTestDelivery,
  waitingMax: number,
  signal?: AbortSignal,
): Promise<DeliveryRow | undefined> {
  const { id, subscription, eventId, body } = made;
  const at = new Date(made.createdAt);
  const row = await store.query(
    (db, options) =>
      db.transaction().execute(async (trx) => {
        // One after another, so that the count holds; and not while the subscription is being switched off or removed.
        const { rows: active } = await sql`
          select id from webhook_subscription where id = ${subscription} and status = 'active' for update`.execute(
          trx,
          options,
        );
        if (active.length === 0) return undefined;
        const { rows } = await sql<Row>`
          insert into webhook_delivery
            (id, subscription, outbox, event, type, body, created_at, status, next_attempt_at)
          select ${id}, ${subscription}, null, ${eventId}, 'webhook.test', ${body}, ${at}::timestamptz, 'pending',
            ${at}::timestamptz
          where (
            select count(*) from webhook_delivery
            where subscription = ${subscription} and status = 'pending' and type = 'webhook.test') < ${waitingMax}
          returning ${columns}`.execute(trx, options);
        return rows[0];
      }),
    signal,
  );
  return row && toDelivery(row);
}

/**
 * Has it attempted again from the first try on, whatever became of it; an attempt under way ends first. Its id stays, and
 * so does what is known of it. Nothing where there is no such delivery.
 */
export async function redeliver(
  store: Store,
  of: { readonly subscription: string; readonly id: string },
  at: number,
  signal?: AbortSignal,
): Promise<DeliveryRow | undefined> {
  const now = sql`${new Date(at)}::timestamptz`;
  const { rows } = await store.query(
    (db, options) =>
      sql<Row>`
        update webhook_delivery set
          status = 'pending',
          round_attempts = case when lease_by is null then 0 else round_attempts end,
          next_attempt_at = case when lease_by is null then ${now} else next_attempt_at end,
          redeliver_at = case when lease_by is null then null else coalesce(redeliver_at, ${now}) end
        where id = ${of.id} and subscription = ${of.subscription}
        returning ${columns}`.execute(db, options),
    signal,
  );
  return rows[0] && toDelivery(rows[0]);
}

function toDelivery(row: Row): DeliveryRow {
  return {
    id: row.id,
    eventId: row.event,
    type: row.type === 'webhook.test' ? row.type : toTopic(row.type),
    status: toStatus(row.status),
    attempts: row.attempts,
    createdAt: row.created_at.getTime(),
    nextAttemptAt: row.next_attempt_at?.getTime(),
    lastAttemptAt: row.last_attempt_at?.getTime(),
    lastStatus: row.last_status ?? undefined,
    lastError: row.last_error ?? undefined,
    deliveredAt: row.delivered_at?.getTime(),
    place: { createdUs: row.created_us, id: row.id },
  };
}

function toStatus(text: string): DeliveryStatus {
  const status = deliveryStatuses.find((name) => name === text);
  if (!status) throw new TypeError(`The database holds an unknown delivery status: ${text}`);
  return status;
}
