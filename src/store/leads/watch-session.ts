/**
 * Who records leads. At most one session is not over; a save locks its row first, so that a process that was
 * taken for dead finds out before it writes.
 */
import { sql } from 'kysely';
import type { RowOf } from '../row-of.ts';
import { sentTime, type Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { StoreError } from '../store-error.ts';

export interface WatchSession {
  readonly id: number;
}

/** Nothing while another process records: one whose last sign of life is not older than `deadAfterMs`. */
export async function takeWatchSession(
  store: Store,
  { now, deadAfterMs }: { readonly now: () => number; readonly deadAfterMs: number },
  signal?: AbortSignal,
): Promise<WatchSession | undefined> {
  return store.transact(async (client) => {
    // One at a time; those who save a batch do not wait here.
    await client.query(`select pg_advisory_xact_lock(hashtext('watch_session'))`);
    const { rows: current } = await client.query<{ dead: boolean }>(
      `select heartbeat_at < clock_timestamp() - make_interval(secs => $1) as dead
       from watch_session where not over for update`,
      [deadAfterMs / 1000],
    );
    if (current.some(({ dead }) => !dead)) return undefined;
    await client.query('update watch_session set over = true where not over');
    const { rows } = await client.query<{ id: number }>(
      `insert into watch_session (started_at, heartbeat_at) values ($1, clock_timestamp()) returning id`,
      [sentTime(now())],
    );
    const id = rows[0]?.id;
    if (id === undefined) throw new StoreError('failed', 'A watch session was not given a number.');
    return { id };
  }, signal);
}

/** The next process need not wait. Does nothing if the session was lost already. */
export async function endWatchSession(
  store: Store,
  session: WatchSession,
  signal?: AbortSignal,
): Promise<void> {
  await store.transact(
    (client) => client.query('update watch_session set over = true where id = $1 and not over', [session.id]),
    signal,
  );
}

/** Holds the session for this transaction, and returns how many of its batches are saved. */
export async function holdWatchSession({ trx, options }: Writing, session: WatchSession): Promise<number> {
  const { rows } = await sql<RowOf<'watch_session', 'batches'>>`
    select batches from watch_session where id = ${session.id} and not over for update`.execute(trx, options);
  const held = rows[0];
  if (held === undefined) throw new StoreError('session_lost', 'Another process records leads now.');
  return held.batches;
}

export async function advanceWatchSession(
  { trx, options }: Writing,
  session: WatchSession,
  batch: number,
): Promise<void> {
  await sql`
    update watch_session set batches = ${batch}, heartbeat_at = clock_timestamp()
    where id = ${session.id}`.execute(trx, options);
}
