import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Claim, unreadScope } from '../../src/core/claim/index.ts';
import { relateClaims } from '../../src/core/relation/relate-claims.ts';
import type { RelationKind } from '../../src/core/relation/relation.ts';
import { checkClaims, claimOf } from './members.ts';

function check(
  left: string,
  right: string,
  expected: RelationKind,
  grid = 'continuous',
  domain = '(-inf, inf)',
): void {
  checkClaims(claimOf({ pays: left, grid, domain }), claimOf({ pays: right, grid, domain }), expected);
}

test('touching ends, open or closed on each side, in every combination', () => {
  for (const [left, right, expected] of [
    ['[1, inf)', '[1, inf)', 'equivalent'],
    ['(1, inf)', '[1, inf)', 'implies'],
    ['[1, inf)', '(1, inf)', 'implied_by'],
    ['(1, inf)', '(1, inf)', 'equivalent'],
    ['(-inf, 1]', '[1, inf)', 'overlaps'],
    ['(-inf, 1)', '[1, inf)', 'contradicts'],
    ['(-inf, 1]', '(1, inf)', 'contradicts'],
    ['(-inf, 1)', '(1, inf)', 'contradicts'],
    ['(-inf, 1]', '(-inf, 1]', 'equivalent'],
    ['(-inf, 1)', '(-inf, 1]', 'implies'],
    ['(-inf, 1]', '(-inf, 1)', 'implied_by'],
    ['[0, 1]', '[1, 2]', 'overlaps'],
    ['[0, 1)', '[1, 2]', 'contradicts'],
    ['[0, 1]', '(1, 2]', 'contradicts'],
    ['[0, 1)', '(1, 2]', 'contradicts'],
    ['(0, 1)', '[0, 1]', 'implies'],
    ['(0, 1]', '[0, 1)', 'overlaps'],
    ['[0, 1)', '[0, 1]', 'implies'],
    ['[1, 1]', '[1, 2]', 'implies'],
    ['[1, 1]', '(1, 2]', 'contradicts'],
    ['[0, 1] u [2, 3]', '[1, 2]', 'overlaps'],
    ['[0, 1) u (2, 3]', '[1, 2]', 'contradicts'],
    ['[0, 1] u [2, 3]', '[0, 3]', 'implies'],
  ] satisfies [string, string, RelationKind][]) {
    check(left, right, expected);
  }
});

test('together: covering and excluding', () => {
  const together = (left: string, right: string, grid = 'continuous') =>
    relateClaims(claimOf({ pays: left, grid }), claimOf({ pays: right, grid })).together;
  assert.deepEqual(together('(-inf, 1)', '[1, inf)'), { atLeastOne: true, atMostOne: true });
  assert.deepEqual(together('(-inf, 1)', '(1, inf)'), { atLeastOne: false, atMostOne: true });
  assert.deepEqual(together('(-inf, 1]', '[1, inf)'), { atLeastOne: true, atMostOne: false });
  assert.deepEqual(together('[0, 2]', '[1, 3]'), { atLeastOne: false, atMostOne: false });
  // Between 2 and 3 no value occurs.
  assert.deepEqual(together('(-inf, 2]', '[3, inf)', '1'), { atLeastOne: true, atMostOne: true });
});

test('where worlds without a value remain, nothing covers', () => {
  for (const scope of [unreadScope, 'match begun, whoever goes on has won, a draw is not excluded']) {
    const sides = ['[1, 1]', '[-1, -1]'].map((pays) =>
      claimOf({ pays, grid: '1', domain: '[-1, -1] u [1, 1]', frame: { scope } }),
    );
    const [one, other] = sides;
    assert.ok(one && other);
    // The proof is checked too: its checker must not find a cover either.
    checkClaims(one, other, 'contradicts');
    assert.deepEqual(relateClaims(one, other).together, { atLeastOne: false, atMostOne: true });
  }
});

