/** Which trades are in sealed files already, so that a late teller does not make them twice. */
import { join } from 'node:path';
import { sealedRows } from './load-steps.ts';
import type { History } from './open-history.ts';
import { integerLiteral, textLiteral } from './parquet-engine.ts';
import { readText } from './read-value.ts';

const idsAtOnce = 5_000;

/** `hour` is its first millisecond. Rejects with a StoreError. */
export async function findSealedTradeIds(
  { store, engine, folder }: History,
  market: number,
  hour: number,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
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
  const found = new Set<string>();
  if (files.length === 0) return found;
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const asked = ids.slice(start, start + idsAtOnce).map(textLiteral);
    const rows = await engine.query(
      `select id from ${sealedRows(files)}
        where market_key = ${integerLiteral(market)} and id in (${asked.join(', ')})`,
      signal,
    );
    for (const row of rows) found.add(readText(row['id']));
  }
  return found;
}
