/** Leads that a lower fee makes, by a listing or by an announced change, though no quote has changed. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { one, rational } from '../../src/core/exact/index.ts';
import { atLeast3, key, same3 } from './one-lead.ts';
import { type HandMade, serveMembers } from './served-members.ts';
import { quadraticFees, watchUnderTest } from './watch-under-test.ts';

/** A pair that leaves a cent before fees, and nothing after them. */
function withFees() {
  const test = watchUnderTest();
  const venueA: HandMade = { ...atLeast3, eventId: 'event' };
  test.serve([venueA, same3]);
  test.book(venueA, { bids: { 30: 10 }, asks: { 49: 10 } });
  test.takeState(venueA, { fees: quadraticFees });
  test.book(same3, { bids: { 50: 10 }, asks: { 60: 10 } });
  test.sweep();
  assert.deepEqual(test.heard(), []);
  return { ...test, venueA };
}

it('opens a lead when a listing has lower fees, though no quote has changed', () => {
  const { venueA, ...test } = withFees();
  test.takeState(venueA, { fees: { ...quadraticFees, multiplier: rational(1n, 8n), setBy: 'event' } });
  test.sweep();
  assert.deepEqual(test.heard(), [`opened ${key}`, `executable ${key}`]);
  test.takeState(venueA, { fees: quadraticFees });
  test.sweep();
  assert.deepEqual(test.heard(), [`closed ${key} price`]);
});

it('opens a lead when announced fees fall, of an event and of a series, at their time', () => {
  for (const [scope, id] of [
    ['event', 'event'],
    ['series', 'series-venue_a'],
  ] as const) {
    const test = withFees();
    const effectiveAt = test.clock.now() + 10_000;
    const change = {
      scope,
      id,
      changeId: '1',
      schedule: 'quadratic',
      rate: rational(7n, 100n),
      multiplier: rational(1n, 8n),
      effectiveAt,
    };
    test.watch.tick();
    test.calendar.replace('venue_a', [change]);
    test.clock.advance(9_999);
    test.watch.tick();
    test.sweep();
    assert.deepEqual(test.heard(), [], scope);
    test.clock.advance(1);
    test.watch.tick();
    test.sweep();
    assert.deepEqual(test.heard(), [`opened ${key}`, `executable ${key}`], scope);
    // One that is heard of after its time is there at once.
    test.calendar.replace('venue_a', [
      change,
      { ...change, changeId: '2', multiplier: one, effectiveAt: effectiveAt + 1 },
    ]);
    test.clock.advance(1);
    test.watch.tick();
    test.sweep();
    assert.deepEqual(test.heard(), [`closed ${key} price`], scope);
    test.calendar.replace('venue_a', [change]);
    test.watch.tick();
    test.sweep();
    assert.deepEqual(test.heard(), [`opened ${key}`, `executable ${key}`], scope);
  }
});

it('finds the markets of a series in slices', () => {
  let looks = 0;
  const test = watchUnderTest({ sliceMs: 2 }, { elapsed: () => looks++ });
  const listed: HandMade[] = Array.from({ length: 60 }, (_, place) => [
    { ...atLeast3, id: `a${place}`, subject: `s${place}` },
    { ...same3, id: `b${place}`, subject: `s${place}` },
  ]).flat();
  test.watch.takeRun(serveMembers(listed, 1));
  test.sweep(2);
  for (const made of listed) {
    const isA = made.venue === 'venue_a';
    test.book(made, isA ? { bids: { 30: 10 }, asks: { 49: 10 } } : { bids: { 50: 10 }, asks: { 60: 10 } });
    if (isA) test.takeState(made, { fees: quadraticFees });
    test.sweep(2);
  }
  test.heard();
  test.watch.tick();
  assert.deepEqual(test.open(), []);
  test.calendar.replace('venue_a', [
    {
      scope: 'series',
      id: 'series-venue_a',
      changeId: '1',
      schedule: 'quadratic',
      rate: rational(7n, 100n),
      multiplier: rational(1n, 8n),
      effectiveAt: test.clock.now(),
    },
  ]);
  test.watch.tick();
  assert.ok(test.sweep(2) > 3, 'in one slice');
  assert.equal(test.open().length, 60);
});
