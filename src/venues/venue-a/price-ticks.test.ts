import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TermValue } from '../../core/contract/index.ts';
import { readPriceTicks } from './price-ticks.ts';

const range = (start: string, end: string, step: string) => ({ start, end, step });

test('the ranges of a tapered grid are read in millionths of a dollar', () => {
  const ranges = [
    range('0.0000', '0.1000', '0.0010'),
    range('0.1000', '0.9000', '0.0100'),
    range('0.9000', '1.0000', '0.0010'),
  ];
  assert.deepEqual(readPriceTicks(ranges), [
    { from: 0, to: 100_000, step: 1_000 },
    { from: 100_000, to: 900_000, step: 10_000 },
    { from: 900_000, to: 1_000_000, step: 1_000 },
  ]);
});

function checkUnread(what: string, ranges: TermValue | undefined): void {
  test(`${what} is no grid`, () => assert.equal(readPriceTicks(ranges), undefined));
}
checkUnread('nothing', undefined);
checkUnread('an empty list', []);
checkUnread('a text', 'linear_cent');
checkUnread('a step of zero', [range('0', '1', '0')]);
checkUnread('a range that goes backwards', [range('0.9', '0.1', '0.01')]);
checkUnread('a range beyond a dollar', [range('0', '2', '0.01')]);
checkUnread('ranges with a hole between them', [range('0', '0.1', '0.01'), range('0.2', '1', '0.01')]);
checkUnread('one good range and one that is none', [range('0', '0.1', '0.01'), null]);
checkUnread('words for numbers', [range('zero', 'one', 'cent')]);
checkUnread(
  'a flood of ranges',
  Array.from({ length: 33 }, () => range('0', '1', '0.01')),
);
