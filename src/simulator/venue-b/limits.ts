/**
 * The venue's request budgets. A request over its budget waits first; only when the waiting would be long is it
 * refused, and the refusals differ as they do behind a content network: with a time to wait or without, in JSON or HTML.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type WireAnswer, WireTokenBucket } from '../wire/index.ts';

export type VenueBService = 'gamma' | 'clob' | 'data';

interface Scope {
  readonly requestsPerTenSeconds: number;
  covers(service: VenueBService, path: string): boolean;
}

const starts = (service: VenueBService, ...prefixes: readonly string[]) => {
  return (asked: VenueBService, path: string): boolean =>
    asked === service && prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
};

const scopes: readonly Scope[] = [
  { requestsPerTenSeconds: 15_000, covers: () => true },
  { requestsPerTenSeconds: 4_000, covers: (service) => service === 'gamma' },
  { requestsPerTenSeconds: 500, covers: starts('gamma', '/events') },
  { requestsPerTenSeconds: 300, covers: starts('gamma', '/markets') },
  { requestsPerTenSeconds: 900, covers: starts('gamma', '/events', '/markets') },
  { requestsPerTenSeconds: 350, covers: starts('gamma', '/public-search') },
  { requestsPerTenSeconds: 200, covers: starts('gamma', '/tags') },
  { requestsPerTenSeconds: 1_000, covers: (service) => service === 'data' },
  { requestsPerTenSeconds: 200, covers: starts('data', '/trades', '/v2/trades') },
  { requestsPerTenSeconds: 9_000, covers: (service) => service === 'clob' },
  { requestsPerTenSeconds: 1_500, covers: starts('clob', '/book') },
  { requestsPerTenSeconds: 1_500, covers: starts('clob', '/price') },
  { requestsPerTenSeconds: 1_500, covers: starts('clob', '/midpoint') },
  { requestsPerTenSeconds: 500, covers: starts('clob', '/books') },
  { requestsPerTenSeconds: 500, covers: starts('clob', '/prices') },
  { requestsPerTenSeconds: 500, covers: starts('clob', '/midpoints') },
  { requestsPerTenSeconds: 1_000, covers: starts('clob', '/prices-history', '/batch-prices-history') },
  { requestsPerTenSeconds: 200, covers: starts('clob', '/tick-size') },
  { requestsPerTenSeconds: 100, covers: starts('clob', '/ok') },
];

/** Longest that a request is kept waiting before it is refused. */
const waitMaxMs = 2_000;

export interface Limits {
  /** Undefined lets the request pass, perhaps after a while. */
  admit(service: VenueBService, path: string, signal: AbortSignal): Promise<WireAnswer | undefined>;
}

/** `scale` multiplies every budget, so that a fast clock does not make the venue slower. */
export function createLimits({ scale, now }: { readonly scale: number; now(): number }): Limits {
  const budgets = scopes.map(({ requestsPerTenSeconds, covers }) => {
    const capacity = Math.max(1, requestsPerTenSeconds * scale);
    return {
      covers,
      waiting: 0,
      bucket: new WireTokenBucket({ refillPerSecond: capacity / 10, capacity, now }),
    };
  });
  let refused = 0;

  return {
    async admit(service, path, signal) {
      const concerned = budgets.filter((budget) => budget.covers(service, path));
      // Those who wait already have the tokens that come next.
      const waitMs = Math.max(...concerned.map(({ bucket, waiting }) => bucket.msUntil(1 + waiting)));
      if (waitMs > waitMaxMs) {
        refused += 1;
        return refusal(refused, waitMs, new Date());
      }
      if (waitMs > 0) {
        for (const budget of concerned) budget.waiting += 1;
        // An early end of the waiting is the end of the server.
        await sleep(waitMs, undefined, { signal }).catch(() => undefined);
        for (const budget of concerned) budget.waiting -= 1;
      }
      for (const { bucket } of concerned) bucket.take(1);
      return undefined;
    },
  };
}

export const tooManyRequests: WireAnswer = {
  status: 429,
  headers: { 'retry-after': '1' },
  body: '{"error":"Too Many Requests"}',
};

function refusal(count: number, waitMs: number, at: Date): WireAnswer {
  const seconds = Math.min(10, Math.ceil(waitMs / 1000));
  switch (count % 3) {
    case 0:
      return { status: 429, body: tooManyRequests.body };
    case 1:
      return { ...tooManyRequests, headers: { 'retry-after': String(seconds) } };
    default:
      return {
        status: 429,
        contentType: 'text/html',
        headers: { 'retry-after': new Date(at.getTime() + seconds * 1000).toUTCString() },
        body: '<!DOCTYPE html><html><head><title>Access denied</title></head><body>You are being rate limited</body></html>',
      };
  }
}
