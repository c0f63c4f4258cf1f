/**
 * Counters over a window of time: in this process, or shared by all processes through Redis. While Redis does not
 * answer, each process counts for itself, so that an outage there neither stops the service nor lifts the limits.
 */
import type { ChainableCommander, Redis } from 'ioredis';
import { BoundedCache } from '../../runtime/bounded-cache.ts';

/**
 * Windows one counter keeps in this process: at least as many as an address has places to fail in
 * (`failed-authentication.ts`). Beyond it the caller not seen for longest starts a new window, in its favour.
 */
const localWindowsMax = 65_536;

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

/** Answers at once. */
class LocalWindowCounter implements WindowCounter {
  readonly #max: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #windows = new BoundedCache<string, Window>(localWindowsMax);

  constructor(options: WindowOptions, now: () => number) {
    this.#max = options.max;
    this.#windowMs = options.windowSeconds * 1000;
    this.#now = now;
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
    const window = this.#windows.find(key);
    // A clock that was set back makes a window seem to last longer than any does: it keeps its count and ends where a
    // new one would, so that setting the clock back neither frees nor locks out a caller.
    if (window && window.endsAt - now > this.#windowMs) {
      const shortened = { used: window.used, endsAt: now + this.#windowMs };
      this.#windows.save(key, shortened);
      return shortened;
    }
    return window && now < window.endsAt ? window : undefined;
  }

  #open(key: string, now: number): Window {
    const window = { used: 0, endsAt: now + this.#windowMs };
    this.#windows.save(key, window);
    return window;
  }

  #describe(used: number, msToReset: number): WindowCount {
    return { allowed: used <= this.#max, used, msToReset };
  }
}

/** Each count is one transaction in one round trip; Redis forgets a window when it ends. */
class SharedWindowCounter implements WindowCounter {
  readonly #redis: Redis;
  readonly #options: WindowOptions;
  readonly #local: LocalWindowCounter;

  constructor(redis: Redis, options: WindowOptions, local: LocalWindowCounter) {
    this.#redis = redis;
    this.#options = options;
    this.#local = local;
  }

  async take(key: string): Promise<WindowCount> {
    const { windowSeconds } = this.#options;
    const place = this.#place(key);
    const transaction = this.#redis.multi().set(place, 0, 'EX', windowSeconds, 'NX').incr(place).pttl(place);
    const [, used, msToEnd] = (await this.#answersOf(transaction)) ?? [];
    if (typeof used !== 'number' || typeof msToEnd !== 'number') return this.#local.take(key);
    if (msToEnd >= 0) return this.#describe(used, msToEnd);
    // A key that was there before, without an expiry: its window would never end.
    await this.#answersOf(this.#redis.multi().expire(place, windowSeconds));
    return this.#describe(used, windowSeconds * 1000);
  }

  async peek(key: string): Promise<WindowCount> {
    const place = this.#place(key);
    const answers = await this.#answersOf(this.#redis.multi().get(place).pttl(place));
    if (answers === undefined) return this.#local.peek(key);
    const [used, msToEnd] = answers;
    return typeof used === 'string' && typeof msToEnd === 'number' && msToEnd > 0
      ? this.#describe(Number(used), msToEnd)
      : this.#describe(0, this.#options.windowSeconds * 1000);
  }

  /** What Redis answers to each command; nothing, if it does not answer all of them. */
  async #answersOf(transaction: ChainableCommander): Promise<readonly unknown[] | undefined> {
    // A connection that is not ready would refuse or hold the commands back.
    if (this.#redis.status !== 'ready') return undefined;
    try {
      const answers = (await transaction.exec()) ?? [];
      return answers.every(([error]) => error === null) ? answers.map(([, answer]) => answer) : undefined;
    } catch {
      // Redis does not answer in time, or not at all: the caller counts in this process.
      return undefined;
    }
  }

  #place(key: string): string {
    return `routeur:${this.#options.name}:${key}`;
  }

  #describe(used: number, msToEnd: number): WindowCount {
    const { max, windowSeconds } = this.#options;
    return { allowed: used <= max, used, msToReset: Math.min(windowSeconds * 1000, msToEnd) };
  }
}
