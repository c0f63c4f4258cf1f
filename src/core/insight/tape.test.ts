import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { MarketNumbers } from '../market/index.ts';
import { notionalOf as moneyOf, Tape, type TapeFill } from './tape.ts';

const usd = 10n ** 12n;
const hourMs = 3_600_000;
const at = 1_000 * hourMs;
const ids = ['a', 'b', '\u{10000}', '\uffff', 'c5c5'.repeat(10)];

const anyTapeFill: fc.Arbitrary<TapeFill> = fc.record(
  {
    market: fc.record(
      { venue: fc.constantFrom('venue_a', 'venue_b'), id: fc.constantFrom('m', 'n', '\u{10000}', '\uffff') },
      { noNullPrototype: true },
    ),
    trade: fc.record(
      {
        id: fc.constantFrom(...ids),
        venueTime: fc
          .oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -30 * hourMs, max: hourMs }))
          .map((ms) => at + ms),
        price: fc.constantFrom(200_000, 500_000, 999_999),
        quantity: fc.integer({ min: 100_000_000, max: 900_000_000 }),
        takerAction: fc.constantFrom('buy', 'sell'),
        outcome: fc.constantFrom('yes', 'no'),
        block: fc.boolean(),
      },
      { noNullPrototype: true },
    ),
    archived: fc.boolean(),
  },
  { noNullPrototype: true },
);

const notionalOf = ({ trade }: TapeFill) =>
  BigInt(trade.outcome === 'no' ? 1_000_000 - trade.price : trade.price) * BigInt(trade.quantity);

/** Of the order stated for the tape; bytes of UTF-8 have the order of code points. */
function newestFirst(left: TapeFill, right: TapeFill): number {
  const nameOf = ({ market, trade }: TapeFill) =>
    [market.venue, market.id, trade.id].map((text) => Buffer.from(text));
  const names = nameOf(right);
  return (
    right.trade.venueTime - left.trade.venueTime ||
    nameOf(left).reduce((order, name, place) => order || Buffer.compare(name, names[place] ?? name), 0)
  );
}

describe('tape', () => {
  test('the money of a fill is what its taker paid or received for the side taken', () => {
    const fill = { price: 300_000, quantity: 2_000_000 };
    assert.equal(moneyOf({ ...fill, outcome: 'yes' }), (6n * usd) / 10n);
    assert.equal(moneyOf({ ...fill, outcome: 'no' }), (14n * usd) / 10n);
  });

  test('an answer is what a search through all fills finds, in the stated order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyTapeFill, {
          selector: ({ market, trade }) => `${market.venue} ${market.id} ${trade.id}`,
          maxLength: 60,
        }),
        fc.constantFrom(10, 10_000),
        fc.constantFrom(-60, -2, 0, 20),
        fc.constantFrom(0, 1_000),
        fc.record({
          hours: fc.constantFrom(1, 3, 24),
          minNotional: fc.bigInt({ min: 100n, max: 700n }).map((dollars) => dollars * usd),
          limit: fc.integer({ min: 1, max: 12 }),
          refused: fc.constantFrom('m', 'n', 'none'),
        }),
        (fills, fillsMax, loadedHoursAgo, fillsAtOnce, { hours, minNotional, limit, refused }) => {
          const tape = new Tape({ fillsMax, chunkFills: 3, fillsAtOnce, loadedAfter: at + hourMs });
          for (const fill of fills) tape.add(fill);
          tape.markLoaded(at + loadedHoursAgo * hourMs);
          const asked: string[] = [];
          const { fills: found, unknownUpTo } = tape.find({
            at,
            hours,
            minNotional,
            limit,
            accepts: ({ venue, id }) => {
              asked.push(`${venue} ${id}`);
              return id !== refused;
            },
          });
          if (fillsAtOnce > 0) assert.equal(new Set(asked).size, asked.length);
          const start = at - hours * hourMs;
          const expected = fills
            .filter(
              (fill) =>
                notionalOf(fill) >= minNotional &&
                fill.trade.venueTime > (unknownUpTo ?? start) &&
                fill.trade.venueTime <= at &&
                fill.market.id !== refused,
            )
            .toSorted(newestFirst)
            .slice(0, limit);
          assert.deepEqual(found, expected);
          if (unknownUpTo !== undefined)
            assert.ok(found.length < limit && unknownUpTo > start && unknownUpTo <= at);
          if (loadedHoursAgo >= 0 && found.length < limit) assert.equal(unknownUpTo, at);
          if (loadedHoursAgo < -24 && fillsMax > fills.length) assert.equal(unknownUpTo, undefined);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('a market has a number only as long as a fill of it is kept', () => {
    const numbers = new MarketNumbers();
    const tape = new Tape({ fillsMax: 100, loadedAfter: 0, numbers });
    const fillOf = (id: string, venueTime: number, quantity: number): TapeFill => ({
      market: { venue: 'venue_a', id },
      trade: {
        id: 'x',
        venueTime,
        price: 500_000,
        quantity,
        takerAction: 'buy',
        outcome: 'yes',
        block: false,
      },
      archived: false,
    });
    tape.add(fillOf('small', at, 1_000_000));
    assert.deepEqual([tape.size, numbers.count], [0, 0]);
    tape.add(fillOf('old', at - 721 * hourMs, 1_000_000_000));
    tape.add(fillOf('new', at, 1_000_000_000));
    tape.add(fillOf('new', at, 1_000_000_000));
    assert.deepEqual([tape.size, numbers.count], [2, 2]);
    tape.forget(at);
    assert.deepEqual([tape.size, numbers.count], [1, 1]);
    tape.add(fillOf('newer', at, 1_000_000_000));
    const { fills } = tape.find({ at, hours: 1, minNotional: 100n * usd, limit: 5, accepts: () => true });
    assert.deepEqual(
      fills.map(({ market }) => market.id),
      ['new', 'newer'],
    );
  });
});
