/** The pairs of sides that cover each other, from the arrays of a run, against the relation of every pair with its proof. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ServedRun } from '../../src/core/catalog/index.ts';
import { kindOf } from '../../src/core/graph/index.ts';
import { coverBits } from '../../src/core/lead/index.ts';
import {
  invertRelation,
  type Member,
  type Relation,
  type RelationKind,
  relate,
} from '../../src/core/relation/index.ts';
import { serveWorld } from '../harness/served-run.ts';
import { isFullTest, testRounds } from '../harness/test-rounds.ts';

const markets = testRounds({ usual: 500, full: 1_500 });
const seeds = isFullTest ? [1, 2] : [1];

const implied: Readonly<Record<RelationKind, readonly string[]>> = {
  equivalent: ['yes no', 'no yes'],
  implies: ['no yes'],
  implied_by: ['yes no'],
  contradicts: [],
  overlaps: [],
};

/** `implies: no yes`, from the left's side; undefined where no two sides cover each other. */
function expectedOf({ relation, together }: Relation, isTurned: boolean): string | undefined {
  const kind = isTurned ? invertRelation(relation) : relation;
  const sides = [
    ...(together.atLeastOne ? ['yes yes'] : []),
    ...implied[kind],
    ...(together.atMostOne ? ['no no'] : []),
  ];
  return sides.length === 0 ? undefined : `${kind}: ${sides.sort().join(', ')}`;
}

/** The same of every market that covers something with this one. */
function coveringsOf({ relations }: ServedRun, index: number): ReadonlyMap<number, string> {
  const { indexes, codes, sides } = relations.coverings(index);
  const indexed = new Map<number, string>();
  for (const [place, other] of indexes.entries()) {
    const bits = sides[place] ?? 0;
    const covering = coverBits.filter(({ bit }) => (bits & bit) !== 0).map((each) => each.sides.join(' '));
    indexed.set(other, `${kindOf(codes[place] ?? 0)}: ${covering.sort().join(', ')}`);
  }
  assert.equal(indexed.size, indexes.length, 'each market once');
  assert.ok(!indexed.has(index), 'and not itself');
  return indexed;
}

for (const seed of seeds) {
  test(`coverings are what relate says of every pair, seed ${seed}`, () => {
    const served = serveWorld({ seed, markets });
    const { catalog, relations } = served;
    const members = Array.from({ length: relations.size }, (_, index) => catalog.member(index));
    const find = (venue: Member['venue'], id: string): Member | undefined => members[catalog.find(venue, id)];
    const indexed = members.map((_, index) => coveringsOf(served, index));
    for (const [left, one] of members.entries()) {
      for (let right = left + 1; right < members.length; right += 1) {
        const other = members[right];
        assert.ok(other !== undefined);
        const found = relate(one, other, find);
        const [expected, turned] =
          found.kind === 'related' ? [expectedOf(found, false), expectedOf(found, true)] : [];
        const isIndexed = indexed[left]?.get(right) === expected && indexed[right]?.get(left) === turned;
        if (isIndexed) continue;
        const where = `${one.marketId} with ${other.marketId}`;
        assert.deepEqual([indexed[left]?.get(right), indexed[right]?.get(left)], [expected, turned], where);
      }
    }
    const all = new Set(indexed.flatMap((each) => [...each.values()].flatMap((text) => text.split(/: |, /))));
    for (const { sides } of coverBits) assert.ok(all.has(sides.join(' ')), `${sides.join(' ')} is met`);
    assert.ok(
      indexed.some((each, index) => each.size > 0 && members[index]?.legs !== undefined),
      'so are combos',
    );
  });
}
