/**
 * Strategies and calibration in service. Measured once a run: settled markets that are imported within it count from the next one
 * on. At a start there is what was measured last, then what was missing is brought into the base. Only a run without any settled
 * market is measured again, when some were imported.
 */
import { noSettledResults, type SettledResults } from '../core/insight/index.ts';
import { type Backoff, backoffMs, waitUnlessAborted } from '../runtime/backoff.ts';
import type { Log } from '../runtime/log.ts';
import { loadSettledBase, type StoreConnection } from '../store/index.ts';
import { type AppendDeps, appendSettled } from './append-settled.ts';
import { SettledWorker } from './settled-worker.ts';

export interface SettledKeeperDeps extends AppendDeps {
  readonly log: Log;
  /** For the connection of the worker. */
  readonly connection: StoreConnection;
  /** Another number whenever settled markets were imported. */
  readonly settledImports: () => number;
  /** Before anything is measured for the first time. */
  readonly prepare?: (signal: AbortSignal) => Promise<void>;
}

const pollMs = 1_000;
const backoff: Backoff = { firstMs: 2_000, maxMs: 300_000 };

export class SettledKeeper {
  readonly #deps: SettledKeeperDeps;
  #results: SettledResults | undefined;
  #run: number | undefined;

  constructor(deps: SettledKeeperDeps) {
    this.#deps = deps;
  }

  /** Undefined before the first time. */
  get results(): SettledResults | undefined {
    return this.#results;
  }

  /** A run has come into service. */
  takeRun(run: number): void {
    this.#run = run;
  }

  /** Until the signal is aborted; never rejects. */
  async run(signal: AbortSignal): Promise<void> {
    const { log, settledImports, prepare } = this.#deps;
    const worker = new SettledWorker(this.#deps);
    let isPrepared = false;
    let done: string | undefined;
    let failures = 0;
    while (!signal.aborted) {
      try {
        const run = this.#run;
        const due = `${run} ${settledImports()}`;
        if (run !== undefined && due !== done) {
          if (!isPrepared) {
            this.#results = (await this.#isEmpty(signal))
              ? { ...noSettledResults, run }
              : await worker.load();
            await prepare?.(signal);
          }
          isPrepared = true;
          await this.#bringUp(worker, run, signal);
          done = due;
        }
        failures = 0;
        await waitUnlessAborted(pollMs, signal);
      } catch (error) {
        if (signal.aborted) break;
        failures += 1;
        const waitMs = backoffMs(backoff, failures);
        log.error({ error, waitMs }, 'settled history could not be measured; the last results stay');
        await waitUnlessAborted(waitMs, signal);
      }
    }
    await worker.close();
  }

  /** Nothing has settled yet, as far as is known: that needs no measuring. */
  async #isEmpty(signal: AbortSignal): Promise<boolean> {
    return (await loadSettledBase(this.#deps.store, { after: 0n, limit: 1 }, signal)).length === 0;
  }

  async #bringUp(worker: SettledWorker, run: number, signal: AbortSignal): Promise<void> {
    const startedAt = performance.now();
    const added = await appendSettled(this.#deps, signal);
    if (this.#results?.run === run && this.#results.markets > 0) return;
    const results = await worker.measure(run);
    this.#results = results;
    const tookMs = Math.round(performance.now() - startedAt);
    const { markets, strategies } = results;
    this.#deps.log.info(
      { run, added, markets, strategies: strategies.length, tookMs },
      'settled history measured',
    );
  }
}
