import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Frame } from './claim.ts';
import { sentence, subject } from './families/econ/subject-under-test.ts';
import { unsupportedTitleNumber } from './title-numbers.ts';

const frame: Frame = {
  kind: 'line',
  reach: 'venue',
  source: 'official result',
  subject: 'a match',
  window: 'match',
  scope: 'played',
};

function unsupported(title: string, rules: string): string | undefined {
  const { contract } = subject([sentence({ says: 'nothing' })], { venue: 'venue_b', title, rules });
  return unsupportedTitleNumber(contract, undefined, frame, []);
}

const moreThan = (line: string): string =>
  `This market will resolve to "Yes" if Ana Doe records more than ${line} goals.`;

describe('a number of a title', () => {
  it('may say at least what the rules say more than', () => {
    assert.equal(unsupported('Ana Doe: 3+ goals', moreThan('2.5')), undefined);
  });
  it('may name the length of a series', () => {
    assert.equal(unsupported('Game: Alder vs Birch (BO3)', 'Alder plays Birch.'), undefined);
  });
  it('may name a year or a month that ends with the deadline', () => {
    const before = (day: string): string =>
      `If Ana Doe visits Alder before ${day}, the market resolves to Yes.`;
    assert.equal(unsupported('Will Ana Doe visit Alder in 2026?', before('Jan 1, 2027')), undefined);
    assert.equal(unsupported('Will Ana Doe visit Alder in Jul 2026?', before('August 1, 2026')), undefined);
    assert.equal(unsupported('Will Ana Doe visit Alder in Dec 2026?', before('Jan 1, 2027')), undefined);
    assert.equal(unsupported('Will Ana Doe visit Alder in 2026?', before('Jan 11, 2027')), '2026');
    assert.equal(unsupported('Will Ana Doe visit Alder in 2026?', before('Jan 1, 2028')), '2026');
    assert.equal(unsupported('Will Ana Doe visit the 2026 Alder Fair?', before('Jan 1, 2027')), '2026');
    assert.equal(unsupported('Will Ana Doe visit Alder in Jul 2026?', before('August 11, 2026')), 'month7');
    assert.equal(unsupported('Will Ana Doe visit Alder in Jul 2026?', before('August 1, 2027')), 'month7');
  });
  it('may be that of a district by its code', () => {
    assert.equal(unsupported('The 1st district of Texas?', 'TX-01 is won.'), undefined);
    assert.equal(unsupported('The 1st district of Texas?', 'TX-11 is won.'), '1');
  });
  it('may name the month before which it happens', () => {
    assert.equal(unsupported('Ana Doe out before March?', 'By February 28, 2026, 11:59 PM ET.'), undefined);
  });
  const others: readonly (readonly [string, string, string, string])[] = [
    ['is another bound', 'Ana Doe: 4+ goals', moreThan('2.5'), '4'],
    ['is exact', 'Ana Doe: 3 goals', moreThan('2.5'), '3'],
    ['is part of a longer one', 'Ana Doe: 13+ goals and 3 more', moreThan('12.5'), '3'],
    ['names a month that is not the next', 'Out before April?', 'By February 28, 2026.', 'month4'],
    ['names a day of the month', 'Out before March 5?', 'By February 28, 2026.', 'month3'],
    ['names the month itself', 'Out in March?', 'By February 28, 2026.', 'month3'],
    ['names a month whose eve is another day', 'Out before March?', 'By February 20, 2026.', 'month3'],
    ['names a map', 'Game: Alder vs Birch Map 3', 'Alder plays Birch.', '3'],
  ];
  for (const [what, title, rules, number] of others)
    it(`has no support if it ${what}`, () => {
      assert.equal(unsupported(title, rules), number);
    });
});
