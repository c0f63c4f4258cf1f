import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exampleOf, notationOf } from './filled-notation.ts';

function check(title: string, sentence: string, notation: string, example: string): void {
  test(title, () => {
    assert.equal(notationOf(sentence).replace(/\s+/g, ' ').trim(), notation);
    assert.equal(exampleOf(sentence), example);
  });
}

check(
  'what fills a slot stands in the example alone',
  'If {subject:name ‹Ana Doe›} resigns before {until_date:date Jan 1, 2027}',
  'If {subject:name} resigns before {until_date:date}',
  'If ‹Ana Doe› resigns before Jan 1, 2027',
);
check(
  'an example takes the first branch of a choice, and every option',
  'the how=(first | last) game is over=[now] over',
  'the how=(first | last) game is over=[now] over',
  'the first game is now over',
);
check(
  'brackets of the sentence stand in the example alone',
  'ties (of two [or more] teams) pay 50-50',
  'ties of two or more teams pay 50-50',
  'ties (of two [or more] teams) pay 50-50',
);
check(
  'notation that nothing fills stays as it is',
  'if {bound:bound} % pay',
  'if {bound:bound} % pay',
  'if % pay',
);
