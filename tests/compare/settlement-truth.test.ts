/**
 * Settlements that are called compatible, held against the simulated world, whose contracts know what they pay: in every
 * state of what they are about, and on every void branch that either names, both paid the same. And the other way round:
 * where the world's contracts pay differently, nothing is called compatible.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assessTerms, type Mapping, mappingOf } from '../../src/core/compare/index.ts';
import type { Graph } from '../../src/core/graph/index.ts';
import { relate } from '../../src/core/relation/index.ts';
import { settledTruth } from '../../src/simulator/exchange/venue-rules.ts';
import type { SimulatedMarket } from '../../src/simulator/world/market.ts';
import { readWorld, type WorldMember } from '../claims/read-world.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';
import { isFullTest, testRounds } from '../harness/test-rounds.ts';
import { comparedContract } from './compared-pairs.ts';

const seeds = [5, 6, 7, 8, 9, 10].slice(0, testRounds({ usual: 1, full: 6 }));
const markets = 2_000;
/** Ends of two contracts that were looked at, in a full run as many as are promised. */
const settledMin = isFullTest ? 500_000 : 100_000;

test(`contracts that settle compatibly paid the same in every simulated outcome, seeds ${seeds.join(', ')}`, (t) => {
  const counted = { settled: 0, unlike: 0, compatible: 0, acrossVenues: 0 };
  for (const seed of seeds) {
    const { members, graph, find } = readWorld(seed, markets);
    for (const left of members) {
      // Of one venue as well: more of its contracts name the same branches than of two.
      for (const right of mappedTo(left.key, graph, members)) {
        const relation = relate(left, right, find);
        if (relation.kind !== 'related' || mappingOf(relation) === 'unconfirmed') continue;
        const { mapping, settlement } = assessTerms(
          simulatedReader,
          comparedContract(left, left.source),
          comparedContract(right, right.source),
          relation,
        );
        const { unlike, ends } = payoutsOf(left.market, right.market, mapping);
        counted.settled += ends;
        if (unlike !== undefined) counted.unlike += 1;
        if (settlement !== 'compatible') continue;
        assert.equal(unlike, undefined, `seed ${seed}: ${left.marketId} and ${right.marketId}, ${mapping}`);
        counted.compatible += 1;
        if (left.venue !== right.venue) counted.acrossVenues += 1;
      }
    }
  }
  for (const [what, times] of Object.entries(counted)) assert.ok(times > 0, `${what}: ${times}`);
  t.diagnostic(JSON.stringify(counted));
  assert.ok(counted.settled >= settledMin, JSON.stringify(counted));
});

/** Sides that cover each other both ways round pay alike, or add up to a dollar. */
const bothWays = [2 | 4, 1 | 8] as const;

function* mappedTo(index: number, graph: Graph, members: readonly WorldMember[]): Iterable<WorldMember> {
  const { indexes, sides } = graph.relations.coverings(index);
  for (const [place, other] of indexes.entries()) {
    const member = members[other];
    const covering = sides[place] ?? 0;
    if (member === undefined || other < index) continue;
    if (bothWays.some((bits) => (covering & bits) === bits)) yield member;
  }
}

/** The first end on which the two do not pay alike, in words, and how many ends there are. Payouts in half dollars. */
function payoutsOf(
  left: SimulatedMarket,
  right: SimulatedMarket,
  mapping: Mapping,
): { readonly unlike: string | undefined; readonly ends: number } {
  const [one, other] = [left.claim, right.claim];
  if ('legs' in one || 'legs' in other) return { unlike: 'a combo', ends: 0 };
  const mapped = (halves: number): number => (mapping === 'opposite' ? 2 - halves : halves);
  let unlike: string | undefined;
  let ends = 0;
  const end = (isAlike: boolean, words: string): void => {
    ends += 1;
    if (!isAlike) unlike ??= words;
  };
  end(one.occurrence.id === other.occurrence.id, 'two occurrences');
  for (const state of one.occurrence.states()) {
    end(one.pays(state) === mapped(other.pays(state)), `state ${JSON.stringify(state)}`);
  }
  const [voids, otherVoids] = [new Map(Object.entries(one.voids)), new Map(Object.entries(other.voids))];
  for (const branch of new Set([...voids.keys(), ...otherVoids.keys()])) {
    const [paid, otherPaid] = [voids.get(branch), otherVoids.get(branch)];
    const areLater = paid === 'by_later_result' && otherPaid === 'by_later_result';
    const isAlike = typeof paid === 'number' && typeof otherPaid === 'number' && paid === mapped(otherPaid);
    end(areLater || isAlike, `${branch} pays ${paid} and ${otherPaid}`);
  }
  // As the two venues settle what came about, in ten-thousandths.
  const [truth, otherTruth] = [settledTruth(left).payout, settledTruth(right).payout];
  end(
    truth === (mapping === 'opposite' ? 10_000 - otherTruth : otherTruth),
    `settled ${truth}, ${otherTruth}`,
  );
  return { unlike, ends };
}
