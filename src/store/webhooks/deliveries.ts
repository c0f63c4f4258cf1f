/**
 * The queue of deliveries, shared by any number of processes: what ended is recorded and what is due is claimed, in one
 * transaction.
 *
 *   subscriptions (in order) ─ ends ─ the claimers' lock ─ cut off ─ claims      locks are taken in this order by everybody
 *
 * A claim is a lease: a worker that dies before it records the end of the attempt loses it when it runs out. An end counts only
 * while the lease of just that attempt stands.
 */
import { sql } from 'kysely';
import type { RowOf } from '../row-of.ts';
import { sentTime, sentTimeOrNull, type Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { type CutAttempts, type CutRules, endLapsed } from './cut-attempts.ts';
import { pendingSubscriptions } from './pending-subscriptions.ts';

/** What may be claimed now, by whom. */
export interface ClaimRules extends CutRules {
  /** Unique to one worker. */
  readonly token: string;
  readonly leaseMs: number;
  /** Most attempts under way for one subscription, in all processes; one while its last attempt failed. */
  readonly perSubscriptionMax: number;
  /** Most that are claimed; of these for subscriptions that already have one under way; of these for failing ones. */
  readonly slots: number;
  readonly furtherSlots: number;
  readonly failingSlots: number;
}

export interface ClaimedDelivery {
  readonly id: string;
  readonly subscription: string;
  readonly url: string;
  readonly event: string;
  readonly body: string;
  /** The number of the attempt, which rises over the whole life of the delivery. */
  readonly attempt: number;
  /** Attempts that ended before, since it was made or redelivered. */
  readonly endedAttempts: number;
  /** Failed attempts of the subscription since the last that did not fail. */
  readonly failures: number;
  /** Sealed. */
  readonly secret: Uint8Array;
  readonly previousSecret: Uint8Array | undefined;
  readonly previousUntil: number | undefined;
}

/** What becomes of a delivery. `released`: the attempt was cut short by us and counts for nothing. */
export type DeliveryVerdict =
  | { readonly kind: 'delivered'; readonly at: number }
  | { readonly kind: 'retry'; readonly at: number }
  | { readonly kind: 'exhausted' }
  | { readonly kind: 'gone'; readonly at: number }
  | { readonly kind: 'released'; readonly at: number };

export interface AttemptEnd {
  readonly delivery: string;
  readonly subscription: string;
  /** Where it went. */
  readonly url: string;
  readonly attempt: number;
  readonly startedAt: number;
  readonly durationMs: number;
  /** What the receiver answered, or why it did not. */
  readonly status: number | undefined;
  readonly error: string | undefined;
  readonly response: string | undefined;
  /** Whether the subscription was failing when the attempt was claimed. */
  readonly wasFailing: boolean;
  readonly verdict: DeliveryVerdict;
}

export interface DeliveryExchange {
  readonly claimed: readonly ClaimedDelivery[];
  /** Ends that counted; the lease of the others was no longer ours. */
  readonly recorded: number;
  /** Attempts, of whomever, whose lease had run out. */
  readonly cut: CutAttempts;
}

/** Any number that nothing else locks. */
const claimersLock = 7_309_001;
const claimIdleMaxMs = 5_000;
/** Of a subscription that ended; the rest is cancelled by and by. */
const cancelledAtOnceMax = 5_000;

export async function exchangeDeliveries(
  store: Store,
  ends: readonly AttemptEnd[],
  claim: ClaimRules,
): Promise<DeliveryExchange> {
  return store.query((db, options) =>
    db.transaction().execute(async (trx) => {
      const writing = { trx, options };
      const recorded = await takeEnds(writing, ends, claim);
      if (claim.slots === 0) return { recorded, claimed: [], cut: { attempts: 0, givenUp: 0 } };
      await becomeClaimer(writing);
      const cut = await endLapsed(writing, claim);
      return { recorded, cut, claimed: await claimDue(writing, claim) };
    }),
  );
}

/** Records them with what they mean for their subscriptions; how many counted. */
async function takeEnds(
  writing: Writing,
  ends: readonly AttemptEnd[],
  { token, now }: ClaimRules,
): Promise<number> {
  if (ends.length === 0) return 0;
  const urls = await lockNoted(writing, ends.filter(isNoted));
  // Another address than the subscription has by now is gone; that one has yet to be tried.
  const judged = ends.map((end): AttemptEnd => {
    const { verdict } = end;
    const hasMoved = verdict.kind === 'gone' && urls.get(end.subscription) !== end.url;
    return hasMoved ? { ...end, verdict: { kind: 'retry', at: verdict.at } } : end;
  });
  const recorded = await recordEnds(writing, judged, token);
  const counted = judged.filter(({ delivery }) => recorded.has(delivery));
  await noteOutcomes(writing, counted.filter(isNoted), now);
  const isGone = counted.some(({ verdict }) => verdict.kind === 'gone');
  if (isGone) await cancelPending(writing, cancelledAtOnceMax);
  return recorded.size;
}

/** Whether it changes what is known of its subscription's receiver. */
function isNoted({ verdict, wasFailing }: AttemptEnd): boolean {
  return verdict.kind !== 'released' && (verdict.kind !== 'delivered' || wasFailing);
}

/** Their urls. */
async function lockNoted(
  { trx, options }: Writing,
  ends: readonly AttemptEnd[],
): Promise<ReadonlyMap<string, string>> {
  if (ends.length === 0) return new Map();
  const ids = [...new Set(ends.map(({ subscription }) => subscription))];
  const rows = await trx
    .selectFrom('webhook_subscription')
    .select(['id', 'url'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute(options);
  return new Map(rows.map(({ id, url }) => [id, url]));
}

/** Whether a subscription's receiver accepts what it is sent: written only where that changes. */
async function noteOutcomes(
  { trx, options }: Writing,
  ends: readonly AttemptEnd[],
  now: number,
): Promise<void> {
  const notes = new Map<string, { reset: boolean; failed: number; gone: boolean }>();
  for (const { subscription, verdict } of ends) {
    const note = notes.get(subscription) ?? { reset: false, failed: 0, gone: false };
    notes.set(subscription, note);
    if (verdict.kind === 'delivered') {
      note.reset = true;
      note.failed = 0;
    } else {
      note.failed += 1;
      note.gone ||= verdict.kind === 'gone';
    }
  }
  if (notes.size === 0) return;
  const rows = [...notes].map(([id, note]) => ({ id, ...note }));
  await sql`
    update webhook_subscription s set
      failures = case when n.reset then 0 else s.failures end + n.failed,
      status = case when n.gone then 'disabled' else s.status end,
      disabled_reason = case when n.gone and s.status = 'active' then 'gone' else s.disabled_reason end,
      disabled_at = case when n.gone and s.status = 'active' then ${sentTime(now)}::timestamptz else s.disabled_at end,
      updated_at = case when n.gone and s.status = 'active' then ${sentTime(now)}::timestamptz else s.updated_at end
    from json_to_recordset(${JSON.stringify(rows)}::json) as n(id text, reset boolean, failed integer, gone boolean)
    where s.id = n.id`.execute(trx, options);
}

/**
 * The deliveries whose lease was still ours. One that its owner asked for meanwhile begins a new round, whatever came of
 * this attempt, unless its receiver is gone.
 */
async function recordEnds(
  { trx, options }: Writing,
  ends: readonly AttemptEnd[],
  token: string,
): Promise<ReadonlySet<string>> {
  const rows = ends.map(({ verdict, ...end }) => ({
    delivery: end.delivery,
    attempt: end.attempt,
    started_at: sentTime(end.startedAt),
    duration_ms: end.durationMs,
    http_status: end.status ?? null,
    error: end.error ?? null,
    response: end.response ?? null,
    counted: verdict.kind === 'released' ? 0 : 1,
    status: statusAfter(verdict),
    next_attempt_at: sentTimeOrNull(
      verdict.kind === 'retry' || verdict.kind === 'released' ? verdict.at : undefined,
    ),
    delivered_at: sentTimeOrNull(verdict.kind === 'delivered' ? verdict.at : undefined),
  }));
  const { rows: recorded } = await sql<{ delivery: string }>`
    with ends as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as e(
        delivery text, attempt integer, started_at timestamptz, duration_ms integer, http_status integer, error text,
        response text, counted integer, status text, next_attempt_at timestamptz, delivered_at timestamptz)
    ), kept as (
      update webhook_delivery d set
        status = case when d.redeliver_at is null or e.status = 'cancelled' then e.status else 'pending' end,
        round_attempts = case when d.redeliver_at is null or e.status = 'cancelled' then d.round_attempts + e.counted
          else 0 end,
        next_attempt_at = case when e.status = 'cancelled' then null
          else coalesce(d.redeliver_at, e.next_attempt_at) end,
        redeliver_at = null,
        lease_until = null,
        lease_by = null,
        last_status = e.http_status,
        last_error = e.error,
        delivered_at = coalesce(e.delivered_at, d.delivered_at)
      from ends e
      where d.id = e.delivery and d.lease_by = ${token} and d.attempts = e.attempt
      returning e.delivery, e.attempt, e.started_at, e.duration_ms, e.http_status, e.error, e.response
    )
    insert into webhook_attempt (delivery, number, started_at, duration_ms, status, error, response)
    select delivery, attempt, started_at, duration_ms, http_status, error, response from kept
    returning delivery`.execute(trx, options);
  return new Set(recorded.map(({ delivery }) => delivery));
}

function statusAfter({ kind }: DeliveryVerdict): string {
  switch (kind) {
    case 'delivered':
    case 'exhausted':
      return kind;
    case 'gone':
      return 'cancelled';
    case 'retry':
    case 'released':
      return 'pending';
  }
}

/** Cancels what waits for subscriptions that are disabled, at most `limit`; how many. What is under way may still end. */
export async function cancelPending({ trx, options }: Writing, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update webhook_delivery set status = 'cancelled', next_attempt_at = null
    where id in (
      select d.id from webhook_subscription s cross join lateral (
        select id from webhook_delivery
        where subscription = s.id and status = 'pending' and lease_by is null
        order by next_attempt_at, outbox, id limit ${limit} for no key update skip locked) d
      where s.status = 'disabled' limit ${limit})`.execute(trx, options);
  return Number(numAffectedRows ?? 0n);
}

type ClaimedRow = RowOf<'webhook_delivery', 'id' | 'subscription' | 'event' | 'attempts' | 'round_attempts'> &
  RowOf<'webhook_event', 'body'> &
  RowOf<'webhook_subscription', 'url' | 'failures' | 'secret' | 'previous_secret' | 'previous_until'>;

/**
 * How many attempts are under way is counted over all processes, so one claims at a time; by a statement of its own, because
 * the next one must see what those before have claimed.
 */
async function becomeClaimer({ trx, options }: Writing): Promise<void> {
  // How much is leased and pending changes faster than statistics are taken: the indexes are right, whatever those say.
  // A process that is stopped in here holds up all others until the server hangs up on it.
  await sql`select pg_advisory_xact_lock(${claimersLock}), set_config('enable_seqscan', 'off', true),
    set_config('idle_in_transaction_session_timeout', ${String(claimIdleMaxMs)}, true)`.execute(trx, options);
}

/**
 * Takes turns: the first of each subscription before the second of any. Only subscriptions with something pending are
 * looked at, each by one step along the index, so an idle queue costs nothing however many subscriptions there are.
 */
async function claimDue({ trx, options }: Writing, rules: ClaimRules): Promise<ClaimedDelivery[]> {
  const now = sql`${sentTime(rules.now)}::timestamptz`;
  const { rows } = await sql<ClaimedRow>`
    with recursive ${pendingSubscriptions}, busy as materialized (
      select subscription, count(*) as attempts from webhook_delivery
      where lease_by is not null group by subscription
    ), room as materialized (
      select s.id, s.failures > 0 as failing, coalesce(b.attempts, 0) as busy
      from pending p join webhook_subscription s on s.id = p.subscription left join busy b on b.subscription = s.id
      where s.status = 'active'
    ), candidate as (
      select d.id, d.next_attempt_at, d.outbox, r.failing,
        r.busy + row_number() over (partition by r.id order by d.next_attempt_at, d.outbox, d.id) as place
      from room r cross join lateral (
        select d.id, d.next_attempt_at, d.outbox from webhook_delivery d
        where d.subscription = r.id and d.status = 'pending' and d.next_attempt_at <= ${now} and d.lease_by is null
        order by d.next_attempt_at, d.outbox, d.id
        limit greatest(0, case when r.failing then 1 else ${rules.perSubscriptionMax}::integer end - r.busy)
      ) d
    ), ranked as (
      select *, row_number() over (
        partition by failing, place > 1 order by place, next_attempt_at, outbox, id) as of_kind
      from candidate
    ), chosen as (
      select id, row_number() over (order by place, next_attempt_at, outbox, id) as turn from ranked
      where of_kind <= case
        when failing then ${rules.failingSlots}::integer
        when place > 1 then ${rules.furtherSlots}::integer
        else ${rules.slots}::integer end
      order by turn
      limit ${rules.slots}
    ), locked as (
      select d.id, chosen.turn
      from chosen join webhook_delivery d on d.id = chosen.id
      where d.status = 'pending' and d.next_attempt_at <= ${now} and d.lease_by is null
      for no key update of d skip locked
    ), claimed as (
      update webhook_delivery d set
        attempts = d.attempts + 1,
        last_attempt_at = ${now},
        lease_until = ${sentTime(rules.now + rules.leaseMs)}::timestamptz,
        lease_by = ${rules.token}
      from locked l where d.id = l.id
      returning d.id, d.subscription, d.event, d.body, d.attempts, d.round_attempts, l.turn
    )
    select c.id, c.subscription, c.event, coalesce(c.body, e.body) as body, c.attempts, c.round_attempts,
      s.url, s.failures, s.secret, s.previous_secret, s.previous_until
    from claimed c join webhook_subscription s on s.id = c.subscription left join webhook_event e on e.id = c.event
    order by c.turn`.execute(trx, options);
  return rows.map(toClaimed);
}

function toClaimed(row: ClaimedRow): ClaimedDelivery {
  return {
    id: row.id,
    subscription: row.subscription,
    url: row.url,
    event: row.event,
    body: row.body,
    attempt: row.attempts,
    endedAttempts: row.round_attempts,
    failures: row.failures,
    secret: row.secret,
    previousSecret: row.previous_secret ?? undefined,
    previousUntil: row.previous_until?.getTime(),
  };
}
