import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rationalOf } from '../../exact/index.ts';
import { sentenceForm } from './sentence-form.ts';

const known = { names: ['Alder', 'Alder City'], namePattern: undefined, bounds: [rationalOf(3)] };

function checkForm(text: string, expected: string): void {
  test(`${text} has the form ${expected}`, () => {
    assert.equal(sentenceForm(text, known), expected);
  });
}

checkForm(
  'If Alder City wins by 3 points on May 3, 2026 at 7:00 PM ET, then the market resolves to "Yes".',
  'if {name} wins by {bound} points on {date} at {time} market resolve to yes',
);
checkForm(
  'Alder decides within 48 hours, as https://results.example shows.',
  '{name} decides within {number} hours as {address} shows',
);
checkForm('It is on the report for July 2026.', 'it is on report for {month}');
