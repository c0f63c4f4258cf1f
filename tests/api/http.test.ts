/** What every answer of the API has in common, whichever endpoint gives it. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { describeService } from '../../src/app/describe-service.ts';
import {
  allOperations,
  type DocumentedOperation,
  endingOperations,
  urlOf,
} from '../harness/documented-operations.ts';
import { addEndpoint } from '../harness/extra-endpoint.ts';
import { patientTransport } from '../harness/patient-transport.ts';
import { exchange, type RawAnswer, RawConnection } from '../harness/raw-connection.ts';
import { serveContracts } from '../harness/served-run.ts';
import { errorCode, startTestApi, type TestApi } from '../harness/test-api.ts';

const explorer = 'https://explorer.example';
const adminToken = 'the-admin-token';
const largeBody = { text: 'abcdefgh'.repeat(1_000) };

let testApi: TestApi;
let port: number;
let key: string;

before(async () => {
  testApi = await startTestApi({
    explorerOrigins: [explorer],
    adminToken,
    // An uptime that stands still, so that two answers can be compared.
    status: () =>
      describeService({
        databaseKind: 'external',
        database: { reachable: true, version: '18.4' },
        uptimeMs: 0,
        graphRun: undefined,
        read: [],
        venues: [],
        recorder: { rowsPerSecond: 0, queueRows: 0, oldestUnsavedMs: 0 },
        drift: { checked: [], findings: [], leftOut: 0 },
        simulated: false,
      }),
  });
  addEndpoint(testApi, '/test/large', () => largeBody);
  addEndpoint(testApi, '/test/failing', () => {
    throw new Error('a bug');
  });
  key = await testApi.issueKey();
  port = await testApi.listen();
});
after(() => testApi.close());

function send(url: string, options: Omit<InjectOptions, 'url'> = {}): Promise<LightMyRequestResponse> {
  return testApi.api.app.inject({ method: 'GET', url, ...options });
}

function sendWithKey(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  return send(url, { headers: { 'x-api-key': key, ...headers } });
}

describe('the fixed headers', () => {
  const fixed = {
    'routeur-version': '2026-09-15',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  };

  function checkFixedHeaders(status: number, how: string, bytes: string): void {
    it(`stand on ${status}: ${how}`, async () => {
      const [answer] = await exchange(port, bytes);
      assert.ok(answer);
      assert.equal(answer.status, status);
      const found = Object.fromEntries(Object.keys(fixed).map((name) => [name, answer.headers[name]]));
      assert.deepEqual(found, fixed);
      assert.ok(answer.headers['x-request-id']);
      for (const name of ['server', 'x-powered-by', 'via', 'set-cookie']) {
        assert.equal(answer.headers[name], undefined, name);
      }
    });
  }
  const get = (target: string, headers = '') =>
    `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`;

  checkFixedHeaders(200, 'an answer', get('/healthz'));
  checkFixedHeaders(200, 'a compressed answer', get('/test/large', 'Accept-Encoding: gzip\r\n'));
  checkFixedHeaders(304, 'a revalidation', get('/v1/accuracy', 'If-None-Match: *\r\n'));
  checkFixedHeaders(400, 'an unknown version', get('/healthz', 'Routeur-Version: 1\r\n'));
  checkFixedHeaders(400, 'a path with broken percent-encoding', get('/v1/markets/%zz/x'));
  checkFixedHeaders(400, 'no Host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n');
  checkFixedHeaders(400, 'garbage', 'garbage\r\n\r\n');
  checkFixedHeaders(401, 'no key', get('/v1/status'));
  checkFixedHeaders(403, 'metrics from elsewhere', get('/metrics'));
  checkFixedHeaders(404, 'an unknown path', get('/nothing'));
  checkFixedHeaders(
    405,
    'another method',
    'DELETE /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  );
  checkFixedHeaders(413, 'a large body', get('/healthz', 'Content-Length: 65537\r\n'));
  checkFixedHeaders(414, 'a long URL', get(`/healthz?${'x'.repeat(4_100)}`));
  checkFixedHeaders(431, 'large headers', `GET / HTTP/1.1\r\nX: ${'x'.repeat(9_000)}\r\n\r\n`);
  checkFixedHeaders(500, 'a bug', get('/test/failing'));
  checkFixedHeaders(503, 'not ready', get('/readyz'));
  checkFixedHeaders(
    204,
    'a preflight',
    `OPTIONS /v1/status HTTP/1.1\r\nHost: x\r\nConnection: close\r\nOrigin: ${explorer}\r\nAccess-Control-Request-Method: GET\r\n\r\n`,
  );

  it('stand on 429, with when to come back', async () => {
    const freeKey = await testApi.issueKey('free');
    const answers: LightMyRequestResponse[] = [];
    while (answers.length < 31) answers.push(await send('/v1/status', { headers: { 'x-api-key': freeKey } }));
    const last = answers.at(-1);
    assert.equal(last?.statusCode, 429);
    for (const [name, value] of Object.entries(fixed)) assert.equal(last.headers[name], value);
    assert.ok(Number(last.headers['retry-after']) >= 1);
  });

  it('stand on 408: headers that stop coming', async (t) => {
    const transport = { ...patientTransport, headersTimeoutMs: 200, checkEveryMs: 50 };
    const hasty = await startTestApi({ transport, sharedStore: testApi.store });
    t.after(() => hasty.close());
    const [answer] = await exchange(await hasty.listen(), 'GET /healthz HTTP/1.1\r\n');
    assert.equal(answer?.status, 408);
    for (const [name, value] of Object.entries(fixed)) assert.equal(answer.headers[name], value);
  });

  it('the documentation page has a policy of its own and all the others', async () => {
    const { headers } = await send('/docs');
    assert.match(String(headers['content-security-policy']), /^default-src 'none'; script-src 'self'/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['routeur-version'], '2026-09-15');
  });
});

describe('the request id', () => {
  it('is another one for each request', async () => {
    const ids = new Set<unknown>();
    for (let sent = 0; sent < 500; sent++) ids.add((await send('/healthz')).headers['x-request-id']);
    assert.equal(ids.size, 500);
  });

  it('is never one the caller chose', async () => {
    const chosen = 'chosen-by-the-caller';
    const { headers } = await send('/healthz', {
      headers: { 'x-request-id': chosen, 'request-id': chosen, 'x-correlation-id': chosen },
    });
    assert.match(String(headers['x-request-id']), /^[\w-]{8}-[0-9a-z]+$/);
    assert.equal(testApi.logLines.join('').includes(chosen), false);
  });

  it('is the one in the log', async () => {
    const { headers } = await send('/healthz');
    assert.equal(requestLines().at(-1)?.requestId, headers['x-request-id']);
  });
});

describe('Routeur-Version', () => {
  function checkVersion(sent: string, status: number): void {
    it(`${JSON.stringify(sent)} gets ${status}`, async () => {
      const answer = await send('/v1/accuracy', { headers: { 'routeur-version': sent } });
      assert.equal(answer.statusCode, status);
      assert.equal(answer.headers['routeur-version'], '2026-09-15');
      if (status !== 400) return;
      assert.equal(errorCode(answer), 'invalid_parameter');
      assert.match(answer.json().error.message, /Routeur-Version takes 2026-09-15/);
    });
  }
  checkVersion('2026-09-15', 200);
  checkVersion('2026-09-16', 400);
  checkVersion('latest', 400);
  checkVersion('', 400);
  checkVersion('2026-09-15, 2026-09-15', 400);
  checkVersion('2026-9-15', 400);
});

describe('methods', () => {
  /** Each path with what it takes. */
  const served = new Map([
    ...allOperations.map(({ path, allow }) => [path, allow] as const),
    ...['/docs', '/docs/openapi.json', '/docs/js/scalar.js'].map((path) => [path, 'GET, HEAD'] as const),
  ]);
  const filled = (path: string) => path.replace(/\{\w+\}/g, 'x');

  for (const method of [
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
    'QUERY',
    'SEARCH',
  ]) {
    it(`${method} is refused by every path that does not take it, and unknown to those there are not`, async () => {
      const servedPaths = [...served].flatMap(([path, allow]) =>
        allow.split(', ').includes(method) ? [] : [path],
      );
      assert.ok(servedPaths.length > 30);
      const bytes = [...servedPaths.map(filled), '/v1/nothing', '/nothing']
        .map((path) => `${method} ${path} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\n`)
        .join('\r\n');
      const answers = await exchange(port, `${bytes}Connection: close\r\n\r\n`);
      assert.equal(answers.length, servedPaths.length + 2);
      for (const [place, path] of servedPaths.entries()) {
        checkRefusal(answers[place], 405, 'method_not_allowed', `${method} ${path}`);
        assert.equal(answers[place]?.headers['allow'], served.get(path), path);
      }
      for (const answer of answers.slice(-2)) {
        checkRefusal(answer, 404, 'not_found', method);
        assert.equal(answer.headers['allow'], undefined);
      }
    });
  }

  function checkRefusal(
    answer: RawAnswer | undefined,
    status: number,
    code: string,
    what: string,
  ): asserts answer {
    assert.equal(answer?.status, status, what);
    assert.equal(JSON.parse(answer.body.toString()).error.code, code, what);
  }

  for (const operation of endingOperations) {
    it(`HEAD ${operation.path} has the headers of GET and no body`, async () => {
      const ask = async (method: 'GET' | 'HEAD') => {
        const connection = await RawConnection.open(port);
        const headers = `Host: localhost\r\nX-API-Key: ${key}\r\nConnection: close\r\n`;
        connection.write(`${method} ${urlOf(operation)} HTTP/1.1\r\n${headers}\r\n`);
        const answer = await connection.readAnswer({ method });
        await connection.waitForEnd();
        assert.equal(connection.rest, '');
        return answer;
      };
      const [got, headed] = [await ask('GET'), await ask('HEAD')];
      assert.equal(headed.status, got.status);
      assert.deepEqual(Object.keys(headed.headers).toSorted(), Object.keys(got.headers).toSorted());
      // Metrics change from one request to the next.
      if (operation.path === '/metrics') return;
      assert.equal(Number(headed.headers['content-length']), got.body.length);
      assert.deepEqual(withoutTheChanging(headed.headers), withoutTheChanging(got.headers));
    });
  }

  function withoutTheChanging(headers: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const changing = [
      'x-request-id',
      'date',
      'x-ratelimit-remaining',
      'x-ratelimit-reset',
      'x-daily-quota-remaining',
    ];
    return Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.includes(name)));
  }
});

