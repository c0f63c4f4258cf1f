/** Which trades are in sealed files already, so that a late report does not store them twice. */
import { join } from 'node:path';
import type { TradeIds, TradeName } from '../ticks/index.ts';
import { sealedRows } from './load-steps.ts';
import type { History } from './open-history.ts';
import { integerLiteral, textLiteral } from './parquet-engine.ts';
import { readInteger, readText } from './read-value.ts';

const tradesAtOnce = 5_000;

/** `hour` is its first millisecond. Rejects with a StoreError. */
export async function findSealedTradeIds(
  { store, engine, folder }: History,
  hour: number,
  trades: readonly TradeName[],
  signal?: AbortSignal,
): Promise<TradeIds> {
  const parts = await store.query(
    (db, options) =>
      db
        .selectFrom('tick_hour')
        .select('file')
        .where('kind', '=', 'trade')
        .where('hour', '=', new Date(hour))
        .where('file', 'is not', null)
        .execute(options),
    signal,
  );
  const files = parts.flatMap(({ file }) => (file === null ? [] : [{ hour, file: join(folder, file) }]));
  const found = new Map<number, Set<string>>();
  if (files.length === 0) return found;
  for (let start = 0; start < trades.length; start += tradesAtOnce) {
    const asked = trades.slice(start, start + tradesAtOnce);
    const keys = [...new Set(asked.map(({ market }) => market))].map(integerLiteral);
    const ids = [...new Set(asked.map(({ id }) => id))].map(textLiteral);
    // One reading for all markets, each of which would cost another; a pair that was not asked for does no harm.
    const rows = await engine.query(
      `select distinct market_key, id from ${sealedRows(files)}
        where market_key in (${keys.join(', ')}) and id in (${ids.join(', ')})`,
      signal,
    );
    for (const row of rows) {
      const market = readInteger(row['market_key']);
      const known = found.get(market);
      if (known === undefined) found.set(market, new Set([readText(row['id'])]));
      else known.add(readText(row['id']));
    }
  }
  return found;
}
