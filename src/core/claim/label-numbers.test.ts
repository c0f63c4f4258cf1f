import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatRational } from '../exact/index.ts';
import { labelNumbers } from './label-numbers.ts';

function checkNumbers(label: string, expected: readonly string[]): void {
  it(`${label} names ${expected.join(' and ') || 'no number'}`, () =>
    assert.deepEqual(labelNumbers(label).map(formatRational), expected));
}

describe('labelNumbers', () => {
  checkNumbers('Over 2.5 maps', ['2.5']);
  checkNumbers('77° to 78°', ['77', '78']);
  checkNumbers('Set 1 Winner', ['1']);

  // H85: a name is masked before a number is.
  checkNumbers('Semifinal 2', []);
  checkNumbers('Semi-final 2: over 10.5', ['10.5']);
  checkNumbers('Dota 2', []);
  checkNumbers('Over 2.5 maps, Dota 2', ['2.5']);
  checkNumbers('Week 7', []);
  checkNumbers('Ligue 1', []);
});
