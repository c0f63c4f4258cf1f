/** Simulated contracts on economic releases and the central bank are read as the simulated world knows them to be. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Claim } from '../../src/core/claim/index.ts';
import { type Rational, rational } from '../../src/core/exact/index.ts';
import type { State } from '../../src/simulator/world/index.ts';
import { sharedContracts } from '../harness/shared-world.ts';
import type { WorldContract } from '../harness/world-contracts.ts';
import { checkAgreement } from './agree-with-world.ts';

/** The last is large enough for months and meetings further ahead, with brackets below zero and other templates. */
const worlds = [
  { seed: 1, markets: 2000, shared: 9, contracts: 80 },
  { seed: 2, markets: 2000, shared: 9, contracts: 80 },
  { seed: 3, markets: 2000, shared: 9, contracts: 80 },
  { seed: 4, markets: 2000, shared: 9, contracts: 80 },
  { seed: 5, markets: 2000, shared: 9, contracts: 80 },
  { seed: 9, markets: 12_000, shared: 12, contracts: 150 },
];

/** How the world writes the figures of these families. */
const figureTexts =
  /^(BLS |BEA |Istat |DOL |change of the upper bound of the federal funds|upper bound of the federal funds|number of times the Fed cuts|cuts of the Fed in |highest lower or upper bound)/;

function isEconomy({ market }: WorldContract): boolean {
  return !('legs' in market.claim) && figureTexts.test(market.claim.variable);
}

/** The world counts tenths, thousands and basis points; claims are in percent, persons, basis points and percent. */
function valueIn({ variable }: Claim, state: State): Rational | undefined {
  const { tenths, thousands, basisPoints, count } = state;
  if (tenths !== undefined) return rational(BigInt(tenths), 10n);
  if (thousands !== undefined) return rational(BigInt(thousands) * 1000n);
  if (count !== undefined) return rational(BigInt(count));
  if (basisPoints === undefined) return undefined;
  return variable.unit === 'percent' ? rational(BigInt(basisPoints), 100n) : rational(BigInt(basisPoints));
}

describe('simulated economy', () => {
  for (const { seed, markets, shared, contracts } of worlds) {
    it(`is read as it is in world ${seed}`, () => {
      const agreement = checkAgreement(sharedContracts({ seed, markets }), { filter: isEconomy, valueIn });
      assert.deepEqual(agreement.disagreements, []);
      assert.equal(agreement.read, agreement.looked);
      assert.ok(agreement.looked >= contracts, `only ${agreement.looked} contracts`);
      assert.ok(agreement.shared >= shared, `only ${agreement.shared} figures are shared by both venues`);
    });
  }
});
