import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Claim, Quantity } from '../../src/core/claim/index.ts';
import { formatRational, paidAt, rationalOf, setContainsValue } from '../../src/core/exact/index.ts';
import { relateClaims } from '../../src/core/relation/relate-claims.ts';
import type { RelationKind } from '../../src/core/relation/relation.ts';
import { checkClaims, gameClaim } from './members.ts';

test('what follows between the quantities of one game', () => {
  const homeWins = gameClaim('margin', '[1, inf)');
  const exact = (first: number, second: number) => {
    const code = first * 1000 + second;
    return gameClaim('score', `[${code}, ${code}]`);
  };
  // H55, P5: 2-1 is a home win, over 2.5, both score; it is not 1-1.
  checkClaims(exact(2, 1), homeWins, 'implies');
  checkClaims(exact(2, 1), gameClaim('total', '(2.5, inf)'), 'implies');
  checkClaims(exact(2, 1), gameClaim('lesser', '[1, inf)'), 'implies');
  checkClaims(exact(2, 1), gameClaim('total', '[0, 2]'), 'contradicts');
  checkClaims(exact(2, 1), exact(1, 1), 'contradicts');
  checkClaims(exact(0, 0), gameClaim('total', '[0, 0]'), 'equivalent');
  checkClaims(gameClaim('total', '[0, 1]'), gameClaim('lesser', '[0, 0]'), 'implies');
  checkClaims(gameClaim('lesser', '[1, inf)'), gameClaim('total', '[2, inf)'), 'implies');
  checkClaims(gameClaim('first', '[3, inf)'), gameClaim('total', '[3, inf)'), 'implies');
  checkClaims(gameClaim('margin', '[5, inf)'), gameClaim('first', '[5, inf)'), 'implies');
  checkClaims(gameClaim('margin', '[-5, 5]'), gameClaim('total', '[0, 5]'), 'implied_by');
  // Any score but those with at most one goal a side, against a total of at least three.
  checkClaims(gameClaim('score', '[2, 999] u [1002, 999999]'), gameClaim('total', '[3, inf)'), 'implied_by');
  // H50: who leads after the period goes on; a tie leaves it open.
  checkClaims(homeWins, gameClaim('advances', '[1, 1]'), 'implies');
  checkClaims(gameClaim('margin', '(-inf, -1]'), gameClaim('advances', '[1, 1]'), 'contradicts');
  checkClaims(gameClaim('margin', '[0, inf)'), gameClaim('advances', '[1, 1]'), 'implied_by');
});

test('quantities that merely can meet are no relation', () => {
  checkClaims(gameClaim('margin', '[1, inf)'), gameClaim('total', '(45.5, inf)'), 'independent_quantities');
  checkClaims(gameClaim('score', '[1000, 1000]'), gameClaim('first', '[1, 1]'), 'implies');
  checkClaims(gameClaim('total', '[3, inf)'), gameClaim('advances', '[1, 1]'), 'independent_quantities');
  const corners = gameClaim('total', '[3, inf)');
  checkClaims(
    gameClaim('first', '[3, inf)'),
    { ...corners, variable: { ...corners.variable, unit: 'corners' } },
    'different_unit',
  );
});

test('where ties are impossible the equal counts are no results', () => {
  // 0-0 is the only result of total 0, 1-0 and 0-1 those of total 1.
  checkClaims(gameClaim('margin', '[-1, 1]', 'untied'), gameClaim('total', '[0, 1]'), 'implied_by');
  checkClaims(
    gameClaim('total', '[0, 0]'),
    gameClaim('margin', '[1, inf)', 'untied'),
    'independent_quantities',
  );
  checkClaims(gameClaim('margin', '[1, inf)', 'untied'), gameClaim('advances', '[1, 1]'), 'equivalent');
  checkClaims(gameClaim('margin', '[1, inf)'), gameClaim('advances', '[1, 1]'), 'implies');
});

test('bounds beyond any game decide nothing', () => {
  checkClaims(
    gameClaim('first', '[1000000000001, inf)'),
    gameClaim('total', '[1, inf)'),
    'independent_quantities',
  );
});

