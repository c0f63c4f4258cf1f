import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { BoundedMap, BoundedMemo } from './bounded-memo.ts';

test('a memory answers as its function does, in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 12 })), fc.integer({ min: 2, max: 8 }), (asked, entriesMax) => {
      const memo = new BoundedMemo(entriesMax, (key: number) => (key % 3 === 0 ? null : `of ${key}`));
      for (const key of asked) assert.equal(memo.of(key), key % 3 === 0 ? null : `of ${key}`);
    }),
  );
});

test('no more is kept than the bound, and what is asked for again and again stays', () => {
  const map = new BoundedMap<number, string>(10);
  for (let key = 0; key < 1000; key += 1) {
    map.set(key, `of ${key}`);
    if (key === 0) continue;
    assert.equal(map.get(0), 'of 0');
  }
  const kept = Array.from({ length: 1000 }, (_, key) => map.get(key)).filter((value) => value !== undefined);
  assert.ok(kept.length <= 10, `${kept.length} are kept`);
});

test('what is remembered is not asked for again', () => {
  let asked = 0;
  const memo = new BoundedMemo(10, (key: string) => {
    asked += 1;
    return key.length;
  });
  assert.deepEqual([memo.of('a'), memo.of('bb'), memo.of('a'), memo.of('a')], [1, 2, 1, 1]);
  assert.equal(asked, 2);
});
