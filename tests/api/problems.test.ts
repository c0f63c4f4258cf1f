/** Every error code that can occur now is made to occur, by the means a caller has, and has the status the contract gives it. */
import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { type IdentityOptions, issueApiKey } from '../../src/api/index.ts';
import { type ProblemCode, problems } from '../../src/api/problem.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { addDailyUsage, openStore, revokeApiKey, type Store } from '../../src/store/index.ts';
import { eventually } from '../harness/eventually.ts';
import { addEndpoint } from '../harness/extra-endpoint.ts';
import { patientTransport } from '../harness/patient-transport.ts';
import { exchange, RawConnection } from '../harness/raw-connection.ts';
import {
  httpStatuses,
  receiptStatuses,
  specifiedStatuses,
  webhookStatuses,
} from '../harness/specified-statuses.ts';
import { startTestApi, type TestApi } from '../harness/test-api.ts';

const statuses: Readonly<Record<string, number>> = {
  ...specifiedStatuses,
  ...webhookStatuses,
  ...receiptStatuses,
  ...httpStatuses,
};

/** Each with the reason. A change that removes the reason moves the code into the cases below. */
const cannotOccurYet: Partial<Record<ProblemCode, string>> = {
  market_not_found: 'no endpoint reads a graph run yet',
  event_not_found: 'no endpoint reads a graph run yet',
  topic_not_found: 'no endpoint reads a graph run yet',
  relation_not_found: 'no endpoint reads a graph run yet',
  rulebook_not_found: 'no rulebook is recorded yet',
  book_not_found: 'no order book is recorded yet',
  too_many_streams: 'there is no live stream yet',
  stream_unavailable: 'there is no live stream yet',
};

interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const produced = new Set<string>();
const secretOfTheCause = 'the cause: rows of /var/lib/secret';