const quantities: readonly Quantity[] = ['first', 'second', 'margin', 'total', 'lesser', 'score', 'advances'];

/** Up to two parts with ends that a window of 40 counts easily holds. */
const claim: fc.Arbitrary<Claim> = fc
  .record({
    quantity: fc.constantFrom(...quantities),
    ties: fc.constantFrom('tied' as const, 'untied' as const),
    ends: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 5 }),
    half: fc.boolean(),
    isOpenEnded: fc.boolean(),
  })
  .map(({ quantity, ties, ends, half, isOpenEnded }) => {
    const sorted = [...new Set(ends.map((end) => place(quantity, end)))].sort((a, b) => a - b);
    const parts: string[] = [];
    for (let index = 0; index < sorted.length; index += 2) {
      const from = sorted[index];
      const to = sorted[index + 1];
      if (from === undefined) break;
      parts.push(
        to === undefined ? (isOpenEnded ? `[${from}, inf)` : `[${from}, ${from}]`) : `[${from}, ${to}]`,
      );
    }
    const [first, ...rest] = parts;
    const pays = half && rest.length > 0 ? `1 on ${rest.join(' u ')}; 1/2 on ${first}` : parts.join(' u ');
    return gameClaim(quantity, pays, ties);
  });

function place(quantity: Quantity, end: number): number {
  switch (quantity) {
    case 'margin':
      return end - 5;
    case 'score':
      return Math.floor(end / 3) * 1000 + (end % 3);
    case 'advances':
      return end % 2 === 0 ? 1 : -1;
    default:
      return end;
  }
}

function resultValue(quantity: Quantity, first: number, second: number, advances: number): number {
  const values: Partial<Record<Quantity, number>> = {
    first,
    second,
    margin: first - second,
    total: first + second,
    lesser: Math.min(first, second),
    score: first * 1000 + second,
    advances,
  };
  return values[quantity] ?? Number.NaN;
}

/** By brute force over all results up to 40 a side, in plain numbers. */
function bruteForce(left: Claim, right: Claim): RelationKind | undefined {
  const pays = (claim: Claim) => {
    const known = new Map<number, number | undefined>();
    return (value: number): number | undefined => {
      if (!known.has(value)) {
        const at = rationalOf(value);
        const occurs = setContainsValue(claim.variable.domain, at);
        known.set(value, occurs ? Number(formatRational(paidAt(claim.payout, at))) : undefined);
      }
      return known.get(value);
    };
  };
  const [paidLeft, paidRight] = [pays(left), pays(right)];
  const pairs: [number, number][] = [];
  for (let first = 0; first <= 40; first += 1) {
    for (let second = 0; second <= 40; second += 1) {
      for (const advances of first > second ? [1] : first < second ? [-1] : [1, -1]) {
        const one = paidLeft(resultValue(left.variable.quantity, first, second, advances));
        const other = paidRight(resultValue(right.variable.quantity, first, second, advances));
        if (one !== undefined && other !== undefined) pairs.push([one, other]);
      }
    }
  }
  if (new Set(pairs.map(([one]) => one)).size < 2 || new Set(pairs.map(([, other]) => other)).size < 2)
    return undefined;
  const leftNeverMore = pairs.every(([one, other]) => one <= other);
  const rightNeverMore = pairs.every(([one, other]) => one >= other);
  if (leftNeverMore) return rightNeverMore ? 'equivalent' : 'implies';
  if (rightNeverMore) return 'implied_by';
  return pairs.every(([one, other]) => one + other <= 1) ? 'contradicts' : undefined;
}

test('agrees with brute force over a lattice of results', () => {
  const found = new Map<string, number>();
  fc.assert(
    fc.property(claim, claim, (left, right) => {
      fc.pre(left.variable.quantity !== right.variable.quantity);
      const expected = bruteForce(left, right);
      assert.equal(relateClaims(left, right).relation, expected);
      found.set(String(expected), (found.get(String(expected)) ?? 0) + 1);
      if (expected !== undefined) checkClaims(left, right, expected);
    }),
    { numRuns: 3000 },
  );
  for (const kind of ['implies', 'implied_by', 'contradicts']) assert.ok((found.get(kind) ?? 0) > 20, kind);
});
