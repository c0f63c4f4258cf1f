import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatRational, parseDecimal, type Rational } from '../exact/rational.ts';
import { boundMask, maskBounds, numbersIn } from './mask-bounds.ts';

function bounds(...texts: readonly string[]): Rational[] {
  return texts.flatMap((text) => parseDecimal(text) ?? []);
}

function checkMask(text: string, of: readonly Rational[], expected: string): void {
  test(`${text} → ${expected}`, () => {
    assert.equal(maskBounds(text, of), expected.replaceAll('#', boundMask));
  });
}

checkMask('above 57,400 on Nov 20, 2026', bounds('57400'), 'above # on Nov 20, 2026');
checkMask('above 57399.99.', bounds('57399.99'), 'above #.');
checkMask('between 77-78° at 5 PM', bounds('77', '78'), 'between #-#° at 5 PM');
checkMask('is 20 on Nov 20', bounds('20'), 'is # on Nov #');
checkMask('rises by 4.50%', bounds('4.5'), 'rises by #%');
checkMask('more than -25000 jobs', bounds('-25000'), 'more than # jobs');
checkMask('more than −0.1%', bounds('-0.1'), 'more than #%');
checkMask('version 4.5.1 of A45 and 45th', bounds('4.5', '45'), 'version 4.5.1 of A45 and 45th');
checkMask('1,234,567 against 1234567', bounds('1234567'), '# against #');
checkMask('no bound at all', [], 'no bound at all');

test('a label names its numbers', () => {
  assert.deepEqual(numbersIn('$57,400 or above').map(formatRational), ['57400']);
  assert.deepEqual(numbersIn('77° to 78°').map(formatRational), ['77', '78']);
  assert.deepEqual(numbersIn('Philadelphia'), []);
});
