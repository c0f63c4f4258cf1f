/** What was traded of every market, minute by minute, recorded and archived: what a new process sums the last day from. */
import { sql } from 'kysely';
import type { VenueId } from '../../core/contract/index.ts';
import { readSnapshot } from '../archive/index.ts';
import { StoreError } from '../store-error.ts';
import { sealedRows } from './load-steps.ts';
import type { History } from './open-history.ts';
import { type EngineRow, integerLiteral, timeLiteral } from './parquet-engine.ts';
import { batchHours, type LookedSpan, lookAtHistory } from './read-snapshot.ts';
import { readInteger, readText, readVenue } from './read-value.ts';

/** See TradeMinute of the live state. */
export interface MarketTradeMinute {
  readonly venue: VenueId;
  readonly id: string;
  /** Minutes since 1970, of the venue's time; a fill at a whole minute belongs to the minute that ends there. */
  readonly minute: number;
  readonly count: number;
  /** In 10^-12 dollars: the price of the outcome taken × quantity, both in millionths. */
  readonly notional: bigint;
  readonly net: bigint;
}

/** Of all markets together; a market that trades every minute has 1,440 a day. */
const minutesMax = 5_000_000;
const minuteMs = 60_000;

/**
 * Trades of the half-open span; a minute may come in several pieces, which add up. `onLook` hears what of the archive is in them,
 * last of the look that counts. Rejects with a StoreError.
 */
export async function loadTradeMinutes(
  history: History,
  span: LookedSpan,
  signal?: AbortSignal,
): Promise<readonly MarketTradeMinute[]> {
  const { from, to, onLook } = span;
  return lookAtHistory(
    history,
    'trade',
    span,
    {
      readHot: async ({ trx, options }, parts) => {
        const minutes: MarketTradeMinute[] = [];
        onLook?.(await readSnapshot({ trx, options }));
        for (const table of [...parts.map((part) => part.table), 'archived_trade']) {
          const { rows } = await sql<EngineRow>`
            select m.venue, m.id, minute, count, notional, net from (
              select market, ceil(extract(epoch from ts) / 60)::bigint - 1 as minute, count(*) as count,
                sum(notional)::text as notional,
                sum(case when (flags & 1 = 1) = (flags & 2 = 2) then notional else -notional end)::text as net
              from (select market, ts, flags,
                (case flags & 2 when 2 then 1000000 - price else price end)::numeric * quantity as notional
              from ${sql.table(table)} where ts >= ${new Date(from)} and ts < ${new Date(to)}) f group by 1, 2
            ) t join recorded_market m on m.key = t.market limit ${minutesMax - minutes.length + 1}`.execute(
            trx,
            options,
          );
          addMinutes(minutes, rows);
        }
        return minutes;
      },
      readSealed: async (parts, minutes) => {
        for (const batch of batchHours(parts)) {
          const rows = await history.engine.query(
            `select venue, market_id as id, (epoch_ms(ts) - 1) // ${minuteMs} as minute, count(*) as count,
                sum(notional)::varchar as notional,
                sum(case when (taker_action = 'buy') = (outcome = 'yes') then notional else -notional end)::varchar as net
              from (select venue, market_id, ts, taker_action, outcome,
                  (case outcome when 'no' then 1000000 - price else price end)::hugeint * quantity as notional
                from ${sealedRows(batch.parts)} where ts >= ${timeLiteral(from)} and ts < ${timeLiteral(to)})
              group by 1, 2, 3 limit ${integerLiteral(minutesMax - minutes.length + 1)}`,
            signal,
          );
          addMinutes(minutes, rows);
        }
        return minutes;
      },
    },
    signal,
  );
}

function addMinutes(minutes: MarketTradeMinute[], rows: readonly EngineRow[]): void {
  for (const row of rows) {
    minutes.push({
      venue: readVenue(row['venue']),
      id: readText(row['id']),
      minute: readInteger(row['minute']),
      count: readInteger(row['count']),
      notional: BigInt(readText(row['notional'])),
      net: BigInt(readText(row['net'])),
    });
  }
  if (minutes.length > minutesMax) {
    throw new StoreError('too_many_rows', `More than ${minutesMax} minutes of trades would have to be read.`);
  }
}
