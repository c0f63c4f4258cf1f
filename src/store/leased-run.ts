/**
 * A listing cycle or an import run. While it is under way its row is the lease of its venue, kept by a heartbeat; a row that is
 * finished belongs to no process.
 */
import { sql } from 'kysely';
import type { Writing } from './send-rows.ts';
import type { Store } from './store.ts';

type LeasedTable = 'listing_cycle' | 'import_run';

/** Locks the row for the rest of a transaction, with a heartbeat; false when the run is no longer ours. */
export async function holdRun({ trx, options }: Writing, table: LeasedTable, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set heartbeat_at = clock_timestamp()
    where id = ${id} and finished_at is null`.execute(trx, options);
  return numAffectedRows === 1n;
}

/** Writes a heartbeat; false when the run is no longer ours. */
export async function beatRun(
  store: Store,
  table: LeasedTable,
  id: number,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  return store.query(
    (db, options) => db.transaction().execute((trx) => holdRun({ trx, options }, table, id)),
    signal,
  );
}

/** Finishes a run whose process is gone. */
export async function abandonRun(
  { trx, options }: Writing,
  table: LeasedTable,
  id: number,
  at: number,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set
      finished_at = ${new Date(at)}, reason = 'abandoned', detail = 'The process that ran it is gone.'
    where id = ${id}`.execute(trx, options);
}