describe('paths', () => {
  function checkPath(path: string, status: number, code?: string): void {
    it(`${path} gets ${status}${code ? ` ${code}` : ''}`, async () => {
      const [answer] = await exchange(
        port,
        `GET ${path} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\nConnection: close\r\n\r\n`,
      );
      assert.equal(answer?.status, status);
      if (code) assert.equal(JSON.parse(answer.body.toString()).error.code, code);
    });
  }
  checkPath('/v1/status', 200);
  checkPath('/v1/status?', 200);
  checkPath('/v1/%73tatus', 200);
  checkPath('http://elsewhere.example/v1/status', 200);
  checkPath('/v1/status/', 404, 'not_found');
  checkPath('//v1/status', 404, 'not_found');
  checkPath('/v1//status', 404, 'not_found');
  checkPath('/V1/status', 404, 'not_found');
  checkPath('/v1/Status', 404, 'not_found');
  checkPath('/v1/../v1/status', 404, 'not_found');
  checkPath('/v1/./status', 404, 'not_found');
  checkPath('/v1/x/../status', 404, 'not_found');
  checkPath('/v1%2fstatus', 404, 'not_found');
  checkPath('/v1/status%00', 404, 'not_found');
  checkPath('/v1/status%20', 404, 'not_found');
  checkPath('/v1/status;a=b', 404, 'not_found');
  checkPath('/v1/status.json', 404, 'not_found');
  checkPath('/', 200);
  checkPath('/v1', 404, 'not_found');
  checkPath('/docs/../healthz', 404, 'not_found');
  checkPath('/docs/js/..%2f..%2fpackage.json', 404, 'not_found');
  checkPath('/v1/markets/venue_a/A/', 404, 'not_found');
  checkPath('/v1/markets/venue_a/A%2fbook', 400, 'invalid_market');
  checkPath('/v1/markets/venue_a/..', 400, 'invalid_market');
  checkPath('/v1/markets/venue_a/%2e%2e', 400, 'invalid_market');
  checkPath('/v1/markets/venue_a/__proto__', 400, 'invalid_market');
  checkPath('/v1/markets/constructor/A', 400, 'invalid_market');
  checkPath('/v1/markets/venue_a/A%', 400, 'invalid_market');
  checkPath(`/v1/markets/venue_a/${'A'.repeat(200)}`, 503, 'graph_unavailable');
  checkPath(`/v1/markets/venue_a/${'A'.repeat(201)}`, 400, 'invalid_market');
  checkPath(`/v1/topics/${'a'.repeat(100)}`, 503, 'graph_unavailable');
  checkPath('/v1/markets?event_id=abc', 400, 'invalid_parameter');
  checkPath('/v1/markets?event_id=abc&venue=venue_a', 503, 'graph_unavailable');
  const history = '/v1/markets/venue_a/A/book/history';
  checkPath(`${history}?from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z`, 400, 'invalid_parameter');
  checkPath(`${history}?from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z`, 404, 'market_not_found');
  checkPath(`/v1/topics/${'a'.repeat(101)}`, 400, 'invalid_topic');
  checkPath(`/v1/search?q=${'a'.repeat(4_096 - '/v1/search?q='.length)}`, 400, 'invalid_parameter');
  checkPath(`/v1/search?q=${'a'.repeat(4_097 - '/v1/search?q='.length)}`, 414, 'url_too_long');
});

