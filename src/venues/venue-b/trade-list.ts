/**
 * The venue's lists of trades, newest first: of some markets, or of the whole venue. The second generation of the list
 * walks by cursor; the first is used where the second is not there, in windows of time, because it refuses deep offsets.
 */
import type { ExactJson } from '../../runtime/exact-json.ts';
import type { VenueClient } from '../venue-client.ts';
import { VenueError } from '../venue-error.ts';
import type { VenueBPrint } from './trade-row.ts';
import { parseEpochSeconds } from './venue-time.ts';
import { isList, isRecord, type VenueBRecord, WireRecord } from './wire-record.ts';

/** The host that has the lists. */
export type TradeLists = Pick<VenueClient, 'request'>;

export interface TradeListSpan {
  readonly from: number;
  /** Excluded. */
  readonly to: number;
}

export interface ListedPrint extends VenueBPrint {
  /** How many equal prints of the same transaction stand before it: fills of one order may agree in every field. */
  readonly ordinal: number;
}

export interface PrintPage {
  readonly prints: readonly ListedPrint[];
  /** Venue times over all rows; undefined if none has one. */
  readonly newest: number | undefined;
  readonly oldest: number | undefined;
  /** Rows that are no prints. */
  readonly unreadable: number;
}

export interface PrintQuestion {
  /** Undefined: the whole venue. */
  readonly conditions: readonly string[] | undefined;
  readonly span: TradeListSpan;
  readonly rowsPerPage: number;
}

/** The most markets that the second generation takes in one question, and the most rows it gives. */
export const conditionsMax = 20;
export const rowsPerPageMax = 1_000;
/** Sixty days of the busiest market have about this many. */
const pagesMax = 20_000;
/** The list has been served in shorter pages than asked for; a page below the shortest ever seen is the last. */
const rowsLeast = 100;
const offsetMax = 3_000;

/**
 * At least back to the span's beginning, or to the end of the list; rows outside the span may be among them. Throws a
 * VenueError where the list breaks off, or the signal's reason.
 */
export async function* walkPrints(
  data: TradeLists,
  question: PrintQuestion,
  signal: AbortSignal,
): AsyncGenerator<PrintPage> {
  let yielded = false;
  try {
    for await (const page of walkByCursor(data, question, signal)) {
      yielded = true;
      yield page;
    }
  } catch (error) {
    signal.throwIfAborted();
    if (yielded || !(error instanceof VenueError) || error.code !== 'not_found') throw error;
    yield* walkByTime(data, question, signal);
  }
}

async function* walkByCursor(
  data: TradeLists,
  { conditions, span, rowsPerPage }: PrintQuestion,
  signal: AbortSignal,
): AsyncGenerator<PrintPage> {
  const cursors = new Set<string>();
  // The cursor neither repeats nor skips rows, so equal prints are counted across pages.
  const ordinals = new Ordinals();
  let cursor: string | undefined;
  for (let page = 0; page < pagesMax; page++) {
    // Without the amount the venue leaves small trades out.
    const query = { condition: conditions?.join(), limit: String(rowsPerPage), filter_amount: '0', cursor };
    const answer = await data.request('/v2/trades', { query }, signal);
    const rows = isRecord(answer) ? answer['data'] : undefined;
    const list = rows === null ? [] : rows;
    if (!isRecord(answer) || !isList(list)) throw malformed('/v2/trades', 'data is missing');
    const read = readPage(list, ordinals);
    yield read;
    if (read.oldest !== undefined && read.oldest < wholeSecond(span.from)) return;
    cursor = readCursor(answer);
    if (cursor === undefined) return;
    if (cursors.has(cursor)) throw malformed('/v2/trades', 'a cursor came again');
    cursors.add(cursor);
  }
  throw malformed('/v2/trades', `more than ${pagesMax} pages`);
}

/** Undefined only where the venue states that the list ends: one that is cut off would else look whole. */
function readCursor(answer: VenueBRecord): string | undefined {
  const pagination = new WireRecord('page', answer).record('pagination');
  if (pagination === undefined) throw malformed('/v2/trades', 'pagination is missing');
  const row = new WireRecord('pagination', pagination);
  const cursor = row.text('next_cursor');
  const hasMore = row.flag('has_more');
  if (row.misfit !== undefined) throw malformed('/v2/trades', row.misfit.detail);
  if (cursor !== undefined) return cursor;
  if (hasMore === true) throw malformed('/v2/trades', 'there is more, and no cursor');
  if (hasMore === undefined && !Object.hasOwn(pagination, 'next_cursor')) {
    throw malformed('/v2/trades', 'next_cursor is missing');
  }
  return undefined;
}

