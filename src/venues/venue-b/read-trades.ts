/**
 * Trades of one market, newest first. The second generation of the trade list walks by cursor; the first is used where
 * the second is not there, in windows of time, because it refuses deep offsets.
 */
import type { Trade } from '../../core/market/index.ts';
import type { ExactJson } from '../../runtime/exact-json.ts';
import type { Log } from '../../runtime/log.ts';
import type { MarketReference } from '../market-reference.ts';
import type { VenueClient } from '../venue-client.ts';
import { VenueError } from '../venue-error.ts';
import { normalisePrint } from './trade-row.ts';
import { parseEpochSeconds } from './venue-time.ts';
import { isList, isRecord, WireRecord } from './wire-record.ts';

interface TradeDeps {
  readonly data: VenueClient;
  readonly log: Log;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

interface TradePage {
  readonly trades: readonly Trade[];
  readonly rows: number;
  /** Venue time of the last row, as far as it could be read. */
  readonly oldest: number | undefined;
}

const rowsPerPage = 1_000;
/** Sixty days of the busiest market have about this many. */
const pagesMax = 20_000;

export async function* readTrades(
  deps: TradeDeps,
  market: MarketReference,
  span: Span,
  signal: AbortSignal,
): AsyncGenerator<readonly Trade[]> {
  let yielded = false;
  try {
    for await (const trades of readByCursor(deps, market, span, signal)) {
      yielded = true;
      yield trades;
    }
  } catch (error) {
    signal.throwIfAborted();
    if (yielded || !(error instanceof VenueError) || error.code !== 'not_found') throw error;
    yield* readByTime(deps, market, span, signal);
  }
}

async function* readByCursor(
  deps: TradeDeps,
  market: MarketReference,
  span: Span,
  signal: AbortSignal,
): AsyncGenerator<readonly Trade[]> {
  const cursors = new Set<string>();
  let cursor: string | undefined;
  for (let page = 0; page < pagesMax; page++) {
    // Without the amount the venue leaves small trades out.
    const query = { condition: market.venueKey, limit: String(rowsPerPage), filter_amount: '0', cursor };
    const answer = await deps.data.request('/v2/trades', { query }, signal);
    const rows = isRecord(answer) ? answer['data'] : undefined;
    const list = rows === null ? [] : rows;
    if (!isRecord(answer) || !isList(list)) throw malformed('/v2/trades', 'data is missing');
    const { trades, oldest } = readPage(deps, list, market, span);
    if (trades.length > 0) yield trades;
    const pagination = new WireRecord('page', answer).record('pagination') ?? {};
    cursor = new WireRecord('pagination', pagination).text('next_cursor');
    if (cursor === undefined || (oldest !== undefined && oldest < span.from)) return;
    if (cursors.has(cursor)) throw malformed('/v2/trades', 'a cursor came again');
    cursors.add(cursor);
  }
  throw malformed('/v2/trades', `more than ${pagesMax} pages`);
}

async function* readByTime(
  deps: TradeDeps,
  market: MarketReference,
  span: Span,
  signal: AbortSignal,
): AsyncGenerator<readonly Trade[]> {
  let endSecond = Math.floor(span.to / 1000);
  let offset = 0;
  let known = new Set<string>();
  for (let page = 0; page < pagesMax; page++) {
    const { trades, rows, oldest } = await readTimePage(deps, market, span, { endSecond, offset }, signal);
    const fresh = trades.filter(({ id }) => !known.has(id));
    known = new Set([...trades.map(({ id }) => id), ...(offset === 0 ? [] : known)]);
    if (fresh.length > 0) yield fresh;
    if (rows < rowsPerPage || oldest === undefined || oldest < span.from) return;
    const oldestSecond = Math.floor(oldest / 1000);
    // The rows of the last second are asked for again, since the page may have cut it.
    if (oldestSecond < endSecond) [endSecond, offset] = [oldestSecond, 0];
    else offset += rows;
  }
  throw malformed('/trades', `more than ${pagesMax} pages`);
}

async function readTimePage(
  deps: TradeDeps,
  market: MarketReference,
  span: Span,
  place: { endSecond: number; offset: number },
  signal: AbortSignal,
): Promise<TradePage> {
  const query = {
    market: market.venueKey,
    limit: String(rowsPerPage),
    offset: String(place.offset),
    takerOnly: 'true',
    start: String(Math.floor(span.from / 1000)),
    end: String(place.endSecond),
  };
  const answer = await deps.data.request('/trades', { query }, signal);
  if (!isList(answer)) throw malformed('/trades', 'the answer is not a list');
  return readPage(deps, answer, market, span);
}

function readPage(
  { log }: TradeDeps,
  rows: readonly ExactJson[],
  market: MarketReference,
  span: Span,
): TradePage {
  const trades: Trade[] = [];
  let oldest: number | undefined;
  let unreadable = 0;
  for (const row of rows) {
    const read = readRow(row, market);
    if (read?.venueTime !== undefined) oldest = Math.min(oldest ?? read.venueTime, read.venueTime);
    if (read?.trade === undefined) unreadable += 1;
    else if (read.venueTime >= span.from && read.venueTime < span.to) trades.push(read.trade);
  }
  if (unreadable > 0) {
    log.warn({ market: market.id, unreadable }, 'venue_b trades that could not be read exactly');
  }
  return { trades, rows: rows.length, oldest };
}

/** Both generations of the row: `transactionHash` became `transaction_hash`, `asset` became `token_id`. */
function readRow(
  raw: ExactJson,
  market: MarketReference,
): { readonly venueTime: number; readonly trade: Trade | undefined } | undefined {
  if (!isRecord(raw)) return undefined;
  const row = new WireRecord('trade', raw);
  const venueTime = parseEpochSeconds(row.text('timestamp') ?? '');
  if (venueTime === undefined) return undefined;
  const trade = normalisePrint(
    {
      transactionHash: row.text('transactionHash') ?? row.text('transaction_hash'),
      asset: row.text('asset') ?? row.text('token_id') ?? '',
      price: row.text('price') ?? '',
      size: row.text('size') ?? '',
      side: row.text('side') ?? '',
      venueTime,
    },
    market.feedKeys,
  );
  return { venueTime, trade };
}

function malformed(path: string, detail: string): VenueError {
  return new VenueError('malformed', `venue_b data ${path}: ${detail}.`);
}
