/** What was measured on settled history in a run, as packed bytes: every process that serves the run has the same. */
import { sql } from 'kysely';
import type { RowOf } from './row-of.ts';
import type { Store } from './store.ts';

export interface StoredResults {
  readonly run: number;
  readonly packed: Buffer;
}

/** A process may still serve the run before the last. */
const runsKept = 3;

/** Saves them unless there are some of the run already; returns those that count. */
export async function agreeOnSettledResults(
  store: Store,
  { run, packed }: StoredResults,
  format: number,
  signal?: AbortSignal,
): Promise<Buffer> {
  return store.query(
    (db, options) =>
      db.transaction().execute(async (trx) => {
        await sql`
          insert into settled_results as r (run, format, results) values (${run}, ${format}, ${packed})
          on conflict (run) do update set format = excluded.format, results = excluded.results
          where r.format <> excluded.format`.execute(trx, options);
        await sql`delete from settled_results where run <= ${run - runsKept}`.execute(trx, options);
        const { rows } = await sql<RowOf<'settled_results', 'results'>>`
          select results from settled_results where run = ${run}`.execute(trx, options);
        return rows[0]?.results ?? packed;
      }),
    signal,
  );
}

/** Of the run, or of the last run that has any. */
export async function findSettledResults(
  store: Store,
  { run, format }: { readonly run: number | undefined; readonly format: number },
  signal?: AbortSignal,
): Promise<StoredResults | undefined> {
  const row = await store.query(
    (db, options) =>
      db
        .selectFrom('settled_results')
        .select(['run', 'results'])
        .where('format', '=', format)
        .$if(run !== undefined, (query) => query.where('run', '=', run ?? 0))
        .orderBy('run', 'desc')
        .limit(1)
        .executeTakeFirst(options),
    signal,
  );
  return row && { run: row.run, packed: row.results };
}