/** Each page ends where the one before began to be cut: in the middle of a second, which is therefore read again. */
async function* walkByTime(
  data: TradeLists,
  { conditions, span, rowsPerPage }: PrintQuestion,
  signal: AbortSignal,
): AsyncGenerator<PrintPage> {
  const start = Math.max(0, Math.floor(span.from / 1000));
  let end = Math.floor(Math.min(span.to, Number.MAX_SAFE_INTEGER) / 1000);
  let offset = 0;
  for (let page = 0; page < pagesMax && end >= start; page++) {
    const query = {
      market: conditions?.join(),
      limit: String(rowsPerPage),
      offset: String(offset),
      takerOnly: 'true',
      start: String(start),
      end: String(Math.min(end, latestSecond)),
    };
    const rows = await data.request('/trades', { query }, signal);
    if (!isList(rows)) throw malformed('/trades', 'the answer is not a list');
    // An offset has been seen to repeat rows, so equal prints are counted within one answer only.
    const read = readPage(rows, new Ordinals());
    const { oldest } = read;
    if (oldest === undefined && rows.length > 0) throw malformed('/trades', 'rows without a time');
    const oldestSecond = oldest === undefined ? end : Math.floor(oldest / 1000);
    const isLast = rows.length < Math.min(rowsLeast, rowsPerPage);
    if (isLast || oldestSecond === end) yield read;
    else yield withoutSecond(read, oldestSecond);
    if (isLast && (offset === 0 || oldestSecond < end)) return;
    if (oldestSecond < end) [end, offset] = [oldestSecond, 0];
    else if (isLast) [end, offset] = [end - 1, 0];
    else offset += rows.length;
    if (offset > offsetMax) throw malformed('/trades', `more than ${offsetMax} trades in second ${end}`);
  }
  if (end >= start) throw malformed('/trades', `more than ${pagesMax} pages`);
}

/** The wire takes eleven digits. */
const latestSecond = 99_999_999_999;

function withoutSecond(page: PrintPage, second: number): PrintPage {
  const prints = page.prints.filter(({ venueTime }) => Math.floor(venueTime / 1000) !== second);
  return { ...page, prints };
}

function readPage(rows: readonly ExactJson[], ordinals: Ordinals): PrintPage {
  const prints: ListedPrint[] = [];
  let newest: number | undefined;
  let oldest: number | undefined;
  for (const row of rows) {
    const print = readRow(row);
    if (print === undefined) continue;
    newest = Math.max(newest ?? print.venueTime, print.venueTime);
    oldest = Math.min(oldest ?? print.venueTime, print.venueTime);
    prints.push({ ...print, ordinal: ordinals.next(print) });
  }
  return { prints, newest, oldest, unreadable: rows.length - prints.length };
}

/** Both generations of the row: `transactionHash` became `transaction_hash`, `asset` became `token_id`. */
function readRow(raw: ExactJson): VenueBPrint | undefined {
  if (!isRecord(raw)) return undefined;
  const row = new WireRecord('trade', raw);
  const venueTime = parseEpochSeconds(row.text('timestamp') ?? '');
  if (venueTime === undefined) return undefined;
  return {
    transactionHash: row.text('transactionHash') ?? row.text('transaction_hash'),
    asset: row.text('asset') ?? row.text('token_id') ?? '',
    price: row.text('price') ?? '',
    size: row.text('size') ?? '',
    side: row.text('side') ?? '',
    venueTime,
  };
}

/** A transaction has one time, and rows come in order of time: only those of the same second can be equal. */
class Ordinals {
  readonly #counts = new Map<string, number>();
  #venueTime: number | undefined;

  next({ transactionHash, asset, price, size, side, venueTime }: VenueBPrint): number {
    if (venueTime !== this.#venueTime) this.#counts.clear();
    this.#venueTime = venueTime;
    const key = [transactionHash, asset, price, size, side].join(' ');
    const count = this.#counts.get(key) ?? 0;
    this.#counts.set(key, count + 1);
    return count;
  }
}

function wholeSecond(time: number): number {
  return Math.floor(time / 1000) * 1000;
}

function malformed(path: string, detail: string): VenueError {
  return new VenueError('malformed', `venue_b data ${path}: ${detail}.`);
}
