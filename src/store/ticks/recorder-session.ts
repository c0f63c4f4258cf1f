/**
 * Who records. At most one session is not over; a flush locks its row first, so that a recorder that was taken
 * for dead finds out before it writes. A session that ends, or is found dead, leaves a gap in every book it recorded.
 */
import type { PoolClient } from 'pg';
import type { RowOf } from '../row-of.ts';
import { sentTime, sentTimeOrNull } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { StoreError } from '../store-error.ts';

export interface RecorderSession {
  readonly id: number;
  /** Up to when everything had been saved; undefined in the first session of all. */
  readonly coveredUntil: number | undefined;
  /** Trades since then may be missing, and have to be fetched; undefined in the first session of all. */
  readonly resumedFrom: number | undefined;
}

/**
 * A feed fetches missed trades for a while after it connects, and a recorder may die before it is through: the next one
 * has them fetched again from this much before the end, or from where the dead one began if it did not live as long.
 */
const refillMs = 600_000;
/** A session that says it got further than this beyond the present went by another clock. */
const clockAheadMaxMs = 5_000;

type SessionRow = RowOf<'recorder_session', 'id' | 'started_at' | 'covered_until' | 'trades_from' | 'over'>;

/** Nothing while another one records: one whose last sign of life is not older than `deadAfterMs`. */
export async function takeRecorderSession(
  store: Store,
  { now, deadAfterMs }: { readonly now: () => number; readonly deadAfterMs: number },
  signal?: AbortSignal,
): Promise<RecorderSession | undefined> {
  return store.transact(async (client) => {
    // One at a time; those who flush do not wait here.
    await client.query(`select pg_advisory_xact_lock(hashtext('recorder_session'))`);
    const { rows: current } = await client.query<{ id: number; dead: boolean }>(
      `select id, heartbeat_at < clock_timestamp() - make_interval(secs => $1) as dead
       from recorder_session where not over for update`,
      [deadAfterMs / 1000],
    );
    if (current.some(({ dead }) => !dead)) return undefined;
    await client.query('update recorder_session set over = true where not over');
    const last = await findLastSession(client);
    const startedAt = now();
    const coveredUntil = last && coveredBy(last, startedAt);
    if (coveredUntil !== undefined) await openGaps(client, coveredUntil);
    const resumedFrom = last && tradesFrom(last, startedAt);
    const { rows } = await client.query<{ id: number }>(
      `insert into recorder_session (started_at, covered_until, heartbeat_at, trades_from)
       values ($1, $2, clock_timestamp(), $3) returning id`,
      [sentTime(startedAt), sentTime(coveredUntil ?? startedAt), sentTimeOrNull(resumedFrom)],
    );
    const id = rows[0]?.id;
    if (id === undefined) throw new StoreError('failed', 'A recorder session was not given a number.');
    return { id, coveredUntil, resumedFrom };
  }, signal);
}

/** Since when trades may be missing, before a recorder starts: what the feeds have to fetch. */
export async function findTradesSince(
  store: Store,
  now: number,
  signal?: AbortSignal,
): Promise<number | undefined> {
  return store.transact(async (client) => {
    const last = await findLastSession(client);
    return last && tradesFrom(last, now);
  }, signal);
}

/** Everything is saved up to `at`: the next recorder need not wait. Does nothing if the session was lost already. */
export async function endRecorderSession(
  store: Store,
  session: RecorderSession,
  at: number,
  signal?: AbortSignal,
): Promise<void> {
  await store.transact(async (client) => {
    const { rowCount } = await client.query(
      `update recorder_session set over = true, covered_until = greatest(covered_until, $2)
       where id = $1 and not over`,
      [session.id, sentTime(at)],
    );
    if (rowCount === 1) await openGaps(client, at);
  }, signal);
}

/** Holds the session for this transaction, and returns how many of its batches are saved. */
export async function holdSession(client: PoolClient, session: RecorderSession): Promise<number> {
  const { rows } = await client.query<{ batches: number }>(
    'select batches from recorder_session where id = $1 and not over for update',
    [session.id],
  );
  const held = rows[0];
  if (held === undefined) throw new StoreError('session_lost', 'Another recorder has taken over.');
  return held.batches;
}

export async function advanceSession(
  client: PoolClient,
  session: RecorderSession,
  { batch, coveredUntil }: { readonly batch: number; readonly coveredUntil: number },
): Promise<void> {
  await client.query(
    `update recorder_session set batches = $2, covered_until = greatest(covered_until, $3),
       heartbeat_at = clock_timestamp() where id = $1`,
    [session.id, batch, sentTime(coveredUntil)],
  );
}

async function findLastSession(client: PoolClient): Promise<SessionRow | undefined> {
  const { rows } = await client.query<SessionRow>(
    'select id, started_at, covered_until, trades_from, over from recorder_session order by id desc limit 1',
  );
  return rows[0];
}

/** What a clock that was ahead has covered ends now at the latest: gaps do not begin in the future. */
function coveredBy({ covered_until }: SessionRow, now: number): number {
  const until = covered_until.getTime();
  return until > now + clockAheadMaxMs ? now : until;
}

function tradesFrom(last: SessionRow, now: number): number {
  const { started_at, covered_until, trades_from } = last;
  const began = (trades_from ?? started_at).getTime();
  // When a session ended whose clock was ahead is not known.
  if (covered_until.getTime() > now + clockAheadMaxMs) return Math.min(began, now - refillMs);
  const livedLong = covered_until.getTime() - started_at.getTime() >= refillMs;
  return livedLong ? Math.max(began, covered_until.getTime() - refillMs) : began;
}

async function openGaps(client: PoolClient, at: number): Promise<void> {
  await client.query(
    `with ended as (update recorded_market set live = false where live returning key)
     insert into book_gap (market, began_at, cause)
     select key, $1, 'restart' from ended
     where not exists (select from book_gap where market = key and ended_at is null)
     on conflict (market, began_at) do update set ended_at = null`,
    [sentTime(at)],
  );
}
