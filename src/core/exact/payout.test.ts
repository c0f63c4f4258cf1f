import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { continuous, type Grid, integerGrid, stepGrid } from './grid.ts';
import { interval } from './interval.ts';
import { emptySet, type IntervalSet, intervalSet, wholeLine } from './interval-set.ts';
import { parsePayout, parseSet } from './notation.ts';
import {
  breakpoints,
  complementPayout,
  equalPayouts,
  isConstant,
  neverMore,
  type Payout,
  type PayoutStep,
  paidAt,
  payout,
  paysOn,
  positiveSet,
  restrictPayout,
  yesSet,
} from './payout.ts';
import { formatRational, half, one, type Rational, rational, rationalOf, zero } from './rational.ts';

function set(text: string): IntervalSet {
  const value = parseSet(text);
  assert.ok(value, text);
  return value;
}

function pays(text: string): Payout {
  const value = parsePayout(text);
  assert.ok(value, text);
  return value;
}

const homeWins = pays('1 on [1, inf); 1/2 on [0, 0]');
const awayWins = pays('1 on (-inf, -1]; 1/2 on [0, 0]');

test('steps come in one form: descending, united, without zeros and empty ones', () => {
  const made = payout([
    { pays: half, on: set('[0, 0]') },
    { pays: zero, on: set('(-inf, 0)') },
    { pays: one, on: set('(0, 1)') },
    { pays: rational(1n, 3n), on: emptySet },
    { pays: one, on: set('[1, inf)') },
  ]);
  assert.deepEqual(made, {
    steps: [
      { pays: one, on: set('(0, inf)') },
      { pays: half, on: set('[0, 0]') },
    ],
  });
});

function checkRefused(name: string, steps: readonly PayoutStep[]): void {
  test(`${name} is no payout`, () => {
    assert.throws(() => payout(steps), RangeError);
  });
}

checkRefused('more than 1', [{ pays: rational(3n, 2n), on: set('[0, 0]') }]);
checkRefused('less than 0', [{ pays: rational(-1n, 2n), on: set('[0, 0]') }]);
checkRefused('two values at one number', [
  { pays: one, on: set('[0, 1]') },
  { pays: half, on: set('[1, 2]') },
]);
checkRefused('1 and 0 at one number', [
  { pays: one, on: set('[0, 1]') },
  { pays: zero, on: set('[1, 2]') },
]);
checkRefused('a value inside another', [
  { pays: one, on: set('[0, 9] u [20, 30]') },
  { pays: half, on: set('(-1, 0) u (4, 5)') },
]);

test('touching steps that share no number are allowed', () => {
  for (const [left, right] of [
    ['[0, 1]', '(1, 2]'],
    ['[0, 1)', '[1, 2]'],
    ['[0, 1)', '(1, 2]'],
  ]) {
    assert.doesNotThrow(() =>
      payout([
        { pays: one, on: set(left ?? '') },
        { pays: half, on: set(right ?? '') },
      ]),
    );
  }
});

test('to pay on a set is to pay 1 there, and on nothing nowhere', () => {
  assert.deepEqual(paysOn(set('[1, 2]')), { steps: [{ pays: one, on: set('[1, 2]') }] });
  assert.deepEqual(paysOn(emptySet), { steps: [] });
  assert.deepEqual(paidAt(paysOn(set('[1, 2]')), rationalOf(2)), one);
  assert.deepEqual(paidAt(paysOn(set('[1, 2)')), rationalOf(2)), zero);
  assert.deepEqual(paidAt(homeWins, zero), half);
});

test('yes set, positive set and breakpoints', () => {
  assert.deepEqual(yesSet(homeWins), set('[1, inf)'));
  assert.deepEqual(yesSet(pays('1/2 on [0, 0]')), emptySet);
  assert.deepEqual(yesSet(paysOn(emptySet)), emptySet);
  assert.deepEqual(positiveSet(homeWins), set('[0, 0] u [1, inf)'));
  assert.deepEqual(breakpoints(homeWins), [zero, one]);
  assert.deepEqual(breakpoints(pays('(-inf, 0) u (1, 2]')).map(formatRational), ['0', '1', '2']);
  assert.deepEqual(breakpoints(paysOn(wholeLine)), []);
});

function checkNeverMore(left: string, right: string, domain: string, grid: Grid, expected: boolean): void {
  test(`${left} ${expected ? 'never pays' : 'may pay'} more than ${right} on ${domain}`, () => {
    assert.equal(neverMore(pays(left), pays(right), set(domain), grid), expected);
  });
}

