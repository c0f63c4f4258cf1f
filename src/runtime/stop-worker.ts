import type { Worker } from 'node:worker_threads';

/** Asks a worker to stop, and ends it if it still runs when the time is over. Resolves once it has exited. */
export async function stopWorker(worker: Worker, command: unknown, stopMaxMs: number): Promise<void> {
  const { promise: exited, resolve } = Promise.withResolvers<void>();
  // Not `once` of node:events, which rejects when the worker breaks down before it exits.
  worker.once('exit', () => resolve());
  worker.postMessage(command);
  const timer = setTimeout(() => void worker.terminate(), stopMaxMs);
  try {
    await exited;
  } finally {
    clearTimeout(timer);
  }
}
