/**
 * Every endpoint of lookup, market data and webhooks with every error code it can answer with: each is brought about, and
 * the OpenAPI document lists these codes and no others.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { LightMyRequestResponse as InjectedResponse } from 'fastify';
import { issueApiKey } from '../../src/api/index.ts';
import type { ServedRun } from '../../src/core/catalog/index.ts';
import { addDailyUsage, revokeApiKey, StoreError } from '../../src/store/index.ts';
import { createDocumentCheck, errorPointer } from '../harness/document-validator.ts';
import { allOperations, type DocumentedOperation, document } from '../harness/documented-operations.ts';
import { eventually } from '../harness/eventually.ts';
import { FakeMarketData } from '../harness/fake-market-data.ts';
import { signToken, startIdentityProvider } from '../harness/identity-provider.ts';
import { patientTransport } from '../harness/patient-transport.ts';
import { exchange } from '../harness/raw-connection.ts';
import { serveWorld } from '../harness/served-run.ts';
import {
  httpStatuses,
  receiptStatuses,
  specifiedStatuses,
  webhookStatuses,
} from '../harness/specified-statuses.ts';
import { startTestApi, type TestApi } from '../harness/test-api.ts';
import { createCaller, newWebhook } from '../harness/webhook-caller.ts';

const statuses: Readonly<Record<string, number>> = {
  ...specifiedStatuses,
  ...webhookStatuses,
  ...receiptStatuses,
  ...httpStatuses,
};

const everywhere = [
  'invalid_parameter',
  'internal',
  'timeout',
  'malformed_request',
  'request_timeout',
  'body_too_large',
  'url_too_long',
  'headers_too_large',
];
const withKey = [
  'api_key_required',
  'invalid_api_key',
  'api_key_revoked',
  'invalid_token',
  'caller_not_allowed',
  'rate_limited',
  'daily_quota_exceeded',
  'database_unavailable',
  'identity_provider_unavailable',
];

interface Asked {
  /** Beside those above. */
  readonly codes: readonly string[];
  /** What the handler waits for; an endpoint that answers from memory waits for nothing but the key. */
  readonly reads: 'memory' | 'database' | 'record';
  readonly access?: 'open';
}

const ofMarket = ['invalid_market', 'market_not_found'];

const ofWebhook = ['webhook_not_found'];