describe('entity tags', () => {
  const tagOf = async (url: string) => String((await sendWithKey(url)).headers['etag']);

  function checkCondition(what: string, condition: (tag: string) => string, status: 200 | 304): void {
    it(`${what}: ${status}`, async () => {
      const tag = await tagOf('/v1/accuracy');
      assert.match(tag, /^W\/"[\w-]{27}"$/);
      const answer = await sendWithKey('/v1/accuracy', { 'if-none-match': condition(tag) });
      assert.equal(answer.statusCode, status);
      assert.equal(answer.headers['etag'], tag);
      assert.equal(answer.headers['cache-control'], 'public, max-age=60');
      assert.match(String(answer.headers['vary']), /Accept-Encoding/);
      assert.equal(answer.body === '', status === 304);
    });
  }
  checkCondition('the tag', (tag) => tag, 304);
  checkCondition('the tag without its weakness', (tag) => tag.slice(2), 304);
  checkCondition('one of a list', (tag) => `"a", W/"b" ,${tag}, "c"`, 304);
  checkCondition('any', () => '*', 304);
  checkCondition('another', () => 'W/"another"', 200);
  checkCondition('a part of the tag', (tag) => `${tag.slice(0, -2)}"`, 200);
  checkCondition('the tag without quotes', (tag) => tag.replaceAll('"', ''), 200);
  checkCondition('nothing', () => '', 200);

  it('say the same with and without compression', async () => {
    const plain = await sendWithKey('/v1/openapi.json');
    const compressed = await sendWithKey('/v1/openapi.json', { 'accept-encoding': 'br' });
    assert.equal(plain.headers['etag'], compressed.headers['etag']);
    const again = await sendWithKey('/v1/openapi.json', {
      'accept-encoding': 'br',
      'if-none-match': String(plain.headers['etag']),
    });
    assert.equal(again.statusCode, 304);
  });

  it('change with the body', async () => {
    assert.notEqual(await tagOf('/v1/accuracy'), await tagOf('/v1/openapi.json'));
  });

  it('are not asked where nothing may be kept', async () => {
    const answer = await send('/healthz', { headers: { 'if-none-match': '*' } });
    assert.equal(answer.statusCode, 200);
  });
});

