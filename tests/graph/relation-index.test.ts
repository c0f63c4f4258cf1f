import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { VenueId } from '../../src/core/contract/index.ts';
import {
  Graph,
  type GraphMember,
  RelationIndex,
  relationIndexTransfers,
} from '../../src/core/graph/index.ts';
import { codes } from '../../src/core/graph/relation-code.ts';
import { atLeastWhole, lineMember, membersArbitrary } from './arbitrary-members.ts';

/** As another thread gets it: the arrays are moved there, and only claims and venues are asked for. */
function moved(graph: Graph): RelationIndex {
  const data = graph.index();
  const transfer = relationIndexTransfers(data);
  const there = structuredClone(data, { transfer });
  assert.ok(transfer.every(({ detached }) => detached));
  return new RelationIndex(
    there,
    (index) => memberAt(graph.members, index).claim,
    (index) => venueOf(graph.members, index),
  );
}

/** A served run refuses a place that it has not. */
function memberAt(members: readonly GraphMember[], index: number): GraphMember {
  const member = members[index];
  assert.ok(member !== undefined, `${index}`);
  return member;
}

function venueOf(members: readonly GraphMember[], index: number): VenueId {
  return memberAt(members, index).venue;
}

const byIndex = ([one]: readonly number[], [other]: readonly number[]): number => (one ?? 0) - (other ?? 0);

test('in another thread everything is as the graph says, and the graph lives on', () => {
  fc.assert(
    fc.property(membersArbitrary, (members) => {
      const graph = new Graph(members);
      const relations = moved(graph);
      assert.equal(relations.size, members.length);
      members.forEach((left, index) => {
        assert.deepEqual(relations.countsOf(index), graph.countsOf(left.key));
        const related = members.flatMap((right, other) => {
          const code = graph.relation(left.key, right.key);
          assert.equal(relations.relation(index, other), code);
          return code === codes.none ? [] : [[other, code]];
        });
        assert.equal(relations.isRelated(index), related.length > 0);
        const neighbours = relations.neighbours(index);
        const found = Array.from(neighbours.indexes, (other, place) => [
          other,
          neighbours.codes[place] ?? -1,
        ]);
        assert.deepEqual(found.toSorted(byIndex), related);
        assert.deepEqual(
          Array.from(relations.combosWith(index), (combo) => members[combo]),
          graph.combosWith(left.key),
        );
      });
    }),
    { numRuns: 400 },
  );
});

test('pairs across venues are those of all pairs, from the side of venue_a', () => {
  let found = 0;
  fc.assert(
    fc.property(membersArbitrary, fc.nat(12), (members, max) => {
      const graph = new Graph(members);
      const expected = members.flatMap((left, index) =>
        members.flatMap((right, other) => {
          const code = graph.relation(left.key, right.key);
          const isWanted = left.venue === 'venue_a' && right.venue === 'venue_b' && code !== codes.none;
          return isWanted ? [`${index} ${other} ${code}`] : [];
        }),
      );
      found += expected.length;
      for (const relations of [graph.relations, moved(graph)]) {
        const all = printed(relations, 1_000);
        assert.deepEqual(all.pairs.toSorted(), expected.toSorted());
        assert.equal(all.isCut, false);
        const some = printed(relations, max);
        assert.deepEqual(some.pairs, all.pairs.slice(0, max));
        assert.equal(some.isCut, expected.length > max);
      }
    }),
    { numRuns: 400 },
  );
  // About a thousand; far fewer would mean that the members no longer meet.
  assert.ok(found > 500, `${found}`);
});

function printed(relations: RelationIndex, max: number) {
  const { pairs, isCut } = relations.crossVenuePairs(max);
  const { left, right, code } = pairs;
  return { isCut, pairs: Array.from(left, (index, at) => `${index} ${right[at]} ${code[at]}`) };
}

test('a claim is asked for once a shape, and only when a pair is compared', () => {
  // Two copies of a ladder: the same rungs about another subject are the same shapes.
  const ladder = [0, 1, 2].map((rung) => lineMember(rung, atLeastWhole(rung)));
  const copies = ladder.map((member) => {
    const { claim } = member;
    assert.ok(claim !== undefined);
    const frame = { ...claim.variable.frame, subject: 'another' };
    return {
      ...member,
      key: member.key + 3,
      marketId: `copy${member.key}`,
      claim: { ...claim, variable: { ...claim.variable, frame } },
    };
  });
  const members = [...ladder, ...copies];
  const asked: number[] = [];
  const relations = new RelationIndex(
    new Graph(members).index(),
    (index) => {
      asked.push(index);
      return members[index]?.claim;
    },
    () => 'venue_a',
  );
  assert.equal(relations.countsOf(4).implies, 1);
  assert.deepEqual(asked, []);
  assert.equal(relations.relation(4, 3), codes.implies);
  assert.deepEqual(asked, [0, 1]);
  for (let index = 0; index < members.length; index += 1) relations.neighbours(index);
  assert.deepEqual(asked, [0, 1, 2]);
});

test('places that are not there have no relations', () => {
  const relations = moved(new Graph([lineMember(0, atLeastWhole(0)), lineMember(1, atLeastWhole(1))]));
  assert.equal(relations.relation(-1, 0), codes.none);
  assert.equal(relations.relation(0, 2), codes.none);
  assert.equal(relations.neighbours(2).indexes.length, 0);
  assert.equal(relations.isRelated(-1), false);
});
