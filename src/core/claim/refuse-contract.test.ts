import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContractVersion } from '../contract/index.ts';
import { rational } from '../exact/index.ts';
import { refuseContract } from './refuse-contract.ts';
import { hasPlainSides } from './sides.ts';

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
  ['bounds of an unknown kind', { settlement_bounds_type: 'collar' }, 'unknown_payout'],
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
const strikes: readonly (readonly [string, bigint | undefined, bigint | undefined, boolean])[] = [
  ['greater', 5n, undefined, true],
  ['greater', 5n, 5n, true],
  ['greater', undefined, 5n, false],
  ['greater', 5n, 6n, false],
  ['greater', undefined, undefined, false],
  ['greater_or_equal', 5n, undefined, true],
  ['greater_or_equal', undefined, 5n, false],
  ['less', undefined, 5n, true],
  ['less', 5n, undefined, false],
  ['less_or_equal', undefined, 5n, true],
  ['less_or_equal', 5n, undefined, false],
  ['between', 5n, 6n, true],
  ['between', 5n, 5n, true],
  ['between', 6n, 5n, false],
  ['between', 5n, undefined, false],
  ['between', undefined, 5n, false],
  ['structured', undefined, undefined, true],
  ['structured', 5n, undefined, true],
  ['structured', undefined, 5n, false],
  ['custom', undefined, undefined, true],
  ['greater_than', 5n, undefined, false],
];
for (const [type, floor, cap, isKept] of strikes) {
  const strike = {
    type,
    floor: floor === undefined ? undefined : rational(floor),
    cap: cap === undefined ? undefined : rational(cap),
    custom: undefined,
    functional: undefined,
  };
  checkRefused(
    `H78 a strike of type ${type}, floor ${floor}, cap ${cap}`,
    { venue: 'venue_a', strike },
    isKept ? undefined : 'bound_conflict',
  );
}
test('H78 a target that is yet to be set has a type and no bound', () => {
  const strike = {
    type: 'greater_or_equal',
    floor: undefined,
    cap: undefined,
    custom: undefined,
    functional: undefined,
  };
  const pending = contract({ venue: 'venue_a', yesLabel: 'Target Price: TBD', strike });
  assert.equal(refuseContract(pending), undefined);
});
checkRefused('sides turned round', { terms: { outcomes: ['No', 'Yes'] } }, 'subject_conflict');
checkRefused('one side turned round', { terms: { outcomes: ['Red', 'yes'] } }, 'subject_conflict');
checkRefused('named sides', { terms: { outcomes: ['Red', 'Blue'] } }, undefined);

for (const outcomes of [
  ['Over', 'Not Over'],
  ['Under', 'Not Under'],
  ['Yes', 'Maybe'],
  ['Over', 'Down'],
  ['Up', 'Flat'],
  ['Red', 'Under'],
  ['Red', 'Not Red'],
  ['Not Red', 'Red'],
  ['Anyone but Red', 'Red'],
  ['Red', 'red '],
  ['Red'],
  ['Red', ''],
  ['Red', 'Blue', 'Green'],
]) {
  checkRefused(`H71 outcomes ${outcomes.join(' and ')}`, { terms: { outcomes } }, 'subject_conflict');
}
for (const outcomes of [
  ['Yes', 'No'],
  ['Over', 'Under'],
  ['Under', 'Over'],
  ['Up', 'Down'],
  ['Michigan', 'Michigan State'],
  ['Notre Dame', 'Dame'],
]) {
  checkRefused(`outcomes ${outcomes.join(' and ')}`, { terms: { outcomes } }, undefined);
}
checkRefused(
  'H71 a label of No that denies that of Yes',
  { venue: 'venue_a', yesLabel: 'Red', noLabel: 'Not Red' },
  'subject_conflict',
);
for (const yesLabel of ['Not above 5', 'Not $95,000 or above', 'not Ann Lee: 2+']) {
  checkRefused(`H71 a label that denies a condition: ${yesLabel}`, { yesLabel }, 'bound_conflict');
}
checkRefused('Notre Dame', { yesLabel: 'Notre Dame by 7 or more' }, undefined);
checkRefused(
  'a label of No that repeats that of Yes',
  { venue: 'venue_a', yesLabel: 'Red', noLabel: 'Red' },
  undefined,
);
checkRefused('outcomes that are no list', { terms: { outcomes: 'Red' } }, 'subject_conflict');

const ofKentucky = 'If the Democratic nominee is sworn in as a Senator of Kentucky, then Yes.';
checkRefused(
  'H88 a ticker with the letters of another state decides nothing',
  { id: 'SENATELA-26-D', eventId: 'SENATELA-26', title: 'Kentucky Senate winner?', rules: ofKentucky },
  undefined,
);
checkRefused(
  'H88 a title that names another state than the rules',
  { title: 'Louisiana Senate winner?', rules: ofKentucky },
  'subject_conflict',
);
checkRefused(
  'H88 a label that names another state than the rules',
  { title: 'Senate winner?', yesLabel: 'Democratic party in Louisiana', rules: ofKentucky },
  'subject_conflict',
);
checkRefused(
  'H88 West Virginia is not Virginia',
  { title: 'Virginia Senate winner?', rules: ofKentucky.replace('Kentucky', 'West Virginia') },
  'subject_conflict',
);
checkRefused(
  'a title that names the state of the rules among others',
  { title: 'Georgia at Kentucky', rules: ofKentucky },
  undefined,
);

test('plain sides', () => {
  assert.equal(hasPlainSides(contract({ terms: { outcomes: ['Yes', 'No'] } })), true);
  assert.equal(hasPlainSides(contract({})), true);
  assert.equal(hasPlainSides(contract({ yesLabel: 'Red', noLabel: 'Blue' })), false);
  assert.equal(hasPlainSides(contract({ terms: { outcomes: ['Red', 'Blue'] } })), false);
  assert.equal(hasPlainSides(contract({ terms: { outcomes: ['Yes', 'Maybe'] } })), false);
});

const unheard = {
  type: 'unheard_of',
  floor: undefined,
  cap: undefined,
  custom: undefined,
  functional: undefined,
};
checkRefused(
  'H78 an unknown strike type without a bound',
  { venue: 'venue_a', strike: unheard },
  'bound_conflict',
);
checkRefused('a label with accents', { yesLabel: 'M\u00e1laga' }, undefined);
checkRefused(
  'H71 a letter that only looks like another in the label',
  { yesLabel: 'B\u043eston' },
  'unknown_identity',
);
checkRefused(
  'H71 a letter that only looks like another in the title of the group',
  { terms: { groupItemTitle: 'Spre\u0430d -1.5' } },
  'unknown_identity',
);
