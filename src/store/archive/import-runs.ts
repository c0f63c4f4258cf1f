/**
 * Imports of the past. A run that is under way is the only one of its venue among all processes: its row is taken by every
 * transaction it makes, and it is taken over when nothing is heard of it for `silenceMaxMs`. Listings go on beside it.
 */
import { sql } from 'kysely';
import type { VenueId } from '../../core/contract/index.ts';
import { abandonRun, beatRun, holdRun } from '../leased-run.ts';
import type { RowOf } from '../row-of.ts';
import type { Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { prunePasts } from './imported-pasts.ts';

export interface ImportCounts {
  /** Settled markets seen. */
  readonly markets: number;
  readonly newMarkets: number;
  readonly quarantined: number;
  /** Markets whose past was fetched. */
  readonly imported: number;
  /** Of those tried, the ones that failed to the last. */
  readonly failed: number;
}

export type ImportStart =
  | {
      readonly kind: 'started';
      readonly run: number;
      /** The latest run that saw every settled market of its span. */
      readonly lastListed: { readonly since: number; readonly startedAt: number } | undefined;
    }
  | { readonly kind: 'busy'; readonly run: number };

export interface ImportRun {
  readonly id: number;
  readonly since: number;
  readonly startedAt: number;
  readonly listed: boolean;
  /** Undefined while it is under way, or was killed. */
  readonly finishedAt: number | undefined;
  readonly reason: string | undefined;
  readonly detail: string | undefined;
  readonly counts: ImportCounts;
}

const detailLengthMax = 2_000;

export async function startImportRun(
  store: Store,
  start: {
    readonly venue: VenueId;
    readonly since: number;
    readonly startedAt: number;
    readonly silenceMaxMs: number;
  },
  signal?: AbortSignal,
): Promise<ImportStart> {
  const { venue, since, startedAt, silenceMaxMs } = start;
  return store.query(
    (db, options) =>
      db.transaction().execute(async (trx): Promise<ImportStart> => {
        await sql`select pg_advisory_xact_lock(hashtext(${`import_run ${venue}`}))`.execute(trx, options);
        const { rows } = await sql<RowOf<'import_run', 'id'> & { silent: boolean }>`
          select id, heartbeat_at < clock_timestamp() - ${`${silenceMaxMs} milliseconds`}::interval as silent
          from import_run where venue = ${venue} and finished_at is null for update`.execute(trx, options);
        const underWay = rows[0];
        if (underWay !== undefined && !underWay.silent) return { kind: 'busy', run: underWay.id };
        if (underWay !== undefined) {
          await abandonRun({ trx, options }, 'import_run', underWay.id, startedAt);
        }
        await prunePasts({ trx, options });
        const last = await trx
          .selectFrom('import_run')
          .select(['since', 'started_at'])
          .where('venue', '=', venue)
          .where('listed_at', 'is not', null)
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst(options);
        const { id } = await trx
          .insertInto('import_run')
          .values({
            venue,
            since: new Date(since),
            started_at: new Date(startedAt),
            heartbeat_at: sql<Date>`clock_timestamp()`,
            markets: 0,
            new_markets: 0,
            quarantined: 0,
            imported: 0,
            failed: 0,
          })
          .returning('id')
          .executeTakeFirstOrThrow(options);
        return {
          kind: 'started',
          run: id,
          lastListed: last && { since: last.since.getTime(), startedAt: last.started_at.getTime() },
        };
      }),
    signal,
  );
}

/** Takes the row of a run for the rest of a transaction; false when the run is no longer ours. */
export async function holdImportRun(writing: Writing, run: number): Promise<boolean> {
  return holdRun(writing, 'import_run', run);
}

/** Says that the process of a run lives; false when the run is no longer its own. */
export async function beatImportRun(store: Store, run: number, signal?: AbortSignal): Promise<boolean> {
  return beatRun(store, 'import_run', run, signal);
}

/** Every settled market back to `since` has been seen, by this run and the earlier ones it goes on from. */
export async function markListed(
  store: Store,
  run: number,
  listed: { readonly at: number; readonly since: number },
  signal?: AbortSignal,
): Promise<void> {
  await store.query(
    (db, options) =>
      db
        .updateTable('import_run')
        .set({ listed_at: new Date(listed.at), since: new Date(listed.since) })
        .where('id', '=', run)
        .where('finished_at', 'is', null)
        .execute(options),
    signal,
  );
}

/** False when the run is no longer ours; nothing is written then. */
export async function finishImportRun(
  store: Store,
  run: number,
  end: {
    readonly finishedAt: number;
    readonly incomplete: { readonly reason: string; readonly detail: string } | undefined;
    readonly counts: ImportCounts;
  },
): Promise<boolean> {
  const { newMarkets, ...same } = end.counts;
  const result = await store.query((db, options) =>
    db
      .updateTable('import_run')
      .set({
        finished_at: new Date(end.finishedAt),
        heartbeat_at: sql<Date>`clock_timestamp()`,
        reason: end.incomplete?.reason ?? null,
        detail: end.incomplete === undefined ? null : toStorable(end.incomplete.detail, detailLengthMax),
        ...same,
        new_markets: newMarkets,
      })
      .where('id', '=', run)
      .where('finished_at', 'is', null)
      .executeTakeFirst(options),
  );
  return result.numUpdatedRows === 1n;
}

/** The latest runs of a venue, newest first. */
export async function loadImportRuns(store: Store, venue: VenueId, limit: number): Promise<ImportRun[]> {
  const rows = await store.query((db, options) =>
    db
      .selectFrom('import_run')
      .selectAll()
      .where('venue', '=', venue)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(options),
  );
  return rows.map((row) => ({
    id: row.id,
    since: row.since.getTime(),
    startedAt: row.started_at.getTime(),
    listed: row.listed_at !== null,
    finishedAt: row.finished_at?.getTime(),
    reason: row.reason ?? undefined,
    detail: row.detail ?? undefined,
    counts: {
      markets: row.markets,
      newMarkets: row.new_markets,
      quarantined: row.quarantined,
      imported: row.imported,
      failed: row.failed,
    },
  }));
}

/** A text of another origin, cut, without what the database has no text for. */
export function toStorable(text: string, lengthMax: number): string {
  return text.slice(0, lengthMax).toWellFormed().replaceAll('\0', '');
}
