/**
 * Games of two venues with planted void rules: what is called compatible paid the same in every state and on every branch,
 * and what pays differently is never called so. Of deadlines alone, which are never void, nothing of it could be seen.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assessTerms, type Mapping, mappingOf } from '../../src/core/compare/index.ts';
import { relate } from '../../src/core/relation/index.ts';
import { readWorld, type WorldMember } from '../claims/read-world.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';
import { isFullTest, testRounds } from '../harness/test-rounds.ts';
import { comparedContract } from './compared-pairs.ts';
import { gameVoidRules, type PlantedContract, plantVoids, settledPayout } from './planted-voids.ts';

const seeds = [5, 6, 7, 8, 9, 10].slice(0, testRounds({ usual: 1, full: 6 }));
const markets = 2_000;
/** Ends of two contracts with their rules; states, which no void rule changes, are looked at once for all of them. */
const settledMin = isFullTest ? 600_000 : 100_000;
const pairsMax = 100_000;
const families = ['game', 'soccer'];
const branches = ['cancelled', 'postponed'] as const;

test(`games with planted voids are compatible only if they pay alike on every branch, seeds ${seeds.join(', ')}`, (t) => {
  const counted = new Map<string, number>();
  const count = (what: string, times = 1) => counted.set(what, (counted.get(what) ?? 0) + times);
  for (const seed of seeds) {
    const { members, graph, find } = readWorld(seed, markets);
    const { pairs } = graph.relations.crossVenuePairs(pairsMax);
    for (const [place, index] of pairs.left.entries()) {
      const [left, right] = [members[index], members[pairs.right[place] ?? -1]];
      if (!left?.claim || !right?.claim || !families.includes(left.claim.family)) continue;
      const related = relate(left, right, find);
      if (related.kind !== 'related' || mappingOf(related) === 'unconfirmed') continue;
      const states = statesOf(left, right, mappingOf(related));
      const ofLeft = gameVoidRules.map((rules) => plantVoids(left, rules, branches));
      const ofRight = gameVoidRules.map((rules) => plantVoids(right, rules, branches));
      for (const [one, mine] of ofLeft.entries()) {
        for (const [two, other] of ofRight.entries()) {
          if (mine === undefined || other === undefined) continue;
          const relation = relate(mine.member, other.member, find);
          if (relation.kind !== 'related' || mappingOf(relation) !== mappingOf(related)) continue;
          const { mapping, settlement } = assessTerms(
            simulatedReader,
            comparedContract(mine.member, { contract: mine.contract, event: left.source.event }),
            comparedContract(other.member, { contract: other.contract, event: right.source.event }),
            relation,
          );
          const { unlike, ends } = payoutsOf(states, mine, other, mapping);
          const words = `${gameVoidRules[one]?.name} and ${gameVoidRules[two]?.name}, ${mapping}`;
          count('settled', ends);
          count(unlike === undefined ? 'alike' : 'unlike');
          count(`${left.claim.family} ${mapping} ${settlement}`);
          if (settlement === 'compatible') {
            assert.equal(unlike, undefined, `seed ${seed}: ${left.marketId} and ${right.marketId}, ${words}`);
          }
          if (settlement !== 'compatible' && unlike === undefined) count(`alike and ${settlement}`);
        }
      }
    }
  }
  t.diagnostic(JSON.stringify([...counted]));
  for (const family of families) {
    for (const mapping of ['same', 'opposite']) {
      for (const settlement of ['compatible', 'different', 'unknown']) {
        const what = `${family} ${mapping} ${settlement}`;
        assert.ok((counted.get(what) ?? 0) > 0, `${what}: ${JSON.stringify([...counted])}`);
      }
    }
  }
  assert.ok((counted.get('unlike') ?? 0) > 1_000);
  assert.ok((counted.get('settled') ?? 0) >= settledMin, JSON.stringify([...counted]));
});

interface Ends {
  /** The first end on which the two do not pay alike, in words. */
  readonly unlike: string | undefined;
  readonly ends: number;
}

/** What void rules do not change: every state of the game, in half dollars. */
function statesOf(left: WorldMember, right: WorldMember, mapping: Mapping): Ends {
  const [one, other] = [left.market.claim, right.market.claim];
  if ('legs' in one || 'legs' in other) return { unlike: 'a combo', ends: 0 };
  if (one.occurrence.id !== other.occurrence.id) return { unlike: 'two games', ends: 1 };
  const states = [...one.occurrence.states()];
  const found = states.find((state) => one.pays(state) !== mapped(other.pays(state), mapping));
  return { unlike: found && `state ${JSON.stringify(found)}`, ends: states.length };
}

function payoutsOf(states: Ends, left: PlantedContract, right: PlantedContract, mapping: Mapping): Ends {
  const unlike: string[] = [];
  // A game can be cancelled or put off whatever the texts name.
  for (const branch of branches) {
    const [paid, other] = [left.claim.voids[branch], right.claim.voids[branch]];
    const areLater = paid === 'by_later_result' && other === 'by_later_result';
    const isAlike = typeof paid === 'number' && typeof other === 'number' && paid === mapped(other, mapping);
    if (!areLater && !isAlike) unlike.push(`${branch} pays ${paid} and ${other}`);
  }
  const [settled, otherSettled] = [settledPayout(left), settledPayout(right)];
  if (settled !== (mapping === 'opposite' ? 10_000 - otherSettled : otherSettled)) {
    unlike.push(`settled ${settled} and ${otherSettled}`);
  }
  return { unlike: states.unlike ?? unlike[0], ends: states.ends + 3 };
}

function mapped(halves: number, mapping: Mapping): number {
  return mapping === 'opposite' ? 2 - halves : halves;
}
