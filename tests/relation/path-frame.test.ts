import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { relateClaims } from '../../src/core/relation/relate-claims.ts';
import type { RelationKind } from '../../src/core/relation/relation.ts';
import { checkClaims, pathClaim } from './members.ts';

test('a level at the close is a level of the high, and the reverse for the low', () => {
  // H04: above 100 at the end means that 100 was passed; the reverse does not follow.
  checkClaims(pathClaim('close', '(100, inf)'), pathClaim('high', '(100, inf)'), 'implies');
  checkClaims(pathClaim('close', '(100, inf)'), pathClaim('high', '[100, inf)'), 'implies');
  checkClaims(pathClaim('close', '[100, inf)'), pathClaim('high', '(100, inf)'), 'independent_quantities');
  checkClaims(pathClaim('close', '[100, inf)'), pathClaim('high', '(100, inf)', '1'), 'different_grid');
  checkClaims(pathClaim('close', '(99, inf)', '1'), pathClaim('high', '[100, inf)', '1'), 'implies');
  checkClaims(pathClaim('close', '(-inf, 90)'), pathClaim('low', '(-inf, 90)'), 'implies');
  checkClaims(pathClaim('low', '[90, inf)'), pathClaim('close', '[90, inf)'), 'implies');
  checkClaims(pathClaim('close', '(90, inf)'), pathClaim('high', '(-inf, 90]'), 'contradicts');
  checkClaims(pathClaim('close', '[90, inf)'), pathClaim('high', '(-inf, 90]'), 'independent_quantities');
  checkClaims(pathClaim('low', '(90, inf)'), pathClaim('high', '(-inf, 90]'), 'contradicts');
  checkClaims(pathClaim('low', '(80, inf)'), pathClaim('high', '(-inf, 90]'), 'independent_quantities');
});

const ranks = { low: 0, close: 1, high: 2 };

const stated = fc
  .record({
    quantity: fc.constantFrom('low' as const, 'close' as const, 'high' as const),
    ends: fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 3 }),
    opens: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
    isRay: fc.boolean(),
  })
  .map(({ quantity, ends, opens, isRay }) => {
    const sorted = [...new Set(ends)].sort((a, b) => a - b);
    const low = sorted[0] ?? 0;
    const high = sorted.at(-1) ?? 0;
    const [lowOpen = false, highOpen = false, isUp = false] = opens;
    if (isRay || low === high) {
      return isUp
        ? {
            quantity,
            text: `${lowOpen ? '(' : '['}${low}, inf)`,
            holds: (x: number) => (lowOpen ? x > low : x >= low),
          }
        : {
            quantity,
            text: `(-inf, ${low}${lowOpen ? ')' : ']'}`,
            holds: (x: number) => (lowOpen ? x < low : x <= low),
          };
    }
    return {
      quantity,
      text: `${lowOpen ? '(' : '['}${low}, ${high}${highOpen ? ')' : ']'}`,
      holds: (x: number) => (lowOpen ? x > low : x >= low) && (highOpen ? x < high : x <= high),
    };
  });

test('agrees with brute force over ordered pairs of values', () => {
  const halves = Array.from({ length: 21 }, (_, index) => (index - 10) / 2);
  const found = new Set<string>();
  fc.assert(
    fc.property(stated, stated, fc.constantFrom('continuous', '1'), (left, right, grid) => {
      fc.pre(left.quantity !== right.quantity);
      const values = grid === '1' ? halves.filter(Number.isInteger) : halves;
      const isLeftLess = ranks[left.quantity] < ranks[right.quantity];
      const pairs = values.flatMap((one) =>
        values
          .filter((other) => (isLeftLess ? one <= other : one >= other))
          .map((other) => [left.holds(one), right.holds(other)] as const),
      );
      const varies = (index: 0 | 1) => new Set(pairs.map((pair) => pair[index])).size > 1;
      fc.pre(varies(0) && varies(1));
      const leftNeverMore = pairs.every(([one, other]) => !one || other);
      const rightNeverMore = pairs.every(([one, other]) => !other || one);
      const isExclusive = pairs.every(([one, other]) => !(one && other));
      const expected: RelationKind | undefined = leftNeverMore
        ? rightNeverMore
          ? 'equivalent'
          : 'implies'
        : rightNeverMore
          ? 'implied_by'
          : isExclusive
            ? 'contradicts'
            : undefined;
      const [one, other] = [
        pathClaim(left.quantity, left.text, grid),
        pathClaim(right.quantity, right.text, grid),
      ];
      assert.equal(
        relateClaims(one, other).relation,
        expected,
        `${left.quantity} ${left.text}, ${right.quantity} ${right.text}`,
      );
      found.add(String(expected));
      if (expected !== undefined) checkClaims(one, other, expected);
    }),
    { numRuns: 3000 },
  );
  assert.deepEqual([...found].sort(), ['contradicts', 'implied_by', 'implies', 'undefined']);
});