test('hard cases on grids', () => {
  // H15, H16: above 4.5 is at least 4.6 on tenths, and stricter than at least 4.5.
  check('(4.5, inf)', '[4.6, inf)', 'equivalent', '0.1');
  check('(4.5, inf)', '[4.5, inf)', 'implies', '0.1');
  check('(4.5, inf)', '[4.6, inf)', 'implied_by');
  // H18: at least 6, 5 or fewer.
  check('[6, inf)', '(-inf, 5]', 'contradicts', '1');
  // H19: a bracket and its tail. H20: a band and the same number. H21: a cut of 25 and of more.
  check('[58.0, 58.9]', '[58, inf)', 'implies', '0.1');
  check('[72, 73]', '(72, inf)', 'overlaps', '1');
  check('[-25, -25]', '(-inf, -25)', 'contradicts', '25');
  // H26: a half line and a whole number.
  check('(11.5, inf)', '[12, inf)', 'equivalent', '1', '[0, inf)');
  check('[12, inf)', '[11, inf)', 'implies', '1', '[0, inf)');
});

test('ties at one half: the two teams exclude each other and leave nothing over', () => {
  const home = claimOf({ pays: '1 on [1, inf); 1/2 on [0, 0]', grid: '1' });
  const away = claimOf({ pays: '1 on (-inf, -1]; 1/2 on [0, 0]', grid: '1' });
  checkClaims(home, away, 'contradicts');
  assert.deepEqual(relateClaims(home, away).together, { atLeastOne: true, atMostOne: true });
  const byThree = claimOf({ pays: '[3, inf)', grid: '1' });
  checkClaims(byThree, home, 'implies');
  const draw = claimOf({ pays: '[0, 0]', grid: '1' });
  // Half a dollar and a dollar at 0.
  checkClaims(draw, home, 'overlaps');
});

test('shares other than halves', () => {
  const thirds = claimOf({ pays: '1 on [1, inf); 1/3 on [0, 0]', grid: '1' });
  const twoThirds = claimOf({ pays: '1 on (-inf, -1]; 2/3 on [0, 0]', grid: '1' });
  checkClaims(thirds, twoThirds, 'contradicts');
  assert.deepEqual(relateClaims(thirds, twoThirds).together, { atLeastOne: true, atMostOne: true });
  checkClaims(thirds, claimOf({ pays: '1 on [1, inf); 1/2 on [0, 0]', grid: '1' }), 'implies');
  checkClaims(claimOf({ pays: '1 on (-inf, -1]; 3/4 on [0, 0]', grid: '1' }), thirds, 'overlaps');
});

test('what is not one variable is not compared', () => {
  const base = { pays: '[1, inf)' };
  checkClaims(claimOf(base), claimOf({ ...base, frame: { source: 'another' } }), 'different_source');
  checkClaims(claimOf(base), claimOf({ ...base, frame: { subject: 'another' } }), 'different_subject');
  checkClaims(claimOf(base), claimOf({ ...base, frame: { window: 'another' } }), 'different_window');
  checkClaims(claimOf(base), claimOf({ ...base, frame: { scope: 'another' } }), 'different_scope');
  checkClaims(claimOf(base), claimOf({ ...base, statistic: 'another' }), 'different_statistic');
  checkClaims(claimOf(base), claimOf({ ...base, unit: 'another' }), 'different_unit');
  checkClaims(claimOf(base), claimOf({ ...base, grid: '0.1' }), 'different_grid');
  checkClaims(claimOf(base), claimOf({ ...base, domain: '[0, inf)' }), 'different_grid');
  checkClaims(claimOf(base), claimOf({ pays: '(-inf, inf)' }), 'nothing_follows');
  checkClaims(claimOf(base), claimOf({ pays: '[0.2, 0.8]', grid: '1' }), 'different_grid');
  checkClaims(claimOf({ ...base, grid: '1' }), claimOf({ pays: '[0.2, 0.8]', grid: '1' }), 'nothing_follows');
});

/** An oracle in plain numbers: halves from −8 to 8 hold every end, middle and neighbour of integer ends below. */
interface Step {
  readonly from: number;
  readonly to: number;
  readonly fromClosed: boolean;
  readonly toClosed: boolean;
}

