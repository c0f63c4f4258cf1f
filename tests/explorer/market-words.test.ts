/** How the explorer puts names, sets and variables of the API into words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLabelNeeded, nameVenues, readable } from '../../web/state/market-words.ts';

function checkLabel(title: string, label: string, isNeeded: boolean) {
  test(`${title}: ${label} is ${isNeeded ? '' : 'not '}shown beside it`, () => {
    assert.equal(isLabelNeeded(title, label), isNeeded);
  });
}

checkLabel('Colts vs. Chargers', 'Colts', true);
checkLabel('Arsenal vs Real Madrid Winner?', 'Arsenal', true);
checkLabel('2026 Harbor Masters: Joao Fonseca vs Lorenzo Musetti', 'Joao Fonseca', true);
checkLabel('Colts vs. Chargers: O/U 35.5', 'Over', true);
checkLabel('Los Angeles vs Phoenix: Los Angeles wins?', 'Los Angeles', false);
checkLabel('Will Indianapolis win the Indianapolis vs Dallas game?', 'Indianapolis', false);
checkLabel('Will the act become law before Apr 1, 2027?', 'Before Apr 1, 2027', false);
checkLabel('Will Arsenal FC win?', 'Yes', false);
checkLabel('A market of a venue that gives no label', '', false);

test('venues are called by their names within a sentence', () => {
  assert.equal(nameVenues('venue_a is silent, venue_b pays 0'), 'Venue A is silent, Venue B pays 0');
});

test('a set of instants is read as times, and a variable without the words of machines', () => {
  assert.equal(readable('(-inf, 1806551999000]'), '(-inf, 2027-04-01 03:59:59 UTC]');
  assert.equal(
    readable('line | shared | BLS | US CPI | 2026-11 | percent'),
    'BLS · US CPI · 2026-11 · percent',
  );
  assert.equal(readable('grid 1000, domain (-inf, inf)'), 'grid 1000, domain (-inf, inf)');
  assert.equal(readable('[0.123456789012, 1]'), '[0.123456789012, 1]');
});
