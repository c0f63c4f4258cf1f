import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { continuous, type Grid, integerGrid, stepGrid } from './grid.ts';
import { type End, interval } from './interval.ts';
import { emptySet, type IntervalSet, intervalSet, subtractSets, wholeLine } from './interval-set.ts';
import { formatGrid, formatPayout, formatSet, parseGrid, parsePayout, parseSet } from './notation.ts';
import { type Payout, payout, paysOn, positiveSet } from './payout.ts';
import { half, one, rational } from './rational.ts';

function checkSet(text: string, expected: string | undefined = text): void {
  test(`${text} is the set ${expected}`, () => {
    const set = parseSet(text);
    assert.equal(set && formatSet(set), expected);
  });
}

function checkPayout(text: string, expected: string | undefined = text): void {
  test(`${text} is the payout ${expected}`, () => {
    const read = parsePayout(text);
    assert.equal(read && formatPayout(read), expected);
  });
}

function checkGrid(text: string, expected: string | undefined = text): void {
  test(`${text} is the grid ${expected}`, () => {
    const grid = parseGrid(text);
    assert.equal(grid && formatGrid(grid), expected);
  });
}

function checkNone(name: string, read: (text: string) => unknown, texts: readonly string[]): void {
  for (const text of texts) {
    test(`${JSON.stringify(text.slice(0, 60))} is no ${name}`, () => {
      assert.equal(read(text), undefined);
    });
  }
}

checkSet('[4.6, inf)');
checkSet('(-inf, 85)');
checkSet('[2, 2]');
checkSet('(-inf, -1] u [1, inf)');
checkSet('{}');
checkSet('(-inf, inf)');
checkSet('(1/3, 0.5]');
checkSet('[-74299.99, -2/3)');
checkSet('(0, 1) u (1, 2)');
checkSet('[4.60, inf)', '[4.6, inf)');
checkSet('[2/4, 007]', '[0.5, 7]');
checkSet('[-0, 0]', '[0, 0]');
checkSet('[1, 2] u [0, 1)', '[0, 2]');

checkNone('set', parseSet, [
  '',
  ' ',
  '[]',
  '()',
  '{ }',
  '{} u [1, 2]',
  '[1, 2] u {}',
  '[1,2]',
  '[1,  2]',
  ' [1, 2]',
  '[1, 2] ',
  '[1, 2]\n',
  '[1 , 2]',
  '[1, 2',
  '1, 2]',
  '[1]',
  '[1, 2, 3]',
  '[2, 1]',
  '(1, 1]',
  '[-inf, 1]',
  '[1, inf]',
  '(inf, -inf)',
  '(inf, 1)',
  '(1, -inf)',
  '(1, +inf)',
  '(1, Inf)',
  '[1, 2] U [3, 4]',
  '[1, 2] u',
  '[1, 2] u  [3, 4]',
  '[1, 2]u[3, 4]',
  '[1e3, 2000]',
  '[+1, 2]',
  '[.5, 1]',
  '[5., 6]',
  '[1/0, 2]',
  '[1/-2, 2]',
  '[0.5/2, 2]',
  '[0x1, 2]',
  '[NaN, 2]',
  '[１, 2]',
  `[0, ${'1'.repeat(101)}]`,
  `[1/${2n ** 200n}, 2]`,
  `[0, 1] u ${'[0, 1] u '.repeat(2000)}[0, 1]`,
]);

test('a text that would print too long to be read again is refused', () => {
  const ends = Array.from(
    { length: 600 },
    (_, index) => `[${2 * index + 1}/1048576, ${2 * index + 1}/1048576]`,
  );
  const text = ends.slice(0, 330).join(' u ');
  assert.ok(text.length < 10_000);
  assert.equal(parseSet(text), undefined);
  assert.equal(parsePayout(text), undefined);
});

test('ten thousand characters are read, one more is not', () => {
  const points = Array.from({ length: 768 }, (_, index) => `[${index + 100}, ${index + 100}]`).join(' u ');
  const full = `${points} u [2000, 99999999]`;
  assert.equal(full.length, 10_000);
  const [set, read] = [parseSet(full), parsePayout(full)];
  assert.equal(set && formatSet(set), full);
  assert.equal(read && formatPayout(read), full);
  const tooLong = `${points} u [2000, 999999999]`;
  assert.equal(parseSet(tooLong), undefined);
  assert.equal(parsePayout(tooLong), undefined);
});

checkPayout('{}');
checkPayout('[4.6, inf)');
checkPayout('1 on (0, inf); 1/2 on [0, 0]');
checkPayout('1/2 on [0, 0]');
checkPayout('1/3 on (-inf, -1] u [1, inf); 1/7 on (-1, 1)');
checkPayout('1 on [4.6, inf)', '[4.6, inf)');
checkPayout('0.5 on [0, 0]; 1 on (0, inf)', '1 on (0, inf); 1/2 on [0, 0]');
checkPayout('1/2 on [0, 0]; 2/4 on (0, 1]', '1/2 on [0, 1]');

