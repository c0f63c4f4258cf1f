/** The graph worker as the service sees it: one command at a time; a worker that dies is replaced at the next one. */
import { Worker } from 'node:worker_threads';
import type { HandedPhrase } from '../core/claim/index.ts';
import { Failure } from '../runtime/failure.ts';
import type { Log } from '../runtime/log.ts';
import { redactSecrets } from '../runtime/secrets.ts';
import { stopWorker } from '../runtime/stop-worker.ts';
import type { StoreConnection } from '../store/index.ts';
import type { RunProgress } from './run-graph.ts';
import type { WorkerCommand, WorkerEnd, WorkerMessage, WorkerStart } from './worker-messages.ts';

class GraphWorkerError extends Failure {
  override readonly name = 'GraphWorkerError';
  readonly code: 'run_failed' | 'worker_ended';

  constructor(code: GraphWorkerError['code'], message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.code = code;
  }
}

export interface GraphWorkerDeps {
  readonly log: Log;
  readonly connection: StoreConnection;
  readonly graphVersion: string;
  /** The folder the newest run is kept in for the next start; without one none is kept. */
  readonly keptIn?: string | undefined;
  /** Phrases of the venues' own that the reader does not know: those of simulated ones. */
  readonly phrases?: readonly HandedPhrase[] | undefined;
  readonly onProgress?: (progress: RunProgress) => void;
}

export type CommandEnd = Exclude<WorkerEnd, { readonly end: 'failed' }>;

const main = new URL('./graph-worker-main.ts', import.meta.url);
/** Two graphs of two million markets fit; beyond it the worker ends, and not the service. */
const memoryMaxMb = 4_096;
/** From the command to stop, until it is ended. */
const stopMaxMs = 5_000;

export class GraphWorker {
  readonly #deps: GraphWorkerDeps;
  #worker: Worker | undefined;
  #isClosed = false;

  constructor(deps: GraphWorkerDeps) {
    this.#deps = deps;
  }

  /** Rejects with a GraphWorkerError, or with what a listener threw. Only one command may be under way. */
  async command(command: Extract<WorkerCommand, { at: number }>): Promise<CommandEnd> {
    // Nothing would end one that was started now.
    if (this.#isClosed) throw new GraphWorkerError('worker_ended', 'The graph worker was closed.');
    const worker = this.#open();
    const { promise, resolve, reject } = Promise.withResolvers<WorkerEnd>();
    const onMessage = (message: WorkerMessage) => {
      if (message.kind === 'ended') resolve(message);
      else if (message.kind === 'progress') {
        try {
          this.#deps.onProgress?.(message.progress);
        } catch (error) {
          reject(error);
        }
      }
    };
    const onError = (error: unknown) =>
      reject(new GraphWorkerError('worker_ended', 'The graph worker broke down.', error));
    const onExit = () => reject(new GraphWorkerError('worker_ended', 'The graph worker ended.'));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    try {
      worker.postMessage(command);
      const ended = await promise;
      if (ended.end !== 'failed') return ended;
      const cause = new Error(ended.message);
      if (ended.stack !== undefined) cause.stack = ended.stack;
      throw new GraphWorkerError('run_failed', ended.message, cause);
    } catch (error) {
      // Its later messages on this command must not be taken for an answer to the next.
      if (!(error instanceof GraphWorkerError)) await worker.terminate();
      throw error;
    } finally {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    }
  }

  /** Breaks off what is under way and ends the worker, for good. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const stop: WorkerCommand = { kind: 'stop' };
    if (this.#worker !== undefined) await stopWorker(this.#worker, stop, stopMaxMs);
  }

  #open(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const { connection, graphVersion, keptIn, phrases } = this.#deps;
    const start: WorkerStart = { connection, graphVersion, keptIn, phrases };
    const worker = new Worker(main, {
      workerData: start,
      resourceLimits: { maxOldGenerationSizeMb: memoryMaxMb },
      // Libraries write to the console, Kysely for one; between the lines of the log, all of them JSON, it would not be read.
      stdout: true,
      stderr: true,
    });
    for (const output of [worker.stdout, worker.stderr]) {
      output.setEncoding('utf8').on('data', (text: string) => {
        this.#deps.log.debug(
          { text: redactSecrets(text) },
          'a library in the graph worker wrote to the console',
        );
      });
    }
    // Also between commands: it keeps a run when it has handed it over.
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'log') this.#passOn(message.line);
    });
    // A waiting command gets the error; without one it ends with the worker.
    worker.on('error', (error) => this.#deps.log.error({ error }, 'the graph worker broke down'));
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    this.#worker = worker;
    return worker;
  }

  #passOn(line: string): void {
    const { level, msg, time: _time, error, ...fields }: Record<string, unknown> = JSON.parse(line);
    const write = level === 'error' || level === 'fatal' ? 'error' : level === 'warn' ? 'warn' : 'info';
    // The log describes errors, and this one is described already.
    this.#deps.log[write](error === undefined ? fields : { ...fields, failure: error }, String(msg));
  }
}
