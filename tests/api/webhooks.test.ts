/** The webhook endpoints, each with every status of its own, and who may see what. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { LightMyRequestResponse as InjectedResponse } from 'fastify';
import { sql } from 'kysely';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Endpoint } from '../../src/api/endpoint.ts';
import {
  changeWebhookEndpoint,
  createWebhookEndpoint,
  deliveriesEndpoint,
  redeliverEndpoint,
  rotateSecretEndpoint,
  testWebhookEndpoint,
  webhookEndpoint,
  webhooksEndpoint,
} from '../../src/api/endpoints/index.ts';
import { tiers } from '../../src/api/index.ts';
import { randomText } from '../../src/runtime/random-text.ts';
import { openSecret } from '../../src/runtime/secret-box.ts';
import type { TierName } from '../../src/store/index.ts';
import type { TableName } from '../harness/field-tables.ts';
import {
  type IdentityProvider,
  type SigningKey,
  signToken,
  startIdentityProvider,
} from '../harness/identity-provider.ts';
import { createClock } from '../harness/manual-clock.ts';
import { TableWalk } from '../harness/table-walk.ts';
import { errorCode, startTestApi, type TestApi } from '../harness/test-api.ts';
import { createCaller, newWebhook, type WebhookCaller } from '../harness/webhook-caller.ts';

const clock = createClock();
const key = Buffer.alloc(32, 9);
const refusedHost = 'https://refused.example/';
const unknownId = `whk_${'0'.repeat(22)}`;
const dayMs = 86_400_000;

let testApi: TestApi;
let provider: IdentityProvider;
let signing: SigningKey;
let targetsChecked: string[] = [];
/** The owner in most tests; institutional, so that limits are out of the way. */
let owner: WebhookCaller;
let stranger: WebhookCaller;

before(async () => {
  provider = await startIdentityProvider();
  signing = await provider.addKey('k', 'RS256');
  testApi = await startTestApi({
    now: clock.now,
    webhookKey: key,
    identity: {
      issuer: provider.issuer,
      jwksUrl: provider.jwksUrl,
      audience: 'routeur',
      allowed: ['a-service', 'another'],
      tier: 'trader',
    },
    checkTarget: async (url) => {
      targetsChecked.push(url);
      return url === refusedHost ? { code: 'refused', message: 'must be public' } : undefined;
    },
  });
  owner = await callerOfTier('institutional');
  stranger = await callerOfTier('institutional');
});
after(async () => {
  await testApi.close();
  await provider.close();
});

async function callerOfTier(tier: TierName): Promise<WebhookCaller> {
  return createCaller(testApi, { 'x-api-key': await testApi.issueKey(tier) });
}

const tables = new TableWalk();
const tableOf: Readonly<Record<string, TableName>> = {
  listWebhooks: 'Webhook',
  getWebhook: 'Webhook',
  changeWebhook: 'Webhook',
  createWebhook: 'WebhookWithSecret',
  rotateWebhookSecret: 'WebhookWithSecret',
  testWebhook: 'Delivery',
  redeliverWebhook: 'Delivery',
  listWebhookDeliveries: 'Delivery',
};

/** The body of an answer of the endpoint's own status, which fits its schema and its field table exactly. */
function read<Response extends TSchema>(
  endpoint: Pick<Endpoint, 'status' | 'method' | 'operationId'> & { readonly response: Response },
  answer: InjectedResponse,
): Static<Response> {
  assert.equal(answer.statusCode, endpoint.status ?? 200, answer.body.slice(0, 500));
  if (endpoint.method !== 'GET') assert.equal(answer.headers['cache-control'], 'no-store');
  const body: { data: unknown } = answer.json();
  const table = tableOf[endpoint.operationId];
  assert(table !== undefined);
  for (const each of [body.data].flat()) tables.check(table, each, endpoint.operationId);
  if (Value.Check(endpoint.response, body)) return body;
  assert.fail(JSON.stringify(Value.Errors(endpoint.response, body).slice(0, 3)));
}

