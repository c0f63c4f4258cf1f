/**
 * A book as it was: the latest snapshot among the seconds that were over, and every change since.
 *
 *   … ─ clear, every level ─ changes ─ changes ─┤ at
 *       └── the latest one within 65 minutes
 */
import { sql } from 'kysely';
import { type Assurance, type Book, createBook, replaceBook, setLevel } from '../../core/market/index.ts';
import type { Writing } from '../send-rows.ts';
import { StoreError } from '../store-error.ts';
import type { DepthEntry } from '../ticks/index.ts';
import { sealedRows } from './load-steps.ts';
import type { History } from './open-history.ts';
import { type EngineRow, integerLiteral, timeLiteral } from './parquet-engine.ts';
import { type HotPart, lookAtHistory, type SealedPart } from './read-snapshot.ts';
import { readInteger, readText } from './read-value.ts';

export interface BookAt {
  readonly book: Book;
  readonly assurance: Assurance;
  /** The end of the last second that changed it; milliseconds since 1970. */
  readonly ts: number;
}

/** Every live book has a snapshot an hour; some of them come late. */
const snapshotAgeMaxMs = 65 * 60_000;
const secondMs = 1_000;
/** A new snapshot is written long before so many changes follow the last. */
const entriesMax = 500_000;

interface Entry {
  readonly ts: number;
  readonly entry: DepthEntry;
  readonly price: number;
  readonly quantity: number;
}

/** Undefined where nothing is known of the book at that time. Rejects with a StoreError. */
export async function loadBookAt(
  history: History,
  market: number,
  at: number,
  signal?: AbortSignal,
): Promise<BookAt | undefined> {
  // Both ends are included and excluded as everywhere: (at − 65 min, at − 1 s] by the start of the second.
  const window = { from: at - snapshotAgeMaxMs + 1, to: at - secondMs + 1 };
  return lookAtHistory(
    history,
    'depth',
    window,
    {
      readHot: async (reading, parts) => {
        if (await isInGap(reading, market, at)) return undefined;
        const clearedAt = await findHotClear(reading, market, window, parts);
        const entries = await selectHotEntries(
          reading,
          market,
          { ...window, from: clearedAt ?? window.from },
          parts,
        );
        return { clearedAt, entries };
      },
      readSealed: async (parts, hot) => {
        if (hot === undefined) return undefined;
        const clearedAt =
          parts.length === 0
            ? hot.clearedAt
            : latest(hot.clearedAt, await findSealedClear(history, market, window, parts, signal));
        if (clearedAt === undefined) return undefined;
        const sealed = await loadSealedEntries(
          history,
          market,
          { ...window, from: clearedAt },
          parts,
          signal,
        );
        return rebuildBook([...hot.entries, ...sealed].filter(({ ts }) => ts >= clearedAt));
      },
    },
    signal,
  );
}

/** Puts entries together, which begin with a snapshot. */
function rebuildBook(entries: readonly Entry[]): BookAt {
  const book = createBook();
  let assurance: Assurance = 'top';
  let ts = 0;
  const ordered = entries.toSorted(
    (left, right) => left.ts - right.ts || placeWithin[left.entry] - placeWithin[right.entry],
  );
  for (const { ts: second, entry, price, quantity } of ordered) {
    ts = second + secondMs;
    if (entry === 'bid' || entry === 'ask') setLevel(book, { side: entry, price, quantity });
    else if (entry === 'clear') replaceBook(book, createBook());
    else assurance = entry;
  }
  return { book, assurance, ts };
}

const placeWithin: Readonly<Record<DepthEntry, number>> = { clear: 0, full: 1, top: 1, bid: 2, ask: 2 };

async function isInGap({ trx, options }: Writing, market: number, at: number): Promise<boolean> {
  const moment = new Date(at);
  const { rows } = await sql`
    select 1 from book_gap
    where market = ${market} and began_at <= ${moment} and (ended_at is null or ended_at > ${moment})
    limit 1`.execute(trx, options);
  return rows.length > 0;
}

