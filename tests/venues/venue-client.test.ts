/** Manners towards a host, against a scripted server on loopback. */
import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { silentLog } from '../../src/runtime/log.ts';
import { RequestPace } from '../../src/runtime/request-pace.ts';
import { TokenBucket } from '../../src/runtime/token-bucket.ts';
import { VenueClient, type VenueClientOptions } from '../../src/venues/venue-client.ts';
import { VenueError, type VenueErrorCode } from '../../src/venues/venue-error.ts';
import { patienceMs } from '../harness/eventually.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, count: number) => void;

async function serve(t: TestContext, answer: Answer) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response, requests.length);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v2`, requests };
}

function open(url: string, changes: Partial<VenueClientOptions> = {}): VenueClient {
  return new VenueClient(
    { log: silentLog, random: () => 0 },
    {
      name: 'test',
      baseUrl: url,
      userAgent: 'routeur-test',
      charges: () => [],
      pace: new RequestPace({ now: Date.now }),
      timeoutMs: patienceMs,
      bodyBytesMax: 1_000,
      concurrencyMax: 4,
      attemptsMax: 3,
      backoff: { firstMs: 1, maxMs: 2 },
      ...changes,
    },
  );
}

async function checkFails(client: VenueClient, code: VenueErrorCode): Promise<void> {
  await assert.rejects(client.request('/x'), (error) => {
    assert(error instanceof VenueError);
    assert.equal(error.code, code);
    assert.match(error.message, /test \/x/);
    return true;
  });
}

test('asks with a user agent, repeats array parameters, leaves out undefined ones, keeps numbers exact', async (t) => {
  const { url, requests } = await serve(t, (_request, response) => response.end('{"strike":74299.990}'));
  const answer = await open(url).request('/markets', {
    query: { ids: ['A', 'B'], limit: '5', cursor: undefined },
  });
  assert.deepEqual(answer, { strike: '74299.990' });
  assert.equal(requests[0]?.url, '/v2/markets?ids=A&ids=B&limit=5');
  assert.equal(requests[0]?.headers['user-agent'], 'routeur-test');
});

function checkRetried(what: string, first: Answer): void {
  test(`${what} is tried again`, async (t) => {
    const { url } = await serve(t, (request, response, count) =>
      count === 1 ? first(request, response, count) : response.end('{"ok":true}'),
    );
    const client = open(url);
    assert.deepEqual(await client.request('/x'), { ok: true });
    assert.equal(client.counts.retries, 1);
  });
}

checkRetried('a failure of the server', (_request, response) => response.writeHead(500).end('<html>'));
checkRetried('a 429 without any header', (_request, response) =>
  response.writeHead(429).end('{"error":"too many requests"}'),
);
checkRetried('a body that is cut off', (_request, response) => {
  response.writeHead(200, { 'content-length': '100' });
  response.write('{"ok":tr');
  response.destroy();
});
checkRetried('a body that is not JSON', (_request, response) => response.end('<html>edge</html>'));
checkRetried('a connection that breaks', (request) => request.socket.destroy());

test('a server that does not answer is tried again', async (t) => {
  const { url } = await serve(t, (_request, response, count) => {
    if (count > 1) response.end('{"ok":true}');
  });
  // A busy machine may need several tries to answer in time.
  const client = open(url, { timeoutMs: 300, attemptsMax: 1_000 });
  assert.deepEqual(await client.request('/x'), { ok: true });
  assert.ok(client.counts.retries > 0);
});

function checkGivenUp(what: string, code: VenueErrorCode, tries: number, answer: Answer): void {
  test(`${what} ends as ${code}`, async (t) => {
    const { url, requests } = await serve(t, answer);
    await checkFails(open(url), code);
    assert.equal(requests.length, tries);
  });
}

checkGivenUp('a lasting failure', 'server_error', 3, (_request, response) => response.writeHead(503).end());
checkGivenUp('what does not exist', 'not_found', 1, (_request, response) => response.writeHead(404).end());
checkGivenUp('a wrong request', 'refused', 1, (_request, response) => response.writeHead(400).end('{}'));
checkGivenUp('a redirect', 'refused', 1, (_request, response) =>
  response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
);
checkGivenUp('a body beyond the bound', 'too_large', 1, (_request, response) =>
  response.end(JSON.stringify('x'.repeat(2_000))),
);
checkGivenUp('a small body that unfolds beyond the bound', 'too_large', 1, (_request, response) =>
  response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(JSON.stringify('x'.repeat(100_000)))),
);

test('a host that never answers ends as timeout', async (t) => {
  const { url } = await serve(t, () => undefined);
  const client = open(url, { timeoutMs: 200 });
  await checkFails(client, 'timeout');
  assert.equal(client.counts.requests, 3);
});

test('a host without a server is unreachable', async () => {
  await checkFails(open('http://127.0.0.1:1'), 'unreachable');
});

test('an entity tag is sent back, and what has not changed is not sent again', async (t) => {
  const { url, requests } = await serve(t, (request, response) => {
    if (request.headers['if-none-match'] === '"one"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"one"' }).end('{"series":[1]}');
  });
  const client = open(url);
  assert.deepEqual(await client.request('/series'), { series: ['1'] });
  assert.deepEqual(await client.request('/series'), { series: ['1'] });
  assert.equal(client.counts.notModified, 1);
  assert.equal(requests.length, 2);
});

test('a 429 slows the whole host down and pauses it for as long as it asks', async (t) => {
  const { url } = await serve(t, (_request, response) =>
    response.writeHead(429, { 'retry-after': '7' }).end(),
  );
  const time = Date.now();
  const pace = new RequestPace({ now: () => time });
  const [one, other] = [open(url, { pace, attemptsMax: 1 }), open(url, { pace, attemptsMax: 1 })];
  await checkFails(one, 'rate_limited');
  assert.deepEqual(pace.status(), { share: 1 / 2, pausedMs: 7_000, limited: 1 });
  await checkFails(other, 'rate_limited');
  assert.deepEqual(pace.status(), { share: 1 / 4, pausedMs: 7_000, limited: 2 });
  assert.equal(one.counts.rateLimited + other.counts.rateLimited, 2);
});

test('a request that a 429 made wait goes out when the pause is over', async (t) => {
  const { url, requests } = await serve(t, (_request, response, count) =>
    count === 1 ? response.writeHead(429).end() : response.end('{}'),
  );
  let time = 0;
  const pace = new RequestPace({ now: () => time });
  const waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
    time += ms;
  };
  const bucket = new TokenBucket(
    { now: () => time, wait, pace },
    { capacity: 1, refillPerSecond: 1, waitersMax: 5 },
  );
  await open(url, { pace, charges: () => [{ bucket, cost: 1 }] }).request('/x');
  // A second's pause, then two for one request at half of one a second.
  assert.deepEqual([requests.length, waits], [2, [1_000, 2_000]]);
});

test('a server that is busy says when to come again', async (t) => {
  const { url } = await serve(t, (_request, response) =>
    response.writeHead(503, { 'retry-after': '7' }).end('busy'),
  );
  await assert.rejects(open(url, { attemptsMax: 1 }).request('/x'), {
    code: 'server_error',
    retryAfterMs: 7000,
  });
});

for (const header of ['999999', 'Fri, 31 Dec 9999 23:59:59 GMT']) {
  test(`a 429 that asks for a pause of ${header} pauses the host for five minutes at most`, async (t) => {
    const { url } = await serve(t, (_request, response) =>
      response.writeHead(429, { 'retry-after': header }).end(),
    );
    const time = Date.now();
    const pace = new RequestPace({ now: () => time });
    await checkFails(open(url, { pace, attemptsMax: 1 }), 'rate_limited');
    assert.equal(pace.pausedMs, 300_000);
  });
}

test('no more requests are under way than allowed', async (t) => {
  let underWay = 0;
  let most = 0;
  const { url } = await serve(t, (_request, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    setTimeout(() => {
      underWay -= 1;
      response.end('{}');
    }, 5);
  });
  const client = open(url, { concurrencyMax: 3 });
  await Promise.all(Array.from({ length: 20 }, () => client.request('/x')));
  assert.equal(most, 3);
});

test('a caller that gives up gets its own reason, at once', async (t) => {
  const { url } = await serve(t, () => undefined);
  const stop = new AbortController();
  const asked = open(url).request('/x', {}, stop.signal);
  stop.abort(new Error('enough'));
  await assert.rejects(asked, /enough/);
});

test('a signature is made for the path without its query, again for each try', async (t) => {
  const { url, requests } = await serve(t, (_request, response, count) =>
    count === 1 ? response.writeHead(500).end() : response.end('{}'),
  );
  let made = 0;
  const sign = (method: string, path: string) => ({ 'x-signature': `${method} ${path} ${++made}` });
  await open(url, { sign }).request('/markets', { query: { limit: '1' } });
  assert.deepEqual(
    requests.map(({ headers }) => headers['x-signature']),
    ['GET /v2/markets 1', 'GET /v2/markets 2'],
  );
});