function checkProblem(answer: InjectedResponse, status: number, code: string, message?: RegExp): void {
  assert.equal(answer.statusCode, status, answer.body);
  assert.equal(errorCode(answer), code);
  if (message) assert.match(answer.body, message);
  assert.equal(answer.headers['cache-control'], 'no-store');
}

async function disable(id: string, reason: string): Promise<void> {
  await testApi.store.query((db) =>
    sql`update webhook_subscription set status = 'disabled', disabled_reason = ${reason}, disabled_at = now(),
      failures = 8 where id = ${id}`.execute(db),
  );
}

interface PlannedDelivery {
  readonly status?: string;
  readonly at?: number;
  readonly attempts?: number;
}

async function addDelivery(webhook: string, planned: PlannedDelivery = {}): Promise<string> {
  const { status = 'exhausted', at = clock.now(), attempts = 8 } = planned;
  const id = `dlv_${randomText(22)}`;
  await testApi.store.query((db) =>
    sql`insert into webhook_delivery (id, subscription, outbox, event, type, body, created_at, status, attempts,
        round_attempts, next_attempt_at, last_attempt_at, last_status, last_error)
      values (${id}, ${webhook}, null, 'evt_1', 'lead.executable', '{}', ${new Date(at)}, ${status}, ${attempts}, ${attempts},
        ${status === 'pending' ? new Date(at) : null}, ${new Date(at)}, 500, null)`.execute(db),
  );
  return id;
}

describe('POST /v1/webhooks', () => {
  it('makes a subscription, and shows its secret in this answer alone', async () => {
    const answer = await owner.send('POST', '', {
      ...newWebhook,
      filters: { cross_venue: true, min_net_usd: '2.5' },
    });
    const { data } = read(createWebhookEndpoint, answer);
    assert.equal(answer.headers['location'], `/v1/webhooks/${data.id}`);
    assert.equal(answer.headers['etag'], undefined);
    assert.equal(data.status, 'active');
    assert.deepEqual(data.events, ['lead.executable']);
    assert.deepEqual(data.filters, { cross_venue: true, min_net_usd: '2.5000' });
    assert.equal(data.created_at, new Date(clock.now()).toISOString());
    assert.equal(data.updated_at, data.created_at);
    const { signing_secret: secret, ...rest } = data;
    assert.deepEqual(read(webhookEndpoint, await owner.send('GET', `/${data.id}`)).data, rest);
    const { rows } = await testApi.store.query((db) =>
      sql<{ secret: Buffer }>`select secret from webhook_subscription where id = ${data.id}`.execute(db),
    );
    assert.equal(openSecret(key, rows[0]?.secret ?? Buffer.alloc(0), data.id), secret);
  });

  it('takes a subscription without filters, which then lets everything through', async () => {
    const { data } = read(createWebhookEndpoint, await owner.send('POST', '', newWebhook));
    assert.deepEqual(data.filters, {});
  });

  it('refuses an address that may not be sent to, in the words of the rule', async () => {
    const answer = await owner.send('POST', '', { ...newWebhook, url: refusedHost });
    checkProblem(answer, 400, 'invalid_webhook', /"url must be public\."/);
  });

  it('refuses a body that does not fit before an address is looked up', async () => {
    targetsChecked = [];
    const answer = await owner.send('POST', '', { ...newWebhook, events: ['webhook.test'] });
    checkProblem(answer, 400, 'invalid_webhook', /events\[0\] takes one of lead\.executable/);
    assert.deepEqual(targetsChecked, []);
  });
});

describe('how many there may be', () => {
  for (const tier of ['free', 'trader', 'pro'] as const) {
    const { webhooks: most } = tiers[tier];
    it(`${tier}: ${most}, also when more are made at once, and another when one is gone`, async () => {
      const caller = await callerOfTier(tier);
      const tried = Math.min(most + 5, tiers[tier].requestsPerMinute - 5);
      const answers = await Promise.all(
        Array.from({ length: tried }, () => caller.send('POST', '', newWebhook)),
      );
      const made = answers.filter(({ statusCode }) => statusCode === 201);
      assert.equal(made.length, most);
      for (const answer of answers.filter(({ statusCode }) => statusCode !== 201)) {
        checkProblem(answer, 400, 'invalid_webhook', new RegExp(`The ${tier} tier allows `));
      }
      targetsChecked = [];
      checkProblem(await caller.send('POST', '', newWebhook), 400, 'invalid_webhook');
      assert.deepEqual(targetsChecked, [], 'nothing is looked up for what cannot be made');
      const { data } = read(webhooksEndpoint, await caller.send('GET', ''));
      assert.equal(data.length, most);
      assert.equal((await caller.send('DELETE', `/${data[0]?.id}`)).statusCode, 204);
      read(createWebhookEndpoint, await caller.send('POST', '', newWebhook));
    });
  }

  it('institutional: 100', () => assert.equal(tiers.institutional.webhooks, 100));
});

