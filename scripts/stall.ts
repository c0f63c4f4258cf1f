/**
 * A thread that stands still now and then, as it does on a starved machine, at moments that a seed decides. A test that
 * fails with it and passes without depends on luck.
 */
import { isMainThread, threadId } from 'node:worker_threads';
import { drawFrom } from './seeded-random.ts';

export const stallSeedVariable = 'ROUTEUR_TEST_STALL_SEED';

/** Of each pause the longest, in milliseconds, and the share of pauses up to this length. */
const pauses = [
  { share: 0.7, maxMs: 40 },
  { share: 0.95, maxMs: 250 },
  { share: 1, maxMs: 1_500 },
];
const runMaxMs = 400;

function stall(draw: () => number): void {
  const cell = new Int32Array(new SharedArrayBuffer(4));
  const { setTimeout: startTimer } = globalThis;
  const runOn = (): void => {
    // Taken before a test can put a simulated clock in its place, and never a reason to stay alive.
    startTimer(standStill, draw() * runMaxMs).unref();
  };
  const standStill = (): void => {
    const kind = draw();
    const maxMs = pauses.find(({ share }) => kind <= share)?.maxMs ?? 0;
    Atomics.wait(cell, 0, 0, draw() * maxMs);
    runOn();
  };
  runOn();
}

/** Begins to stall this thread; two processes or threads of one seed stall at different moments. */
export function stallThread(seed: string): void {
  stall(drawFrom(Number(seed) * 1_000_003 + process.pid * 31 + (isMainThread ? 0 : threadId)));
}
