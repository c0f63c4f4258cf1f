/** How connections end: after the last request, after bytes that are not a request, and with clients that keep them alive. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, get as httpGet, type IncomingMessage } from 'node:http';
import { after, before, describe, it, type TestContext } from 'node:test';
import { Client } from 'undici';
import { readJsonBody } from '../../src/api/http/json-body.ts';
import { respondOnce } from '../../src/api/http/respond.ts';
import type { TransportLimits } from '../../src/api/index.ts';
import { eventually } from '../harness/eventually.ts';
import { addEndpoint } from '../harness/extra-endpoint.ts';
import { patientTransport } from '../harness/patient-transport.ts';
import { type RawAnswer, RawConnection } from '../harness/raw-connection.ts';
import { startTestApi, type TestApi } from '../harness/test-api.ts';
import { openTestStore } from '../harness/test-database.ts';

const requestsMax = 3;
const explorer = 'https://explorer.example';

/** No time-out ends a connection: each is longer than a test waits. */
const patient: TransportLimits = {
  ...patientTransport,
  requestsPerSocketMax: requestsMax,
  checkEveryMs: 50,
  lingerMs: 60_000,
};

/** More than the kernel keeps for a client that does not read. */
const hugeText = 'x'.repeat(16 * 1024 * 1024);

