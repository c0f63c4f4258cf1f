/**
 * Strategies from a million settled markets (`--markets` makes it smaller): the whole grid in a worker, one hour's settlements
 * more, how long the main thread was held up meanwhile, and the endpoints against a bare `node:http` server. The peer of the
 * times is the goal itself; beside them stands the processor time, which other programs on the machine do not lengthen as much.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { partTaken } from '../src/insight/settled-parts.ts';
import { startTestServer } from '../tests/harness/test-server.ts';
import { type BenchOptions, type BenchResult, reportProgress } from './bench.ts';
import { compareWithPeers } from './compare-peers.ts';
import { startServer } from './server-process.ts';
import { watchThreadCpu } from './thread-cpu.ts';

export const name = 'strategies';

const defaultMarkets = 1_000_000;
const goals = { wholeSeconds: 10, hourSeconds: 0.5, heldUpMs: 20 };
const openMarkets = 20_000;
const settledServed = 50_000;
const startTimeoutMs = 600_000;
const shareMin = 0.7;
const paths = ['/v1/insights/strategies', '/v1/insights/calibration'];

const Measured = Type.Object({
  wholeMs: Type.Number(),
  wholeCpuMs: Type.Number(),
  hourMs: Type.Number(),
  hourCpuMs: Type.Number(),
});

export async function run({ markets = defaultMarkets }: BenchOptions = {}): Promise<readonly BenchResult[]> {
  reportProgress(`  measuring ${markets} settled markets in a worker…`);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const cpu = watchThreadCpu();
  const worker = new Worker(new URL('./strategies-worker.ts', import.meta.url), { workerData: markets });
  delay.enable();
  const measured = Promise.withResolvers<unknown>();
  // The parts of the results are taken apart here, and that counts.
  worker.on('message', (message) => {
    if (Value.Check(Measured, message)) measured.resolve(message);
    else worker.postMessage(partTaken);
  });
  worker.once('error', measured.reject);
  const { wholeMs, wholeCpuMs, hourMs, hourCpuMs } = Value.Parse(Measured, await measured.promise);
  delay.disable();
  const turnMs = cpu.stop();
  const seconds = (what: string, ms: number, goal: number, isHeldToIt: boolean): BenchResult => ({
    what,
    value: ms / 1_000,
    unit: 's',
    peer: 'goal',
    peerValue: goal,
    ratio: ms / 1_000 / goal,
    ...(isHeldToIt ? { goal: { atMost: 1 } } : {}),
  });
  return [
    seconds(`whole grid, ${markets} settled markets`, wholeMs, goals.wholeSeconds, true),
    seconds('of that, processor time', wholeCpuMs, goals.wholeSeconds, false),
    seconds("one hour's settlements more", hourMs, goals.hourSeconds, true),
    seconds('of that, processor time', hourCpuMs, goals.hourSeconds, false),
    heldUp('longest turn of the main thread meanwhile, processor time', turnMs, true),
    heldUp('longest delay of the main thread, other programs included', delay.max / 1e6, false),
    ...(await compareEndpoints()),
  ];
}

function heldUp(what: string, ms: number, isHeldToIt: boolean): BenchResult {
  return {
    what,
    value: ms,
    unit: 'ms',
    peer: 'goal',
    peerValue: goals.heldUpMs,
    ratio: ms / goals.heldUpMs,
    ...(isHeldToIt ? { goal: { atMost: 1 } } : {}),
  };
}

async function compareEndpoints(): Promise<readonly BenchResult[]> {
  const database = await startTestServer();
  const folder = await mkdtemp(join(tmpdir(), 'routeur-bench-'));
  try {
    const args = [database.url, String(openMarkets), join(folder, 'results.json'), String(settledServed)];
    await using ours = await startServer('insights-server.ts', args, startTimeoutMs);
    const results: BenchResult[] = [];
    for (const path of paths) {
      results.push(...(await compareWithPeers(ours, { what: path, path, shareMin, prebuiltOnly: true })));
    }
    return results;
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
