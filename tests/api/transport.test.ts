/** The server on real connections: what it refuses before there is a request, which clients it cuts, and how it stops. */
import assert from 'node:assert/strict';
import dns from 'node:dns';
import { after, before, describe, it, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { readJsonBody } from '../../src/api/http/json-body.ts';
import type { TransportLimits } from '../../src/api/index.ts';
import { eventually } from '../harness/eventually.ts';
import { addEndpoint } from '../harness/extra-endpoint.ts';
import { patientTransport } from '../harness/patient-transport.ts';
import { exchange, type RawAnswer, RawConnection } from '../harness/raw-connection.ts';
import { startTestApi, type TestApi } from '../harness/test-api.ts';

/** For tests of time: small enough to be waited for; each far from the others. */
const hasty: TransportLimits = {
  ...patientTransport,
  headersTimeoutMs: 1_500,
  receiveTimeoutMs: 2_500,
  checkEveryMs: 50,
  keepAliveMs: 200,
  idleMs: 15_000,
  sendTimeoutMs: 1_500,
};

/** More than the kernel keeps for a client that does not read. */
const hugeText = 'x'.repeat(16 * 1024 * 1024);

type LookupDone = (error: Error | null, addresses: dns.LookupAddress[]) => void;

function codeOf(answer: RawAnswer | undefined): string {
  const body: { error: { code: string } } = JSON.parse(answer?.body.toString() ?? '');
  return body.error.code;
}

/** `200`, or the status and the code of an error. */
function summarise(answer: RawAnswer): string {
  return answer.status < 400 ? String(answer.status) : `${answer.status} ${codeOf(answer)}`;
}

describe('requests on the wire', () => {
  let patientApi: TestApi;
  let hastyApi: TestApi;
  let port: number;
  let hastyPort: number;
  let key: string;
  let hugeAsked = 0;

  before(async () => {
    patientApi = await startTestApi();
    hastyApi = await startTestApi({ sharedStore: patientApi.store, transport: hasty });
    for (const [testApi, limits] of [
      [patientApi, patientTransport],
      [hastyApi, hasty],
    ] as const) {
      // Takes any body, read as endpoints do.
      testApi.api.app.post('/test/body', async (request) => {
        const { value } = await readJsonBody(request.raw, limits.bodyBytesMax);
        return { got: value };
      });
      const answerHuge = () => {
        hugeAsked += 1;
        return { hugeText };
      };
      addEndpoint(testApi, '/test/huge', answerHuge, limits.sendTimeoutMs);
      addEndpoint(testApi, '/test/slow', async () => {
        await sleep(150);
        return { slow: true };
      });
    }
    key = await patientApi.issueKey();
    port = await patientApi.listen();
    hastyPort = await hastyApi.listen();
  });
  after(async () => {
    await hastyApi.close();
    await patientApi.close();
  });

  async function checkAlive(): Promise<void> {
    const [answer] = await exchange(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    assert.equal(answer?.status, 200);
  }

  /** The answers to `bytes`, until the server closes the connection, as it must. */
  function checkWire(what: string, bytes: string, expected: readonly string[]): void {
    it(`${what}: ${expected.join(', ') || 'closed without an answer'}`, async () => {
      const answers = await exchange(port, bytes);
      assert.deepEqual(answers.map(summarise), expected);
      for (const answer of answers) assert.equal(answer.headers['routeur-version'], '2026-09-15');
      await checkAlive();
    });
  }

  /** As `checkWire`, on a connection on which a request was answered before. */
  function checkNext(what: string, bytes: string, expected: readonly string[]): void {
    it(`${what}, on a connection in use: ${expected.join(', ')}`, async () => {
      const connection = await RawConnection.open(port);
      connection.write(get('/healthz'));
      assert.equal((await connection.readAnswer()).status, 200);
      connection.write(bytes);
      assert.deepEqual((await connection.readToEnd()).map(summarise), expected);
      connection.destroy();
    });
  }

  const host = 'Host: x\r\n';
  const close = 'Connection: close\r\n';
  const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\n${host}${headers}\r\n`;
  const many = (count: number) => Array.from({ length: count }, (_, place) => `X-${place}: 1\r\n`).join('');
  const refused = ['400 malformed_request'];

  describe('sizes', () => {
    const urlOf = (length: number) => `/healthz?${'x'.repeat(length - '/healthz?'.length)}`;
    checkWire('a URL of 4,096 characters', get(urlOf(4_096), close), ['200']);
    checkWire('a URL of 4,097 characters', get(urlOf(4_097), close), ['414 url_too_long']);
    checkWire('a path of 5,000 characters', get(`/v1/markets/venue_a/${'A'.repeat(5_000)}`, close), [
      '414 url_too_long',
    ]);
    checkWire('8 kB of headers', get('/healthz', `X: ${'x'.repeat(8_200)}\r\n`), ['431 headers_too_large']);
    checkWire('7 kB of headers', get('/healthz', `${close}X: ${'x'.repeat(7_000)}\r\n`), ['200']);
    checkWire('a header name of 9 kB', get('/healthz', `${'X'.repeat(9_000)}: 1\r\n`), [
      '431 headers_too_large',
    ]);
    checkWire('a URL of 9 kB', get(urlOf(9_000)), ['431 headers_too_large']);
    checkWire('100 headers', get('/healthz', close + many(98)), ['200']);
    checkWire('101 headers', get('/healthz', close + many(99)), ['431 headers_too_large']);
    checkNext('101 headers', get('/healthz', many(100)), ['431 headers_too_large']);
    checkWire('a body announced with 64 kB and a byte', get('/healthz', 'Content-Length: 65537\r\n'), [
      '413 body_too_large',
    ]);
    checkWire('the same to a path that is not there', get('/nothing', 'Content-Length: 65537\r\n'), [
      '413 body_too_large',
    ]);
    const chunk = `${(10_000).toString(16)}\r\n${'x'.repeat(10_000)}\r\n`;
    checkWire(
      'a body of 100 kB in chunks where none is taken, then another request',
      `${get('/healthz', 'Transfer-Encoding: chunked\r\n')}${chunk.repeat(10)}0\r\n\r\n${get('/nothing', close)}`,
      ['200', '404 not_found'],
    );
    checkWire(
      'a body of 100 kB in chunks where one is taken',
      `POST /test/body HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(10)}0\r\n\r\n`,
      ['413 body_too_large'],
    );
    checkWire(
      'a body of 64 kB where none is taken, then another request',
      `${get('/healthz', 'Content-Length: 65536\r\n')}${'x'.repeat(65_536)}${get('/nothing', close)}`,
      ['200', '404 not_found'],
    );
  });

  describe('framing', () => {
    const smuggled = get('/v1/accuracy', close);
    checkWire(
      'a length and chunks',
      `${get('/healthz', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n')}0\r\n\r\n${smuggled}`,
      refused,
    );
    checkWire(
      'chunks and a length',
      `${get('/healthz', 'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n')}0\r\n\r\n${smuggled}`,
      refused,
    );
    checkWire(
      'two lengths',
      `${get('/healthz', 'Content-Length: 0\r\nContent-Length: 44\r\n')}${smuggled}`,
      refused,
    );
    checkWire('one length twice', get('/healthz', 'Content-Length: 0\r\nContent-Length: 0\r\n'), refused);
    checkWire('a list of lengths', get('/healthz', 'Content-Length: 0, 0\r\n'), refused);
    checkWire('a negative length', get('/healthz', 'Content-Length: -1\r\n'), refused);
    checkWire('a length with a sign', get('/healthz', 'Content-Length: +1\r\n'), refused);
    checkWire(
      'a length beyond 64 bits',
      get('/healthz', 'Content-Length: 99999999999999999999\r\n'),
      refused,
    );
    checkWire('a folded header', get('/healthz', 'X: a\r\n b\r\n'), refused);
    checkWire('a header before the first', 'GET /healthz HTTP/1.1\r\n X: a\r\nHost: x\r\n\r\n', refused);
    checkWire('bare line feeds', 'GET /healthz HTTP/1.1\nHost: x\n\n', refused);
    checkWire(
      'a bare line feed in a header',
      get('/healthz', 'X: a\nTransfer-Encoding: chunked\r\n'),
      refused,
    );
    checkWire('a bare carriage return', get('/healthz', 'X: a\rY: b\r\n'), refused);
    checkWire('a space before the colon', get('/healthz', 'Transfer-Encoding : chunked\r\n'), refused);
    checkWire('a NUL in a header', get('/healthz', 'X: a\0b\r\n'), refused);
    checkWire('a NUL in the path', get('/health\0z'), refused);
    checkWire('a line that is no header', get('/healthz', 'hello\r\n'), refused);
    checkWire('garbage', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03\r\n\r\n', refused);
    checkWire('an HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', refused);
    checkWire('HTTP/3.0', `GET /healthz HTTP/3.0\r\n${host}\r\n`, refused);
    checkWire('an unknown method', `BREW /healthz HTTP/1.1\r\n${host}\r\n`, refused);
    checkWire('a method in small letters', `get /healthz HTTP/1.1\r\n${host}\r\n`, refused);
    checkWire('a target that is no path', `GET healthz HTTP/1.1\r\n${host}\r\n`, refused);
    checkWire('no Host', `GET /healthz HTTP/1.1\r\n${close}\r\n`, refused);
    checkWire('two Hosts', get('/healthz', `Host: y\r\n${close}`), refused);
    // The answer needs no body and is given before the body is seen to be broken; what follows is never read.
    checkWire(
      'chunks that are none',
      `${get('/healthz', 'Transfer-Encoding: chunked\r\n')}zz\r\n${smuggled}`,
      ['200'],
    );
    checkWire(
      'an unknown transfer coding',
      `${get('/healthz', 'Transfer-Encoding: xchunked\r\n')}${smuggled}`,
      ['200'],
    );
    checkWire(
      'chunks that are none, where a body is taken',
      `POST /test/body HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n${smuggled}`,
      refused,
    );
    checkWire(
      'a chunk larger than it says, where a body is taken',
      `POST /test/body HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nabcdef\r\n0\r\n\r\n${smuggled}`,
      refused,
    );
    checkNext('garbage', '\0\0\r\n\r\n', refused);
    checkNext('two lengths', get('/healthz', 'Content-Length: 0\r\nContent-Length: 44\r\n'), refused);
  });

  describe('protocol', () => {
    checkWire('HTTP/1.0', 'GET /healthz HTTP/1.0\r\n\r\n', ['200']);
    checkWire('HTTP/1.0 with a Host', `GET /nothing HTTP/1.0\r\n${host}\r\n`, ['404 not_found']);
    checkWire('empty lines before a request', `\r\n\r\n${get('/healthz', close)}`, ['200']);
    checkWire('a tunnel', `CONNECT example.com:443 HTTP/1.1\r\n${host}\r\n`, ['405 method_not_allowed']);
    checkWire('WebSocket', get('/v1/accuracy', 'Connection: Upgrade, close\r\nUpgrade: websocket\r\n'), [
      '200',
    ]);
    checkWire('HTTP/2 by upgrade', get('/v1/accuracy', 'Connection: Upgrade, close\r\nUpgrade: h2c\r\n'), [
      '200',
    ]);
    checkWire('an unknown expectation', get('/healthz', `Expect: tea\r\n${close}`), ['200']);
    checkWire('a whole URL as target', get('http://x/healthz', close), ['200']);

    it('Expect: 100-continue gets an interim answer, then the answer', async () => {
      const connection = await RawConnection.open(port);
      const body = '{"a":1}';
      connection.write(
        `POST /test/body HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      await eventually(() => connection.rest.startsWith('HTTP/1.1 100 '), 'the client may go on');
      connection.write(body);
      const answer = await connection.readAnswer();
      assert.deepEqual(JSON.parse(answer.body.toString()), { got: { a: 1 } });
      connection.destroy();
    });

    it('requests sent at once are answered in their order, however long each takes', async () => {
      const targets = ['/test/slow', '/healthz', '/nothing', '/test/slow', '/v1/status'];
      const bytes = targets.map((target, place) =>
        get(target, `X-API-Key: ${key}\r\n${place === targets.length - 1 ? close : ''}`),
      );
      const answers = await exchange(port, bytes.join(''));
      assert.deepEqual(answers.map(summarise), ['200', '200', '404 not_found', '200', '200']);
      assert.deepEqual(JSON.parse(answers[3]?.body.toString() ?? ''), { slow: true });
      assert.ok(answers[4]?.body.includes('api_version'));
    });

    it('garbage behind a request under way is answered after it', async () => {
      const answers = await exchange(port, `${get('/test/slow')}\0\0\r\n\r\n`);
      assert.deepEqual(answers.map(summarise), ['200', '400 malformed_request']);
      await checkAlive();
    });

    it('a request in many small pieces is one request', async () => {
      const connection = await RawConnection.open(port);
      for (const byte of get('/healthz', close)) {
        connection.write(byte);
        await new Promise(setImmediate);
      }
      assert.equal((await connection.readAnswer()).status, 200);
      connection.destroy();
    });
  });

  describe('time', () => {
    /** Sends a piece again and again, as slow clients do, until the server ends the connection. */
    async function drip(start: string, piece: string): Promise<RawAnswer[]> {
      const connection = await RawConnection.open(hastyPort);
      connection.write(start);
      const stop = new AbortController();
      const dripping = (async () => {
        while (!stop.signal.aborted) {
          connection.write(piece);
          await sleep(40, undefined, { signal: stop.signal }).catch(() => undefined);
        }
      })();
      try {
        return await connection.readToEnd();
      } finally {
        stop.abort();
        await dripping;
        connection.destroy();
      }
    }

    it('headers that trickle in are cut with 408', async () => {
      const answers = await drip(`GET /healthz HTTP/1.1\r\n${host}`, 'X: 1\r\n');
      assert.deepEqual(answers.map(summarise), ['408 request_timeout']);
      assert.equal(answers[0]?.headers['connection'], 'close');
    });

    it('the same on a connection that was in use', async () => {
      const answers = await drip(`${get('/healthz')}GET /healthz HTTP/1.1\r\n${host}`, 'X: 1\r\n');
      assert.deepEqual(answers.map(summarise), ['200', '408 request_timeout']);
    });

    it('a body that trickles in is cut with 408', async () => {
      const answers = await drip(
        `POST /test/body HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n`,
        ' ',
      );
      assert.deepEqual(answers.map(summarise), ['408 request_timeout']);
    });

    it('a body that trickles in where none is taken is cut after the answer', async () => {
      const answers = await drip(get('/healthz', 'Content-Length: 60000\r\n'), 'x');
      assert.deepEqual(answers.map(summarise), ['200']);
    });

    it('a connection on which nothing is ever sent is closed', async () => {
      const connection = await RawConnection.open(hastyPort);
      assert.deepEqual((await connection.readToEnd()).map(summarise), ['408 request_timeout']);
      connection.destroy();
    });

    it('an idle connection is closed without an answer', async () => {
      const connection = await RawConnection.open(hastyPort);
      connection.write(get('/healthz'));
      assert.deepEqual((await connection.readToEnd()).map(summarise), ['200']);
      connection.destroy();
    });

    it('a client that has closed its half has gone away', async () => {
      const connection = await RawConnection.open(hastyPort);
      connection.write(get('/test/slow'));
      connection.endWriting();
      assert.deepEqual(await connection.readToEnd(), []);
      connection.destroy();
      await checkAlive();
    });

    it('a client that never reads its answer is cut', async () => {
      const connection = await RawConnection.open(hastyPort);
      connection.stopReading();
      const asked = hugeAsked;
      connection.write(get('/test/huge', close));
      const open = () =>
        new Promise<number>((resolve) =>
          hastyApi.api.app.server.getConnections((_, found) => resolve(found)),
        );
      await eventually(() => hugeAsked > asked, 'the answer is under way');
      await eventually(async () => (await open()) === 0, 'the client is cut');
      connection.resumeReading();
      await assert.rejects(connection.readAnswer(), /ended before an answer/);
      connection.destroy();
    });

    it('a client that reads it gets it whole', async () => {
      const [answer] = await exchange(port, get('/test/huge', close));
      assert.equal(answer?.body.length, JSON.stringify({ hugeText }).length);
    });
  });
});

describe('connections', () => {
  it('beyond the most there may be are dropped, and let in again when there is room', async (t) => {
    const testApi = await startTestApi({ transport: { ...patientTransport, connectionsMax: 3 } });
    t.after(() => testApi.close());
    const port = await testApi.listen();
    const request = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
    const held: RawConnection[] = [];
    for (let place = 0; place < 3; place++) {
      const connection = await RawConnection.open(port);
      connection.write(request);
      assert.equal((await connection.readAnswer()).status, 200);
      held.push(connection);
    }
    for (let place = 0; place < 5; place++) {
      const extra = await RawConnection.open(port);
      extra.write(request);
      assert.deepEqual(await extra.readToEnd(), []);
      extra.destroy();
    }
    for (const connection of held) {
      connection.write(request);
      assert.equal((await connection.readAnswer()).status, 200);
    }
    held.shift()?.destroy();
    await eventually(async () => {
      const next = await RawConnection.open(port);
      next.write(request);
      const answer = await next.readAnswer().catch(() => undefined);
      next.destroy();
      return answer?.status === 200;
    }, 'there is room again');
    for (const connection of held) connection.destroy();
  });

  it('arrive at one server where localhost has two addresses', async (t) => {
    const { lookup } = dns;
    t.mock.method(dns, 'lookup', (host: string, options: dns.LookupAllOptions, done: LookupDone) => {
      if (host === 'localhost')
        done(null, [
          { address: '127.0.0.1', family: 4 },
          { address: '::1', family: 6 },
        ]);
      else lookup(host, options, done);
    });
    const testApi = await startTestApi();
    t.after(() => testApi.close());
    await testApi.api.listen({ host: 'localhost', port: 0 });
    assert.equal(testApi.api.app.addresses().length, 1);
  });

  it('take so many requests and no more', async (t) => {
    const testApi = await startTestApi({ transport: { ...patientTransport, requestsPerSocketMax: 3 } });
    t.after(() => testApi.close());
    const port = await testApi.listen();
    const answers = await exchange(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3));
    assert.deepEqual(
      answers.map(({ status, headers }) => [status, headers['connection']]),
      [
        [200, 'keep-alive'],
        [200, 'keep-alive'],
        [200, 'close'],
      ],
    );
  });
});

describe('stopping', () => {
  /** An API with one request under way, which ends when `release` is called. */
  async function startBusy(t: TestContext, drainMs: number) {
    const testApi = await startTestApi({ transport: { ...patientTransport, drainMs } });
    const work = Promise.withResolvers<void>();
    t.after(async () => {
      work.resolve();
      await testApi.close();
    });
    const begun = Promise.withResolvers<void>();
    addEndpoint(testApi, '/test/work', async () => {
      begun.resolve();
      await work.promise;
      return { done: true };
    });
    const port = await testApi.listen();
    const connection = await RawConnection.open(port);
    connection.write('GET /test/work HTTP/1.1\r\nHost: x\r\n\r\n');
    await begun.promise;
    return { testApi, port, connection, release: () => work.resolve() };
  }

  it('a request under way is answered, and its connection closed', async (t) => {
    const { testApi, port, connection, release } = await startBusy(t, 3_600_000);
    const idle = await RawConnection.open(port);
    idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    assert.equal((await idle.readAnswer()).status, 200);
    const closed = testApi.api.close();
    await idle.waitForEnd();
    await assert.rejects(RawConnection.open(port), { code: 'ECONNREFUSED' });
    assert.equal(connection.ended, false);
    release();
    const answer = await connection.readAnswer();
    assert.deepEqual([answer.status, answer.body.toString()], [200, '{"done":true}']);
    assert.equal(answer.headers['connection'], 'close');
    await connection.waitForEnd();
    await closed;
  });

  it('a request that never ends is cut when its time is over', async (t) => {
    const { testApi, connection } = await startBusy(t, 300);
    const startedAt = performance.now();
    await testApi.api.close();
    const tookMs = performance.now() - startedAt;
    assert.ok(tookMs >= 290, `took ${tookMs} ms`);
    await connection.waitForEnd();
    assert.equal(connection.rest, '');
  });

  it('with nothing under way it stops without waiting for the drain', async (t) => {
    // The drain would outlast the test.
    const testApi = await startTestApi({ transport: { ...patientTransport, drainMs: 3_600_000 } });
    t.after(() => testApi.close());
    const port = await testApi.listen();
    const idle = await RawConnection.open(port);
    idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    assert.equal((await idle.readAnswer()).status, 200);
    await testApi.api.close();
    await idle.waitForEnd();
  });
});
