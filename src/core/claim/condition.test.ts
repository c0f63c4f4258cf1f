import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatSet, intervalSet } from '../exact/index.ts';
import { labelCondition, valuesOf } from './condition.ts';

function checkLabel(label: string, expected: string | undefined): void {
  it(`${label} is ${expected ?? 'nothing'}`, () => {
    const condition = labelCondition(label);
    const values = condition && valuesOf(condition);
    assert.equal(values && formatSet(intervalSet([values])), expected);
  });
}

describe('labelCondition', () => {
  checkLabel('Above 3.1%', '(3.1, inf)');
  checkLabel('Above -0.1%', '(-0.1, inf)');
  checkLabel('Above 50,000', '(50000, inf)');
  checkLabel('At least 57', '[57, inf)');
  checkLabel('57.0+', '[57, inf)');
  checkLabel('200k+', '[200000, inf)');
  checkLabel('≥ 4.5%', '[4.5, inf)');
  checkLabel('≤3.1%', '(-inf, 3.1]');
  checkLabel('<0', '(-inf, 0)');
  checkLabel('<-50k', '(-inf, -50000)');
  checkLabel('5 or fewer', '(-inf, 5]');
  checkLabel('8 or more', '[8, inf)');

  // A sign is not a dash between two numbers.
  checkLabel('-0.6%', '[-0.6, -0.6]');
  checkLabel('\u22120.6%', '[-0.6, -0.6]');
  checkLabel('0.0%', '[0, 0]');
  checkLabel('Exactly 4.1%', '[4.1, 4.1]');
  checkLabel('2 cuts', '[2, 2]');

  checkLabel('1.5-2.0%', '[1.5, 2]');
  checkLabel('1.5\u20132.0%', '[1.5, 2]');
  checkLabel('77° to 78°', '[77, 78]');
  checkLabel('0 to 50k', '[0, 50000]');
  checkLabel('50-100k', '[50000, 100000]');
  // Words between two numbers are not a unit that swallows the sign of the second.
  checkLabel('-75k to -50k', '[-75000, -50000]');
  checkLabel('-25k to 0', '[-25000, 0]');
  checkLabel('-0.2--0.1%', '[-0.2, -0.1]');

  // A letter is a scale only where no word goes on with it.
  checkLabel('25bps', '[25, 25]');
  checkLabel('$1.5m', '[1500000, 1500000]');
  // Words that scale are read nowhere, rather than left out.
  checkLabel('$1.5 million', undefined);
  checkLabel('2 trillion or more', undefined);

  checkLabel('At least -2 points', '[-2, inf)');
  checkLabel('3 wins or more', '[3, inf)');
  checkLabel('10 or more wins', '[10, inf)');

  // H71, H78: what stands behind a number is a known unit or the label is not read.
  for (const label of [
    'Above 100 excluding ties',
    'Above 100 not met',
    'At least 5 per game',
    'Exactly 2 only if announced',
    '5star',
    '49ers',
    'Semifinal 2',
    'Dota 2',
  ]) {
    checkLabel(label, undefined);
  }

  checkLabel('Yes', undefined);
  checkLabel('No change', undefined);
  checkLabel('1 (25 bps)', undefined);
  checkLabel('5-3', undefined);
  checkLabel('-', undefined);
  checkLabel('', undefined);
});
