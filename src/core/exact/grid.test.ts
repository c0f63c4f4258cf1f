import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  continuous,
  equalGrids,
  type Grid,
  integerGrid,
  isOnGrid,
  nextOnGrid,
  previousOnGrid,
  type StepGrid,
  snapToGrid,
  stepGrid,
} from './grid.ts';
import { type End, interval } from './interval.ts';
import { type IntervalSet, intervalSet, setContainsValue } from './interval-set.ts';
import { parseSet } from './notation.ts';
import { compareRationals, parseRational, type Rational, rational, zero } from './rational.ts';

function number(text: string): Rational {
  const value = parseRational(text);
  assert.ok(value, text);
  return value;
}

function set(text: string): IntervalSet {
  const value = parseSet(text);
  assert.ok(value, text);
  return value;
}

const tenths = stepGrid(number('0.1'));
const quartersFromEighth = stepGrid(number('0.25'), number('0.125'));

function checkSnap(text: string, grid: Grid, expected: string): void {
  test(`${text} on ${grid === continuous ? 'the line' : 'the grid'} is ${expected}`, () => {
    assert.deepEqual(snapToGrid(set(text), grid), set(expected));
  });
}

checkSnap('(1.5, 3)', integerGrid, '[2, 2]');
checkSnap('[1, 2] u [3, 4]', integerGrid, '[1, 4]');
checkSnap('[1, 2] u [4, 5]', integerGrid, '[1, 2] u [4, 5]');
checkSnap('[1, 3]', integerGrid, '[1, 3]');
checkSnap('(1, 3]', integerGrid, '[2, 3]');
checkSnap('[1, 3)', integerGrid, '[1, 2]');
checkSnap('(1, 3)', integerGrid, '[2, 2]');
checkSnap('(1, 2)', integerGrid, '{}');
checkSnap('[1.5, 1.5]', integerGrid, '{}');
checkSnap('[1, 1] u (1.2, 1.8) u [2, 2]', integerGrid, '[1, 2]');
checkSnap('(-inf, 2] u [3, inf)', integerGrid, '(-inf, inf)');
checkSnap('(-inf, 2) u (2, inf)', integerGrid, '(-inf, 1] u [3, inf)');
checkSnap('(-inf, -1.5)', integerGrid, '(-inf, -2]');
checkSnap('(-1.5, inf)', integerGrid, '[-1, inf)');
checkSnap('{}', integerGrid, '{}');
checkSnap('(4.5, inf)', tenths, '[4.6, inf)');
checkSnap('[4.6, inf)', tenths, '[4.6, inf)');
checkSnap('(4.55, 4.6]', tenths, '[4.6, 4.6]');
checkSnap('(0, 1)', quartersFromEighth, '[0.125, 0.875]');
checkSnap('[0.125, 0.375)', quartersFromEighth, '[0.125, 0.125]');
checkSnap('[0, 0.1]', quartersFromEighth, '{}');
checkSnap('(1.5, 3) u (3, 4)', continuous, '(1.5, 3) u (3, 4)');

function checkNeighbours(grid: StepGrid, text: string, previous: string, next: string): void {
  test(`${text} lies between ${previous} and ${next}`, () => {
    assert.deepEqual(previousOnGrid(grid, number(text)), number(previous));
    assert.deepEqual(nextOnGrid(grid, number(text)), number(next));
  });
}

checkNeighbours(integerGrid, '0', '-1', '1');
checkNeighbours(integerGrid, '0.5', '0', '1');
checkNeighbours(integerGrid, '-0.5', '-1', '0');
checkNeighbours(tenths, '4.5', '4.4', '4.6');
checkNeighbours(tenths, '4.55', '4.5', '4.6');
checkNeighbours(quartersFromEighth, '0', '-0.125', '0.125');
checkNeighbours(quartersFromEighth, '0.125', '-0.125', '0.375');

test('one grid has one form, whichever of its values it is drawn through', () => {
  assert.deepEqual(stepGrid(number('0.25'), number('0.375')), quartersFromEighth);
  assert.deepEqual(stepGrid(number('0.25'), number('-0.125')), quartersFromEighth);
  assert.deepEqual(stepGrid(number('1'), number('-7')), integerGrid);
});

test('grids are equal by step and offset', () => {
  const grids = [continuous, integerGrid, tenths, stepGrid(number('0.25')), quartersFromEighth];
  for (const [leftIndex, left] of grids.entries()) {
    for (const [rightIndex, right] of grids.entries()) {
      assert.equal(equalGrids(left, right), leftIndex === rightIndex);
    }
  }
  assert.ok(equalGrids(stepGrid(number('2/8'), number('3/8')), quartersFromEighth));
});