describe('Cache-Control', () => {
  function checkCaching(url: string, expected: string): void {
    it(`${url}: ${expected}`, async () => {
      const answer = await sendWithKey(url, { host: 'localhost' });
      assert.equal(answer.headers['cache-control'], expected);
    });
  }
  checkCaching('/v1/status', 'private, no-cache');
  checkCaching('/v1/accuracy', 'public, max-age=60');
  checkCaching('/v1/openapi.json', 'private, max-age=300');
  checkCaching('/healthz', 'no-store');
  checkCaching('/readyz', 'no-store');
  checkCaching('/metrics', 'no-store');
  checkCaching('/v1/markets/venue_a/A/comparison?side=yes&unit=usd&amount=1', 'no-store');
  checkCaching('/v1/markets', 'no-store');
  checkCaching('/nothing', 'no-store');
});

describe('compression', () => {
  function checkEncoding(
    accepted: string | undefined,
    expected: 'br' | 'gzip' | undefined,
    url: string,
  ): void {
    it(`${accepted ?? 'nothing said'} for ${url}: ${expected ?? 'as it is'}`, async () => {
      const plain = await sendWithKey(url);
      const answer = await sendWithKey(url, accepted === undefined ? {} : { 'accept-encoding': accepted });
      assert.equal(answer.headers['content-encoding'], expected);
      assert.equal(Number(answer.headers['content-length']), answer.rawPayload.length);
      assert.match(String(answer.headers['vary']), /Accept-Encoding/);
      const bytes =
        expected === 'br'
          ? brotliDecompressSync(answer.rawPayload)
          : expected === 'gzip'
            ? gunzipSync(answer.rawPayload)
            : answer.rawPayload;
      assert.ok(bytes.equals(plain.rawPayload));
      if (expected) assert.ok(answer.rawPayload.length < plain.rawPayload.length);
    });
  }
  const [document, large, small] = ['/v1/openapi.json', '/test/large', '/healthz'];

  checkEncoding(undefined, undefined, document);
  checkEncoding('', undefined, document);
  checkEncoding('identity', undefined, document);
  checkEncoding('gzip', 'gzip', document);
  checkEncoding('br', 'br', document);
  checkEncoding('gzip, deflate, br, zstd', 'br', document);
  checkEncoding('GZIP', 'gzip', document);
  checkEncoding('*', 'br', document);
  checkEncoding('br;q=0, *', 'gzip', document);
  checkEncoding('br;q=0, gzip;q=0', undefined, document);
  checkEncoding('*;q=0', undefined, document);
  checkEncoding('gzip;q=0.5, br;q=0', 'gzip', document);
  checkEncoding('gzip ; q=0', undefined, document);
  checkEncoding('gzip;q=0.000', undefined, document);
  checkEncoding('deflate, zstd, compress', undefined, document);
  checkEncoding('gzip;q=x', undefined, document);
  checkEncoding('gzip', 'gzip', large);
  checkEncoding('br, gzip', 'gzip', large);
  checkEncoding('br', undefined, large);
  checkEncoding('gzip, br', undefined, small);
});

