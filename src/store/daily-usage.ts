/** Requests counted by caller and UTC day (`2026-09-15`). Counts are only ever added to, so processes may share them. */
import { sql } from 'kysely';
import type { Store } from './store.ts';

export interface UsageDelta {
  readonly caller: string;
  readonly day: string;
  readonly requests: number;
}

export interface UsageTotal {
  readonly caller: string;
  readonly day: string;
  readonly requests: number;
}

const daysKept = 400;

export async function loadDailyUsage(
  store: Store,
  caller: string,
  day: string,
  signal?: AbortSignal,
): Promise<number> {
  const row = await store.query(
    (db, options) =>
      db
        .selectFrom('daily_usage')
        .select('requests')
        .where('caller', '=', caller)
        .where('day', '=', day)
        .executeTakeFirst(options),
    signal,
  );
  return Number(row?.requests ?? 0n);
}

/** Adds all deltas in one statement and returns the totals they lead to. Each (caller, day) may occur once. */
export async function addDailyUsage(store: Store, deltas: readonly UsageDelta[]): Promise<UsageTotal[]> {
  if (deltas.length === 0) return [];
  // In one order everywhere: two processes that add the same callers must not lock each other out.
  const ordered = [...deltas].sort((a, b) => compare(a.caller, b.caller) || compare(a.day, b.day));
  const rows = await store.query((db, options) =>
    db
      .insertInto('daily_usage')
      .columns(['caller', 'day', 'requests'])
      .expression(
        sql`select * from unnest(
          ${ordered.map((delta) => delta.caller)}::text[],
          ${ordered.map((delta) => delta.day)}::date[],
          ${ordered.map((delta) => delta.requests)}::bigint[])`,
      )
      .onConflict((conflict) =>
        conflict
          .columns(['caller', 'day'])
          .doUpdateSet({ requests: sql`daily_usage.requests + excluded.requests` }),
      )
      .returning(['caller', 'day', 'requests'])
      .execute(options),
  );
  return rows.map((row) => ({ caller: row.caller, day: row.day, requests: Number(row.requests) }));
}

/** Forgets days older than the 400 that are kept. */
export async function pruneDailyUsage(store: Store, today: string): Promise<void> {
  await store.query((db, options) =>
    db
      .deleteFrom('daily_usage')
      .where('day', '<', sql<string>`${today}::date - ${sql.lit(daysKept)}::int`)
      .execute(options),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
