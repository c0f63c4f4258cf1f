/**
 * The ids of all active keys, so that a flood of made-up ones costs no look-up each and keeps no true one waiting. Read only
 * when many keys are refused, and then once in some seconds, however many ask.
 */
import { listActiveKeyIds, type Store } from '../../store/index.ts';

/** Some megabytes. Where there are more, the older ones are looked up as unknown ones are. */
const knownKeysMax = 100_000;
const readEveryMs = 5_000;

export class KnownKeys {
  readonly #store: Store;
  readonly #now: () => number;
  #ids: ReadonlySet<string> = new Set();
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined = undefined;

  constructor(deps: { store: Store; now: () => number }) {
    this.#store = deps.store;
    this.#now = deps.now;
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /** Whether it is one, as of some seconds ago at the most. */
  async find(id: string): Promise<boolean> {
    if (this.#ids.has(id)) return true;
    const age = this.#now() - this.#readAt;
    // A clock that was set back says nothing about the age.
    if (age < 0 || age >= readEveryMs) {
      this.#reading ??= this.#read().finally(() => {
        this.#reading = undefined;
      });
    }
    await this.#reading;
    return this.#ids.has(id);
  }

  async #read(): Promise<void> {
    const readAt = this.#now();
    this.#ids = new Set(await listActiveKeyIds(this.#store, knownKeysMax));
    this.#readAt = readAt;
  }
}