describe('cross-origin access', () => {
  const corsHeaders = (headers: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')));

  it('the explorer may read answers, errors too', async () => {
    for (const url of ['/v1/accuracy', '/v1/status', '/nothing']) {
      const { headers } = await send(url, { headers: { origin: explorer } });
      assert.equal(headers['access-control-allow-origin'], explorer, url);
      assert.match(String(headers['access-control-expose-headers']), /X-RateLimit-Remaining/, url);
      assert.equal(headers['access-control-allow-credentials'], undefined, url);
      assert.match(String(headers['vary']), /Origin/, url);
    }
  });

  it('its preflight is answered, without a key and without being counted', async () => {
    const answer = await send('/v1/status', {
      method: 'OPTIONS',
      headers: {
        origin: explorer,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-api-key',
      },
    });
    assert.equal(answer.statusCode, 204);
    assert.equal(answer.body, '');
    assert.deepEqual(corsHeaders(answer.headers), {
      'access-control-allow-origin': explorer,
      'access-control-expose-headers': answer.headers['access-control-expose-headers'],
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers':
        'Authorization, X-API-Key, Content-Type, Routeur-Version, Last-Event-ID',
      'access-control-max-age': '600',
    });
    assert.equal(answer.headers['x-ratelimit-limit'], undefined);
  });

  it('a preflight for a path that is not there is a 404', async () => {
    const headers = { origin: explorer, 'access-control-request-method': 'GET' };
    const answer = await send('/nothing', { method: 'OPTIONS', headers });
    assert.equal(answer.statusCode, 404);
  });

  for (const origin of [
    'https://other.example',
    'https://explorer.example.other.example',
    'https://EXPLORER.example',
    'http://explorer.example',
    'https://explorer.example:8443',
    `${explorer}/`,
    `${explorer}, https://other.example`,
    'null',
    '*',
    '',
  ]) {
    it(`the origin ${JSON.stringify(origin)} gets nothing`, async () => {
      const simple = await send('/v1/accuracy', { headers: { origin } });
      assert.equal(simple.statusCode, 200);
      assert.deepEqual(corsHeaders(simple.headers), {});
      const preflight = await send('/v1/accuracy', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'GET' },
      });
      assert.equal(preflight.statusCode, 405);
      assert.deepEqual(corsHeaders(preflight.headers), {});
    });
  }
});

