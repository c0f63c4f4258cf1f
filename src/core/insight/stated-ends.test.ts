import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FormerEnd, formerEndsOf, listStatedEnds, type StatedFrom } from './stated-ends.ts';

type Times = readonly (readonly [from: number, at: number | undefined])[];

function checkFormer(gameStarts: Times, ends: Times, expected: readonly FormerEnd[]): void {
  const stated = (times: Times): StatedFrom[] => times.map(([from, at]) => ({ from, at }));
  assert.deepEqual(formerEndsOf(stated(gameStarts), stated(ends)), expected);
}

test('an end that never moved has none before it', () => {
  checkFormer([[5, undefined]], [[5, 100]], []);
  checkFormer(
    [[5, 90]],
    [
      [5, 100],
      [20, 101],
    ],
    [],
  );
});

test('ends that moved are listed with the time until which they were stated', () => {
  checkFormer(
    [[5, undefined]],
    [
      [5, 100],
      [20, 110],
      [30, 90],
    ],
    [
      { endAt: 100, until: 20 },
      { endAt: 110, until: 30 },
    ],
  );
  checkFormer(
    [
      [5, 90],
      [40, 95],
    ],
    [[5, 100]],
    [{ endAt: 90, until: 40 }],
  );
});

test('the start of a game goes before the expected end from the time at which it was stated', () => {
  checkFormer(
    [
      [5, undefined],
      [40, 95],
    ],
    [
      [5, 100],
      [20, 110],
    ],
    [
      { endAt: 100, until: 20 },
      { endAt: 110, until: 40 },
    ],
  );
  checkFormer(
    [
      [5, 95],
      [40, undefined],
    ],
    [
      [5, undefined],
      [50, 120],
    ],
    [
      { endAt: 95, until: 40 },
      { endAt: undefined, until: 50 },
    ],
  );
});

test('the first end counts as stated always, the last one until now', () => {
  assert.deepEqual(listStatedEnds([{ endAt: 100, until: 20 }], 110), [
    { endAt: 100, from: Number.NEGATIVE_INFINITY, until: 20 },
    { endAt: 110, from: 20, until: Number.POSITIVE_INFINITY },
  ]);
});
