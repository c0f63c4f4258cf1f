import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitToOrders } from './least-order.ts';
import type { LegBook } from './leg-book.ts';
import type { SizedLead } from './size-lead.ts';

const cent = 10_000;
const contract = 1_000_000;

function bookOf(...levels: readonly (readonly [cents: number, contracts: number])[]): LegBook {
  return {
    prices: levels.map(([cents]) => cents * cent),
    quantities: levels.map(([, contracts]) => contracts * contract),
    complete: true,
    fee: { kind: 'free' },
    observedAt: 0,
  };
}

const two: SizedLead = {
  executable: true,
  pairs: 2,
  cost: 80 * cent,
  fees: 0,
  net: 120 * cent,
  limitedBy: 'left_depth',
  observedAt: 0,
  isBelowMinimum: false,
  issues: [],
};

function fit(left: LegBook, right: LegBook): SizedLead {
  return fitToOrders(two, [
    { venue: 'venue_b', book: left },
    { venue: 'venue_a', book: right },
  ]);
}

test('a size below a dollar is enlarged over as many levels as a dollar takes', () => {
  // Three at 10 cents and four at 20 are the first that cost a dollar.
  const { pairs, cost, net, issues } = fit(bookOf([10, 3], [20, 10]), bookOf([30, 100]));
  assert.deepEqual([pairs, cost, net, issues], [7, 320 * cent, 380 * cent, []]);
});

test('a size that cannot be enlarged, or not with a gain, is not executable', () => {
  for (const [left, right] of [
    [bookOf([10, 3], [20, 2]), bookOf([30, 100])],
    [bookOf([10, 3], [20, 10]), bookOf([30, 6])],
    [bookOf([10, 3], [90, 10]), bookOf([90, 100])],
  ] as const) {
    const { executable, isBelowMinimum, pairs, issues } = fit(left, right);
    assert.deepEqual([executable, isBelowMinimum, pairs, issues], [false, true, 2, ['below_minimum:left']]);
  }
});
