/**
 * The API as typed calls, for browsers and Node alike; it needs `fetch` and nothing else.
 *
 *   const api = createClient({ url: 'http://127.0.0.1:8080', key });
 *   const { data } = await api.call('getMarket', { venue: 'venue_a', id: 'KXFEDDECISION-26DEC-H0' });
 *   for await (const market of api.each('listMarkets', { liquidity: 'deep' })) …
 *   for await (const event of api.live({ channels: 'leads' })) …
 */
import { type LiveEvent, type Operations, operationPaths, type Paging } from './api.ts';
import { ApiError, ConnectionError, readError } from './errors.ts';
import { followLive, type LiveFilter, type LiveOptions } from './live-stream.ts';

export type OperationName = keyof Operations;
export type Answer<Name extends OperationName> = Operations[Name]['answer'];
export type Params<Name extends OperationName> = Operations[Name]['params'];

/** Operations that answer a list page by page, by a cursor or by an offset. */
export type ListName = {
  [Name in OperationName]: Answer<Name> extends { readonly data: readonly unknown[] }
    ? Extract<keyof Params<Name>, 'cursor' | 'offset'> extends never
      ? never
      : Name
    : never;
}[OperationName];

export type Entry<Name extends ListName> =
  Answer<Name> extends { readonly data: readonly (infer Item)[] } ? Item : never;

export interface ClientOptions {
  /** Origin of the service, without a path; in a browser the page's own if left out. */
  readonly url?: string | undefined;
  readonly key?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
  readonly now?: (() => number) | undefined;
  readonly wait?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined;
  readonly random?: (() => number) | undefined;
  /** How often a read is tried again when the service asks to wait; 2 unless set. */
  readonly retries?: number | undefined;
  /** After each answer that carries them: how many requests a minute the key has, and how many are left of this one. */
  readonly onLimits?: ((limits: RequestLimits) => void) | undefined;
  /** A longer wait than this is not waited for but thrown; 10 seconds unless set. */
  readonly retryAfterMsMax?: number | undefined;
}

export interface RequestLimits {
  readonly perMinute: number;
  readonly remaining: number;
}

export interface CallOptions<Name extends OperationName> {
  readonly body?: Operations[Name]['body'];
  readonly signal?: AbortSignal | undefined;
}

export interface Client {
  /** Throws an ApiError, a ConnectionError, or what the signal was aborted with. */
  call<Name extends OperationName>(
    name: Name,
    params: Params<Name>,
    options?: CallOptions<Name>,
  ): Promise<Answer<Name>>;
  /** Every entry of a list, page after page, as they are read. */
  each<Name extends ListName>(
    name: Name,
    params: Params<Name>,
    options?: { readonly signal?: AbortSignal | undefined },
  ): AsyncGenerator<Entry<Name>, void, undefined>;
  /** Live events, through lost connections; see `followLive`. */
  live(filter: LiveFilter, options?: LiveOptions): AsyncGenerator<LiveEvent, void, undefined>;
}

const defaults = { retries: 2, retryAfterMsMax: 10_000 };

export function createClient(options: ClientOptions = {}): Client {
  const {
    url = '',
    key,
    fetch: send = (input, init) => fetch(input, init),
    now = Date.now,
    wait = waitFor,
    random = Math.random,
    retries = defaults.retries,
    retryAfterMsMax = defaults.retryAfterMsMax,
    onLimits,
  } = options;
  const headers: Readonly<Record<string, string>> = key === undefined ? {} : { 'X-API-Key': key };

  const request = async (path: string, init: RequestInit): Promise<Response> => {
    let response: Response;
    try {
      response = await send(`${url}${path}`, { ...init, cache: 'no-cache', credentials: 'omit' });
    } catch (cause) {
      if (init.signal?.aborted) throw init.signal.reason;
      throw new ConnectionError('The service cannot be reached.', { cause });
    }
    reportLimits(response.headers, onLimits);
    if (!response.ok) throw await readError(response, now());
    return response;
  };

  const call: Client['call'] = async (name, params, { body, signal } = {}) => {
    const { method } = operationPaths[name];
    const path = printPath(name, params);
    const init: RequestInit = {
      method,
      headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    };
    for (let tried = 0; ; tried++) {
      try {
        const response = await request(path, init);
        // The types are those of the document that the service validates its own answers by.
        return (response.status === 204 ? undefined : await response.json()) as Answer<typeof name>;
      } catch (error) {
        const waitMs = error instanceof ApiError ? error.retryAfterMs : undefined;
        // Only a read may be sent twice without asking.
        const again =
          method === 'GET' && waitMs !== undefined && waitMs <= retryAfterMsMax && tried < retries;
        if (!again) throw error;
        await wait(waitMs, signal ?? new AbortController().signal);
      }
    }
  };

  return {
    call,
    async *each(name, params, { signal } = {}) {
      const { paging } = operationPaths[name];
      let place: Readonly<Record<string, unknown>> | undefined = {};
      for (let read = 0; place !== undefined; ) {
        const answer = (await call(name, { ...params, ...place }, { signal })) as PagedAnswer;
        yield* answer.data as Entry<typeof name>[];
        read += answer.data.length;
        place = nextPlace(paging, params, answer, read);
      }
    },
    live: (filter, liveOptions = {}) =>
      followLive(
        {
          open: async (wanted, resume, signal) => {
            const path = printPath('openLiveStream', { ...wanted, resume });
            const { body } = await request(path, { headers, signal });
            if (body === null) throw new ConnectionError('The live stream has no body.');
            return body;
          },
          wait,
          random,
        },
        filter,
        liveOptions,
      ),
  };
}

function reportLimits(headers: Headers, onLimits: ClientOptions['onLimits']): void {
  const perMinute = headers.get('x-ratelimit-limit');
  const remaining = headers.get('x-ratelimit-remaining');
  if (perMinute !== null && remaining !== null) {
    onLimits?.({ perMinute: Number(perMinute), remaining: Number(remaining) });
  }
}

interface PagedAnswer {
  readonly data: readonly unknown[];
  readonly next_cursor?: string | null;
  readonly next_offset?: number | null;
}

/** What the next page is asked for by; nothing after the last. */
function nextPlace(
  paging: Paging,
  params: { readonly limit?: number | undefined; readonly offset?: number | undefined },
  answer: PagedAnswer,
  read: number,
): Readonly<Record<string, unknown>> | undefined {
  switch (paging) {
    case 'cursor':
      return typeof answer.next_cursor === 'string' ? { cursor: answer.next_cursor } : undefined;
    case 'next_offset':
      return typeof answer.next_offset === 'number' ? { offset: answer.next_offset } : undefined;
    case 'offset': {
      // Without a limit of the caller's own, how many make a full page is the service's business.
      const isLast = answer.data.length < (params.limit ?? 1);
      return isLast ? undefined : { offset: (params.offset ?? 0) + read };
    }
    case 'none':
      return undefined;
  }
}

/** The path of an operation with its parameters in place; what the path does not name goes into the query. */
export function printPath<Name extends OperationName>(name: Name, params: Params<Name>): string {
  const rest = new Map(Object.entries(params).filter(([, value]) => value !== undefined));
  const path = operationPaths[name].path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => {
    const value = rest.get(key);
    if (value === undefined) throw new TypeError(`${name} needs ${key}.`);
    rest.delete(key);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams(
    Object.fromEntries([...rest].map(([key, value]) => [key, String(value)])),
  );
  return rest.size === 0 ? path : `${path}?${query}`;
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal.addEventListener('abort', abort, { once: true });
  });
}
