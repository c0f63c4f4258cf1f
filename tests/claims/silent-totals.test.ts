/** H83: a total whose text is silent on what is scored after regulation may count it or not: its venue alone knows. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readContract } from '../../src/core/claim/index.ts';
import { relate } from '../../src/core/relation/index.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';
import { memberOfListing } from './own-listings.ts';
import { readWorld, type WorldMember } from './read-world.ts';

const { members } = readWorld(1, 2000);

/** Sentences with these words go. */
const afterRegulation = /[^.\n]*\b(?:overtime|extra innings|shootout)\b[^.\n]*\.?/gi;

const totals = members.filter(
  ({ claim }) =>
    claim?.family === 'game' &&
    claim.variable.quantity === 'total' &&
    claim.variable.frame.window === 'full game' &&
    claim.variable.frame.reach === 'shared',
);
const leagueOf = ({ claim }: WorldMember): string => claim?.variable.frame.subject.split(' ')[0] ?? '';
const samples = new Map(totals.map((member) => [`${member.venue} ${leagueOf(member)}`, member]));

describe('a total that is silent on overtime', () => {
  it('stands for every league that the world plays', () => {
    assert.ok(samples.size >= 8, [...samples.keys()].join());
  });

  for (const [name, { source }] of samples) {
    it(`H83 is of its venue only: ${name}`, () => {
      const { contract, event } = source;
      const rules = contract.rules.replaceAll(afterRegulation, '');
      assert.notEqual(rules, contract.rules);
      const { claim } = readContract(simulatedReader, { ...contract, rules }, event);
      assert.notEqual(claim?.variable.frame.reach, 'shared');
      const silent = memberOfListing({ contract: { ...contract, rules }, event });
      for (const other of totals.filter(({ venue }) => venue !== contract.venue))
        assert.equal(relate(silent, other).kind, 'unrelated');
    });
  }
});
