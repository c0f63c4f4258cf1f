/**
 * Requests to one host of a venue, with manners: token buckets, a bound on requests under way, a user agent, time and
 * size limits, backoff where trying again helps, and conditional requests for what the host gives an entity tag.
 *
 *   get ─ turn in the buckets ─ fetch ─ status ─ body (bounded) ─ exact JSON
 *    ▲                                    │ 429, 5xx, broken, cut off, not JSON
 *    └──────── backoff, Retry-After ──────┘
 *
 * A 429 slows down every request to the host, for minutes.
 */
import { type Backoff, backoffMs, wait } from '../runtime/backoff.ts';
import { BoundedCache } from '../runtime/bounded-cache.ts';
import { type ExactJson, parseExactJson } from '../runtime/exact-json.ts';
import type { Log } from '../runtime/log.ts';
import type { RequestPace } from '../runtime/request-pace.ts';
import type { TokenBucket } from '../runtime/token-bucket.ts';
import { VenueError } from './venue-error.ts';

export interface VenueClientOptions {
  /** Names the host in errors and logs: `venue_a`, `venue_b gamma`. */
  readonly name: string;
  /** Without a trailing slash; paths begin with one. */
  readonly baseUrl: string;
  readonly userAgent: string;
  /** The buckets a request draws from, and how much; each bucket is waited for in turn. */
  readonly charges: (path: string) => readonly BucketCharge[];
  /** Of the host, shared by all its clients and buckets. */
  readonly pace: RequestPace;
  /** Headers made for each try, such as a signature with its time. */
  readonly sign?: (method: string, path: string) => Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly bodyBytesMax: number;
  readonly concurrencyMax: number;
  /** Tries in all, the first included. */
  readonly attemptsMax: number;
  readonly backoff: Backoff;
  /** Sees each answer before it is given; one that is not JSON, as its text. It must not throw. */
  readonly onAnswer?: (method: string, path: string, answer: ExactJson) => void;
}

export interface BucketCharge {
  readonly bucket: TokenBucket;
  readonly cost: number;
  /** Only what is above this share of the bucket is taken, and only while no other request waits for it. */
  readonly reserveShare?: number;
}

export interface VenueRequest {
  readonly method?: 'GET' | 'POST';
  /** Values are sent in order; an array repeats its name. */
  readonly query?: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly timeoutMs?: number;
  readonly attemptsMax?: number;
}

/** What the host did, for metrics and the status page. */
export interface VenueClientCounts {
  requests: number;
  retries: number;
  rateLimited: number;
  notModified: number;
  failures: number;
}

/** What a conditional request needs: bodies above this are not kept. */
const keptBodyBytesMax = 1024 * 1024;
const keptBodiesMax = 64;
/** A host that fails and asks for a longer pause is asked again after this all the same. */
const retryAfterMaxMs = 60_000;

export class VenueClient {
  readonly counts: VenueClientCounts = {
    requests: 0,
    retries: 0,
    rateLimited: 0,
    notModified: 0,
    failures: 0,
  };
  readonly #deps: { readonly log: Log; readonly random: () => number };
  readonly #options: VenueClientOptions;
  readonly #kept = new BoundedCache<string, { readonly etag: string; readonly text: string }>(keptBodiesMax);
  readonly #slots: Slots;

  constructor(deps: { log: Log; random: () => number }, options: VenueClientOptions) {
    this.#deps = deps;
    this.#options = options;
    this.#slots = new Slots(options.concurrencyMax);
  }

  get name(): string {
    return this.#options.name;
  }