const host = 'Host: x\r\n';
const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\n${host}${headers}\r\n`;
const post = (headers: string, body: string) =>
  `POST /test/body HTTP/1.1\r\n${host}Content-Type: application/json\r\n${headers}\r\n${body}`;
const tunnel = `CONNECT example.com:443 HTTP/1.1\r\n${host}\r\n`;
const upgrade = (key = '') =>
  get(
    '/v1/live',
    `${key && `X-API-Key: ${key}\r\n`}Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n`,
  );
const garbage = '\0\0\r\n\r\n';

interface Setup {
  readonly testApi: TestApi;
  readonly port: number;
  /** Requests that reached /test/counted. */
  readonly counted: () => number;
  /** Lets the requests to /test/held be answered. */
  readonly release: () => void;
  /** Resolves once a request has reached /test/held. */
  readonly held: Promise<void>;
  readonly open: (options?: { readonly allowHalfOpen?: boolean }) => Promise<RawConnection>;
}

let database: Awaited<ReturnType<typeof openTestStore>>;
before(async () => {
  database = await openTestStore();
});
after(() => database.close());

async function start(t: TestContext, transport: Partial<TransportLimits> = {}): Promise<Setup> {
  const testApi = await startTestApi({
    transport: { ...patient, ...transport },
    explorerOrigins: [explorer],
    sharedStore: database.store,
  });
  const work = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const opened: RawConnection[] = [];
  t.after(async () => {
    work.resolve();
    for (const connection of opened) connection.destroy();
    await testApi.close();
  });
  let counted = 0;
  addEndpoint(testApi, '/test/counted', () => ({ counted: ++counted }));
  addEndpoint(testApi, '/test/huge', () => ({ hugeText }));
  addEndpoint(testApi, '/test/failing', () => {
    throw new TypeError('a bug');
  });
  addEndpoint(testApi, '/test/held', async () => {
    arrived.resolve();
    await work.promise;
    return { held: true };
  });
  testApi.api.app.post('/test/body', async (request, reply) => {
    const { value } = await readJsonBody(request.raw, patient.bodyBytesMax);
    return respondOnce(request, reply, 200, JSON.stringify({ got: value }));
  });
  const port = await testApi.listen();
  return {
    testApi,
    port,
    counted: () => counted,
    release: () => work.resolve(),
    held: arrived.promise,
    open: async (options) => {
      const connection = await RawConnection.open(port, options);
      opened.push(connection);
      return connection;
    },
  };
}

/** `200`, or the status and the code of an error. */
function summarise({ status, body }: RawAnswer): string {
  if (status < 400 || body.length === 0) return String(status);
  const { error }: { error: { code: string } } = JSON.parse(body.toString());
  return `${status} ${error.code}`;
}

/** Every answer has our headers and an id, and the log has one line with that id. */
function checkOurs({ testApi }: Setup, answers: readonly RawAnswer[]): void {
  const lines = testApi.logLines.map((line): { requestId?: string; status?: number; msg: string } =>
    JSON.parse(line),
  );
  for (const { status, headers } of answers) {
    assert.equal(headers['routeur-version'], '2026-09-15');
    const found = lines.filter(
      ({ msg, requestId }) => msg === 'request' && requestId === headers['x-request-id'],
    );
    assert.deepEqual(
      found.map((line) => line.status),
      [status],
    );
  }
}

function countConnections({ testApi }: Setup): Promise<number> {
  return new Promise((resolve) => testApi.api.app.server.getConnections((_, count) => resolve(count)));
}

/** Uses up all requests of a connection but one. */
async function useUp(connection: RawConnection, request = get('/healthz')): Promise<void> {
  for (let sent = 1; sent < requestsMax; sent++) {
    connection.write(request);
    const answer = await connection.readAnswer();
    assert.deepEqual([answer.status, answer.headers['connection']], [200, 'keep-alive']);
  }
}

describe('the answer to the last request of a connection closes it', () => {
  interface LastRequest {
    readonly bytes: string | ((setup: Setup) => string | Promise<string>);
    readonly method?: string;
    /** Those before it. */
    readonly before?: string;
  }

  function checkLast(what: string, expected: string, { bytes, method, before }: LastRequest): void {
    for (const behind of ['', get('/test/counted').repeat(5)]) {
      it(`${what}${behind && ', with more requests behind it'}: ${expected}`, async (t) => {
        const setup = await start(t);
        const connection = await setup.open();
        await useUp(connection, before);
        connection.write((typeof bytes === 'string' ? bytes : await bytes(setup)) + behind);
        const answer = await connection.readAnswer(method === undefined ? {} : { method });
        assert.equal(summarise(answer), expected);
        assert.equal(answer.headers['connection'], 'close');
        await connection.waitForEnd();
        assert.deepEqual([connection.rest, connection.wasReset], ['', false]);
        await eventually(async () => (await countConnections(setup)) === 0, 'the server has closed it');
        assert.equal(setup.counted(), 0);
        checkOurs(setup, [answer]);
      });
    }
  }

  checkLast('a look-up', '200', { bytes: get('/healthz') });
  checkLast('HEAD', '200', { bytes: get('/healthz').replace('GET', 'HEAD'), method: 'HEAD' });
  checkLast('a revalidation', '304', { bytes: get('/v1/accuracy', 'If-None-Match: *\r\n') });
  checkLast('a preflight', '204', {
    bytes: `OPTIONS /v1/status HTTP/1.1\r\n${host}Origin: ${explorer}\r\nAccess-Control-Request-Method: GET\r\n\r\n`,
  });
  checkLast('a body', '200', { bytes: post('Content-Length: 7\r\n', '{"a":1}') });
  checkLast('a body after 100 Continue', '200', {
    bytes: post('Content-Length: 7\r\nExpect: 100-continue\r\n', '{"a":1}'),
  });
  checkLast('an unknown expectation', '200', { bytes: get('/healthz', 'Expect: tea\r\n') });
  checkLast('HTTP/1.0 with keep-alive', '200', {
    bytes: 'GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\n',
    before: 'GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\n',
  });
  checkLast('no Host', '400 malformed_request', { bytes: 'GET /healthz HTTP/1.1\r\n\r\n' });
  checkLast('a broken body', '400 malformed_request', {
    bytes: post('Transfer-Encoding: chunked\r\n', 'zz\r\n'),
  });
  checkLast('no key', '401 api_key_required', { bytes: get('/v1/status') });
  checkLast('an unknown path', '404 not_found', { bytes: get('/nothing') });
  checkLast('a path that is not valid percent-encoding', '404 not_found', { bytes: get('/%zz') });
  checkLast('another method', '405 method_not_allowed', { bytes: get('/healthz').replace('GET', 'DELETE') });
  checkLast('a large body', '413 body_too_large', { bytes: get('/healthz', 'Content-Length: 65537\r\n') });
  checkLast('a long URL', '414 url_too_long', { bytes: get(`/healthz?${'x'.repeat(4_100)}`) });
  checkLast('a limit', '429 rate_limited', {
    bytes: async ({ testApi }) => {
      const key = await testApi.issueKey('free');
      for (let sent = 0; sent < 30; sent++) await testApi.get('/v1/status', { 'x-api-key': key });
      return get('/v1/status', `X-API-Key: ${key}\r\n`);
    },
  });
  checkLast('a bug', '500 internal', { bytes: get('/test/failing') });
  checkLast('a refused upgrade', '401 api_key_required', { bytes: upgrade() });

  it('a connection answers as many requests as it takes, sent at once', async (t) => {
    const setup = await start(t);
    const connection = await setup.open();
    connection.write(get('/test/counted').repeat(requestsMax));
    const answers = await connection.readToEnd();
    assert.deepEqual(
      answers.map(({ status, headers }) => [status, headers['connection']]),
      [
        [200, 'keep-alive'],
        [200, 'keep-alive'],
        [200, 'close'],
      ],
    );
    checkOurs(setup, answers);
  });

  it('an event stream may be the last', async (t) => {
    const setup = await start(t);
    const connection = await setup.open();
    await useUp(connection);
    connection.write(
      get('/v1/live', `X-API-Key: ${await setup.testApi.issueKey()}\r\n`) + get('/test/counted'),
    );
    await eventually(() => connection.rest.includes('retry: 2000\n\n'), 'the stream is open');
    setup.testApi.api.live.endAll();
    await connection.waitForEnd();
    assert.equal(setup.counted(), 0);
  });

  it('a WebSocket may be the last', async (t) => {
    const setup = await start(t);
    const connection = await setup.open();
    await useUp(connection);
    connection.write(upgrade(await setup.testApi.issueKey()));
    await eventually(() => connection.rest.startsWith('HTTP/1.1 101 '), 'the stream is open');
    assert.equal(connection.ended, false);
  });
});

describe('requests behind the last one are not processed', () => {
  function checkDropped(what: string, behind: string | ((key: string) => string)): void {
    it(`${what}, in one piece with the last one`, async (t) => {
      const setup = await start(t);
      const connection = await setup.open();
      const more = typeof behind === 'string' ? behind : behind(await setup.testApi.issueKey());
      connection.write(get('/healthz').repeat(requestsMax) + more);
      const answers = await connection.readToEnd();
      assert.deepEqual(answers.map(summarise), ['200', '200', '200']);
      assert.equal(connection.wasReset, false);
      assert.equal(setup.counted(), 0);
      checkOurs(setup, answers);
      assert.equal(setup.testApi.logLines.filter((line) => line.includes('"msg":"request"')).length, 3);
    });

    it(`${what}, while the last one is under way`, async (t) => {
      const setup = await start(t);
      const connection = await setup.open();
      await useUp(connection);
      const more = typeof behind === 'string' ? behind : behind(await setup.testApi.issueKey());
      connection.write(get('/test/held') + more);
      await setup.held;
      connection.write(more);
      setup.release();
      const answers = await connection.readToEnd();
      assert.deepEqual(answers.map(summarise), ['200']);
      assert.equal(connection.wasReset, false);
      assert.equal(setup.counted(), 0);
    });
  }

  checkDropped('a request', get('/test/counted'));
  checkDropped('requests', get('/test/counted').repeat(20));
  checkDropped('half a request', get('/test/counted').slice(0, -4));
  checkDropped('a request with a body', post('Content-Length: 7\r\n', '{"a":1}'));
  checkDropped(
    'a request that expects 100 Continue',
    post('Content-Length: 7\r\nExpect: 100-continue\r\n', ''),
  );
  checkDropped('a request with an unknown expectation', get('/test/counted', 'Expect: tea\r\n'));
  checkDropped('a path that is not valid percent-encoding', get('/%zz'));
  checkDropped('an event stream', (key) => get('/v1/live', `X-API-Key: ${key}\r\n`));
  checkDropped('an upgrade', upgrade);
  checkDropped('a tunnel', tunnel);
  checkDropped('garbage', garbage);

  it('the server drops requests sent after the last answer and does not reset the connection', async (t) => {
    const setup = await start(t);
    const connection = await setup.open({ allowHalfOpen: true });
    await useUp(connection);
    connection.write(get('/healthz'));
    assert.equal((await connection.readAnswer()).headers['connection'], 'close');
    await connection.waitForEnd();
    for (let sent = 0; sent < 20; sent++) connection.write(get('/test/counted'));
    connection.endWriting();
    await eventually(async () => (await countConnections(setup)) === 0, 'the server has closed it');
    assert.deepEqual([connection.rest, connection.wasReset, setup.counted()], ['', false, 0]);
  });

  it('the client gets the whole last answer, however much it sends behind and however late it reads', async (t) => {
    const setup = await start(t);
    const connection = await setup.open();
    await useUp(connection);
    connection.stopReading();
    connection.write(get('/test/huge') + get('/test/counted').repeat(50_000));
    await eventually(
      () => setup.testApi.logLines.join('').includes('/test/huge'),
      'the answer is being sent',
    );
    connection.resumeReading();
    const [answer] = await connection.readToEnd();
    assert.equal(answer?.body.length, JSON.stringify({ hugeText }).length);
    assert.deepEqual([connection.rest, connection.wasReset, setup.counted()], ['', false, 0]);
    await eventually(async () => (await countConnections(setup)) === 0, 'the server has closed it');
  });

  it('the server stops parsing after the piece of input it holds', async (t) => {
    const setup = await start(t);
    let parsed = 0;
    setup.testApi.api.app.server.on('request', () => {
      parsed += 1;
    });
    const connection = await setup.open();
    await useUp(connection);
    const more = get('/test/counted');
    connection.write(get('/test/held') + more.repeat(100_000));
    await setup.held;
    setup.release();
    assert.deepEqual((await connection.readToEnd()).map(summarise), ['200']);
    const pieceBytesMax = 65_536;
    assert.ok(parsed <= requestsMax + pieceBytesMax / more.length, `${parsed} requests were parsed`);
  });
});

describe('clients that keep connections alive', () => {
  const requests = 3 * requestsMax;

  async function countOpened({ testApi }: Setup, work: () => Promise<void>): Promise<number> {
    let opened = 0;
    testApi.api.app.server.on('connection', () => {
      opened += 1;
    });
    await work();
    return opened;
  }

  it('node:http gets 200 only, on one connection after the other', async (t) => {
    const setup = await start(t);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    t.after(() => agent.destroy());
    const opened = await countOpened(setup, async () => {
      for (let sent = 0; sent < requests; sent++) {
        const response = await new Promise<IncomingMessage>((resolve, reject) => {
          httpGet({ port: setup.port, path: '/test/counted', agent }, resolve).on('error', reject);
        });
        assert.equal(response.statusCode, 200);
        await response.toArray();
      }
    });
    assert.deepEqual([setup.counted(), opened], [requests, 3]);
  });

  it('undici gets 200 only, on one connection after the other', async (t) => {
    const setup = await start(t);
    const client = new Client(`http://127.0.0.1:${setup.port}`);
    t.after(() => client.destroy());
    const opened = await countOpened(setup, async () => {
      for (let sent = 0; sent < requests; sent++) {
        const { statusCode, body } = await client.request({ path: '/test/counted', method: 'GET' });
        assert.equal(statusCode, 200);
        await body.dump();
      }
    });
    assert.deepEqual([setup.counted(), opened], [requests, 3]);
  });

  it('undici repeats the requests it pipelined behind the last one, and the server processes each once', async (t) => {
    const setup = await start(t);
    const client = new Client(`http://127.0.0.1:${setup.port}`, { pipelining: 5 });
    t.after(() => client.destroy());
    const statuses = await Promise.all(
      Array.from({ length: requests }, async () => {
        const { statusCode, body } = await client.request({ path: '/test/counted', method: 'GET' });
        await body.dump();
        return statusCode;
      }),
    );
    assert.deepEqual(new Set(statuses), new Set([200]));
    assert.equal(setup.counted(), requests);
  });

  it('clients in parallel get 200 only', async (t) => {
    const setup = await start(t, { requestsPerSocketMax: 50 });
    const agents = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    t.after(() => {
      for (const agent of agents) agent.destroy();
    });
    const opened = await countOpened(setup, async () => {
      await Promise.all(
        agents.map(async (agent) => {
          for (let sent = 0; sent < 150; sent++) {
            const response = await new Promise<IncomingMessage>((resolve, reject) => {
              httpGet({ port: setup.port, path: '/test/counted', agent }, resolve).on('error', reject);
            });
            assert.equal(response.statusCode, 200);
            await response.toArray();
          }
        }),
      );
    });
    assert.deepEqual([setup.counted(), opened], [1_200, 24]);
  });
});

