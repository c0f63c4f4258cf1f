/** Long work in slices: what looks at a whole run lets other requests in between. */
import { setImmediate } from 'node:timers/promises';

const sliceMs = 4;

export class SlicePace {
  readonly #signal: AbortSignal;
  #since = performance.now();

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  get isDue(): boolean {
    return performance.now() - this.#since >= sliceMs;
  }

  /** Rejects with the signal's reason once no client waits for the work any more. */
  async rest(): Promise<void> {
    await setImmediate();
    this.#signal.throwIfAborted();
    this.#since = performance.now();
  }
}
