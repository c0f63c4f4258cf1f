/** In which hours this service recorded any fill of a market. */
import { sql } from 'kysely';
import type { VenueId } from '../../core/contract/index.ts';
import {
  findRecordedMarket,
  type History,
  integerLiteral,
  lookAtHistory,
  readInteger,
  sealedRows,
} from '../history/index.ts';

const hourMs = 3_600_000;

/** `hours`: their first milliseconds; those of them that have a fill. Rejects with a StoreError. */
export async function findRecordedHours(
  history: History,
  { venue, id }: { readonly venue: VenueId; readonly id: string },
  hours: ReadonlySet<number>,
  signal?: AbortSignal,
): Promise<ReadonlySet<number>> {
  const key = hours.size === 0 ? undefined : await findRecordedMarket(history.store, venue, id, signal);
  if (key === undefined) return new Set();
  const window = { from: Math.min(...hours), to: Math.max(...hours) + hourMs };
  const asked = <Part extends { readonly hour: number }>(parts: readonly Part[]) =>
    parts.filter(({ hour }) => hours.has(hour));
  return lookAtHistory(
    history,
    'trade',
    window,
    {
      readHot: async ({ trx, options }, parts) => {
        const found = new Set<number>();
        for (const { hour, table } of asked(parts)) {
          const { rows } = await sql`select from ${sql.table(table)} where market = ${key} limit 1`.execute(
            trx,
            options,
          );
          if (rows.length > 0) found.add(hour);
        }
        return found;
      },
      readSealed: async (parts, hot) => {
        const files = asked(parts);
        if (files.length === 0) return hot;
        const rows = await history.engine.query(
          `select distinct epoch_ms(ts) // ${hourMs} as hour from ${sealedRows(files)}
            where market_key = ${integerLiteral(key)}`,
          signal,
        );
        return new Set([...hot, ...rows.map((row) => hourMs * readInteger(row['hour']))]);
      },
    },
    signal,
  );
}
