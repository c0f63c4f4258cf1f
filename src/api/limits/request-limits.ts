/** Applies a caller's tier to one request: the minute window first, then the day. Says what the headers must say. */
import type { Redis } from 'ioredis';
import type { Log } from '../../runtime/log.ts';
import { whenKnown } from '../../runtime/when-known.ts';
import { type Store, type TierName, tierNames } from '../../store/index.ts';
import type { Caller } from '../keys/caller.ts';
import { RequestError } from '../request-error.ts';
import { createWindowCounter, type WindowCounter } from './counters.ts';
import { DailyQuota } from './daily-quota.ts';
import type { TierTable } from './tiers.ts';

export type LimitHeaders = Readonly<Record<string, string>>;

export class RequestLimits {
  readonly daily: DailyQuota;
  readonly #perMinute: ReadonlyMap<TierName, WindowCounter>;
  readonly #now: () => number;
  readonly #tiers: TierTable;

  constructor(
    deps: { store: Store; log: Log; now: () => number; redis: Redis | undefined },
    tiers: TierTable,
  ) {
    this.#now = deps.now;
    this.#tiers = tiers;
    this.#perMinute = new Map(
      tierNames.map((tier) => [
        tier,
        createWindowCounter(
          deps.redis,
          { name: 'minute', max: tiers[tier].requestsPerMinute, windowSeconds: 60 },
          deps.now,
        ),
      ]),
    );
    this.daily = new DailyQuota({ ...deps, shared: deps.redis && sharedDailyCounters(deps.redis, tiers) });
  }

  /** Counts the request and says its headers, or throws or rejects with a RequestError that carries them. */
  admit(caller: Caller): LimitHeaders | Promise<LimitHeaders> {
    return whenKnown(this.#minuteCounter(caller.tier).take(caller.id), (minute) => {
      const { requestsPerMinute, requestsPerDay } = this.#tiers[caller.tier];
      const describe = (remainingToday: number): LimitHeaders => ({
        'X-RateLimit-Limit': String(requestsPerMinute),
        'X-RateLimit-Remaining': String(Math.max(0, requestsPerMinute - minute.used)),
        'X-RateLimit-Reset': String(Math.ceil((this.#now() + minute.msToReset) / 1000)),
        'X-Daily-Quota-Limit': String(requestsPerDay),
        'X-Daily-Quota-Remaining': String(remainingToday),
      });
      if (!minute.allowed) {
        return whenKnown(this.daily.remaining(caller.id, requestsPerDay), (remaining) => {
          throw new RequestError(
            'rate_limited',
            `The ${caller.tier} tier allows ${requestsPerMinute} requests a minute.`,
            { retryAfterMs: minute.msToReset, headers: describe(remaining) },
          );
        });
      }
      return whenKnown(this.daily.take(caller.id, requestsPerDay), (day) => {
        if (day.allowed) return describe(day.remaining);
        throw new RequestError(
          'daily_quota_exceeded',
          `The ${caller.tier} tier allows ${requestsPerDay} requests a day (UTC).`,
          { retryAfterMs: day.msToReset, headers: describe(0) },
        );
      });
    });
  }

  #minuteCounter(tier: TierName): WindowCounter {
    const counter = this.#perMinute.get(tier);
    if (!counter) throw new TypeError(`No counter for tier ${tier}`);
    return counter;
  }
}

function sharedDailyCounters(redis: Redis, tiers: TierTable): (requestsPerDay: number) => WindowCounter {
  const counters = new Map(
    tierNames.map((tier) => {
      const max = tiers[tier].requestsPerDay;
      // The day is part of the key; two days of keeping let the last requests of a day find their counter.
      return [max, createWindowCounter(redis, { name: 'day', max, windowSeconds: 2 * 86_400 })];
    }),
  );
  return (requestsPerDay) => {
    const counter = counters.get(requestsPerDay);
    if (!counter) throw new TypeError(`No counter for ${requestsPerDay} requests a day`);
    return counter;
  };
}
