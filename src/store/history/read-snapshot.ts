/**
 * One look at what was recorded: which hours are hot and which are sealed, at one instant, with the rows of the hot ones.
 *
 *   snapshot of tick_hour ─ hot tables, in the same snapshot ─ then the files it names, which never change
 *
 * An hour may be sealed, or removed for its age, between the list and the look: then its table or file is gone, and the
 * whole look is repeated on a fresh list.
 */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { ArchiveSnapshot } from '../archive/index.ts';
import type { RowOf } from '../row-of.ts';
import type { Writing } from '../send-rows.ts';
import { hourOf, hourTableName, isTableGone, type TickKind } from '../ticks/index.ts';
import type { History } from './open-history.ts';

/** Rows of one hour; their times are within [hour, hour + 1 h). */
export interface HotPart {
  readonly hour: number;
  readonly table: string;
}

export interface SealedPart {
  readonly hour: number;
  /** Absolute. */
  readonly file: string;
  /** How many it holds. */
  readonly rows: number;
}

/** Half-open, in milliseconds since 1970. */
export interface LookedSpan {
  readonly from: number;
  readonly to: number;
  /** Called with each look, since one may be repeated. */
  readonly onLook?: ((seen: ArchiveSnapshot) => void) | undefined;
}

export interface HistoryLook<Hot, Result> {
  /** Reads the hot tables, oldest first, in the snapshot the list was made from. */
  readHot(reading: Writing, parts: readonly HotPart[]): Promise<Hot>;
  /** Adds what the files hold, oldest first. */
  readSealed(parts: readonly SealedPart[], hot: Hot): Promise<Result>;
}

const looksMax = 3;
const hourMs = 3_600_000;

/** Looks at the hours of a kind that have a part in [from, to). */
export async function lookAtHistory<Hot, Result>(
  history: History,
  kind: TickKind,
  window: { readonly from: number; readonly to: number },
  look: HistoryLook<Hot, Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    let files: readonly SealedPart[] = [];
    try {
      const { hot, sealed } = await history.store.query(
        (db, options) =>
          db
            .transaction()
            .setIsolationLevel('repeatable read')
            .setAccessMode('read only')
            .execute(async (trx) => {
              const reading = { trx, options };
              const parts = await listParts(history, reading, kind, window);
              return { hot: await look.readHot(reading, parts.hot), sealed: parts.sealed };
            }),
        signal,
      );
      files = sealed;
      return await look.readSealed(sealed, hot);
    } catch (error) {
      if (attempt === looksMax || !(isTableGone(error) || (await isFileGone(files)))) throw error;
    }
  }
}

async function listParts(
  { folder }: History,
  { trx, options }: Writing,
  kind: TickKind,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<{ readonly hot: readonly HotPart[]; readonly sealed: readonly SealedPart[] }> {
  const { rows } = await sql<RowOf<'tick_hour', 'hour' | 'part' | 'file' | 'rows'>>`
    select hour, part, file, rows from tick_hour
    where kind = ${kind} and hour >= ${new Date(hourOf(from))} and hour < ${new Date(to)}
    order by hour, part`.execute(trx, options);
  const hot: HotPart[] = [];
  const sealed: SealedPart[] = [];
  for (const { hour, part, file, rows: count } of rows) {
    const ms = hour.getTime();
    if (file === null) hot.push({ hour: ms, table: hourTableName(kind, ms, part) });
    else sealed.push({ hour: ms, file: join(folder, file), rows: Number(count) });
  }
  return { hot, sealed };
}

async function isFileGone(parts: readonly SealedPart[]): Promise<boolean> {
  const found = await Promise.allSettled(parts.map(({ file }) => access(file)));
  return found.some(({ status }) => status === 'rejected');
}

/** Batches to read one after the other, newest first, until enough is found: a few hours first, then more at once. */
export function* batchHours<Part extends { readonly hour: number }>(
  parts: readonly Part[],
): Generator<{ readonly parts: readonly Part[]; readonly doneFrom: number }> {
  const ordered = parts.toReversed();
  let place = 0;
  for (let hours = firstBatchHours; place < ordered.length; hours = Math.min(hours * 2, batchHoursMax)) {
    const batch: Part[] = [];
    const seen = new Set<number>();
    for (; place < ordered.length; place++) {
      const part = ordered[place];
      if (part === undefined || (!seen.has(part.hour) && seen.size === hours)) break;
      seen.add(part.hour);
      batch.push(part);
    }
    const next = ordered[place];
    // Nothing that is read later is newer than this.
    yield { parts: batch, doneFrom: next === undefined ? Number.NEGATIVE_INFINITY : next.hour + hourMs };
  }
}

const firstBatchHours = 2;
const batchHoursMax = 96;