describe('endpoints that read the graph or the record', () => {
  /** What is not there, where no graph run is needed to know. */
  const missing = new Map<string, string>([
    ...['/quotes', '/trades', '/book', '/book/history', '/rules'].map(
      (end) => [`/v1/markets/{venue}/{id}${end}`, 'market_not_found'] as const,
    ),
    ['/v1/rulebooks/{venue}/{kind}/{id}', 'rulebook_not_found'] as const,
    ['/v1/receipts/{id}', 'receipt_not_found'] as const,
    ['/v1/webhooks/{id}', 'webhook_not_found'] as const,
    ['/v1/webhooks/{id}/deliveries', 'webhook_not_found'] as const,
  ]);
  const needing = endingOperations.filter(({ path }) => !isService(path));
  function isService(path: string): boolean {
    const service = ['/v1/status', '/v1/accuracy', '/v1/openapi.json', '/healthz', '/readyz', '/metrics'];
    return service.includes(path) || path === '/v1/webhooks' || path === '/v1/opportunities/past';
  }

  it('are 28 at least', () => assert.ok(needing.length >= 28));

  async function checkAnswer(url: string, status: number, code: string, headers: Record<string, string>) {
    const answer = await send(url, { headers });
    assert.equal(answer.statusCode, status, url);
    assert.equal(errorCode(answer), code, url);
    return answer;
  }

  const problemOf = ({ path }: DocumentedOperation) =>
    path.startsWith('/v1/events')
      ? 'invalid_event'
      : path.startsWith('/v1/rulebooks')
        ? 'invalid_rulebook'
        : path.startsWith('/v1/topics')
          ? 'invalid_topic'
          : path.startsWith('/v1/insights')
            ? 'strategy_not_found'
            : path.startsWith('/v1/receipts')
              ? 'receipt_not_found'
              : path.startsWith('/v1/webhooks')
                ? 'webhook_not_found'
                : 'invalid_market';

  for (const operation of needing) {
    it(`${operation.path}: key, then path, then query, then what is not there`, async () => {
      const url = urlOf(operation);
      const known = { 'x-api-key': key };
      const code = missing.get(operation.path);
      const answer =
        code === undefined
          ? await checkAnswer(url, 503, 'graph_unavailable', known)
          : await checkAnswer(url, 404, code, known);
      assert.equal(answer.headers['retry-after'], code === undefined ? '30' : undefined);
      assert.equal(answer.headers['x-ratelimit-limit'], '3000');
      assert.match(String(answer.headers['x-daily-quota-remaining']), /^\d+$/);
      await checkAnswer(url, 401, 'api_key_required', {});
      const unknown = `${url}${url.includes('?') ? '&' : '?'}unknown=1`;
      await checkAnswer(unknown, 400, 'invalid_parameter', known);
      await checkAnswer(unknown, 401, 'api_key_required', {});
      for (const { name } of operation.pathParameters) {
        const malformed = urlOf(operation, { [name]: '-not valid-' });
        const problem = problemOf(operation);
        const status = problem.endsWith('_not_found') ? 404 : 400;
        await checkAnswer(malformed, status, problem, known);
        await checkAnswer(`${malformed}?unknown=1`, status, problem, known);
      }
    });
  }
});

describe('health and readiness', () => {
  it('/healthz is alive whatever else is not', async () => {
    const lost = await startTestApi({ databaseReachable: () => false, sharedStore: testApi.store });
    const { statusCode, body } = await lost.get('/healthz');
    assert.deepEqual([statusCode, body], [200, '{"status":"ok"}']);
    await lost.close();
  });

  function checkReadiness(
    reachable: boolean,
    graphRun: number | undefined,
    status: number,
    code: string | undefined,
  ): void {
    it(`database ${reachable ? 'there' : 'lost'}, graph run ${graphRun ?? 'none'}: ${status}`, async () => {
      const api = await startTestApi({
        databaseReachable: () => reachable,
        served: () => (graphRun === undefined ? undefined : serveContracts([], { run: graphRun })),
        sharedStore: testApi.store,
      });
      const answer = await api.get('/readyz');
      assert.equal(answer.statusCode, status);
      if (code) assert.equal(errorCode(answer), code);
      else assert.deepEqual(answer.json(), { status: 'ok' });
      await api.close();
    });
  }
  checkReadiness(true, 7, 200, undefined);
  checkReadiness(true, undefined, 503, 'graph_unavailable');
  checkReadiness(false, 7, 503, 'database_unavailable');
  checkReadiness(false, undefined, 503, 'database_unavailable');

  it('neither needs a key, and neither counts against limits', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const { headers } = await sendWithKey(url);
      assert.equal(headers['x-ratelimit-limit'], undefined);
    }
  });
});