/** By hand, from specification §4 and §7 and decisions §6. A path is read with GET unless another method stands before it. */
const endpoints: Readonly<Record<string, Asked>> = {
  '/v1/markets': { codes: ['graph_unavailable'], reads: 'memory' },
  '/v1/markets/{venue}/{id}': { codes: [...ofMarket, 'graph_unavailable'], reads: 'memory' },
  '/v1/markets/{venue}/{id}/relations': { codes: [...ofMarket, 'graph_unavailable'], reads: 'memory' },
  '/v1/markets/{venue}/{id}/trades': { codes: ofMarket, reads: 'record' },
  '/v1/markets/{venue}/{id}/quotes': { codes: ofMarket, reads: 'record' },
  '/v1/markets/{venue}/{id}/book': { codes: [...ofMarket, 'book_not_found'], reads: 'record' },
  '/v1/markets/{venue}/{id}/book/history': { codes: ofMarket, reads: 'record' },
  '/v1/markets/{venue}/{id}/rules': { codes: ofMarket, reads: 'database' },
  '/v1/markets/{venue}/{id}/rules/reading': { codes: [...ofMarket, 'graph_unavailable'], reads: 'database' },
  '/v1/events': { codes: ['graph_unavailable'], reads: 'memory' },
  '/v1/events/{venue}/{id}': {
    codes: ['invalid_event', 'event_not_found', 'graph_unavailable'],
    reads: 'memory',
  },
  '/v1/rulebooks/{venue}/{kind}/{id}': {
    codes: ['invalid_rulebook', 'rulebook_not_found'],
    reads: 'database',
  },
  '/v1/search': { codes: ['graph_unavailable'], reads: 'memory' },
  '/v1/topics': { codes: ['graph_unavailable'], reads: 'memory' },
  '/v1/topics/{slug}': { codes: ['invalid_topic', 'topic_not_found', 'graph_unavailable'], reads: 'memory' },
  '/v1/cross-venue': { codes: ['graph_unavailable'], reads: 'memory' },
  '/v1/opportunities': { codes: ['graph_unavailable'], reads: 'memory' },
  '/v1/opportunities/past': { codes: [], reads: 'database' },
  '/v1/insights': { codes: ['graph_unavailable'], reads: 'memory' },
  '/v1/insights/closing': { codes: ['graph_unavailable'], reads: 'memory' },
  '/v1/insights/flows': { codes: ['graph_unavailable'], reads: 'memory' },
  '/v1/insights/moves': { codes: ['graph_unavailable'], reads: 'memory' },
  '/v1/insights/tape': { codes: ['graph_unavailable'], reads: 'record' },
  '/v1/insights/ticker': { codes: ['graph_unavailable'], reads: 'record' },
  '/v1/insights/strategies': { codes: ['graph_unavailable'], reads: 'memory' },
  '/v1/insights/strategies/{id}': { codes: ['strategy_not_found', 'graph_unavailable'], reads: 'memory' },
  '/v1/insights/calibration': { codes: ['graph_unavailable'], reads: 'memory' },
  '/v1/relations/{left_venue}/{left_id}/{right_venue}/{right_id}': {
    codes: [...ofMarket, 'relation_not_found', 'graph_unavailable'],
    reads: 'database',
  },
  '/v1/relations/explain/{left_venue}/{left_id}/{right_venue}/{right_id}': {
    codes: [...ofMarket, 'graph_unavailable'],
    reads: 'memory',
  },
  '/v1/status': { codes: [], reads: 'memory' },
  '/v1/openapi.json': { codes: [], reads: 'memory' },
  '/v1/accuracy': { codes: [], reads: 'memory', access: 'open' },
  '/v1/webhooks': { codes: [], reads: 'database' },
  'POST /v1/webhooks': { codes: ['invalid_webhook', 'unsupported_media_type'], reads: 'database' },
  '/v1/webhooks/{id}': { codes: ofWebhook, reads: 'database' },
  'PATCH /v1/webhooks/{id}': {
    codes: [...ofWebhook, 'invalid_webhook', 'unsupported_media_type'],
    reads: 'database',
  },
  'DELETE /v1/webhooks/{id}': { codes: [...ofWebhook, 'unsupported_media_type'], reads: 'database' },
  'POST /v1/webhooks/{id}/rotate-secret': {
    codes: [...ofWebhook, 'unsupported_media_type'],
    reads: 'database',
  },
  'POST /v1/webhooks/{id}/test': {
    codes: [...ofWebhook, 'invalid_webhook', 'unsupported_media_type'],
    reads: 'database',
  },
  '/v1/webhooks/{id}/deliveries': { codes: ofWebhook, reads: 'database' },
  'POST /v1/webhooks/{id}/deliveries/{delivery_id}/redeliver': {
    codes: [...ofWebhook, 'delivery_not_found', 'invalid_webhook', 'unsupported_media_type'],
    reads: 'database',
  },
};

/** Endpoints of the document that stand in no row above. */
const elsewhere: Readonly<Record<string, string>> = {
  '/v1/live': 'a stream: tests/api/live*.test.ts',
  '/v1/markets/{venue}/{id}/comparison': 'it reads venues as well: tests/compare/refusals.test.ts',
  '/v1/receipts/{id}': 'tests/compare/refusals.test.ts',
};

/** What the document promises and cannot be brought about here. */
const cannotOccur: Readonly<Record<string, string>> = {
  '/v1/accuracy timeout': 'it asks for no key and answers from memory: there is nothing to wait for',
};

