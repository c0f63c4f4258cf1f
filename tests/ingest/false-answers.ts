/** What a venue may answer instead of the truth, in the words of its own wire, and where. */
import type { ProxiedRequest, ProxyAnswer } from '../harness/answering-proxy.ts';

/** The hosts that listings and look-ups are asked of. */
export const hosts = ['venue_a', 'gamma', 'clob'] as const;
export type Host = (typeof hosts)[number];
export type HostRequest = ProxiedRequest<Host>;

export const places = ['listing', 'look-up', 'both'] as const;
export type Place = (typeof places)[number];

export const faults = ['empty', 'half', 'other venue', 'yesterday', 'error page', 'error object'] as const;
export type Fault = (typeof faults)[number];

/** A request that names things is a look-up; everything else is a listing. */
const namingParameters = ['tickers', 'ids', 'id', 'slug', 'collection_ticker'] as const;
const singleThing =
  /^\/(?:series|events|multivariate_event_collections|clob-markets)\/(?!keyset$|multivariate$)/;

export function isAt(place: Place, { path, query }: HostRequest): boolean {
  const isLookUp = namingParameters.some((name) => query.has(name)) || singleThing.test(path);
  return place === 'both' || (place === 'look-up') === isLookUp;
}

export interface Answers {
  /** The truth of now. */
  honest(request: HostRequest): Promise<ProxyAnswer>;
  /** What the venue answered a day before, as a replica or a cache that stopped then does. */
  dayBefore(request: HostRequest): Promise<ProxyAnswer>;
}

export async function answerFalsely(
  fault: Fault,
  answers: Answers,
  request: HostRequest,
): Promise<ProxyAnswer> {
  switch (fault) {
    case 'empty':
      return nothingOf(await answers.honest(request));
    case 'half':
      return withRows(await answers.honest(request), (rows) => rows.filter((_, index) => index % 2 === 0));
    case 'other venue':
      return answers.honest(sameQuestion(request));
    case 'yesterday':
      return answers.dayBefore(request);
    case 'error page':
      return {
        status: 200,
        contentType: 'text/html',
        body: '<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body>cloud</body></html>',
      };
    case 'error object':
      return json(200, { error: { code: 'internal_server_error', message: 'internal server error' } });
  }
}

function json(status: number, body: unknown): ProxyAnswer {
  return { status, contentType: 'application/json', body: JSON.stringify(body) };
}

type Rows = readonly unknown[];

/** The same answer with empty lists. One without a list is about a single thing, which is then not found. */
function nothingOf(answer: ProxyAnswer): ProxyAnswer {
  const emptied = withRows(answer, () => []);
  return emptied === answer ? json(404, { error: { code: 'not_found', message: 'not found' } }) : emptied;
}

/** The same answer with other rows in each of its lists; itself if it has none. */
function withRows(answer: ProxyAnswer, change: (rows: Rows) => Rows): ProxyAnswer {
  if (answer.status !== 200) return answer;
  const body: unknown = JSON.parse(answer.body);
  if (Array.isArray(body)) return json(200, change(body));
  if (typeof body !== 'object' || body === null) return answer;
  const members = Object.entries(body);
  const lists = members.filter(([, value]) => Array.isArray(value));
  if (lists.length === 0) return answer;
  const changed = members.map(([name, value]) => [name, Array.isArray(value) ? change(value) : value]);
  const isEmpty = lists.every(([, value]) => change(value).length === 0);
  // The end of an empty list is reached: venue_a leaves the cursor empty, venue_b leaves it out.
  const kept = isEmpty
    ? changed.flatMap(([name, value]) =>
        name === 'next_cursor' ? [] : [[name, name === 'cursor' ? '' : value]],
      )
    : changed;
  return json(200, Object.fromEntries(kept));
}

/** The other venue's way to ask for the same kind of thing. */
function sameQuestion({ host, path }: HostRequest): HostRequest {
  const kind = path.includes('event') ? 'events' : path.includes('market') ? 'markets' : 'others';
  if (host === 'venue_a') {
    const paths = { events: '/events/keyset', markets: '/markets/keyset', others: '/sports' };
    return { host: 'gamma', path: paths[kind], query: new URLSearchParams({ closed: 'false', limit: '50' }) };
  }
  const paths = { events: '/events', markets: '/markets', others: '/series' };
  const query =
    kind === 'events' ? { status: 'open', with_nested_markets: 'true', limit: '50' } : { limit: '50' };
  return { host: 'venue_a', path: paths[kind], query: new URLSearchParams(query) };
}
