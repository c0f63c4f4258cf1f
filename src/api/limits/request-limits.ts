/** Applies a caller's tier to one request: the minute window first, then the day. Says what the headers must say. */
import type { Redis } from 'ioredis';
import type { Log } from '../../runtime/log.ts';
import { whenKnown } from '../../runtime/when-known.ts';
import { type Store, type TierName, tierNames } from '../../store/index.ts';
import { type AnswerHeaders, toRecord } from '../http/answer.ts';
import type { Caller } from '../keys/caller.ts';
import { RequestError } from '../request-error.ts';
import { createWindowCounter, type WindowCount, type WindowCounter } from './counters.ts';
import { DailyQuota, type QuotaCount } from './daily-quota.ts';
import type { TierLimits, TierTable } from './tiers.ts';

interface TierWindow extends TierLimits {
  readonly perMinute: WindowCounter;
  readonly minuteText: string;
  readonly dayText: string;
}

export class RequestLimits {
  readonly daily: DailyQuota;
  readonly #tiers: ReadonlyMap<TierName, TierWindow>;
  readonly #now: () => number;

  constructor(
    deps: { store: Store; log: Log; now: () => number; redis: Redis | undefined },
    tiers: TierTable,
  ) {
    this.#now = deps.now;
    this.#tiers = new Map(tierNames.map((tier) => [tier, openTier(deps, tiers[tier])]));
    this.daily = new DailyQuota({ ...deps, shared: deps.redis && sharedDailyCounters(deps.redis, tiers) });
  }

  /** Counts the request and adds its headers, or throws or rejects with a RequestError that carries them. */
  admit(caller: Caller, headers: AnswerHeaders): undefined | Promise<undefined> {
    const tier = this.#tierOf(caller);
    const minute = tier.perMinute.take(caller.id);
    return minute instanceof Promise
      ? minute.then((known) => this.#admitThisMinute(caller, tier, known, headers))
      : this.#admitThisMinute(caller, tier, minute, headers);
  }

  #admitThisMinute(
    caller: Caller,
    tier: TierWindow,
    minute: WindowCount,
    headers: AnswerHeaders,
  ): undefined | Promise<undefined> {
    if (!minute.allowed) {
      return whenKnown(this.daily.remaining(caller.id, tier.requestsPerDay), (remaining) => {
        throw new RequestError(
          'rate_limited',
          `The ${caller.tier} tier allows ${tier.requestsPerMinute} requests a minute.`,
          { retryAfterMs: minute.msToReset, headers: this.#refusalHeaders(tier, minute, remaining) },
        );
      });
    }
    const day = this.daily.take(caller.id, tier.requestsPerDay);
    return day instanceof Promise
      ? day.then((known) => this.#admitToday(caller, tier, minute, known, headers))
      : this.#admitToday(caller, tier, minute, day, headers);
  }

  #admitToday(
    caller: Caller,
    tier: TierWindow,
    minute: WindowCount,
    day: QuotaCount,
    headers: AnswerHeaders,
  ): undefined {
    if (!day.allowed) {
      throw new RequestError(
        'daily_quota_exceeded',
        `The ${caller.tier} tier allows ${tier.requestsPerDay} requests a day (UTC).`,
        { retryAfterMs: day.msToReset, headers: this.#refusalHeaders(tier, minute, 0) },
      );
    }
    this.#describe(tier, minute, day.remaining, headers);
    return undefined;
  }

  #refusalHeaders(tier: TierWindow, minute: WindowCount, remainingToday: number): Record<string, string> {
    const headers: AnswerHeaders = [];
    this.#describe(tier, minute, remainingToday, headers);
    return toRecord(headers);
  }

  #describe(tier: TierWindow, minute: WindowCount, remainingToday: number, headers: AnswerHeaders): void {
    headers.push(
      'X-RateLimit-Limit',
      tier.minuteText,
      'X-RateLimit-Remaining',
      String(Math.max(0, tier.requestsPerMinute - minute.used)),
      'X-RateLimit-Reset',
      String(Math.ceil((this.#now() + minute.msToReset) / 1000)),
      'X-Daily-Quota-Limit',
      tier.dayText,
      'X-Daily-Quota-Remaining',
      String(remainingToday),
    );
  }

  #tierOf(caller: Caller): TierWindow {
    const tier = this.#tiers.get(caller.tier);
    if (!tier) throw new TypeError(`No limits for tier ${caller.tier}`);
    return tier;
  }
}

function openTier(
  deps: { readonly redis: Redis | undefined; readonly now: () => number },
  limits: TierLimits,
): TierWindow {
  const { requestsPerMinute: max, requestsPerDay } = limits;
  return {
    ...limits,
    perMinute: createWindowCounter(deps.redis, { name: 'minute', max, windowSeconds: 60 }, deps.now),
    minuteText: String(max),
    dayText: String(requestsPerDay),
  };
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