/** Decisions §2: what each parameter refuses, and how large those with a range may be. */
const wrongValues: Readonly<Record<string, readonly string[]>> = {
  venue: ['', 'all', 'venue_c', 'VENUE_A'],
  category: [''],
  event_id: ['', '-x', 'a b'],
  topic: ['', 'Not-A-Slug', 'a--b'],
  liquidity: ['', 'rich'],
  related: ['', '1', 'yes', 'TRUE'],
  closes_before: ['', 'tomorrow', '2026-13-01T00:00:00Z', '2026-09-15'],
  limit: ['', '0', '-1', '1.5', 'x', '1e2'],
  cursor: ['', 'AAAA', 'a b', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  offset: ['', '-1', '0.5', 'x'],
  relation: ['', 'likes', 'Implies'],
  cross_venue: ['', '1', 'no'],
  executable: ['', '1', 'no', 'True'],
  include_thin: ['', '1', 'no', 'True'],
  min_volume_usd: ['', '-1', 'x', '1e3', '.5'],
  max_spread_usd: ['', '-1', 'x', '1e3', '0.0000001'],
  q: [''],
  from: ['', 'now', '2026-09-15'],
  to: ['', 'now', '2026-09-15'],
  min_notional_usd: ['', '-1', 'x'],
  resolution: ['', '2m', '1d'],
  at: ['', 'now'],
  depth: ['', '0', '-1', 'x'],
  status: ['', 'active', 'Pending'],
  attempt_log: ['', '1', 'yes'],
  hours: ['', '0', '-1', '1.5', 'x'],
  window: ['', 'year', 'Day'],
  horizon_days: ['', '0', '2', '-1', '1.5', 'x'],
};
const largest: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '/v1/markets': { limit: 200 },
  '/v1/markets/{venue}/{id}/relations': { limit: 200 },
  '/v1/opportunities': { limit: 200 },
  '/v1/opportunities/past': { limit: 100 },
  '/v1/insights/closing': { limit: 200, hours: 168 },
  '/v1/insights/flows': { limit: 100 },
  '/v1/insights/moves': { limit: 100 },
  '/v1/insights/tape': { limit: 300, hours: 720, min_notional_usd: 1_000_000 },
  '/v1/markets/{venue}/{id}/trades': { limit: 1000 },
  '/v1/markets/{venue}/{id}/quotes': { limit: 5000 },
  '/v1/markets/{venue}/{id}/book': { depth: 500 },
  '/v1/markets/{venue}/{id}/rules': { limit: 100 },
  '/v1/events': { limit: 200 },
  '/v1/search': { limit: 100, offset: 300 },
  '/v1/cross-venue': { limit: 200 },
  '/v1/webhooks/{id}/deliveries': { limit: 200 },
};

/** Settled markets of both venues may be measured together. */
function takesAllVenues(path: string): boolean {
  return path === '/v1/insights/strategies' || path === '/v1/insights/calibration';
}

const nowhere = 'NO-SUCH-THING';
type Mood = 'well' | 'broken' | 'cut off' | 'hanging';

