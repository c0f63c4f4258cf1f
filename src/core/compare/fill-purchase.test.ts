import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Micros, rational } from '../exact/index.ts';
import type { FeeSchedule } from '../fee/index.ts';
import { fillPurchase } from './fill-purchase.ts';
import type { OptionBook } from './option-book.ts';

const free: FeeSchedule = { kind: 'free' };
const dollar = 1_000_000;

function book(
  levels: readonly (readonly [price: number, shares: number])[],
  rest: Partial<OptionBook> = {},
): OptionBook {
  return {
    venue: 'venue_a',
    prices: levels.map(([price]): Micros => Math.round(price * dollar)),
    quantities: levels.map(([, shares]): Micros => Math.round(shares * dollar)),
    complete: true,
    fee: free,
    ticks: undefined,
    ...rest,
  };
}

test('half a share of one level and half of the next are one share', () => {
  const { quantity, principal, worstPrice, filled } = fillPurchase(
    book([
      [0.4, 0.5],
      [0.6, 5],
    ]),
    { side: 'yes', unit: 'shares', amount: 1 },
  );
  assert.deepEqual([quantity, principal, worstPrice, filled], [1, 500_000, 600_000, true]);
});

test('shares that the book does not have stay unfilled', () => {
  const thin = fillPurchase(book([[0.4, 2.9]]), { side: 'yes', unit: 'shares', amount: 5 });
  assert.deepEqual([thin.quantity, thin.unfilled, thin.filled], [2, 3, false]);
  assert.deepEqual(thin.issues, ['thin_book']);
  const cut = fillPurchase(book([[0.4, 2]], { complete: false }), { side: 'yes', unit: 'shares', amount: 5 });
  assert.deepEqual(cut.issues, ['levels_cut']);
});

test('a budget buys the most whole shares within it, fees included', () => {
  const fee: FeeSchedule = { kind: 'quadratic', rate: rational(7n, 100n) };
  const fill = fillPurchase(book([[0.5, 1_000]], { fee }), {
    side: 'yes',
    unit: 'usd',
    amount: 100 * dollar,
  });
  // 0.5175 a share and at most a hundredth of a cent for the order.
  assert.equal(fill.quantity, 193);
  assert.ok(fill.total !== undefined && fill.total <= 100 * dollar);
  assert.deepEqual([fill.unfilled, fill.filled], [0, true]);
});

test('a budget that outlasts the book is cut short, one that does not pay for another share is not', () => {
  const levels = [[0.4, 2]] as const;
  const long = fillPurchase(book(levels), { side: 'yes', unit: 'usd', amount: 2 * dollar });
  assert.deepEqual([long.quantity, long.issues], [2, ['thin_book']]);
  const short = fillPurchase(book(levels), { side: 'yes', unit: 'usd', amount: 1.1 * dollar });
  assert.deepEqual([short.quantity, short.issues], [2, []]);
});

test('a budget below one share buys nothing', () => {
  const fill = fillPurchase(book([[0.4, 2]]), { side: 'yes', unit: 'usd', amount: 300_000 });
  assert.deepEqual([fill.quantity, fill.total, fill.issues], [0, 0, ['budget_below_one_share']]);
});

test('venue_b takes no order below a dollar, venue_a takes one share', () => {
  const one = { side: 'yes', unit: 'shares', amount: 1 } as const;
  const refused = fillPurchase(book([[0.4, 100]], { venue: 'venue_b' }), one);
  assert.deepEqual([refused.quantity, refused.unfilled, refused.issues], [0, 1, ['below_minimum']]);
  assert.deepEqual(fillPurchase(book([[0.4, 100]]), one).issues, []);
  const three = fillPurchase(book([[0.4, 100]], { venue: 'venue_b' }), { ...one, amount: 3 });
  assert.deepEqual([three.quantity, three.issues], [3, []]);
  const dollarOf = fillPurchase(book([[0.5, 100]], { venue: 'venue_b' }), { ...one, amount: 2 });
  assert.deepEqual([dollarOf.quantity, dollarOf.issues], [2, []], 'just a dollar');
});

test('an unknown fee is no fee of zero', () => {
  const fee: FeeSchedule = { kind: 'unknown', reason: 'schedule_not_published: flat' };
  for (const amount of [2, 50]) {
    const fill = fillPurchase(book([[0.4, 10]], { fee }), { side: 'yes', unit: 'shares', amount });
    assert.deepEqual([fill.fee, fill.total], [undefined, undefined]);
    assert.ok(fill.issues.includes('fee_unknown'));
  }
});

test('a level off the price grid limits every purchase that needs it, and no other', () => {
  const ticks = [{ from: 0, to: dollar, step: 10_000 }];
  const levels = [
    [0.4, 2],
    [0.405, 2],
    [0.41, 2],
  ] as const;
  const issuesOf = (amount: number) =>
    fillPurchase(book(levels, { ticks }), { side: 'yes', unit: 'shares', amount }).issues;
  assert.deepEqual([1, 2, 3, 5].map(issuesOf), [[], [], ['price_off_tick'], ['price_off_tick']]);
  const budget = (amount: number) =>
    fillPurchase(book(levels, { ticks }), { side: 'yes', unit: 'usd', amount });
  assert.deepEqual(budget(800_000).issues, []);
  const beyond = budget(1.3 * dollar);
  assert.deepEqual([beyond.quantity, beyond.filled, beyond.issues], [3, false, ['price_off_tick']]);
});

test('a level off the grid that nothing rests at, and a grid that is not known, limit nothing', () => {
  const two = { side: 'yes', unit: 'shares', amount: 2 } as const;
  const levels = [
    [0.395, 0],
    [0.4, 5],
  ] as const;
  const ticks = [{ from: 0, to: dollar, step: 10_000 }];
  assert.deepEqual(fillPurchase(book(levels, { ticks }), two).issues, []);
  assert.deepEqual(fillPurchase(book([[0.405, 5]]), two).issues, []);
});

test('an empty book, prices out of range and levels without a share sell nothing', () => {
  const one = { side: 'yes', unit: 'shares', amount: 1 } as const;
  for (const levels of [[], [[0, 5]], [[1, 5]], [[0.4, 0]]] as const) {
    const fill = fillPurchase(book(levels), one);
    assert.deepEqual([fill.quantity, fill.worstPrice, fill.issues], [0, undefined, ['thin_book']]);
  }
});
