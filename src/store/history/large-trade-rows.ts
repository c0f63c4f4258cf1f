/** Trades above a floor, of all markets, as the three places that hold them give them: hot tables, the archive, files. */
import { type RawBuilder, sql } from 'kysely';
import { venueIds } from '../../core/contract/index.ts';
import { largeFillNotional, type TapeFill } from '../../core/insight/index.ts';
import { readOneOf } from '../stored-json.ts';
import { sealedRows } from './load-steps.ts';
import { type EngineRow, integerLiteral, timeLiteral } from './parquet-engine.ts';
import type { HotPart, SealedPart } from './read-snapshot.ts';
import { readText } from './read-value.ts';
import { toTrade } from './trade-of-row.ts';

/** Half-open, milliseconds since 1970, of the venue's time. */
export interface LargeTradeSpan {
  readonly from: number;
  readonly to: number;
  /** At least 100 dollars, in 10^-12 dollars. */
  readonly minNotional: bigint;
}

const storedNotional = sql`(case flags & 2 when 2 then 1000000 - price else price end)::numeric * quantity`;
/** As the index of the archive says it, so that the planner sees that it may be used. */
const isLarge = sql`${storedNotional} >= ${sql.raw(largeFillNotional.toString())}`;

/** Rows of hot tables and the archive: `market` is a key, `flags` as stored. */
export function storedLargeTrades(
  parts: readonly HotPart[],
  { from, to, minNotional }: LargeTradeSpan,
): RawBuilder<EngineRow> {
  const within = sql`ts >= ${new Date(from)} and ts < ${new Date(to)}
    and ${isLarge} and ${storedNotional} >= ${minNotional.toString()}::numeric`;
  const columns = sql`ts, market, id collate "C" as id, price, quantity, flags`;
  const sources = [
    sql`select ${columns}, true as archived from archived_trade where ${within}`,
    ...parts.map(
      ({ table }) => sql`select ${columns}, false as archived from ${sql.table(table)} where ${within}`,
    ),
  ];
  return sql`(${sql.join(sources, sql` union all `)})`;
}

export const storedTradeColumns = sql`m.venue, m.id as market_id, (extract(epoch from t.ts) * 1000)::bigint as ts, t.id,
  t.price, t.quantity, case t.flags & 1 when 1 then 'sell' else 'buy' end as taker_action,
  case t.flags & 2 when 2 then 'no' else 'yes' end as outcome, t.flags & 4 = 4 as block, t.archived`;

/** Whole numbers that a number holds exactly are sent as one: the engine's bigints take ten times as long to read. */
export const sealedTradeColumns =
  'venue, market_id, epoch_ms(ts)::double as ts, id, price, quantity::double as quantity, taker_action, outcome, block, false as archived';

/** Rows of sealed files, as something to select from. */
export function sealedLargeTrades(
  parts: readonly SealedPart[],
  { from, to, minNotional }: LargeTradeSpan,
): string {
  return `(select * from ${sealedRows(parts)} where ts >= ${timeLiteral(from)} and ts < ${timeLiteral(to)}
    and (case outcome when 'no' then 1000000 - price else price end)::hugeint * quantity
      >= ${integerLiteral(minNotional)}::hugeint)`;
}

export function toTapeFill(row: EngineRow): TapeFill {
  return {
    market: { venue: readOneOf(venueIds, readText(row['venue'])), id: readText(row['market_id']) },
    trade: toTrade(row),
    archived: row['archived'] === true,
  };
}
