/**
 * The tape over 30 days: any window, floor, limit and filter, against DuckDB over the same Parquet files. Both answer the
 * same queries, and answers are compared. `--fills` makes it smaller.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { Client } from 'pg';
import { Tape, type TapeFill } from '../src/core/insight/index.ts';
import { silentLog } from '../src/runtime/log.ts';
import { findLargeFills, type History, loadLargeFills, openHistory } from '../src/store/history/index.ts';
import { migrate, openStore, StoreError } from '../src/store/index.ts';
import { startTestServer } from '../tests/harness/test-server.ts';
import { type BenchOptions, type BenchResult, reportProgress } from './bench.ts';
import { type GeneratedHour, generatedMarket, generatedMarkets, generateFills } from './generated-fills.ts';

export const name = 'insights-tape';

const defaultFills = 100_000_000;
const hourMs = 3_600_000;
const hours = 720;
const from = Date.UTC(2026, 9, 17);
const at = from + hours * hourMs;
const queries = 1_000;
const peerQueries = 40;
/** 20 million fills in 1.5 GB. */
const fillBytesMax = 75;
/** One market in so many is accepted. */
const filters = [1, 2, 10, 1_000];
const windows = [1, 24, 168, 720];

interface Query {
  readonly hours: number;
  readonly usd: number;
  readonly limit: number;
  readonly oneIn: number;
}

