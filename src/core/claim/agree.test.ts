import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseDecimal } from '../exact/index.ts';
import { agree } from './agree.ts';
import type { Comparator } from './clause.ts';
import type { Condition } from './condition.ts';

function condition(comparator: Comparator, ...bounds: readonly string[]): Condition {
  return {
    comparator,
    bounds: bounds.map((text) => {
      const bound = parseDecimal(text);
      assert.ok(bound);
      return bound;
    }),
  };
}

function checkAgree(left: Condition, right: Condition, expected: boolean): void {
  const name = ({ comparator, bounds }: Condition): string =>
    `${comparator} ${bounds.map(({ numerator, denominator }) => `${numerator}/${denominator}`).join(' ')}`;
  it(`${name(left)} and ${name(right)}: ${expected ? 'one condition' : 'two'}`, () => {
    assert.equal(agree(left, right), expected);
    assert.equal(agree(right, left), expected);
  });
}

describe('two places of one contract', () => {
  checkAgree(condition('above', '4.5'), condition('above', '4.50'), true);
  checkAgree(condition('above', '63299.99'), condition('at_least', '63300'), true);
  checkAgree(condition('above', '7534.9999'), condition('at_least', '7535'), true);
  checkAgree(condition('below', '27000'), condition('at_most', '26999.99'), true);
  checkAgree(condition('below', '88'), condition('at_most', '87'), true);
  checkAgree(condition('above', '1.5'), condition('at_least', '2'), true);
  checkAgree(condition('above', '2.0999'), condition('at_least', '2.09991'), true);
  checkAgree(condition('between', '77', '78'), condition('between', '77', '78'), true);
  // One number under two comparisons is two conditions: the value on the bound tells them apart.
  checkAgree(condition('above', '4.5'), condition('at_least', '4.5'), false);
  checkAgree(condition('below', '5'), condition('at_most', '5'), false);
  checkAgree(condition('above', '63300'), condition('at_least', '63299.99'), false);
  checkAgree(condition('above', '1'), condition('at_least', '3'), false);
  checkAgree(condition('above', '84'), condition('below', '85'), false);
  checkAgree(condition('between', '77', '78'), condition('between', '77', '79'), false);
  checkAgree(condition('exactly', '3'), condition('at_least', '3'), false);
});
