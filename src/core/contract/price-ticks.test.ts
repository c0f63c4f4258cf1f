import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evenTicks, isOnTick, type PriceTicks, ticksOfNo } from './price-ticks.ts';

const cents = evenTicks(10_000) ?? [];
/** Tenths of a cent below ten cents, whole cents above: not the same seen from No. */
const finerBelow: PriceTicks = [
  { from: 0, to: 100_000, step: 1_000 },
  { from: 100_000, to: 1_000_000, step: 10_000 },
];

function check(ticks: PriceTicks, price: number, expected: boolean): void {
  test(`${price} is ${expected ? 'on' : 'off'} a tick of ${JSON.stringify(ticks)}`, () => {
    assert.equal(isOnTick(ticks, price), expected);
    // A price of Yes is orderable exactly if its counterpart of No is.
    assert.equal(isOnTick(ticksOfNo(ticks), 1_000_000 - price), expected);
  });
}

check(cents, 10_000, true);
check(cents, 990_000, true);
check(cents, 405_000, false);
check(cents, 0, false);
check(cents, 1_000_000, false);
check(finerBelow, 41_000, true);
check(finerBelow, 41_500, false);
check(finerBelow, 100_000, true);
check(finerBelow, 101_000, false);
check(finerBelow, 110_000, true);
// A last range that its step does not fill: 0.30, 0.37 … 0.93.
check([{ from: 300_000, to: 990_000, step: 70_000 }], 930_000, true);
check([{ from: 300_000, to: 990_000, step: 70_000 }], 990_000, false);
check([], 500_000, false);

test('a step of nothing, below it or above a dollar is no grid', () => {
  assert.deepEqual([0, -10_000, 1_000_001].map(evenTicks), [undefined, undefined, undefined]);
});
