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
  const others: readonly (readonly [string, string, string, string])[] = [
    ['is another bound', 'Ana Doe: 4+ goals', moreThan('2.5'), '4'],
    ['is exact', 'Ana Doe: 3 goals', moreThan('2.5'), '3'],
    ['is part of a longer one', 'Ana Doe: 13+ goals and 3 more', moreThan('12.5'), '3'],
    ['names a map', 'Game: Alder vs Birch Map 3', 'Alder plays Birch.', '3'],
  ];
  for (const [what, title, rules, number] of others)
    it(`has no support if it ${what}`, () => {
      assert.equal(unsupported(title, rules), number);
    });
});
