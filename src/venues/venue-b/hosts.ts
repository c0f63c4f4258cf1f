/**
 * The three REST hosts of the venue, each with the buckets of its published limits. Limits are sliding windows of ten
 * seconds: a seventh of our share may be spent at once and the rest flows, so that no window sees more than the share.
 */
import type { Log } from '../../runtime/log.ts';
import { RequestPace, type RequestPaceStatus } from '../../runtime/request-pace.ts';
import { TokenBucket } from '../../runtime/token-bucket.ts';
import { pastReserveShare, pastShare } from '../venue.ts';
import { type BucketCharge, VenueClient } from '../venue-client.ts';
import type { WireWatch } from '../wire-drift.ts';
import type { VenueBOptions } from './options.ts';

export interface VenueBHosts {
  readonly gamma: VenueClient;
  readonly clob: VenueClient;
  readonly data: VenueClient;
  /** The same hosts for reads of the past, which take only what the others leave. */
  readonly past: { readonly gamma: VenueClient; readonly clob: VenueClient; readonly data: VenueClient };
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
    const parts: Part[] = [...limits, { perWindow: whole, covers: () => true }].map((limit) => ({
      covers: limit.covers,
      bucket: bucket(pace, limit.perWindow),
      ofPast: bucket(pace, limit.perWindow * pastShare),
    }));
    const live = (path: string): BucketCharge[] =>
      parts.filter(({ covers }) => covers(path)).map((part) => ({ bucket: part.bucket, cost: 1 }));
    const past = (path: string): BucketCharge[] => {
      const covering = parts.filter(({ covers }) => covers(path));
      return [
        ...covering.map(({ ofPast }) => ({ bucket: ofPast, cost: 1 })),
        ...covering.map((part) => ({ bucket: part.bucket, cost: 1, reserveShare: pastReserveShare })),
      ];
    };
    const client = (charges: (path: string) => readonly BucketCharge[]) =>
      openClient(name, baseUrl, pace, charges);
    return { live: client(live), past: client(past) };
  };
  const openClient = (
    name: string,
    baseUrl: string,
    pace: RequestPace,
    charges: (path: string) => readonly BucketCharge[],
  ) =>
    new VenueClient(deps, {
      name: `venue_b ${name}`,
      baseUrl,
      userAgent: options.userAgent,
      charges,
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
  const part = (perWindow: number, ...roots: string[]): Limit => ({
    perWindow,
    covers: (path) => roots.some((root) => path === root || path.startsWith(`${root}/`)),
  });
  const gamma = open('gamma', options.gammaUrl, 4000, [
    part(500, '/events'),
    part(300, '/markets'),
    part(900, '/events', '/markets'),
    part(200, '/tags'),
  ]);
  const clob = open('clob', options.clobUrl, 9000, [
    part(1500, '/book'),
    part(500, '/books'),
    part(1000, '/prices-history'),
  ]);
  const data = open('data', options.dataUrl, 1000, [part(200, '/trades', '/v2/trades')]);
  return {
    gamma: gamma.live,
    clob: clob.live,
    data: data.live,
    past: { gamma: gamma.past, clob: clob.past, data: data.past },
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

interface Part {
  readonly covers: (path: string) => boolean;
  readonly bucket: TokenBucket;
  /** The share of reads of the past, which they draw from first. */
  readonly ofPast: TokenBucket;
}

interface Limit {
  readonly perWindow: number;
  readonly covers: (path: string) => boolean;
}
