import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ComboWants, defaultComboWantsLimits } from './combo-wants.ts';

function createWants(limits: Partial<typeof defaultComboWantsLimits> = {}) {
  const clock = { now: 1_000_000 };
  const wants = new ComboWants(() => clock.now, { ...defaultComboWantsLimits, ...limits });
  return { clock, wants };
}

test('those that trade come before those that are asked for, each once', () => {
  const { wants } = createWants();
  wants.ask('asked');
  for (const id of ['one', 'two', 'one', 'asked']) wants.trade(id);
  assert.deepEqual(wants.next(10), ['one', 'two', 'asked']);
  assert.deepEqual(wants.next(1), ['one']);
});

test('beyond its bounds nothing waits, and what does not is counted', () => {
  const { wants } = createWants({ tradedMax: 2, askedMax: 1 });
  for (const id of ['one', 'two', 'three']) wants.trade(id);
  for (const id of ['four', 'five']) wants.ask(id);
  assert.deepEqual([wants.waiting, wants.leftOut], [3, 2]);
  wants.startCount();
  assert.equal(wants.leftOut, 0);
});

test('what the venue does not know: tried again if it trades, and then left alone for a while', () => {
  const { clock, wants } = createWants({ attemptsMax: 2, unknownForMs: 100 });
  wants.trade('one');
  wants.miss('one');
  assert.deepEqual(wants.next(9), ['one']);
  wants.miss('one');
  wants.trade('one');
  wants.ask('one');
  assert.deepEqual(wants.next(9), []);
  clock.now += 100;
  wants.ask('one');
  assert.deepEqual(wants.next(9), ['one']);
  wants.miss('one');
  assert.deepEqual(wants.next(9), [], 'one that is only asked for is looked up once');
});

test('what is known is not wanted, until it is forgotten', () => {
  const { wants } = createWants();
  wants.trade('one');
  wants.know('one');
  wants.trade('one');
  assert.equal(wants.waiting, 0);
  wants.forget('one');
  wants.trade('one');
  assert.equal(wants.waiting, 1);
  wants.replaceKnown(['one']);
  assert.equal(wants.waiting, 0);
});