describe('error codes', () => {
  let testApi: TestApi;
  let brokenApi: TestApi;
  let hastyApi: TestApi;
  let unreachableApi: TestApi;
  let unreachable: Store;
  let port: number;
  let hastyPort: number;
  let key: string;
  let revokedKey: string;

  before(async () => {
    testApi = await startTestApi({
      identity: await identityWithoutProvider(),
    });
    key = await testApi.issueKey();
    const revoked = await issueApiKey(testApi.store, { tier: 'free', label: 'to be revoked' });
    await revokeApiKey(testApi.store, revoked.id);
    revokedKey = revoked.text;
    port = await testApi.listen();

    unreachable = openStore(
      { log: silentLog },
      { kind: 'external', url: 'postgres://routeur@%2Fnowhere:5432/routeur' },
    );
    await unreachable.prepare(async () => undefined);
    unreachableApi = await startTestApi({ sharedStore: unreachable });
    hastyApi = await startTestApi({
      sharedStore: testApi.store,
      transport: {
        ...patientTransport,
        answerTimeoutMs: 300,
        headersTimeoutMs: 200,
        checkEveryMs: 50,
      },
    });
    addEndpoint(hastyApi, '/test/never', () => new Promise(() => undefined));
    hastyPort = await hastyApi.listen();
    brokenApi = await startTestApi({
      sharedStore: testApi.store,
      status: () => {
        throw new TypeError(secretOfTheCause);
      },
    });
  });
  after(async () => {
    await Promise.all([brokenApi.close(), hastyApi.close(), unreachableApi.close()]);
    await Promise.all([testApi.close(), unreachable.close()]);
  });

  async function send(url: string, headers: Record<string, string> = {}, api = testApi): Promise<Refusal> {
    const { statusCode, headers: answered, body } = await api.get(url, headers);
    return { status: statusCode, headers: answered, body };
  }
  const sendWithKey = (url: string, api = testApi) => send(url, { 'x-api-key': key }, api);

  async function sendBytes(bytes: string, to = port): Promise<Refusal> {
    const [answer] = await exchange(to, bytes);
    assert.ok(answer);
    return { ...answer, body: answer.body.toString() };
  }

  function checkProblem(code: ProblemCode, how: string, produce: () => Promise<Refusal>): void {
    produced.add(code);
    it(`${code}: ${how}`, async () => {
      const { status, headers, body } = await produce();
      const answer: { error: { code: string; message: string } } = JSON.parse(body);
      assert.equal(answer.error.code, code);
      assert.equal(status, statuses[code]);
      assert.deepEqual(Object.keys(answer), ['error']);
      assert.deepEqual(Object.keys(answer.error), ['code', 'message']);
      assert.equal(typeof answer.error.message, 'string');
      assert.ok(answer.error.message.length > 0);
      assert.equal(headers['content-type'], 'application/json; charset=utf-8');
      assert.equal(headers['cache-control'], 'no-store');
      assert.equal(
        headers['www-authenticate'],
        status === 401 ? 'Bearer realm="routeur"' : undefined,
        'WWW-Authenticate goes with 401',
      );
      if (status === 429) assert.match(String(headers['retry-after']), /^[1-9]\d*$/);
    });
  }

  checkProblem('invalid_parameter', 'an unknown parameter', () => sendWithKey('/v1/status?x=1'));
  checkProblem('invalid_parameter', 'a repeated parameter', () => sendWithKey('/v1/topics?limit=1&limit=1'));
  checkProblem('invalid_parameter', 'one out of range', () => sendWithKey('/v1/topics?limit=201'));
  checkProblem('invalid_parameter', 'an unknown version', () =>
    send('/v1/accuracy', { 'routeur-version': '2020-01-01' }),
  );
  checkProblem('invalid_market', 'an unknown venue', () => sendWithKey('/v1/markets/venue_c/X'));
  checkProblem('invalid_market', 'a malformed id', () => sendWithKey('/v1/markets/venue_a/-x/book'));
  checkProblem('invalid_market', 'broken percent-encoding', () => sendWithKey('/v1/markets/venue_a/%zz'));
  checkProblem('invalid_market', 'the second of a pair', () =>
    sendWithKey('/v1/relations/venue_a/X/venue_c/Y'),
  );
  checkProblem('invalid_rulebook', 'an unknown kind', () => sendWithKey('/v1/rulebooks/venue_a/book/X'));
  checkProblem('invalid_rulebook', 'broken percent-encoding', () =>
    sendWithKey('/v1/rulebooks/venue_a/series/%e0%a4%a'),
  );
  checkProblem('invalid_event', 'an unknown venue', () => sendWithKey('/v1/events/venue_c/X'));
  checkProblem('invalid_event', 'broken percent-encoding', () => sendWithKey('/v1/events/venue_a/%'));
  checkProblem('invalid_topic', 'capitals', () => sendWithKey('/v1/topics/Elections'));
  checkProblem('invalid_topic', 'broken percent-encoding', () => sendWithKey('/v1/topics/%f'));
  checkProblem('strategy_not_found', 'an id no strategy has', () =>
    sendWithKey('/v1/insights/strategies/NO'),
  );
  checkProblem('strategy_not_found', 'broken percent-encoding', () =>
    sendWithKey('/v1/insights/strategies/%zz'),
  );
  checkProblem('api_key_required', 'no credential', () => send('/v1/status'));
  checkProblem('api_key_required', 'a credential of another kind', () =>
    send('/v1/status', { authorization: 'Basic dXNlcjpwYXNz' }),
  );
  checkProblem('invalid_api_key', 'a malformed key', () => send('/v1/status', { 'x-api-key': 'rtr_live_x' }));
  checkProblem('invalid_api_key', 'two different keys', () =>
    send('/v1/status', { 'x-api-key': key, authorization: `Bearer ${revokedKey}` }),
  );
  checkProblem('api_key_revoked', 'a revoked key', () => send('/v1/status', { 'x-api-key': revokedKey }));
  checkProblem('invalid_token', 'a bearer that is no token', () =>
    send('/v1/status', { authorization: 'Bearer hello' }),
  );
  checkProblem('caller_not_allowed', 'metrics through a proxy', () =>
    send('/metrics', { 'x-forwarded-for': '203.0.113.7' }),
  );
  const post = async (url: string, type: string, body: string): Promise<Refusal> => {
    const {
      statusCode,
      headers,
      body: answered,
    } = await testApi.api.app.inject({
      method: 'POST',
      url,
      headers: { 'x-api-key': key, 'content-type': type },
      payload: body,
    });
    return { status: statusCode, headers, body: answered };
  };
  checkProblem('invalid_webhook', 'a body without its members', () =>
    post('/v1/webhooks', 'application/json', '{}'),
  );
  checkProblem('malformed_request', 'a body that is no JSON', () =>
    post('/v1/webhooks', 'application/json', '{'),
  );
  checkProblem('unsupported_media_type', 'a form', () =>
    post('/v1/webhooks', 'application/x-www-form-urlencoded', 'url=x'),
  );
  checkProblem('receipt_not_found', 'an id no receipt has', () =>
    sendWithKey(`/v1/receipts/rcpt_${'0'.repeat(32)}`),
  );
  checkProblem('receipt_not_found', 'a malformed id', () => sendWithKey('/v1/receipts/rcpt_1'));
  checkProblem('webhook_not_found', 'an id that does not exist', () => sendWithKey('/v1/webhooks/whk_1'));
  checkProblem('webhook_not_found', 'broken percent-encoding', () => sendWithKey('/v1/webhooks/%zz'));
  checkProblem('delivery_not_found', 'an id no delivery has', async () => {
    const made = await post(
      '/v1/webhooks',
      'application/json',
      '{"url":"https://a.example","events":["lead.executable"]}',
    );
    const { data }: { data: { id: string } } = JSON.parse(made.body);
    return post(`/v1/webhooks/${data.id}/deliveries/dlv_1/redeliver`, 'application/json', '');
  });
  checkProblem('not_found', 'no such path', () => send('/v1/nothing'));
  checkProblem('not_found', 'broken percent-encoding below no path', () => send('/%zz'));
  checkProblem('rate_limited', 'the 31st request of a free key in a minute', async () => {
    const freeKey = await testApi.issueKey('free');
    const request = () => send('/v1/status', { 'x-api-key': freeKey });
    for (let sent = 0; sent < 30; sent++) assert.equal((await request()).status, 200);
    return request();
  });
  checkProblem('daily_quota_exceeded', 'a free key with 2,000 requests today', async () => {
    const { id, text } = await issueApiKey(testApi.store, { tier: 'free', label: 'used up' });
    const day = new Date().toISOString().slice(0, 10);
    await addDailyUsage(testApi.store, [{ caller: `key:${id}`, day, requests: 2000 }]);
    return send('/v1/status', { 'x-api-key': text });
  });
  checkProblem('internal', 'a handler that throws', () => sendWithKey('/v1/status', brokenApi));
  checkProblem('graph_unavailable', 'before the first run', () => sendWithKey('/v1/markets'));
  checkProblem('graph_unavailable', 'readiness', () => send('/readyz'));
  checkProblem('database_unavailable', 'a key is looked up in a database that is not there', () =>
    sendWithKey('/v1/status', unreachableApi),
  );
  checkProblem('timeout', 'a handler that never answers', () => send('/test/never', {}, hastyApi));
  checkProblem('identity_provider_unavailable', 'the keys of the issuer are not served', () =>
    send('/v1/status', { authorization: `Bearer ${unverifiableToken}` }),
  );

  checkProblem('malformed_request', 'bytes that are not HTTP', () => sendBytes('\0\x01\xff\r\n\r\n'));
  checkProblem('malformed_request', 'no Host', () =>
    sendBytes('GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'),
  );
  checkProblem('method_not_allowed', 'POST to a path that takes GET', async () => {
    const { statusCode, headers, body } = await testApi.api.app.inject({
      method: 'POST',
      url: '/v1/status',
    });
    return { status: statusCode, headers, body };
  });
  checkProblem('request_timeout', 'headers that stop coming', () =>
    sendBytes('GET /healthz HTTP/1.1\r\nHost: x\r\n', hastyPort),
  );
  checkProblem('body_too_large', 'a body announced with more than 64 kB', () =>
    sendBytes('GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 65537\r\n\r\n'),
  );
  checkProblem('url_too_long', 'a URL of 4,097 characters', () => send(`/healthz?${'x'.repeat(4088)}`));
  checkProblem('headers_too_large', 'headers of 9 kB', () =>
    sendBytes(`GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(9000)}\r\n\r\n`),
  );

  it('a failure of ours says nothing of its cause to the caller and everything to the log', async () => {
    const { body } = await sendWithKey('/v1/status', brokenApi);
    assert.deepEqual(JSON.parse(body), {
      error: { code: 'internal', message: 'The request failed on our side.' },
    });
    const logged = brokenApi.logLines.filter((line) => line.includes(secretOfTheCause));
    assert.ok(logged.length > 0);
    const line: { level: string; code: string; error: { type: string; stack: string } } = JSON.parse(
      logged[0] ?? '',
    );
    assert.equal(line.level, 'error');
    assert.equal(line.code, 'internal');
    assert.equal(line.error.type, 'TypeError');
    assert.match(line.error.stack, /problems\.test\.ts/);
  });
});

