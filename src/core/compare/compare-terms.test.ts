/** Amounts, mappings, sides, what is assumed, and the hash of evidence. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evidenceHash } from './evidence-hash.ts';
import { counterpartSide, mappingOf } from './mapping.ts';
import { pricingOf } from './pricing-terms.ts';
import { parsePurchaseAmount } from './purchase.ts';

test('shares are whole numbers from 1 to a billion, budgets decimals of six places', () => {
  assert.equal(parsePurchaseAmount('shares', '100'), 100);
  assert.equal(parsePurchaseAmount('shares', '100.0'), 100);
  assert.equal(parsePurchaseAmount('shares', '1000000000'), 1_000_000_000);
  assert.equal(parsePurchaseAmount('usd', '99.99'), 99_990_000);
  assert.equal(parsePurchaseAmount('usd', '0.000001'), 1);
  for (const text of ['0', '-1', '1.5', '1000000001', '', 'ten', '1e3', '0x10', ' 1', 'NaN']) {
    assert.equal(parsePurchaseAmount('shares', text), undefined, text);
  }
  for (const text of ['0', '-1', '0.0000001', '1000000001', '1e3', '$5']) {
    assert.equal(parsePurchaseAmount('usd', text), undefined, text);
  }
});

const never = { atLeastOne: false, atMostOne: false };

test('only what is equal everywhere is the same, only what adds up to a dollar everywhere is opposite', () => {
  assert.equal(mappingOf({ relation: 'equivalent', together: never }), 'same');
  const always = { atLeastOne: true, atMostOne: true };
  assert.equal(mappingOf({ relation: 'contradicts', together: always }), 'opposite');
  assert.equal(
    mappingOf({ relation: 'contradicts', together: { ...always, atLeastOne: false } }),
    'unconfirmed',
  );
  assert.equal(mappingOf({ relation: 'overlaps', together: { ...always, atMostOne: false } }), 'unconfirmed');
  assert.equal(mappingOf({ relation: 'implies', together: never }), 'unconfirmed');
  assert.equal(mappingOf(undefined), 'unconfirmed');
});

test('the other side of the counterpart is priced where the mapping is opposite', () => {
  assert.equal(counterpartSide('opposite', 'yes'), 'no');
  assert.equal(counterpartSide('opposite', 'no'), 'yes');
  assert.equal(counterpartSide('same', 'no'), 'no');
  assert.equal(counterpartSide('unconfirmed', 'yes'), 'yes');
});

test('two currencies are compared at par, as a named assumption', () => {
  const mixed = pricingOf(['USD', 'USDC']);
  assert.equal(mixed.kind, 'conditional_at_par');
  assert.ok(mixed.assumptions.some((text) => text.includes('USDC')));
  const dollars = pricingOf(['USD', 'USD']);
  assert.equal(dollars.kind, 'trading_cost');
  assert.ok(dollars.assumptions.every((text) => !text.includes('USDC')));
  assert.ok(mixed.excluded.length > 0);
});

const sha256 = (text: string): string => `hash of ${text}`;
const identity = { venue: 'venue_a', id: 'KXBTC-1' } as const;
const rules = { id: 'rules', version: '1', text: 'If it rains, Yes.', url: undefined };
const event = { id: 'event', version: '7', text: 'Rain', url: undefined };

test('the hash of evidence changes with every part of it, and not with its order or addresses', () => {
  const hash = evidenceHash({ sha256 }, identity, [rules, event]);
  assert.equal(evidenceHash({ sha256 }, identity, [event, rules]), hash);
  assert.equal(evidenceHash({ sha256 }, identity, [{ ...rules, url: 'https://example.com' }, event]), hash);
  const others = [
    evidenceHash({ sha256 }, { ...identity, id: 'KXBTC-2' }, [rules, event]),
    evidenceHash({ sha256 }, { ...identity, venue: 'venue_b' }, [rules, event]),
    evidenceHash({ sha256 }, identity, [rules]),
    evidenceHash({ sha256 }, identity, [{ ...rules, version: '2' }, event]),
    evidenceHash({ sha256 }, identity, [{ ...rules, text: 'If it rains, No.' }, event]),
    evidenceHash({ sha256 }, identity, [{ ...rules, id: 'series' }, event]),
    evidenceHash({ sha256 }, identity, [{ ...rules, text: `${rules.text}","x` }, event]),
  ];
  assert.equal(new Set([hash, ...others]).size, others.length + 1);
});
