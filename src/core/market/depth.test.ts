import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createBook, setLevel } from './book.ts';
import { depthsOf } from './depth.ts';

const anyLevel = fc.record({
  ticks: fc.integer({ min: 1, max: 9_999 }),
  quantity: fc.oneof(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 9_000_000_000_000 })),
});
const ladder = fc.array(anyLevel, { maxLength: 40 });

test('depths are what rests within five cents of the best, exactly', () => {
  fc.assert(
    fc.property(ladder, ladder, (bids, asks) => {
      const book = createBook();
      const bidAt = new Map(bids.map(({ ticks, quantity }) => [ticks, quantity]));
      const askAt = new Map(asks.map(({ ticks, quantity }) => [ticks, quantity]));
      for (const [ticks, quantity] of bidAt) setLevel(book, { side: 'bid', price: ticks * 100, quantity });
      for (const [ticks, quantity] of askAt) setLevel(book, { side: 'ask', price: ticks * 100, quantity });
      const bestBid = Math.max(...bidAt.keys());
      const bestAsk = Math.min(...askAt.keys());
      const sum = (
        levels: Map<number, number>,
        counts: (ticks: number) => boolean,
        price: (ticks: number) => number,
      ) =>
        [...levels]
          .filter(([ticks]) => counts(ticks))
          .reduce((total, [ticks, quantity]) => total + BigInt(price(ticks)) * BigInt(quantity), 0n);
      assert.deepEqual(depthsOf(book), {
        yes: sum(
          bidAt,
          (ticks) => ticks >= bestBid - 500,
          (ticks) => ticks,
        ),
        no: sum(
          askAt,
          (ticks) => ticks <= bestAsk + 500,
          (ticks) => 10_000 - ticks,
        ),
      });
    }),
  );
});
