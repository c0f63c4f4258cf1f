/**
 * Who imports from files: one process at a time. Its row is taken by every transaction that writes a step, so that one that
 * was taken for dead finds out before it writes.
 */
import { sql } from 'kysely';
import { withHeartbeat } from '../../runtime/heartbeat.ts';
import type { Log } from '../../runtime/log.ts';
import { randomText } from '../../runtime/random-text.ts';
import type { Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { StoreError } from '../store-error.ts';

export interface LeaseLimits {
  readonly beatEveryMs: number;
  /** One that was not heard of for so long is taken over. */
  readonly silenceMaxMs: number;
}

export const defaultLeaseLimits: LeaseLimits = { beatEveryMs: 2_000, silenceMaxMs: 20_000 };

/** Undefined if another process imports. Rejects with what `work` does, or a StoreError (`session_lost`). */
export async function withBulkLease<T>(
  { store, log }: { readonly store: Store; readonly log: Log },
  limits: LeaseLimits,
  work: (holder: string, signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  const holder = randomText(20);
  if (!(await takeLease(store, holder, limits.silenceMaxMs, signal))) return undefined;
  const heartbeat = {
    everyMs: limits.beatEveryMs,
    beat: () =>
      store.query((db, options) => db.transaction().execute((trx) => holdLease({ trx, options }, holder))),
    isLost: (error: unknown) => error instanceof StoreError && error.code === 'session_lost',
    onFailure: (error: unknown) =>
      log.warn({ error }, 'the heartbeat of an import from files could not be written'),
  };
  try {
    return await withHeartbeat(heartbeat, (held) => work(holder, held), signal);
  } finally {
    await releaseLease(store, holder);
  }
}

/** For the rest of a transaction. Rejects with a StoreError (`session_lost`) when another process has taken over. */
export async function holdLease({ trx, options }: Writing, holder: string): Promise<void> {
  const result = await trx
    .updateTable('bulk_import_lease')
    .set({ heartbeat_at: sql<Date>`clock_timestamp()` })
    .where('holder', '=', holder)
    .executeTakeFirst(options);
  if (result.numUpdatedRows !== 1n) {
    throw new StoreError('session_lost', 'Another process has taken over the import from files.');
  }
}

async function takeLease(
  store: Store,
  holder: string,
  silenceMaxMs: number,
  signal: AbortSignal,
): Promise<boolean> {
  const { rows } = await store.query(
    (db, options) =>
      sql`
        insert into bulk_import_lease as l (holder, heartbeat_at) values (${holder}, clock_timestamp())
        on conflict (only_one) do update set holder = excluded.holder, heartbeat_at = excluded.heartbeat_at
        where l.heartbeat_at < clock_timestamp() - ${`${silenceMaxMs} milliseconds`}::interval
        returning holder`.execute(db, options),
    signal,
  );
  return rows.length === 1;
}

async function releaseLease(store: Store, holder: string): Promise<void> {
  await store.query((db, options) =>
    db.deleteFrom('bulk_import_lease').where('holder', '=', holder).execute(options),
  );
}
