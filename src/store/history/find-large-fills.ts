/**
 * The newest fills above a floor, over all markets, for what memory no longer holds. Spans are read newest first until
 * enough is found, the first ones short:
 *
 *   span ──► which markets have such fills ──► those accepted ──► their newest fills, up to the limit
 *
 * so that a filter that refuses nearly all costs one reading of a span and few rows. Of sealed hours that reading is of the
 * narrow columns; whole rows are read only from the newest files that have enough fills of accepted markets, and a market that
 * was refused once is passed over in all later spans.
 *
 * A filter that finds too few reads on to the end of its span: what it may read is bounded, and beyond that there is no answer,
 * since half of one would read as all there is.
 */
import { sql } from 'kysely';
import { type MarketName, venueIds } from '../../core/contract/index.ts';
import { compareTapeFills, type TapeFill } from '../../core/insight/index.ts';
import type { Writing } from '../send-rows.ts';
import { readOneOf } from '../stored-json.ts';
import {
  type LargeTradeSpan,
  sealedLargeTrades,
  sealedTradeColumns,
  storedLargeTrades,
  storedTradeColumns,
  toTapeFill,
} from './large-trade-rows.ts';
import { MarketFilter } from './market-filter.ts';
import type { History } from './open-history.ts';
import { type EngineRow, integerLiteral } from './parquet-engine.ts';
import { batchHours, type HotPart, lookAtHistory, type SealedPart } from './read-snapshot.ts';
import { readInteger, readText } from './read-value.ts';
import { ScanLimit } from './scan-limit.ts';

export interface LargeFillSearch {
  /** Milliseconds since 1970, of the venue's time; `after` is not included, `upTo` is. */
  readonly after: number;
  readonly upTo: number;
  /** At least 100 dollars, in 10^-12 dollars. */
  readonly minNotional: bigint;
  readonly limit: number;
  accepts(market: MarketName): boolean;
  /** How many rows of sealed hours may be read; 60 million unless set. */
  readonly sealedRowsMax?: number;
}

const hourMs = 3_600_000;
const firstSpanHours = 2;
const spanHoursMax = 96;
/** Sixteen days of both venues at the pace of 2026, beyond what memory holds: as much as fits in the time of a request. */
const defaultSealedRowsMax = 60_000_000;

/** In the order of the tape. Rejects with a StoreError: `too_many_rows` where more sealed rows would be read than may be. */
export function findLargeFills(
  history: History,
  search: LargeFillSearch,
  signal?: AbortSignal,
): Promise<readonly TapeFill[]> {
  const { after, upTo, minNotional, limit, sealedRowsMax = defaultSealedRowsMax } = search;
  const span = { from: after + 1, to: upTo + 1, minNotional };
  const scan = new ScanLimit(sealedRowsMax);
  const enough = (found: readonly TapeFill[], doneFrom: number): boolean =>
    (found[limit - 1]?.trade.venueTime ?? Number.NEGATIVE_INFINITY) >= doneFrom;
  return lookAtHistory(
    history,
    'trade',
    span,
    {
      readHot: async (reading, parts) => {
        let found: readonly TapeFill[] = [];
        for (const part of spansBack(span)) {
          const within = parts.filter(({ hour }) => hour < part.to && hour + hourMs > part.from);
          found = newestOf([...found, ...(await findStored(reading, within, part, search))], limit);
          if (enough(found, part.from)) break;
        }
        return found;
      },
      readSealed: async (parts, stored) => {
        let found = stored;
        const filter = new MarketFilter(history, search.accepts);
        for (const { parts: batch, doneFrom } of batchHours(parts)) {
          const newest = batch[0];
          if (newest !== undefined && enough(found, newest.hour + hourMs)) break;
          scan.count(batch.reduce((sum, { rows }) => sum + rows, 0));
          found = newestOf(
            [...found, ...(await findSealed(history, batch, span, limit, filter, signal))],
            limit,
          );
          if (enough(found, doneFrom)) break;
        }
        return found;
      },
    },
    signal,
  );
}

