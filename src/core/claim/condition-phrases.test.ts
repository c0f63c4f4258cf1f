import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatRational } from '../exact/index.ts';
import { findConditionPhrases } from './condition-phrases.ts';

/** Comparator, bounds and the word behind of every phrase, as one text. */
function checkPhrases(text: string, ...expected: readonly string[]): void {
  it(text, () => {
    const found = findConditionPhrases(text).map(
      ({ condition, unit, negated }) =>
        `${negated ? 'not ' : ''}${condition.comparator} ${condition.bounds.map(formatRational).join(' ')} ${unit}`,
    );
    assert.deepEqual(
      found.map((each) => each.trim()),
      expected,
    );
  });
}

describe('phrases of a condition', () => {
  checkPhrases('the mean is above 63299.99 at noon', 'above 63299.99 at');
  checkPhrases('the mean is above $63,299.99.', 'above 63299.99');
  checkPhrases('a high between 77-78° that day', 'between 77 78 ° that');
  checkPhrases('a close between 7,400 and 7,424.9999 points', 'between 7400 7424.9999 points');
  checkPhrases('sales are at least 400000 units', 'at_least 400000 units');
  checkPhrases('sales are At Least 400,000', 'at_least 400000');
  checkPhrases('a score greater than or equal to 6', 'at_least 6');
  checkPhrases('at most 2 launches', 'at_most 2 launches');
  checkPhrases('equal to or below 5', 'at_most 5');
  checkPhrases('throws 10 or more', 'at_least 10');
  checkPhrases('throws 10+ yards', 'at_least 10 yards');
  checkPhrases('records at least 1+ goals', 'at_least 1 goals');
  checkPhrases('above 5+ goals', 'above 5');
  checkPhrases('25 or fewer of them', 'at_most 25 of');
  checkPhrases('moves by less than -0.5 percent', 'below -0.5 percent');
  checkPhrases('over 44.5 points, then over 48 hours', 'above 44.5 points', 'above 48 hours');
  checkPhrases('exactly 3 cuts', 'exactly 3 cuts');
});

describe('what is no phrase, or may mean the opposite', () => {
  checkPhrases('if it does not rise above 5', 'not above 5');
  checkPhrases('unless it is below 5', 'not below 5');
  checkPhrases('no more than 5', 'at_most 5');
  checkPhrases('If none in St. Ives counts above 5', 'not above 5');
  checkPhrases('If Doe Inc. Sells more than 5, it resolves to No', 'not above 5');
  checkPhrases('None of it counts. It is above 5', 'above 5');
  checkPhrases('on July 29 at 5 PM');
  checkPhrases('above average');
  checkPhrases('above 5x');
  checkPhrases('version 10.5.2 or more');
  checkPhrases('the market above. 5 of them');
});
