/** Champions, wins, rounds and places: the reading agrees with the simulated world, and near misses are refused. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findLeague, findTeam } from '../../src/core/claim/identity/index.ts';
import { type Claim, readContract } from '../../src/core/claim/index.ts';
import type { ContractVersion } from '../../src/core/contract/index.ts';
import { formatPayout, type Rational, rational } from '../../src/core/exact/index.ts';
import { leagues } from '../../src/simulator/world/families/sports/leagues.ts';
import type { State } from '../../src/simulator/world/index.ts';
import { sharedContracts } from '../harness/shared-world.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';
import type { WorldContract } from '../harness/world-contracts.ts';
import { checkAgreement } from './agree-with-world.ts';

const contracts = sharedContracts({ seed: 1 });

function truthOf({ market }: WorldContract): string {
  return 'legs' in market.claim ? '' : market.claim.variable;
}

function isSeason(contract: WorldContract): boolean {
  return /^(?:[a-z0-9]+-champion-|[a-z0-9-]+-wins-|ucl-\w+-round-|golf-.*place finished)/.test(
    truthOf(contract),
  );
}

function valueIn({ family }: Claim, state: State, contract: WorldContract): Rational | undefined {
  const { place = 0, count = 0 } = state;
  switch (family) {
    case 'champion':
      return championNumber(truthOf(contract), place);
    case 'season_wins':
      return rational(BigInt(count));
    case 'stages':
      return rational(BigInt(place));
    case 'leaderboard':
      return rational(BigInt(place + 1));
    default:
      return undefined;
  }
}

/** The world numbers the teams of a league as it lists them, a claim by the order of their codes. */
function championNumber(truth: string, place: number): Rational | undefined {
  const league = leagues.find(({ key }) => truth.startsWith(`${key}-champion-`));
  const team = findTeam(league?.key ?? '', league?.teams[place]?.fullName ?? '');
  const codes =
    findLeague(league?.key ?? '')
      ?.teams.map(({ code }) => code)
      .toSorted() ?? [];
  return team === undefined ? undefined : rational(BigInt(codes.indexOf(team.code) + 1));
}

describe('simulated seasons', () => {
  for (const seed of [1, 2, 3]) {
    it(`are read as the world of seed ${seed} knows them`, () => {
      const world = sharedContracts({ seed });
      const { disagreements, looked, read, shared } = checkAgreement(world, {
        filter: isSeason,
        valueIn,
        // The text does not say how equal places count.
        mayBeWithheld: (contract) => truthOf(contract).endsWith('equal places not mentioned'),
      });
      assert.deepEqual(disagreements, []);
      assert.ok(read >= looked - 2, `${read} of ${looked}`);
      assert.ok(looked > 40, `${looked} contracts`);
      assert.ok(shared >= 3, `${shared} figures on both venues`);
    });
  }

  it('put the final above the semifinal', () => {
    const paid = ['QU', 'SE', 'FI'].map((round) =>
      formatPayout(claimOf(found(new RegExp(`^KXUCLROUND-27ARS-${round}$`))).payout),
    );
    assert.deepEqual(paid, ['[1, 4]', '[2, 4]', '[3, 4]']);
  });
});

function found(id: RegExp): WorldContract {
  const contract = contracts.find((each) => id.test(each.contract.id));
  assert.ok(contract !== undefined, String(id));
  return contract;
}

function claimOf({ contract, event }: WorldContract): Claim {
  const { claim, withheld } = readContract(simulatedReader, contract, event);
  assert.ok(claim !== undefined, JSON.stringify(withheld));
  return claim;
}

describe('near misses in seasons', () => {
  const checkRefused = (
    what: string,
    id: RegExp,
    reason: string,
    change: (contract: ContractVersion) => Partial<ContractVersion>,
  ): void => {
    it(`refuses ${what}`, () => {
      const { contract, event, market } = found(id);
      claimOf({ contract, event, market });
      const { claim, withheld } = readContract(simulatedReader, { ...contract, ...change(contract) }, event);
      assert.equal(claim, undefined);
      assert.deepEqual(
        withheld.map((each) => each.reason),
        [reason],
      );
    });
  };
  checkRefused('the label of another team', /^KXNBACHAMP-27-BOS$/, 'subject_conflict', () => ({
    yesLabel: 'Denver',
  }));
  checkRefused('a place that two teams share', /^KXNBACHAMP-27-LAL$/, 'unknown_identity', () => ({
    yesLabel: 'Los Angeles',
  }));
  checkRefused('the label of another round', /^KXUCLROUND-27ARS-FI$/, 'subject_conflict', () => ({
    yesLabel: 'Reach the semifinal',
  }));
  checkRefused('a label beside the rules', /^KXNFLWINS-27DAL-6$/, 'bound_conflict', ({ strike }) => ({
    yesLabel: 'At least 7 wins',
    strike,
  }));
  checkRefused('the label of another player', /^KXPGATOP5-.*-SCH$/, 'subject_conflict', () => ({
    yesLabel: 'Rory McIlroy',
  }));
});
