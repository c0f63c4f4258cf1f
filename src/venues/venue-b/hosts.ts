/**
 * The three REST hosts of the venue, each with the buckets of its published limits. Limits are sliding windows of ten
 * seconds: a seventh of our share may be spent at once and the rest flows, so that no window sees more than the share.
 */
import type { Log } from '../../runtime/log.ts';
import { RequestPace, type RequestPaceStatus } from '../../runtime/request-pace.ts';
import { TokenBucket } from '../../runtime/token-bucket.ts';
import { VenueClient } from '../venue-client.ts';
import type { WireWatch } from '../wire-drift.ts';
import type { VenueBOptions } from './options.ts';

export interface VenueBHosts {
  readonly gamma: VenueClient;
  readonly clob: VenueClient;
  readonly data: VenueClient;
  /** Of the three together: the least share, the longest pause, all refusals. */
  requests(): RequestPaceStatus;
}

export interface VenueBDeps {
  readonly log: Log;
  readonly now: () => number;
  readonly random: () => number;
  /** Sees what the venue sends; without it nothing is watched. */
  readonly watch?: WireWatch | undefined;
}

const waitersMax = 10_000;
const windowSeconds = 10;
const burstShare = 1 / 7;

export function openHosts(deps: VenueBDeps, options: VenueBOptions): VenueBHosts {
  const { watch } = deps;
  const paces: RequestPace[] = [];
  const bucket = (pace: RequestPace, perWindow: number) => {
    const allowed = perWindow * options.limitShare;
    return new TokenBucket(
      { ...deps, pace },
      {
        capacity: Math.max(1, allowed * burstShare),
        refillPerSecond: (allowed * (1 - burstShare)) / windowSeconds,
        waitersMax,
      },
    );
  };
  const open = (name: string, baseUrl: string, whole: number, limits: readonly Limit[]) => {
    const pace = new RequestPace(deps, options.pace);
    paces.push(pace);
    const all = bucket(pace, whole);
    const parts = limits.map(({ perWindow, covers }) => ({ bucket: bucket(pace, perWindow), covers }));
    return new VenueClient(deps, {
      name: `venue_b ${name}`,
      baseUrl,
      userAgent: options.userAgent,
      charges: (path) =>
        [...parts.filter((part) => part.covers(path)).map((part) => part.bucket), all].map((each) => ({
          bucket: each,
          cost: 1,
        })),
      pace,
      timeoutMs: options.requestTimeoutMs,
      bodyBytesMax: options.bodyBytesMax,
      concurrencyMax: options.concurrencyMax,
      attemptsMax: options.attemptsMax,
      backoff: options.backoff,
      ...(watch
        ? { onAnswer: (method, path, answer) => watch.takeAnswer({ method, host: name, path }, answer) }
        : {}),
    });
  };
  const part = (perWindow: number, ...roots: string[]): Limit => ({
    perWindow,
    covers: (path) => roots.some((root) => path === root || path.startsWith(`${root}/`)),
  });
  return {
    gamma: open('gamma', options.gammaUrl, 4000, [
      part(500, '/events'),
      part(300, '/markets'),
      part(900, '/events', '/markets'),
      part(200, '/tags'),
    ]),
    clob: open('clob', options.clobUrl, 9000, [
      part(1500, '/book'),
      part(500, '/books'),
      part(1000, '/prices-history'),
    ]),
    data: open('data', options.dataUrl, 1000, [part(200, '/trades', '/v2/trades')]),
    requests: () => {
      const all = paces.map((pace) => pace.status());
      return {
        share: Math.min(...all.map(({ share }) => share)),
        pausedMs: Math.max(...all.map(({ pausedMs }) => pausedMs)),
        limited: all.reduce((sum, { limited }) => sum + limited, 0),
      };
    },
  };
}

interface Limit {
  readonly perWindow: number;
  readonly covers: (path: string) => boolean;
}
