import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { SettledMarket } from '../settled-market.ts';
import { logOfBet, stakes } from './event-bets.ts';
import { EventRows } from './event-rows.ts';
import { bandOf, cellCount, cellOf, horizonCount, isRuleBand, slotOf } from './rule-grid.ts';
import { returnOf, returnsPerUnit } from './side-return.ts';

interface Settled {
  readonly place: number;
  readonly event: number;
  readonly payout: number;
  /** By horizon, in millionths; undefined where there was none. */
  readonly prices: readonly (number | undefined)[];
}

const anyPrice = fc.option(
  fc.integer({ min: 1, max: 99 }).map((cents) => cents * 10_000),
  { nil: undefined },
);
const anySettled: fc.Arbitrary<Settled> = fc.record({
  place: fc.integer({ min: 0, max: 3 }),
  event: fc.integer({ min: 0, max: 4 }),
  payout: fc.constantFrom(0, 500_000, 1_000_000),
  prices: fc.array(anyPrice, { minLength: horizonCount, maxLength: horizonCount }),
});

/** Every event of every cell by itself, from all markets. */
function plainLogs(markets: readonly Settled[]): Float64Array {
  const bets = new Map<string, { readonly cell: number; count: number; returned: number }>();
  const add = (cell: number, event: number, returned: number): void => {
    const key = `${cell} ${event}`;
    const bet = bets.get(key) ?? { cell, count: 0, returned: 0 };
    bets.set(key, { cell, count: bet.count + 1, returned: bet.returned + returned });
  };
  for (const { place, event, payout, prices } of markets) {
    for (const [horizon, price] of prices.entries()) {
      if (price === undefined) continue;
      if (isRuleBand(bandOf(price)))
        add(cellOf(place, horizon, bandOf(price)), event, returnOf(payout, price));
      const slot = slotOf('no', bandOf(1_000_000 - price));
      if (slot !== undefined)
        add(cellOf(place, horizon, slot), event, returnOf(1_000_000 - payout, 1_000_000 - price));
    }
  }
  const logs = new Float64Array(cellCount * stakes.length);
  for (const { cell, count, returned } of bets.values()) {
    stakes.forEach((stake, at) => {
      const before = logs[cell * stakes.length + at] ?? 0;
      logs[cell * stakes.length + at] = before + logOfBet(stake, count, returned, returnsPerUnit);
    });
  }
  return logs;
}

test('bets that are kept up as markets settle are those of all markets at once', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anySettled, fc.boolean()), { maxLength: 30 }), (settled) => {
      const rows = new EventRows();
      for (const [key, [{ place, event, payout, prices }, isAsked]] of settled.entries()) {
        const market = { venue: 'venue_a', eventId: `E${event}`, payout } as SettledMarket;
        const { row } = rows.take(key, place, market);
        for (const [horizon, price] of prices.entries())
          if (price !== undefined) rows.addPrice(row, horizon, price);
        if (isAsked) rows.betLogs();
      }
      assert.deepEqual(rows.betLogs(), plainLogs(settled.map(([market]) => market)));
    }),
  );
});
