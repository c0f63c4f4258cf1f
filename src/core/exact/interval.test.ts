import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  above,
  atLeast,
  atMost,
  below,
  between,
  compareHighs,
  compareLows,
  containsValue,
  type End,
  everything,
  type Interval,
  intersectIntervals,
  interval,
  point,
} from './interval.ts';
import { rational, rationalOf } from './rational.ts';

/** Ends by their signs: `[1`, `(1`, `-inf` below; `1]`, `1)`, `inf` above. */
function end(text: string): End {
  if (text.endsWith('inf')) return { kind: 'infinite' };
  const at = rationalOf(Number(text.replaceAll(/[[\]()]/g, '')));
  return { kind: /[[\]]/.test(text) ? 'closed' : 'open', at };
}

/** Every number at which an interval of the tests can change, those between and those beyond: -4, -3.5 … 4. */
const samples = Array.from({ length: 17 }, (_, index) => rational(BigInt(index) - 8n, 2n));

function members(of: Interval | undefined): string {
  if (of === undefined) return '';
  return samples.map((value) => (containsValue(of, value) ? '#' : '.')).join('');
}

function checkBetween(low: string, high: string, expected: string): void {
  test(`${low}, ${high} holds ${expected}`, () => {
    const made = interval(end(low), end(high));
    assert.equal(members(made), expected === 'nothing' ? '' : expected);
    if (made !== undefined) assert.deepEqual(made, { low: end(low), high: end(high) });
  });
}

checkBetween('[1', '1]', '..........#......');
checkBetween('(1', '1]', 'nothing');
checkBetween('[1', '1)', 'nothing');
checkBetween('(1', '1)', 'nothing');
checkBetween('[1', '2]', '..........###....');
checkBetween('(1', '2]', '...........##....');
checkBetween('[1', '2)', '..........##.....');
checkBetween('(1', '2)', '...........#.....');
checkBetween('[2', '1]', 'nothing');
checkBetween('(2', '1)', 'nothing');
checkBetween('-inf', '1]', '###########......');
checkBetween('-inf', '1)', '##########.......');
checkBetween('[1', 'inf', '..........#######');
checkBetween('(1', 'inf', '...........######');
checkBetween('-inf', 'inf', '#################');

test('the named constructors are the intervals their names say', () => {
  const value = rationalOf(1);
  assert.deepEqual(above(value), interval(end('(1'), end('inf')));
  assert.deepEqual(atLeast(value), interval(end('[1'), end('inf')));
  assert.deepEqual(below(value), interval(end('-inf'), end('1)')));
  assert.deepEqual(atMost(value), interval(end('-inf'), end('1]')));
  assert.deepEqual(point(value), interval(end('[1'), end('1]')));
  assert.deepEqual(between(value, rationalOf(2)), interval(end('[1'), end('2]')));
  assert.deepEqual(between(value, value), point(value));
  assert.equal(between(rationalOf(2), value), undefined);
  assert.deepEqual(everything, interval(end('-inf'), end('inf')));
});

function checkTouching(left: string, right: string, expected: string | undefined): void {
  test(`${left} and ${right} share ${expected ?? 'nothing'}`, () => {
    assert.deepEqual(intersectIntervals(read(left), read(right)), expected && read(expected));
    assert.deepEqual(intersectIntervals(read(right), read(left)), expected && read(expected));
  });
}

function read(text: string): Interval {
  const [low = '', high = ''] = text.split(', ');
  const made = interval(end(low), end(high));
  assert.ok(made, text);
  return made;
}

checkTouching('[0, 1]', '[1, 2]', '[1, 1]');
checkTouching('[0, 1)', '[1, 2]', undefined);
checkTouching('[0, 1]', '(1, 2]', undefined);
checkTouching('[0, 1)', '(1, 2]', undefined);
checkTouching('[0, 2]', '[0, 2)', '[0, 2)');
checkTouching('[0, 2]', '(0, 2]', '(0, 2]');
checkTouching('[0, 2)', '(0, 2]', '(0, 2)');
checkTouching('[0, 3]', '(1, 2)', '(1, 2)');
checkTouching('-inf, 1]', '[1, inf', '[1, 1]');
checkTouching('-inf, 1)', '[1, inf', undefined);
checkTouching('-inf, inf', '(1, 2]', '(1, 2]');
checkTouching('[0, 1]', '[2, 3]', undefined);

function checkOrder(compare: (left: End, right: End) => number, ascending: readonly string[]): void {
  test(`in order: ${ascending.join(' < ')}`, () => {
    ascending.forEach((left, leftIndex) => {
      ascending.forEach((right, rightIndex) => {
        assert.equal(
          Math.sign(compare(end(left), end(right))),
          Math.sign(leftIndex - rightIndex),
          `${left} ${right}`,
        );
      });
    });
  });
}

checkOrder(compareLows, ['-inf', '[1', '(1', '[2', '(2']);
checkOrder(compareHighs, ['1)', '1]', '2)', '2]', 'inf']);

const anyEnd: fc.Arbitrary<End> = fc.oneof(
  fc.constant<End>({ kind: 'infinite' }),
  fc.record({
    kind: fc.constantFrom('open', 'closed'),
    at: fc.integer({ min: -3, max: 3 }).map((value) => rationalOf(value)),
  }),
);

test('an intersection holds what both hold', () => {
  fc.assert(
    fc.property(anyEnd, anyEnd, anyEnd, anyEnd, (a, b, c, d) => {
      const [left, right] = [interval(a, b), interval(c, d)];
      fc.pre(left !== undefined && right !== undefined);
      const shared = intersectIntervals(left, right);
      for (const value of samples) {
        const isInBoth: boolean = containsValue(left, value) && containsValue(right, value);
        assert.equal(shared !== undefined && containsValue(shared, value), isInBoth);
      }
    }),
  );
});