  /** The answer's body, numbers as decimal text. Rejects with a VenueError, or with the signal's reason. */
  async request(path: string, request: VenueRequest = {}, signal?: AbortSignal): Promise<ExactJson> {
    const attemptsMax = request.attemptsMax ?? this.#options.attemptsMax;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#attempt(path, request, signal);
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof VenueError)) throw error;
        if (!isWorthRetrying(error) || attempt >= attemptsMax) {
          this.counts.failures += 1;
          throw error;
        }
        this.counts.retries += 1;
        const delayMs = Math.max(
          backoffMs(this.#options.backoff, attempt, this.#deps.random),
          Math.min(error.retryAfterMs ?? 0, retryAfterMaxMs),
        );
        this.#deps.log.debug(
          { host: this.name, path, code: error.code, attempt, delayMs },
          'a request failed; trying again',
        );
        await wait(delayMs, signal);
      }
    }
  }

  async #attempt(path: string, request: VenueRequest, signal: AbortSignal | undefined): Promise<ExactJson> {
    const { charges, pace } = this.#options;
    for (const { bucket, cost, reserveShare } of charges(path)) {
      await (reserveShare === undefined
        ? bucket.take(cost, signal)
        : bucket.takeSpare(cost, reserveShare, signal));
    }
    const { text, cuts } = await this.#slots.run(async () => {
      const cutsAtSending = pace.cuts;
      return { text: await this.#fetchText(path, request, signal), cuts: cutsAtSending };
    }, signal);
    if (text.kind === 'limited') {
      this.counts.rateLimited += 1;
      if (pace.slowDown(cuts, text.error.retryAfterMs)) {
        const { share, pausedMs } = pace.status();
        this.#deps.log.warn({ host: this.name, share, pausedMs }, 'a venue asks for fewer requests');
      }
      throw text.error;
    }
    const { onAnswer } = this.#options;
    try {
      const answer = parseExactJson(text.body);
      onAnswer?.(request.method ?? 'GET', path, answer);
      return answer;
    } catch (error) {
      onAnswer?.(request.method ?? 'GET', path, text.body);
      // A body that was cut off must not be confirmed for ever by its entity tag.
      this.#kept.delete(this.#addressOf(path, request));
      const shown = text.body.slice(0, 80).replaceAll(/\s+/g, ' ');
      throw new VenueError('malformed', `${this.name} ${path}: the answer is not JSON: ${shown}`, {
        cause: error,
      });
    }
  }

  async #fetchText(
    path: string,
    request: VenueRequest,
    signal: AbortSignal | undefined,
  ): Promise<{ kind: 'body'; body: string } | { kind: 'limited'; error: VenueError }> {
    const method = request.method ?? 'GET';
    const address = this.#addressOf(path, request);
    const kept = method === 'GET' ? this.#kept.find(address) : undefined;
    const deadline = AbortSignal.timeout(request.timeoutMs ?? this.#options.timeoutMs);
    const limit = signal ? AbortSignal.any([signal, deadline]) : deadline;
    this.counts.requests += 1;
    try {
      const response = await fetch(address, {
        method,
        redirect: 'manual',
        signal: limit,
        headers: {
          accept: 'application/json',
          'user-agent': this.#options.userAgent,
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(kept ? { 'if-none-match': kept.etag } : {}),
          ...this.#options.sign?.(method, new URL(address).pathname),
        },
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      });
      if (response.status === 304 && kept) {
        this.counts.notModified += 1;
        await response.body?.cancel();
        return { kind: 'body', body: kept.text };
      }
      if (response.status === 429) {
        await response.body?.cancel();
        return { kind: 'limited', error: this.#limited(path, response) };
      }
      const text = await this.#readBody(path, response);
      if (!response.ok) throw this.#refusal(path, response, text);
      const etag = response.headers.get('etag');
      if (method === 'GET' && etag !== null && text.length <= keptBodyBytesMax) {
        this.#kept.save(address, { etag, text });
      }
      return { kind: 'body', body: text };
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof VenueError) throw error;
      if (deadline.aborted) {
        throw new VenueError('timeout', `${this.name} ${path}: no complete answer in time.`, {
          cause: error,
        });
      }
      throw new VenueError('unreachable', `${this.name} ${path}: the connection failed.`, { cause: error });
    }
  }

  #addressOf(path: string, { query }: VenueRequest): string {
    return `${this.#options.baseUrl}${path}${encodeQuery(query)}`;
  }

  /** The decompressed body: a small one may unfold to something huge, so what counts is what has been unfolded. */
  async #readBody(path: string, response: Response): Promise<string> {
    const { bodyBytesMax } = this.#options;
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > bodyBytesMax) {
        throw new VenueError('too_large', `${this.name} ${path}: the answer exceeds ${bodyBytesMax} bytes.`);
      }
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  }

  #limited(path: string, response: Response): VenueError {
    return new VenueError('rate_limited', `${this.name} ${path}: too many requests.`, askedPause(response));
  }

  #refusal(path: string, response: Response, text: string): VenueError {
    const excerpt = text.slice(0, 200).replaceAll(/\s+/g, ' ');
    const message = `${this.name} ${path}: status ${response.status}: ${excerpt}`;
    if (response.status === 404) return new VenueError('not_found', message);
    if (response.status < 500) return new VenueError('refused', message, { status: response.status });
    return new VenueError('server_error', message, askedPause(response));
  }
}

function isWorthRetrying(error: VenueError): boolean {
  switch (error.code) {
    case 'unreachable':
    case 'timeout':
    case 'rate_limited':
    case 'server_error':
    case 'malformed':
      return true;
    case 'not_found':
    case 'refused':
    case 'too_large':
      return false;
  }
}

function encodeQuery(query: VenueRequest['query'] = {}): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const each of typeof value === 'string' ? [value] : value) pairs.append(name, each);
  }
  return pairs.size === 0 ? '' : `?${pairs}`;
}

function askedPause(response: Response): { retryAfterMs?: number } {
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'));
  return retryAfterMs === undefined ? {} : { retryAfterMs };
}

/** Seconds or a date, as milliseconds from now; undefined if the header is missing or has neither. */
function parseRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,6}$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

/** At most so many at a time; the others wait in order. */
class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  async run<T>(job: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      signal?.throwIfAborted();
      return await job();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
