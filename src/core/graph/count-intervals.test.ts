import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countsPerInterval, IntervalCounter, places } from './count-intervals.ts';

/** By definition, pair by pair. */
function slowly(intervals: readonly (readonly [number, number])[]): number[] {
  const counts = Array<number>(intervals.length * countsPerInterval).fill(0);
  intervals.forEach(([a, b], i) => {
    intervals.forEach(([c, d], j) => {
      if (i === j) return;
      const place =
        b <= c || d <= a
          ? places.disjoint
          : a === c && b === d
            ? places.equal
            : c <= a && b <= d
              ? places.insideOf
              : a <= c && d <= b
                ? places.contains
                : places.crosses;
      counts[i * countsPerInterval + place] = (counts[i * countsPerInterval + place] ?? 0) + 1;
    });
  });
  return counts;
}

function checkCounts(intervals: readonly (readonly [number, number])[], counter: IntervalCounter): void {
  const lows = Int32Array.from(intervals, ([low]) => low);
  const highs = Int32Array.from(intervals, ([, high]) => high);
  const last = Math.max(1, ...highs);
  const counts = new Int32Array(intervals.length * countsPerInterval);
  counter.count({ lows, highs }, { from: 0, to: intervals.length, last }, counts);
  assert.deepEqual([...counts], slowly(intervals));
}

function intervalsUpTo(size: number, ranks: number, minLength = 0): fc.Arbitrary<[number, number][]> {
  const interval = fc
    .tuple(fc.integer({ min: 0, max: ranks }), fc.integer({ min: 0, max: ranks }))
    .filter(([low, high]) => low !== high)
    .map(([low, high]): [number, number] => (low < high ? [low, high] : [high, low]));
  return fc.array(interval, { minLength, maxLength: size });
}

test('small groups, by pairs', () => {
  const counter = new IntervalCounter();
  fc.assert(fc.property(intervalsUpTo(12, 6), (intervals) => checkCounts(intervals, counter)));
});

test('large groups, by sweeps, with many equal ends', () => {
  const counter = new IntervalCounter();
  fc.assert(
    fc.property(fc.oneof(intervalsUpTo(150, 8, 41), intervalsUpTo(150, 300, 41)), (intervals) =>
      checkCounts(intervals, counter),
    ),
    { numRuns: 300 },
  );
});

test('a ladder of one low end is not quadratic, nor wrong', () => {
  const size = 100_000;
  const lows = new Int32Array(size);
  const highs = Int32Array.from({ length: size }, (_, index) => index + 1);
  const counts = new Int32Array(size * countsPerInterval);
  new IntervalCounter().count({ lows, highs }, { from: 0, to: size, last: size }, counts);
  assert.equal(counts[places.insideOf], size - 1);
  assert.equal(counts[(size - 1) * countsPerInterval + places.contains], size - 1);
  assert.equal(counts[500 * countsPerInterval + places.insideOf], size - 501);
});