describe('/metrics', () => {
  /** Neither a token nor a proxy is configured. */
  let plain: TestApi;
  before(async () => {
    plain = await startTestApi({ sharedStore: testApi.store });
  });
  after(() => plain.close());

  function checkCaller(
    what: string,
    request: { readonly headers?: Record<string, string>; readonly remoteAddress?: string },
    allowed: boolean,
    target: () => TestApi = () => testApi,
  ): void {
    it(`${what}: ${allowed ? 'answered' : 'refused'}`, async () => {
      const headers = { host: 'localhost:8080', ...request.headers };
      const answer = await target().api.app.inject({ url: '/metrics', ...request, headers });
      assert.equal(answer.statusCode, allowed ? 200 : 403);
      if (allowed) {
        assert.equal(answer.headers['content-type'], 'text/plain; version=0.0.4; charset=utf-8');
        assert.match(answer.body, /^routeur_graph_run 0$/m);
      } else {
        assert.equal(errorCode(answer), 'caller_not_allowed');
        assert.match(answer.body, /ROUTEUR_ADMIN_TOKEN/);
      }
    });
  }
  const checkPlain = (...[what, request, allowed]: Parameters<typeof checkCaller>) =>
    checkCaller(`nothing configured, ${what}`, request, allowed, () => plain);
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  checkPlain('loopback', {}, true);
  checkPlain('loopback by address', { headers: { host: '127.0.0.1' } }, true);
  checkPlain('loopback over IPv6', { remoteAddress: '::1', headers: { host: '[::1]:8080' } }, true);
  checkPlain('loopback as IPv6', { remoteAddress: '::ffff:127.0.0.1' }, true);
  checkPlain('a proxy on this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }, false);
  checkPlain('a proxy that says Forwarded', { headers: { forwarded: 'for=127.0.0.1' } }, false);
  checkPlain('a proxy that says nothing', { headers: { 'x-forwarded-for': '' } }, false);
  checkPlain('a proxy that names no caller', { headers: { 'x-forwarded-proto': 'https' } }, false);
  checkPlain('a tunnel', { headers: { 'cf-connecting-ip': '1.2.3.4' } }, false);
  checkPlain('a page that points its name here', { headers: { host: 'evil.example' } }, false);
  checkPlain('a name that only begins well', { headers: { host: 'localhost.evil.example' } }, false);
  checkPlain('a name that only ends well', { headers: { host: 'evil.example:localhost' } }, false);
  checkPlain('another machine', { remoteAddress: '203.0.113.7' }, false);
  checkPlain(
    'another machine that says it is local',
    { remoteAddress: '10.0.0.2', headers: { host: 'localhost' } },
    false,
  );
  // Behind a proxy that passes nothing on, any caller looks like this.
  checkCaller('a token is configured, loopback without it', {}, false);
  checkCaller('loopback, the token', { headers: bearer(adminToken) }, true);
  checkCaller(
    'another machine, the token',
    { remoteAddress: '203.0.113.7', headers: bearer(adminToken) },
    true,
  );
  checkCaller(
    'a proxy, the token',
    { headers: { 'x-forwarded-for': '1.2.3.4', ...bearer(adminToken) } },
    true,
  );
  checkCaller(
    'another machine, a wrong token',
    { remoteAddress: '203.0.113.7', headers: bearer('wrong') },
    false,
  );
  checkCaller(
    'another machine, half the token',
    { remoteAddress: '203.0.113.7', headers: bearer(adminToken.slice(0, 8)) },
    false,
  );
  checkCaller(
    'another machine, the token as it is',
    { remoteAddress: '203.0.113.7', headers: { authorization: adminToken } },
    false,
  );
  checkCaller(
    'another machine, an empty token',
    { remoteAddress: '203.0.113.7', headers: bearer('') },
    false,
  );

  for (const [what, options] of [
    ['a proxy is configured', { trustedProxies: ['10.0.0.0/8'] }],
    ['it listens beyond loopback', { listensBeyondLoopback: true }],
  ] as const) {
    it(`${what}, loopback without a token: refused`, async () => {
      await using closed = await startTestApi({ sharedStore: testApi.store, ...options });
      assert.equal((await closed.get('/metrics', { host: 'localhost' })).statusCode, 403);
    });
  }

  it('HTTP/1.0, as a proxy speaks that passes nothing on, is not local', async () => {
    const socket = connect(await plain.listen(), '127.0.0.1');
    socket.end('GET /metrics HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n');
    assert.match(await text(socket), /^HTTP\/1\.[01] 403 /);
  });

  it('an API key is no admin token', async () => {
    const answer = await send('/metrics', { remoteAddress: '203.0.113.7', headers: bearer(key) });
    assert.equal(answer.statusCode, 403);
  });

  it('without an admin token configured, no token opens it', async () => {
    const closed = await startTestApi({ sharedStore: testApi.store });
    for (const token of ['undefined', '', 'null', adminToken]) {
      const answer = await closed.api.app.inject({
        url: '/metrics',
        remoteAddress: '203.0.113.7',
        headers: bearer(token),
      });
      assert.equal(answer.statusCode, 403);
    }
    await closed.close();
  });

  const readSeries = async () =>
    (await send('/metrics', { headers: bearer(adminToken) })).body
      .split('\n')
      .filter((line) => line.startsWith('routeur_http_'))
      .map((line) => line.slice(0, line.lastIndexOf(' ')));

  it('a thousand unknown paths, methods and ids add no series', async () => {
    const requests = (place: number): InjectOptions[] => [
      { url: `/unknown-${place}` },
      { url: `/v1/markets/venue_a/ID-${place}` },
      { url: `/%zz${place}` },
      { method: 'DELETE', url: `/v1/unknown/${place}` },
    ];
    for (const request of requests(0)) await testApi.api.app.inject(request);
    const seen = await readSeries();
    for (let place = 1; place <= 250; place++) {
      for (const request of requests(place)) await testApi.api.app.inject(request);
    }
    assert.deepEqual(await readSeries(), seen);
    assert.equal(seen.join('\n').includes('unknown-'), false);
  });

  it('counts answers by route and status', async () => {
    await using api = await startTestApi({ sharedStore: testApi.store });
    for (const url of ['/v1/accuracy', '/v1/accuracy', '/v1/accuracy?x=1', '/nothing', '/%zz']) {
      await api.get(url);
    }
    const { body } = await api.get('/metrics', { host: 'localhost' });
    const counted = body.split('\n').filter((line) => line.startsWith('routeur_http_responses_total'));
    assert.deepEqual(counted.toSorted(), [
      'routeur_http_responses_total{route="/v1/accuracy",status="200"} 2',
      'routeur_http_responses_total{route="/v1/accuracy",status="400"} 1',
      'routeur_http_responses_total{route="unknown",status="404"} 2',
    ]);
  });
});

interface RequestLine {
  readonly requestId?: string;
  readonly route?: string;
  readonly method?: string;
  readonly status?: number;
  readonly caller?: string;
  readonly msg: string;
}

function requestLines(): RequestLine[] {
  const lines: RequestLine[] = testApi.logLines.map((line) => JSON.parse(line));
  return lines.filter(({ msg }) => msg === 'request');
}

describe('the log', () => {
  function checkLine(
    what: string,
    request: InjectOptions,
    expected: { readonly route: string; readonly status: number },
  ): void {
    it(`has one line for ${what}, with the pattern of the route`, async () => {
      const before = requestLines().length;
      await testApi.api.app.inject(request);
      const added = requestLines().slice(before);
      assert.equal(added.length, 1);
      const { route, status } = added[0] ?? {};
      assert.deepEqual({ route, status }, expected);
    });
  }
  checkLine('an answer', { url: '/healthz' }, { route: '/healthz', status: 200 });
  checkLine(
    'a market',
    { url: '/v1/markets/venue_a/SECRET?x=SECRET' },
    { route: '/v1/markets/:venue/:id', status: 401 },
  );
  checkLine('HEAD', { method: 'HEAD', url: '/v1/accuracy' }, { route: '/v1/accuracy', status: 200 });
  checkLine('an unknown path', { url: '/SECRET' }, { route: 'unknown', status: 404 });
  checkLine('another method', { method: 'PUT', url: '/healthz' }, { route: 'unknown', status: 405 });
  checkLine('a malformed path', { url: '/v1/topics/%zz' }, { route: 'unknown', status: 400 });
  checkLine('a failure', { url: '/test/failing' }, { route: '/test/failing', status: 500 });
  checkLine('a long URL', { url: `/healthz?${'x'.repeat(5_000)}` }, { route: 'unknown', status: 414 });

  it('names the caller of a request, not its key', async () => {
    await sendWithKey('/v1/status');
    assert.equal(requestLines().at(-1)?.caller, `key:${key.split('_')[2]}`);
  });

  it('never holds a key, wherever it was sent, nor does an answer', async () => {
    const secret = key.split('_')[3] ?? '';
    const places = [
      `/v1/status?key=${key}`,
      `/v1/status?${key}=1`,
      `/v1/search?q=${key}&limit=0`,
      `/v1/topics?limit=${key}`,
      `/v1/markets/venue_a/${key}`,
      `/v1/markets/${key}/A`,
      `/v1/topics/${key}`,
      `/v1/topics/%zz${key}`,
      `/${key}`,
      `/%zz/${key}`,
      `/test/failing?api_key=${key}`,
    ];
    for (const url of places) {
      for (const headers of [{}, { 'x-api-key': key }, { 'routeur-version': key }]) {
        const answer = await send(url, { headers });
        assert.ok(answer.statusCode >= 400, url);
        assert.equal(answer.body.includes(secret.slice(0, 8)), false, `${url}: ${answer.body}`);
      }
    }
    for (const headers of [
      { authorization: `Basic ${key}` },
      { authorization: `Bearer ${key}x` },
      { 'x-api-key': `${key}, ${key}` },
      { cookie: `key=${key}` },
      { 'user-agent': key, referer: `https://x.example/?key=${key}` },
    ]) {
      const answer = await send('/v1/status', { headers });
      assert.equal(answer.body.includes(secret.slice(0, 8)), false);
    }
    assert.equal(testApi.logLines.join('').includes(secret.slice(0, 8)), false);
  });

  it('never holds the URL', () => {
    assert.equal(testApi.logLines.join('').includes('SECRET'), false);
  });
});
