/**
 * Many rows in one statement: they are sent as one JSON text, which PostgreSQL turns into rows of the table. Every column
 * has to be given, by its name and type.
 */
import { type AbortableQueryOptions, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** A row to be sent: 64-bit integers, times and bytes as the texts PostgreSQL reads them from. */
export type SentRow<Table extends keyof Tables> = {
  readonly [Column in keyof Selectable<Tables[Table]>]: Sent<Selectable<Tables[Table]>[Column]>;
};

type Sent<T> = T extends bigint | Date | Buffer
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : T;

export interface Writing {
  readonly trx: Transaction<Tables>;
  readonly options: AbortableQueryOptions;
}

/** The rows as something to select from. */
export function sentRows<Table extends keyof Tables>(
  table: Table,
  rows: readonly SentRow<Table>[],
): RawBuilder<unknown> {
  return sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
}

export async function insertRows<Table extends keyof Tables>(
  { trx, options }: Writing,
  table: Table,
  rows: readonly SentRow<Table>[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into ${sql.table(table)} select * from ${sentRows(table, rows)}`.execute(trx, options);
}

/** A SHA-256 in hex, as a bytea. */
export function sentHash(hex: string): string {
  return `\\x${hex}`;
}

/** Milliseconds since 1970, as a timestamptz. */
export function sentTime(ms: number): string {
  return new Date(ms).toISOString();
}

export function sentTimeOrNull(ms: number | undefined): string | null {
  return ms === undefined ? null : sentTime(ms);
}
