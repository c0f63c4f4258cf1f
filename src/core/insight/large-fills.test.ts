import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type LargeFill, LargeFills } from './large-fills.ts';

const usd = 10n ** 12n;

function fillOf(fill: Partial<LargeFill>): LargeFill {
  return {
    market: 1,
    venueTime: 1_000,
    id: 'a',
    yesPrice: 500_000,
    quantity: 1_000_000_000,
    takerAction: 'buy',
    outcome: 'yes',
    block: false,
    archived: false,
    notional: 500n * usd,
    ...fill,
  };
}

const anyFill = fc
  .record({
    market: fc.integer({ min: 0, max: 3 }),
    venueTime: fc.integer({ min: 1, max: 60 }),
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    notional: fc.oneof(
      fc.bigInt({ min: 50n, max: 900n }),
      fc.bigInt({ min: 90n, max: 3_000_000n }),
      fc.constantFrom(99n, 100n, 200n, 400n, 1_638_400n, 10n ** 15n),
    ),
  })
  .map((fill) => fillOf({ ...fill, notional: fill.notional * usd }));

const anyQuery = fc.record({
  minNotional: fc.oneof(fc.integer({ min: 100, max: 1_000 }), fc.integer({ min: 100, max: 1_000_000 })),
  after: fc.integer({ min: 0, max: 60 }),
  limit: fc.integer({ min: 1, max: 12 }),
  markets: fc.subarray([0, 1, 2, 3]),
});

const newestFirst = (left: LargeFill, right: LargeFill) =>
  right.venueTime - left.venueTime ||
  (left.id === right.id ? right.market - left.market : left.id < right.id ? 1 : -1);

describe('large fills', () => {
  test('found are those that a search through all fills finds, or as many as are known', () => {
    fc.assert(
      fc.property(
        fc.array(anyFill, { maxLength: 80 }),
        fc.constantFrom(15, 45, 10_000),
        fc.array(anyQuery, { minLength: 1, maxLength: 5 }),
        (given, fillsMax, queries) => {
          const index = new LargeFills({ fillsMax, knownAfter: 5 });
          const all = new Map<string, LargeFill>();
          for (const fill of given) {
            const key = `${fill.market} ${fill.venueTime} ${fill.id}`;
            if (all.has(key)) continue;
            index.add(fill);
            all.set(key, fill);
          }
          for (const { minNotional, after, limit, markets } of queries) {
            const query = { minNotional: BigInt(minNotional) * usd, after, limit };
            const { fills, unknownUpTo } = index.find({
              ...query,
              accepts: (market) => markets.includes(market),
            });
            const known = unknownUpTo ?? after;
            const expected = [...all.values()]
              .filter(({ notional, venueTime, market }) => {
                return notional >= query.minNotional && venueTime > known && markets.includes(market);
              })
              .toSorted(newestFirst)
              .slice(0, limit);
            assert.deepEqual(fills, expected);
            if (unknownUpTo !== undefined) assert.ok(fills.length < limit && unknownUpTo > after);
            if (fillsMax === 10_000 && after >= 5) assert.equal(unknownUpTo, undefined);
          }
        },
      ),
    );
  });

  test('a fill is kept once, in whichever order its forms come', () => {
    const index = new LargeFills({ fillsMax: 100, knownAfter: 0 });
    assert.equal(index.add(fillOf({ archived: true })), true);
    assert.equal(index.add(fillOf({ archived: false })), false);
    assert.equal(index.add(fillOf({ market: 2 })), true);
    assert.equal(index.size, 2);
  });

  test('below $100 nothing is kept', () => {
    const index = new LargeFills({ fillsMax: 100, knownAfter: 0 });
    assert.equal(index.add(fillOf({ notional: 100n * usd - 1n })), false);
    assert.equal(index.add(fillOf({ notional: 100n * usd })), true);
  });

  test('a full class of small fills costs the large ones nothing', () => {
    const index = new LargeFills({ fillsMax: 15, knownAfter: 0 });
    index.add(fillOf({ venueTime: 1, notional: 5_000n * usd }));
    for (let venueTime = 2; venueTime < 100; venueTime += 1) {
      index.add(fillOf({ venueTime, notional: 150n * usd }));
    }
    const accepts = () => true;
    const large = index.find({ minNotional: 1_000n * usd, after: 0, limit: 5, accepts });
    assert.deepEqual([large.fills.length, large.unknownUpTo], [1, undefined]);
    const small = index.find({ minNotional: 100n * usd, after: 0, limit: 5, accepts });
    assert.deepEqual([small.fills.map(({ venueTime }) => venueTime), small.unknownUpTo], [[99], 98]);
    assert.ok(index.size <= 3);
  });

  test('what no reader may ask for any more is forgotten', () => {
    const index = new LargeFills({ fillsMax: 100, knownAfter: 0 });
    for (const venueTime of [10, 20, 30]) index.add(fillOf({ venueTime }));
    index.forgetUpTo(20);
    assert.equal(index.size, 1);
    assert.equal(index.add(fillOf({ venueTime: 15 })), false);
  });
});
