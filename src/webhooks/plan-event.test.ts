import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ActiveSubscription } from '../store/index.ts';
import { planEvent } from './plan-event.ts';

const everything: ActiveSubscription = {
  id: 'whk_1',
  events: ['lead.executable', 'relation.found', 'rules.changed', 'signal.opened'],
  crossVenue: undefined,
  minNetUsd: undefined,
  sinceOutbox: 0n,
};
const lead = '{"cross_venue":true,"depth":{"net_usd":"12.5000"},"text":"é"}';

function plan(topic: string, payload: string, listener: Partial<ActiveSubscription>) {
  const entry = { id: 17n, topic, createdAt: Date.parse('2026-09-15T12:00:00Z'), run: 3, payload };
  return planEvent({ newId: () => 'dlv_1' }, entry, [{ ...everything, ...listener }]);
}

const cases: readonly [
  topic: string,
  payload: string,
  listener: Partial<ActiveSubscription>,
  isDelivered: boolean,
][] = [
  ['lead.executable', lead, {}, true],
  ['lead.executable', lead, { events: ['relation.found'] }, false],
  ['market.settled', '{}', {}, false],
  ['lead.executable', lead, { sinceOutbox: 16n }, true],
  ['lead.executable', lead, { sinceOutbox: 17n }, false],
  ['lead.executable', lead, { crossVenue: true }, true],
  ['lead.executable', lead, { crossVenue: false }, false],
  ['relation.found', '{"cross_venue":false}', { crossVenue: false }, true],
  ['relation.found', '{"cross_venue":false}', { crossVenue: true }, false],
  ['relation.found', '{}', { crossVenue: true }, false],
  ['rules.changed', '{}', { crossVenue: true, minNetUsd: '100' }, true],
  ['signal.opened', '{"kind":"burst"}', { crossVenue: true, minNetUsd: '100' }, true],
  ['signal.opened', '{"kind":"burst"}', { events: ['rules.changed'] }, false],
  ['lead.executable', lead, { minNetUsd: '12.5' }, true],
  ['lead.executable', lead, { minNetUsd: '12.500001' }, false],
  ['lead.executable', '{"cross_venue":true}', { minNetUsd: '0' }, false],
  ['lead.executable', '[]', { minNetUsd: '0' }, false],
  ['relation.found', '{"cross_venue":true}', { minNetUsd: '1000' }, true],
];

for (const [topic, payload, listener, isDelivered] of cases) {
  test(`${topic} ${payload} is ${isDelivered ? '' : 'not '}delivered to ${Object.entries(listener).join()}`, () => {
    assert.equal(plan(topic, payload, listener).deliveries.length, isDelivered ? 1 : 0);
  });
}

test('the body has the payload as it was written', () => {
  const { body, event, type } = plan('lead.executable', '{"b":1.10,"a":"\\u00e9"}', {});
  assert.deepEqual([event, type], ['evt_17', 'lead.executable']);
  assert.equal(
    body,
    '{"id":"evt_17","type":"lead.executable","created_at":"2026-09-15T12:00:00.000Z","graph_run":3,"data":{"b":1.10,"a":"\\u00e9"}}',
  );
  assert.deepEqual(JSON.parse(body).data, { b: 1.1, a: 'é' });
});
