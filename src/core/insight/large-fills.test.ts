import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { LargeFill } from './large-fill.ts';
import { LargeFills } from './large-fills.ts';
import { AcceptedMarkets } from './size-class.ts';

const usd = 10n ** 12n;
const minuteMs = 60_000;
const everyMarket = new AcceptedMarkets(4, () => true);

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
    ...fill,
  };
}

function notionalOf({ yesPrice, quantity, outcome }: LargeFill): bigint {
  return BigInt(outcome === 'no' ? 1_000_000 - yesPrice : yesPrice) * BigInt(quantity);
}

/** A fill of so many dollars, at half a dollar. */
const worth = (dollars: number) => ({ yesPrice: 500_000, quantity: dollars * 2_000_000 });

const uuid = '0b5f1c6e-0000-4000-8000-00000000000a';
const anyFill = fc
  .record({
    market: fc.integer({ min: 0, max: 3 }),
    venueTime: fc.oneof(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 400_000 }),
      fc.integer({ min: 1, max: 40 * minuteMs }),
    ),
    id: fc.constantFrom(
      'a',
      'b',
      'é',
      uuid,
      uuid.toUpperCase(),
      '0'.repeat(40),
      'f'.repeat(40),
      'F'.repeat(40),
      'g'.repeat(40),
      '0'.repeat(36),
      `${'0'.repeat(39)}é`,
    ),
    yesPrice: fc.constantFrom(1, 333_333, 500_000, 999_999),
    quantity: fc.oneof(
      fc.integer({ min: 100_000_000, max: 2_000_000_000 }),
      fc.integer({ min: 100_000_000, max: 10 ** 13 }),
      fc.constantFrom(200_000_000, 400_000_000, 3_276_800_000_000, Number.MAX_SAFE_INTEGER),
    ),
    takerAction: fc.constantFrom('buy', 'sell'),
    outcome: fc.constantFrom('yes', 'no'),
    block: fc.boolean(),
    archived: fc.boolean(),
  })
  .map(fillOf);

const anyQuery = fc.record({
  minNotional: fc.oneof(
    fc.bigInt({ min: 100n, max: 1_000n }).map((dollars) => dollars * usd),
    fc.bigInt({ min: 100n, max: 1_000_000n }).map((dollars) => dollars * usd),
    fc
      .tuple(anyFill, fc.constantFrom(0n, 1n))
      .map(([fill, more]) => (notionalOf(fill) < 100n * usd ? 100n * usd : notionalOf(fill) + more)),
  ),
  after: fc.oneof(
    fc.integer({ min: 0, max: 60 }),
    fc.integer({ min: 0, max: 400_000 }),
    fc.integer({ min: 0, max: 40 * minuteMs }),
  ),
  lengthMs: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.constant(1_000_000), fc.constant(60 * minuteMs)),
  limit: fc.integer({ min: 1, max: 12 }),
  markets: fc.subarray([0, 1, 2, 3]),
});

/** The rules said plainly: a list of all fills, each once, the recorded form before the archived one. */
class PlainFills {
  fills: LargeFill[] = [];

  add(fill: LargeFill): void {
    const same = this.fills.filter(
      ({ market, id, venueTime }) =>
        market === fill.market && id === fill.id && Math.abs(venueTime - fill.venueTime) <= minuteMs,
    );
    if (same.some(({ archived }) => fill.archived || !archived)) return;
    this.fills = this.fills.filter((each) => !same.includes(each));
    if (notionalOf(fill) >= 100n * usd) this.fills.push(fill);
  }
}

/** Fills of one market and id with the size of the first: a size class that drops one knows nothing of the others. */
function withOneSizeEach(fills: readonly LargeFill[]): LargeFill[] {
  const first = new Map<string, LargeFill>();
  return fills.map((fill) => {
    const name = `${fill.market} ${fill.id}`;
    const { yesPrice, quantity, outcome } = first.get(name) ?? fill;
    if (!first.has(name)) first.set(name, fill);
    return fillOf({ ...fill, yesPrice, quantity, outcome });
  });
}

const textOf = (fill: LargeFill) => `${fill.venueTime} ${fill.market} ${fill.id} ${JSON.stringify(fill)}`;

