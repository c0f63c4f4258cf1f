/**
 * The hot tables, one for each kind and hour, made when the first row comes. A sealed hour gets a further part. What is
 * remembered here was committed; a table may still have been sealed and dropped since, which the server says (42P01).
 */
import { DatabaseError, type PoolClient } from 'pg';
import { StoreError } from '../store-error.ts';
import type { TickKind } from './tick-rows.ts';

const hourMs = 3_600_000;
/** Hours in use at once are few: the present one of each kind, and those that late trades belong to. */
const rememberedMax = 10_000;
const undefinedTable = '42P01';

/** The hour an instant is in, by its first millisecond. */
export function hourOf(ms: number): number {
  return Math.floor(ms / hourMs) * hourMs;
}

export interface HourTable {
  readonly name: string;
  /** Above 0: earlier parts of the hour are sealed. */
  readonly part: number;
}

/** `hour` is its first millisecond. */
export function hourTableName(kind: TickKind, hour: number, part: number): string {
  const stamp = new Date(hour).toISOString().slice(0, 13).replace(/[-T]/g, '');
  return `tick_${kind}_${stamp}_${part}`;
}

export class HourTables {
  readonly #known = new Map<string, HourTable>();
  #made = new Map<string, HourTable>();

  /** The table to write an hour's rows to, made if there is none. */
  async find(client: PoolClient, kind: TickKind, hour: number): Promise<HourTable> {
    const key = `${kind} ${hour}`;
    const known = this.#known.get(key) ?? this.#made.get(key);
    if (known !== undefined) return known;
    const found = await findOrMake(client, kind, hour);
    this.#made.set(key, found);
    return found;
  }

  /** The transaction is committed. */
  keep(): void {
    if (this.#known.size + this.#made.size > rememberedMax) this.#known.clear();
    for (const [key, table] of this.#made) this.#known.set(key, table);
    this.#made.clear();
  }

  /** It was not. */
  discard(): void {
    this.#made.clear();
  }

  forget(): void {
    this.#known.clear();
    this.#made.clear();
  }
}

/** Whether a table we knew has been sealed and dropped meanwhile. */
export function isTableGone(error: unknown): boolean {
  const cause = error instanceof StoreError ? error.cause : error;
  return cause instanceof DatabaseError && cause.code === undefinedTable;
}

async function findOrMake(client: PoolClient, kind: TickKind, hour: number): Promise<HourTable> {
  const hourAt = new Date(hour).toISOString();
  const { rows } = await client.query<{ part: number; hot: boolean }>(
    'select part, file is null as hot from tick_hour where kind = $1 and hour = $2 order by part desc limit 1',
    [kind, hourAt],
  );
  const last = rows[0];
  if (last?.hot) return { name: hourTableName(kind, hour, last.part), part: last.part };
  const part = last === undefined ? 0 : last.part + 1;
  const name = hourTableName(kind, hour, part);
  await client.query('insert into tick_hour (kind, hour, part) values ($1, $2, $3)', [kind, hourAt, part]);
  await client.query(`create table ${name} (like tick_${kind} including all)`);
  return { name, part };
}
