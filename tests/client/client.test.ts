/** The client against a `fetch` of ours: paths, errors, waiting, pages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ApiError,
  type ClientOptions,
  ConnectionError,
  createClient,
  printPath,
} from '../../client/index.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

function makeClient(answers: readonly (() => Response)[], options: ClientOptions = {}) {
  const sent: Sent[] = [];
  const waited: number[] = [];
  const client = createClient({
    url: 'http://service.test',
    key: 'rtr_live_x',
    fetch: async (input, init = {}) => {
      const answer = answers[sent.length];
      sent.push({ url: String(input), init });
      if (answer === undefined) throw new Error('more requests than answers');
      return answer();
    },
    wait: async (ms) => void waited.push(ms),
    now: () => Date.parse('2026-11-16T12:00:00Z'),
    ...options,
  });
  return { client, sent, waited };
}

const json =
  (body: unknown, init: ResponseInit = {}) =>
  () =>
    new Response(JSON.stringify(body), init);
const problem = (status: number, code: string, headers: Record<string, string> = {}) =>
  json({ error: { code, message: 'A sentence.' } }, { status, headers });

test('a call puts its parameters into the path and the query, and sends the key as a header', async () => {
  const { client, sent } = makeClient([json({ data: [] })]);
  await client.call('listMarketTrades', { venue: 'venue_b', id: 'a b/c', limit: 5, cursor: undefined });
  assert.equal(sent[0]?.url, 'http://service.test/v1/markets/venue_b/a%20b%2Fc/trades?limit=5');
  assert.deepEqual(sent[0]?.init.headers, { 'X-API-Key': 'rtr_live_x' });
});

test('a path whose parameter is missing is not asked for', () => {
  // @ts-expect-error The types refuse it as well.
  assert.throws(() => printPath('getMarket', { venue: 'venue_a' }), /getMarket needs id/);
});

test('a refusal becomes an ApiError with its code, request id and time to wait', async () => {
  const { client } = makeClient([
    problem(429, 'daily_quota_exceeded', { 'Retry-After': '3600', 'X-Request-Id': 'r-1' }),
  ]);
  await assert.rejects(client.call('getStatus', {}), (error) => {
    assert.ok(error instanceof ApiError);
    assert.deepEqual(
      [error.status, error.code, error.requestId, error.retryAfterMs, error.message],
      [429, 'daily_quota_exceeded', 'r-1', 3_600_000, 'A sentence.'],
    );
    return true;
  });
});

test('a Retry-After that is a date counts from now', async () => {
  const { client, waited } = makeClient([
    problem(429, 'rate_limited', { 'Retry-After': 'Mon, 16 Nov 2026 12:00:07 GMT' }),
    json({ data: 'later' }),
  ]);
  assert.deepEqual(await client.call('getStatus', {}), { data: 'later' });
  assert.deepEqual(waited, [7_000]);
});

test('a read waits as long as it is asked to, and gives up after two more tries', async () => {
  const busy = problem(503, 'stream_unavailable', { 'Retry-After': '2' });
  const { client, sent, waited } = makeClient([busy, busy, busy, busy]);
  await assert.rejects(client.call('getStatus', {}), { code: 'stream_unavailable' });
  assert.deepEqual([sent.length, waited], [3, [2_000, 2_000]]);
});

test('a write is never sent twice', async () => {
  const { client, sent } = makeClient([problem(503, 'database_unavailable', { 'Retry-After': '1' })]);
  await assert.rejects(client.call('testWebhook', { id: '1' }), { code: 'database_unavailable' });
  assert.equal(sent.length, 1);
});

test('a page of a proxy and a lost network are connection errors', async () => {
  const { client } = makeClient([() => new Response('<html>', { status: 502 })]);
  await assert.rejects(client.call('getStatus', {}), (error) => {
    assert.ok(error instanceof ConnectionError);
    assert.equal(error.status, 502);
    return true;
  });
  const lost = createClient({ url: 'http://service.test', fetch: () => Promise.reject(new TypeError('no')) });
  await assert.rejects(lost.call('getStatus', {}), ConnectionError);
});

test('a list by cursor is read to its end', async () => {
  const { client, sent } = makeClient([
    json({ data: [1, 2], next_cursor: 'c2' }),
    json({ data: [3], next_cursor: null }),
  ]);
  const read: unknown[] = [];
  for await (const market of client.each('listMarkets', { limit: 2 })) read.push(market);
  assert.deepEqual(read, [1, 2, 3]);
  assert.match(sent[1]?.url ?? '', /cursor=c2/);
});

test('a list that names its next offset is read until it names none', async () => {
  const { client, sent } = makeClient([json({ data: [1], next_offset: 7 }), json({ data: [2] })]);
  const read: unknown[] = [];
  for await (const market of client.each('searchMarkets', { q: 'cpi' })) read.push(market);
  assert.deepEqual(read, [1, 2]);
  assert.match(sent[1]?.url ?? '', /offset=7/);
});

test('a list by offset is read until a page is not full', async () => {
  const { client, sent } = makeClient([json({ data: [1, 2] }), json({ data: [3] })]);
  const read: unknown[] = [];
  for await (const event of client.each('listEvents', { limit: 2, offset: 10 })) read.push(event);
  assert.deepEqual(read, [1, 2, 3]);
  assert.deepEqual(
    sent.map(({ url }) => new URL(url).searchParams.get('offset')),
    ['10', '12'],
  );
});

test('a list whose reader stops asks for no further page', async () => {
  const { client, sent } = makeClient([json({ data: [1, 2], next_cursor: 'c2' })]);
  for await (const market of client.each('listMarkets', {})) if (Number(market) === 1) break;
  assert.equal(sent.length, 1);
});
