import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readContract } from '../../src/core/claim/index.ts';
import type { ContractVersion } from '../../src/core/contract/index.ts';
import { fingerprint } from '../../src/runtime/content-hash.ts';
import { sketchMarket } from '../harness/fake-venue.ts';

function readCombo(
  legs: number,
  terms: ContractVersion['terms'] = {},
  fields: Partial<ContractVersion> = {},
) {
  const { contract } = sketchMarket({
    id: 'COMBO',
    contract: {
      strike: undefined,
      rules: '',
      terms,
      ...fields,
      legs: Array.from({ length: legs }, (_, leg) => ({
        eventId: 'LADDER',
        marketId: `LADDER-${leg}`,
        side: 'yes',
      })),
    },
  });
  return readContract({ fingerprint }, contract, undefined);
}

test('a combo is its legs, of which there is a bound: they are all compared with one another', () => {
  const combo = readCombo(50);
  assert.equal(combo.legs?.length, 50);
  assert.deepEqual(combo.withheld, []);
  const large = readCombo(51);
  assert.equal(large.legs, undefined);
  assert.equal(large.claim, undefined);
  assert.deepEqual(
    large.withheld.map(({ reason }) => reason),
    ['too_large'],
  );
});

test('H81 a combo with a least payout is withheld', () => {
  for (const terms of [{ settlement_bounds_type: 'floor' }, { settlement_floor_dollars: '0.10' }]) {
    const combo = readCombo(2, terms);
    assert.equal(combo.legs, undefined);
    assert.deepEqual(
      combo.withheld.map(({ reason }) => reason),
      ['unknown_payout'],
    );
  }
});

test('a combo whose own text, label or strike says something beside its legs is withheld', () => {
  const strike = { type: 'custom', floor: undefined, cap: undefined, functional: undefined };
  const read = (fields: Partial<ContractVersion>) => {
    const { legs, withheld } = readCombo(2, {}, fields);
    return legs === undefined ? withheld[0]?.reason : 'legs';
  };
  assert.equal(read({ yesLabel: 'yes Ana Doe,yes Lisbon' }), 'legs');
  assert.equal(read({ yesLabel: 'no Ana Doe,no Lisbon' }), 'subject_conflict');
  assert.equal(read({ yesLabel: 'yes Ana Doe' }), 'subject_conflict');
  const struck = (sides: string, markets = 'LADDER-0,LADDER-1') => ({
    strike: { ...strike, custom: { 'Associated Market Sides': sides, 'Associated Markets': markets } },
  });
  assert.equal(read(struck('yes,yes')), 'legs');
  assert.equal(read(struck('yes,no')), 'subject_conflict');
  assert.equal(read(struck('yes,yes', 'LADDER-0,LADDER-2')), 'subject_conflict');
  const anyLeg = 'If at least one of the legs settles Yes, then the market resolves to Yes.';
  assert.equal(read({ rules: anyLeg }), 'unknown_clause');
});

test('a combo whose strike says more than its legs is withheld', () => {
  const plain = {
    type: 'custom',
    floor: undefined,
    cap: undefined,
    custom: undefined,
    functional: undefined,
  };
  const read = (strike: Partial<NonNullable<ContractVersion['strike']>>) => {
    const { legs, withheld } = readCombo(2, {}, { strike: { ...plain, ...strike } });
    return legs === undefined ? withheld[0]?.reason : 'legs';
  };
  assert.equal(read({}), 'legs');
  assert.equal(read({ custom: { 'Associated Events': 'LADDER,LADDER' } }), 'legs');
  assert.equal(read({ custom: { 'Multivariate Event Ticker': 'LADDER-S1' } }), 'legs');
  assert.equal(read({ custom: { 'Associated Events': 'LADDER,OTHER' } }), 'subject_conflict');
  assert.equal(read({ custom: { 'Minimum Legs': '1' } }), 'subject_conflict');
  assert.equal(read({ type: 'greater', floor: { numerator: 1n, denominator: 1n } }), 'bound_conflict');
});

test('a combo with one leg twice is withheld: a leg that pays one half would pay it a quarter', () => {
  const leg = { eventId: 'LADDER', marketId: 'LADDER-0', side: 'yes' } as const;
  const { contract } = sketchMarket({
    id: 'COMBO',
    contract: { strike: undefined, rules: '', terms: {}, legs: [leg, leg] },
  });
  const { legs, withheld } = readContract({ fingerprint }, contract, undefined);
  assert.equal(legs, undefined);
  assert.equal(withheld[0]?.reason, 'subject_conflict');
});