describe('every endpoint and every code it can answer with', () => {
  let api: TestApi;
  /** With little patience. */
  let hasty: TestApi;
  /** Before a first run. */
  let early: TestApi;
  /** With small limits, and an unreachable identity provider. */
  let narrow: TestApi;
  let run: ServedRun;
  let mood: Mood = 'well';
  let key: string;
  let revoked: string;
  let tokens: { readonly stranger: string; readonly unpublished: string };
  let usualSamples: Readonly<Record<string, string>>;
  let port: number;
  let hastyPort: number;
  let addresses = 0;
  const closing: (() => Promise<unknown>)[] = [];
  const produced = new Set<string>();
  const check = createDocumentCheck(document);
  const released = Promise.withResolvers<never>();
  released.promise.catch(() => undefined);

  /** What a part of the service does that cannot do its work. */
  async function inMood<T>(work: () => Promise<T>): Promise<T> {
    if (mood === 'broken') throw new TypeError('A bug of ours.');
    if (mood === 'cut off') {
      throw new StoreError('unavailable', 'The test cut the database off.', { retryAfterMs: 1000 });
    }
    if (mood === 'hanging') return released.promise;
    return work();
  }

  before(async () => {
    run = serveWorld({ seed: 3, markets: 500 });
    const provider = await startIdentityProvider();
    const issuer = await provider.addKey('k1', 'ES256');
    const unpublished = await provider.addKey('k2', 'ES256', false);
    const claims = {
      iss: provider.issuer,
      aud: 'routeur',
      sub: 'a-stranger',
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 3600,
    };
    tokens = { stranger: await signToken(issuer, claims), unpublished: await signToken(unpublished, claims) };
    const identity = {
      issuer: provider.issuer,
      jwksUrl: provider.jwksUrl,
      audience: 'routeur',
      allowed: ['a-friend'],
      tier: 'free',
    } as const;
    const data = new FakeMarketData();
    usualSamples = { ...samplesOf(run), strategy: 'all-crypto-7d-20-30-no' };
    data.list({ venue: 'venue_a', id: usualSamples['id'] ?? '' });
    const marketData = moody(data.deps, inMood);
    const served = () => {
      if (mood === 'broken') throw new TypeError('A bug of ours.');
      return run;
    };
    /** Asked for only where everything else is well. */
    const failing = (): never => {
      throw new TypeError('A bug of ours.');
    };
    const tape = () => inMood(async () => []);
    api = await startTestApi({ served, marketData, tape, identity, status: failing, accuracy: failing });
    const transport = {
      ...patientTransport,
      answerTimeoutMs: 150,
      headersTimeoutMs: 100,
      checkEveryMs: 20,
    };
    hasty = await startTestApi({ sharedStore: api.store, served, marketData, tape, transport });
    early = await startTestApi({ sharedStore: api.store });
    const unreachable = { ...identity, jwksUrl: 'http://127.0.0.1:9/jwks.json' };
    const most = { requestsPerMinute: 1, requestsPerDay: 1_000, streams: 1, webhooks: 1 };
    narrow = await startTestApi({
      sharedStore: api.store,
      served,
      marketData,
      tape,
      identity: unreachable,
      tiers: { free: most, trader: most, pro: most, institutional: most },
    });
    port = await api.listen();
    hastyPort = await hasty.listen();
    key = await api.issueKey();
    const toRevoke = await issueApiKey(api.store, { tier: 'free', label: 'to be revoked' });
    await revokeApiKey(api.store, toRevoke.id);
    revoked = toRevoke.text;
    await eventually(
      async () => (await send('/v1/openapi.json', { 'x-api-key': key }, hasty)).statusCode === 200,
      'the key is known',
    );
    const caller = createCaller(api, { 'x-api-key': key });
    const [{ id: webhook }, { id: disabled }] = [await caller.subscribe(), await caller.subscribe()];
    await caller.send('PATCH', `/${disabled}`, { status: 'disabled' });
    const { data: delivery }: { data: { id: string } } = (
      await caller.send('POST', `/${webhook}/test`)
    ).json();
    usualSamples = { ...usualSamples, webhook, disabled, delivery_id: delivery.id };
    const query = api.store.query.bind(api.store);
    api.store.query = (work, signal) => inMood(() => query(work, signal));
    closing.push(
      () => hasty.close(),
      () => narrow.close(),
      () => early.close(),
      () => api.close(),
      () => provider.close(),
    );
  });
  after(async () => {
    released.reject(new Error('The test is over.'));
    for (const close of closing) await close();
  });

  /** `name`: a URL, or a method and a URL. What takes a body gets one that fits, unless another is given. */
  function send(
    name: string,
    headers: Record<string, string>,
    to = api,
    body: unknown = newWebhook,
  ): Promise<InjectedResponse> {
    const { method, target: url } = splitName(name);
    // Too many failures from one address are another matter.
    addresses += 1;
    const remoteAddress = `10.7.${addresses >> 8}.${addresses & 255}`;
    if (method === 'GET') return to.api.app.inject({ method, url, headers, remoteAddress });
    return to.api.app.inject({
      method,
      url,
      headers: { 'content-type': 'application/json', ...headers },
      remoteAddress,
      payload: JSON.stringify(body),
    });
  }

  async function inThisMood(next: Mood, work: () => Promise<Refused>): Promise<Refused> {
    mood = next;
    try {
      return await work();
    } finally {
      mood = 'well';
    }
  }

  const urlAt = (path: string, values: Readonly<Record<string, string>> = {}): string =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const owners = { '/v1/events/': 'event', '/v1/webhooks/': 'webhook', '/strategies/': 'strategy' };
      const owner = Object.entries(owners).find(([start]) => path.includes(start))?.[1];
      const usual = owner !== undefined && name === 'id' ? owner : name;
      return values[name] ?? usualSamples[usual] ?? '';
    });

  async function sendBytes(bytes: string, to = port): Promise<Refused> {
    const [answer] = await exchange(to, bytes);
    assert(answer !== undefined);
    return { statusCode: answer.status, headers: answer.headers, body: answer.body.toString() };
  }

  /** How each code is brought about at an endpoint. */
  const ways: Readonly<Record<string, (path: string) => Promise<Refused>>> = {
    invalid_parameter: (path) => send(`${urlAt(path)}?surprise=1`, { 'x-api-key': key }),
    invalid_market: (path) =>
      send(urlAt(path, path.includes('{id}') ? { id: '-x' } : { right_id: '-x' }), { 'x-api-key': key }),
    invalid_event: (path) => send(urlAt(path, { venue: 'venue_c' }), { 'x-api-key': key }),
    invalid_topic: (path) => send(urlAt(path, { slug: 'Not-A-Slug' }), { 'x-api-key': key }),
    invalid_rulebook: (path) => send(urlAt(path, { kind: 'library' }), { 'x-api-key': key }),
    market_not_found: (path) =>
      send(urlAt(path, path.includes('{id}') ? { id: nowhere } : { left_id: nowhere }), { 'x-api-key': key }),
    event_not_found: (path) => send(urlAt(path, { id: nowhere }), { 'x-api-key': key }),
    topic_not_found: (path) => send(urlAt(path, { slug: 'no-such-thing' }), { 'x-api-key': key }),
    strategy_not_found: (path) => send(urlAt(path, { id: 'all-no-such-rule' }), { 'x-api-key': key }),
    rulebook_not_found: (path) => send(urlAt(path, { id: nowhere }), { 'x-api-key': key }),
    relation_not_found: (path) => send(urlAt(path, unrelatedOf(run)), { 'x-api-key': key }),
    invalid_webhook: (path) =>
      documented(path).hasBody
        ? send(urlAt(path), { 'x-api-key': key }, api, { events: [] })
        : send(urlAt(path, { id: usualSamples['disabled'] ?? '' }), { 'x-api-key': key }),
    webhook_not_found: (path) => send(urlAt(path, { id: `whk_${'0'.repeat(22)}` }), { 'x-api-key': key }),
    delivery_not_found: (path) =>
      send(urlAt(path, { delivery_id: `dlv_${'0'.repeat(22)}` }), { 'x-api-key': key }),
    unsupported_media_type: (path) => send(urlAt(path), { 'x-api-key': key, 'content-type': 'x' }),
    book_not_found: (path) => send(urlAt(path), { 'x-api-key': key }),
    api_key_required: (path) => send(urlAt(path), {}),
    invalid_api_key: (path) => send(urlAt(path), { 'x-api-key': 'rtr_live_x' }),
    api_key_revoked: (path) => send(urlAt(path), { 'x-api-key': revoked }),
    invalid_token: (path) => send(urlAt(path), { authorization: 'Bearer hello' }),
    caller_not_allowed: (path) => send(urlAt(path), { authorization: `Bearer ${tokens.stranger}` }),
    identity_provider_unavailable: (path) =>
      send(urlAt(path), { authorization: `Bearer ${tokens.unpublished}` }, narrow),
    rate_limited: async (path) => {
      const own = { 'x-api-key': await narrow.issueKey() };
      await send(urlAt(path), own, narrow);
      return send(urlAt(path), own, narrow);
    },
    daily_quota_exceeded: async (path) => {
      const { id, text } = await issueApiKey(api.store, { tier: 'free', label: 'used up' });
      const day = new Date().toISOString().slice(0, 10);
      await addDailyUsage(api.store, [{ caller: `key:${id}`, day, requests: 2000 }]);
      return send(urlAt(path), { 'x-api-key': text });
    },
    graph_unavailable: (path) => send(urlAt(path), { 'x-api-key': key }, early),
    database_unavailable: (path) => sendTroubled(path, 'cut off'),
    timeout: (path) => sendTroubled(path, 'hanging', hasty),
    internal: async (path) => {
      // The document is ready before it is asked for: only the look for the key can fail.
      const own = path === '/v1/openapi.json' ? await api.issueKey() : key;
      return inThisMood('broken', () =>
        send(urlAt(path), endpoints[path]?.access ? {} : { 'x-api-key': own }),
      );
    },
    malformed_request: (path) => sendBytes(`${printName(urlAt(path))} HTTP/1.1\r\nConnection: close\r\n\r\n`),
    request_timeout: (path) => sendBytes(`${printName(urlAt(path))} HTTP/1.1\r\nHost: x\r\n`, hastyPort),
    body_too_large: (path) =>
      sendBytes(`${printName(urlAt(path))} HTTP/1.1\r\nHost: x\r\nContent-Length: 65537\r\n\r\n`),
    url_too_long: (path) => send(`${urlAt(path)}?${'x'.repeat(4096)}`, { 'x-api-key': key }),
    headers_too_large: (path) =>
      sendBytes(`${printName(urlAt(path))} HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(9000)}\r\n\r\n`),
  };

  /** A handler that reads fails by itself; the others fail where the key, unknown so far, is looked up. */
  async function sendTroubled(path: string, trouble: Mood, to = api): Promise<Refused> {
    const own = endpoints[path]?.reads === 'memory' ? await api.issueKey() : key;
    return inThisMood(trouble, () => send(urlAt(path), { 'x-api-key': own }, to));
  }

  function checkRefusal({ statusCode, headers, body }: Refused, code: string): void {
    const answer: { error: { code: string; message: string } } = JSON.parse(body);
    assert.equal(answer.error?.code, code, body.slice(0, 300));
    assert.equal(statusCode, statuses[code]);
    assert.equal(check(errorPointer, answer), undefined);
    assert.match(answer.error.message, /\S/);
    assert.equal(headers['content-type'], 'application/json; charset=utf-8');
    assert.equal(headers['cache-control'], 'no-store');
    if (statusCode === 429) assert.match(String(headers['retry-after']), /^[1-9]\d*$/);
  }

  for (const [path, { codes, access }] of Object.entries(endpoints)) {
    const all = [...everywhere, ...(access === 'open' ? [] : withKey), ...codes];

    it(`${path} has the codes of the document`, () => {
      assert.deepEqual(all.toSorted(), documentedCodes(path).toSorted());
    });

    for (const code of all) {
      if (cannotOccur[`${path} ${code}`] !== undefined) continue;
      it(`${path} ${code}`, async () => {
        const way = ways[code];
        assert(way !== undefined, 'a code without a way to bring it about');
        checkRefusal(await way(path), code);
        produced.add(`${path} ${code}`);
      });
    }

    it(`${path} takes no other method`, async () => {
      const { allow } = documented(path);
      const { target: url } = splitName(urlAt(path));
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        if (allow.split(', ').includes(method)) continue;
        const answer = await api.api.app.inject({ method, url, headers: { 'x-api-key': key } });
        assert.equal(answer.statusCode, 405, `${method} ${answer.body}`);
        const { error }: { error: { code: string } } = answer.json();
        assert.equal(error.code, 'method_not_allowed');
        assert.equal(answer.headers['allow'], allow);
      }
    });

    it(`${path} refuses every wrong value of every parameter`, async () => {
      for (const { name } of documented(path).queryParameters) {
        const values = wrongValues[name]?.filter(
          (value) => !(name === 'venue' && value === 'all' && takesAllVenues(path)),
        );
        assert(values !== undefined, `no wrong values of ${name}`);
        const range = largest[path]?.[name];
        const beside = name === 'event_id' ? 'venue=venue_a&' : '';
        for (const value of [...values, ...(range === undefined ? [] : [String(range + 1)])]) {
          const url = `${urlAt(path)}?${beside}${name}=${encodeURIComponent(value)}`;
          const answer = await send(url, { 'x-api-key': key });
          checkRefusal(answer, 'invalid_parameter');
          const { error }: { error: { message: string } } = answer.json();
          assert(error.message.includes(name), `${url}: ${error.message}`);
        }
        const value = encodeURIComponent(String(range ?? 1));
        checkRefusal(
          await send(`${urlAt(path)}?${name}=${value}&${name}=${value}`, { 'x-api-key': key }),
          'invalid_parameter',
        );
        if (range !== undefined && endpoints[path]?.reads === 'memory') {
          const answer = await send(`${urlAt(path)}?${name}=${range}`, { 'x-api-key': key });
          assert.equal(answer.statusCode, 200, answer.body.slice(0, 300));
        }
      }
    });
  }

  it('an event without its venue is refused', async () => {
    checkRefusal(await send('/v1/markets?event_id=X', { 'x-api-key': key }), 'invalid_parameter');
  });

  it('every endpoint of the document is in the table, or a reason says where else', () => {
    assert.deepEqual(
      [...Object.keys(endpoints), ...Object.keys(elsewhere)].toSorted(),
      allOperations
        .filter(({ path }) => path.startsWith('/v1/'))
        .map(({ method, path }) => (method === 'GET' ? path : `${method} ${path}`))
        .toSorted(),
    );
  });

  it('every code was brought about', () => {
    const promised = Object.keys(endpoints).flatMap((path) =>
      documentedCodes(path).map((code) => `${path} ${code}`),
    );
    assert.deepEqual(
      promised.filter((pair) => !produced.has(pair)),
      Object.keys(cannotOccur),
    );
  });
});

