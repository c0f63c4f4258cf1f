import assert from 'node:assert/strict';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { crc32 } from 'node:zlib';
import type { LightMyRequestResponse as InjectedResponse, InjectOptions } from 'fastify';
import { Client } from 'pg';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { endpoints, issueApiKey, tiers } from '../../src/api/index.ts';
import { generateApiKey } from '../../src/api/keys/api-key.ts';
import { KeyVerifier } from '../../src/api/keys/key-verifier.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { revokeApiKey } from '../../src/store/index.ts';
import { eventually } from '../harness/eventually.ts';
import { type IdentityProvider, signToken, startIdentityProvider } from '../harness/identity-provider.ts';
import { createClock } from '../harness/manual-clock.ts';
import { errorCode, startTestApi, type TestApi } from '../harness/test-api.ts';
import { openTestStore } from '../harness/test-database.ts';
import { watchStore } from '../harness/watched-store.ts';

type Headers = Record<string, string>;

const path = '/v1/status';
const trustedForMs = 5_000;
const failuresPerMinute = 60;

/** A request from an address of its own, so that no test spends the failures of another. */
let addressesUsed = 0;
function newAddress(): string {
  addressesUsed += 1;
  return `10.0.${addressesUsed >> 8}.${addressesUsed & 255}`;
}

function ask(
  api: TestApi,
  headers: Headers,
  options: Partial<InjectOptions> = {},
): Promise<InjectedResponse> {
  return api.api.app.inject({ method: 'GET', url: path, headers, remoteAddress: newAddress(), ...options });
}

const withKey = (key: string): Headers => ({ 'X-API-Key': key });
const withBearer = (credential: string): Headers => ({ Authorization: `Bearer ${credential}` });
const idOf = (key: string): string => key.split('_')[2] ?? assert.fail('not a key');

/** A key with a right checksum, the id of `key` and another secret. */
function withOtherSecret(key: string): string {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const random = generateApiKey().secret.slice(0, 37);
  let rest = crc32(`${idOf(key)}_${random}`);
  const checksum = Array.from({ length: 6 }, () => {
    const digit = digits.charAt(rest % 62);
    rest = Math.floor(rest / 62);
    return digit;
  });
  return `rtr_live_${idOf(key)}_${random}${checksum.toReversed().join('')}`;
}

