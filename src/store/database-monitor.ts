/**
 * Keeps the store usable: connects, migrates, then asks once a second whether the database still answers.
 * While it does not, it tries again with backoff; the service recovers without help. Meanwhile queries fail at once instead
 * of waiting for a connection that does not come.
 */
import { type Backoff, backoffMs, wait, waitUnlessAborted } from '../runtime/backoff.ts';
import type { Log } from '../runtime/log.ts';
import { type MigrationReport, migrate } from './migrate.ts';
import type { Store } from './store.ts';
import { StoreError } from './store-error.ts';

export interface DatabaseState {
  readonly reachable: boolean;
  readonly version: string | undefined;
}

const probeEveryMs = 1_000;
const probeTimeoutMs = 3_000;
const retry: Backoff = { firstMs: 100, maxMs: 5_000 };
/** No request asks while it is away: once it is back, the probe has to find that soon. */
const probeAgain: Backoff = { firstMs: 100, maxMs: 1_000 };

export class DatabaseMonitor {
  readonly #store: Store;
  readonly #log: Log;
  #state: DatabaseState = { reachable: false, version: undefined };
  #outageLogged = false;

  constructor(deps: { store: Store; log: Log }) {
    this.#store = deps.store;
    this.#log = deps.log;
  }

  get state(): DatabaseState {
    return this.#state;
  }

  /** Migrates, trying until the database lets it. Rejects only when the schema is not ours to use, or on abort. */
  async prepare(signal: AbortSignal): Promise<MigrationReport> {
    for (let attempt = 1; ; attempt++) {
      try {
        const report = await migrate(this.#store, signal);
        this.#turnReachable(await this.#store.probe(signal));
        return report;
      } catch (error) {
        signal.throwIfAborted();
        // Cancelled by the statement timeout: another process migrates, and takes its time.
        const passing = error instanceof StoreError && ['unavailable', 'cancelled'].includes(error.code);
        if (!passing) throw error;
        this.#turnUnreachable(error);
        await wait(backoffMs(retry, attempt), signal);
      }
    }
  }

  /** Runs until the signal is aborted; never rejects. */
  async run(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      await waitUnlessAborted(failures === 0 ? probeEveryMs : backoffMs(probeAgain, failures), signal);
      if (signal.aborted) return;
      const answersBefore = this.#store.answers;
      try {
        const version = await this.#store.probe(
          AbortSignal.any([signal, AbortSignal.timeout(probeTimeoutMs)]),
        );
        if (!this.#state.reachable) this.#log.info({ version }, 'database reachable again');
        this.#turnReachable(version);
        failures = 0;
      } catch (error) {
        // Every connection may have been in use for as long as the probe waited.
        if (this.#store.answers !== answersBefore) continue;
        failures += 1;
        if (!signal.aborted) this.#turnUnreachable(error);
      }
    }
  }

  #turnReachable(version: string): void {
    this.#store.setAway(false);
    this.#state = { reachable: true, version };
    this.#outageLogged = false;
  }

  #turnUnreachable(error: unknown): void {
    if (!this.#outageLogged) this.#log.warn({ error }, 'database unreachable; trying again');
    this.#outageLogged = true;
    this.#store.setAway(true);
    this.#state = { reachable: false, version: this.#state.version };
  }
}
