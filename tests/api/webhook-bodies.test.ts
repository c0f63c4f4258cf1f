/** Bodies: what is read when, what is refused as what, and that no body is answered with a failure of ours. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { webhookEndpoints } from '../../src/api/endpoints/index.ts';
import { createDocumentCheck, errorPointer } from '../harness/document-validator.ts';
import { document } from '../harness/documented-operations.ts';
import { eventually } from '../harness/eventually.ts';
import { patientTransport } from '../harness/patient-transport.ts';
import { exchange, RawConnection } from '../harness/raw-connection.ts';
import { errorCode, startTestApi, type TestApi } from '../harness/test-api.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { createCaller, newWebhook, type WebhookCaller } from '../harness/webhook-caller.ts';

const checkDocument = createDocumentCheck(document);
const fitting = JSON.stringify(newWebhook);

let testApi: TestApi;
let key: string;
let caller: WebhookCaller;
let id: string;
let port: number;

before(async () => {
  testApi = await startTestApi({
    transport: { ...patientTransport, headersTimeoutMs: 1_000, receiveTimeoutMs: 1_000, checkEveryMs: 100 },
  });
  key = await testApi.issueKey('institutional');
  caller = createCaller(testApi, { 'x-api-key': key });
  ({ id } = await caller.subscribe());
  port = await testApi.listen();
});
after(() => testApi.close());

describe('a body is refused', () => {
  function check(
    what: string,
    body: string | Buffer,
    status: number,
    code: string,
    type = 'application/json',
  ) {
    it(`${what}: ${status} ${code}`, async () => {
      for (const [method, path] of [
        ['POST', ''],
        ['PATCH', `/${id}`],
      ] as const) {
        const answer = await testApi.api.app.inject({
          method,
          url: `/v1/webhooks${path}`,
          headers: { 'x-api-key': key, ...(type === '' ? {} : { 'content-type': type }) },
          payload: body,
        });
        assert.equal(answer.statusCode, status, answer.body);
        assert.equal(errorCode(answer), code);
        assert.equal(checkDocument(errorPointer, answer.json()), undefined);
      }
    });
  }

  for (const broken of ['{', '{"url":}', 'url', '{} {}', "{'url':1}", '{"a":1,}', '\u{feff}{', 'NaN', ' ']) {
    check(JSON.stringify(broken), broken, 400, 'malformed_request');
  }
  check('no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400, 'malformed_request');
  check('an overlong form', Buffer.from([0x22, 0xc0, 0xaf, 0x22]), 400, 'malformed_request');
  check('nothing', '', 400, 'malformed_request');
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
    'application/jsonp',
    'application/merge-patch+json',
    'multipart/form-data; boundary=x',
    'x',
    '',
  ]) {
    check(`of type ${type || 'none'}`, fitting, 415, 'unsupported_media_type', type);
  }
  check('a member twice', `{"url":"a","url":"b"}`, 400, 'invalid_webhook');
  check('a member twice, once in escapes', `{"filters":{},"\\u0066ilters":{}}`, 400, 'invalid_webhook');
  check('an unknown member', `{"__proto__":{"url":"a"}}`, 400, 'invalid_webhook');
  check(
    'nested deeper than anybody needs',
    `${'{"url":'.repeat(6_000)}1${'}'.repeat(6_000)}`,
    400,
    'invalid_webhook',
  );
  check('a list nested so', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400, 'invalid_webhook');
  check('one byte too large', `"${'a'.repeat(65_535)}"`, 413, 'body_too_large');
  check('as large as may be', `"${'a'.repeat(65_534)}"`, 400, 'invalid_webhook');

  it('compressed: 415', async () => {
    const answer = await caller.send('POST', '', fitting, { 'content-encoding': 'gzip' });
    assert.equal(answer.statusCode, 415);
  });

  for (const type of [
    'application/json',
    'Application/JSON; charset=UTF-8',
    'application/json;charset="utf-8"',
  ]) {
    it(`not for its type ${type}`, async () => {
      const answer = await caller.send('POST', '', fitting, { 'content-type': type });
      assert.equal(answer.statusCode, 201, answer.body);
      await caller.send('DELETE', `/${answer.json().data.id}`);
    });
  }
});

describe('over a connection', () => {
  const head = (method: string, path: string, ...headers: string[]) =>
    [`${method} /v1/webhooks${path} HTTP/1.1`, 'Host: x', `X-API-Key: ${key}`, ...headers, '', ''].join(
      '\r\n',
    );

  it('a body in chunks is read whole, and the connection goes on', async () => {
    const body = JSON.stringify({ status: 'active' });
    const chunks = [...body].map((byte) => `1\r\n${byte}\r\n`).join('');
    const patch = `${head('PATCH', `/${id}`, 'Content-Type: application/json', 'Transfer-Encoding: chunked')}${chunks}0\r\n\r\n`;
    const answers = await exchange(port, `${patch}${patch}${head('GET', '', 'Connection: close')}`);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    );
  });

  it('chunks beyond the bound are refused while they come: 413, and the connection ends', async () => {
    const sent = head('POST', '', 'Content-Type: application/json', 'Transfer-Encoding: chunked');
    const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
    const [answer] = await exchange(port, `${sent}${chunk.repeat(5)}`);
    assert.equal(answer?.status, 413);
    assert.equal(answer.headers['connection'], 'close');
  });

  it('a length beyond the bound is refused unread', async () => {
    const [answer] = await exchange(
      port,
      head('POST', '', 'Content-Type: application/json', 'Content-Length: 65537'),
    );
    assert.equal(answer?.status, 413);
  });

  it('a body that does not come in time is 408, and nothing is called a failure', async () => {
    const sent = head('POST', '', 'Content-Type: application/json', 'Content-Length: 100');
    const [answer] = await exchange(port, `${sent}{"url":`);
    assert.equal(answer?.status, 408);
  });

  it('a client that goes away in the middle is no failure', async () => {
    const routed = () =>
      testApi.logLines.filter(
        (line) => line.includes('"route":"/v1/webhooks"') && line.includes('"status":400'),
      );
    const before = routed().length;
    const connection = await RawConnection.open(port);
    connection.write(`${head('POST', '', 'Content-Type: application/json', 'Content-Length: 100')}{"url":`);
    connection.destroy();
    await eventually(() => routed().length > before, 'the request is in the log');
    assert.deepEqual(
      testApi.logLines.filter((line) => line.includes('"level":"error"')),
      [],
    );
  });

  it('a body is waited for only once its sender is known', async () => {
    const lines = [
      'POST /v1/webhooks HTTP/1.1',
      'Host: x',
      'Content-Type: application/json',
      'Content-Length: 100',
    ];
    const [answer] = await exchange(port, `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
    assert.equal(answer?.status, 401);
  });

  it('a GET with a body is answered as one without', async () => {
    const get = `${head('GET', '', 'Content-Type: application/json', 'Content-Length: 7')}{broken`;
    const answers = await exchange(port, `${get}${head('GET', '', 'Connection: close')}`);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
  });
});

describe('any body', () => {
  const members = fc.oneof(
    fc.constantFrom(
      'url',
      'events',
      'filters',
      'status',
      'cross_venue',
      'min_net_usd',
      '__proto__',
      'constructor',
    ),
    fc.string({ unit: 'binary', maxLength: 10 }),
  );
  const values = fc.oneof(
    fc.constantFrom<unknown[]>(
      'lead.executable',
      'https://a.example',
      'active',
      '1.5',
      true,
      null,
      0,
      [],
      {},
    ),
    fc.jsonValue({ maxDepth: 2 }),
    fc.array(fc.constantFrom('lead.executable', 'webhook.test', 'market.settled', ''), { maxLength: 3 }),
    fc.dictionary(members, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 }),
    fc.string({ unit: 'binary', maxLength: 3_000 }),
  );
  const bodies = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.dictionary(members, values, { maxKeys: 4 }).map((value) => JSON.stringify(value)),
    },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(members, values, members, values)
        .map(
          ([a, x, b, y]) =>
            `{${JSON.stringify(a)}:${JSON.stringify(x)},${JSON.stringify(b)}:${JSON.stringify(y)}}`,
        ),
    },
  );

  it('is answered by the document, and never with a failure of ours', async () => {
    const actions = webhookEndpoints.filter(({ body }) => body !== undefined);
    assert.deepEqual(
      actions.map(({ method }) => method),
      ['POST', 'PATCH'],
    );
    await fc.assert(
      fc.asyncProperty(bodies, fc.constantFrom('POST' as const, 'PATCH' as const), async (body, method) => {
        const answer = await caller.send(method, method === 'POST' ? '' : `/${id}`, body);
        if (answer.statusCode < 400) {
          assert.equal(answer.statusCode, method === 'POST' ? 201 : 200);
          if (method === 'POST') await caller.send('DELETE', `/${answer.json().data.id}`);
          return;
        }
        assert.equal(answer.statusCode, 400, answer.body);
        assert.match(errorCode(answer), /^(invalid_webhook|malformed_request)$/);
        assert.equal(checkDocument(errorPointer, answer.json()), undefined);
      }),
      // Within the requests a minute of the tier.
      { numRuns: testRounds({ usual: 500, full: 1_200 }) },
    );
  });
});
