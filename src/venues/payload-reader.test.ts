import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseExactJson } from '../runtime/exact-json.ts';
import { PayloadReader } from './payload-reader.ts';

const marketA = { ticker: 'KXA-1-B', event_ticker: 'KXA-1', yes_sub_title: 'B', rules_primary: 'B wins.' };
const marketB = { slug: 'b-wins', question: 'Will B win?', outcomes: ['Yes', 'No'], description: 'B wins.' };

function read(value: unknown): readonly string[] {
  const reader = new PayloadReader();
  reader.take(parseExactJson(JSON.stringify(value)));
  return [...reader.read()].map((outcome) =>
    outcome.kind === 'contract' ? `${outcome.contract.venue} ${outcome.contract.id}` : outcome.reason,
  );
}

test('each venue is known by the shape of its objects', () => {
  assert.deepEqual(read([marketB, marketA]), ['venue_b b-wins', 'venue_a KXA-1-B']);
  assert.deepEqual(read({ trades: [{ ticker: 'KXA-1-B', trade_id: '1', count: 3 }] }), []);
  assert.deepEqual(read({ ticker: 'KXA', title: 'A', frequency: 'weekly', tags: [] }), []);
});

test('wrappers are looked into, but not for ever', () => {
  const wrapped = (levels: number): unknown => (levels === 0 ? marketA : { in: wrapped(levels - 1) });
  assert.equal(read(wrapped(5)).length, 1);
  assert.equal(read(wrapped(6)).length, 0);
});

test('whatever a member holds, a market is a contract or has a reason', () => {
  const parents = {
    event_ticker: 'KXA-1',
    title: 'A',
    markets: [marketA],
    mutually_exclusive: true,
    primary_event_tickers: [],
    details: {},
  };
  const whole = { ...marketB, events: [{ id: '1', slug: 'b' }], conditionId: '0x1', negRisk: true };
  for (const payload of [marketA, whole, parents]) {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(payload)), fc.jsonValue(), (name, value) => {
        const found = read([{ ...payload, [name]: value }, eventB]);
        assert.ok(found.every((each) => each !== ''));
      }),
      { numRuns: 300 },
    );
  }
  fc.assert(fc.property(fc.jsonValue(), (value) => void read(value)));
});

const eventB = { id: '1', slug: 'b', title: 'B', negRisk: true };
