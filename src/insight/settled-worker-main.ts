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
  findSettledResults,
  loadSettledBase,
  migrate,
  openStore,
} from '../store/index.ts';
import { packedFormat, packResults, unpackResults } from './packed-results.ts';
import { partsOf } from './settled-parts.ts';
import type { SettledCommand, SettledEnd, SettledWorkerStart } from './settled-worker.ts';

if (parentPort === null) throw new Error('This file is run as a worker thread.');
const port = parentPort;
// Our own program wrote it, the same version.
const { connection } = workerData as SettledWorkerStart;
const store = openStore({ log: silentLog }, connection, { ...defaultStoreLimits, connectionsMax: 1 });
const history = new SettledHistory();
const rowsPerPage = 20_000;
const stop = new AbortController();
const stopped = once(stop.signal, 'abort');
let revision = 0n;
let isMigrated = false;
let underWay = Promise.resolve();

port.on('message', (command: SettledCommand) => {
  if (command.kind === 'stop') stop.abort();
  else underWay = underWay.then(() => answer(command)).then((end) => port.postMessage(end));
});
await stopped;
await underWay;
await store.close();
port.close();

async function answer(command: Exclude<SettledCommand, { kind: 'stop' }>): Promise<SettledEnd> {
  try {
    if (!isMigrated) await migrate(store, stop.signal);
    isMigrated = true;
    const run = command.kind === 'measure' ? command.run : undefined;
    const stored = await findSettledResults(store, { run, format: packedFormat }, stop.signal);
    if (stored !== undefined) return send(stored.run, unpackResults(stored.packed));
    return run === undefined ? { kind: 'nothing' } : send(run, await measure(run));
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

async function measure(run: number): Promise<SettledResults> {
  for (;;) {
    const page = await loadSettledBase(store, { after: revision, limit: rowsPerPage }, stop.signal);
    for (const row of page) history.sums.take(row.key, row);
    revision = page.at(-1)?.revision ?? revision;
    if (page.length < rowsPerPage) break;
  }
  const results = history.measure();
  // A run without any settled market may still get its first ones.
  if (results.markets === 0) return results;
  const packed = packResults(results);
  return unpackResults(await agreeOnSettledResults(store, { run, packed }, packedFormat, stop.signal));
}

function send(run: number, results: SettledResults): SettledEnd {
  for (const part of partsOf(results)) port.postMessage(part);
  return { kind: 'measured', run, markets: results.markets };
}
