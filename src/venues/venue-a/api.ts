/** The venue's answers: requests within its limits, signed when there is a key, with the member the protocol names. */
import type { ExactJson } from '../../runtime/exact-json.ts';
import type { Log } from '../../runtime/log.ts';
import type { RequestPace } from '../../runtime/request-pace.ts';
import { TokenBucket, TooManyWaiters } from '../../runtime/token-bucket.ts';
import { pastReserveShare, pastShare } from '../venue.ts';
import { type BucketCharge, VenueClient, type VenueRequest } from '../venue-client.ts';
import { VenueError } from '../venue-error.ts';
import type { WireWatch } from '../wire-drift.ts';
import type { VenueAOptions } from './options.ts';
import type { Sign } from './sign.ts';
import { isJsonArray, isJsonObject, show, type VenueAObject } from './wire/index.ts';

export interface VenueADeps {
  readonly log: Log;
  readonly now: () => number;
  readonly random: () => number;
  /** Sees what the venue sends; without it nothing is watched. */
  readonly watch?: WireWatch | undefined;
}

export interface Api {
  /** The answer's object. Rejects with a VenueError, or with the signal's reason. */
  read(path: string, request: VenueRequest, signal: AbortSignal): Promise<VenueAObject>;
}

const waitersMax = 10_000;

/**
 * Three ways to one host: `reads` for listings and questions; `polls`, which draws from a bucket of its own first so that
 * polling leaves room for the rest; and `past`, which has a share of its own and takes only what the others leave.
 */
export function openApis(
  deps: VenueADeps & { readonly pace: RequestPace },
  options: VenueAOptions,
  sign: Sign | undefined,
): { readonly reads: Api; readonly polls: Api; readonly past: Api } {
  const { limit, polling } = options;
  const bucket = new TokenBucket(deps, {
    capacity: limit.capacity,
    refillPerSecond: limit.refillPerSecond,
    waitersMax,
  });
  const pollingBucket = new TokenBucket(deps, {
    capacity: Math.max(limit.cost, Math.min(limit.capacity, polling.refillPerSecond)),
    refillPerSecond: polling.refillPerSecond,
    waitersMax,
  });
  const pastBucket = new TokenBucket(deps, {
    capacity: limit.cost,
    refillPerSecond: limit.refillPerSecond * pastShare,
    waitersMax,
  });
  const { cost } = limit;
  const open = (charges: readonly BucketCharge[]): Api => {
    const client = openClient(deps, options, sign, charges);
    return { read: (path, request, signal) => readObject(client, path, request, signal) };
  };
  return {
    reads: open([{ bucket, cost }]),
    polls: open([
      { bucket: pollingBucket, cost },
      { bucket, cost },
    ]),
    past: open([
      { bucket: pastBucket, cost },
      { bucket, cost, reserveShare: pastReserveShare },
    ]),
  };
}

/** The host's client, drawing from these buckets in turn. */
export function openClient(
  deps: VenueADeps & { readonly pace: RequestPace },
  options: VenueAOptions,
  sign: Sign | undefined,
  charges: readonly BucketCharge[],
): VenueClient {
  const { watch } = deps;
  return new VenueClient(deps, {
    name: 'venue_a',
    baseUrl: options.restUrl,
    userAgent: options.userAgent,
    charges: () => charges,
    pace: deps.pace,
    ...(sign ? { sign } : {}),
    timeoutMs: options.timeoutMs,
    bodyBytesMax: options.bodyBytesMax,
    concurrencyMax: options.concurrencyMax,
    attemptsMax: options.attemptsMax,
    backoff: options.backoff,
    ...(watch
      ? {
          onAnswer: (method, path, answer) => watch.takeAnswer({ method, host: undefined, path }, answer),
        }
      : {}),
  });
}

async function readObject(
  client: VenueClient,
  path: string,
  request: VenueRequest,
  signal: AbortSignal,
): Promise<VenueAObject> {
  let answer: ExactJson;
  try {
    answer = await client.request(path, request, signal);
  } catch (error) {
    if (error instanceof TooManyWaiters)
      throw new VenueError('rate_limited', error.message, { cause: error });
    throw error;
  }
  if (isJsonObject(answer)) return answer;
  throw new VenueError('malformed', `venue_a ${path}: expected an object, found ${show(answer)}.`);
}

/** The rows of a named member. A wrong name would be an empty list, so a missing member is a failure. */
export function rowsOf(answer: VenueAObject, member: string, path: string): readonly ExactJson[] {
  const rows = answer[member];
  if (isJsonArray(rows)) return rows;
  throw new VenueError('malformed', `venue_a ${path}: expected an array in ${member}, found ${show(rows)}.`);
}

/** The object of a named member, such as `event` in a single event's answer. */
export function objectOf(answer: VenueAObject, member: string, path: string): VenueAObject {
  const value = answer[member];
  if (isJsonObject(value)) return value;
  throw new VenueError(
    'malformed',
    `venue_a ${path}: expected an object in ${member}, found ${show(value)}.`,
  );
}
