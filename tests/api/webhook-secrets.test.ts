/** A signing secret is in one answer and in its owner's hands: not in another answer, the log or the database. */
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { sql } from 'kysely';
import { eventually } from '../harness/eventually.ts';
import { startTestApi, type TestApi } from '../harness/test-api.ts';
import { createCaller, newWebhook, type WebhookCaller } from '../harness/webhook-caller.ts';

const key = Buffer.from('0123456789abcdef0123456789abcdef');

let testApi: TestApi;
let caller: WebhookCaller;
const secrets: string[] = [];
const answers: string[] = [];
let id: string;

before(async () => {
  testApi = await startTestApi({ webhookKey: key });
  caller = createCaller(testApi, { 'x-api-key': await testApi.issueKey('pro') });
  const subscribed = await caller.subscribe();
  id = subscribed.id;
  secrets.push(subscribed.secret);
  for (let rotation = 0; rotation < 3; rotation++) {
    const answer = await caller.send('POST', `/${id}/rotate-secret`);
    const { data }: { data: { signing_secret: string } } = answer.json();
    secrets.push(data.signing_secret);
  }
  const { data: delivery }: { data: { id: string } } = (await caller.send('POST', `/${id}/test`)).json();
  for (const answer of await Promise.all([
    caller.send('GET', ''),
    caller.send('GET', `/${id}`),
    caller.send('PATCH', `/${id}`, { filters: {} }),
    caller.send('GET', `/${id}/deliveries?attempt_log=true`),
    caller.send('POST', `/${id}/deliveries/${delivery.id}/redeliver`),
    // Sent by mistake, and refused.
    caller.send('PATCH', `/${id}`, { url: secrets[0], events: [secrets[1]], [secrets[2] ?? '']: 1 }),
    caller.send('PATCH', `/${id}`, { status: secrets[0] }),
    caller.send('GET', `/${secrets[0]}`),
    caller.send('GET', `/${id}/deliveries?cursor=${secrets[0]}`),
  ])) {
    answers.push(answer.body);
  }
});
after(() => testApi.close());

it('each is another, of the form that is promised', () => {
  assert.equal(new Set(secrets).size, 4);
  for (const secret of secrets) assert.match(secret, /^whsec_[0-9A-Za-z]{43}$/);
});

it('no other answer holds one', () => {
  assert.equal(answers.length, 9);
  for (const answer of answers)
    for (const secret of secrets) assert(!answer.includes(secret.slice(6)), answer);
});

it('the log holds none, and of the address only its host', async () => {
  const other = await caller.subscribe();
  await caller.send('DELETE', `/${other.id}`);
  const isLogged = () => testApi.logLines.some((line) => line.includes('webhook deleted'));
  await eventually(isLogged, 'the removal is logged');
  const log = testApi.logLines.join('');
  for (const secret of [...secrets, other.secret]) assert(!log.includes(secret.slice(6)));
  assert(!log.includes('of-the-receiver'), 'the query of the address');
  assert(!log.includes('/hook'), 'its path');
  for (const [message, count] of [
    ['webhook created', 2],
    ['webhook secret rotated', 3],
    ['webhook changed', 1],
    ['webhook deleted', 1],
  ] as const) {
    const lines = testApi.logLines.filter((line) => line.includes(`"msg":"${message}"`));
    assert.equal(lines.length, count, message);
    for (const line of lines) {
      assert.match(line, /"webhook":"whk_[0-9A-Za-z]{22}"/);
      assert.match(line, /"caller":"key:[0-9A-Za-z]{12}"/);
      assert.match(line, /"host":"receiver\.example"/);
    }
  }
});

it('no table of the database holds one, nor the key they are sealed with', async () => {
  const { rows: tables } = await testApi.store.query((db) =>
    sql<{ name: string }>`
      select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db),
  );
  assert(tables.length > 20);
  let dump = '';
  for (const { name } of tables) {
    const { rows } = await testApi.store.query((db) =>
      sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db),
    );
    dump += rows.map(({ row }) => row).join('\n');
  }
  assert(dump.includes(id), 'the subscription is in it');
  for (const text of [...secrets.map((secret) => secret.slice(6)), key.toString()]) {
    assert(!dump.includes(text));
    assert(!dump.includes(Buffer.from(text).toString('hex')), 'as bytes');
    assert(!dump.includes(Buffer.from(text).toString('base64').slice(0, 40)));
  }
});

it('what a caller sent by mistake is quoted without it', () => {
  assert(answers.some((answer) => answer.includes('[redacted]')));
  assert.equal(newWebhook.url.includes('of-the-receiver'), true);
});