type Refused = Pick<InjectedResponse, 'statusCode' | 'body'> & {
  readonly headers: Readonly<Record<string, unknown>>;
};

/** A name of the table: `/v1/status`, or `POST /v1/webhooks`. */
function splitName(name: string): {
  readonly method: DocumentedOperation['method'];
  readonly target: string;
} {
  const methods = ['POST', 'PATCH', 'DELETE'] as const;
  const method = methods.find((candidate) => name.startsWith(`${candidate} `));
  return method === undefined
    ? { method: 'GET', target: name }
    : { method, target: name.slice(method.length + 1) };
}

function printName(name: string): string {
  const { method, target } = splitName(name);
  return `${method} ${target}`;
}

function documented(name: string): DocumentedOperation {
  const { method, target } = splitName(name);
  const found = allOperations.find((candidate) => candidate.path === target && candidate.method === method);
  assert(found !== undefined, `the document has no ${name}`);
  return found;
}

/** The codes of an operation, from the examples of its answers. */
function documentedCodes(path: string): string[] {
  const operation = documented(path);
  const answers: Record<string, { content?: Record<string, { examples?: object }> }> = JSON.parse(
    JSON.stringify(operation.responses),
  );
  const refusals = Object.entries(answers).filter(([status]) => Number(status) >= 400);
  return refusals.flatMap(([status, { content }]) => {
    const codes = Object.keys(content?.['application/json']?.examples ?? {});
    for (const code of codes) assert.equal(String(statuses[code]), status, code);
    return codes;
  });
}

