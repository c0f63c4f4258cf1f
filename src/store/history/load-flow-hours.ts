/** What was traded of every market, hour by hour, recorded and archived: what a new process sums its windows from. */
import { sql } from 'kysely';
import type { VenueId } from '../../core/contract/index.ts';
import { readSnapshot } from '../archive/index.ts';
import { StoreError } from '../store-error.ts';
import { sealedRows } from './load-steps.ts';
import type { History } from './open-history.ts';
import { type EngineRow, integerLiteral, timeLiteral } from './parquet-engine.ts';
import { batchHours, type LookedSpan, lookAtHistory } from './read-snapshot.ts';
import { readInteger, readText, readVenue } from './read-value.ts';

/** Amounts in 10^-12 dollars: the price of the outcome taken × quantity, both in millionths. */
export interface MarketFlowHour {
  readonly venue: VenueId;
  readonly id: string;
  /** Hours since 1970, of the venue's time. */
  readonly hour: number;
  readonly archived: boolean;
  /** Toward Yes. */
  readonly net: bigint;
  readonly gross: bigint;
  readonly fillsTowardYes: number;
  readonly fillsTowardNo: number;
  readonly largest: bigint;
}

/** Of all markets together. */
const hoursMax = 20_000_000;
const hourMs = 3_600_000;

/**
 * Trades of the half-open span; an hour may come in several pieces, which add up. `onLook` hears what of the archive is in them, last
 * of the look that counts. Rejects with a StoreError.
 */
export async function loadFlowHours(
  history: History,
  { from, to, onLook }: LookedSpan,
  signal?: AbortSignal,
): Promise<readonly MarketFlowHour[]> {
  const hours: MarketFlowHour[] = [];
  await lookAtHistory(
    history,
    'trade',
    { from, to },
    {
      readHot: async ({ trx, options }, parts) => {
        // The look may be repeated.
        hours.length = 0;
        onLook?.(await readSnapshot({ trx, options }));
        for (const table of [...parts.map((part) => part.table), 'archived_trade']) {
          const isArchive = table === 'archived_trade';
          const { rows } = await sql<EngineRow>`
            select m.venue, m.id, h.hour, ${isArchive}::boolean as archived, h.net, h.gross, h.yes, h.no, h.largest from (
              select market, floor(extract(epoch from ts) / 3600)::bigint as hour,
                sum(case when toward_yes then notional else -notional end)::text as net, sum(notional)::text as gross,
                count(*) filter (where toward_yes) as yes, count(*) filter (where not toward_yes) as no,
                max(notional)::text as largest
              from (
                select market, ts, (flags & 1 = 1) = (flags & 2 = 2) as toward_yes,
                  (case flags & 2 when 2 then 1000000 - price else price end)::numeric * quantity as notional
                from ${sql.table(table)} where ts >= ${new Date(from)} and ts < ${new Date(to)}
              ) f group by 1, 2
            ) h join recorded_market m on m.key = h.market limit ${hoursMax - hours.length + 1}`.execute(
            trx,
            options,
          );
          addHours(hours, rows);
        }
      },
      readSealed: async (parts) => {
        for (const batch of batchHours(parts)) {
          const rows = await history.engine.query(
            `select venue, market_id as id, epoch_ms(ts) // ${hourMs} as hour, false as archived,
                sum(case when toward_yes then notional else -notional end)::varchar as net,
                sum(notional)::varchar as gross, count(*) filter (where toward_yes) as yes,
                count(*) filter (where not toward_yes) as no, max(notional)::varchar as largest
              from (select venue, market_id, ts, (taker_action = 'buy') = (outcome = 'yes') as toward_yes,
                  (case outcome when 'no' then 1000000 - price else price end)::hugeint * quantity as notional
                from ${sealedRows(batch.parts)} where ts >= ${timeLiteral(from)} and ts < ${timeLiteral(to)})
              group by 1, 2, 3 limit ${integerLiteral(hoursMax - hours.length + 1)}`,
            signal,
          );
          addHours(hours, rows);
        }
      },
    },
    signal,
  );
  return hours;
}

function addHours(hours: MarketFlowHour[], rows: readonly EngineRow[]): void {
  for (const row of rows) {
    hours.push({
      venue: readVenue(row['venue']),
      id: readText(row['id']),
      hour: readInteger(row['hour']),
      archived: row['archived'] === true,
      net: BigInt(readText(row['net'])),
      gross: BigInt(readText(row['gross'])),
      fillsTowardYes: readInteger(row['yes']),
      fillsTowardNo: readInteger(row['no']),
      largest: BigInt(readText(row['largest'])),
    });
  }
  if (hours.length > hoursMax) {
    throw new StoreError('too_many_rows', `More than ${hoursMax} hours of trades would have to be read.`);
  }
}
