import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maskFormats } from '../text/index.ts';
import { competitions, findCompetition } from './competitions.ts';

test('a name means one competition', () => {
  const names = competitions.flatMap((competition) => competition.names);
  assert.equal(new Set(names).size, names.length);
  assert.equal(findCompetition('Champions League'), 'ucl');
  assert.equal(findCompetition('AFC Champions League'), 'afcchampionsleague');
  assert.equal(findCompetition('champions league'), undefined);
});

function checkTournament(text: string, expected: string | undefined): void {
  test(`${text} → ${expected ?? 'none'}`, () => {
    assert.equal(maskFormats(text).slots.find(({ kind }) => kind === 'competition')?.text, expected);
  });
}

checkTournament('the A vs B tennis match in the 2026 ATP Lakeside Final after a ball', 'ATP Lakeside Final');
checkTournament('a match between A and B in the Lakeside Open, first scheduled for May 1', 'Lakeside Open');
checkTournament('X wins the Spring League 2026: Ab vs. Cd match', 'Spring League');
checkTournament('X wins the 2026 Spring League: Ab vs. Cd match', 'Spring League');
checkTournament('X wins the 2026 Spring League', undefined);
checkTournament('in the top 10 of the 2026 Lakeside Open, ties included', 'Lakeside Open');
checkTournament('the A vs B professional AFC Champions League soccer game', 'AFC Champions League');
checkTournament('the A vs B tennis match in the 2026 ATP Lakeside Round Of 32.', 'ATP Lakeside Round Of 32');
// H74: words behind a name are no part of it.
checkTournament('the A vs B tennis match in the 2026 ATP Lakeside Final pro rata.', undefined);
checkTournament(
  'a match between A and B in the Lakeside Open or does not, first scheduled for May 1',
  undefined,
);