test('a step is positive', () => {
  assert.throws(() => stepGrid(zero), RangeError);
  assert.throws(() => stepGrid(number('-1')), RangeError);
});

test('every number is on the line', () => {
  assert.ok(isOnGrid(continuous, number('1/3')));
});

/** Everything of the property tests is a multiple of 1/12: steps, offsets, ends. */
const twelfths = (min: number, max: number): fc.Arbitrary<bigint> =>
  fc.bigInt({ min: BigInt(min), max: BigInt(max) });
const twelfth = (numerator: bigint): Rational => rational(numerator, 12n);

const anySet: fc.Arbitrary<IntervalSet> = fc
  .array(fc.tuple(twelfths(-40, 40), fc.boolean(), twelfths(-40, 40), fc.boolean(), fc.nat(9)), {
    maxLength: 5,
  })
  .map((ends) =>
    intervalSet(
      ends.flatMap(([low, isLowClosed, high, isHighClosed, reach]) => {
        const lowEnd: End =
          reach === 0 ? { kind: 'infinite' } : { kind: isLowClosed ? 'closed' : 'open', at: twelfth(low) };
        const highEnd: End =
          reach === 1 ? { kind: 'infinite' } : { kind: isHighClosed ? 'closed' : 'open', at: twelfth(high) };
        return interval(lowEnd, highEnd) ?? [];
      }),
    ),
  );
const anyGrid = fc.tuple(twelfths(1, 20), twelfths(-40, 40));

/** Grid membership by whole numbers alone. */
function isMember(value: bigint, [step, offset]: readonly [bigint, bigint]): boolean {
  return (value - offset) % step === 0n;
}

const samples = Array.from({ length: 201 }, (_, index) => BigInt(index - 100));

test('being on the grid, and its neighbours, are those of whole twelfths', () => {
  fc.assert(
    fc.property(anyGrid, twelfths(-60, 60), ([step, offset], value) => {
      const grid = stepGrid(twelfth(step), twelfth(offset));
      assert.equal(isOnGrid(grid, twelfth(value)), isMember(value, [step, offset]));
      let [next, previous] = [value + 1n, value - 1n];
      while (!isMember(next, [step, offset])) next += 1n;
      while (!isMember(previous, [step, offset])) previous -= 1n;
      assert.deepEqual(nextOnGrid(grid, twelfth(value)), twelfth(next));
      assert.deepEqual(previousOnGrid(grid, twelfth(value)), twelfth(previous));
    }),
  );
});

test('snapping keeps exactly the grid values, and ends on them', () => {
  fc.assert(
    fc.property(anySet, anyGrid, (any, [step, offset]) => {
      const grid = stepGrid(twelfth(step), twelfth(offset));
      const snapped = snapToGrid(any, grid);
      for (const value of samples.filter((sample) => isMember(sample, [step, offset]))) {
        assert.equal(setContainsValue(snapped, twelfth(value)), setContainsValue(any, twelfth(value)));
      }
      for (const { low, high } of snapped.parts) {
        for (const end of [low, high]) {
          assert.ok(end.kind === 'infinite' || (end.kind === 'closed' && isOnGrid(grid, end.at)));
        }
      }
      assert.deepEqual(snapToGrid(snapped, grid), snapped);
      assert.deepEqual(intervalSet(snapped.parts), snapped);
    }),
  );
});

test('sets with the same grid values snap to the same set, and others do not', () => {
  fc.assert(
    fc.property(anySet, anySet, anyGrid, (left, right, [step, offset]) => {
      const grid = stepGrid(twelfth(step), twelfth(offset));
      const isSame = samples
        .filter((sample) => isMember(sample, [step, offset]))
        .every((value) => setContainsValue(left, twelfth(value)) === setContainsValue(right, twelfth(value)));
      const [snappedLeft, snappedRight] = [snapToGrid(left, grid), snapToGrid(right, grid)];
      if (isSame) assert.deepEqual(snappedLeft, snappedRight);
      else assert.notDeepEqual(snappedLeft, snappedRight);
    }),
  );
});

test('between two parts of a snapped set a grid value is missing', () => {
  fc.assert(
    fc.property(anySet, anyGrid, (any, [step, offset]) => {
      const grid = stepGrid(twelfth(step), twelfth(offset));
      const { parts } = snapToGrid(any, grid);
      for (const [index, { high }] of parts.entries()) {
        const next = parts[index + 1];
        if (next === undefined) continue;
        assert.ok(high.kind === 'closed' && next.low.kind === 'closed');
        assert.ok(compareRationals(nextOnGrid(grid, high.at), next.low.at) < 0);
      }
    }),
  );
});
