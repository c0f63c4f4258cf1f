import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { CoveringsCache, otherOf, sidesOf } from './coverings-cache.ts';

/** Market `i` covers with as many of the following ones as `counts[i]` names, each with sides of its own. */
function relationsOf(counts: readonly number[]) {
  let asked = 0;
  const listOf = (index: number) =>
    Array.from({ length: counts[index] ?? 0 }, (_, place) => ({
      other: index + place + 1,
      sides: ((index + place) % 15) + 1,
    }));
  return {
    size: counts.length,
    isRelated: (index: number) => (counts[index] ?? 0) > 0,
    coverings: (index: number) => {
      asked += 1;
      const list = listOf(index);
      return {
        indexes: Int32Array.from(list, ({ other }) => other),
        codes: new Uint8Array(list.length),
        sides: Uint8Array.from(list, ({ sides }) => sides),
      };
    },
    listOf,
    get asked() {
      return asked;
    },
  };
}

it('gives what the run lists, whatever it has forgotten, and keeps no more than it may', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 12 });
  const asks = fc.array(fc.tuple(fc.nat(11), fc.constantFrom('always' as const, 'ifFree' as const)), {
    maxLength: 80,
  });
  fc.assert(
    fc.property(counts, asks, fc.integer({ min: 0, max: 24 }), (sizes, asked, entriesMax) => {
      const relations = relationsOf(sizes);
      // What the run before left in the slab means nothing.
      const cache = new CoveringsCache(relations, new Int32Array(entriesMax).fill(-1));
      for (const [at, keep] of asked) {
        const index = at % sizes.length;
        const { entries, begin, end } = cache.of(index, keep);
        const found = Array.from(entries.subarray(begin, end), (entry) => ({
          other: otherOf(entry),
          sides: sidesOf(entry),
        }));
        assert.deepEqual(found, relations.listOf(index));
        assert.ok(cache.size <= entriesMax);
      }
    }),
    { numRuns: 500 },
  );
});

it('asks the run once as long as there is room', () => {
  const relations = relationsOf([3, 4, 0]);
  const cache = new CoveringsCache(relations, new Int32Array(7));
  for (let round = 0; round < 3; round += 1) {
    for (const index of [0, 1, 2]) cache.of(index, 'ifFree');
  }
  assert.equal(relations.asked, 2);
  assert.equal(cache.size, 7);
  assert.equal(cache.sidesOf(0, 2), 2);
  assert.equal(cache.sidesOf(0, 9), 0);
});

it('gives up the oldest for what is wanted, and nothing for what is only passed by', () => {
  const relations = relationsOf([4, 4, 4]);
  const cache = new CoveringsCache(relations, new Int32Array(8));
  cache.of(0, 'ifFree');
  cache.of(1, 'ifFree');
  cache.of(2, 'ifFree');
  cache.of(0, 'ifFree');
  assert.equal(relations.asked, 3);
  cache.of(2, 'always');
  cache.of(1, 'always');
  assert.equal(relations.asked, 4);
  cache.of(0, 'always');
  assert.equal(relations.asked, 5);
});
