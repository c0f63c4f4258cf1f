import assert from 'node:assert/strict';
import { after, before, describe, it, type TestContext } from 'node:test';
import type { LightMyRequestResponse as InjectedResponse } from 'fastify';
import {
  type CryptoKey,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { tiers } from '../../src/api/index.ts';
import type { Store } from '../../src/store/index.ts';
import {
  type IdentityProvider,
  type Misbehaviour,
  type SigningKey,
  signToken,
  startIdentityProvider,
} from '../harness/identity-provider.ts';
import { createClock, type ManualClock } from '../harness/manual-clock.ts';
import { errorCode, startTestApi, type TestApi } from '../harness/test-api.ts';
import { openTestStore } from '../harness/test-database.ts';

const audience = 'routeur';
const allowed = ['a-service', 'ops@example.com'];
const cooldownMs = 10_000;
/** Longer than a busy machine takes to read a key set. */
const patienceMs = 300_000;

let provider: IdentityProvider;
let elsewhere: IdentityProvider;
let rsa: SigningKey;
let elliptic: SigningKey;
let unpublished: SigningKey;
/** Keys of the issuer that say nothing of how they sign, for algorithms that are not ours. */
const otherAlgorithms = ['RS384', 'RS512', 'PS256', 'ES384', 'EdDSA'] as const;
const otherKeys = new Map<string, CryptoKey>();
let store: Store;
let closeStore: () => Promise<void>;

before(async () => {
  [provider, elsewhere] = await Promise.all([startIdentityProvider(), startIdentityProvider()]);
  [rsa, elliptic, unpublished] = await Promise.all([
    provider.addKey('rsa', 'RS256'),
    provider.addKey('elliptic', 'ES256'),
    provider.addKey('unpublished', 'RS256', false),
  ]);
  await elsewhere.addKey('rsa', 'RS256');
  for (const algorithm of otherAlgorithms) {
    const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
    provider.publish({ ...(await exportJWK(publicKey)), kid: algorithm });
    otherKeys.set(algorithm, privateKey);
  }
  ({ store, close: closeStore } = await openTestStore());
});
after(async () => {
  await closeStore();
  await Promise.all([provider.close(), elsewhere.close()]);
});

async function startApi(
  t: TestContext | undefined,
  options: { clock: ManualClock; marketClock?: ManualClock; jwksUrl?: string; keySetTimeoutMs?: number },
): Promise<TestApi> {
  const api = await startTestApi({
    sharedStore: store,
    now: (options.marketClock ?? options.clock).now,
    realNow: options.clock.now,
    identity: {
      issuer: provider.issuer,
      jwksUrl: options.jwksUrl ?? provider.jwksUrl,
      audience,
      allowed,
      tier: 'trader',
      keySetTimeoutMs: options.keySetTimeoutMs ?? patienceMs,
    },
  });
  t?.after(() => api.close());
  return api;
}

let addressesUsed = 0;
function ask(api: TestApi, headers: Record<string, string>): Promise<InjectedResponse> {
  addressesUsed += 1;
  const remoteAddress = `10.1.${addressesUsed >> 8}.${addressesUsed & 255}`;
  return api.api.app.inject({ method: 'GET', url: '/v1/status', headers, remoteAddress });
}

const withToken = (token: string) => ({ Authorization: `Bearer ${token}` });

/** `undefined` leaves a claim out. */
type Claims = { readonly [Name in keyof JWTPayload]: JWTPayload[Name] | undefined };

function claimsAt(clock: ManualClock, claims: Claims = {}): JWTPayload {
  const now = Math.floor(clock.now() / 1000);
  const usual = { iss: provider.issuer, aud: audience, sub: 'a-service', iat: now, exp: now + 600 };
  const all = Object.entries({ ...usual, ...claims });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

function checkAnswer(response: InjectedResponse, status: number, code?: string): void {
  assert.equal(response.statusCode, status, response.body);
  if (code !== undefined) assert.equal(errorCode(response), code);
  assert.equal(response.headers['www-authenticate'], status === 401 ? 'Bearer realm="routeur"' : undefined);
}

describe('a token', () => {
  const clock = createClock();
  const now = clock.now() / 1000;
  let api: TestApi;
  before(async () => {
    api = await startApi(undefined, { clock });
  });
  after(() => api.close());

  /** Signed by one of our keys, with these claims in place of the usual ones. */
  function checkClaims(claims: Claims, status: number, code?: string): void {
    it(`with ${JSON.stringify(claims, (_, value) => value ?? 'nothing')} is ${status} ${code ?? ''}`, async () => {
      for (const key of [rsa, elliptic]) {
        const token = await signToken(key, claimsAt(clock, claims));
        checkAnswer(await ask(api, withToken(token)), status, code);
      }
    });
  }

  checkClaims({}, 200);
  checkClaims({ aud: ['elsewhere', audience] }, 200);
  checkClaims({ sub: 'x', email: 'ops@example.com' }, 200);
  checkClaims({ sub: 'x', email: 'ops@example.com', email_verified: true }, 200);
  checkClaims({ sub: 'a-service', email: 'x@example.com', email_verified: false }, 200);
  checkClaims({ nbf: now - 60 }, 200);
  checkClaims({ padding: 'x'.repeat(3_000) }, 200);
  // Clocks of two machines may differ by half a minute.
  checkClaims({ exp: now - 29 }, 200);
  checkClaims({ nbf: now + 29 }, 200);

  checkClaims({ sub: 'a-stranger' }, 403, 'caller_not_allowed');
  checkClaims({ sub: 'A-Service' }, 403, 'caller_not_allowed');
  checkClaims({ sub: 'a-service ' }, 403, 'caller_not_allowed');
  checkClaims({ sub: 'x', email: 'x@example.com' }, 403, 'caller_not_allowed');
  // The token itself is valid; the address identifies no caller as long as its issuer has not verified it.
  checkClaims({ sub: 'x', email: 'ops@example.com', email_verified: false }, 403, 'caller_not_allowed');
  checkClaims({ sub: 'x', email: 'ops@example.com', email_verified: 'false' }, 403, 'caller_not_allowed');
  checkClaims({ sub: 'x', email: ['ops@example.com'] }, 403, 'caller_not_allowed');

  checkClaims({ aud: 'elsewhere' }, 401, 'invalid_token');
  checkClaims({ aud: [] }, 401, 'invalid_token');
  checkClaims({ aud: undefined }, 401, 'invalid_token');
  checkClaims({ iss: 'https://elsewhere.example' }, 401, 'invalid_token');
  checkClaims({ iss: undefined }, 401, 'invalid_token');
  checkClaims({ exp: now - 31 }, 401, 'invalid_token');
  checkClaims({ exp: undefined }, 401, 'invalid_token');
  checkClaims({ nbf: now + 31 }, 401, 'invalid_token');
  checkClaims({ sub: undefined }, 401, 'invalid_token');
  checkClaims({ sub: 'a-stranger', exp: now - 31 }, 401, 'invalid_token');

  function checkForged(what: string, forge: () => Promise<string>): void {
    it(`${what} is 401 invalid_token`, async () => {
      checkAnswer(await ask(api, withToken(await forge())), 401, 'invalid_token');
    });
  }

  const publicText = async () =>
    exportSPKI(toCryptoKey(await importJWK(rsa.publicJwk, 'RS256', { extractable: true })));
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  checkForged('without an algorithm', async () => `${encode({ alg: 'none' })}.${encode(claimsAt(clock))}.`);
  checkForged(
    'without an algorithm, naming a key',
    async () => `${encode({ alg: 'none', kid: 'rsa' })}.${encode(claimsAt(clock))}.`,
  );
  for (const alg of ['HS256', 'HS384', 'HS512']) {
    checkForged(`signed as ${alg} with the text of the public key`, async () =>
      new SignJWT(claimsAt(clock))
        .setProtectedHeader({ alg, kid: 'rsa' })
        .sign(new TextEncoder().encode(await publicText())),
    );
  }
  for (const alg of otherAlgorithms) {
    checkForged(`signed as ${alg} by a published key`, async () =>
      new SignJWT(claimsAt(clock))
        .setProtectedHeader({ alg, kid: alg })
        .sign(otherKeys.get(alg) ?? assert.fail()),
    );
  }
  checkForged('signed by a key that is not published', () => signToken(unpublished, claimsAt(clock)));
  checkForged('signed by another key under a published name', () =>
    signToken(unpublished, claimsAt(clock), { kid: 'rsa' }),
  );
  checkForged('signed by an elliptic key under the name of the RSA one', () =>
    signToken(elliptic, claimsAt(clock), { kid: 'rsa' }),
  );
  checkForged('with another payload under its signature', async () => {
    const [header, , signed] = (await signToken(rsa, claimsAt(clock, { sub: 'x' }))).split('.');
    return `${header}.${encode(claimsAt(clock))}.${signed}`;
  });
  checkForged('with another header over its signature', async () => {
    const [, payload, signed] = (await signToken(rsa, claimsAt(clock))).split('.');
    return `${encode({ alg: 'RS256', kid: 'rsa', typ: 'x' })}.${payload}.${signed}`;
  });
  checkForged('without its signature', async () =>
    (await signToken(rsa, claimsAt(clock))).split('.').slice(0, 2).join('.'),
  );
  checkForged(
    'with an empty signature',
    async () => `${(await signToken(rsa, claimsAt(clock))).split('.').slice(0, 2).join('.')}.`,
  );
  checkForged('with its key in its own header', async () =>
    new SignJWT(claimsAt(clock))
      .setProtectedHeader({ alg: 'RS256', jwk: unpublished.publicJwk })
      .sign(unpublished.privateKey),
  );
  checkForged('with the address of its keys in its own header', async () =>
    new SignJWT(claimsAt(clock))
      .setProtectedHeader({ alg: 'RS256', kid: 'rsa', jku: elsewhere.jwksUrl })
      .sign(unpublished.privateKey),
  );
  checkForged('with an unknown critical header', async () =>
    new SignJWT(claimsAt(clock))
      .setProtectedHeader({ alg: 'RS256', kid: 'rsa', crit: ['unheard'], unheard: true })
      .sign(rsa.privateKey, { crit: { unheard: true } }),
  );
  checkForged('of 10 kB', () => signToken(rsa, claimsAt(clock, { padding: 'x'.repeat(7_500) })));
  checkForged('of garbage', async () => 'garbage');
  checkForged('of three garbled parts', async () => 'a.b.c');
  checkForged('of dots', async () => '..');
  checkForged('of JSON', async () => '{"sub":"a-service"}');
  checkForged(
    'of an array for claims',
    async () => `${encode({ alg: 'RS256', kid: 'rsa' })}.${encode([])}.AAAA`,
  );
  checkForged(
    'with a signed text that is not JSON',
    async () => `${encode({ alg: 'RS256', kid: 'rsa' })}.${Buffer.from('text').toString('base64url')}.AAAA`,
  );

  it('in X-API-Key is a malformed key', async () => {
    const token = await signToken(rsa, claimsAt(clock));
    checkAnswer(await ask(api, { 'X-API-Key': token }), 401, 'invalid_api_key');
  });

  it('sends no request to another address', () => assert.equal(elsewhere.requests(), 0));

  it('is refused where no issuer is configured', async (t) => {
    const plain = await startTestApi({ sharedStore: store, now: clock.now });
    t.after(() => plain.close());
    const token = await signToken(rsa, claimsAt(clock));
    checkAnswer(await ask(plain, withToken(token)), 401, 'invalid_token');
  });
});

it("a token expires by real time, whatever the markets' clock says", async (t) => {
  const clock = createClock();
  const api = await startApi(t, { clock, marketClock: createClock('2031-01-01T00:00:00Z') });
  const token = await signToken(rsa, claimsAt(clock));
  checkAnswer(await ask(api, withToken(token)), 200);
  clock.advance(3_600_000);
  checkAnswer(await ask(api, withToken(token)), 401, 'invalid_token');
});

describe('the limits of a service identity', () => {
  it('are those of the configured tier, and its tokens share them', async (t) => {
    const clock = createClock();
    const api = await startApi(t, { clock });
    const tokens = await Promise.all(
      [rsa, elliptic, rsa].map((key, place) => signToken(key, claimsAt(clock, { jti: String(place) }))),
    );
    for (const [place, token] of tokens.entries()) {
      const { headers } = await ask(api, withToken(token));
      assert.equal(headers['x-ratelimit-limit'], String(tiers.trader.requestsPerMinute));
      assert.equal(headers['x-ratelimit-remaining'], String(tiers.trader.requestsPerMinute - place - 1));
      assert.equal(headers['x-daily-quota-limit'], String(tiers.trader.requestsPerDay));
    }
    const other = await signToken(rsa, claimsAt(clock, { sub: 'x', email: 'ops@example.com' }));
    const { headers } = await ask(api, withToken(other));
    assert.equal(headers['x-ratelimit-remaining'], String(tiers.trader.requestsPerMinute - 1));
  });

  it('are exact when one token is sent at once', async (t) => {
    const clock = createClock();
    const api = await startApi(t, { clock });
    const token = await signToken(rsa, claimsAt(clock));
    const responses = await Promise.all(Array.from({ length: 150 }, () => ask(api, withToken(token))));
    assert.equal(responses.filter(({ statusCode }) => statusCode === 200).length, 120);
    assert.equal(responses.filter(({ statusCode }) => statusCode === 429).length, 30);
  });
});

describe('a remembered token', () => {
  it('is not accepted when it has expired', async (t) => {
    const clock = createClock();
    const api = await startApi(t, { clock });
    const token = await signToken(rsa, claimsAt(clock, { exp: clock.now() / 1000 + 10 }));
    checkAnswer(await ask(api, withToken(token)), 200);
    clock.advance(9_999);
    checkAnswer(await ask(api, withToken(token)), 200);
    clock.advance(30_002);
    checkAnswer(await ask(api, withToken(token)), 401, 'invalid_token');
  });

  it('is verified again after a minute', async (t) => {
    const clock = createClock();
    t.mock.method(Date, 'now', clock.now);
    const own = await startIdentityProvider();
    t.after(() => own.close());
    const key = await own.addKey('own', 'ES256');
    const api = await startApi(t, { clock, jwksUrl: own.jwksUrl });
    const token = await signToken(key, claimsAt(clock, { exp: clock.now() / 1000 + 86_400 }));
    checkAnswer(await ask(api, withToken(token)), 200);
    own.withdrawKey('own');
    await own.addKey('next', 'ES256');
    // The key set is read again only when it is too old or lacks a key.
    clock.advance(59_999);
    checkAnswer(await ask(api, withToken(token)), 200);
    clock.advance(10 * 60_000);
    checkAnswer(await ask(api, withToken(token)), 401, 'invalid_token');
  });

  it('costs its issuer nothing', async (t) => {
    const clock = createClock();
    const api = await startApi(t, { clock });
    const before = provider.requests();
    for (const sub of ['a-service', 'a-stranger', 'another']) {
      const token = await signToken(rsa, claimsAt(clock, { sub }));
      for (let request = 0; request < 5; request++) await ask(api, withToken(token));
    }
    assert.equal(provider.requests() - before, 1);
  });
});

describe('a change of keys', () => {
  it('is noticed after the cooldown, and then the old key is not accepted', async (t) => {
    const clock = createClock();
    t.mock.method(Date, 'now', clock.now);
    const own = await startIdentityProvider();
    t.after(() => own.close());
    const first = await own.addKey('first', 'RS256');
    const api = await startApi(t, { clock, jwksUrl: own.jwksUrl });
    checkAnswer(await ask(api, withToken(await signToken(first, claimsAt(clock)))), 200);

    own.withdrawKey('first');
    const second = await own.addKey('second', 'ES256');
    const early = await signToken(second, claimsAt(clock, { jti: 'early' }));
    checkAnswer(await ask(api, withToken(early)), 401, 'invalid_token');
    assert.equal(own.requests(), 1, 'not asked again within the cooldown');
    clock.advance(cooldownMs);
    checkAnswer(await ask(api, withToken(early)), 200);
    assert.equal(own.requests(), 2);
    const late = await signToken(first, claimsAt(clock, { jti: 'late' }));
    checkAnswer(await ask(api, withToken(late)), 401, 'invalid_token');
    assert.equal(own.requests(), 2);
  });

  it('cannot be asked for more often than the cooldown allows, even for invented key names', async (t) => {
    const clock = createClock();
    t.mock.method(Date, 'now', clock.now);
    const own = await startIdentityProvider();
    t.after(() => own.close());
    await own.addKey('first', 'RS256');
    const api = await startApi(t, { clock, jwksUrl: own.jwksUrl });
    for (let second = 0; second < 30; second++) {
      const token = await signToken(unpublished, claimsAt(clock), { kid: `invented-${second}` });
      checkAnswer(await ask(api, withToken(token)), 401, 'invalid_token');
      clock.advance(1_000);
    }
    assert.ok(own.requests() <= 4, `${own.requests()} requests`);
  });
});

describe('an identity provider that', { concurrency: true }, () => {
  function checkOutage(what: string, misbehaviour: Misbehaviour, keySetTimeoutMs?: number): void {
    it(`${what} makes tokens 503 until it is well again`, async (t) => {
      const clock = createClock();
      const own = await startIdentityProvider();
      t.after(() => own.close());
      own.publish(rsa.publicJwk);
      const api = await startApi(t, {
        clock,
        jwksUrl: own.jwksUrl,
        ...(keySetTimeoutMs === undefined ? {} : { keySetTimeoutMs }),
      });
      const token = await signToken(rsa, claimsAt(clock));
      own.misbehave(misbehaviour);
      const refused = await ask(api, withToken(token));
      checkAnswer(refused, 503, 'identity_provider_unavailable');
      assert.equal(refused.headers['retry-after'], '10');
      checkAnswer(await ask(api, withToken('garbage')), 401, 'invalid_token');
      const apiKey = await api.issueKey();
      checkAnswer(await ask(api, { 'X-API-Key': apiKey }), 200);
      own.misbehave();
      let answer = await ask(api, withToken(token));
      // On a busy machine a provider that is well may need longer than a short time limit, and is then asked again.
      while (keySetTimeoutMs !== undefined && answer.statusCode === 503)
        answer = await ask(api, withToken(token));
      checkAnswer(answer, 200);
      assert.equal(elsewhere.requests(), 0, 'no redirect is followed');
    });
  }

  checkOutage('breaks the connection', (response) => response.destroy());
  checkOutage('answers 500', (response) => response.writeHead(500).end('{"keys":[]}'));
  checkOutage('answers 404', (response) => response.writeHead(404).end());
  checkOutage('answers nothing', (response) => response.end());
  checkOutage('answers garbage', (response) => response.end('<html>'));
  checkOutage('answers half a key set', (response) => response.end('{"keys":['));
  checkOutage('answers another object', (response) => response.end('{"error":"none"}'));
  checkOutage('answers keys that are none', (response) => response.end('{"keys":[7]}'));
  checkOutage('sends its callers elsewhere', (response) =>
    response.writeHead(302, { Location: elsewhere.jwksUrl }).end(),
  );
  checkOutage('answers more than a key set can be', (response) =>
    response.end(
      JSON.stringify({ padding: 'x'.repeat(5_000_000), keys: [{ ...rsa.publicJwk, kid: 'own' }] }),
    ),
  );
  checkOutage('never stops answering', (response) => {
    const write = (): void => {
      while (!response.destroyed && response.write(' '.repeat(65_536)));
    };
    response.on('drain', write);
    write();
  });
  checkOutage('does not answer', () => undefined, 1_000);
  checkOutage(
    'stops in the middle of its answer',
    (response) => {
      response.writeHead(200, { 'Content-Length': '1000' }).write('{"keys":');
    },
    1_000,
  );

  it('publishes a broken key makes tokens 503', async (t) => {
    const clock = createClock();
    const own = await startIdentityProvider();
    t.after(() => own.close());
    own.publish({ kty: 'RSA', kid: 'rsa', alg: 'RS256', n: 'AQAB', e: 'AQAB' });
    const api = await startApi(t, { clock, jwksUrl: own.jwksUrl });
    const token = await signToken(rsa, claimsAt(clock));
    checkAnswer(await ask(api, withToken(token)), 503, 'identity_provider_unavailable');
  });

  it('is not there makes tokens 503', async (t) => {
    const clock = createClock();
    const gone = await startIdentityProvider();
    await gone.close();
    const api = await startApi(t, { clock, jwksUrl: gone.jwksUrl });
    const token = await signToken(rsa, claimsAt(clock));
    checkAnswer(await ask(api, withToken(token)), 503, 'identity_provider_unavailable');
  });

  it('fails later does not matter while its keys are known', async (t) => {
    const clock = createClock();
    const own = await startIdentityProvider();
    t.after(() => own.close());
    const key = await own.addKey('own', 'RS256');
    const api = await startApi(t, { clock, jwksUrl: own.jwksUrl });
    checkAnswer(await ask(api, withToken(await signToken(key, claimsAt(clock)))), 200);
    own.misbehave((response) => response.destroy());
    checkAnswer(await ask(api, withToken(await signToken(key, claimsAt(clock, { jti: '2' })))), 200);
  });
});

function toCryptoKey(key: Awaited<ReturnType<typeof importJWK>>) {
  assert.ok(!(key instanceof Uint8Array));
  return key;
}
