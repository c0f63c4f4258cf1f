/**
 * The large fills of the last days, for a process that keeps them in memory: recorded ones from hot tables and sealed files,
 * imported ones from the archive. Some hours at a time, newest first, so that a reader has what is asked for most first,
 * and may stop wanting the smaller ones. Rows come a few thousand at a time; filters and sorting are left to the databases.
 */
import { sql } from 'kysely';
import type { TapeFill } from '../../core/insight/index.ts';
import type { Writing } from '../send-rows.ts';
import {
  type LargeTradeSpan,
  sealedLargeTrades,
  sealedTradeColumns,
  storedLargeTrades,
  storedTradeColumns,
  toTapeFill,
} from './large-trade-rows.ts';
import type { History } from './open-history.ts';
import type { EngineRow } from './parquet-engine.ts';
import { type HotPart, lookAtHistory } from './read-snapshot.ts';

export interface LargeFillReader {
  /** The least notional that is still wanted of fills up to a time, in 10^-12 dollars; undefined if none is. */
  leastKept(upTo: number): bigint | undefined;
  /**
   * Within some hours the oldest first, in up to three runs. A fill may be given again where its hour is sealed meanwhile,
   * and once in each form where it is recorded while it is loaded.
   */
  add(fill: TapeFill): unknown;
  /** All wanted fills after this time have been given. */
  markLoaded(after: number): void;
}

const hoursAtOnce = 24;
const hourMs = 3_600_000;
const rowsAtOnce = 2_000;

/** Gives fills with venue time in (after, upTo]. Rejects with a StoreError; what was marked as loaded until then is. */
export async function loadLargeFills(
  history: History,
  { after, upTo }: { readonly after: number; readonly upTo: number },
  reader: LargeFillReader,
  signal?: AbortSignal,
): Promise<void> {
  for (let to = upTo + 1; to > after + 1; ) {
    const from = Math.max(after + 1, to - hoursAtOnce * hourMs);
    const minNotional = reader.leastKept(to - 1);
    if (minNotional === undefined) break;
    await loadSpan(history, { from, to, minNotional }, reader, signal);
    reader.markLoaded(from - 1);
    to = from;
  }
  reader.markLoaded(after);
}

function loadSpan(
  history: History,
  span: LargeTradeSpan,
  reader: LargeFillReader,
  signal: AbortSignal | undefined,
): Promise<void> {
  const take = (rows: readonly EngineRow[]): void => {
    for (const row of rows) reader.add(toTapeFill(row));
  };
  return lookAtHistory(
    history,
    'trade',
    span,
    {
      readHot: (reading, parts) => readStored(reading, parts, span, take),
      readSealed: async (parts) => {
        if (parts.length === 0) return;
        const statement = `select ${sealedTradeColumns} from ${sealedLargeTrades(parts, span)} t order by t.ts`;
        for await (const rows of history.engine.pages(statement, signal)) take(rows);
      },
    },
    signal,
  );
}

async function readStored(
  { trx, options }: Writing,
  parts: readonly HotPart[],
  span: LargeTradeSpan,
  take: (rows: readonly EngineRow[]) => void,
): Promise<void> {
  await sql`
    declare large_trades no scroll cursor for
    select ${storedTradeColumns} from ${storedLargeTrades(parts, span)} t
    join recorded_market m on m.key = t.market order by t.ts`.execute(trx, options);
  for (;;) {
    const { rows } = await sql<EngineRow>`fetch ${sql.lit(rowsAtOnce)} from large_trades`.execute(
      trx,
      options,
    );
    take(rows);
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close large_trades`.execute(trx, options);
}
