/** When the trades of a venue are checked against its list: soon after something may have been lost, and every so often. */
import { type Backoff, backoffMs, wait } from '../runtime/backoff.ts';
import type { Log } from '../runtime/log.ts';
import type { TradeCatchUp } from './trade-catch-up.ts';
import { VenueError } from './venue-error.ts';

/** All in real time: it paces requests. */
export interface TradeChecksOptions {
  readonly everyMs: number;
  /** Between two checks, however often something is lost. */
  readonly againAfterMs: number;
  readonly backoff: Backoff;
}

export class TradeChecks {
  readonly #deps: { readonly log: Log; readonly random: () => number; readonly catchUp: TradeCatchUp };
  readonly #options: TradeChecksOptions;
  readonly #onFound: (trades: number) => void;
  #needed = true;
  #woken = Promise.withResolvers<void>();

  /** `onFound`: so many trades came only by the list. */
  constructor(
    deps: { readonly log: Log; readonly random: () => number; readonly catchUp: TradeCatchUp },
    options: TradeChecksOptions,
    onFound: (trades: number) => void = () => undefined,
  ) {
    this.#deps = deps;
    this.#options = options;
    this.#onFound = onFound;
  }

  /** Something may have been lost: the next check comes soon. */
  need(): void {
    this.#needed = true;
    this.#woken.resolve();
  }

  /** Runs until the signal is aborted; begins with a check. */
  async run(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      this.#needed = false;
      this.#woken = Promise.withResolvers<void>();
      try {
        this.#onFound(await this.#deps.catchUp.pass('settled', signal));
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof VenueError)) throw error;
        this.#deps.log.warn({ error }, 'trades could not be checked against the list');
        failures += 1;
      }
      await this.#pause(failures, signal);
    }
  }

  async #pause(failures: number, signal: AbortSignal): Promise<void> {
    const { everyMs, againAfterMs, backoff } = this.#options;
    if (failures > 0) {
      await sleep(Math.max(againAfterMs, backoffMs(backoff, failures, this.#deps.random)), signal);
      return;
    }
    await sleep(againAfterMs, signal);
    if (this.#needed || signal.aborted) return;
    const ending = new AbortController();
    const rest = sleep(Math.max(0, everyMs - againAfterMs), AbortSignal.any([signal, ending.signal]));
    await Promise.race([rest, this.#woken.promise]);
    ending.abort();
    await rest;
  }
}

/** Ends early, without a word, by the signal. */
async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(ms, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