interface Window {
  readonly from: number;
  readonly to: number;
}

/** The second of the latest snapshot. An hour after the other, newest first: nearly always the first one has it. */
async function findHotClear(
  { trx, options }: Writing,
  market: number,
  { from, to }: Window,
  parts: readonly HotPart[],
): Promise<number | undefined> {
  let found: { readonly hour: number; readonly ts: number } | undefined;
  for (const { hour, table } of parts.toReversed()) {
    if (found !== undefined && hour < found.hour) break;
    const { rows } = await sql<EngineRow>`
      select (extract(epoch from ts) * 1000)::bigint as ts from ${sql.table(table)}
      where market = ${market} and entry = 2 and ts >= ${new Date(from)} and ts < ${new Date(to)}
      order by ${sql.ref(`${table}.ts`)} desc limit 1`.execute(trx, options);
    const row = rows[0];
    if (row !== undefined) found = { hour, ts: Math.max(found?.ts ?? 0, readInteger(row['ts'])) };
  }
  return found?.ts;
}

async function selectHotEntries(
  { trx, options }: Writing,
  market: number,
  { from, to }: Window,
  parts: readonly HotPart[],
): Promise<readonly Entry[]> {
  if (parts.length === 0) return [];
  const recorded = sql.join(
    parts.map(
      ({ table }) =>
        sql`select ts, entry, price, quantity from ${sql.table(table)}
          where market = ${market} and ts >= ${new Date(from)} and ts < ${new Date(to)}`,
    ),
    sql` union all `,
  );
  const { rows } = await sql<EngineRow>`
    select (extract(epoch from ts) * 1000)::bigint as ts, price, quantity,
      case entry when 0 then 'bid' when 1 then 'ask' when 2 then 'clear' when 3 then 'full' else 'top' end as entry
    from (${recorded}) recorded limit ${entriesMax + 1}`.execute(trx, options);
  return toEntries(rows);
}

async function findSealedClear(
  { engine }: History,
  market: number,
  window: Window,
  parts: readonly SealedPart[],
  signal: AbortSignal | undefined,
): Promise<number | undefined> {
  const rows = await engine.query(
    `select epoch_ms(max(ts)) as ts from ${sealedEntries(market, window, parts)} and entry = 'clear'`,
    signal,
  );
  const found = rows[0]?.['ts'];
  return found === null || found === undefined ? undefined : readInteger(found);
}

async function loadSealedEntries(
  { engine }: History,
  market: number,
  window: Window,
  parts: readonly SealedPart[],
  signal: AbortSignal | undefined,
): Promise<readonly Entry[]> {
  if (parts.length === 0) return [];
  const rows = await engine.query(
    `select epoch_ms(ts) as ts, entry, price, quantity from ${sealedEntries(market, window, parts)}
      limit ${integerLiteral(entriesMax + 1)}`,
    signal,
  );
  return toEntries(rows);
}

function sealedEntries(market: number, { from, to }: Window, parts: readonly SealedPart[]): string {
  return `${sealedRows(parts)} where market_key = ${integerLiteral(market)}
    and ts >= ${timeLiteral(from)} and ts < ${timeLiteral(to)}`;
}

function toEntries(rows: readonly EngineRow[]): readonly Entry[] {
  if (rows.length > entriesMax) {
    throw new StoreError(
      'too_many_rows',
      `A book of more than ${entriesMax} recorded changes is not put together.`,
    );
  }
  return rows.map((row) => ({
    ts: readInteger(row['ts']),
    entry: readEntry(readText(row['entry'])),
    price: readInteger(row['price']),
    quantity: readInteger(row['quantity']),
  }));
}

function readEntry(text: string): DepthEntry {
  if (text === 'bid' || text === 'ask' || text === 'clear' || text === 'full' || text === 'top') return text;
  throw new TypeError(`An entry of a recorded book is expected, not ${text}.`);
}

function latest(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Math.max(one, other);
}
