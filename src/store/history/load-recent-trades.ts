/** The latest fills of every market, one by one, recorded and archived: what a new process has to know in order not to count a fill twice. */
import { sql } from 'kysely';
import type { VenueId } from '../../core/contract/index.ts';
import type { Trade } from '../../core/market/index.ts';
import { StoreError } from '../store-error.ts';
import { sealedRows } from './load-steps.ts';
import type { History } from './open-history.ts';
import { type EngineRow, integerLiteral, timeLiteral } from './parquet-engine.ts';
import { batchHours, lookAtHistory } from './read-snapshot.ts';
import { readText, readVenue } from './read-value.ts';
import { toTrade } from './trade-of-row.ts';

export interface RecentTrade {
  readonly venue: VenueId;
  readonly market: string;
  readonly trade: Trade;
  /** From the venue's history, not recorded as it happened. */
  readonly archived: boolean;
}

/** No caller asks for more, and no clock is ahead by as much. */
const horizonMs = 31 * 86_400_000;

/** Of the venue's time `since` and later, in no order. Rejects with a StoreError, also where there are more than `limit`. */
export async function loadRecentTrades(
  history: History,
  { since, limit }: { readonly since: number; readonly limit: number },
  signal?: AbortSignal,
): Promise<readonly RecentTrade[]> {
  const take = (found: RecentTrade[], rows: readonly EngineRow[]): RecentTrade[] => {
    for (const row of rows) found.push(toRecentTrade(row));
    if (found.length > limit) {
      throw new StoreError('too_many_rows', `More than ${limit} recent trades would have to be read.`);
    }
    return found;
  };
  return lookAtHistory(
    history,
    'trade',
    { from: since, to: since + horizonMs },
    {
      readHot: async ({ trx, options }, parts) => {
        const found: RecentTrade[] = [];
        for (const table of [...parts.map((part) => part.table), 'archived_trade']) {
          const { rows } = await sql<EngineRow>`
            select m.venue, m.id as market_id, (extract(epoch from t.ts) * 1000)::bigint as ts, t.id, t.price, t.quantity,
              case t.flags & 1 when 1 then 'sell' else 'buy' end as taker_action,
              case t.flags & 2 when 2 then 'no' else 'yes' end as outcome, t.flags & 4 = 4 as block,
              ${table === 'archived_trade'}::boolean as archived
            from ${sql.table(table)} t join recorded_market m on m.key = t.market
            where t.ts >= ${new Date(since)} limit ${limit - found.length + 1}`.execute(trx, options);
          take(found, rows);
        }
        return found;
      },
      readSealed: async (parts, found) => {
        for (const batch of batchHours(parts)) {
          const rows = await history.engine.query(
            `select venue, market_id, epoch_ms(ts) as ts, id, price, quantity, taker_action, outcome, block, false as archived
              from ${sealedRows(batch.parts)} where ts >= ${timeLiteral(since)}
              limit ${integerLiteral(limit - found.length + 1)}`,
            signal,
          );
          take(found, rows);
        }
        return found;
      },
    },
    signal,
  );
}

function toRecentTrade(row: EngineRow): RecentTrade {
  return {
    venue: readVenue(row['venue']),
    market: readText(row['market_id']),
    trade: toTrade(row),
    archived: row['archived'] === true,
  };
}