checkNone('payout', parsePayout, [
  '',
  '1',
  '1 on',
  '1 on ',
  '1 on {}',
  ' on [0, 0]',
  '0 on [0, 0]',
  '-1/2 on [0, 0]',
  '3/2 on [0, 0]',
  '1 on [0, 1]; 1/2 on [1, 2]',
  '1 on [0, 1];1/2 on [2, 3]',
  '1 on [0, 1]; ',
  '1 on [0, 1]; [2, 3]',
  '[2, 3]; 1/2 on [0, 1]',
  '1 on 1 on [0, 1]',
  '1  on [0, 1]',
  '1 on [0, 1] ; 1/2 on [2, 3]',
  'half on [0, 0]',
  '1/0 on [0, 0]',
  `1 on ${'[0, 1] u '.repeat(2000)}[0, 1]`,
]);

checkGrid('continuous');
checkGrid('1');
checkGrid('0.1');
checkGrid('1/3');
checkGrid('0.25 from 0.125');
checkGrid('0.25 from 0.375', '0.25 from 0.125');
checkGrid('0.25 from -0.125', '0.25 from 0.125');
checkGrid('1 from 0', '1');
checkGrid('0.10', '0.1');

checkNone('grid', parseGrid, [
  '',
  'Continuous',
  '0',
  '-1',
  '1 from',
  '1 from ',
  ' from 1',
  '1 from 2 from 3',
  '1  from 2',
  'inf',
  '1e-2',
  `1/${7n ** 60n} from 1/${3n ** 60n}`,
  `0.${'0'.repeat(200)}1`,
]);

test('the constants print as promised', () => {
  assert.equal(formatSet(emptySet), '{}');
  assert.equal(formatSet(wholeLine), '(-inf, inf)');
  assert.equal(formatPayout(paysOn(wholeLine)), '(-inf, inf)');
  assert.equal(formatPayout(paysOn(emptySet)), '{}');
  assert.equal(formatGrid(continuous), 'continuous');
  assert.equal(formatGrid(integerGrid), '1');
});

const anyNumber = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 1000n }))
  .map(([numerator, denominator]) => rational(numerator, denominator));
const anyEnd: fc.Arbitrary<End> = fc.oneof(
  fc.constant<End>({ kind: 'infinite' }),
  fc.tuple(fc.constantFrom('open', 'closed'), anyNumber).map(([kind, at]): End => ({ kind, at })),
);
const anySet: fc.Arbitrary<IntervalSet> = fc
  .array(fc.tuple(anyEnd, anyEnd), { maxLength: 6 })
  .map((ends) => intervalSet(ends.flatMap(([low, high]) => interval(low, high) ?? [])));
const anyPayout: fc.Arbitrary<Payout> = fc
  .tuple(
    anySet,
    anySet,
    fc.constantFrom(one, half, rational(1n, 3n)),
    fc.constantFrom(rational(1n, 4n), rational(2n, 7n)),
  )
  .map(([left, right, more, less]) =>
    payout([
      { pays: more, on: left },
      { pays: less, on: subtractSets(right, left) },
    ]),
  );
const anyGrid: fc.Arbitrary<Grid> = fc.oneof(
  fc.constant(continuous),
  fc
    .tuple(anyNumber, anyNumber)
    .map(([{ numerator, denominator }, offset]) =>
      stepGrid(rational(numerator < 0n ? -numerator : numerator + 1n, denominator), offset),
    ),
);

test('what is printed is read back as the same value', () => {
  fc.assert(fc.property(anySet, (set) => assert.deepEqual(parseSet(formatSet(set)), set)));
  fc.assert(fc.property(anyPayout, (of) => assert.deepEqual(parsePayout(formatPayout(of)), of)));
  fc.assert(fc.property(anyGrid, (grid) => assert.deepEqual(parseGrid(formatGrid(grid)), grid)));
  fc.assert(
    fc.property(anyPayout, (of) => assert.deepEqual(parseSet(formatSet(positiveSet(of))), positiveSet(of))),
  );
});

/** Texts of the notation's own signs, where a lenient parser would be caught. */
const anyText = fc
  .array(
    fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      ', ',
      ' u ',
      ' on ',
      '; ',
      ' from ',
      'inf',
      '-',
      '1',
      '2',
      '0',
      '.',
      '/',
      '{}',
      ' ',
    ),
    {
      maxLength: 14,
    },
  )
  .map((signs) => signs.join(''));

test('whatever is accepted prints to a text that is read as the same value', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.string()), (text) => {
      const [set, read, grid] = [parseSet(text), parsePayout(text), parseGrid(text)];
      if (set !== undefined) assert.deepEqual(parseSet(formatSet(set)), set);
      if (read !== undefined) assert.deepEqual(parsePayout(formatPayout(read)), read);
      if (grid !== undefined) assert.deepEqual(parseGrid(formatGrid(grid)), grid);
    }),
    { numRuns: 2000 },
  );
});

test('one sign too many or too few is noticed, or leaves a text of the notation', () => {
  fc.assert(
    fc.property(
      anyPayout,
      fc.nat(),
      fc.constantFrom('', ' ', '[', ')', ',', 'u', '/', '.', ';', 'x'),
      (of, at, sign) => {
        const text = formatPayout(of);
        const index = at % text.length;
        const changed = `${text.slice(0, index)}${sign}${text.slice(index + 1)}`;
        const read = parsePayout(changed);
        if (read !== undefined) assert.deepEqual(parsePayout(formatPayout(read)), read);
        if (sign === 'x') assert.equal(read, undefined);
      },
    ),
    { numRuns: 500 },
  );
});
