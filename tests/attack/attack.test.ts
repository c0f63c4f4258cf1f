/** A sample of the attack; `npm run attack` makes all of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedContracts } from '../harness/shared-world.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { attack, operators } from './attack.ts';
import { findPairs } from './attacked-pairs.ts';
import { describeSurvivor } from './describe-attack.ts';

/** One pair of so many is attacked. */
const oneOf = testRounds({ usual: 20, full: 1 });

test('no relation survives a change of what its contracts promise', (t) => {
  const listings = sharedContracts({ seed: 1 }).map(({ payload }) => payload);
  const pairs = findPairs(listings, 1).filter((_pair, index) => index % oneOf === 0);
  const { counts, unexplained } = attack(pairs);
  assert.deepEqual(unexplained.slice(0, 20).map(describeSurvivor), []);
  for (const { name } of operators)
    assert.ok((counts.get(name)?.mutants ?? 0) > 0, `${name} changed nothing`);
  const mutants = [...counts.values()].reduce((sum, count) => sum + count.mutants, 0);
  t.diagnostic(`${mutants} changes of ${pairs.length} pairs`);
});
