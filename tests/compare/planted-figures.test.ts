/**
 * Prices and temperatures with planted words on what is paid if nothing is published: what is called compatible paid the
 * same in every state and on every branch, what pays differently is never called so, and what says so in unknown words is
 * not read at all.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assessTerms, type Mapping, mappingOf } from '../../src/core/compare/index.ts';
import { relate } from '../../src/core/relation/index.ts';
import { readWorld } from '../claims/read-world.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';
import { isFullTest, testRounds } from '../harness/test-rounds.ts';
import { comparedContract } from './compared-pairs.ts';
import { figureTwins, type Listed, type Twins } from './figure-twins.ts';
import {
  figureVoidRules,
  type PlantedContract,
  plantVoids,
  settledPayout,
  unreadVoidRules,
} from './planted-voids.ts';

const seeds = [5, 6, 7, 8, 9, 10].slice(0, testRounds({ usual: 1, full: 6 }));
const markets = 2_000;
const planted = ['not_published'] as const;
const settledMin = isFullTest ? 600_000 : 100_000;

test(`prices and temperatures with planted voids are compatible only if they pay alike, seeds ${seeds.join(', ')}`, (t) => {
  const counted = new Map<string, number>();
  const count = (what: string, times = 1) => counted.set(what, (counted.get(what) ?? 0) + times);
  for (const seed of seeds) {
    const { members, find } = readWorld(seed, markets);
    for (const { family, mapping, left, right } of figureTwins(members)) {
      const states = statesOf(left, right, mapping);
      const [mine, others] = [left, right].map((listed) =>
        figureVoidRules.flatMap((rules) => {
          const contract = plantVoids(listed, rules, planted);
          return contract === undefined ? [] : [{ rules, contract }];
        }),
      );
      for (const one of mine ?? []) {
        for (const other of others ?? []) {
          const related = relate(one.contract.member, other.contract.member, find);
          const words = `seed ${seed}: ${one.contract.contract.id} (${one.rules.name}) and ${other.contract.contract.id} (${other.rules.name})`;
          // A window that only the name of its event gives is another one under another name.
          if (related.kind !== 'related') {
            count(`${family} unrelated`);
            continue;
          }
          assert.equal(mappingOf(related), mapping, words);
          const { settlement } = assessTerms(
            simulatedReader,
            comparedContract(one.contract.member, { ...left.source, contract: one.contract.contract }),
            comparedContract(other.contract.member, { ...right.source, contract: other.contract.contract }),
            related,
          );
          const unlike = [...states.unlike, ...voidsUnlike(one.contract, other.contract, mapping)];
          if (settlement === 'compatible') assert.deepEqual(unlike, [], words);
          count('settled', states.ends + 3);
          count(unlike.length === 0 ? 'alike' : 'unlike');
          count(`${family} ${left.venue === right.venue ? left.venue : 'both'} ${mapping} ${settlement}`);
        }
      }
    }
  }
  t.diagnostic(JSON.stringify([...counted]));
  for (const what of [
    'price venue_a same compatible',
    'price venue_a same different',
    'price venue_a same unknown',
    'price venue_b same compatible',
    'price venue_b same different',
    'price venue_b same unknown',
    'weather venue_a same different',
    'weather venue_a same unknown',
    'weather venue_b same different',
    'weather venue_b same unknown',
    'weather both same different',
    'weather both same unknown',
    'weather both opposite different',
    'weather both opposite unknown',
  ]) {
    assert.ok((counted.get(what) ?? 0) > 0, `${what}: ${JSON.stringify([...counted])}`);
  }
  assert.ok((counted.get('unlike') ?? 0) > 500, JSON.stringify([...counted]));
  assert.ok((counted.get('settled') ?? 0) >= settledMin, JSON.stringify([...counted]));
});

test('a price or a temperature that voids in unknown words is not read', (t) => {
  const { members } = readWorld(seeds[0] ?? 0, markets);
  const counted = { price: 0, weather: 0 };
  for (const member of members) {
    const family = member.claim?.family;
    if (family !== 'price' && family !== 'weather') continue;
    for (const rules of unreadVoidRules[family]) {
      assert.equal(plantVoids(member, rules, planted), undefined, `${member.marketId}: ${rules.name}`);
      counted[family] += 1;
    }
  }
  t.diagnostic(JSON.stringify(counted));
  assert.ok(counted.price > 400 && counted.weather > 150, JSON.stringify(counted));
});

interface States {
  /** Those in which the two do not pay alike. */
  readonly unlike: readonly string[];
  readonly ends: number;
}

/** In half dollars. */
function statesOf({ market: left }: Listed, { market: right }: Listed, mapping: Twins['mapping']): States {
  const [one, other] = [left.claim, right.claim];
  if ('legs' in one || 'legs' in other) return { unlike: ['a combo'], ends: 0 };
  const states = [...one.occurrence.states()];
  const unlike = states.filter((state) => one.pays(state) !== mapped(other.pays(state), mapping));
  return { unlike: unlike.map((state) => JSON.stringify(state)), ends: states.length };
}

function voidsUnlike(left: PlantedContract, right: PlantedContract, mapping: Mapping): readonly string[] {
  const unlike: string[] = [];
  const [paid, other] = [left.claim.voids.not_published, right.claim.voids.not_published];
  const isAlike = typeof paid === 'number' && typeof other === 'number' && paid === mapped(other, mapping);
  if (!isAlike) unlike.push(`not published pays ${paid} and ${other}`);
  // Temperatures alone are listed on both venues: one counts corrections of the first day, the other does not speak of any.
  if (left.contract.venue !== right.contract.venue) unlike.push('a corrected figure');
  const [settled, otherSettled] = [settledPayout(left), settledPayout(right)];
  if (settled !== (mapping === 'opposite' ? 10_000 - otherSettled : otherSettled)) {
    unlike.push(`settled ${settled} and ${otherSettled}`);
  }
  return unlike;
}

function mapped(halves: number, mapping: Mapping): number {
  return mapping === 'opposite' ? 2 - halves : halves;
}
