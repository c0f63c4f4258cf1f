/**
 * Entries of the outbox become deliveries. One transaction writes the deliveries and marks the entries, so each entry is
 * dispatched to each subscription that asked for it, once; other processes pass over entries that are being dispatched.
 */
import { sql } from 'kysely';
import type { AnnouncementFacts } from '../../core/announcement/index.ts';
import type { RowOf } from '../row-of.ts';
import { sentTime, type Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';

export interface UndispatchedEntry extends AnnouncementFacts {
  readonly id: bigint;
  readonly topic: string;
  readonly createdAt: number;
  /** JSON as it was written. */
  readonly payload: string;
}

/** An active subscription, as far as it matters for what is sent to it. */
export interface ActiveSubscription {
  readonly id: string;
  readonly events: readonly string[];
  readonly crossVenue: boolean | undefined;
  /** Exact decimal text. */
  readonly minNetUsd: string | undefined;
  /** It gets entries with higher numbers. */
  readonly sinceOutbox: bigint;
}

export interface PlannedEvent {
  readonly outbox: bigint;
  readonly event: string;
  readonly type: string;
  readonly body: string;
  readonly deliveries: readonly { readonly id: string; readonly subscription: string }[];
}

export interface FanOutRules {
  readonly now: number;
  readonly entriesMax: number;
  /** Deliveries written by one transaction; one entry may have more. */
  readonly deliveriesMax: number;
  readonly plan: (entry: UndispatchedEntry, listeners: readonly ActiveSubscription[]) => PlannedEvent;
}

export interface FanOutCounts {
  readonly entries: number;
  readonly deliveries: number;
}

export async function fanOutEntries(
  store: Store,
  rules: FanOutRules,
  signal?: AbortSignal,
): Promise<FanOutCounts> {
  return store.query(
    (db, options) =>
      db.transaction().execute(async (trx) => {
        const writing = { trx, options };
        const entries = await takeEntries(writing, rules.entriesMax);
        if (entries.length === 0) return { entries: 0, deliveries: 0 };
        const topics = [...new Set(entries.map(({ topic }) => topic))];
        const listeners = await loadListeners(writing, topics);
        const dispatched: PlannedEvent[] = [];
        let planned = 0;
        for (const entry of entries) {
          const event = rules.plan(entry, listeners);
          if (dispatched.length > 0 && planned + event.deliveries.length > rules.deliveriesMax) break;
          planned += event.deliveries.length;
          dispatched.push(event);
        }
        const deliveries = planned === 0 ? 0 : await writeDeliveries(writing, dispatched, rules.now);
        const ids = dispatched.map(({ outbox }) => outbox);
        await sql`update outbox set dispatched_at = ${sentTime(rules.now)}::timestamptz where id = any(${ids})`.execute(
          trx,
          options,
        );
        return { entries: dispatched.length, deliveries };
      }),
    signal,
  );
}

async function takeEntries({ trx, options }: Writing, limit: number): Promise<UndispatchedEntry[]> {
  const { rows } = await sql<
    Omit<RowOf<'outbox'>, 'payload' | 'dispatched_at'> & { payload: string }
  >`select id, topic, created_at, run, payload::text as payload, cross_venue, net from outbox
    where dispatched_at is null order by id limit ${limit} for no key update skip locked`.execute(
    trx,
    options,
  );
  return rows.map(({ id, topic, created_at, run, payload, cross_venue, net }) => ({
    id,
    topic,
    createdAt: created_at.getTime(),
    run: run ?? undefined,
    crossVenue: cross_venue ?? undefined,
    net: net === null ? undefined : Number(net),
    payload,
  }));
}

/** Where the key was revoked, nothing more is sent. */
async function loadListeners(
  { trx, options }: Writing,
  topics: readonly string[],
): Promise<ActiveSubscription[]> {
  const { rows } = await sql<
    RowOf<'webhook_subscription', 'id' | 'events' | 'cross_venue' | 'min_net_usd' | 'since_outbox'>
  >`select id, events, cross_venue, min_net_usd, since_outbox from webhook_subscription s
    where status = 'active' and events && ${topics}::text[] and not exists (
      select 1 from api_key k where s.owner_key = k.id and k.revoked_at is not null)
    order by id`.execute(trx, options);
  return rows.map((row) => ({
    id: row.id,
    events: row.events,
    crossVenue: row.cross_venue ?? undefined,
    minNetUsd: row.min_net_usd ?? undefined,
    sinceOutbox: row.since_outbox,
  }));
}

/** A subscription that was deleted meanwhile is left out; one that is being deleted is waited for. */
async function writeDeliveries(
  { trx, options }: Writing,
  events: readonly PlannedEvent[],
  now: number,
): Promise<number> {
  const delivered = events.filter(({ deliveries }) => deliveries.length > 0);
  const deliveries = delivered.flatMap(({ outbox, deliveries }) =>
    deliveries.map((delivery) => ({ ...delivery, outbox })),
  );
  const at = sql`${sentTime(now)}::timestamptz`;
  await sql`
    insert into webhook_event (id, body, created_at)
    select id, body, ${at} from unnest(
      ${delivered.map(({ event }) => event)}::text[], ${delivered.map(({ body }) => body)}::text[]) as e(id, body)
    on conflict (id) do update set created_at = excluded.created_at`.execute(trx, options);
  const { numAffectedRows } = await sql`
    insert into webhook_delivery (id, subscription, outbox, event, type, created_at, status, next_attempt_at)
    select d.id, s.id, e.outbox, e.event, e.type, ${at}, 'pending', ${at}
    from unnest(
      ${deliveries.map(({ id }) => id)}::text[],
      ${deliveries.map(({ subscription }) => subscription)}::text[],
      ${deliveries.map(({ outbox }) => outbox)}::bigint[]) as d(id, subscription, outbox)
    join unnest(
      ${delivered.map(({ outbox }) => outbox)}::bigint[],
      ${delivered.map(({ event }) => event)}::text[],
      ${delivered.map(({ type }) => type)}::text[]) as e(outbox, event, type) on e.outbox = d.outbox
    join webhook_subscription s on s.id = d.subscription
    for key share of s
    on conflict (subscription, outbox) do nothing`.execute(trx, options);
  return Number(numAffectedRows ?? 0n);
}
