import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { WeighedMap } from './weighed-map.ts';

it('never holds more than its maximum, nor another value than the one that was added', () => {
  fc.assert(
    fc.property(
      fc.nat(60),
      fc.array(fc.tuple(fc.nat(12), fc.nat(40)), { maxLength: 200 }),
      (max, additions) => {
        const map = new WeighedMap<number, string>(max, (text) => text.length);
        const added = new Map<number, string>();
        for (const [key, length] of additions) {
          const known = map.get(key);
          if (known !== undefined) assert.equal(known, added.get(key));
          else {
            const text = String(key % 10).repeat(length);
            map.add(key, text);
            added.set(key, text);
            assert.equal(map.get(key), length * 2 <= max ? text : undefined);
          }
          assert.ok(map.weight <= max);
        }
        const held = [...added.keys()].map((key) => map.get(key)?.length ?? 0);
        assert.ok(Math.max(0, ...held) * 2 <= max);
      },
    ),
  );
});

it('keeps what is asked for, and forgets the rest', () => {
  const map = new WeighedMap<string, string>(8, (text) => text.length);
  map.add('asked', 'yes');
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
    map.add(key, 'no');
    assert.equal(map.get('asked'), 'yes');
  }
  assert.equal(map.get('a'), undefined);
});
