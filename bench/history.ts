/**
 * A day of a market that changes every second, among others: what its history costs from hot tables and from sealed
 * files, against DuckDB alone on the same files, and how large a sealed row is.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { Client } from 'pg';
import { silentLog } from '../src/runtime/log.ts';
import { loadTops } from '../src/store/history/load-tops.ts';
import { type History, openHistory } from '../src/store/history/open-history.ts';
import { defaultSealingOptions, Sealing, sealingStoreLimits } from '../src/store/history/sealing.ts';
import { migrate, openStore, type Store } from '../src/store/index.ts';
import { takeRecorderSession } from '../src/store/ticks/recorder-session.ts';
import { createTickWriter, saveTicks, type TickBatch } from '../src/store/ticks/write-ticks.ts';
import { startTestServer } from '../tests/harness/test-server.ts';
import { type BenchResult, median, reportProgress } from './bench.ts';
import { type GeneratedTop, generateTops } from './generated-tops.ts';

export const name = 'history';

const dayMs = 86_400_000;
const from = Date.UTC(2026, 10, 14);
const window = { from, to: from + dayMs };
/** Of these one is of the market that is read; as measured on one venue's busiest day. */
const perSecond = 20;
const markets = 2_000;
const batchRows = 20_000;
const rounds = 9;
const limit = 5_000;
const hotMaxMs = 100;
const sealedMaxMs = 200;
const sealedRowBytesMax = 30;

/** The newest 5,000 of 86,400 points; and steps that make fewer than 5,000 points of all of them. */
const resolutions = [
  { label: '24 h × 1 s, 86,400 rows → 5,000 points', stepMs: 1_000 },
  { label: '24 h × 1 min, 86,400 rows → 1,440 points', stepMs: 60_000 },
];

