/**
 * Counters over a window of time: in this process, or shared by all processes through Redis. While Redis does not
 * answer, each process counts for itself, so that an outage there neither stops the service nor lifts the limits.
 */
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

export interface WindowCount {
  readonly allowed: boolean;
  /** Requests seen in this window, this one included. */
  readonly used: number;
  readonly msToReset: number;
}

export interface WindowCounter {
  /** Counts one request. The window starts with its first. */
  take(key: string): WindowCount | Promise<WindowCount>;
  /** What was counted so far, without counting. */
  peek(key: string): WindowCount | Promise<WindowCount>;
}

export interface WindowOptions {
  readonly name: string;
  readonly max: number;
  readonly windowSeconds: number;
}

export function createWindowCounter(
  redis: Redis | undefined,
  options: WindowOptions,
  now: () => number = Date.now,
): WindowCounter {
  const local = new LocalWindowCounter(options, now);
  return redis ? new SharedWindowCounter(redis, options, local) : local;
}

interface Window {
  used: number;
  readonly endsAt: number;
}

/** Answers at once. Windows that are over are forgotten, at the latest one window later. */
class LocalWindowCounter implements WindowCounter {
  readonly #max: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #windows = new Map<string, Window>();
  #sweepAt: number;

  constructor(options: WindowOptions, now: () => number) {
    this.#max = options.max;
    this.#windowMs = options.windowSeconds * 1000;
    this.#now = now;
    this.#sweepAt = now() + this.#windowMs;
  }

  take(key: string): WindowCount {
    const now = this.#now();
    const window = this.#findOpen(key, now) ?? this.#open(key, now);
    window.used += 1;
    return this.#describe(window.used, window.endsAt - now);
  }

  peek(key: string): WindowCount {
    const now = this.#now();
    const window = this.#findOpen(key, now);
    return this.#describe(window?.used ?? 0, window ? window.endsAt - now : this.#windowMs);
  }

  #findOpen(key: string, now: number): Window | undefined {
    const window = this.#windows.get(key);
    // A clock that was set back makes a window seem to last longer than any does: it keeps its count and ends where a
    // new one would, so that setting the clock back neither frees nor locks out a caller.
    if (window && window.endsAt - now > this.#windowMs) {
      const shortened = { used: window.used, endsAt: now + this.#windowMs };
      this.#windows.set(key, shortened);
      return shortened;
    }
    return window && now < window.endsAt ? window : undefined;
  }

  #open(key: string, now: number): Window {
    if (now >= this.#sweepAt || this.#sweepAt - now > this.#windowMs) this.#sweep(now);
    const window = { used: 0, endsAt: now + this.#windowMs };
    this.#windows.set(key, window);
    return window;
  }

  #sweep(now: number): void {
    this.#sweepAt = now + this.#windowMs;
    for (const [key, window] of this.#windows) {
      if (now >= window.endsAt) this.#windows.delete(key);
    }
  }

  #describe(used: number, msToReset: number): WindowCount {
    return { allowed: used <= this.#max, used, msToReset };
  }
}

class SharedWindowCounter implements WindowCounter {
  readonly #max: number;
  readonly #windowMs: number;
  readonly #limiter: RateLimiterRedis;
  readonly #local: LocalWindowCounter;

  constructor(redis: Redis, options: WindowOptions, local: LocalWindowCounter) {
    this.#max = options.max;
    this.#windowMs = options.windowSeconds * 1000;
    this.#local = local;
    this.#limiter = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `routeur:${options.name}`,
      points: options.max,
      duration: options.windowSeconds,
      rejectIfRedisNotReady: true,
    });
  }

  async take(key: string): Promise<WindowCount> {
    try {
      return this.#describe(await this.#limiter.consume(key));
    } catch (refusal) {
      // Anything but a refusal means that Redis does not answer.
      return refusal instanceof RateLimiterRes ? this.#describe(refusal) : this.#local.take(key);
    }
  }

  async peek(key: string): Promise<WindowCount> {
    try {
      const seen = await this.#limiter.get(key);
      return seen && seen.msBeforeNext > 0
        ? this.#describe(seen)
        : { allowed: true, used: 0, msToReset: this.#windowMs };
    } catch {
      // Redis does not answer.
      return this.#local.peek(key);
    }
  }

  #describe(result: RateLimiterRes): WindowCount {
    return {
      allowed: result.consumedPoints <= this.#max,
      used: result.consumedPoints,
      msToReset: Math.min(this.#windowMs, Math.max(0, result.msBeforeNext)),
    };
  }
}
