import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mayComeUndone } from './happens-once.ts';

function checkHappens(condition: string, expected: boolean): void {
  it(`${condition}: ${expected ? 'happens at a moment' : 'may come undone'}`, () => {
    assert.equal(mayComeUndone(condition) === undefined, expected);
  });
}

describe('what happens at a moment', () => {
  checkHappens('Ada Abbott resigns', true);
  checkHappens('Ada Abbott formally resigns', true);
  checkHappens('Ada Abbott has resigned', true);
  checkHappens('Ada Abbott leaves office', true);
  checkHappens('Ada Abbott has left as Mayor of Lisbon', true);
  checkHappens('Ada Abbott is elected', true);
  checkHappens('Portugal and Spain have signed or ratified a treaty', true);
  checkHappens('Portugal visits Spain', true);
  checkHappens('Ada Abbott is awarded the Medal of Lisbon', true);
  checkHappens('Ada Abbott sues Harbor Bank', true);
  checkHappens('Ada Abbott endorses Ben Barnes', true);
  checkHappens('Portugal repeals the Harbor Act', true);
  checkHappens('Harbor Bank buys the Mill Company', true);
  checkHappens('the Head of Harbor Bank leaves', true);
  checkHappens('Ada Abbott has left her job', true);
  checkHappens('Harbor Bank releases a documentary', true);
});

describe('what does not, or may not', () => {
  // Plural nouns that look like verbs.
  checkHappens('Ada Abbott Skips visits', false);
  checkHappens('Ada Abbott Skips visits to Spain', false);
  // Whoever is no name may be a statement of its own.
  checkHappens('whoever delays what Ada Abbott signs', false);
  checkHappens('the mayor skips visits', false);
  // States that the same words can tell of.
  checkHappens('Ada Abbott is accepted', false);
  checkHappens('Ada Abbott agrees with Ben Barnes', false);
  checkHappens('Ada Abbott leaves Spain alone', false);
  checkHappens('Ada Abbott leaves things as they are', false);
  checkHappens('Harbor Bank becomes cheaper', false);
  checkHappens('Harbor Bank passes', false);
  checkHappens('Ada Abbott Skips buys', false);
  checkHappens('Ada Abbott Skips hires', false);
  checkHappens('Harbor Bank sells most of its ships', false);
  checkHappens('Ada Abbott is awarded fewer medals than Ben Barnes', false);
  checkHappens('Portugal repeals no law', false);
  checkHappens('Ada Abbott has left her job unfilled', false);
  checkHappens('Ada Abbott leaves her job as it is', false);
});

it('takes no time over a long list of names', () => {
  assert.notEqual(mayComeUndone(`${'Ada of the '.repeat(20_000)}mayor`), undefined);
  assert.notEqual(mayComeUndone(`Ada has signed${', signed'.repeat(20_000)}, delayed`), undefined);
});
