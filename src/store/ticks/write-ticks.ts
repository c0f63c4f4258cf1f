/**
 * A batch of what was recorded, in one transaction: all of it, once, and only while the session is ours.
 *
 *   hold session ─► keys ─► copy quotes, tops, depths ─► trades ─► gaps ─► covered_until, heartbeat ─► commit
 *        │ this batch is saved already: nothing more           └ a table was sealed meanwhile: again, from the start
 */

import type { PoolClient } from 'pg';
import type { MarketName } from '../../core/contract/index.ts';
import type { Store } from '../store.ts';
import { CopyBuffer } from './copy-buffer.ts';
import { type CopiedKind, copyInto, type TickCopies, writeRow } from './copy-ticks.ts';
import { HourTables, hourOf, isTableGone } from './hour-tables.ts';
import { MarketKeys } from './market-keys.ts';
import { advanceSession, holdSession, type RecorderSession } from './recorder-session.ts';
import type { DepthRow, QuoteRow, TopRow, TradeRow } from './tick-rows.ts';
import {
  type GapEvent,
  type KeyedTradeGap,
  type NewTradeGap,
  writeGaps,
  writeTradeGaps,
} from './write-gaps.ts';
import { type FindSealedTradeIds, type TradesWritten, writeTrades } from './write-trades.ts';

/** A row that names its market instead of its key. */
export type TickOf<Row extends { readonly market: number }> = Omit<Row, 'market'> & {
  readonly market: MarketName;
};

export interface TickBatch {
  /** Counted from 1 within a session. A batch is tried again as it is, under its number. */
  readonly number: number;
  readonly quotes: readonly TickOf<QuoteRow>[];
  readonly tops: readonly TickOf<TopRow>[];
  readonly depths: readonly TickOf<DepthRow>[];
  readonly trades: readonly TickOf<TradeRow>[];
  readonly gaps: readonly GapEvent[];
  readonly tradeGaps: readonly NewTradeGap[];
  /** Everything before this is saved once this batch is. */
  readonly coveredUntil: number;
}

export interface TickWriter {
  readonly store: Store;
  readonly keys: MarketKeys;
  readonly hours: HourTables;
  readonly buffer: CopyBuffer;
  readonly findSealedTradeIds: FindSealedTradeIds;
}

/** Times a batch is tried again because an hour was sealed in the middle of it; each time is another hour. */
const sealedMax = 8;

/** It serves one batch at a time. */
export function createTickWriter(deps: {
  readonly store: Store;
  readonly findSealedTradeIds: FindSealedTradeIds;
  /** Milliseconds of a clock that never goes back. */
  readonly elapsed?: () => number;
}): TickWriter {
  const { elapsed = () => performance.now() } = deps;
  return { ...deps, keys: new MarketKeys(elapsed), hours: new HourTables(), buffer: new CopyBuffer() };
}

/** Returns how many rows are new. Rejects with `session_lost` when another recorder has taken over. */
export async function saveTicks(
  writer: TickWriter,
  session: RecorderSession,
  batch: TickBatch,
  signal?: AbortSignal,
): Promise<{ readonly rows: number }> {
  for (let sealed = 0; ; sealed++) {
    try {
      const rows = await writer.store.transact(
        (client) => writeBatch(client, writer, session, batch),
        signal,
      );
      writer.keys.keep();
      writer.hours.keep();
      return { rows };
    } catch (error) {
      writer.keys.discard();
      writer.hours.discard();
      if (!isTableGone(error) || sealed >= sealedMax) throw error;
      writer.hours.forget();
    }
  }
}

async function writeBatch(
  client: PoolClient,
  writer: TickWriter,
  session: RecorderSession,
  batch: TickBatch,
): Promise<number> {
  const saved = await holdSession(client, session);
  // Its commit was not heard of, and came through.
  if (saved === batch.number) return 0;
  if (saved !== batch.number - 1) {
    throw new TypeError(`Batch ${batch.number} of a session that has saved ${saved}.`);
  }
  await writer.keys.prepare(client, namesOf(batch));
  let rows = 0;
  rows += await copyRows(client, writer, 'quote', batch.quotes);
  rows += await copyRows(client, writer, 'top', batch.tops);
  rows += await copyRows(client, writer, 'depth', batch.depths);
  const keyOf = (name: MarketName): number => findKey(writer, name);
  const trades = batch.trades.map((trade) => ({
    ...trade,
    venue: trade.market.venue,
    market: keyOf(trade.market),
  }));
  const written = await writeTrades(client, writer, trades);
  rows += written.rows;
  await writeGaps(
    client,
    batch.gaps.map((gap) => ({ ...gap, market: keyOf(gap.market) })),
  );
  await writeTradeGaps(client, [
    ...batch.tradeGaps.map((gap) => ({ ...gap, market: gap.market && keyOf(gap.market) })),
    ...gapsOf(written.unsure),
  ]);
  await advanceSession(client, session, { batch: batch.number, coveredUntil: batch.coveredUntil });
  return rows;
}

/** One gap of each market, over all of its trades. */
function gapsOf(trades: TradesWritten['unsure']): Iterable<KeyedTradeGap> {
  const gaps = new Map<number, KeyedTradeGap>();
  for (const { venue, market, ts } of trades) {
    const { from, to } = gaps.get(market) ?? { from: ts, to: ts };
    const span = { from: Math.min(from, ts), to: Math.max(to, ts + 1) };
    gaps.set(market, { venue, market, ...span, cause: 'history_unreadable' });
  }
  return gaps.values();
}

async function copyRows<Kind extends CopiedKind>(
  client: PoolClient,
  writer: TickWriter,
  kind: Kind,
  rows: readonly TickOf<TickCopies[Kind]>[],
): Promise<number> {
  const { buffer } = writer;
  const write = writeRow[kind];
  // Rows come in the order of time, so that an hour is one run of them.
  for (let from = 0; from < rows.length; ) {
    const hour = hourOf(rows[from]?.ts ?? 0);
    buffer.begin();
    let to = from;
    for (; to < rows.length && hourOf(rows[to]?.ts ?? 0) === hour; to++) {
      const row = rows[to];
      if (row !== undefined) write(buffer, findKey(writer, row.market), row);
    }
    const table = await writer.hours.find(client, kind, hour);
    await copyInto(client, kind, table.name, buffer.end());
    from = to;
  }
  return rows.length;
}

function findKey(writer: TickWriter, name: MarketName): number {
  const key = writer.keys.find(name);
  if (key === undefined) throw new TypeError(`A batch names the market ${name.id}, which was given no key.`);
  return key;
}

function* namesOf(batch: TickBatch): Iterable<MarketName> {
  for (const { market } of batch.quotes) yield market;
  for (const { market } of batch.tops) yield market;
  for (const { market } of batch.depths) yield market;
  for (const { market } of batch.trades) yield market;
  for (const { market } of batch.gaps) yield market;
  for (const { market } of batch.tradeGaps) if (market !== undefined) yield market;
}
