/** The last recorded fill of each step; of several in a millisecond the one with the highest price. */
import { join } from 'node:path';
import { sql } from 'kysely';
import type { PricePoint } from '../../../core/insight/index.ts';
import { type EngineRow, integerLiteral, textLiteral } from '../parquet-engine.ts';
import { readInteger } from '../read-value.ts';
import type { PointsAsked } from './points-asked.ts';
import { readParts } from './read-parts.ts';

export function loadRecordedFills(
  asked: PointsAsked,
): AsyncGenerator<readonly PricePoint[], void, undefined> {
  const { history, signal } = asked;
  return readParts(asked, {
    kind: 'trade',
    // A fill at the very end of a step belongs to it: it counts at its own millisecond.
    sealedStatement: (parts, stepMs) => {
      const files = parts.map(({ file }) => textLiteral(join(history.folder, file)));
      return `select market, last_row.ts as ts, last_row.price as price from (
          select market_key as market, max(struct_pack(ts := epoch_ms(ts), price := price)) as last_row
          from read_parquet([${files.join(', ')}])
          group by market_key, (epoch_ms(ts) - 1) // ${integerLiteral(stepMs)}
        )`;
    },
    readPage: (table, stepMs, after, limit) =>
      history.store.query(async (db, options) => {
        const { rows } = await sql<EngineRow>`
          select market, (extract(epoch from ts) * 1000)::bigint as ts, price from (
            select distinct on (market, step) market, ts, price,
              date_bin(${`${stepMs} milliseconds`}::interval, ts - interval '1 millisecond', to_timestamp(0)) as step
            from ${sql.table(table)}
            where (market, ts) > (${after.market}::integer, ${new Date(after.ts)}::timestamptz)
            order by market, step, ts desc, price desc limit ${limit}
          ) steps order by market, step`.execute(db, options);
        return rows;
      }, signal),
    toPoint: (row, { venue, id }) => ({
      kind: 'fill',
      venue,
      id,
      venueTime: readInteger(row['ts']),
      price: readInteger(row['price']),
    }),
  });
}