describe('large fills', () => {
  test('a search finds what a search through all fills finds, or as many as are known', () => {
    fc.assert(
      fc.property(
        fc.array(anyFill, { maxLength: 80 }),
        fc.constantFrom(3, 20, 10_000),
        fc.constantFrom(1, 2, 5, 1_024),
        fc.array(anyQuery, { minLength: 1, maxLength: 5 }),
        (given, fillsMax, chunkFills, queries) => {
          let kept = 0;
          const index = new LargeFills({ fillsMax, chunkFills, dropped: () => (kept -= 1) });
          const all = new PlainFills();
          for (const fill of fillsMax === 10_000 ? given : withOneSizeEach(given)) {
            if (index.add(fill)) kept += 1;
            all.add(fill);
            assert.ok(index.size <= fillsMax);
          }
          assert.equal(kept, index.size);
          if (fillsMax === 10_000) assert.equal(index.size, all.fills.length);
          for (const { minNotional, after, lengthMs, limit, markets } of queries) {
            const upTo = after + lengthMs;
            const accepted = new AcceptedMarkets(4, (market) => markets.includes(market));
            const { fills, unknownUpTo } = index.find({ minNotional, after, upTo, limit, accepted });
            const known = unknownUpTo ?? after;
            const expected = all.fills
              .filter(
                (fill) =>
                  notionalOf(fill) >= minNotional &&
                  fill.venueTime > known &&
                  fill.venueTime <= upTo &&
                  markets.includes(fill.market),
              )
              .toSorted((left, right) => right.venueTime - left.venueTime);
            const last = expected[limit - 1]?.venueTime ?? 0;
            const wanted = expected.filter(({ venueTime }) => venueTime >= last);
            assert.deepEqual(fills.map(textOf).sort(), wanted.map(textOf).sort());
            assert.deepEqual(
              fills.map(({ venueTime }) => venueTime),
              wanted.map(({ venueTime }) => venueTime),
            );
            if (unknownUpTo !== undefined) {
              assert.ok(fills.length < limit && unknownUpTo > after && unknownUpTo <= upTo);
            }
            if (fillsMax === 10_000) assert.equal(unknownUpTo, undefined);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('a recorded fill replaces its archived form, whichever of the two comes first', () => {
    const forms = [
      fillOf({ id: uuid, venueTime: 5_000, archived: true }),
      fillOf({ id: uuid, venueTime: 5_432, archived: false }),
    ];
    for (const order of [forms, forms.toReversed()]) {
      const index = new LargeFills({ fillsMax: 100 });
      for (const fill of [...order, ...order]) index.add(fill);
      const query = { minNotional: 100n * usd, after: 0, upTo: 10_000, limit: 5, accepted: everyMarket };
      assert.deepEqual(index.find(query), { fills: [forms[1]], unknownUpTo: undefined });
    }
  });

  test('one id names fills of two markets, and fills of one market more than a minute apart', () => {
    const index = new LargeFills({ fillsMax: 100 });
    assert.equal(index.add(fillOf({})), true);
    assert.equal(index.add(fillOf({ market: 2 })), true);
    assert.equal(index.add(fillOf({ venueTime: 1_000 + minuteMs })), false);
    assert.equal(index.add(fillOf({ venueTime: 1_001 + minuteMs })), true);
  });

  test('below $100 nothing is kept', () => {
    const index = new LargeFills({ fillsMax: 100 });
    assert.equal(index.add(fillOf({ yesPrice: 1, quantity: 10 ** 14 - 1 })), false);
    assert.equal(index.add(fillOf({ yesPrice: 1, quantity: 10 ** 14 })), true);
  });

  test('as many as the bound are kept', () => {
    const index = new LargeFills({ fillsMax: 16, chunkFills: 1 });
    const times = Array.from({ length: 16 }, (_, place) => (place + 1) * 2 * minuteMs);
    for (const venueTime of times) index.add(fillOf({ venueTime, id: `${venueTime}` }));
    const query = {
      minNotional: 100n * usd,
      after: 0,
      upTo: 40 * minuteMs,
      limit: 20,
      accepted: everyMarket,
    };
    const { fills, unknownUpTo } = index.find(query);
    assert.deepEqual(
      fills.map(({ venueTime }) => venueTime),
      times.toReversed(),
    );
    assert.equal(unknownUpTo, undefined);
  });

  test('at the bound small fills make way, and large ones stay', () => {
    const index = new LargeFills({ fillsMax: 16, chunkFills: 4 });
    index.add(fillOf({ venueTime: 1, id: 'large', ...worth(5_000) }));
    for (let venueTime = 2; venueTime < 100; venueTime += 1) {
      index.add(fillOf({ venueTime: venueTime * minuteMs, id: `${venueTime}`, ...worth(150) }));
    }
    const query = { after: 0, upTo: 100 * minuteMs, limit: 50, accepted: everyMarket };
    const large = index.find({ ...query, minNotional: 1_000n * usd });
    assert.deepEqual([large.fills.length, large.unknownUpTo], [1, undefined]);
    const small = index.find({ ...query, minNotional: 100n * usd });
    assert.ok(small.fills.length >= 11 && index.size <= 16);
    assert.equal(small.unknownUpTo, (99 - small.fills.length) * minuteMs);
    assert.equal(index.leastKept(50 * minuteMs), 200n * usd);
    assert.equal(index.leastKept(99 * minuteMs), 100n * usd);
  });

  test('at the bound the other form of a fill that was dropped is no new fill', () => {
    const index = new LargeFills({ fillsMax: 3, chunkFills: 1 });
    for (const id of ['a', 'b', 'c', 'd']) index.add(fillOf({ venueTime: 1_000, id }));
    assert.equal(index.add(fillOf({ venueTime: 1_999, id: 'a' })), false);
    const query = { minNotional: 100n * usd, after: 0, upTo: 100_000, limit: 5, accepted: everyMarket };
    assert.deepEqual(index.find(query), { fills: [], unknownUpTo: 61_000 });
  });

  test('what no reader may ask for any more is forgotten', () => {
    const index = new LargeFills({ fillsMax: 100 });
    for (const venueTime of [10, 20, 30]) index.add(fillOf({ venueTime, id: `${venueTime}` }));
    index.forgetUpTo(20);
    assert.equal(index.size, 1);
    assert.equal(index.add(fillOf({ venueTime: 15, id: '15' })), false);
    assert.equal(index.leastKept(20), undefined);
  });
});
