import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rationalOf } from '../../exact/index.ts';
import { findConditionPhrases } from '../condition-phrases.ts';
import { rungNumbers } from '../label-numbers.ts';

const names = [
  'Semifinal 2',
  'Quarterfinal 2',
  'Dota 2',
  'Counter-Strike 2',
  'Game 2',
  'game 2',
  'Map 2',
  'Group 2',
  'Formula 2',
  'Week 2',
  'Round 2',
  'Proposition 2',
  'Overwatch 2',
  'Season 2',
];

describe('a number that ends a name', () => {
  for (const name of names) {
    it(`H85 ${name} or more is no condition`, () => {
      assert.deepEqual(findConditionPhrases(`Yes if Ada wins ${name} or more`), []);
      assert.deepEqual(findConditionPhrases(`Yes if Ada wins ${name}+`), []);
    });

    it(`H85 a label with ${name} names no bound by it`, () => {
      assert.deepEqual(rungNumbers(`${name}: over 5`), [rationalOf(5)]);
    });
  }

  it('a number behind any other word is one', () => {
    assert.deepEqual(rungNumbers('Ada Abbott: 2+'), [rationalOf(2)]);
    assert.deepEqual(rungNumbers('Over 2'), [rationalOf(2)]);
    assert.equal(findConditionPhrases('Yes if Ada wins 2 or more games').length, 1);
  });
});
