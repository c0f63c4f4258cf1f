/** What an earlier version left in the outbox is delivered by this one, to those whose filters let it through. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { sql } from 'kysely';
import { saveSubscription } from '../../src/store/index.ts';
import { createDatabaseQueue } from '../../src/webhooks/delivery-queue.ts';
import { loadQueueState } from './database-queue.ts';
import { newId, openQueue } from './engine-setup.ts';

const migration = new URL('../../src/store/migrations/0024-outbox-facts.sql', import.meta.url);

const waiting: readonly [topic: string, payload: string][] = [
  ['lead.executable', '{"cross_venue": true, "depth":{"net_usd":"12.5000"}}'],
  ['lead.executable', '{"cross_venue":false,"depth":{"net_usd":"-0.000001"}}'],
  ['lead.executable', '{"cross_venue":true}'],
  ['lead.executable', '{"cross_venue":"true","depth":{"net_usd":12}}'],
  ['lead.executable', '[]'],
  ['relation.found', '{"cross_venue":false,"graph_run":1}'],
  ['rules.changed', '{"venue":"venue_a"}'],
];

const subscriptions = [
  { name: 'all', crossVenue: undefined, minNetUsd: undefined },
  { name: 'cross', crossVenue: true, minNetUsd: undefined },
  { name: 'within', crossVenue: false, minNetUsd: undefined },
  { name: 'large', crossVenue: undefined, minNetUsd: '12.5' },
] as const;

const idOf = (name: string) => `whk_${name.padEnd(22, '0')}`;

test('entries of the outbox from before their facts had columns are delivered', async (t) => {
  const { store, clock } = await openQueue(t);
  for (const { name, ...filters } of subscriptions) {
    const events = ['lead.executable', 'relation.found', 'rules.changed'] as const;
    const owner = { owner: 'key:tests', ownerKey: undefined };
    const made = { ...owner, id: idOf(name), events, filters, url: 'https://receiver.example/' };
    await saveSubscription(store, { ...made, secret: Buffer.alloc(1), createdAt: clock.now() }, 10);
  }
  await store.query((db) => sql`alter table outbox drop column cross_venue, drop column net`.execute(db));
  for (const [topic, payload] of waiting) {
    await store.query((db) =>
      sql`insert into outbox (topic, created_at, payload) values (${topic}, now(), ${payload}::json)`.execute(
        db,
      ),
    );
  }
  const text = await readFile(migration, 'utf8');
  await store.query((db) => sql.raw(text).execute(db));
  await createDatabaseQueue({ store, newId }).fanOut(clock.now());
  const { deliveries } = await loadQueueState(store);
  const eventsOf = (id: string) =>
    deliveries
      .filter(({ subscription }) => subscription === id)
      .map(({ event }) => Number(event.replace('evt_', '')))
      .sort((a, b) => a - b);
  assert.deepEqual(
    subscriptions.map(({ name }) => eventsOf(idOf(name))),
    [
      [1, 2, 3, 4, 5, 6, 7],
      [1, 3, 7],
      [2, 6, 7],
      [1, 6, 7],
    ],
  );
  const sent = deliveries.find(({ event }) => event === 'evt_1')?.body;
  assert.match(sent ?? '', /"data":\{"cross_venue": true, "depth":\{"net_usd":"12.5000"\}\}\}$/);
});
