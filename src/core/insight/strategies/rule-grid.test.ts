import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsOf, findRule, isRuleSlot, ruleGrid, slotCount, slotOf } from './rule-grid.ts';

test('the grid has every rule once: 3 venues, 10 categories, 5 horizons, 8 bands, 2 sides', () => {
  const parts = (read: (rule: (typeof ruleGrid)[number]) => unknown) => [...new Set(ruleGrid.map(read))];
  assert.deepEqual(
    parts(({ venue }) => venue),
    ['all', 'venue_a', 'venue_b'],
  );
  assert.deepEqual(
    parts(({ horizonDays }) => horizonDays),
    [1, 3, 7, 14, 30],
  );
  assert.deepEqual(
    parts(({ band }) => band),
    [1, 2, 3, 4, 5, 6, 7, 8],
  );
  const ids = new Set(ruleGrid.map(({ id }) => id));
  assert.equal(ids.size, ruleGrid.length);
  assert.equal(parts(({ category }) => category).length, 10);
  assert.equal(ruleGrid.length, 2_400);
});

test('a rule is found by an id that reads as the rule does', () => {
  const { venue, category, horizonDays, band, side } = findRule('venue_b-crypto-7d-50-60-no') ?? {};
  assert.deepEqual([venue, category, horizonDays, band, side], ['venue_b', 'Crypto', 7, 5, 'no']);
  assert.equal(findRule('venue_b-crypto-7d-90-100-no'), undefined);
});

test('rules that share no market share no cell, and fill the slots of rules', () => {
  const oneVenue = ruleGrid.filter(({ venue, category }) => venue !== 'all' && category !== 'All');
  const cells = oneVenue.flatMap(cellsOf);
  assert.equal(new Set(cells).size, cells.length);
  const slots = new Set(oneVenue.map(({ side, band }) => slotOf(side, band)));
  const ofRules = Array.from({ length: slotCount }, (_, slot) => slot).filter(isRuleSlot);
  assert.deepEqual([...slots].sort(), ofRules.sort());
});
