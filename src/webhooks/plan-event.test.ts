import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnnouncementFacts } from '../core/announcement/index.ts';
import type { ActiveSubscription } from '../store/index.ts';
import { planEvent } from './plan-event.ts';

const everything: ActiveSubscription = {
  id: 'whk_1',
  events: ['lead.executable', 'relation.found', 'rules.changed', 'signal.opened'],
  crossVenue: undefined,
  minNetUsd: undefined,
  sinceOutbox: 0n,
};
const lead = { crossVenue: true, net: 12_500_000 };
const unknown = { crossVenue: undefined, net: undefined };

function plan(
  topic: string,
  facts: Partial<AnnouncementFacts>,
  listener: Partial<ActiveSubscription>,
  payload = '{}',
) {
  const createdAt = Date.parse('2026-09-15T12:00:00Z');
  const entry = { id: 17n, topic, createdAt, run: 3, payload, ...unknown, ...facts };
  return planEvent({ newId: () => 'dlv_1' }, entry, [{ ...everything, ...listener }]);
}

const cases: readonly [
  topic: string,
  facts: Partial<AnnouncementFacts>,
  listener: Partial<ActiveSubscription>,
  isDelivered: boolean,
][] = [
  ['lead.executable', lead, {}, true],
  ['lead.executable', lead, { events: ['relation.found'] }, false],
  ['market.settled', {}, {}, false],
  ['lead.executable', lead, { sinceOutbox: 16n }, true],
  ['lead.executable', lead, { sinceOutbox: 17n }, false],
  ['lead.executable', lead, { crossVenue: true }, true],
  ['lead.executable', lead, { crossVenue: false }, false],
  ['relation.found', { crossVenue: false }, { crossVenue: false }, true],
  ['relation.found', { crossVenue: false }, { crossVenue: true }, false],
  ['relation.found', {}, { crossVenue: true }, false],
  ['rules.changed', {}, { crossVenue: true, minNetUsd: '100' }, true],
  ['signal.opened', {}, { crossVenue: true, minNetUsd: '100' }, true],
  ['signal.opened', {}, { events: ['rules.changed'] }, false],
  ['lead.executable', lead, { minNetUsd: '12.5' }, true],
  ['lead.executable', lead, { minNetUsd: '12.500001' }, false],
  ['lead.executable', { crossVenue: true }, { minNetUsd: '0' }, false],
  ['lead.executable', lead, { minNetUsd: 'NaN' }, false],
  ['relation.found', { crossVenue: true }, { minNetUsd: '1000' }, true],
  ['another.topic', {}, { events: ['another.topic'] }, false],
];

for (const [topic, facts, listener, isDelivered] of cases) {
  const of = Object.entries(facts).join();
  test(`${topic} ${of} is ${isDelivered ? '' : 'not '}delivered to ${Object.entries(listener).join()}`, () => {
    assert.equal(plan(topic, facts, listener).deliveries.length, isDelivered ? 1 : 0);
  });
}

test('the body has the payload as it was written', () => {
  const { body, event, type } = plan('lead.executable', lead, {}, '{"b":1.10,"a":"\\u00e9"}');
  assert.deepEqual([event, type], ['evt_17', 'lead.executable']);
  assert.equal(
    body,
    '{"id":"evt_17","type":"lead.executable","created_at":"2026-09-15T12:00:00.000Z","graph_run":3,"data":{"b":1.10,"a":"\\u00e9"}}',
  );
  assert.deepEqual(JSON.parse(body).data, { b: 1.1, a: 'é' });
});