describe('a client that does not close its side is cut', () => {
  function checkCut(what: string, expected: string, bytes: string): void {
    it(`after ${what}`, async (t) => {
      const setup = await start(t, { requestsPerSocketMax: 1, lingerMs: 100 });
      const connection = await setup.open({ allowHalfOpen: true });
      connection.write(bytes);
      await connection.waitForEnd();
      assert.equal(summarise(await connection.readAnswer()), expected);
      await eventually(async () => (await countConnections(setup)) === 0, 'the server has closed it');
    });
  }

  checkCut('the last request', '200', get('/healthz'));
  checkCut('the last request, with more behind it', '200', get('/healthz').repeat(10));
  checkCut('a request with Connection: close', '200', get('/healthz', 'Connection: close\r\n'));
  checkCut('garbage', '400 malformed_request', garbage);
  checkCut('a refused upgrade', '401 api_key_required', upgrade());
  checkCut('a refused upgrade, with bytes behind it', '401 api_key_required', `${upgrade()}hello`);
  checkCut('a tunnel', '405 method_not_allowed', tunnel);
  checkCut('a tunnel, with bytes behind it', '405 method_not_allowed', `${tunnel}hello`);
  checkCut('a body that is too large', '413 body_too_large', get('/healthz', 'Content-Length: 65537\r\n'));
});