checkNeverMore('[2, inf)', '[1, inf)', '(-inf, inf)', continuous, true);
checkNeverMore('[1, inf)', '(1, inf)', '(-inf, inf)', continuous, false);
checkNeverMore('[1, inf)', '(1, inf)', '(1, inf)', continuous, true);
checkNeverMore('(4, inf)', '[5, inf)', '(-inf, inf)', continuous, false);
checkNeverMore('(4, inf)', '[5, inf)', '(-inf, inf)', integerGrid, true);
checkNeverMore('1/2 on [1, 4]', '1 on [1, 2]; 1/2 on [3, 4]', '(-inf, inf)', integerGrid, true);
checkNeverMore('1/2 on [1, 4]', '1 on [1, 2]; 1/2 on [3, 4]', '(-inf, inf)', continuous, false);
checkNeverMore('1/2 on [0, 0]', '1/3 on [0, 0]', '(-inf, inf)', continuous, false);
checkNeverMore('1/3 on [0, 0]', '1/2 on [0, 0]', '(-inf, inf)', continuous, true);
checkNeverMore('{}', '{}', '(-inf, inf)', continuous, true);
checkNeverMore('(-inf, inf)', '{}', '{}', continuous, true);

function checkConstant(text: string, grid: Grid, domain: string, expected: boolean): void {
  test(`${text} is ${expected ? '' : 'not '}constant on ${domain}`, () => {
    assert.equal(isConstant(pays(text), grid, set(domain)), expected);
  });
}

checkConstant('{}', continuous, '(-inf, inf)', true);
checkConstant('(-inf, inf)', continuous, '(-inf, inf)', true);
checkConstant('1/2 on (-inf, inf)', continuous, '(-inf, inf)', true);
checkConstant('[0, inf)', continuous, '[0, inf)', true);
checkConstant('(0, inf)', continuous, '[0, inf)', false);
checkConstant('(-1, inf)', integerGrid, '[0, inf)', true);
checkConstant('(0.2, 0.8)', integerGrid, '(-inf, inf)', true);
checkConstant('1 on [1, inf); 1/2 on [0, 0]', integerGrid, '[0, inf)', false);
checkConstant('[0, 0]', continuous, '{}', true);

test('what occurs decides: equal on the grid and domain is deeply equal', () => {
  const tenths = stepGrid(rational(1n, 10n));
  const domain = set('[0, inf)');
  assert.deepEqual(
    restrictPayout(pays('(4.5, inf)'), tenths, domain),
    restrictPayout(pays('[4.6, inf)'), tenths, domain),
  );
  assert.deepEqual(restrictPayout(pays('(-inf, 3)'), integerGrid, domain), pays('[0, 2]'));
  assert.deepEqual(
    restrictPayout(pays('1 on (3, 4); 1/2 on [4, 4]'), integerGrid, domain),
    pays('1/2 on [4, 4]'),
  );
  assert.notDeepEqual(
    restrictPayout(pays('(4.5, inf)'), continuous, domain),
    restrictPayout(pays('[4.6, inf)'), continuous, domain),
  );
});

test('no pays what yes leaves', () => {
  assert.deepEqual(complementPayout(homeWins, wholeLine, integerGrid), awayWins);
  assert.deepEqual(complementPayout(pays('[1, inf)'), set('[0, inf)')), pays('[0, 1)'));
  assert.deepEqual(complementPayout(paysOn(emptySet), wholeLine), paysOn(wholeLine));
  assert.deepEqual(complementPayout(paysOn(wholeLine), wholeLine), paysOn(emptySet));
});

/**
 * A payout drawn cell by cell: the ends -2 … 2, the gaps between and the two rays, eleven cells each with its own value. Cell
 * k stands for the number k/2: even cells are points, odd ones open intervals, the outermost ones rays. An oracle needs no
 * interval to know what is paid there.
 */
const cells = Array.from({ length: 11 }, (_, index) => index - 5);
const values = [zero, rational(1n, 3n), half, one];
const anyCells = fc.array(fc.nat(values.length - 1), { minLength: cells.length, maxLength: cells.length });
const anyDomain = fc.array(fc.boolean(), { minLength: cells.length, maxLength: cells.length });

function cellSet(cell: number): IntervalSet {
  const at = (halves: number): Rational => rational(BigInt(halves), 2n);
  if (cell % 2 === 0)
    return intervalSet(
      [interval({ kind: 'closed', at: at(cell) }, { kind: 'closed', at: at(cell) }) ?? []].flat(),
    );
  const low = cell === -5 ? { kind: 'infinite' as const } : { kind: 'open' as const, at: at(cell - 1) };
  const high = cell === 5 ? { kind: 'infinite' as const } : { kind: 'open' as const, at: at(cell + 1) };
  return intervalSet([interval(low, high) ?? []].flat());
}

