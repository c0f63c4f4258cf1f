import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { MemberLists } from './member-lists.ts';

test('each list has its members in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1, max: 8 }), { maxLength: 30 }), (listOf) => {
      const lists = new MemberLists(Int32Array.from(listOf));
      assert.equal(lists.count, Math.max(-1, ...listOf) + 1);
      const named = new MemberLists(
        Int32Array.from(listOf),
        Int32Array.from(listOf, (_, entry) => 1_000 - entry),
      );
      for (let list = -1; list <= 9; list += 1) {
        const expected = [...listOf.keys()].filter((entry) => list !== -1 && listOf[entry] === list);
        assert.deepEqual([...lists.of(list)], expected);
        assert.equal(lists.isEmpty(list), expected.length === 0);
        assert.deepEqual(
          [...named.of(list)],
          expected.map((entry) => 1_000 - entry),
        );
      }
    }),
  );
});
