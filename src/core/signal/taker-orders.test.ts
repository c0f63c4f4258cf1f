import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MarketRows } from './market-rows.ts';
import type { SignalFill } from './signal.ts';
import { sameOrder, TakerOrders } from './taker-orders.ts';

/** Cents, at millisecond 1,000 toward Yes unless said otherwise. */
function fill(cents: number, given: Partial<SignalFill> = {}): SignalFill {
  return {
    venueTime: 1_000,
    takerPrice: cents * 10_000,
    quantity: 1_000_000,
    toward: 'yes',
    block: false,
    ...given,
  };
}

function ordersOfOne(): TakerOrders {
  const rows = new MarketRows(1);
  const orders = new TakerOrders(rows);
  rows.allocate();
  return orders;
}

/** The levels of the order that the last fill belongs to. */
function checkLevels(name: string, fills: readonly SignalFill[], levels: number): void {
  test(name, () => {
    const orders = ordersOfOne();
    for (const one of fills) orders.add(0, one);
    assert.equal(orders.levelsOf(0), levels);
  });
}

describe('fills of one taker order', () => {
  checkLevels('one fill is one level', [fill(40)], 1);
  checkLevels('fills at one price are one level', [fill(40), fill(40), fill(40)], 1);
  checkLevels('rising prices of one instant are levels', [fill(40), fill(41), fill(41), fill(43)], 3);
  checkLevels('falling prices too: somebody sold', [fill(43), fill(42), fill(40)], 3);
  checkLevels('a price that turns begins another order', [fill(40), fill(42), fill(41)], 1);
  checkLevels('another instant is another order', [fill(40), fill(41), fill(42, { venueTime: 1_001 })], 1);
  checkLevels('another side is another order', [fill(40), fill(41), fill(42, { toward: 'no' })], 1);
  checkLevels(
    'one key joins what instants part',
    [fill(40, { orderKey: '0xa' }), fill(41, { orderKey: '0xa', venueTime: 2_000 })],
    2,
  );
  checkLevels(
    'another key parts what an instant joins',
    [fill(40, { orderKey: '0xa' }), fill(41, { orderKey: '0xb' })],
    1,
  );

  test('a fill that begins an order shows how far the one before went', () => {
    const orders = ordersOfOne();
    assert.equal(orders.add(0, fill(40)), 0);
    assert.equal(orders.add(0, fill(41)), sameOrder);
    assert.equal(orders.add(0, fill(50, { venueTime: 3_000 })), 2);
  });
});
