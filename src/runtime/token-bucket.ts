/**
 * A token bucket with continuous refill. Takers wait their turn in order; the line of waiters is bounded. Buckets of one
 * host share its pace: they are refilled and hold by its share, and give nothing while it pauses.
 */
import { wait } from './backoff.ts';
import { Failure } from './failure.ts';
import type { RequestPace } from './request-pace.ts';

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
  readonly #pace: RequestPace | undefined;
  #tokens: number;
  #countedAt: number;
  #cutsSeen = 0;
  #lookedAt: number;
  #waiters = 0;
  #turn: Promise<void> = Promise.resolve();

  constructor(
    deps: { now: () => number; wait?: typeof wait; pace?: RequestPace },
    options: TokenBucketOptions,
  ) {
    this.#now = deps.now;
    this.#wait = deps.wait ?? wait;
    this.#pace = deps.pace;
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

  /**
   * Takes only what no other taker needs: while no taker waits, and only what is left above this share of what the bucket
   * holds. Takers never wait for it, and find that share whenever they come.
   */
  async takeSpare(cost: number, reserveShare: number, signal?: AbortSignal): Promise<void> {
    for (;;) {
      signal?.throwIfAborted();
      if (this.#waiters > 0) {
        await this.#turn;
        continue;
      }
      const share = this.#pace?.share ?? 1;
      const delayMs = this.#delayFor(cost + reserveShare * this.#options.capacity * share);
      if (delayMs === 0) break;
      await this.#wait(delayMs, signal);
    }
    this.#tokens -= Math.min(cost, this.#options.capacity);
  }

  #delayFor(cost: number): number {
    const now = this.#look();
    const pausedMs = this.#pace?.pausedMs ?? 0;
    this.#emptyAfterCut(now + pausedMs);
    if (pausedMs > 0) return Math.ceil(pausedMs);
    const share = this.#pace?.share ?? 1;
    const taken = Math.min(cost, this.#options.capacity);
    // At a small share it still holds what one request costs.
    const capacity = Math.max(taken, this.#options.capacity * share);
    const refillPerSecond = this.#options.refillPerSecond * share;
    const elapsedMs = Math.max(0, now - this.#countedAt);
    this.#tokens = Math.min(capacity, this.#tokens + (elapsedMs / 1000) * refillPerSecond);
    this.#countedAt = Math.max(now, this.#countedAt);
    const missing = taken - this.#tokens;
    return missing <= 1e-9 ? 0 : Math.max(1, Math.ceil((missing / refillPerSecond) * 1000));
  }

  /** What was saved up at the pace before is not spent at the next one. */
  #emptyAfterCut(from: number): void {
    const cuts = this.#pace?.cuts ?? 0;
    if (cuts === this.#cutsSeen) return;
    this.#cutsSeen = cuts;
    this.#tokens = 0;
    this.#countedAt = from;
  }

  /** A clock that was set back gives nothing and takes nothing: what is remembered goes back with it. */
  #look(): number {
    const now = this.#now();
    const setBackMs = Math.max(0, this.#lookedAt - now);
    this.#countedAt -= setBackMs;
    this.#lookedAt = now;
    return now;
  }
}
