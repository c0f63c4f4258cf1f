import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDecimal, rational } from '../core/exact/index.ts';
import { sealContract } from './seal-contract.ts';

type Draft = Parameters<typeof sealContract>[0];

function draft(changes: Partial<Draft> = {}): Draft {
  return {
    venue: 'venue_a',
    id: 'SIM-1',
    venueKey: 'SIM-1',
    eventId: 'SIM',
    seriesId: undefined,
    title: 'Rain?',
    yesLabel: 'Above 20',
    noLabel: 'No',
    rules: 'Pays if more than 20 mm fall on Nov 21.',
    strike: {
      type: 'greater',
      floor: rational(20n),
      cap: undefined,
      custom: undefined,
      functional: undefined,
    },
    exclusivity: { eventMutuallyExclusive: false, group: undefined, openEnded: false },
    gameStartsAt: undefined,
    settlement: { currency: 'USD', sources: [], payout: '1' },
    legs: undefined,
    terms: { strike_type: 'greater', floor_strike: '20' },
    ...changes,
  };
}

const bounds = (text: string) => [parseDecimal(text) ?? rational(0n)];

test('the order of keys means nothing', () => {
  const one = sealContract(draft({ terms: { a: '1', b: { c: '2', d: '3' } } }), []);
  const other = sealContract(draft({ terms: { b: { d: '3', c: '2' }, a: '1' } }), []);
  assert.equal(one.termsHash, other.termsHash);
});

test('two rungs of a ladder share a template and nothing else', () => {
  const low = sealContract(draft(), bounds('20'));
  const high = sealContract(
    draft({
      rules: 'Pays if more than 25 mm fall on Nov 21.',
      strike: {
        type: 'greater',
        floor: rational(25n),
        cap: undefined,
        custom: undefined,
        functional: undefined,
      },
    }),
    bounds('25'),
  );
  assert.equal(low.rulesTemplateHash, high.rulesTemplateHash);
  assert.notEqual(low.rulesHash, high.rulesHash);
  assert.notEqual(low.termsHash, high.termsHash);
});

test('a combo without rules has its legs as its template, in whatever order, and keeps its terms hash', () => {
  const leg = (marketId: string, side: 'yes' | 'no') => ({ eventId: 'E', marketId, side });
  const combo = (...legs: NonNullable<Draft['legs']>) =>
    sealContract(draft({ rules: '', strike: undefined, legs }), []);
  const one = combo(leg('A', 'yes'), leg('B', 'no'));
  const nothing = sealContract(draft({ rules: '' }), []).rulesTemplateHash;
  assert.notEqual(one.rulesTemplateHash, nothing);
  assert.equal(combo(leg('B', 'no'), leg('A', 'yes')).rulesTemplateHash, one.rulesTemplateHash);
  for (const other of [combo(leg('A', 'yes'), leg('B', 'yes')), combo(leg('A', 'yes'))]) {
    assert.notEqual(other.rulesTemplateHash, one.rulesTemplateHash);
  }
  // Stored versions have it: another one would make every combo a new version.
  assert.equal(one.termsHash, '4f78c4d6e428286eff36baf5c4c3c10107b0a44d8b07ebf20e59cbf71ac1e934');
});

function checkChanges(what: string, changes: Partial<Draft>): void {
  test(`another ${what} is another version`, () => {
    assert.notEqual(sealContract(draft(changes), []).termsHash, sealContract(draft(), []).termsHash);
  });
}

checkChanges('word of the rules', { rules: 'Pays if more than 20 mm falls on Nov 21.' });
checkChanges('label', { yesLabel: 'Over 20' });
checkChanges('bound', {
  strike: {
    type: 'greater',
    floor: rational(201n, 10n),
    cap: undefined,
    custom: undefined,
    functional: undefined,
  },
});
checkChanges('start', { gameStartsAt: 1 });
checkChanges('exclusivity', {
  exclusivity: { eventMutuallyExclusive: true, group: undefined, openEnded: false },
});
checkChanges('term', { terms: { strike_type: 'greater', floor_strike: '20.0' } });