const step: fc.Arbitrary<Step> = fc
  .record({
    from: fc.integer({ min: -4, max: 4 }),
    length: fc.integer({ min: 0, max: 4 }),
    fromClosed: fc.boolean(),
    toClosed: fc.boolean(),
  })
  .map(({ from, length, fromClosed, toClosed }) => ({
    from,
    to: from + length,
    fromClosed: fromClosed || length === 0,
    toClosed: toClosed || length === 0,
  }));

interface Drawn {
  readonly ones: readonly Step[];
  readonly halves: readonly Step[];
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  ones: fc.array(step, { maxLength: 3 }),
  halves: fc.array(step, { maxLength: 2 }),
});

const holds = ({ from, to, fromClosed, toClosed }: Step, value: number): boolean =>
  (fromClosed ? from <= value : from < value) && (toClosed ? value <= to : value < to);

/** In half dollars. */
function paid({ ones, halves }: Drawn, value: number): number {
  if (ones.some((each) => holds(each, value))) return 2;
  return halves.some((each) => holds(each, value)) ? 1 : 0;
}

/** The payout from the same function, cut into points and gaps between neighbouring integers. */
function textOf(of: Drawn): string {
  const texts = [1, 2].flatMap((share) => {
    const parts: string[] = [];
    for (let value = -9; value <= 9; value += 1) {
      if (paid(of, value) === share) parts.push(`[${value}, ${value}]`);
      if (paid(of, value + 0.5) === share) parts.push(`(${value}, ${value + 1})`);
    }
    return parts.length === 0 ? [] : [`${share === 2 ? '1' : '1/2'} on ${parts.join(' u ')}`];
  });
  return texts.length === 0 ? '{}' : texts.join('; ');
}

function expectedOf(left: Drawn, right: Drawn, values: readonly number[]): RelationKind | 'nothing_follows' {
  const pairs = values.map((value) => [paid(left, value), paid(right, value)] as const);
  const isConstant = (index: 0 | 1) => new Set(pairs.map((pair) => pair[index])).size < 2;
  if (isConstant(0) || isConstant(1)) return 'nothing_follows';
  const leftNeverMore = pairs.every(([a, b]) => a <= b);
  const rightNeverMore = pairs.every(([a, b]) => a >= b);
  if (leftNeverMore && rightNeverMore) return 'equivalent';
  if (leftNeverMore) return 'implies';
  if (rightNeverMore) return 'implied_by';
  return pairs.every(([a, b]) => a + b <= 2) ? 'contradicts' : 'overlaps';
}

const settings = [
  { grid: 'continuous', domain: '(-inf, inf)', occurs: () => true },
  { grid: '1', domain: '(-inf, inf)', occurs: Number.isInteger },
  { grid: '0.5', domain: '[-2, inf)', occurs: (value: number) => value >= -2 },
  {
    grid: '1',
    domain: '(-inf, 0) u (0, inf)',
    occurs: (value: number) => Number.isInteger(value) && value !== 0,
  },
  {
    grid: '1 from 0.5',
    domain: '(-inf, 3]',
    occurs: (value: number) => !Number.isInteger(value) && value <= 3,
  },
];

test('agrees with an oracle that tries values', () => {
  const halves = Array.from({ length: 41 }, (_, index) => (index - 20) / 2);
  fc.assert(
    fc.property(drawn, drawn, fc.constantFrom(...settings), (left, right, { grid, domain, occurs }) => {
      checkClaims(
        claimOf({ pays: textOf(left), grid, domain }),
        claimOf({ pays: textOf(right), grid, domain }),
        expectedOf(left, right, halves.filter(occurs)),
      );
    }),
    { numRuns: 1500 },
  );
});

test('a claim that was not restricted to its values is compared by them all the same', () => {
  const twelve = claimOf({ pays: '[12, inf)', grid: '1' });
  const loose: Claim = { ...twelve, payout: claimOf({ pays: '(11.5, inf)' }).payout };
  assert.equal(relateClaims(loose, twelve).relation, 'equivalent');
});
