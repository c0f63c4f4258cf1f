/** Where the row of a run is: in which database and table, and by which transaction it was written. */
import { sql } from 'kysely';
import type { Writing } from '../send-rows.ts';

/**
 * Another database, or this one emptied and refilled, has another mark for a run of the same number. One that was moved
 * has another too, though it says the same.
 */
export async function findRunMark({ trx, options }: Writing, run: number): Promise<string | undefined> {
  const { rows } = await sql<{ mark: string }>`
    select concat_ws('/', d.oid, g.tableoid, g.xmin) as mark
    from graph_run g join pg_database d on d.datname = current_database()
    where g.id = ${run}`.execute(trx, options);
  return rows[0]?.mark;
}
