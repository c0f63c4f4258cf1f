import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstDayMeasured } from './settled-window.ts';

const dayMs = 86_400_000;
const bounds = { marketsMax: 10, marketsKept: 8 };

test('a base within the bound is measured whole', () => {
  assert.equal(firstDayMeasured(new Map(), bounds), undefined);
  assert.equal(
    firstDayMeasured(
      new Map([
        [7, 5],
        [3, 5],
      ]),
      bounds,
    ),
    undefined,
  );
});

test('of a larger base the latest whole days that fit are measured', () => {
  const counts = new Map([
    [1, 5],
    [4, 3],
    [2, 4],
    [3, 5],
  ]);
  assert.equal(firstDayMeasured(counts, bounds), 3 * dayMs);
  assert.equal(firstDayMeasured(counts, { ...bounds, marketsKept: 7 }), 4 * dayMs);
});

test('the latest day is measured even if it alone is more', () => {
  assert.equal(
    firstDayMeasured(
      new Map([
        [1, 5],
        [2, 11],
      ]),
      bounds,
    ),
    2 * dayMs,
  );
});
