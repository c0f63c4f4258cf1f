import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { closingPrices } from './closing-prices.ts';
import { covers, floorHour, hourMs, joinSpans, missingSpans, wantedSpan } from './spans.ts';

const hours = (from: number, until: number) => ({ from: from * hourMs, until: until * hourMs });

test('a market is wanted from the hour it opened in to the price of its last hour', () => {
  const market = { opensAt: 10.5 * hourMs, endedAt: 20.25 * hourMs };
  assert.deepEqual(wantedSpan(market, 0), hours(10, 22));
  assert.deepEqual(wantedSpan(market, 15.5 * hourMs), hours(15, 22));
  assert.deepEqual(wantedSpan({ ...market, opensAt: undefined }, 3 * hourMs), hours(3, 22));
  assert.deepEqual(wantedSpan({ opensAt: 90 * hourMs, endedAt: 20 * hourMs }, 0), hours(22, 22));
});

test('what is missing of a span', () => {
  assert.deepEqual(missingSpans(undefined, hours(1, 5)), [hours(1, 5)]);
  assert.deepEqual(missingSpans(undefined, hours(5, 5)), []);
  assert.deepEqual(missingSpans(hours(1, 5), hours(2, 4)), []);
  assert.deepEqual(missingSpans(hours(2, 4), hours(1, 5)), [hours(1, 2), hours(4, 5)]);
  // What lies between two spans that do not touch is fetched with them: the archive has no holes.
  assert.deepEqual(missingSpans(hours(1, 2), hours(4, 5)), [hours(2, 5)]);
});

test('an hour is done or missing, never both, and together they are one span', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 10 }))
    .map(([from, length]) => hours(from, from + length));
  fc.assert(
    fc.property(fc.option(span, { nil: undefined }), span, (done, wanted) => {
      const missing = missingSpans(done, wanted);
      const joined = joinSpans(done, wanted);
      assert.equal(missing.length === 0, covers(done, wanted));
      for (let hour = 0; hour < 60 * hourMs; hour += hourMs) {
        const within = [...missing, ...(done === undefined ? [] : [done])].filter(
          ({ from, until }) => from <= hour && hour < until,
        );
        assert.equal(within.length, joined.from <= hour && hour < joined.until ? 1 : 0);
      }
    }),
  );
});

test('an hour closes with its last price', () => {
  const at = (hour: number, price: number) => ({ at: hour * hourMs, price });
  assert.deepEqual(closingPrices([at(5.75, 7), at(2.1, 1), at(2.9, 2), at(2.5, 3), at(3, 4), at(5, 5)]), [
    at(2.9, 2),
    at(3, 4),
    at(5.75, 7),
  ]);
  assert.deepEqual(closingPrices([]), []);
  fc.assert(
    fc.property(
      fc.array(fc.record({ at: fc.integer({ min: 0, max: 20 * hourMs }), price: fc.nat(1_000_000) })),
      (points) => {
        const closing = closingPrices(points);
        const hoursOf = (values: readonly { at: number }[]) =>
          new Set(values.map((point) => floorHour(point.at)));
        assert.equal(closing.length, hoursOf(points).size);
        assert.deepEqual(hoursOf(closing), hoursOf(points));
        for (const { at: time } of points) {
          const close = closing.find((point) => floorHour(point.at) === floorHour(time));
          assert.ok(close !== undefined && close.at >= time);
        }
      },
    ),
  );
});