/** Every read passes `inMood`; what is answered from memory stays as it is. */
function moody(
  deps: FakeMarketData['deps'],
  inMood: <T>(work: () => Promise<T>) => Promise<T>,
): FakeMarketData['deps'] {
  return { ...deps, findMarket: (market, signal) => inMood(() => deps.findMarket(market, signal)) };
}

/** A market, its event and topic, and one that is related to it. */
function samplesOf({ catalog, relations }: ServedRun): Record<string, string> {
  for (let index = 0; index < catalog.size; index += 1) {
    const [other] = relations.neighbours(index).indexes;
    if (other === undefined || catalog.venueOf(index) !== 'venue_a') continue;
    const { id, eventId } = catalog.market(index);
    const { venue: rightVenue, id: rightId } = catalog.market(other);
    return {
      venue: 'venue_a',
      id,
      kind: 'market',
      event: eventId,
      slug: catalog.topics[0]?.slug ?? '',
      left_venue: 'venue_a',
      left_id: id,
      right_venue: rightVenue,
      right_id: rightId,
    };
  }
  throw new Error('The world has no relations');
}

/** The sample and a market that nothing relates to it. */
function unrelatedOf(run: ServedRun): Record<string, string> {
  const { catalog, relations } = run;
  const sample = samplesOf(run);
  const left = catalog.find('venue_a', sample['id'] ?? '');
  const related = new Set([left, ...relations.neighbours(left).indexes]);
  const right = Array.from({ length: catalog.size }, (_, index) => index).find(
    (index) => !related.has(index),
  );
  assert(right !== undefined);
  const { venue, id } = catalog.market(right);
  return { ...sample, right_venue: venue, right_id: id };
}
