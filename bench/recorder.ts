/**
 * The recorder's way into PostgreSQL: a million top-of-book rows flat out, against a bare COPY of bytes that were encoded
 * before; and 20,000 rows a second for a while, with reads of the same hour going on.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { silentLog } from '../src/runtime/log.ts';
import { loadTops } from '../src/store/history/load-tops.ts';
import { openHistory } from '../src/store/history/open-history.ts';
import { migrate, openStore, type Store } from '../src/store/index.ts';
import { type RecorderSession, takeRecorderSession } from '../src/store/ticks/recorder-session.ts';
import {
  createTickWriter,
  saveTicks,
  type TickBatch,
  type TickWriter,
} from '../src/store/ticks/write-ticks.ts';
import { startTestServer } from '../tests/harness/test-server.ts';
import { type BenchResult, reportProgress } from './bench.ts';
import { encodeTops, measureBareCopy } from './copy-peer.ts';
import { type GeneratedTop, generateTops } from './generated-tops.ts';

export const name = 'recorder';

const rowCount = 1_000_000;
const perSecond = 1_000;
const markets = 2_000;
const batchRows = 10_000;
const rowsPerSecondMin = 140_000;
const sustained = { rowsPerSecond: 20_000, seconds: 15, flushMs: 200, readers: 2 };
/** A whole hour of the clock lies before us, so that all rows go into one table. */
const hour = Date.UTC(2026, 10, 15, 10);

export async function run(): Promise<readonly BenchResult[]> {
  const server = await startTestServer();
  const store = openStore({ log: silentLog }, { kind: 'external', url: server.url });
  try {
    await migrate(store);
    const recording = await openRecording(store);
    const flatOut = await measureFlatOut(recording, server.url);
    return [...flatOut, ...(await measureSustained(store, recording))];
  } finally {
    await store.close();
    await server.close();
  }
}

interface Recording {
  readonly writer: TickWriter;
  readonly session: RecorderSession;
  batches: number;
}

async function openRecording(store: Store): Promise<Recording> {
  const session = await takeRecorderSession(store, { now: () => hour, deadAfterMs: 10_000 });
  if (session === undefined) throw new Error('Another recorder is there.');
  const writer = createTickWriter({ store, findSealedTradeIds: async () => new Map() });
  return { writer, session, batches: 0 };
}

async function save(recording: Recording, rows: readonly GeneratedTop[]): Promise<void> {
  recording.batches += 1;
  const batch: TickBatch = {
    number: recording.batches,
    quotes: [],
    tops: rows.map((row) => ({ ...row, market: { venue: 'venue_a', id: `MARKET-${row.market}` } })),
    depths: [],
    trades: [],
    gaps: [],
    tradeGaps: [],
    coveredUntil: rows.at(-1)?.ts ?? hour,
  };
  const begun = performance.now();
  await saveTicks(recording.writer, recording.session, batch);
  measured.saveMs += performance.now() - begun;
}

/** Making the rows' objects is the bench's own work and is not counted. */
const measured = { saveMs: 0 };

async function measureFlatOut(recording: Recording, url: string): Promise<readonly BenchResult[]> {
  const seconds = rowCount / perSecond;
  const rows = [...generateTops({ from: hour, seconds, perSecond, markets, seed: 5 })];
  const batches: GeneratedTop[][] = [];
  for (let from = 0; from < rows.length; from += batchRows) batches.push(rows.slice(from, from + batchRows));
  reportProgress(`  ${rowCount} rows in batches of ${batchRows}…`);
  const peerValue = await measureBareCopy(url, batches.map(encodeTops), rowCount);
  measured.saveMs = 0;
  const cpu = process.cpuUsage();
  for (const batch of batches) await save(recording, batch);
  const { user, system } = process.cpuUsage(cpu);
  const value = rowCount / (measured.saveMs / 1000);
  reportProgress(
    `  ours ${Math.round(value)} rows/s, ${((user + system) / rowCount).toFixed(2)} µs CPU a row`,
  );
  const what = 'top-of-book rows saved flat out';
  return [
    { what, value, unit: 'rows/s', peer: 'bare COPY of encoded bytes', peerValue, ratio: value / peerValue },
    {
      what,
      value,
      unit: 'rows/s',
      peer: 'the goal of 140,000',
      peerValue: rowsPerSecondMin,
      ratio: value / rowsPerSecondMin,
      goal: { atLeast: 1 },
    },
  ];
}

async function measureSustained(store: Store, recording: Recording): Promise<readonly BenchResult[]> {
  const { rowsPerSecond, seconds, flushMs, readers } = sustained;
  const from = hour + 3_600_000;
  const rows = generateTops({ from, seconds: seconds * 10, perSecond: markets, markets, seed: 6 });
  const perFlush = (rowsPerSecond * flushMs) / 1000;
  const folder = await mkdtemp(join(tmpdir(), 'routeur-bench-'));
  const history = await openHistory({ store }, { folder });
  const stop = new AbortController();
  const reads: number[] = [];
  const read = async () => {
    for (let market = 1; !stop.signal.aborted; market = (market % 100) + 1) {
      const begun = performance.now();
      await loadTops(history, market, { from, to: from + 3_600_000, stepMs: 10_000, limit: 5_000 });
      reads.push(performance.now() - begun);
    }
  };
  const reading = Array.from({ length: readers }, read);
  const lags: number[] = [];
  const startedAt = performance.now();
  let saved = 0;
  for (let flush = 0; flush < (seconds * 1000) / flushMs; flush++) {
    const due = startedAt + flush * flushMs;
    await sleep(Math.max(0, due - performance.now()));
    const batch: GeneratedTop[] = [];
    while (batch.length < perFlush) {
      const next = rows.next();
      if (next.done) break;
      batch.push(next.value);
    }
    await save(recording, batch);
    saved += batch.length;
    lags.push(performance.now() - due);
  }
  const value = saved / ((performance.now() - startedAt) / 1000);
  stop.abort();
  await Promise.all(reading);
  await history.close();
  await rm(folder, { recursive: true, force: true });
  const worst = Math.max(...lags);
  const slowRead = reads.toSorted((a, b) => a - b)[Math.floor(reads.length * 0.99)] ?? 0;
  reportProgress(`  ${saved} rows beside ${reads.length} reads, their p99 ${slowRead.toFixed(0)} ms`);
  return [
    {
      what: `rows saved each ${flushMs} ms beside ${readers} readers`,
      value,
      unit: 'rows/s',
      peer: 'the goal of 20,000',
      peerValue: rowsPerSecond,
      ratio: value / rowsPerSecond,
      // The last flush may be under way when the time is over.
      goal: { atLeast: 0.97 },
    },
    {
      what: 'longest time from due to committed, meanwhile',
      value: worst,
      unit: 'ms',
      peer: 'the second that may be unsaved',
      peerValue: 1_000,
      ratio: worst / 1_000,
      goal: { atMost: 1 },
    },
  ];
}
