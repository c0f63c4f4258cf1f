/** What a newcomer asks for first, without a key and without knowing any path. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { describeService } from '../../src/app/describe-service.ts';
import { errorCode, startTestApi, type TestApi } from '../harness/test-api.ts';

let testApi: TestApi;
let simulated = false;
before(async () => {
  testApi = await startTestApi({
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
        simulated,
      }),
  });
});
after(() => testApi.close());

describe('the start page', () => {
  it('has a request for each of the first three tasks, with the host it was asked for', async () => {
    const { statusCode, headers, body } = await testApi.get('/', { host: 'routeur.example:8443' });
    assert.equal(statusCode, 200);
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    assert.equal(headers['cache-control'], 'no-store');
    for (const path of ['/v1/cross-venue?', '/v1/search?', '/v1/opportunities?'])
      assert.ok(body.includes(`"http://routeur.example:8443${path}`), path);
    assert.match(body, /npx routeur keys issue/);
    assert.match(body, /No graph run has finished yet/);
  });

  it('repeats no host that is more than a host', async () => {
    for (const host of [
      '<b>x</b>',
      'a"b',
      "a'b",
      'a b',
      'a/b',
      '&lt;',
      `${'a'.repeat(254)}`,
      '$(id)',
      '`id`',
    ]) {
      const { body } = await testApi.get('/', { host });
      assert.ok(!body.includes(`http://${host}`), host);
      assert.ok(body.includes('"http://127.0.0.1:8080/v1/search?'), host);
    }
  });

  it('is called simulated where a venue is, and only there', async () => {
    assert.doesNotMatch((await testApi.get('/')).body, /SIMULATED/);
    simulated = true;
    assert.match((await testApi.get('/')).body, /SIMULATED: venue_a and venue_b\./);
    simulated = false;
  });

  it('runs no script and loads nothing from elsewhere', async () => {
    const { headers, body } = await testApi.get('/');
    const policy = String(headers['content-security-policy']);
    assert.match(policy, /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self';/);
    assert.doesNotMatch(policy, /unsafe|script-src/);
    assert.doesNotMatch(body, /<script|javascript:|\son\w+=|\sstyle=/i);
    assert.match(body, /name="viewport" content="width=device-width/);
    assert.match(body, /prefers-color-scheme: dark/);
  });

  it('links to nothing that is not there', async () => {
    const { body } = await testApi.get('/');
    const links = [...body.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
    assert.ok(links.length >= 6);
    for (const link of links) {
      const answer = await testApi.get(link);
      assert.ok(answer.statusCode === 200 || errorCode(answer) === 'graph_unavailable', link);
    }
  });
});

describe('what else is asked for first', () => {
  for (const [path, contentType, says] of [
    ['/openapi.json', 'application/json; charset=utf-8', /"openapi":"3\.1\.0"/],
    ['/guide', 'text/plain; charset=utf-8', /Fifteen tasks/],
    ['/robots.txt', 'text/plain; charset=utf-8', /Disallow: \/v1\//],
    ['/favicon.ico', 'image/svg+xml', /<svg/],
    ['/healthz', 'application/json; charset=utf-8', /"ok"/],
  ] as const) {
    it(path, async () => {
      const { statusCode, headers, body } = await testApi.get(path);
      assert.equal(statusCode, 200);
      assert.equal(headers['content-type'], contentType);
      assert.match(body, says);
      const again = await testApi.get(path, { 'if-none-match': String(headers.etag) });
      assert.equal(again.statusCode, path === '/healthz' ? 200 : 304);
    });
  }

  for (const [path, hint] of [
    ['/v1', '/ shows how to begin'],
    ['/v1/', '/ shows how to begin'],
    ['/health', 'The nearest is /healthz'],
    ['/markets?limit=1', 'The nearest is /v1/markets;'],
    ['/v1/market/venue_a/KX-1', 'The nearest is /v1/markets/{venue}/{id};'],
    ['/v1/leads', 'The nearest is /v1/opportunities;'],
    ['/wp-login.php', 'every endpoint is at /docs'],
  ] as const) {
    it(`${path} is not there, and the answer says where to go on`, async () => {
      const answer = await testApi.get(path);
      assert.equal(errorCode(answer), 'not_found');
      const { error }: { error: { message: string } } = JSON.parse(answer.body);
      assert.ok(error.message.toLowerCase().includes(hint.toLowerCase()), error.message);
      assert.ok(error.message.includes('/docs'), error.message);
      assert.ok(error.message.length < 250);
    });
  }

  it('a key in a path is not repeated', async () => {
    const key = await testApi.issueKey();
    const { body } = await testApi.get(`/${key}`);
    assert.ok(!body.includes(key.slice(-43)));
  });
});
