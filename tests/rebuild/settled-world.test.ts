/** Some days of a simulated world, settled: nothing that was published fails, unless a family reads the wrong thing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readContract } from '../../src/core/claim/index.ts';
import {
  addRationals,
  compareRationals,
  complementPayout,
  one,
  parseDecimal,
} from '../../src/core/exact/index.ts';
import { rebuildStoreLimits } from '../../src/rebuild/run-graph.ts';
import { loadAccuracy, type PairOutcome } from '../../src/store/index.ts';
import { openTestStore } from '../harness/test-database.ts';
import { runSettledWorld, type SettledWorldOptions } from '../soak/settled-world.ts';

const world: SettledWorldOptions = { seed: 11, markets: 1500, days: 3, hoursBetweenReadings: 36 };
const violationsMax = 10_000;

async function settle(options: SettledWorldOptions) {
  const { store, close } = await openTestStore(rebuildStoreLimits);
  try {
    await runSettledWorld(store, options);
    const { counts, violations } = await loadAccuracy(store, violationsMax);
    const sum = (...outcomes: readonly PairOutcome[]) =>
      counts.reduce((pairs, count) => pairs + (outcomes.includes(count.outcome) ? count.pairs : 0), 0);
    return { counts, violations, sum };
  } finally {
    await close();
  }
}

test('of all that was published nothing fails, with voids, ties, prices, disputes and edited rules', async () => {
  const { counts, violations, sum } = await settle(world);
  assert.deepEqual(violations, []);
  assert.equal(sum('violated'), 0);
  assert.ok(sum('held') > 1_000, `${sum('held')} pairs held`);
  assert.ok(sum('priced', 'voided') > 0, 'a void is among them');
  assert.ok(
    counts.some(({ crossVenue, outcome }) => crossVenue && outcome === 'held'),
    'pairs across venues are among them',
  );
});

test('a family that reads the opposite on one venue is found out, with both settlements', async () => {
  const broken: typeof readContract = (deps, contract, event) => {
    const reading = readContract(deps, contract, event);
    const { claim } = reading;
    if (claim?.family !== 'game' || contract.venue !== 'venue_b') return reading;
    const { domain, grid } = claim.variable;
    return { ...reading, claim: { ...claim, payout: complementPayout(claim.payout, domain, grid) } };
  };
  const { violations, sum } = await settle({
    ...world,
    markets: 800,
    hoursBetweenReadings: 72,
    read: broken,
  });
  assert.ok(violations.length > 0);
  assert.equal(violations.length, sum('violated'));
  for (const { relation, crossVenue, family, left, right } of violations) {
    assert.ok(family === 'game' || family === 'combo', family);
    assert.equal(crossVenue, left.venue !== right.venue);
    assert.ok(left.venue === 'venue_b' || right.venue === 'venue_b', `${left.id} ${right.id}`);
    const [paid, other] = [parseDecimal(left.yesPayout), parseDecimal(right.yesPayout)];
    assert.ok(paid && other);
    const fails = {
      equivalent: compareRationals(paid, other) !== 0,
      implies: compareRationals(paid, other) > 0,
      contradicts: compareRationals(addRationals(paid, other), one) > 0,
    };
    assert.ok(fails[relation], `${left.id} ${left.yesPayout} ${relation} ${right.id} ${right.yesPayout}`);
  }
  assert.ok(
    violations.some(({ crossVenue }) => crossVenue),
    'across venues too',
  );
});