describe('bytes that are not a request get one of our answers', () => {
  function checkRefused(
    what: string,
    expected: string,
    bytes: string,
    limits: Partial<TransportLimits> = {},
  ): void {
    it(`${what}: ${expected}, with an id and a line in the log`, async (t) => {
      const setup = await start(t, limits);
      const connection = await setup.open();
      connection.write(bytes);
      const answers = await connection.readToEnd();
      assert.deepEqual(answers.map(summarise), [expected]);
      assert.equal(answers[0]?.headers['connection'], 'close');
      checkOurs(setup, answers);
    });

    it(`${what}, behind a request under way: after the answer to that one`, async (t) => {
      const setup = await start(t, limits);
      const connection = await setup.open();
      const { server } = setup.testApi.api.app;
      const noticed = Promise.race([once(server, 'clientError'), once(server, 'connect')]);
      connection.write(get('/test/held') + bytes);
      await Promise.all([setup.held, noticed]);
      connection.write(garbage);
      setup.release();
      const answers = await connection.readToEnd();
      assert.deepEqual(answers.map(summarise), ['200', expected]);
      checkOurs(setup, answers);
    });
  }

  const hasty = { headersTimeoutMs: 100, receiveTimeoutMs: 200 };
  checkRefused('garbage', '400 malformed_request', garbage);
  checkRefused('a broken body', '400 malformed_request', post('Transfer-Encoding: chunked\r\n', 'zz\r\n'));
  checkRefused('a tunnel', '405 method_not_allowed', tunnel);
  checkRefused('half a head', '408 request_timeout', 'GET /healthz HTTP/1.1\r\n', hasty);
  checkRefused('half a body', '408 request_timeout', post('Content-Length: 60000\r\n', '{'), hasty);
  checkRefused(
    'large chunk extensions',
    '413 body_too_large',
    post('Transfer-Encoding: chunked\r\n', `1;${'x'.repeat(20_000)}\r\n`),
  );
  checkRefused('large headers', '431 headers_too_large', get('/healthz', `X: ${'x'.repeat(9_000)}\r\n`));

  it('garbage is answered after the large answers before it, however late the client reads', async (t) => {
    const setup = await start(t);
    const connection = await setup.open();
    connection.stopReading();
    connection.write(get('/test/huge') + get('/test/counted') + garbage);
    await eventually(() => setup.counted() === 1, 'both are under way');
    connection.write(garbage);
    connection.resumeReading();
    const answers = await connection.readToEnd();
    assert.deepEqual(answers.map(summarise), ['200', '200', '400 malformed_request']);
    assert.equal(connection.wasReset, false);
    await eventually(async () => (await countConnections(setup)) === 0, 'the server has closed it');
    checkOurs(setup, answers);
  });

  it('a request for an event stream with a broken body opens no stream', async (t) => {
    const setup = await start(t);
    const connection = await setup.open();
    const key = await setup.testApi.issueKey();
    connection.write(`${get('/v1/live', `X-API-Key: ${key}\r\nTransfer-Encoding: chunked\r\n`)}zz\r\n`);
    const answers = await connection.readToEnd();
    assert.deepEqual(answers.map(summarise), ['400 malformed_request']);
    await eventually(async () => (await countConnections(setup)) === 0, 'the server has closed it');
    assert.equal(setup.testApi.api.live.clients.size, 0);
    checkOurs(setup, answers);
  });

  it('an upgrade behind a request under way becomes an ordinary request', async (t) => {
    const setup = await start(t);
    const connection = await setup.open();
    connection.write(get('/test/held') + upgrade());
    await setup.held;
    setup.release();
    for (const expected of ['200', '401 api_key_required']) {
      const answer = await connection.readAnswer();
      assert.equal(summarise(answer), expected);
      checkOurs(setup, [answer]);
    }
  });

  it('a request with Connection: close is answered although more bytes follow', async (t) => {
    const setup = await start(t);
    const connection = await setup.open();
    connection.write(get('/test/held', 'Connection: close\r\n') + get('/test/counted'));
    await setup.held;
    connection.write(get('/test/counted'));
    setup.release();
    const answers = await connection.readToEnd();
    assert.deepEqual(answers.map(summarise), ['200']);
    assert.deepEqual([connection.wasReset, setup.counted()], [false, 0]);
  });

  for (const [what, bytes] of [
    ['a tunnel', tunnel],
    ['an upgrade', upgrade()],
    ['garbage', garbage],
  ] as const) {
    it(`the server survives a client that resets its connection after ${what}`, async (t) => {
      const setup = await start(t);
      const connection = await setup.open();
      connection.stopReading();
      connection.write(get('/test/held') + bytes);
      await setup.held;
      connection.reset();
      setup.release();
      await eventually(async () => (await countConnections(setup)) === 0, 'the server has closed it');
      const next = await setup.open();
      next.write(get('/healthz'));
      assert.equal((await next.readAnswer()).status, 200);
    });
  }
});
