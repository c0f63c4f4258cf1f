/** A token bucket with continuous refill. Takers wait their turn in order; the line of waiters is bounded. */
import { wait } from './backoff.ts';
import { Failure } from './failure.ts';

export interface TokenBucketOptions {
  readonly capacity: number;
  readonly refillPerSecond: number;
  /** Takers beyond this are refused at once. */
  readonly waitersMax: number;
}

export class TooManyWaiters extends Failure {
  override readonly name = 'TooManyWaiters';
  readonly code = 'too_many_waiters';
}

export class TokenBucket {
  readonly #options: TokenBucketOptions;
  readonly #now: () => number;
  readonly #wait: typeof wait;
  #tokens: number;
  #countedAt: number;
  /** Nothing is given before this time. */
  #pausedUntil = 0;
  #lookedAt: number;
  #waiters = 0;
  #turn: Promise<void> = Promise.resolve();

  constructor(deps: { now: () => number; wait?: typeof wait }, options: TokenBucketOptions) {
    this.#now = deps.now;
    this.#wait = deps.wait ?? wait;
    this.#options = options;
    this.#tokens = options.capacity;
    this.#countedAt = deps.now();
    this.#lookedAt = this.#countedAt;
  }

  /** Resolves once `cost` tokens were taken; a cost above the capacity counts as the capacity. */
  async take(cost: number, signal?: AbortSignal): Promise<void> {
    if (this.#waiters >= this.#options.waitersMax) {
      throw new TooManyWaiters(`More than ${this.#options.waitersMax} requests wait for their turn.`);
    }
    this.#waiters += 1;
    const before = this.#turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#turn = promise;
    try {
      await before;
      for (;;) {
        const delayMs = this.#delayFor(cost);
        if (delayMs === 0) break;
        await this.#wait(delayMs, signal);
      }
      signal?.throwIfAborted();
      this.#tokens -= Math.min(cost, this.#options.capacity);
    } finally {
      this.#waiters -= 1;
      resolve();
    }
  }

  /** The other side said it is too much: gives nothing for `ms` and starts again empty. */
  pause(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#look() + ms);
    this.#tokens = 0;
    this.#countedAt = this.#pausedUntil;
  }

  #delayFor(cost: number): number {
    const now = this.#look();
    if (now < this.#pausedUntil) return this.#pausedUntil - now;
    const { capacity, refillPerSecond } = this.#options;
    const elapsedMs = Math.max(0, now - this.#countedAt);
    this.#tokens = Math.min(capacity, this.#tokens + (elapsedMs / 1000) * refillPerSecond);
    this.#countedAt = Math.max(now, this.#countedAt);
    const missing = Math.min(cost, capacity) - this.#tokens;
    return missing <= 1e-9 ? 0 : Math.max(1, Math.ceil((missing / refillPerSecond) * 1000));
  }

  /** A clock that was set back gives nothing and takes nothing: what is remembered goes back with it. */
  #look(): number {
    const now = this.#now();
    const setBackMs = Math.max(0, this.#lookedAt - now);
    this.#countedAt -= setBackMs;
    this.#pausedUntil -= setBackMs;
    this.#lookedAt = now;
    return now;
  }
}