function drawnValue(drawn: readonly number[], index: number): Rational {
  return values[drawn[index] ?? 0] ?? zero;
}

function drawPayout(drawn: readonly number[]): Payout {
  return payout(cells.map((cell, index) => ({ pays: drawnValue(drawn, index), on: cellSet(cell) })));
}

function drawSet(isIn: readonly boolean[]): IntervalSet {
  return intervalSet(cells.flatMap((cell, index) => (isIn[index] === true ? cellSet(cell).parts : [])));
}

function sample(index: number): Rational {
  return rational(BigInt(cells[index] ?? 0), 2n);
}

const asNumber = ({ numerator, denominator }: Rational): number => Number(numerator * (6n / denominator));

/** The cells that hold a value of the grid: all on the line, the points and the rays on the integers. */
const grids: readonly (readonly [Grid, (cell: number) => boolean])[] = [
  [continuous, () => true],
  [integerGrid, (cell) => cell % 2 === 0 || Math.abs(cell) === 5],
];

test('a payout pays in each cell what was drawn there, and equal drawings are deeply equal', () => {
  fc.assert(
    fc.property(anyCells, anyCells, (left, right) => {
      const [a, b] = [drawPayout(left), drawPayout(right)];
      cells.forEach((_, index) => {
        assert.deepEqual(paidAt(a, sample(index)), drawnValue(left, index));
      });
      const isSame = left.every((value, index) => value === right[index]);
      assert.equal(equalPayouts(a, b), isSame);
      assert.equal(equalPayouts(a, drawPayout([...left])), true);
      assert.deepEqual(payout(a.steps.toReversed()), a);
      assert.deepEqual(yesSet(a), drawSet(left.map((value) => value === 3)));
      assert.deepEqual(positiveSet(a), drawSet(left.map((value) => value > 0)));
    }),
  );
});

test('complement, comparison, restriction and constancy, cell by cell', () => {
  fc.assert(
    fc.property(
      anyCells,
      anyCells,
      anyDomain,
      fc.constantFrom(...grids),
      (left, right, isIn, [grid, holdsValue]) => {
        const [a, b, domain] = [drawPayout(left), drawPayout(right), drawSet(isIn)];
        const occurring = cells.flatMap((cell, index) =>
          isIn[index] === true && holdsValue(cell) ? [index] : [],
        );
        const paidLeft = (index: number): number => asNumber(drawnValue(left, index));
        const paidRight = (index: number): number => asNumber(drawnValue(right, index));

        // The ray of the outermost cell begins at 2; its first integer is 3.
        const value = (index: number): Rational =>
          grid.kind === 'steps' && Math.abs(cells[index] ?? 0) === 5
            ? rationalOf(Math.sign(cells[index] ?? 0) * 3)
            : sample(index);
        const complement = complementPayout(a, domain, grid);
        for (const index of occurring) {
          assert.equal(asNumber(paidAt(complement, value(index))), 6 - paidLeft(index));
        }
        assert.deepEqual(complementPayout(complement, domain, grid), restrictPayout(a, grid, domain));

        assert.equal(
          neverMore(a, b, domain, grid),
          occurring.every((index) => paidLeft(index) <= paidRight(index)),
        );
        const [restrictedLeft, restrictedRight] = [
          restrictPayout(a, grid, domain),
          restrictPayout(b, grid, domain),
        ];
        const isSame = occurring.every((index) => paidLeft(index) === paidRight(index));
        if (isSame) assert.deepEqual(restrictedLeft, restrictedRight);
        else assert.notDeepEqual(restrictedLeft, restrictedRight);
        for (const index of occurring) {
          assert.equal(asNumber(paidAt(restrictedLeft, value(index))), paidLeft(index));
        }
        assert.deepEqual(payout(restrictedLeft.steps), restrictedLeft);
        assert.equal(isConstant(a, grid, domain), new Set(occurring.map(paidLeft)).size <= 1);
      },
    ),
    { numRuns: 500 },
  );
});

test('both payouts restricted alike are found where they differ rarely', () => {
  fc.assert(
    fc.property(
      anyCells,
      fc.nat(cells.length - 1),
      anyDomain,
      fc.constantFrom(...grids),
      (left, changed, isIn, [grid, holdsValue]) => {
        const right = left.map((value, index) => (index === changed ? (value + 1) % values.length : value));
        const domain = drawSet(isIn);
        const isSeen = isIn[changed] === true && holdsValue(cells[changed] ?? 0);
        assert.equal(
          equalPayouts(
            restrictPayout(drawPayout(left), grid, domain),
            restrictPayout(drawPayout(right), grid, domain),
          ),
          !isSeen,
        );
      },
    ),
  );
});
