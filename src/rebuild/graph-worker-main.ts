/**
 * The worker thread of the graph: it reads, builds, diffs and saves on connections of its own, so that a run takes no time
 * from requests, and hands the service what it lists. It keeps the last run in memory for the next, and in a file for the next
 * start.
 */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { type MarketMoney, rankingTransfers } from '../core/catalog/index.ts';
import { createLog } from '../runtime/log.ts';
import { migrate, openStore } from '../store/index.ts';
import { checkImported } from './check-imported.ts';
import { checkSettlements } from './check-settlements.ts';
import type { GraphSnapshot } from './graph-snapshot.ts';
import { RunKeeper, readListingProgram } from './kept-run/index.ts';
import { type ListedRun, listRun, loadListedRun } from './list-run.ts';
import { rebuildStoreLimits, runGraph } from './run-graph.ts';
import { servedRunTransfers } from './served-run-data.ts';
import type { WorkerCommand, WorkerEnd, WorkerMessage, WorkerStart } from './worker-messages.ts';

if (parentPort === null) throw new Error('This file is run as a worker thread.');
const port = parentPort;
// Our own program wrote it, the same version.
const { connection, graphVersion, keptIn, phrases } = workerData as WorkerStart;
const send = (message: WorkerMessage) => port.postMessage(message, transfersOf(message));
const log = createLog({ level: 'info', destination: { write: (line) => send({ kind: 'log', line }) } });
const store = openStore({ log }, connection, rebuildStoreLimits);
const keeper =
  keptIn === undefined
    ? undefined
    : new RunKeeper({ log }, { folder: keptIn, program: readListingProgram(graphVersion) });
const stop = new AbortController();
const stopped = once(stop.signal, 'abort');
let held: GraphSnapshot | undefined;
let rank: ListedRun['rank'] | undefined;
let isMigrated = false;
let underWay = Promise.resolve();

port.on('message', (command: WorkerCommand) => {
  if (command.kind === 'stop') stop.abort();
  else
    underWay = underWay
      .then(() => carryOut(command))
      .then(send)
      .then(() => keeper?.publish(stop.signal));
});
await stopped;
await underWay;
await keeper?.abandon();
await store.close();
port.close();

async function carryOut(command: Extract<WorkerCommand, { at: number }>): Promise<WorkerEnd> {
  try {
    if (!isMigrated) await migrate(store, stop.signal);
    isMigrated = true;
    switch (command.kind) {
      case 'run':
        return await run(command.at, command.held);
      case 'load':
        return await load();
      case 'rank':
        return await rankRun(command.money);
      case 'check_settlements':
        return await check(command.at);
    }
  } catch (error) {
    const { message, stack } =
      error instanceof Error ? describe(error) : { message: String(error), stack: undefined };
    return { kind: 'ended', end: 'failed', message, stack };
  }
}

async function run(at: number, serviceHolds: number | undefined): Promise<WorkerEnd> {
  const startedAt = performance.now();
  const outcome = await runGraph(
    {
      store,
      log,
      graphVersion,
      phrases,
      follows: serviceHolds ?? 0,
      now: () => at + Math.round(performance.now() - startedAt),
      onProgress: (progress) => send({ kind: 'progress', progress }),
    },
    held,
    stop.signal,
  );
  if (outcome.kind !== 'finished') return { kind: 'ended', end: outcome.kind };
  held = outcome.snapshot;
  const listed = await listRun(store, held, stop.signal);
  if (listed !== undefined) await keepForRanking(listed);
  const { run: finished } = held;
  return { kind: 'ended', end: 'finished', run: finished, changes: outcome.changes, data: listed?.data };
}

async function load(): Promise<WorkerEnd> {
  const loaded = await loadListedRun(store, stop.signal);
  if (loaded === undefined) return { kind: 'ended', end: 'nothing_stored' };
  held = loaded.snapshot;
  await keepForRanking(loaded.listed);
  return { kind: 'ended', end: 'loaded', run: held.run, data: loaded.listed.data };
}

/** Its arrays are given away afterwards. */
async function keepForRanking(listed: ListedRun): Promise<void> {
  rank = listed.rank;
  await keeper?.begin(listed.stored, listed.data, stop.signal);
  if (listed.isCut) log.warn('the list of cross-venue pairs is full; the rest is left out');
}

async function rankRun(money: MarketMoney): Promise<WorkerEnd> {
  if (rank === undefined) throw new TypeError('No run was handed over yet.');
  const ranking = rank(money);
  rank = undefined;
  await keeper?.complete(ranking, stop.signal);
  return { kind: 'ended', end: 'ranked', ranking };
}

async function check(at: number): Promise<WorkerEnd> {
  const deps = { store, log, now: () => at, phrases };
  return {
    kind: 'ended',
    end: 'checked',
    check: await checkSettlements(deps, stop.signal),
    imported: await checkImported(deps, stop.signal),
  };
}

function transfersOf(message: WorkerMessage): ArrayBuffer[] {
  if (message.kind !== 'ended') return [];
  if (message.end === 'ranked') return rankingTransfers(message.ranking);
  const isHandedOver = message.end === 'finished' || message.end === 'loaded';
  return isHandedOver && message.data !== undefined ? servedRunTransfers(message.data) : [];
}

function describe(error: Error): { message: string; stack: string | undefined } {
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return { message: `${error.message}${cause}`, stack: error.stack };
}
