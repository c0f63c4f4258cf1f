import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type DayTrades, RecentTrades } from './recent-trades.ts';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 10, 15);

interface Fill {
  readonly time: number;
  readonly price: number;
  readonly quantity: number;
  readonly toward: 'yes' | 'no';
}

function countNaively(fills: readonly Fill[], now: number): DayTrades {
  const within = fills.filter(({ time }) => time > now - dayMs && time <= now);
  const total = (some: readonly Fill[]) =>
    some.reduce((sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity), 0n);
  const side = (toward: Fill['toward']) => total(within.filter((fill) => fill.toward === toward));
  return { count: within.length, notional: total(within), net: side('yes') - side('no') };
}

const anyFill = fc.record<Fill>({
  time: fc.integer({ min: -dayMs, max: 2 * dayMs }).map((offset) => start + offset),
  price: fc.integer({ min: 1, max: 999_999 }),
  quantity: fc.oneof(fc.integer({ min: 1, max: 10_000_000 }), fc.constant(Number.MAX_SAFE_INTEGER)),
  toward: fc.constantFrom('yes', 'no'),
});

test('a count holds until the time it names', () => {
  const minutes = fc.array(fc.integer({ min: -1_500, max: 1_500 }), { maxLength: 3 });
  fc.assert(
    fc.property(fc.array(anyFill, { maxLength: 12 }), minutes, fc.nat(dayMs), (fills, ahead, later) => {
      const trades = new RecentTrades();
      for (const { time, price, quantity, toward } of fills) trades.add(time, price, quantity, toward);
      for (const minute of ahead) {
        trades.addMinute({ minute: start / 60_000 + minute, count: 1, notional: 7n, net: -7n });
      }
      let now = start;
      // Each time it ends another count begins, until nothing is left.
      for (let changes = 0; changes <= 2 * (fills.length + ahead.length); changes += 1) {
        const held = trades.count(now);
        const until = trades.holdsUntil(now);
        if (until === Number.POSITIVE_INFINITY) {
          assert.equal(held.count, 0);
          trades.prune(now + 180_000);
          assert.ok(trades.isEmpty);
          return;
        }
        assert.ok(until >= now);
        for (const time of [Math.min(until, now + later), until]) {
          assert.deepEqual(trades.count(time), held);
        }
        now = until + 1;
        assert.notDeepEqual(trades.count(now), held);
      }
      assert.fail('It never ends.');
    }),
  );
});

test('fills of the last 24 hours are counted exactly, in whatever order they come and whenever one asks', () => {
  const steps = fc.array(
    fc.oneof(
      { weight: 9, arbitrary: anyFill },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: dayMs / 3 }) },
    ),
    { maxLength: 120 },
  );
  fc.assert(
    fc.property(steps, (all) => {
      const trades = new RecentTrades();
      const fills: Fill[] = [];
      let now = start;
      for (const step of all) {
        if (typeof step === 'number') {
          now += step;
          assert.deepEqual(trades.count(now), countNaively(fills, now));
        } else {
          fills.push(step);
          trades.add(step.time, step.price, step.quantity, step.toward);
        }
      }
      assert.deepEqual(trades.count(now), countNaively(fills, now));
      // A reader may still ask for the last whole minute.
      assert.deepEqual(trades.count(now - 179_999), countNaively(fills, now - 179_999));
      // Whatever is older than 24 hours and three minutes is not kept.
      trades.prune(now);
      assert.equal(trades.kept, fills.filter(({ time }) => time > now - dayMs - 180_000).length);
    }),
  );
});

test('the window has an open end 24 hours ago and a closed one now', () => {
  const trades = new RecentTrades();
  trades.add(start, 500_000, 2_000_000, 'no');
  assert.equal(trades.count(start - 1).count, 0);
  assert.deepEqual(trades.count(start), {
    count: 1,
    notional: 1_000_000_000_000n,
    net: -1_000_000_000_000n,
  });
  assert.equal(trades.count(start + dayMs - 1).count, 1);
  assert.equal(trades.count(start + dayMs).count, 0);
  assert.equal(trades.isEmpty, false);
  assert.equal(trades.count(start + dayMs + 180_000).count, 0);
  assert.equal(trades.isEmpty, true);
});

test('folded fills are counted as before, and leave a minute at a time', () => {
  const trades = new RecentTrades();
  for (let i = 1; i <= 120; i++) {
    trades.add(start + i * 1_000, 250_000, 1_000_000 + i, i % 3 === 0 ? 'yes' : 'no');
  }
  const before = trades.count(start + 200_000);
  assert.equal(trades.fold(start + 90_000), 89);
  assert.equal(trades.kept, 31);
  assert.deepEqual(trades.count(start + 200_000), before);
  assert.equal(trades.count(start + dayMs + 59_999).count, 120);
  assert.equal(trades.count(start + dayMs + 60_000).count, 60);
});

test('sums by the minute add up, in whatever order they come', () => {
  const trades = new RecentTrades();
  const minute = start / 60_000;
  trades.addMinute({ minute: minute + 1, count: 2, notional: 20n, net: 20n });
  trades.addMinute({ minute, count: 1, notional: 1n, net: -1n });
  trades.addMinute({ minute: minute + 1, count: 3, notional: 30n, net: 10n });
  assert.equal(trades.count(start).count, 0);
  assert.deepEqual(trades.count(start + 60_000), { count: 1, notional: 1n, net: -1n });
  assert.deepEqual(trades.count(start + 60_001), { count: 6, notional: 51n, net: 29n });
  assert.deepEqual(trades.count(start + 60_000 + dayMs), { count: 5, notional: 50n, net: 30n });
});

test('late fills that are counted one by one cost no sorting of all the others', () => {
  // With one each this takes minutes.
  const trades = new RecentTrades();
  const kept = 100_000;
  const late = 3_000;
  for (let i = 0; i < kept; i++) trades.add(start - kept + i, 500_000, 1_000_000, 'yes');
  for (let i = 1; i <= late; i++) {
    trades.add(start - kept - i, 500_000, 1_000_000, 'yes');
    assert.equal(trades.count(start).count, kept + i);
  }
  assert.equal(trades.count(start).notional, BigInt(kept + late) * 500_000_000_000n);
});
