/** Imports of files there were, newest first, with what they added. */
import { sql } from 'kysely';
import type { RowOf } from '../row-of.ts';
import type { Store } from '../store.ts';

export interface FilesImport {
  readonly id: number;
  readonly source: string;
  readonly startedAt: number;
  readonly finishedAt: number | undefined;
  /** Why it ended without being complete. */
  readonly abandoned: string | undefined;
  readonly steps: number;
  readonly fills: number;
  readonly prices: number;
  readonly settled: number;
}

export async function loadFilesImports(
  store: Store,
  limit: number,
  signal?: AbortSignal,
): Promise<readonly FilesImport[]> {
  const { rows } = await store.query(
    (db, options) =>
      sql<
        Omit<RowOf<'bulk_import'>, 'fingerprint'> &
          Readonly<Record<'steps' | 'fills' | 'prices' | 'settled', bigint>>
      >`
        select i.id, i.source, i.started_at, i.finished_at, i.abandoned, count(s.name) as steps,
          coalesce(sum((s.counts->>'fill.added')::bigint), 0)::bigint as fills,
          coalesce(sum((s.counts->>'price.added')::bigint), 0)::bigint as prices,
          coalesce(sum((s.counts->>'settled.added')::bigint), 0)::bigint as settled
        from (select * from bulk_import order by id desc limit ${limit}) i
        left join bulk_import_step s on s.import = i.id
        group by i.id, i.source, i.started_at, i.finished_at, i.abandoned order by i.id desc`.execute(
        db,
        options,
      ),
    signal,
  );
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    startedAt: row.started_at.getTime(),
    finishedAt: row.finished_at?.getTime(),
    abandoned: row.abandoned ?? undefined,
    steps: Number(row.steps),
    fills: Number(row.fills),
    prices: Number(row.prices),
    settled: Number(row.settled),
  }));
}
