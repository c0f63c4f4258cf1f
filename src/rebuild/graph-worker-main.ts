/**
 * The worker thread of the graph: it reads, builds, diffs and saves on connections of its own, so that a run takes no time
 * from requests, and hands the service what changed in chunks. It keeps the last run in memory for the next.
 */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { createLog } from '../runtime/log.ts';
import { migrate, openStore } from '../store/index.ts';
import { checkSettlements } from './check-settlements.ts';
import { type GraphSnapshot, loadGraphSnapshot } from './graph-snapshot.ts';
import { rebuildStoreLimits, runGraph, type SnapshotChange } from './run-graph.ts';
import type {
  MembersMessage,
  WorkerCommand,
  WorkerEnd,
  WorkerMessage,
  WorkerStart,
} from './worker-messages.ts';

/** Members in a message: receiving one must not hold up the service for long. */
const chunkMax = 100;

if (parentPort === null) throw new Error('This file is run as a worker thread.');
const port = parentPort;
// Our own program wrote it, the same version.
const { connection, graphVersion } = workerData as WorkerStart;
const say = (message: WorkerMessage) => port.postMessage(message);
const log = createLog({ level: 'info', destination: { write: (line) => say({ kind: 'log', line }) } });
const store = openStore({ log }, connection, rebuildStoreLimits);
const stop = new AbortController();
const stopped = once(stop.signal, 'abort');
let held: GraphSnapshot | undefined;
let isMigrated = false;
let underWay = Promise.resolve();
let onTaken: () => void = () => undefined;

port.on('message', (command: WorkerCommand) => {
  if (command.kind === 'stop') stop.abort();
  else if (command.kind === 'taken') onTaken();
  else underWay = underWay.then(() => carryOut(command)).then(say);
});
await stopped;
await underWay;
await store.close();
port.close();

async function carryOut(command: Extract<WorkerCommand, { at: number }>): Promise<WorkerEnd> {
  try {
    if (!isMigrated) await migrate(store);
    isMigrated = true;
    switch (command.kind) {
      case 'run':
        return await run(command.at, command.held);
      case 'load':
        return await load(command.held);
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
      follows: serviceHolds ?? 0,
      now: () => at + Math.round(performance.now() - startedAt),
      onProgress: (progress) => say({ kind: 'progress', progress }),
    },
    held,
    stop.signal,
  );
  if (outcome.kind !== 'finished') return { kind: 'ended', end: outcome.kind };
  held = outcome.snapshot;
  await hand(held, outcome.since, serviceHolds);
  return { kind: 'ended', end: 'finished', run: held.run, changes: outcome.changes };
}

async function load(serviceHolds: number | undefined): Promise<WorkerEnd> {
  const loaded = await loadGraphSnapshot(store, stop.signal);
  if (loaded === undefined) return { kind: 'ended', end: 'nothing_stored' };
  held = loaded;
  await hand(held, undefined, serviceHolds);
  return { kind: 'ended', end: 'loaded', run: held.run };
}

async function check(at: number): Promise<WorkerEnd> {
  return {
    kind: 'ended',
    end: 'checked',
    check: await checkSettlements({ store, log, now: () => at }, stop.signal),
  };
}

async function hand(
  { run: { id }, members }: GraphSnapshot,
  since: SnapshotChange | undefined,
  serviceHolds: number | undefined,
): Promise<void> {
  if (serviceHolds === id) return;
  const isStep = since !== undefined && since.run === serviceHolds;
  const from = isStep ? serviceHolds : undefined;
  const added = isStep ? since.added : [...members.values()];
  const closed = isStep ? since.closed : [];
  for (let place = 0; place < Math.max(1, added.length, closed.length); place += chunkMax) {
    const chunk: MembersMessage = {
      kind: 'members',
      from,
      closed: closed.slice(place, place + chunkMax),
      added: added.slice(place, place + chunkMax),
    };
    // The service takes in all that waits for it in one go, and answers nobody meanwhile: so only one waits.
    const { promise: taken, resolve } = Promise.withResolvers<void>();
    onTaken = resolve;
    say(chunk);
    await Promise.race([taken, stopped]);
    stop.signal.throwIfAborted();
  }
}

function describe(error: Error): { message: string; stack: string | undefined } {
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return { message: `${error.message}${cause}`, stack: error.stack };
}
