/** Everybody who asks a venue for its past stops together when it fails, for longer each time, until it answers again. */
import { type Backoff, backoffMs, type wait } from '../../runtime/backoff.ts';

export interface VenuePauseOptions {
  /** So many failures one after another, and the venue is taken to be unavailable. */
  readonly failuresInARow: number;
  readonly backoff: Backoff;
}

export class VenuePause {
  readonly #wait: typeof wait;
  readonly #options: VenuePauseOptions;
  readonly #onChange: (issue: string | undefined) => void;
  #failures = 0;
  #pauses = 0;
  #over: Promise<void> | undefined;

  constructor(
    deps: { readonly wait: typeof wait; readonly onChange: (issue: string | undefined) => void },
    options: VenuePauseOptions,
  ) {
    this.#wait = deps.wait;
    this.#onChange = deps.onChange;
    this.#options = options;
  }

  /** Resolves when nothing is paused. */
  async passed(): Promise<void> {
    while (this.#over !== undefined) await this.#over;
  }

  succeed(): void {
    this.#failures = 0;
    this.#pauses = 0;
  }

  /** The venue did not answer as it should; what is asked next waits if it did so too often. */
  fail(failure: string, signal: AbortSignal): void {
    this.#failures += 1;
    if (this.#failures < this.#options.failuresInARow || this.#over !== undefined) return;
    this.#pauses += 1;
    const pausedMs = backoffMs(this.#options.backoff, this.#pauses);
    this.#onChange(`venue_unavailable: ${failure}`);
    this.#over = this.#rest(pausedMs, signal);
  }

  async #rest(pausedMs: number, signal: AbortSignal): Promise<void> {
    try {
      await this.#wait(pausedMs, signal);
    } catch {
      // The signal stops it, and a caller that waits has the same signal.
    }
    this.#over = undefined;
    this.#onChange(undefined);
  }
}
