/** The worker of settled history as the service sees it: one command at a time; a worker that dies is replaced at the next. */
import { Worker } from 'node:worker_threads';
import { noSettledResults, type SettledResults } from '../core/insight/index.ts';
import { Failure } from '../runtime/failure.ts';
import type { Log } from '../runtime/log.ts';
import { stopWorker } from '../runtime/stop-worker.ts';
import type { SettledBounds, StoreConnection } from '../store/index.ts';
import { joinParts, partTaken, type SettledPart } from './settled-parts.ts';

/** `workerData`. */
export interface SettledWorkerStart {
  readonly connection: StoreConnection;
  readonly bounds: SettledBounds;
}

/** `load`: what was measured last, in whichever run. */
export type SettledCommand =
  | { readonly kind: 'load' }
  | { readonly kind: 'measure'; readonly run: number }
  | typeof partTaken
  | { readonly kind: 'stop' };

/** After the parts. */
export type SettledEnd =
  | { readonly kind: 'measured'; readonly run: number; readonly markets: number }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly message: string };

class SettledWorkerError extends Failure {
  override readonly name = 'SettledWorkerError';
  readonly code: 'measure_failed' | 'worker_ended';

  constructor(code: SettledWorkerError['code'], message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.code = code;
  }
}

const main = new URL('./settled-worker-main.ts', import.meta.url);
/** As many as the sums are exact for. Worst, each its own event, they take 2 GB of the heap. */
const defaultSettledBounds: SettledBounds = { marketsMax: 9_000_000, marketsKept: 8_000_000 };
/** Beyond it the worker ends, and not the service. */
const memoryMaxMb = 3_072;
/** From being asked to stop, until it is ended. */
const stopMaxMs = 5_000;

export class SettledWorker {
  readonly #deps: { readonly log: Log; readonly connection: StoreConnection };
  readonly #bounds: SettledBounds;
  #worker: Worker | undefined;

  constructor(
    deps: { readonly log: Log; readonly connection: StoreConnection },
    bounds: SettledBounds = defaultSettledBounds,
  ) {
    this.#deps = deps;
    this.#bounds = bounds;
  }

  /** What is stored of the last run that has any. Rejects with a SettledWorkerError. */
  async load(): Promise<SettledResults | undefined> {
    return this.#ask({ kind: 'load' });
  }

  /** Of a run that was measured before, the same again; else of all that the base has by now. Rejects with a SettledWorkerError. */
  async measure(run: number): Promise<SettledResults> {
    return (await this.#ask({ kind: 'measure', run })) ?? noSettledResults;
  }

  async #ask(command: SettledCommand): Promise<SettledResults | undefined> {
    const worker = this.#open();
    const { promise, resolve, reject } = Promise.withResolvers<SettledEnd>();
    const parts: SettledPart[] = [];
    const onMessage = (message: SettledPart | SettledEnd) => {
      if (message.kind === 'part') {
        parts.push(message);
        worker.postMessage(partTaken satisfies SettledCommand);
      } else resolve(message);
    };
    const onError = (error: unknown) =>
      reject(new SettledWorkerError('worker_ended', 'The worker of settled history broke down.', error));
    const onExit = () =>
      reject(new SettledWorkerError('worker_ended', 'The worker of settled history ended.'));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    try {
      worker.postMessage(command);
      const end = await promise;
      if (end.kind === 'failed') throw new SettledWorkerError('measure_failed', end.message);
      return end.kind === 'nothing' ? undefined : joinParts(parts, end);
    } finally {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    }
  }

  async close(): Promise<void> {
    const stop: SettledCommand = { kind: 'stop' };
    if (this.#worker !== undefined) await stopWorker(this.#worker, stop, stopMaxMs);
  }

  #open(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const start: SettledWorkerStart = { connection: this.#deps.connection, bounds: this.#bounds };
    const worker = new Worker(main, {
      workerData: start,
      resourceLimits: { maxOldGenerationSizeMb: memoryMaxMb },
    });
    worker.on('error', (error) =>
      this.#deps.log.error({ error }, 'the worker of settled history broke down'),
    );
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    this.#worker = worker;
    return worker;
  }
}
