import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContractVersion } from '../contract/index.ts';
import { hasPlainSides, refuseContract } from './refuse-contract.ts';

function contract(changes: Partial<ContractVersion>): ContractVersion {
  return {
    venue: 'venue_b',
    id: 'm',
    venueKey: 'm',
    eventId: 'e',
    seriesId: undefined,
    title: '',
    yesLabel: 'Yes',
    noLabel: 'No',
    rules: 'Yes if it rains.',
    rulesHash: '',
    rulesTemplateHash: '',
    strike: undefined,
    exclusivity: { eventMutuallyExclusive: false, group: undefined, openEnded: false },
    gameStartsAt: undefined,
    settlement: { currency: 'USDC', sources: [], payout: '1' },
    legs: undefined,
    terms: {},
    termsHash: '',
    ...changes,
  };
}

function checkRefused(name: string, changes: Partial<ContractVersion>, expected: string | undefined): void {
  test(name, () => assert.equal(refuseContract(contract(changes))?.reason, expected));
}

checkRefused('a plain contract', {}, undefined);
checkRefused('no text', { rules: ' \n ' }, 'no_rules');
for (const rules of [
  'above || Count ||',
  'above \u2016 Count \u2016',
  'if {name} wins',
  'if \u2039name\u203a wins',
]) {
  checkRefused(`an unfilled place: ${rules}`, { rules }, 'unfilled_template');
}
checkRefused('a market that pays a share', { terms: { market_type: 'scalar' } }, 'unknown_payout');
checkRefused('a binary market', { terms: { market_type: 'binary' } }, undefined);
for (const [what, terms, expected] of [
  ['bounds of the default kind', { settlement_bounds_type: 'default' }, undefined],
  ['bounds with a floor', { settlement_bounds_type: 'floor' }, 'unknown_payout'],
  ['bounds of a kind nobody knows', { settlement_bounds_type: 'collar' }, 'unknown_payout'],
  ['bounds that are no word', { settlement_bounds_type: true }, 'unknown_payout'],
  ['a floor without a kind of bounds', { settlement_floor_dollars: '0.2500' }, 'unknown_payout'],
  [
    'a floor beside default bounds',
    { settlement_bounds_type: 'default', settlement_floor_dollars: '0.01' },
    'unknown_payout',
  ],
  [
    'a floor of nothing',
    { settlement_bounds_type: 'default', settlement_floor_dollars: '0.0000' },
    undefined,
  ],
  ['a floor that is no amount', { settlement_floor_dollars: 'half' }, 'unknown_payout'],
  ['a normal market', { marketType: 'normal' }, undefined],
  ['a scalar market of the other venue', { marketType: 'scalar' }, 'unknown_payout'],
  ['a scale on a market called normal', { marketType: 'normal', formatType: 'decimal' }, 'unknown_payout'],
  ['a lower and an upper bound', { lowerBound: '0', upperBound: '100' }, 'unknown_payout'],
  ['an upper date', { upperBoundDate: '2021-03-31' }, 'unknown_payout'],
] as const) {
  checkRefused(`H81 ${what}`, { terms: { market_type: 'binary', ...terms } }, expected);
}
for (const payout of ['1/2', '10']) {
  checkRefused(
    `a contract that pays ${payout} dollars`,
    { settlement: { currency: 'USD', sources: [], payout } },
    'unknown_payout',
  );
}
checkRefused(
  'a formula',
  { strike: { type: 'functional', floor: undefined, cap: undefined, custom: undefined, functional: 'x' } },
  'unknown_payout',
);
checkRefused('sides turned round', { terms: { outcomes: ['No', 'Yes'] } }, 'subject_conflict');
checkRefused('one side turned round', { terms: { outcomes: ['Red', 'yes'] } }, 'subject_conflict');
checkRefused('named sides', { terms: { outcomes: ['Red', 'Blue'] } }, undefined);

test('plain sides', () => {
  assert.equal(hasPlainSides(contract({ terms: { outcomes: ['Yes', 'No'] } })), true);
  assert.equal(hasPlainSides(contract({})), true);
  assert.equal(hasPlainSides(contract({ terms: { outcomes: ['Red', 'Blue'] } })), false);
  assert.equal(hasPlainSides(contract({ terms: { outcomes: ['Yes', 'Maybe'] } })), false);
});
