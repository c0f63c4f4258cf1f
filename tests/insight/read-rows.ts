/** What is recorded and archived, row by row: hot tables and archive by plain SQL, sealed hours by the engine of the files. */
import { join } from 'node:path';
import type { TestHistory } from '../history/open-test-history.ts';
import {
  type CloseRow,
  type FillRow,
  type InsightRows,
  keyOf,
  type MarketKey,
  type QuoteRow,
} from './insight-rows.ts';

type Stored = Readonly<Record<string, unknown>>;

export async function readRows(recorded: TestHistory): Promise<InsightRows> {
  const names = await readNames(recorded);
  const nameOf = (row: Stored): MarketKey => {
    const name = names.get(Number(row['market']));
    if (name === undefined) throw new Error(`No market has the key ${String(row['market'])}.`);
    return name;
  };
  const { rows } = recorded;
  const closes = await rows.query(`select market, ${time('ts')}, price from archived_price order by ts`);
  const gaps = await rows.query(`select market, ${time('began_at')} from book_gap where cause <> 'overload'`);
  const archived = await rows.query(
    `select market, id, ${time('ts')}, price, quantity, ${words}, flags & 4 = 4 as block from archived_trade`,
  );
  const quotes = await readKind(
    recorded,
    'quote',
    `market, ${time('ts')}, yes_ask, no_ask`,
    'market_key as market, epoch_ms(ts) as ts, yes_ask, no_ask',
  );
  const trades = await readKind(
    recorded,
    'trade',
    `market, id, ${time('ts')}, price, quantity, ${words}, flags & 4 = 4 as block`,
    'market_key as market, id, epoch_ms(ts) as ts, price, quantity, taker_action, outcome, block',
  );
  return {
    quotes: quotes
      .map((row): QuoteRow => {
        const [yesAsk, noAsk] = [numberOr(row['yes_ask']), numberOr(row['no_ask'])];
        return { market: nameOf(row), ts: Number(row['ts']), yesAsk, noAsk };
      })
      .sort((a, b) => a.ts - b.ts),
    gaps: gaps.map((row) => ({ market: nameOf(row), ts: Number(row['began_at']) })),
    outages: await readOutages(recorded),
    fills: once([
      ...trades.map((row) => toFill(row, nameOf(row), false)),
      ...archived.map((row) => toFill(row, nameOf(row), true)),
    ]),
    closes: closes.map(
      (row): CloseRow => ({ market: nameOf(row), ts: Number(row['ts']), price: Number(row['price']) }),
    ),
  };
}

const words = `case flags & 1 when 1 then 'sell' else 'buy' end as taker_action,
  case flags & 2 when 2 then 'no' else 'yes' end as outcome`;

function time(column: string): string {
  return `(extract(epoch from ${column}) * 1000)::bigint as ${column}`;
}

async function readNames({ rows }: TestHistory): Promise<Map<number, MarketKey>> {
  const found = await rows.query('select key, venue, id from recorded_market');
  return new Map(
    found.map(({ key, venue, id }) => {
      if (venue !== 'venue_a' && venue !== 'venue_b') throw new Error(`Not a venue: ${String(venue)}`);
      return [Number(key), keyOf(venue, String(id))];
    }),
  );
}

/** Every part of every hour, whether it is still a table or a file already. */
async function readKind(
  { history, rows, folder }: TestHistory,
  kind: 'quote' | 'trade',
  hotColumns: string,
  sealedColumns: string,
): Promise<Stored[]> {
  const parts = await rows.query(
    `select file, 'tick_' || kind || '_' || to_char(hour at time zone 'UTC', 'YYYYMMDDHH24') || '_' || part as hot
      from tick_hour where kind = $1`,
    [kind],
  );
  const found: Stored[] = [];
  for (const { file, hot } of parts) {
    const stored =
      typeof file === 'string'
        ? await history.engine.query(`select ${sealedColumns} from read_parquet('${join(folder, file)}')`)
        : await rows.query(`select ${hotColumns} from ${String(hot)}`);
    for (const row of stored) found.push(row);
  }
  return found;
}

/** From the end of what a session covered to the start of the next nothing is known; the last one may be at work. */
async function readOutages({ rows }: TestHistory): Promise<InsightRows['outages']> {
  const sessions = await rows.query(
    `select ${time('started_at')}, ${time('covered_until')}, over from recorder_session order by id`,
  );
  return sessions.flatMap((session, place) => {
    const next = sessions[place + 1];
    if (next === undefined && session['over'] !== true) return [];
    const from = Math.ceil(Number(session['covered_until']) / 1_000) * 1_000;
    const startsAt = next === undefined ? from : Math.floor(Number(next['started_at']) / 1_000) * 1_000;
    return [{ from, to: Math.max(from, startsAt) }];
  });
}

/** A fill that is in several places counts once, and as recorded where it was recorded. */
function once(fills: readonly FillRow[]): FillRow[] {
  const known = new Map<string, FillRow>();
  for (const fill of fills) {
    const name = `${fill.market} ${fill.id}`;
    if (!known.has(name)) known.set(name, fill);
  }
  return [...known.values()];
}

function toFill(row: Stored, market: MarketKey, archived: boolean): FillRow {
  return {
    market,
    id: String(row['id']),
    ts: Number(row['ts']),
    price: Number(row['price']),
    quantity: Number(row['quantity']),
    takerAction: row['taker_action'] === 'sell' ? 'sell' : 'buy',
    outcome: row['outcome'] === 'no' ? 'no' : 'yes',
    block: row['block'] === true,
    archived,
  };
}

function numberOr(value: unknown): number | undefined {
  return value === null || value === undefined ? undefined : Number(value);
}
