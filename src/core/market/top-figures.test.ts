import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printDerivedPrice, printRatio } from '../exact/index.ts';
import { imbalanceOf, micropriceOf } from './top-figures.ts';

test('the microprice leans towards the side with less resting size', () => {
  const checkMicroprice = (levels: Parameters<typeof micropriceOf>, expected: string | undefined) => {
    const price = micropriceOf(...levels);
    assert.equal(price && printDerivedPrice(price), expected);
  };
  checkMicroprice([400_000, 1_000_000, 420_000, 1_000_000], '0.4100');
  checkMicroprice([400_000, 3_000_000, 420_000, 1_000_000], '0.4150');
  checkMicroprice([400_000, 2_000_000, 420_000, 1_000_000], '0.413333');
  checkMicroprice([undefined, undefined, 420_000, 1_000_000], undefined);
  checkMicroprice([400_000, 1_000_000, undefined, undefined], undefined);
});

test('the imbalance is one-sided where only one side rests, and nothing where none does', () => {
  const checkImbalance = (yes: bigint, no: bigint, expected: string | undefined) => {
    const imbalance = imbalanceOf(yes, no);
    assert.equal(imbalance && printRatio(imbalance), expected);
  };
  checkImbalance(5n, 0n, '1.000000');
  checkImbalance(0n, 5n, '-1.000000');
  checkImbalance(2n, 1n, '0.333333');
  checkImbalance(7n, 7n, '0.000000');
  checkImbalance(0n, 0n, undefined);
});
