/** In a worker thread: the whole grid from settled markets in memory, then one hour's settlements more. */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { SettledHistory } from '../src/core/insight/index.ts';
import { sendParts } from '../src/insight/settled-parts.ts';
import { settledRows } from './settled-rows.ts';
import { cpuOfThread, microsSince } from './thread-cpu.ts';

/** Settlements of a busy hour. */
const hourMarkets = 1_000;
const markets = Number(workerData);
const rows = [...settledRows(markets)];
const more = [...settledRows(hourMarkets, markets)];

const [began, cpuBegan] = [performance.now(), cpuOfThread()];
const history = new SettledHistory();
for (const [key, market] of rows.entries()) history.sums.take(key, market);
history.measure();
const [whole, wholeCpuMs] = [performance.now(), microsSince(cpuBegan) / 1_000];
const cpuWhole = cpuOfThread();
for (const [place, market] of more.entries()) history.sums.take(markets + place, market);
const results = history.measure();
const [hour, hourCpuMs] = [performance.now(), microsSince(cpuWhole) / 1_000];

// In parts, as the service gets them.
const port = parentPort;
if (port === null) throw new Error('This file is run as a worker thread.');
await sendParts(port, results, async () => {
  await once(port, 'message');
  return true;
});
port.postMessage({
  kind: 'measured',
  wholeMs: whole - began,
  wholeCpuMs,
  hourMs: hour - whole,
  hourCpuMs,
});