describe('GET /v1/webhooks', () => {
  it('lists those of the caller, newest first, the order stable within a millisecond', async () => {
    const caller = await callerOfTier('pro');
    assert.deepEqual(read(webhooksEndpoint, await caller.send('GET', '')).data, []);
    const first = await caller.subscribe();
    clock.advance(5);
    const together = [await caller.subscribe(), await caller.subscribe(), await caller.subscribe()];
    const ids = async () => read(webhooksEndpoint, await caller.send('GET', '')).data.map(({ id }) => id);
    const listed = await ids();
    assert.deepEqual(
      listed.slice(0, 3),
      together
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    assert.equal(listed[3], first.id);
    assert.deepEqual(await ids(), listed);
    assert.doesNotMatch((await caller.send('GET', '')).body, /whsec/);
  });

  it('takes no parameters', async () => {
    checkProblem(await owner.send('GET', '?limit=1'), 400, 'invalid_parameter');
  });

  it('is revalidated with its entity tag', async () => {
    const caller = await callerOfTier('pro');
    const { headers } = await caller.send('GET', '');
    const again = await caller.send('GET', '', undefined, { 'if-none-match': String(headers['etag']) });
    assert.equal(again.statusCode, 304);
  });
});

describe('PATCH /v1/webhooks/{id}', () => {
  it('changes what is named and leaves the rest', async () => {
    const { id } = await owner.subscribe({ filters: { cross_venue: true, min_net_usd: '1' } });
    const { data: before } = read(webhookEndpoint, await owner.send('GET', `/${id}`));
    clock.advance(1_000);
    const change = async (body: unknown) =>
      read(changeWebhookEndpoint, await owner.send('PATCH', `/${id}`, body)).data;
    const updated_at = new Date(clock.now()).toISOString();
    assert.deepEqual(await change({ url: 'https://other.example/' }), {
      ...before,
      url: 'https://other.example/',
      updated_at,
    });
    assert.deepEqual((await change({ events: ['market.settled', 'rules.changed'] })).events, [
      'market.settled',
      'rules.changed',
    ]);
    assert.deepEqual((await change({ filters: { min_net_usd: '0.000001' } })).filters, {
      min_net_usd: '0.000001',
    });
    const cleared = await change({ filters: {} });
    assert.deepEqual(cleared.filters, {});
    assert.equal(cleared.url, 'https://other.example/');
    assert.deepEqual(read(webhookEndpoint, await owner.send('GET', `/${id}`)).data, cleared);
  });

  it('switches off, by its owner, and cancels what waits; and on again', async () => {
    const { id } = await owner.subscribe();
    const waiting = await addDelivery(id, { status: 'pending', attempts: 1 });
    const delivered = await addDelivery(id, { status: 'delivered' });
    const off = read(changeWebhookEndpoint, await owner.send('PATCH', `/${id}`, { status: 'disabled' })).data;
    assert.equal(off.status, 'disabled');
    assert.equal(off.disabled_reason, 'by_owner');
    assert.equal(off.disabled_at, new Date(clock.now()).toISOString());
    const { data } = read(deliveriesEndpoint, await owner.send('GET', `/${id}/deliveries`));
    const statuses = Object.fromEntries(data.map((delivery) => [delivery.id, delivery.status]));
    assert.deepEqual(statuses, { [waiting]: 'cancelled', [delivered]: 'delivered' });
    const on = read(changeWebhookEndpoint, await owner.send('PATCH', `/${id}`, { status: 'active' })).data;
    assert.deepEqual([on.status, on.disabled_reason, on.disabled_at], ['active', undefined, undefined]);
  });

  it('leaves an attempt under way its lease, so that none is sent beside it', async () => {
    const { id } = await owner.subscribe();
    const [waiting, underWay] = [
      await addDelivery(id, { status: 'pending' }),
      await addDelivery(id, { status: 'pending' }),
    ];
    const leaseUntil = new Date(clock.now() + 1);
    await testApi.store.query((db) =>
      sql`update webhook_delivery set lease_by = 'somebody', lease_until = ${leaseUntil} where id = ${underWay}`.execute(
        db,
      ),
    );
    for (const status of ['disabled', 'active']) await owner.send('PATCH', `/${id}`, { status });
    read(redeliverEndpoint, await owner.send('POST', `/${id}/deliveries/${underWay}/redeliver`));
    const { rows } = await testApi.store.query((db) =>
      sql<{ id: string; status: string; by: string | null }>`
        select id, status, lease_by as by from webhook_delivery where subscription = ${id}`.execute(db),
    );
    assert.deepEqual(
      new Map(rows.map((row) => [row.id, `${row.status} ${row.by}`])),
      new Map([
        [waiting, 'cancelled null'],
        [underWay, 'pending somebody'],
      ]),
    );
  });

  it('switches on what something else switched off, and forgets its failures', async () => {
    const { id } = await owner.subscribe();
    await disable(id, 'gone');
    const { data: off } = read(webhookEndpoint, await owner.send('GET', `/${id}`));
    assert.deepEqual([off.status, off.disabled_reason], ['disabled', 'gone']);
    const { data: still } = read(
      changeWebhookEndpoint,
      await owner.send('PATCH', `/${id}`, { status: 'disabled' }),
    );
    assert.deepEqual([still.disabled_reason, still.disabled_at], ['gone', off.disabled_at]);
    const { data: other } = read(changeWebhookEndpoint, await owner.send('PATCH', `/${id}`, { filters: {} }));
    assert.equal(other.disabled_reason, 'gone');
    const { data: on } = read(
      changeWebhookEndpoint,
      await owner.send('PATCH', `/${id}`, { status: 'active' }),
    );
    assert.equal(on.status, 'active');
    const { rows } = await testApi.store.query((db) =>
      sql<{ failures: number }>`select failures from webhook_subscription where id = ${id}`.execute(db),
    );
    assert.equal(rows[0]?.failures, 0);
  });

  it('refuses what does not fit, and an address that may not be sent to', async () => {
    const { id } = await owner.subscribe();
    checkProblem(await owner.send('PATCH', `/${id}`, {}), 400, 'invalid_webhook', /at least one of url/);
    checkProblem(
      await owner.send('PATCH', `/${id}`, { status: 'paused' }),
      400,
      'invalid_webhook',
      /status takes one of/,
    );
    checkProblem(await owner.send('PATCH', `/${id}`, { url: refusedHost }), 400, 'invalid_webhook', /public/);
    assert.equal(
      read(webhookEndpoint, await owner.send('GET', `/${id}`)).data.url,
      newWebhook.url,
      'nothing was changed',
    );
  });

  it('looks nothing up for whom it does not belong to', async () => {
    const { id } = await owner.subscribe();
    targetsChecked = [];
    checkProblem(await stranger.send('PATCH', `/${id}`, { url: refusedHost }), 404, 'webhook_not_found');
    assert.deepEqual(targetsChecked, []);
  });
});

describe('DELETE /v1/webhooks/{id}', () => {
  it('removes it with its deliveries and attempts', async () => {
    const { id } = await owner.subscribe();
    const delivery = await addDelivery(id, { status: 'pending' });
    await testApi.store.query((db) =>
      sql`insert into webhook_attempt (delivery, number, started_at) values (${delivery}, 1, now())`.execute(
        db,
      ),
    );
    const answer = await owner.send('DELETE', `/${id}`);
    assert.deepEqual([answer.statusCode, answer.body], [204, '']);
    assert.equal(answer.headers['content-type'], undefined);
    checkProblem(await owner.send('DELETE', `/${id}`), 404, 'webhook_not_found');
    checkProblem(await owner.send('GET', `/${id}`), 404, 'webhook_not_found');
    const { rows } = await testApi.store.query((db) =>
      sql<{ left: number }>`select (select count(*) from webhook_subscription where id = ${id})::integer
        + (select count(*) from webhook_delivery where subscription = ${id})::integer
        + (select count(*) from webhook_attempt where delivery = ${delivery})::integer as left`.execute(db),
    );
    assert.equal(rows[0]?.left, 0);
  });

  it('ignores a body, whatever it is', async () => {
    for (const type of ['application/json', 'text/plain']) {
      const { id } = await owner.subscribe();
      const answer = await owner.send('DELETE', `/${id}`, '{broken', { 'content-type': type });
      assert.equal(answer.statusCode, 204);
    }
  });
});

describe('POST /v1/webhooks/{id}/rotate-secret', () => {
  it('gives a new secret and keeps the one before for 24 hours', async () => {
    const { id, secret } = await owner.subscribe();
    const rotate = async () =>
      read(rotateSecretEndpoint, await owner.send('POST', `/${id}/rotate-secret`)).data;
    const held = async () => {
      const { rows } = await testApi.store.query((db) =>
        sql<{ secret: Buffer; previous: Buffer; until: Date }>`
          select secret, previous_secret as previous, previous_until as until
          from webhook_subscription where id = ${id}`.execute(db),
      );
      const [row] = rows;
      assert(row);
      return [openSecret(key, row.secret, id), openSecret(key, row.previous, id), row.until.getTime()];
    };
    const first = await rotate();
    const until = clock.now() + dayMs;
    assert.notEqual(first.signing_secret, secret);
    assert.equal(first.previous_secret_valid_until, new Date(until).toISOString());
    assert.deepEqual(await held(), [first.signing_secret, secret, until]);
    const { data } = read(webhookEndpoint, await owner.send('GET', `/${id}`));
    assert.equal(data.previous_secret_valid_until, first.previous_secret_valid_until);
    clock.advance(1_000);
    const second = await rotate();
    assert.deepEqual(await held(), [second.signing_secret, first.signing_secret, until + 1_000]);
    clock.advance(dayMs);
    const { data: later } = read(webhookEndpoint, await owner.send('GET', `/${id}`));
    assert.equal(later.previous_secret_valid_until, undefined);
  });
});

describe('POST /v1/webhooks/{id}/test', () => {
  it('queues a delivery of its own kind, due now', async () => {
    const { id } = await owner.subscribe();
    const { data } = read(testWebhookEndpoint, await owner.send('POST', `/${id}/test`));
    const at = new Date(clock.now()).toISOString();
    assert.deepEqual(
      { ...data, id: '', event_id: '' },
      {
        id: '',
        event_id: '',
        type: 'webhook.test',
        status: 'pending',
        attempts: 0,
        created_at: at,
        next_attempt_at: at,
      },
    );
    assert.match(data.event_id, /^evt_test_[0-9A-Za-z]{22}$/);
    const { rows } = await testApi.store.query((db) =>
      sql<{ body: string }>`select body from webhook_delivery where id = ${data.id}`.execute(db),
    );
    const body = JSON.parse(rows[0]?.body ?? '');
    assert.deepEqual(Object.keys(body), ['id', 'type', 'created_at', 'graph_run', 'data']);
    assert.deepEqual(
      [body.id, body.type, body.created_at, body.graph_run, body.data.webhook_id],
      [data.event_id, 'webhook.test', at, null, id],
    );
    assert.deepEqual(read(deliveriesEndpoint, await owner.send('GET', `/${id}/deliveries`)).data, [data]);
  });

  it('refuses more of them than may wait, also at once', async () => {
    const { id } = await owner.subscribe();
    const answers = await Promise.all(Array.from({ length: 25 }, () => owner.send('POST', `/${id}/test`)));
    assert.equal(answers.filter(({ statusCode }) => statusCode === 202).length, 20);
    checkProblem(await owner.send('POST', `/${id}/test`), 400, 'invalid_webhook', /20 tests wait/);
  });

  it('refuses a disabled subscription and says why it is', async () => {
    const { id } = await owner.subscribe();
    await disable(id, 'gone');
    checkProblem(await owner.send('POST', `/${id}/test`), 400, 'invalid_webhook', /disabled \(gone\)/);
  });
});

describe('GET /v1/webhooks/{id}/deliveries', () => {
  it('pages through them, newest first, by status, each once', async () => {
    const { id } = await owner.subscribe();
    const made: { readonly id: string; readonly at: number; readonly status: string }[] = [];
    for (let place = 0; place < 23; place++) {
      const at = clock.now() + Math.floor(place / 4);
      const status = place % 3 === 0 ? 'delivered' : 'exhausted';
      made.push({ id: await addDelivery(id, { at, status }), at, status });
    }
    const expected = made.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
    assert.deepEqual(
      await pageThrough(id, 'limit=5'),
      expected.map((each) => each.id),
    );
    assert.deepEqual(
      await pageThrough(id, 'limit=3&status=delivered'),
      expected.filter(({ status }) => status === 'delivered').map((each) => each.id),
    );
    assert.deepEqual(await pageThrough(id, 'status=pending'), []);
    assert.equal((await pageThrough(id, '')).length, 23);
  });

  async function pageThrough(id: string, query: string): Promise<string[]> {
    const ids: string[] = [];
    let cursor = '';
    do {
      const answer = await owner.send('GET', `/${id}/deliveries?${query}${cursor}`);
      const page = read(deliveriesEndpoint, answer);
      ids.push(...page.data.map((delivery) => delivery.id));
      cursor = page.next_cursor === undefined ? '' : `${query === '' ? '' : '&'}cursor=${page.next_cursor}`;
    } while (cursor !== '');
    return ids;
  }

  it('refuses a cursor of another list', async () => {
    const [one, other] = [await owner.subscribe(), await owner.subscribe()];
    for (let place = 0; place < 3; place++) await addDelivery(one.id);
    const page = read(deliveriesEndpoint, await owner.send('GET', `/${one.id}/deliveries?limit=1`));
    const { next_cursor: cursor } = page;
    assert(cursor);
    for (const path of [
      `/${other.id}/deliveries?cursor=${cursor}`,
      `/${one.id}/deliveries?status=delivered&cursor=${cursor}`,
      `/${one.id}/deliveries?cursor=AAAA`,
    ]) {
      checkProblem(await owner.send('GET', path), 400, 'invalid_parameter', /cursor takes/);
    }
    assert.equal((await owner.send('GET', `/${one.id}/deliveries?limit=1&cursor=${cursor}`)).statusCode, 200);
  });

  for (const query of ['limit=0', 'limit=201', 'status=gone', 'attempt_log=yes', 'offset=1']) {
    it(`refuses ${query}`, async () => {
      const { id } = await owner.subscribe();
      checkProblem(await owner.send('GET', `/${id}/deliveries?${query}`), 400, 'invalid_parameter');
      assert.equal((await owner.send('DELETE', `/${id}`)).statusCode, 204);
    });
  }

  it('shows the latest attempts if asked for', async () => {
    const { id } = await owner.subscribe();
    const delivery = await addDelivery(id);
    const bare = await addDelivery(id, { status: 'pending', attempts: 0, at: clock.now() - 1 });
    await testApi.store.query((db) =>
      sql`insert into webhook_attempt (delivery, number, started_at, duration_ms, status, error, response)
        select ${delivery}, n, ${new Date(clock.now())}, case when n = 12 then null else n end,
          case when n % 2 = 1 then 500 end, case when n % 2 = 0 then 'timeout' end,
          case when n % 2 = 1 then 'no' end
        from generate_series(1, 12) n`.execute(db),
    );
    const plain = read(deliveriesEndpoint, await owner.send('GET', `/${id}/deliveries`));
    assert(plain.data.every((each) => each.attempt_log === undefined));
    const { data } = read(deliveriesEndpoint, await owner.send('GET', `/${id}/deliveries?attempt_log=true`));
    const [first, second] = data;
    assert.deepEqual([first?.id, second?.id], [delivery, bare]);
    assert.deepEqual(
      first?.attempt_log?.map(({ number }) => number),
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3],
    );
    const started_at = new Date(clock.now()).toISOString();
    assert.deepEqual(first?.attempt_log?.slice(0, 2), [
      { number: 12, started_at, error: 'timeout' },
      { number: 11, started_at, duration_ms: 11, status: 500, response: 'no' },
    ]);
    assert.deepEqual(second?.attempt_log, []);
  });
});

