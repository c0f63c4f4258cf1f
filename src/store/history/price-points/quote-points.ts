/** The last recorded quote of each step. Of an hour that is stored as a whole it is in the file beside the sealed one. */
import { join } from 'node:path';
import { sql } from 'kysely';
import { midpointOf, type PricePoint } from '../../../core/insight/index.ts';
import { closingFileName, findClosings } from '../closing-quotes.ts';
import { type EngineRow, integerLiteral, textLiteral } from '../parquet-engine.ts';
import { readInteger, readIntegerOrNothing } from '../read-value.ts';
import type { PointsAsked } from './points-asked.ts';
import { readParts } from './read-parts.ts';

const hourMs = 3_600_000;

export function loadRecordedQuotes(
  asked: PointsAsked,
): AsyncGenerator<readonly PricePoint[], void, undefined> {
  const { history, signal } = asked;
  return readParts(asked, {
    kind: 'quote',
    sealedStatement: async (parts, stepMs) => {
      const names = parts.map(({ file }) => file);
      const closings = stepMs === hourMs ? await findClosings(history, names) : new Set<string>();
      const pathOf = (file: string): string => textLiteral(join(history.folder, file));
      // A file that holds nothing but last quotes is reduced to what it is.
      const files = names.map((file) => pathOf(closings.has(file) ? closingFileName(file) : file));
      return `select market, last_row.ts as ts, last_row.yes_ask as yes_ask, last_row.no_ask as no_ask from (
          select market_key as market,
            max_by(struct_pack(ts := epoch_ms(ts), yes_ask := yes_ask, no_ask := no_ask), ts) as last_row
          from (select market_key, ts, yes_ask, no_ask from read_parquet([${files.join(', ')}], union_by_name = true))
          group by market_key, epoch_ms(ts) // ${integerLiteral(stepMs)}
        )`;
    },
    readPage: (table, stepMs, after, limit) =>
      history.store.query(async (db, options) => {
        const { rows } = await sql<EngineRow>`
          select market, (extract(epoch from ts) * 1000)::bigint as ts, yes_ask, no_ask from (
            select distinct on (market, step) market,
              date_bin(${`${stepMs} milliseconds`}::interval, ts, to_timestamp(0)) as step, ts, yes_ask, no_ask
            from ${sql.table(table)}
            where (market, ts) > (${after.market}::integer, ${new Date(after.ts)}::timestamptz)
            order by market, step, ts desc limit ${limit}
          ) steps order by market, step`.execute(db, options);
        return rows;
      }, signal),
    toPoint: (row, { venue, id }) => ({
      kind: 'quote',
      venue,
      id,
      at: readInteger(row['ts']),
      mid: midpointOf({
        yesAsk: readIntegerOrNothing(row['yes_ask']),
        noAsk: readIntegerOrNothing(row['no_ask']),
      }),
    }),
  });
}