describe('the outcomes of authentication', () => {
  let api: TestApi;
  let provider: IdentityProvider;
  const credentials = new Map<string, string>();

  before(async () => {
    provider = await startIdentityProvider();
    const signer = await provider.addKey('first', 'RS256');
    api = await startTestApi({
      identity: {
        issuer: provider.issuer,
        jwksUrl: provider.jwksUrl,
        audience: 'routeur',
        allowed: ['a-service'],
        tier: 'pro',
      },
    });
    const exp = Math.floor(Date.now() / 1000) + 600;
    const claims = { iss: provider.issuer, aud: 'routeur', exp };
    const [key, otherKey, revoked] = await Promise.all([api.issueKey(), api.issueKey(), api.issueKey()]);
    await revokeApiKey(api.store, idOf(revoked));
    for (const [name, credential] of Object.entries({
      key,
      otherKey,
      revoked,
      unknown: generateApiKey().text,
      otherSecret: withOtherSecret(key),
      revokedOtherSecret: withOtherSecret(revoked),
      mistyped: mistype(key),
      token: await signToken(signer, { ...claims, sub: 'a-service' }),
      stranger: await signToken(signer, { ...claims, sub: 'a-stranger' }),
      expired: await signToken(signer, { ...claims, sub: 'a-service', exp: exp - 7200 }),
    })) {
      credentials.set(name, credential);
    }
  });
  after(async () => {
    await api.close();
    await provider.close();
  });

  /** Words in braces stand for the credentials above. */
  function checkOutcome(headers: Headers, status: number, code?: string): void {
    it(`${JSON.stringify(headers)} is ${status} ${code ?? ''}`, async () => {
      const sent = Object.entries(headers).map(([name, value]) => [
        name,
        value.replace(/\{(\w+)\}/g, (_, word) => credentials.get(word) ?? assert.fail(word)),
      ]);
      const response = await ask(api, Object.fromEntries(sent));
      assert.equal(response.statusCode, status, response.body);
      if (code !== undefined) assert.equal(errorCode(response), code);
      assert.equal(
        response.headers['www-authenticate'],
        status === 401 ? 'Bearer realm="routeur"' : undefined,
      );
      assert.equal(response.headers['x-ratelimit-limit'] !== undefined, status === 200);
    });
  }

  checkOutcome({ 'X-API-Key': '{key}' }, 200);
  checkOutcome({ 'x-api-key': '{key}' }, 200);
  checkOutcome({ Authorization: 'Bearer {key}' }, 200);
  checkOutcome({ Authorization: 'bearer {key}' }, 200);
  checkOutcome({ AUTHORIZATION: 'BEARER {key}' }, 200);
  checkOutcome({ 'X-API-Key': '{key}', Authorization: 'Bearer {key}' }, 200);
  checkOutcome({ 'X-API-Key': '{key}', Authorization: 'Basic dXNlcjpwYXNz' }, 200);
  checkOutcome({ Authorization: 'Bearer {token}' }, 200);

  checkOutcome({}, 401, 'api_key_required');
  checkOutcome({ 'X-API-Key': '' }, 401, 'api_key_required');
  checkOutcome({ Authorization: 'Bearer' }, 401, 'api_key_required');
  checkOutcome({ Authorization: '{key}' }, 401, 'api_key_required');
  checkOutcome({ Authorization: 'Basic {key}' }, 401, 'api_key_required');
  checkOutcome({ Cookie: 'key={key}' }, 401, 'api_key_required');

  checkOutcome({ 'X-API-Key': 'anything' }, 401, 'invalid_api_key');
  checkOutcome({ 'X-API-Key': '{unknown}' }, 401, 'invalid_api_key');
  checkOutcome({ Authorization: 'Bearer {unknown}' }, 401, 'invalid_api_key');
  checkOutcome({ 'X-API-Key': '{mistyped}' }, 401, 'invalid_api_key');
  checkOutcome({ 'X-API-Key': '{otherSecret}' }, 401, 'invalid_api_key');
  checkOutcome({ 'X-API-Key': '{key}x' }, 401, 'invalid_api_key');
  checkOutcome({ 'X-API-Key': '{key}, {key}' }, 401, 'invalid_api_key');
  checkOutcome({ Authorization: 'Bearer {key}, Bearer {key}' }, 401, 'invalid_api_key');
  checkOutcome({ Authorization: 'Bearer rtr_live_' }, 401, 'invalid_api_key');
  checkOutcome({ 'X-API-Key': '{token}' }, 401, 'invalid_api_key');
  checkOutcome({ 'X-API-Key': '{key}', Authorization: 'Bearer {otherKey}' }, 401, 'invalid_api_key');
  checkOutcome({ 'X-API-Key': '{key}', Authorization: 'Bearer {token}' }, 401, 'invalid_api_key');
  checkOutcome({ 'X-API-Key': '{unknown}', Authorization: 'Bearer {key}' }, 401, 'invalid_api_key');

  checkOutcome({ 'X-API-Key': '{revoked}' }, 401, 'api_key_revoked');
  checkOutcome({ Authorization: 'Bearer {revoked}' }, 401, 'api_key_revoked');
  // A caller without the secret learns nothing of the key, not even that it was revoked.
  checkOutcome({ 'X-API-Key': '{revokedOtherSecret}' }, 401, 'invalid_api_key');

  checkOutcome({ Authorization: 'Bearer anything' }, 401, 'invalid_token');
  checkOutcome({ Authorization: 'Bearer {expired}' }, 401, 'invalid_token');
  checkOutcome({ Authorization: 'Bearer {token}, Bearer {token}' }, 401, 'invalid_token');
  checkOutcome({ Authorization: 'Bearer {stranger}' }, 403, 'caller_not_allowed');

  describe('over a connection', () => {
    let port: number;
    before(async () => {
      port = Number(new URL(await api.api.listen({ host: '127.0.0.1', port: 0 })).port);
    });

    function checkSent(lines: readonly string[], status: number, code?: string): void {
      it(`${JSON.stringify(lines)} is ${status} ${code ?? ''}`, async () => {
        const sent = lines.map((line) =>
          line.replace(/\{(\w+)\}/g, (_, word) => credentials.get(word) ?? ''),
        );
        const answer = await exchange(port, [
          'GET /v1/status HTTP/1.1',
          'Host: x',
          ...sent,
          'Connection: close',
        ]);
        assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `));
        if (code !== undefined) assert.match(answer, new RegExp(`"code":"${code}"`));
      });
    }

    checkSent(['Authorization: Bearer {key}'], 200);
    checkSent(['X-API-Key: {key}', 'Authorization: Bearer {key}'], 200);
    checkSent(['Authorization: Bearer {key}', 'Authorization: Bearer {otherKey}'], 401, 'invalid_api_key');
    checkSent(['Authorization: Bearer {key}', 'authorization: Bearer {unknown}'], 401, 'invalid_api_key');
    checkSent(['Authorization: Bearer {unknown}', 'Authorization: Bearer {key}'], 401, 'invalid_api_key');
    checkSent(['Authorization: Bearer {key}', 'Authorization: Bearer {key}'], 401, 'invalid_api_key');
    checkSent(['Authorization: Basic e30=', 'Authorization: Bearer {key}'], 401, 'api_key_required');
    checkSent(['X-API-Key: {key}', 'X-API-Key: {otherKey}'], 401, 'invalid_api_key');
    checkSent(['X-API-Key: {key}', 'X-API-Key: {key}'], 401, 'invalid_api_key');
    checkSent(['X-API-Key: {unknown}', 'X-API-Key: {key}'], 401, 'invalid_api_key');
  });
});

describe('every endpoint', () => {
  let api: TestApi;
  let key: string;
  before(async () => {
    api = await startTestApi();
    key = await api.issueKey();
  });
  after(() => api.close());

  const values: Record<string, string> = { venue: 'venue_a', kind: 'series', slug: 'us-politics' };
  const fill = (pattern: string): string =>
    pattern.replace(
      /\{(\w+)\}/g,
      (_, name: string) => values[name] ?? (name.includes('venue') ? 'venue_b' : 'an-id'),
    );

  function checkAccess(method: Endpoint['method'] | 'HEAD', pattern: string, access: 'key' | 'open'): void {
    // A stream would never be answered to its end; a check of its query proves as much.
    const url = pattern === '/v1/live' ? `${pattern}?nonsense=1` : fill(pattern);
    it(`${method} ${pattern} is ${access === 'key' ? 'for callers with a key' : 'open'}`, async () => {
      const options = { method, url, remoteAddress: '127.0.0.1' };
      const refused = access === 'key' ? 401 : undefined;
      for (const headers of [{}, withKey('anything'), withBearer('anything'), withKey(mistype(key))]) {
        const { statusCode } = await ask(api, headers, { ...options, remoteAddress: newAddress() });
        if (refused) assert.equal(statusCode, refused);
        else assert.notEqual(statusCode, 401);
      }
      const admitted = await ask(api, withKey(key), options);
      const isUnknown = /"(market|receipt|rulebook|strategy|webhook)_not_found"/.test(admitted.body);
      const refusals = isUnknown || method === 'HEAD' ? [401, 403, 405] : [401, 403, 404, 405];
      assert.ok(!refusals.includes(admitted.statusCode), admitted.body);
      assert.equal(admitted.headers['x-ratelimit-limit'] !== undefined, access === 'key');
    });
  }

  for (const { method, path: pattern, access } of endpoints) {
    checkAccess(method, pattern, access);
    if (method === 'GET') checkAccess('HEAD', pattern, access);
  }

  it('but these few needs a key', () => {
    const open = endpoints.filter(({ access }) => access === 'open').map(({ path: pattern }) => pattern);
    assert.deepEqual(open.toSorted(), ['/healthz', '/metrics', '/readyz', '/v1/accuracy']);
  });

  it('refuses the caller before it looks at what is asked', async () => {
    const response = await ask(api, {}, { url: '/v1/markets/nowhere/!?limit=-1&nonsense=1' });
    assert.equal(errorCode(response), 'api_key_required');
  });
});

describe('a revocation', () => {
  it('takes effect within five seconds in another process, by its own confirmation', async (t) => {
    const { store, close } = await openTestStore();
    // A clock that stands still: no record grows old here, only a confirmation can notice.
    const clock = createClock();
    const [here, there] = await Promise.all([
      startTestApi({ sharedStore: store, now: clock.now }),
      startTestApi({ sharedStore: store, now: clock.now }),
    ]);
    t.after(async () => {
      await Promise.all([here.close(), there.close()]);
      await close();
    });
    const key = await here.issueKey();
    const bystander = await here.issueKey();
    for (const api of [here, there]) assert.equal((await ask(api, withKey(key))).statusCode, 200);
    await revokeApiKey(store, idOf(key));
    for (const api of [here, there]) {
      await eventually(
        async () => (await ask(api, withKey(key))).statusCode === 401,
        'the revoked key is refused',
        trustedForMs,
      );
      assert.equal(errorCode(await ask(api, withKey(key))), 'api_key_revoked');
      assert.equal((await ask(api, withKey(bystander))).statusCode, 200);
    }
  });

  it('takes effect on a connection that has used the key before, and other keys on it are other callers', async () => {
    await using api = await startTestApi();
    const [key, other] = [await api.issueKey(), await api.issueKey('free')];
    const port = await api.listen();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const askHere = async (headers: Headers) => {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        get({ port, path, host: '127.0.0.1', agent, headers }, resolve).on('error', reject);
      });
      await buffer(answer);
      return [answer.statusCode, answer.headers['x-ratelimit-limit']];
    };
    try {
      assert.deepEqual(await askHere(withKey(key)), [200, '3000']);
      assert.deepEqual(await askHere(withKey(key)), [200, '3000']);
      assert.deepEqual(await askHere(withKey(other)), [200, '30']);
      assert.deepEqual(await askHere(withKey(withOtherSecret(key))), [401, undefined]);
      assert.deepEqual(await askHere(withKey(key)), [200, '3000']);
      assert.deepEqual(await askHere({ ...withKey(key), ...withBearer(other) }), [401, undefined]);
      assert.deepEqual(await askHere(withBearer(key)), [200, '3000']);
      assert.deepEqual(await askHere({}), [401, undefined]);
      assert.deepEqual(await askHere(withBearer(key)), [200, '3000']);
      await revokeApiKey(api.store, idOf(key));
      await eventually(
        async () => (await askHere(withBearer(key)))[0] === 401,
        'the revoked key is refused',
        trustedForMs,
      );
    } finally {
      agent.destroy();
    }
  });

  it('takes effect when a record is five seconds old, without a confirmation', async (t) => {
    const { clock, store, verifier } = await openVerifier(t);
    const key = (await issueApiKey(store, { tier: 'free', label: 'a test' })).text;
    const caller = await verifier.verify(key);
    await revokeApiKey(store, idOf(key));
    clock.advance(trustedForMs);
    const verified = verifier.findVerified(key);
    assert.ok(verified);
    assert.deepEqual(verifier.recall(verified), caller);
    clock.advance(1);
    assert.equal(verifier.findVerified(key), undefined);
    assert.equal(verifier.recall(verified), undefined);
    await assert.rejects(verifier.verify(key), { code: 'api_key_revoked' });
  });

  it('is known after one round of confirmation, and then needs no query', async (t) => {
    const { store, verifier, watched } = await openVerifier(t);
    const key = (await issueApiKey(store, { tier: 'free', label: 'a test' })).text;
    await verifier.verify(key);
    await revokeApiKey(store, idOf(key));
    const verified = verifier.findVerified(key);
    assert.ok(verified);
    await verifier.confirmCached();
    assert.equal(verifier.findVerified(key), undefined);
    assert.equal(verifier.recall(verified), undefined);
    const { tables } = await watched.record(() =>
      assert.rejects(verifier.verify(key), { code: 'api_key_revoked' }),
    );
    assert.deepEqual(tables, []);
  });
});

describe('a cached record', () => {
  it('is not used longer than five seconds while the database is away, and is used again after', async (t) => {
    const { store, close } = await openTestStore();
    const clock = createClock();
    const watched = watchStore(store);
    const api = await startTestApi({ sharedStore: store, now: clock.now });
    t.after(async () => {
      await api.close();
      await close();
    });
    const key = await api.issueKey();
    assert.equal((await ask(api, withKey(key))).statusCode, 200);
    watched.fail('refused');
    clock.advance(trustedForMs);
    assert.equal((await ask(api, withKey(key))).statusCode, 200);
    clock.advance(1);
    const refused = await ask(api, withKey(key));
    assert.equal(refused.statusCode, 503);
    assert.equal(errorCode(refused), 'database_unavailable');
    assert.equal(refused.headers['retry-after'], '1');
    watched.fail();
    assert.equal((await ask(api, withKey(key))).statusCode, 200);
  });

  it('is not used longer after the store was closed', async (t) => {
    const { store, close } = await openTestStore();
    const clock = createClock();
    const api = await startTestApi({ sharedStore: store, now: clock.now });
    t.after(async () => {
      await api.close();
      await close();
    });
    const key = await api.issueKey();
    assert.equal((await ask(api, withKey(key))).statusCode, 200);
    await store.close();
    clock.advance(trustedForMs + 1);
    assert.equal(errorCode(await ask(api, withKey(key))), 'database_unavailable');
  });

  it('is not used longer because the clock was set back', async (t) => {
    const { clock, store, verifier } = await openVerifier(t);
    const key = (await issueApiKey(store, { tier: 'free', label: 'a test' })).text;
    await verifier.verify(key);
    clock.advance(-3_600_000);
    assert.equal(verifier.findVerified(key), undefined);
    await verifier.verify(key);
    assert.notEqual(verifier.findVerified(key), undefined);
  });

  // A slow query returns what was true when it began.
  for (const [how, load] of [
    ['looked up', (verifier: KeyVerifier, key: string) => verifier.verify(key)],
    ['confirmed', (verifier: KeyVerifier) => verifier.confirmCached()],
  ] as const) {
    it(`is as old as the beginning of the query that it was ${how} by`, async (t) => {
      const { clock, store, verifier } = await openVerifier(t);
      const key = (await issueApiKey(store, { tier: 'free', label: 'a test' })).text;
      if (how === 'confirmed') await verifier.verify(key);
      const query = store.query.bind(store);
      store.query = async (run, signal) => {
        const result = await query(run, signal);
        clock.advance(4_000);
        return result;
      };
      await load(verifier, key);
      assert.notEqual(verifier.findVerified(key), undefined);
      clock.advance(1_001);
      assert.equal(verifier.findVerified(key), undefined);
    });
  }

  it('stays trusted through confirmations, for as long as the key is in use', async (t) => {
    const { clock, store, verifier, watched } = await openVerifier(t);
    const key = (await issueApiKey(store, { tier: 'free', label: 'a test' })).text;
    await verifier.verify(key);
    for (let round = 0; round < 100; round++) {
      clock.advance(2_000);
      await verifier.confirmCached();
      assert.notEqual(verifier.findVerified(key), undefined);
    }
    clock.advance(60_001);
    const { tables } = await watched.record(() => verifier.confirmCached());
    assert.deepEqual(tables, [], 'an unused key is not confirmed');
    assert.equal(verifier.findVerified(key), undefined);
  });

  it('gives way to a new tier, and to nothing when the key is gone', async (t) => {
    const { store, verifier } = await openVerifier(t);
    const key = (await issueApiKey(store, { tier: 'free', label: 'a test' })).text;
    assert.equal((await verifier.verify(key)).tier, 'free');
    await store.query((db) => db.updateTable('api_key').set({ tier: 'pro' }).execute());
    await verifier.confirmCached();
    assert.equal(verifier.findVerified(key), undefined);
    assert.equal((await verifier.verify(key)).tier, 'pro');
    await store.query((db) => db.deleteFrom('api_key').execute());
    await verifier.confirmCached();
    await assert.rejects(verifier.verify(key), { code: 'invalid_api_key' });
  });
});

describe('the queries of authentication', () => {
  let api: TestApi;
  let watched: ReturnType<typeof watchStore>;
  before(async () => {
    // However long the requests take, no key has to be confirmed again.
    const now = Date.now();
    api = await startTestApi({ now: () => now, withoutUpkeep: true });
    watched = watchStore(api.store);
  });
  after(() => api.close());

  async function checkQueries(key: string, requests: number, status: number, expected: readonly string[]) {
    const { result, tables } = await watched.record(() =>
      Promise.all(Array.from({ length: requests }, () => ask(api, withKey(key)))),
    );
    assert.deepEqual(
      result.map(({ statusCode }) => statusCode),
      new Array(requests).fill(status),
    );
    assert.deepEqual(tables.toSorted(), expected);
  }

  it('are one for a burst of 200 first requests with a new key, and one for its quota', async () => {
    const key = await api.issueKey();
    await checkQueries(key, 200, 200, ['api_key', 'daily_usage']);
  });

  it('are none for a key in use', async () => {
    const key = await api.issueKey();
    await checkQueries(key, 1, 200, ['api_key', 'daily_usage']);
    for (let round = 0; round < 20; round++) await checkQueries(key, 10, 200, []);
  });

  it('are none for malformed and mistyped keys', async () => {
    const key = await api.issueKey();
    for (const bad of [
      'anything',
      `${key}x`,
      key.slice(0, -1),
      mistype(key),
      'rtr_live_',
      `${key}, ${key}`,
    ]) {
      await checkQueries(bad, 10, 401, []);
    }
  });

  it('are none for tokens, conflicting credentials and none at all', async () => {
    const key = await api.issueKey();
    for (const headers of [{}, withBearer('a.b.c'), { ...withKey(key), ...withBearer('a.b.c') }]) {
      const { result, tables } = await watched.record(() => ask(api, headers));
      assert.equal(result.statusCode, 401);
      assert.deepEqual(tables, []);
    }
  });

  it('are one for each unknown key of the right form, and one for its burst', async () => {
    await checkQueries(generateApiKey().text, 1, 401, ['api_key']);
    await checkQueries(generateApiKey().text, 50, 401, ['api_key']);
  });

  it('are none for a wrong secret of a key in use', async () => {
    const key = await api.issueKey();
    await checkQueries(key, 1, 200, ['api_key', 'daily_usage']);
    await checkQueries(withOtherSecret(key), 10, 401, []);
    await checkQueries(key, 1, 200, []);
  });
});

describe('secrets', () => {
  it('appear in no log line, no error body and no table', async (t) => {
    const provider = await startIdentityProvider();
    const signer = await provider.addKey('first', 'ES256');
    const { store, url, close } = await openTestStore();
    const watched = watchStore(store);
    const clock = createClock(Date.now());
    const api = await startTestApi({
      sharedStore: store,
      now: clock.now,
      identity: {
        issuer: provider.issuer,
        jwksUrl: provider.jwksUrl,
        audience: 'routeur',
        allowed: ['a-service'],
        tier: 'pro',
      },
    });
    t.after(async () => {
      await api.close();
      await close();
      await provider.close();
    });
    const exp = Math.floor(Date.now() / 1000) + 600;
    const claims = { iss: provider.issuer, aud: 'routeur', exp };
    const keys = await Promise.all([api.issueKey(), api.issueKey(), api.issueKey('free')]);
    const [key, revoked, limited] = keys;
    const tokens = await Promise.all([
      signToken(signer, { ...claims, sub: 'a-service' }),
      signToken(signer, { ...claims, sub: 'a-stranger' }),
      signToken(signer, { ...claims, sub: 'a-service', aud: 'elsewhere' }),
    ]);
    await revokeApiKey(store, idOf(revoked));
    const credentials = [...keys, ...tokens, withOtherSecret(key), mistype(key), generateApiKey().text];

    const responses: InjectedResponse[] = [];
    const say = async (headers: Headers, options: Partial<InjectOptions> = {}) => {
      responses.push(await ask(api, headers, options));
    };
    for (const credential of credentials) {
      await say(withKey(credential));
      await say(withBearer(credential));
      await say({ Authorization: credential });
      await say({ ...withKey(key), ...withBearer(credential) });
      await say({ ...withKey(key), 'User-Agent': credential, Referer: `http://x/?k=${credential}` });
      await say(withKey(key), { url: `/v1/${credential}` });
      await say(withKey(key), { url: `/v1/status?key=${credential}` });
      await say({}, { url: `/v1/markets/venue_a/${credential}` });
    }
    for (let request = 0; request < 32; request++) await say(withKey(limited));
    provider.misbehave((response) => response.writeHead(500).end());
    clock.advance(trustedForMs + 1);
    watched.fail('refused');
    for (const credential of credentials) {
      await say(withKey(credential));
      await say(withBearer(credential));
    }
    watched.fail();
    await eventually(() => api.logLines.length >= responses.length, 'every request is logged');
    assert.deepEqual(
      [...new Set(responses.map(({ statusCode }) => statusCode))].toSorted(),
      [200, 400, 401, 403, 404, 429, 503],
    );

    const tables = await dumpTables(url);
    assert.match(tables, new RegExp(idOf(key)), 'the dump holds the keys');
    const bodies = responses.map(({ body, headers }) => body + JSON.stringify(headers)).join('\n');
    const places = { log: api.logLines.join('\n'), answers: bodies, tables };
    for (const credential of credentials) {
      const secret = credential.split(credential.startsWith('rtr_') ? '_' : '.').at(-1) ?? '';
      assert.ok(secret.length >= 43, secret);
      for (const [place, text] of Object.entries(places)) {
        for (const part of [credential, secret, Buffer.from(secret).toString('hex')]) {
          assert.ok(!text.includes(part), `${part} is in the ${place}`);
        }
      }
    }
  });
});

describe('failed authentications', () => {
  let api: TestApi;
  let key: string;
  before(async () => {
    api = await startTestApi();
    key = await api.issueKey();
  });
  after(() => api.close());

  async function failOften(target: TestApi, remoteAddress: string, times: number): Promise<void> {
    for (let count = 0; count < times; count++) {
      const { statusCode } = await ask(target, withKey('anything'), { remoteAddress });
      assert.equal(statusCode, 401, `failure ${count + 1} from ${remoteAddress}`);
    }
  }

  async function checkBlocked(target: TestApi, remoteAddress: string, blocked: boolean): Promise<void> {
    const response = await ask(target, withKey('anything'), { remoteAddress });
    assert.equal(errorCode(response), blocked ? 'rate_limited' : 'invalid_api_key', remoteAddress);
    if (!blocked) return;
    assert.equal(response.statusCode, 429);
    const seconds = Number(response.headers['retry-after']);
    assert.ok(Number.isInteger(seconds) && seconds >= 1 && seconds <= 60, `Retry-After ${seconds}`);
    assert.equal(response.headers['x-ratelimit-limit'], undefined, 'there is no caller whose limit this is');
  }

  it('are no more when they come at once', async () => {
    const remoteAddress = '203.0.113.77';
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => {
        const { text } = generateApiKey();
        return api.api.app.inject({ url: '/v1/status', remoteAddress, headers: { 'x-api-key': text } });
      }),
    );
    const count = (status: number) => answers.filter((answer) => answer.statusCode === status).length;
    // Some are looked up at once; the others are not, or come when there were too many.
    assert.equal(count(401) + count(429), 300);
    assert.ok(count(401) > 0 && count(401) <= failuresPerMinute, `${count(401)} looked up`);
  });

  it(`are ${failuresPerMinute} a minute for an address, and others are not affected`, async () => {
    const [address, other] = [newAddress(), newAddress()];
    await failOften(api, address, failuresPerMinute);
    await checkBlocked(api, address, true);
    await checkBlocked(api, other, false);
  });

  for (const [what, headers] of [
    ['unknown keys', () => withKey(generateApiKey().text)],
    ['tokens', () => withBearer('a.b.c')],
    ['conflicting credentials', () => ({ ...withKey(key), ...withBearer('a.b.c') })],
    ['wrong secrets of a key in use', () => withKey(withOtherSecret(key))],
  ] as const) {
    it(`counts ${what}`, async () => {
      const remoteAddress = newAddress();
      await failOften(api, remoteAddress, failuresPerMinute - 1);
      assert.equal((await ask(api, headers(), { remoteAddress })).statusCode, 401);
      await checkBlocked(api, remoteAddress, true);
    });
  }

  it('are no requests without a credential, and those still get a message that names what they lack', async () => {
    const remoteAddress = newAddress();
    for (let count = 0; count < failuresPerMinute + 5; count++) {
      assert.equal(errorCode(await ask(api, {}, { remoteAddress })), 'api_key_required');
    }
    await checkBlocked(api, remoteAddress, false);
    await failOften(api, remoteAddress, failuresPerMinute - 1);
    await checkBlocked(api, remoteAddress, true);
    assert.equal(errorCode(await ask(api, {}, { remoteAddress })), 'api_key_required');
  });

  it('do not keep a key in use from working, and ask the database once in five seconds', async (t) => {
    const clock = createClock();
    const target = await startTestApi({ now: clock.now });
    t.after(() => target.close());
    const inUse = await target.issueKey();
    const remoteAddress = newAddress();
    assert.equal((await ask(target, withKey(inUse), { remoteAddress })).statusCode, 200);
    await failOften(target, remoteAddress, failuresPerMinute);
    await checkBlocked(target, remoteAddress, true);
    const watched = watchStore(target.store);
    const { tables } = await watched.record(async () => {
      for (let count = 0; count < 10; count++) {
        const unknown = await ask(target, withKey(generateApiKey().text), { remoteAddress });
        assert.equal(unknown.statusCode, 429);
        assert.equal((await ask(target, withKey(inUse), { remoteAddress })).statusCode, 200);
      }
    });
    assert.deepEqual(tables, ['api_key']);
  });

  it('do not keep out a key that was never used, nor for long one that is issued meanwhile', async (t) => {
    const clock = createClock();
    const target = await startTestApi({ now: clock.now });
    t.after(() => target.close());
    const [unused, another] = [await target.issueKey(), await target.issueKey()];
    const remoteAddress = newAddress();
    await failOften(target, remoteAddress, failuresPerMinute);
    await checkBlocked(target, remoteAddress, true);
    assert.equal((await ask(target, withKey(unused), { remoteAddress })).statusCode, 200);
    // Who knows an id and not its secret is one more that failed, and learns nothing.
    assert.equal((await ask(target, withKey(withOtherSecret(another)), { remoteAddress })).statusCode, 429);
    const issued = await target.issueKey();
    assert.equal((await ask(target, withKey(issued), { remoteAddress })).statusCode, 429);
    clock.advance(5_000);
    assert.equal((await ask(target, withKey(issued), { remoteAddress })).statusCode, 200);
    await checkBlocked(target, remoteAddress, true);
  });

  it('from many addresses at once take few look-ups, and keep out no key that exists', async (t) => {
    const target = await startTestApi();
    t.after(() => target.close());
    const unused = await target.issueKey();
    const watched = watchStore(target.store);
    const { result, tables } = await watched.record(async () => {
      const flood = Array.from({ length: 100 }, () =>
        ask(target, withKey(generateApiKey().text), { remoteAddress: newAddress() }),
      );
      const answer = await ask(target, withKey(unused), { remoteAddress: newAddress() });
      return { answer, flood: await Promise.all(flood) };
    });
    assert.equal(result.answer.statusCode, 200, result.answer.body);
    const limited = result.flood.filter(({ statusCode }) => statusCode === 429);
    assert.ok(limited.length > 0 && result.flood.every(({ statusCode }) => [401, 429].includes(statusCode)));
    assert.equal(limited[0]?.headers['retry-after'], '5');
    assert.ok(tables.length < 50, `${tables.length} queries`);
  });

  it('do not spend what a key may ask', async () => {
    const spent = await api.issueKey('free');
    const remoteAddress = newAddress();
    for (let count = 0; count < 20; count++) {
      assert.equal((await ask(api, withKey(withOtherSecret(spent)), { remoteAddress })).statusCode, 401);
    }
    const response = await ask(api, withKey(spent), { remoteAddress });
    assert.equal(response.headers['x-ratelimit-remaining'], String(tiers.free.requestsPerMinute - 1));
    assert.equal(response.headers['x-daily-quota-remaining'], String(tiers.free.requestsPerDay - 1));
  });

  it('are forgotten after their minute', async (t) => {
    const clock = createClock();
    const later = await startTestApi({ now: clock.now });
    t.after(() => later.close());
    const address = newAddress();
    await failOften(later, address, failuresPerMinute);
    clock.advance(59_000);
    await checkBlocked(later, address, true);
    clock.advance(1_001);
    await checkBlocked(later, address, false);
  });

  function checkShared(first: string, second: string, shared: boolean): void {
    it(`from ${first} ${shared ? 'count' : 'do not count'} against ${second}`, async () => {
      await failOften(api, first, failuresPerMinute);
      await checkBlocked(api, second, shared);
    });
  }

  checkShared('2001:db8:1:1::1', '2001:db8:1:1::2', true);
  checkShared('2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true);
  checkShared('2001:db8:1:3:0:0:0:1', '2001:DB8:0001:3::', true);
  checkShared('2001:db8:1:4::1', '2001:db8:1:5::1', false);
  checkShared('2001:db8:2::1', '2001:db8:2:0:1::1', true);
  checkShared('2001:db8:3::1', '2001:db8:3:1::1', false);
  checkShared('fe80::1%eth0', 'fe80::2%eth1', true);
  checkShared('::ffff:192.0.2.1', '192.0.2.1', true);
  checkShared('::ffff:192.0.2.2', '::ffff:192.0.2.3', false);
  checkShared('192.0.2.4', '192.0.2.5', false);
});

async function openVerifier(t: { after(work: () => Promise<void>): void }) {
  const { store, close } = await openTestStore();
  t.after(close);
  const clock = createClock();
  const watched = watchStore(store);
  return { clock, store, watched, verifier: new KeyVerifier({ store, log: silentLog, now: clock.now }) };
}

/** A key of the right form whose last character is wrong. */
function mistype(key: string): string {
  return key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
}

/** Sends a request without a body and returns all that comes back. */
function exchange(port: number, lines: readonly string[]): Promise<string> {
  return new Promise((settle, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
    });
    socket.on('end', () => settle(answer));
    socket.on('error', reject);
  });
}

/** Every row of every table, as text. */
async function dumpTables(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
    );
    const dumps: string[] = [];
    for (const { name } of rows) {
      const { rows: lines } = await client.query<{ line: string }>(`select t::text as line from ${name} t`);
      dumps.push(name, ...lines.map(({ line }) => line));
    }
    return dumps.join('\n');
  } finally {
    await client.end();
  }
}
