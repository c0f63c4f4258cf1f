/**
 * The last row of each step of time, of one market, from hot tables and sealed files alike. Both engines reduce rows to
 * steps themselves, so that no more than `limit` rows of a batch of hours ever come here.
 *
 * A row's step is floor(ts / stepMs); a market has one row for an instant.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Writing } from '../send-rows.ts';
import type { TickKind } from '../ticks/index.ts';
import type { History } from './open-history.ts';
import { type EngineRow, integerLiteral, textLiteral, timeLiteral } from './parquet-engine.ts';
import { batchHours, type HotPart, lookAtHistory, type SealedPart } from './read-snapshot.ts';
import { readInteger } from './read-value.ts';
import { ScanLimit } from './scan-limit.ts';

export interface StepQuery {
  /** Milliseconds since 1970; `to` is not included. */
  readonly from: number;
  readonly to: number;
  readonly stepMs: number;
  readonly limit: number;
}

/** How rows of a kind are read and brought together. */
export interface SteppedKind<Row extends { readonly ts: number }> {
  readonly kind: TickKind;
  /** Taken from the last row of a step, beside `ts`. */
  readonly columns: readonly string[];
  /** Summed over a step. */
  readonly summed: readonly string[];
  toRow(stored: EngineRow, market: number): Row;
  /** Two rows of one step; `later` has the later `ts`. */
  join(earlier: Row, later: Row): Row;
}

export async function loadSteps<Row extends { readonly ts: number }>(
  history: History,
  stepped: SteppedKind<Row>,
  market: number,
  query: StepQuery,
  signal?: AbortSignal,
): Promise<readonly Row[]> {
  const scan = new ScanLimit();
  return lookAtHistory(
    history,
    stepped.kind,
    query,
    {
      readHot: async (reading, parts) => {
        const steps = new Steps(stepped, query);
        for (const batch of batchHours(parts)) {
          const rows = await selectHotSteps(reading, stepped, market, query, batch.parts);
          scan.count(steps.take(rows, market));
          if (steps.isEnough(batch)) break;
        }
        return steps;
      },
      readSealed: async (parts, steps) => {
        for (const batch of batchHours(parts)) {
          const statement = sealedStepsStatement(stepped, market, query, batch.parts);
          scan.count(steps.take(await history.engine.query(statement, signal), market));
          if (steps.isEnough(batch)) break;
        }
        return steps.rows();
      },
    },
    signal,
  );
}

class Steps<Row extends { readonly ts: number }> {
  readonly #stepped: SteppedKind<Row>;
  readonly #query: StepQuery;
  #byStep = new Map<number, Row>();

  constructor(stepped: SteppedKind<Row>, query: StepQuery) {
    this.#stepped = stepped;
    this.#query = query;
  }

  /** Returns how many rows they were made from. */
  take(stored: readonly EngineRow[], market: number): number {
    for (const record of stored) {
      const row = this.#stepped.toRow(record, market);
      const step = Math.floor(row.ts / this.#query.stepMs);
      const other = this.#byStep.get(step);
      if (other === undefined) this.#byStep.set(step, row);
      else this.#byStep.set(step, this.#joined(other, row));
    }
    this.#trim();
    return readInteger(stored[0]?.['scanned'] ?? 0);
  }

  /** Whether enough steps are known that nothing read later can change or precede. */
  isEnough({ doneFrom }: { readonly doneFrom: number }): boolean {
    const { stepMs, limit } = this.#query;
    let settled = 0;
    for (const step of this.#byStep.keys()) {
      if (step * stepMs >= doneFrom) settled++;
    }
    return settled >= limit;
  }

  rows(): readonly Row[] {
    return [...this.#byStep.values()];
  }

  #joined(one: Row, other: Row): Row {
    return one.ts <= other.ts ? this.#stepped.join(one, other) : this.#stepped.join(other, one);
  }

  /** Keeps the newest `limit` steps, newest first. */
  #trim(): void {
    const steps = [...this.#byStep].sort(([left], [right]) => right - left);
    this.#byStep = new Map(steps.slice(0, this.#query.limit));
  }
}

async function selectHotSteps<Row extends { readonly ts: number }>(
  { trx, options }: Writing,
  { columns, summed }: SteppedKind<Row>,
  market: number,
  { from, to, stepMs, limit }: StepQuery,
  parts: readonly HotPart[],
): Promise<readonly EngineRow[]> {
  const kept = sql.join(columns.map((column) => sql.ref(column)));
  const sums = summed.map(
    (column): RawBuilder<unknown> =>
      sql`sum(${sql.ref(column)}) over (partition by step)::bigint as ${sql.ref(column)}`,
  );
  const rows = sql.join(
    parts.map(
      ({ table }) =>
        sql`select date_bin(${`${stepMs} milliseconds`}::interval, ts, to_timestamp(0)) as step, ts, ${sql.join([...columns, ...summed].map((column) => sql.ref(column)))}
          from ${sql.table(table)}
          where market = ${market} and ts >= ${new Date(from)} and ts < ${new Date(to)}`,
    ),
    sql` union all `,
  );
  const { rows: found } = await sql<EngineRow>`
    select (extract(epoch from ts) * 1000)::bigint as ts,
      ${sql.join([...columns, ...summed, 'scanned'].map((column) => sql.ref(column)))}
    from (
      select distinct on (step) step, ts, ${sql.join([kept, ...sums])}, count(*) over () as scanned
      from (${rows}) recorded
      order by step desc, ts desc
      limit ${limit}
    ) steps
    order by step desc`.execute(trx, options);
  return found;
}

function sealedStepsStatement<Row extends { readonly ts: number }>(
  { columns, summed }: SteppedKind<Row>,
  market: number,
  { from, to, stepMs, limit }: StepQuery,
  parts: readonly SealedPart[],
): string {
  // A whole row is kept, because the greatest by time skips what is null.
  const row = ['ts := epoch_ms(ts)', ...columns.map((column) => `${column} := ${column}`)].join(', ');
  const sums = summed.map((column) => `, sum(${column})::bigint as ${column}`).join('');
  return `select last_row.*${summed.map((column) => `, ${column}`).join('')}, scanned from (
      select max_by(struct_pack(${row}), ts) as last_row${sums}, sum(count(*)) over ()::bigint as scanned,
        epoch_ms(ts) // ${integerLiteral(stepMs)} as step
      from ${sealedRows(parts)}
      where market_key = ${integerLiteral(market)} and ts >= ${timeLiteral(from)} and ts < ${timeLiteral(to)}
      group by step order by step desc limit ${integerLiteral(limit)}
    )`;
}

/** The rows of sealed files, as something to select from. */
export function sealedRows(parts: readonly Pick<SealedPart, 'file'>[]): string {
  return `read_parquet([${parts.map(({ file }) => textLiteral(file)).join(', ')}])`;
}