export async function run(): Promise<readonly BenchResult[]> {
  const server = await startTestServer();
  const store = openStore({ log: silentLog }, { kind: 'external', url: server.url });
  const folder = await mkdtemp(join(tmpdir(), 'routeur-bench-'));
  try {
    await migrate(store);
    await fill(store);
    const market = await findKey(server.url);
    const history = await openHistory({ store }, { folder });
    try {
      return await measure(history, market, server.url);
    } finally {
      await history.close();
    }
  } finally {
    await store.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(history: History, market: number, url: string): Promise<readonly BenchResult[]> {
  const hot = await measureReads(history, market);
  const sealing = performance.now();
  await sealEverything(history, url);
  const { files, rows, bytes } = await loadSealed(url, history.folder);
  reportProgress(
    `  sealed ${rows} rows into ${files.length} files in ${((performance.now() - sealing) / 1000).toFixed(1)} s`,
  );
  const sealed = await measureReads(history, market);
  const bare = await measureBareDuckDb(files, market);
  const results: BenchResult[] = [];
  for (const [place, { label }] of resolutions.entries()) {
    const [hotMs = 0, sealedMs = 0, bareMs = 0] = [hot[place], sealed[place], bare[place]];
    results.push(
      {
        what: `${label}, hot`,
        value: hotMs,
        unit: 'ms',
        peer: 'the goal of 100 ms',
        peerValue: hotMaxMs,
        ratio: hotMs / hotMaxMs,
        goal: { atMost: 1 },
      },
      {
        what: `${label}, sealed`,
        value: sealedMs,
        unit: 'ms',
        peer: 'the goal of 200 ms',
        peerValue: sealedMaxMs,
        ratio: sealedMs / sealedMaxMs,
        goal: { atMost: 1 },
      },
      {
        what: `${label}, sealed`,
        value: sealedMs,
        unit: 'ms',
        peer: 'DuckDB alone, same files',
        peerValue: bareMs,
        ratio: sealedMs / bareMs,
      },
    );
  }
  const perRow = bytes / rows;
  results.push({
    what: 'a sealed top-of-book row',
    value: perRow,
    unit: 'B',
    peer: 'the goal of 30 B',
    peerValue: sealedRowBytesMax,
    ratio: perRow / sealedRowBytesMax,
    goal: { atMost: 1 },
  });
  return results;
}

async function fill(store: Store): Promise<void> {
  const seconds = dayMs / 1000;
  reportProgress(`  recording ${seconds * perSecond} rows…`);
  const session = await takeRecorderSession(store, { now: () => from, deadAfterMs: 10_000 });
  if (session === undefined) throw new Error('Another recorder is there.');
  const writer = createTickWriter({ store, findSealedTradeIds: async () => new Map() });
  let number = 0;
  let rows: GeneratedTop[] = [];
  const save = async () => {
    number += 1;
    const batch: TickBatch = {
      number,
      quotes: [],
      tops: rows.map((row) => ({ ...row, market: { venue: 'venue_a', id: `MARKET-${row.market}` } })),
      depths: [],
      trades: [],
      gaps: [],
      tradeGaps: [],
      coveredUntil: rows.at(-1)?.ts ?? from,
    };
    await saveTicks(writer, session, batch);
    rows = [];
  };
  for (const row of generateTops({ from, seconds, perSecond, markets, seed: 9 })) {
    rows.push(row);
    if (rows.length === batchRows) await save();
  }
  if (rows.length > 0) await save();
}

async function sealEverything(history: History, url: string): Promise<void> {
  const store = openStore({ log: silentLog }, { kind: 'external', url }, sealingStoreLimits);
  try {
    await migrate(store);
    await new Sealing(
      { history, store, log: silentLog, now: () => window.to + dayMs },
      { ...defaultSealingOptions, graceMs: 0 },
    ).sealDue();
  } finally {
    await store.close();
  }
}

async function findKey(url: string): Promise<number> {
  const { rows } = await query<{ key: number }>(
    url,
    `select key from recorded_market where venue = 'venue_a' and id = 'MARKET-0'`,
  );
  const key = rows[0]?.key;
  if (key === undefined) throw new Error('The market was not recorded.');
  return key;
}

async function loadSealed(
  url: string,
  folder: string,
): Promise<{ readonly files: readonly string[]; readonly rows: number; readonly bytes: number }> {
  const { rows } = await query<{ file: string | null; rows: string; bytes: string }>(
    url,
    `select file, rows, bytes from tick_hour where kind = 'top' order by hour, part`,
  );
  const files = rows.flatMap(({ file }) => (file === null ? [] : [join(folder, file)]));
  if (files.length !== rows.length)
    throw new Error(`Only ${files.length} of ${rows.length} hours are sealed.`);
  const sum = (values: readonly string[]) => values.reduce((total, value) => total + Number(value), 0);
  return { files, rows: sum(rows.map((row) => row.rows)), bytes: sum(rows.map((row) => row.bytes)) };
}

async function query<Row extends object>(
  url: string,
  text: string,
): Promise<{ readonly rows: readonly Row[] }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<Row>(text);
  } finally {
    await client.end();
  }
}

async function measureReads(history: History, market: number): Promise<readonly number[]> {
  const medians: number[] = [];
  for (const { stepMs } of resolutions) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const begun = performance.now();
      const points = await loadTops(history, market, { ...window, stepMs, limit });
      times.push(performance.now() - begun);
      checkCount(points.length, stepMs);
    }
    medians.push(median(times));
  }
  return medians;
}

function checkCount(points: number, stepMs: number): void {
  const expected = Math.min(limit, dayMs / stepMs);
  if (points !== expected) throw new Error(`${points} points instead of ${expected} at ${stepMs} ms.`);
}

/** The least a reader of these files can do: one statement, rows as the engine gives them. */
async function measureBareDuckDb(files: readonly string[], market: number): Promise<readonly number[]> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
  const connection = await instance.connect();
  const list = files.map((file) => `'${file.replaceAll("'", "''")}'`).join(', ');
  const medians: number[] = [];
  try {
    for (const { stepMs } of resolutions) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const begun = performance.now();
        const reader = await connection.runAndReadAll(`
          select epoch_ms(ts) // ${stepMs} as step, max(ts) as ts, arg_max(bid, ts) as bid,
            arg_max(bid_quantity, ts) as bid_quantity, arg_max(ask, ts) as ask,
            arg_max(ask_quantity, ts) as ask_quantity, arg_max(yes_depth, ts) as yes_depth,
            arg_max(no_depth, ts) as no_depth, sum(changes)::bigint as changes
          from read_parquet([${list}]) where market_key = ${market}
          group by step order by step limit ${limit}`);
        checkCount(reader.getRowsJS().length, stepMs);
        times.push(performance.now() - begun);
      }
      medians.push(median(times));
    }
    return medians;
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
