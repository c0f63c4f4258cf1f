/** The head of a graph run: what an answer shows of it. */

import type { Store } from '../store.ts';
import type { GraphRun } from './graph-runs.ts';

export type StoredRunHead = Pick<GraphRun, 'id' | 'graphVersion' | 'startedAt' | 'finishedAt'>;

export async function findRunHead(
  store: Store,
  id: number,
  signal?: AbortSignal,
): Promise<StoredRunHead | undefined> {
  const row = await store.query(
    (db, options) =>
      db
        .selectFrom('graph_run')
        .select(['id', 'graph_version', 'started_at', 'finished_at'])
        .where('id', '=', id)
        .executeTakeFirst(options),
    signal,
  );
  return (
    row && {
      id: row.id,
      graphVersion: row.graph_version,
      startedAt: row.started_at.getTime(),
      finishedAt: row.finished_at.getTime(),
    }
  );
}