it('the codes above and those that cannot occur yet are the whole table', () => {
  const listed = [...produced, ...Object.keys(cannotOccurYet)];
  assert.deepEqual(listed.toSorted(), Object.keys(problems).toSorted());
});

it('every code has the status the specification gives it', () => {
  const held = Object.fromEntries(Object.entries(problems).map(([code, { status }]) => [code, status]));
  assert.deepEqual(held, statuses);
});

describe('the time a request has', () => {
  const sleepers = sql<{ count: bigint }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and state = 'active' and query like 'select pg_sleep(%'`;

  async function countSleepers({ store }: TestApi): Promise<number> {
    const { rows } = await store.query((db) => sleepers.execute(db));
    return Number(rows[0]?.count);
  }

  async function startSleeper(answerTimeoutMs: number): Promise<TestApi> {
    const testApi = await startTestApi({ transport: { ...patientTransport, answerTimeoutMs } });
    addEndpoint(testApi, '/test/sleep', async (request) => {
      await testApi.store.query(
        (db, options) => sql`select pg_sleep(30)`.execute(db, options),
        request.deadline.signal,
      );
      return {};
    });
    return testApi;
  }

  it('runs out: 504, and the query is gone', async () => {
    const testApi = await startSleeper(10_000);
    try {
      assert.equal(await countSleepers(testApi), 0);
      const port = await testApi.listen();
      const answer = exchange(port, 'GET /test/sleep HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      await eventually(async () => (await countSleepers(testApi)) === 1, 'the query runs');
      const [refused] = await answer;
      assert.equal(refused?.status, 504);
      assert.equal(JSON.parse(refused.body.toString()).error.code, 'timeout');
      await eventually(async () => (await countSleepers(testApi)) === 0, 'the query is gone');
    } finally {
      await testApi.close();
    }
  });

  it('ends when the client goes away: the query is gone, and nothing is called a failure', async () => {
    const testApi = await startSleeper(25_000);
    try {
      const connection = await RawConnection.open(await testApi.listen());
      connection.write('GET /test/sleep HTTP/1.1\r\nHost: x\r\n\r\n');
      await eventually(async () => (await countSleepers(testApi)) === 1, 'the query runs');
      connection.destroy();
      await eventually(async () => (await countSleepers(testApi)) === 0, 'the query is gone');
      const isLogged = () => testApi.logLines.some((line) => line.includes('"route":"/test/sleep"'));
      await eventually(isLogged, 'the request is logged');
      assert.deepEqual(
        testApi.logLines.filter((line) => line.includes('"level":"error"')),
        [],
      );
    } finally {
      await testApi.close();
    }
  });
});

/** A JSON Web Token whose signature cannot be checked without the issuer's keys. */
const unverifiableToken = [{ alg: 'RS256', kid: 'k1' }, { sub: 'unknown', exp: 4_000_000_000 }, 'signature']
  .map((part) => Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url'))
  .join('.');

async function identityWithoutProvider(): Promise<IdentityOptions> {
  const closedPort = await new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
  return {
    issuer: 'https://issuer.example',
    jwksUrl: `http://127.0.0.1:${closedPort}/jwks`,
    audience: 'routeur',
    allowed: [],
    tier: 'free',
  };
}
