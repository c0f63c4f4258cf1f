import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createIdentifiers, slugWords, tokenOf, uuidOf } from './identifiers.ts';

test('an id is given out once, also by makers that look after each other', () => {
  const open = createIdentifiers(1, { event: 0, market: 0 });
  const later = createIdentifiers(1, { event: 0, market: 0 }, [open]);
  assert.equal(open.ticker('KXA-26'), 'KXA-26');
  assert.equal(open.ticker('KXA-26'), 'KXA-262');
  assert.equal(later.ticker('KXA-26'), 'KXA-263');
  assert.equal(open.plainSlug('game'), 'game');
  assert.equal(open.plainMarketSlug('game'), 'game');
  assert.equal(later.plainMarketSlug('game'), 'game-2');
});

test('some slugs end in digits, the same ones every time', () => {
  const slugs = (seed: number): string[] => {
    const identifiers = createIdentifiers(seed, { event: 0, market: 0 });
    return Array.from({ length: 300 }, (_, index) => identifiers.slug(`question-${index}-end`));
  };
  assert.deepEqual(slugs(1), slugs(1));
  const withDigits = slugs(1).filter((slug) => /-\d+$/.test(slug)).length;
  assert.ok(withDigits > 40 && withDigits < 150);
});

test('slugs have words, digits and hyphens only', () => {
  assert.equal(slugWords('Will CPI be ≥3.5% in May?'), 'will-cpi-be-3pt5-in-may');
  assert.equal(slugWords('$1,234 - (a)  b.'), '1234-a-b');
  assert.equal(slugWords('2-3'), '2-3');
});

test('tokens and uuids have their forms', () => {
  assert.match(tokenOf(1, 'x'), /^\d{70,78}$/);
  assert.match(uuidOf(1, 'x'), /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
});
