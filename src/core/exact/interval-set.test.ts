import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type End, type Interval, interval } from './interval.ts';
import {
  complementSet,
  containsSet,
  emptySet,
  equalSets,
  type IntervalSet,
  intersectSets,
  intervalSet,
  isEmptySet,
  setContainsValue,
  subtractSets,
  unionSets,
  wholeLine,
} from './interval-set.ts';
import { rational, rationalOf } from './rational.ts';

/** A plain description of an interval, on which membership is decided without the code under test. */
interface Sketch {
  readonly low: number;
  readonly isLowClosed: boolean;
  readonly high: number;
  readonly isHighClosed: boolean;
}

/** Ends lie on the integers from -3 to 3, so these are every end, a number between each two, and one beyond. */
const sampleHalves = Array.from({ length: 15 }, (_, index) => index - 7);

function isInSketch({ low, isLowClosed, high, isHighClosed }: Sketch, value: number): boolean {
  return (isLowClosed ? value >= low : value > low) && (isHighClosed ? value <= high : value < high);
}

function isInSketches(sketches: readonly Sketch[], half: number): boolean {
  return sketches.some((sketch) => isInSketch(sketch, half / 2));
}

function build(sketches: readonly Sketch[]): IntervalSet {
  return intervalSet(sketches.flatMap((sketch) => buildInterval(sketch) ?? []));
}

function buildInterval({ low, isLowClosed, high, isHighClosed }: Sketch): Interval | undefined {
  return interval(buildEnd(low, isLowClosed), buildEnd(high, isHighClosed));
}

function buildEnd(at: number, isClosed: boolean): End {
  if (!Number.isFinite(at)) return { kind: 'infinite' };
  return { kind: isClosed ? 'closed' : 'open', at: rationalOf(at) };
}

function holds(set: IntervalSet, half: number): boolean {
  return setContainsValue(set, rational(BigInt(half), 2n));
}

function sketchOf(text: string): Sketch {
  const match = /^([[(])(\S+), (\S+)([\])])$/.exec(text);
  assert.ok(match, text);
  const [, opening, low = '', high = '', closing] = match;
  return {
    low: low === '-inf' ? Number.NEGATIVE_INFINITY : Number(low),
    isLowClosed: opening === '[',
    high: high === 'inf' ? Number.POSITIVE_INFINITY : Number(high),
    isHighClosed: closing === ']',
  };
}

/** `(0, 1) u (1, 2)`; `{}` is nothing. Parts are taken as they stand, so that the form itself is under test. */
function parts(text: string): readonly Interval[] {
  if (text === '{}') return [];
  return text.split(' u ').map((part) => {
    const made = buildInterval(sketchOf(part));
    assert.ok(made, part);
    return made;
  });
}

function checkUnion(left: string, right: string, expected: string): void {
  test(`${left} with ${right} is ${expected}`, () => {
    assert.deepEqual(intervalSet([...parts(left), ...parts(right)]), { parts: parts(expected) });
    assert.deepEqual(intervalSet([...parts(right), ...parts(left)]), { parts: parts(expected) });
  });
}

checkUnion('[0, 1]', '[1, 2]', '[0, 2]');
checkUnion('[0, 1)', '[1, 2]', '[0, 2]');
checkUnion('[0, 1]', '(1, 2]', '[0, 2]');
checkUnion('[0, 1)', '(1, 2]', '[0, 1) u (1, 2]');
checkUnion('(0, 1) u (1, 2)', '[1, 1]', '(0, 2)');
checkUnion('[0, 1]', '[2, 3]', '[0, 1] u [2, 3]');
checkUnion('[0, 3]', '(1, 2)', '[0, 3]');
checkUnion('(0, 2)', '[0, 1]', '[0, 2)');
checkUnion('(0, 2)', '[1, 2]', '(0, 2]');
checkUnion('[0, 0]', '(0, 1)', '[0, 1)');
checkUnion('(-inf, 1)', '[1, inf)', '(-inf, inf)');
checkUnion('(-inf, 1)', '(1, inf)', '(-inf, 1) u (1, inf)');
checkUnion('(-inf, 2)', '(1, inf)', '(-inf, inf)');
checkUnion('(-inf, inf)', '[0, 1]', '(-inf, inf)');
checkUnion('{}', '[0, 1]', '[0, 1]');

function checkComplement(text: string, expected: string): void {
  test(`outside ${text} is ${expected}`, () => {
    assert.deepEqual(complementSet({ parts: parts(text) }), { parts: parts(expected) });
    assert.deepEqual(complementSet({ parts: parts(expected) }), { parts: parts(text) });
  });
}

checkComplement('{}', '(-inf, inf)');
checkComplement('[0, 1]', '(-inf, 0) u (1, inf)');
checkComplement('(0, 1]', '(-inf, 0] u (1, inf)');
checkComplement('[0, 1)', '(-inf, 0) u [1, inf)');
checkComplement('(0, 1)', '(-inf, 0] u [1, inf)');
checkComplement('[0, 0]', '(-inf, 0) u (0, inf)');
checkComplement('(-inf, 0)', '[0, inf)');
checkComplement('(-inf, 0]', '(0, inf)');
checkComplement('(0, 1) u (1, 2)', '(-inf, 0] u [1, 1] u [2, inf)');

