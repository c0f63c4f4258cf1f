/** Long work in one thread, let off every few milliseconds so that requests and frames are served in between. */
import { setImmediate } from 'node:timers/promises';

const sliceMs = 4;

/** Runs the steps to their end. Rejects with the signal's reason once it is aborted, and with what a step throws. */
export async function runInSlices<Result>(
  steps: Generator<void, Result, undefined>,
  signal: AbortSignal,
): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < sliceMs) continue;
    await setImmediate();
    signal.throwIfAborted();
    since = performance.now();
  }
}
