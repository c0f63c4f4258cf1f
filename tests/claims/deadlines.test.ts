/** Simulated deadlines, margins and finishing places are read as the simulated world knows them to be. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Claim, groupKey } from '../../src/core/claim/index.ts';
import { equalPayouts, neverMore, type Rational, rational } from '../../src/core/exact/index.ts';
import type { SimulatedMarket, State } from '../../src/simulator/world/index.ts';
import { readingOf, sharedContracts, sharedWorld } from '../harness/shared-world.ts';
import type { WorldContract } from '../harness/world-contracts.ts';
import { checkAgreement } from './agree-with-world.ts';

const seeds = [1, 2, 3, 4, 5];

/** How the world writes the figures that can be told exactly. */
const figureTexts =
  /^(?:first time that the .+, since .+, as given by the Federal Register$|first time that the fisheries treaty |certified margin |place of )/;

/** Everything else that happens by a date, is said, is won or is awarded: nothing of it may be taken for another. */
const lookAlikes = /^(?:first |times |whether |who |party |person |Democratic |a person |the one entry )/;

function isFigure({ market }: WorldContract): boolean {
  return !('legs' in market.claim) && figureTexts.test(market.claim.variable);
}

function isLookAlike({ market }: WorldContract): boolean {
  return !('legs' in market.claim) && lookAlikes.test(market.claim.variable);
}

const never = 10_000_000_000;

/** The world counts seconds, tenths of a point and places. */
function valueIn(_claim: Claim, { second, tenths, place }: State): Rational | undefined {
  // No second before 1970 belongs to a simulated beginning: there the world means that it never happens.
  if (second !== undefined) return rational(BigInt(second < 0 ? never : second) * 1000n);
  if (tenths !== undefined) return rational(BigInt(tenths), 10n);
  return place === undefined ? undefined : rational(BigInt(place));
}

describe('simulated deadlines, margins and places', () => {
  for (const seed of seeds) {
    const contracts = sharedContracts({ seed });
    it(`are read as they are in world ${seed}`, () => {
      const agreement = checkAgreement(contracts, { filter: isFigure, valueIn });
      assert.deepEqual(agreement.disagreements, []);
      assert.equal(agreement.read, agreement.looked);
      assert.ok(agreement.looked >= 90, `${agreement.looked} contracts`);
      assert.ok(agreement.shared >= 5, `${agreement.shared} figures are shared by both venues`);
    });
    it(`are never taken for what only looks like them in world ${seed}`, () => {
      const agreement = checkAgreement(contracts, {
        filter: (contract) => isFigure(contract) || isLookAlike(contract),
        valueIn,
        mayBeWithheld: () => true,
      });
      assert.deepEqual(agreement.disagreements, []);
      assert.ok(agreement.looked >= 300, `${agreement.looked} contracts`);
    });
  }
});

describe('hard cases of deadlines and menus', () => {
  const world = sharedWorld({ seed: 1 });
  const contracts = new Map(
    sharedContracts({ seed: 1 }).map((each) => [`${each.market.venue} ${each.market.id}`, each]),
  );
  const claimOf = ({ venue, id }: Pick<SimulatedMarket, 'venue' | 'id'>): Claim | undefined => {
    const contract = contracts.get(`${venue} ${id}`);
    assert.ok(contract, `${venue} ${id} is in the world`);
    return readingOf(contract).claim;
  };
  const cases = /^(?:P7|H30|H31|H32|H33|H34|H35|H36|H37|H38|H39|H40|H41|H42|H43|H44|H54|H59|H60|H62|H68)$/;
  // Places in golf are a family of their own.
  const traps = (world.traps ?? []).filter(
    (trap) => cases.test(trap.case) && !trap.left.id.startsWith('KXPGA'),
  );

  it('are all in the world', () => {
    const found = new Set(traps.map((trap) => trap.case));
    for (const hardCase of ['P7', 'H30', 'H31', 'H42', 'H54', 'H60', 'H62'])
      assert.ok(found.has(hardCase), hardCase);
  });

  for (const { case: hardCase, left, right, verdict } of traps) {
    it(`${hardCase}: ${left.id} and ${right.id}: ${verdict.relation}`, () => {
      assert.equal(relationOf(claimOf(left), claimOf(right)), verdict.relation);
    });
  }
});

function relationOf(left: Claim | undefined, right: Claim | undefined): string {
  if (left === undefined || right === undefined) return 'none';
  if (groupKey(left.variable) !== groupKey(right.variable)) return 'none';
  const { domain, grid } = left.variable;
  if (equalPayouts(left.payout, right.payout)) return 'equivalent';
  if (neverMore(left.payout, right.payout, domain, grid)) return 'implies';
  return neverMore(right.payout, left.payout, domain, grid) ? 'implied_by' : 'overlaps';
}
