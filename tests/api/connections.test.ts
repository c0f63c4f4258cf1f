/** How connections end: after their last answer, and after bytes that are not a request. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it, type TestContext } from 'node:test';
import { readJsonBody } from '../../src/api/http/json-body.ts';
import { respondOnce } from '../../src/api/http/respond.ts';
import { defaultTransportLimits, type TransportLimits } from '../../src/api/index.ts';
import { eventually } from '../harness/eventually.ts';
import { addEndpoint } from '../harness/extra-endpoint.ts';
import { type RawAnswer, RawConnection } from '../harness/raw-connection.ts';
import { startTestApi, type TestApi } from '../harness/test-api.ts';
import { openTestStore } from '../harness/test-database.ts';

/** No time-out ends a connection: each is longer than a test waits. */
const patient: TransportLimits = {
  ...defaultTransportLimits,
  headersTimeoutMs: 60_000,
  receiveTimeoutMs: 120_000,
  checkEveryMs: 50,
  keepAliveMs: 60_000,
  idleMs: 120_000,
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

describe('a client that does not close its side is cut', () => {
  function checkCut(what: string, expected: string, bytes: string): void {
    it(`after ${what}`, async (t) => {
      const setup = await start(t, { lingerMs: 100 });
      const connection = await setup.open({ allowHalfOpen: true });
      connection.write(bytes);
      await connection.waitForEnd();
      assert.equal(summarise(await connection.readAnswer()), expected);
      await eventually(async () => (await countConnections(setup)) === 0, 'the server has closed it');
    });
  }

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