function checkContains(outer: string, inner: string, expected: boolean): void {
  test(`${outer} ${expected ? 'contains' : 'does not contain'} ${inner}`, () => {
    assert.equal(containsSet({ parts: parts(outer) }, { parts: parts(inner) }), expected);
  });
}

checkContains('[0, 1]', '(0, 1)', true);
checkContains('(0, 1)', '[0, 1)', false);
checkContains('(0, 1)', '(0, 1]', false);
checkContains('(0, 1) u (1, 2)', '(0, 2)', false);
checkContains('[0, 1] u [2, 3]', '[0, 0] u [3, 3]', true);
checkContains('[0, 1] u [2, 3]', '[1, 2]', false);
checkContains('(-inf, inf)', '(-inf, 0) u [3, inf)', true);
checkContains('[0, inf)', '(-inf, 0]', false);
checkContains('{}', '{}', true);
checkContains('{}', '[0, 0]', false);

const anySketch: fc.Arbitrary<Sketch> = fc.record({
  low: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: -3, max: 3 }) },
    fc.constant(Number.NEGATIVE_INFINITY),
  ),
  isLowClosed: fc.boolean(),
  high: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: -3, max: 3 }) },
    fc.constant(Number.POSITIVE_INFINITY),
  ),
  isHighClosed: fc.boolean(),
});
const anySketches = fc.array(anySketch, { maxLength: 5 });

/** Checks an operation against membership, number by number, and the form of its result. */
function checkPointwise(
  name: string,
  operation: (a: IntervalSet, b: IntervalSet) => IntervalSet,
  expected: (isInA: boolean, isInB: boolean) => boolean,
): void {
  test(`${name}, number by number`, () => {
    fc.assert(
      fc.property(anySketches, anySketches, (a, b) => {
        const result = operation(build(a), build(b));
        for (const half of sampleHalves) {
          assert.equal(
            holds(result, half),
            expected(isInSketches(a, half), isInSketches(b, half)),
            `${half}/2`,
          );
        }
        assertCanonical(result);
      }),
      { numRuns: 500 },
    );
  });
}

/** Sorted, disjoint, and a number missing between each two; looked at with numbers, not with the code under test. */
function assertCanonical(set: IntervalSet): void {
  for (const [index, part] of set.parts.entries()) {
    const next = set.parts[index + 1];
    if (next === undefined) continue;
    assert.ok(part.high.kind !== 'infinite' && next.low.kind !== 'infinite');
    const [stop, start] = [Number(part.high.at.numerator), Number(next.low.at.numerator)];
    assert.ok(stop < start || (stop === start && part.high.kind === 'open' && next.low.kind === 'open'));
  }
}

checkPointwise(
  'a set holds what its parts hold',
  (a) => a,
  (isInA) => isInA,
);
checkPointwise('union', unionSets, (isInA, isInB) => isInA || isInB);
checkPointwise('intersection', intersectSets, (isInA, isInB) => isInA && isInB);
checkPointwise('complement', complementSet, (isInA) => !isInA);
checkPointwise('difference', subtractSets, (isInA, isInB) => isInA && !isInB);

test('containment, equality and emptiness are those of the members, and equal sets are deeply equal', () => {
  fc.assert(
    fc.property(anySketches, anySketches, (a, b) => {
      const [left, right] = [build(a), build(b)];
      const [inLeft, inRight] = [a, b].map((sketches) =>
        sampleHalves.map((half) => isInSketches(sketches, half)),
      );
      assert.ok(inLeft && inRight);
      const isEqual = inLeft.every((isIn, index) => isIn === inRight[index]);
      assert.equal(
        containsSet(left, right),
        inRight.every((isIn, index) => !isIn || inLeft[index] === true),
      );
      assert.equal(equalSets(left, right), isEqual);
      if (isEqual) assert.deepEqual(left, right);
      else assert.notDeepEqual(left, right);
      assert.equal(isEmptySet(left), !inLeft.includes(true));
    }),
    { numRuns: 1000 },
  );
});

test('the laws of a boolean algebra hold as deep equality', () => {
  fc.assert(
    fc.property(anySketches.map(build), anySketches.map(build), anySketches.map(build), (a, b, c) => {
      assert.deepEqual(complementSet(complementSet(a)), a);
      assert.deepEqual(complementSet(unionSets(a, b)), intersectSets(complementSet(a), complementSet(b)));
      assert.deepEqual(
        intersectSets(a, unionSets(b, c)),
        unionSets(intersectSets(a, b), intersectSets(a, c)),
      );
      assert.deepEqual(unionSets(a, intersectSets(a, b)), a);
      assert.deepEqual(unionSets(a, complementSet(a)), wholeLine);
      assert.deepEqual(intersectSets(a, complementSet(a)), emptySet);
      assert.equal(containsSet(a, b), isEmptySet(subtractSets(b, a)));
    }),
  );
});