async function findStored(
  { trx, options }: Writing,
  parts: readonly HotPart[],
  span: LargeTradeSpan,
  { limit, accepts }: LargeFillSearch,
): Promise<readonly TapeFill[]> {
  const trades = storedLargeTrades(parts, span);
  const markets = await sql<EngineRow>`
    select m.key as market_key, m.venue, m.id as market_id from recorded_market m
    where m.key in (select t.market from ${trades} t)`.execute(trx, options);
  const accepted = acceptedKeys(markets.rows, accepts);
  if (accepted.length === 0) return [];
  const { rows } = await sql<EngineRow>`
    select ${storedTradeColumns} from ${trades} t join recorded_market m on m.key = t.market
    where t.market = any(${accepted}::integer[])
    order by t.ts desc, m.venue collate "C", m.id collate "C", t.id collate "C" limit ${limit}`.execute(
    trx,
    options,
  );
  return rows.map(toTapeFill);
}

async function findSealed(
  { engine }: History,
  parts: readonly SealedPart[],
  span: LargeTradeSpan,
  limit: number,
  filter: MarketFilter,
  signal: AbortSignal | undefined,
): Promise<readonly TapeFill[]> {
  const counts = await engine.query(
    `select market_key, epoch_ms(ts) // ${integerLiteral(hourMs)} as hour, count(*) as fills
      from ${sealedLargeTrades(parts, span)} t where ${filter.condition} group by all`,
    signal,
  );
  const refused = await filter.ask(
    counts.map((row) => readInteger(row['market_key'])),
    signal,
  );
  const fillsByHour = new Map<number, number>();
  for (const row of counts) {
    if (refused.has(readInteger(row['market_key']))) continue;
    const hour = readInteger(row['hour']) * hourMs;
    fillsByHour.set(hour, (fillsByHour.get(hour) ?? 0) + readInteger(row['fills']));
  }
  const hours = newestHours(fillsByHour, limit);
  const wanted = parts.filter(({ hour }) => hours.has(hour));
  if (wanted.length === 0) return [];
  const rows = await engine.query(
    `select ${sealedTradeColumns} from ${sealedLargeTrades(wanted, span)} t where ${filter.condition}
      order by t.ts desc, venue, market_id, id limit ${integerLiteral(limit)}`,
    signal,
  );
  return rows.map(toTapeFill);
}

/** The newest hours that have so many fills together, or all. */
function newestHours(fillsByHour: ReadonlyMap<number, number>, limit: number): ReadonlySet<number> {
  const hours = new Set<number>();
  let fills = 0;
  for (const hour of [...fillsByHour.keys()].sort((left, right) => right - left)) {
    if (fills >= limit) break;
    hours.add(hour);
    fills += fillsByHour.get(hour) ?? 0;
  }
  return hours;
}

function acceptedKeys(
  markets: readonly EngineRow[],
  accepts: (market: MarketName) => boolean,
): readonly number[] {
  return markets
    .filter((row) => {
      const venue = readOneOf(venueIds, readText(row['venue']));
      return accepts({ venue, id: readText(row['market_id']) });
    })
    .map((row) => readInteger(row['market_key']));
}

function newestOf(fills: readonly TapeFill[], limit: number): readonly TapeFill[] {
  return fills.toSorted(compareTapeFills).slice(0, limit);
}

/** Newest first, each twice as long as the one before. */
function* spansBack({ from: start, to: end, minNotional }: LargeTradeSpan): Generator<LargeTradeSpan> {
  let hours = firstSpanHours;
  for (let to = end; to > start; ) {
    const from = Math.max(start, to - hours * hourMs);
    yield { from, to, minNotional };
    to = from;
    hours = Math.min(hours * 2, spanHoursMax);
  }
}
