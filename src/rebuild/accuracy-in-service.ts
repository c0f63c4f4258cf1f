/** The ledger of settlements that requests are answered from; brought up to date after each check. */
import { type AccuracyRecord, emptyAccuracy, loadAccuracy, type Store } from '../store/index.ts';

/** Violations that are listed; all are counted. */
const violationsMax = 1_000;

export class AccuracyInService {
  #record = emptyAccuracy;

  get record(): AccuracyRecord {
    return this.#record;
  }

  /** Rejects with a StoreError; the record then stays as it was. */
  async refresh(store: Store, signal?: AbortSignal): Promise<void> {
    this.#record = await loadAccuracy(store, violationsMax, signal);
  }
}
