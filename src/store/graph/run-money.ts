/** The money behind the markets of a run, which the first process that serves the run sets for all. */
import { sql } from 'kysely';
import type { RowOf } from '../row-of.ts';
import type { Store } from '../store.ts';

/** A process may be behind by a run or two; no process serves an older one. */
const runsKept = 5;

/** The first value that was stored for this run: by another process, or now by this one. */
export async function agreeOnRunMoney(
  store: Store,
  run: number,
  own: Uint8Array,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  return store.query(
    (db, options) =>
      db.transaction().execute(async (trx) => {
        await sql`
          insert into graph_run_money (run, money) values (${run}, ${Buffer.from(own.buffer, own.byteOffset, own.byteLength)})
          on conflict (run) do nothing`.execute(trx, options);
        await sql`delete from graph_run_money where run <= ${run - runsKept}`.execute(trx, options);
        const { rows } = await sql<RowOf<'graph_run_money', 'money'>>`
          select money from graph_run_money where run = ${run}`.execute(trx, options);
        // Older runs are cleared by those who serve newer ones, this one perhaps too.
        return rows[0]?.money ?? own;
      }),
    signal,
  );
}
