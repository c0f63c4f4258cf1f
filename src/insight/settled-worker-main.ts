/**
 * The worker thread of settled history: it holds the sums of the base, takes up what was added, and measures. What was measured
 * in a run is stored, and what is stored of a run is what counts.
 */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { SettledHistory, type SettledResults } from '../core/insight/index.ts';
import { silentLog } from '../runtime/log.ts';
import {
  agreeOnSettledResults,
  defaultStoreLimits,
  findSettledFrom,
  findSettledResults,
  loadSettledBase,
  migrate,
  openStore,
} from '../store/index.ts';
import { packedFormat, packResults, unpackResults } from './packed-results.ts';
import { sendParts } from './settled-parts.ts';
import type { SettledCommand, SettledEnd, SettledWorkerStart } from './settled-worker.ts';

if (parentPort === null) throw new Error('This file is run as a worker thread.');
const port = parentPort;
// Our own program wrote it, the same version.
const { connection, bounds } = workerData as SettledWorkerStart;
const store = openStore({ log: silentLog }, connection, { ...defaultStoreLimits, connectionsMax: 1 });
let history: SettledHistory | undefined;
let settledFrom: number | undefined;
const rowsPerPage = 20_000;
const stop = new AbortController();
const stopped = once(stop.signal, 'abort');
let revision = 0n;
let isMigrated = false;
let underWay = Promise.resolve();
let onTaken: () => void = () => undefined;

port.on('message', (command: SettledCommand) => {
  if (command.kind === 'stop') stop.abort();
  else if (command.kind === 'taken') onTaken();
  else underWay = underWay.then(() => answer(command)).then((end) => port.postMessage(end));
});
await stopped;
await underWay;
await store.close();
port.close();

async function answer(command: Extract<SettledCommand, { kind: 'load' | 'measure' }>): Promise<SettledEnd> {
  try {
    if (!isMigrated) await migrate(store, stop.signal);
    isMigrated = true;
    const run = command.kind === 'measure' ? command.run : undefined;
    const stored = await findSettledResults(store, { run, format: packedFormat }, stop.signal);
    if (stored !== undefined) return await send(stored.run, unpackResults(stored.packed));
    return run === undefined ? { kind: 'nothing' } : await send(run, await measure(run));
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

async function measure(run: number): Promise<SettledResults> {
  const results = (await takeUp()).measure();
  // A run without any settled market may still get its first ones.
  if (results.markets === 0) return results;
  const packed = packResults(results);
  return unpackResults(await agreeOnSettledResults(store, { run, packed }, packedFormat, stop.signal));
}

/** What the base has by now. With more markets than may be measured, it begins again with the latest of them. */
async function takeUp(): Promise<SettledHistory> {
  let taken = history ?? beginAt(await findSettledFrom(store, bounds, stop.signal));
  // A single day with more than the bound stays: reading it again would change nothing.
  let isLatestDay = false;
  for (;;) {
    const from = { after: revision, limit: rowsPerPage, settledFrom };
    const page = await loadSettledBase(store, from, stop.signal);
    for (const row of page) taken.sums.take(row.key, row);
    revision = page.at(-1)?.revision ?? revision;
    if (taken.sums.markets > bounds.marketsMax && !isLatestDay) {
      const later = await findSettledFrom(store, bounds, stop.signal);
      isLatestDay = later === settledFrom;
      if (!isLatestDay) {
        taken = beginAt(later);
        continue;
      }
    }
    if (page.length < rowsPerPage) return taken;
  }
}

function beginAt(from: number | undefined): SettledHistory {
  settledFrom = from;
  revision = 0n;
  history = new SettledHistory();
  return history;
}

async function send(run: number, results: SettledResults): Promise<SettledEnd> {
  await sendParts(port, results, async () => {
    await Promise.race([new Promise<void>((resolve) => (onTaken = resolve)), stopped]);
    return !stop.signal.aborted;
  });
  return { kind: 'measured', run, markets: results.markets };
}