describe('POST /v1/webhooks/{id}/deliveries/{delivery_id}/redeliver', () => {
  for (const status of ['delivered', 'exhausted', 'cancelled', 'pending']) {
    it(`has one that is ${status} attempted again, under its id`, async () => {
      const { id } = await owner.subscribe();
      const delivery = await addDelivery(id, { status });
      clock.advance(60_000);
      const { data } = read(
        redeliverEndpoint,
        await owner.send('POST', `/${id}/deliveries/${delivery}/redeliver`),
      );
      const { rows } = await testApi.store.query((db) =>
        sql<{ round: number; body: string }>`
          select round_attempts as round, body from webhook_delivery where id = ${delivery}`.execute(db),
      );
      assert.deepEqual(
        [data.id, data.status, data.attempts, data.next_attempt_at, rows],
        [delivery, 'pending', 8, new Date(clock.now()).toISOString(), [{ round: 0, body: '{}' }]],
      );
    });
  }

  it('leaves an attempt under way alone, and remembers what was asked', async () => {
    const { id } = await owner.subscribe();
    const delivery = await addDelivery(id, { status: 'pending' });
    await testApi.store.query((db) =>
      sql`update webhook_delivery set lease_by = 'somebody', lease_until = ${new Date(clock.now() + 1)}
        where id = ${delivery}`.execute(db),
    );
    const leases = () =>
      testApi.store.query((db) =>
        sql<{ by: string | null; round: number; asked: Date }>`
          select lease_by as by, round_attempts as round, redeliver_at as asked from webhook_delivery
          where id = ${delivery}`.execute(db),
      );
    const askedAt = new Date(clock.now());
    for (let ask = 1; ask <= 2; ask++) {
      read(redeliverEndpoint, await owner.send('POST', `/${id}/deliveries/${delivery}/redeliver`));
      assert.deepEqual((await leases()).rows, [{ by: 'somebody', round: 8, asked: askedAt }]);
      clock.advance(2);
    }
  });

  it('knows those of this subscription only', async () => {
    const [one, other] = [await owner.subscribe(), await owner.subscribe()];
    const delivery = await addDelivery(one.id);
    for (const wrong of [delivery, `dlv_${'0'.repeat(22)}`, 'dlv_1', 'x', '%00', '..%2f']) {
      const answer = await owner.send('POST', `/${other.id}/deliveries/${wrong}/redeliver`);
      checkProblem(answer, 404, 'delivery_not_found');
    }
    const answer = await owner.send('POST', `/${unknownId}/deliveries/${delivery}/redeliver`);
    checkProblem(answer, 404, 'webhook_not_found');
  });

  it('refuses a disabled subscription and says why it is', async () => {
    const { id } = await owner.subscribe();
    const delivery = await addDelivery(id);
    await disable(id, 'backlog');
    const answer = await owner.send('POST', `/${id}/deliveries/${delivery}/redeliver`);
    checkProblem(answer, 400, 'invalid_webhook', /disabled \(backlog\)/);
  });
});

