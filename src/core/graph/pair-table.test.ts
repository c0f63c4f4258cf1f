import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { PairTable, pairNumbersMax } from './pair-table.ts';

const number = fc.oneof(fc.nat(40), fc.integer({ min: pairNumbersMax - 40, max: pairNumbersMax - 1 }));
const pair = fc.record({ left: number, right: number, value: fc.nat(63) });

test('what is kept is found, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 3_000, size: 'max' }), (pairs) => {
      const table = new PairTable(pairs.length + 1);
      const kept = new Map<string, number>();
      for (const { left, right, value } of pairs) {
        const name = `${left} ${right}`;
        assert.equal(table.find(left, right), kept.get(name) ?? -1);
        if (kept.has(name)) continue;
        table.keep(left, right, value);
        kept.set(name, value);
      }
      for (const { left, right } of pairs)
        assert.equal(table.find(left, right), kept.get(`${left} ${right}`));
    }),
    { numRuns: 50 },
  );
});

test('a full table starts empty again', () => {
  const table = new PairTable(5_000);
  for (let left = 0; left < 5_000; left += 1) table.keep(left, 7, left % 64);
  assert.equal(table.find(4_999, 7), 4_999 % 64);
  table.keep(5_000, 7, 1);
  assert.equal(table.find(4_999, 7), -1);
  assert.equal(table.find(5_000, 7), 1);
});