export async function run({ fills = defaultFills }: BenchOptions = {}): Promise<readonly BenchResult[]> {
  const server = await startTestServer();
  const store = openStore({ log: silentLog }, { kind: 'external', url: server.url });
  const folder = await mkdtemp(join(tmpdir(), 'routeur-bench-'));
  try {
    await migrate(store);
    const made = await generateFills(folder, { from, hours, fills }, (done) => {
      if (done % 72 === 0) reportProgress(`  ${done} of ${hours} hours generated`);
    });
    await register(server.url, made);
    const history = await openHistory({ store }, { folder });
    try {
      return await measure(history, made, fills);
    } finally {
      await history.close();
    }
  } finally {
    await store.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  history: History,
  made: readonly GeneratedHour[],
  fills: number,
): Promise<readonly BenchResult[]> {
  const tape = new Tape({ loadedAfter: at });
  const before = process.memoryUsage();
  const begun = performance.now();
  await loadLargeFills(history, { after: at - hours * hourMs, upTo: at }, tape);
  const loadedS = (performance.now() - begun) / 1000;
  const now = process.memoryUsage();
  const kept = tape.size;
  const bytes = now.arrayBuffers - before.arrayBuffers;
  reportProgress(
    `  ${kept} large fills loaded in ${loadedS.toFixed(1)} s; columns ${(bytes / 1e6).toFixed(0)} MB, process ${(now.rss / 1e6).toFixed(0)} MB`,
  );

  const asked = Array.from({ length: queries }, (_, place) => queryOf(place));
  const ours = asked.map((query) => {
    const start = performance.now();
    ask(tape, query);
    return performance.now() - start;
  });
  const peer = await measurePeer(history, made, tape, asked.slice(0, peerQueries));
  const title = `tape, 30 days, ${(fills / 1e6).toFixed(0)} million fills`;
  const compared = (what: string, value: number, peerValue: number): BenchResult => ({
    what: `${title}, ${what}`,
    value,
    unit: 'ms',
    peer: 'DuckDB, same Parquet',
    peerValue,
    ratio: value / peerValue,
  });
  return [
    { ...compared('p50', quantile(ours, 0.5), quantile(peer.bare, 0.5)), goal: { atMost: 0.1 } },
    { ...compared('p99', quantile(ours, 0.99), quantile(peer.bare, 0.99)), goal: { atMost: 0.1 } },
    compared(
      `p50 where memory holds none, ${peer.fromHistory.length} of ${peerQueries} within the bound of rows`,
      quantile(peer.fromHistory, 0.5),
      quantile(peer.bare, 0.5),
    ),
    compared('p99 where memory holds none', quantile(peer.fromHistory, 0.99), quantile(peer.bare, 0.99)),
    {
      what: 'memory of a kept fill',
      value: bytes / kept,
      unit: 'B',
      peer: '20 million in 1.5 GB',
      peerValue: fillBytesMax,
      ratio: bytes / kept / fillBytesMax,
      goal: { atMost: 1 },
    },
  ];
}

async function measurePeer(
  history: History,
  made: readonly GeneratedHour[],
  tape: Tape,
  asked: readonly Query[],
): Promise<{ readonly bare: readonly number[]; readonly fromHistory: readonly number[] }> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
  const connection = await instance.connect();
  const bare: number[] = [];
  const fromHistory: number[] = [];
  try {
    for (const query of asked) {
      const expected = idsOf(ask(tape, query));
      let start = performance.now();
      const found = await askDuckDb(connection, history.folder, made, query);
      bare.push(performance.now() - start);
      start = performance.now();
      const searched = await searchHistory(history, query);
      if (searched !== undefined) fromHistory.push(performance.now() - start);
      for (const answer of [found, searched ?? expected]) {
        if (answer.join() !== expected.join()) throw new Error(`Answers differ at ${JSON.stringify(query)}.`);
      }
    }
    return { bare, fromHistory };
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

/** Undefined where it would have to read more rows than one call may. */
async function searchHistory(history: History, query: Query): Promise<readonly string[] | undefined> {
  try {
    const span = { after: at - query.hours * hourMs, upTo: at };
    return idsOf(await findLargeFills(history, { ...tapeQuery(query), ...span }));
  } catch (error) {
    if (error instanceof StoreError && error.code === 'too_many_rows') return undefined;
    throw error;
  }
}

function ask(tape: Tape, query: Query): readonly TapeFill[] {
  const { fills, unknownUpTo } = tape.find(tapeQuery(query));
  if (unknownUpTo !== undefined) throw new Error(`Fills up to ${unknownUpTo} are not in memory.`);
  return fills;
}

function tapeQuery({ hours: back, usd, limit, oneIn }: Query) {
  return {
    at,
    hours: back,
    minNotional: BigInt(usd) * 10n ** 12n,
    limit,
    accepts: ({ id }: { readonly id: string }) => Number(id.slice('market-'.length)) % oneIn === 0,
  };
}

/** One statement over the files of the window, and rows as the engine gives them. */
async function askDuckDb(
  connection: DuckDBConnection,
  folder: string,
  made: readonly GeneratedHour[],
  { hours: back, usd, limit, oneIn }: Query,
): Promise<readonly unknown[]> {
  const after = at - back * hourMs;
  const files = made.filter(({ hour }) => hour + hourMs > after).map(({ file }) => `'${join(folder, file)}'`);
  const reader = await connection.runAndReadAll(`
    select venue, market_id, epoch_ms(ts) as ts, id, price, quantity, taker_action, outcome, block
    from read_parquet([${files.join(', ')}]) t
    where t.ts > make_timestamptz(${after}000) and t.ts <= make_timestamptz(${at}000) and market_key % ${oneIn} = 0
      and (case outcome when 'no' then 1000000 - price else price end)::hugeint * quantity >= ${usd}000000000000::hugeint
    order by t.ts desc, venue, market_id, id limit ${limit}`);
  return reader.getRowObjectsJS().map((row) => row['id']);
}

function idsOf(fills: readonly TapeFill[]): readonly string[] {
  return fills.map(({ trade }) => trade.id);
}

/** Every window with every filter in turn; floors from 100 to 1,000,000 dollars, each power of ten as often. */
function queryOf(place: number): Query {
  // The fractional parts of multiples of the golden ratio are spread evenly.
  const part = (place * 0.618_033_988_749_895) % 1;
  return {
    hours: windows[place % windows.length] ?? 1,
    oneIn: filters[Math.floor(place / windows.length) % filters.length] ?? 1,
    usd: Math.round(100 * 10_000 ** part),
    limit: 1 + ((place * 37) % 300),
  };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** The database as sealing leaves it: what is searched for are the files it names. */
async function register(url: string, made: readonly GeneratedHour[]): Promise<void> {
  const keys = Array.from({ length: generatedMarkets }, (_, place) => place + 1);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      'insert into recorded_market (key, venue, id) select * from unnest($1::integer[], $2::text[], $3::text[])',
      [keys, keys.map((key) => generatedMarket(key).venue), keys.map((key) => generatedMarket(key).id)],
    );
    for (const { hour, file, rows, bytes } of made) {
      await client.query(
        `insert into tick_hour (kind, hour, part, file, rows, bytes, checksum, sealed_at)
         values ('trade', $1, 0, $2, $3, $4, 'generated', $1)`,
        [new Date(hour), file, rows, bytes],
      );
    }
  } finally {
    await client.end();
  }
}
