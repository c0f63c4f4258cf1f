/**
 * Counters over a window of time: in this process, or shared by all processes through Redis. While Redis does not
 * answer, each process counts for itself, so that an outage there neither stops the service nor lifts the limits.
 */
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

export interface WindowCount {
  readonly allowed: boolean;
  /** Requests seen in this window, this one included. */
  readonly used: number;
  readonly msToReset: number;
}

export interface WindowCounter {
  /** Counts one request. */
  take(key: string): Promise<WindowCount>;
  /** What `take` would see, without counting. */
  peek(key: string): Promise<WindowCount>;
}

export function createWindowCounter(
  redis: Redis | undefined,
  options: { readonly name: string; readonly max: number; readonly windowSeconds: number },
): WindowCounter {
  const settings = {
    keyPrefix: `routeur:${options.name}`,
    points: options.max,
    duration: options.windowSeconds,
  };
  const local = new RateLimiterMemory(settings);
  const limiter = redis
    ? new RateLimiterRedis({
        ...settings,
        storeClient: redis,
        insuranceLimiter: local,
        rejectIfRedisNotReady: true,
      })
    : local;
  return {
    async take(key) {
      try {
        return toCount(await limiter.consume(key), options.max);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return toCount(refusal, options.max);
        throw refusal;
      }
    },
    async peek(key) {
      const seen = await limiter.get(key);
      return seen
        ? toCount(seen, options.max)
        : { allowed: true, used: 0, msToReset: options.windowSeconds * 1000 };
    },
  };
}

function toCount(result: RateLimiterRes, max: number): WindowCount {
  return {
    allowed: result.consumedPoints <= max,
    used: result.consumedPoints,
    msToReset: Math.max(0, result.msBeforeNext),
  };
}