const everyPath = [
  ['GET', ''],
  ['PATCH', ''],
  ['DELETE', ''],
  ['POST', '/rotate-secret'],
  ['POST', '/test'],
  ['GET', '/deliveries'],
  ['POST', `/deliveries/dlv_${'0'.repeat(22)}/redeliver`],
] as const;

describe('whose they are', () => {
  it('another key sees nothing of them, and cannot distinguish an id that exists from one that does not', async () => {
    const { id } = await owner.subscribe();
    for (const [method, rest] of everyPath) {
      const body = method === 'PATCH' ? { status: 'disabled' } : undefined;
      for (const asked of [id, unknownId, 'whk_1', 'x', '%00']) {
        const answer = await stranger.send(method, `/${asked}${rest}`, body);
        checkProblem(answer, 404, 'webhook_not_found');
      }
    }
    const broken = await owner.send('GET', '/%zz');
    checkProblem(broken, 404, 'webhook_not_found');
    assert.deepEqual(read(webhooksEndpoint, await stranger.send('GET', '')).data, []);
    assert.equal(read(webhookEndpoint, await owner.send('GET', `/${id}`)).data.status, 'active');
  });

  it('identities have their own, by the limits of their tier', async () => {
    const callers = await Promise.all(
      ['a-service', 'another'].map(async (sub) => {
        const token = await signToken(signing, {
          iss: provider.issuer,
          aud: 'routeur',
          sub,
          exp: Math.floor(clock.now() / 1000) + 600,
        });
        return createCaller(testApi, { authorization: `Bearer ${token}` });
      }),
    );
    const [one, other] = callers;
    assert(one && other);
    const { id } = await one.subscribe();
    assert.equal((await one.send('GET', `/${id}`)).statusCode, 200);
    checkProblem(await other.send('GET', `/${id}`), 404, 'webhook_not_found');
    checkProblem(await owner.send('GET', `/${id}`), 404, 'webhook_not_found');
    for (let made = 1; made < tiers.trader.webhooks; made++) await one.subscribe();
    checkProblem(await one.send('POST', '', newWebhook), 400, 'invalid_webhook', /trader tier allows 5/);
    await other.subscribe();
  });

  it('none of it without a credential, and nothing of the body is looked at then', async () => {
    const someone = createCaller(testApi, {});
    for (const [method, rest] of everyPath) {
      checkProblem(await someone.send(method, `/${unknownId}${rest}`), 401, 'api_key_required');
    }
    checkProblem(await someone.send('POST', '', '{broken'), 401, 'api_key_required');
    checkProblem(await someone.send('GET', ''), 401, 'api_key_required');
  });
});

