/** How far the import of a folder is: steps that are done, each with its outcome, written in one transaction with its effect. */
import { sql } from 'kysely';
import { sentTime, type Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { holdLease } from './bulk-lease.ts';

/** How many of what, by name. */
export type Counts = Readonly<Record<string, number>>;

/** What a step came to. */
export interface StepOutcome {
  readonly counts?: Counts;
  /** Rows that were not imported, by reason. */
  readonly leftOut?: Counts;
  readonly unreadable?: readonly UnreadableFile[];
}

export interface UnreadableFile {
  readonly path: string;
  readonly detail: string;
}

export interface BulkImport {
  readonly id: number;
  readonly startedAt: number;
  /** The steps of an earlier process. */
  readonly done: ReadonlyMap<string, StepOutcome>;
  /** An earlier process began, and what it had done is of no use any more. */
  readonly restarted: boolean;
}

/**
 * Goes on with the import of a folder, unless its files have changed or what was staged is gone. The caller holds the lease.
 */
export async function beginBulkImport(
  store: Store,
  start: {
    readonly source: string;
    readonly fingerprint: string;
    readonly now: number;
    readonly isStaged: (id: number) => Promise<boolean>;
  },
  signal?: AbortSignal,
): Promise<BulkImport> {
  const { source, fingerprint, now, isStaged } = start;
  return store.query(
    (db, options) =>
      db.transaction().execute(async (trx) => {
        const open = await trx
          .selectFrom('bulk_import')
          .select(['id', 'fingerprint', 'started_at'])
          .where('source', '=', source)
          .where('finished_at', 'is', null)
          .executeTakeFirst(options);
        if (open?.fingerprint === fingerprint) {
          const steps = await trx
            .selectFrom('bulk_import_step')
            .select(['name', 'counts'])
            .where('import', '=', open.id)
            .execute(options);
          const done = new Map(steps.map(({ name, counts }) => [name, readOutcome(counts)]));
          if (done.size === 0 || (await isStaged(open.id))) {
            return { id: open.id, startedAt: open.started_at.getTime(), done, restarted: false };
          }
        }
        if (open !== undefined) {
          await trx
            .updateTable('bulk_import')
            .set({ finished_at: new Date(now), abandoned: 'its files, or what was staged of them, changed' })
            .where('id', '=', open.id)
            .execute(options);
        }
        const { id } = await trx
          .insertInto('bulk_import')
          .values({ source, fingerprint, started_at: new Date(now) })
          .returning('id')
          .executeTakeFirstOrThrow(options);
        return { id, startedAt: now, done: new Map(), restarted: open !== undefined };
      }),
    signal,
  );
}

export interface StepDone {
  readonly import: number;
  readonly name: string;
  readonly holder: string;
  readonly outcome: StepOutcome;
  readonly now: number;
}

/** Before what it counts is known. */
export type StepToDo = Pick<StepDone, 'import' | 'name' | 'holder'>;

export async function saveStep(store: Store, step: StepDone, signal?: AbortSignal): Promise<void> {
  await store.query(
    (db, options) => db.transaction().execute((trx) => writeStep({ trx, options }, step)),
    signal,
  );
}

export async function writeStep({ trx, options }: Writing, step: StepDone): Promise<void> {
  await holdLease({ trx, options }, step.holder);
  await sql`
    insert into bulk_import_step (import, name, counts, done_at)
    values (${step.import}, ${step.name}, ${JSON.stringify(writeOutcome(step.outcome))}::json, ${sentTime(step.now)})`.execute(
    trx,
    options,
  );
}

export async function finishBulkImport(store: Store, id: number, now: number): Promise<void> {
  await store.query((db, options) =>
    db
      .updateTable('bulk_import')
      .set({ finished_at: new Date(now) })
      .where('id', '=', id)
      .where('finished_at', 'is', null)
      .execute(options),
  );
}

/** Ids of imports that may go on: whatever else is on disk was left behind. */
export async function loadOpenImports(store: Store): Promise<ReadonlySet<number>> {
  const rows = await store.query((db, options) =>
    db.selectFrom('bulk_import').select('id').where('finished_at', 'is', null).execute(options),
  );
  return new Set(rows.map(({ id }) => id));
}

export function addCounts(into: Record<string, number>, counts: Counts): void {
  for (const [name, count] of Object.entries(counts)) into[name] = (into[name] ?? 0) + count;
}

/** Counts stand by their names, and what is not a count beside them. */
function writeOutcome({ counts, leftOut, unreadable }: StepOutcome): Readonly<Record<string, unknown>> {
  return { ...counts, ...(leftOut && { left_out: leftOut }), ...(unreadable && { unreadable }) };
}

function readOutcome(value: unknown): StepOutcome {
  if (!isRecord(value)) return {};
  const { left_out: leftOut, unreadable, ...counts } = value;
  return { counts: readCounts(counts), leftOut: readCounts(leftOut), unreadable: readUnreadable(unreadable) };
}

function readCounts(value: unknown): Counts {
  const counts: Record<string, number> = {};
  if (!isRecord(value)) return counts;
  for (const [name, count] of Object.entries(value)) if (typeof count === 'number') counts[name] = count;
  return counts;
}

function readUnreadable(value: unknown): readonly UnreadableFile[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((file: unknown) =>
    isRecord(file) && typeof file['path'] === 'string' && typeof file['detail'] === 'string'
      ? [{ path: file['path'], detail: file['detail'] }]
      : [],
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