describe('methods', () => {
  const allowed: Readonly<Record<string, string>> = {
    '': 'GET, HEAD, POST',
    [`/${unknownId}`]: 'DELETE, GET, HEAD, PATCH',
    [`/${unknownId}/test`]: 'POST',
    [`/${unknownId}/rotate-secret`]: 'POST',
    [`/${unknownId}/deliveries`]: 'GET, HEAD',
  };
  for (const [path, allow] of Object.entries(allowed)) {
    it(`/v1/webhooks${path} takes ${allow}`, async () => {
      const answer = await testApi.api.app.inject({ method: 'PUT', url: `/v1/webhooks${path}` });
      checkProblem(answer, 405, 'method_not_allowed');
      assert.equal(answer.headers['allow'], allow);
    });
  }

  it('are sent to a page of the explorer that asks', async () => {
    const explorer = 'https://explorer.example';
    await using withPage = await startTestApi({ sharedStore: testApi.store, explorerOrigins: [explorer] });
    const answer = await withPage.api.app.inject({
      method: 'OPTIONS',
      url: `/v1/webhooks/${unknownId}`,
      headers: { origin: explorer, 'access-control-request-method': 'PATCH' },
    });
    assert.equal(answer.statusCode, 204);
    assert.equal(answer.headers['access-control-allow-methods'], 'DELETE, GET, HEAD, PATCH');
    assert.match(String(answer.headers['access-control-allow-headers']), /Content-Type/);
  });
});

it('every field and every word of the tables was met', () => {
  assert.deepEqual(tables.problems, []);
  const { neverPresent, neverAbsent, words } = tables.unmet();
  const ours = (names: readonly string[]) => names.filter((name) => /^(Webhook|Delivery)/.test(name));
  // The sender measures it.
  const elsewhere = ['Delivery.delivered_at', 'Delivery.last_error'];
  assert.deepEqual(
    ours(neverPresent).filter((name) => !elsewhere.includes(name)),
    ['WebhookWithSecret.disabled_reason', 'WebhookWithSecret.disabled_at'],
  );
  assert.deepEqual(ours(neverAbsent), []);
  assert.deepEqual(
    ours(words).filter((name) => !/^Delivery\.type=/.test(name)),
    ['WebhookWithSecret.status=disabled'],
  );
});
