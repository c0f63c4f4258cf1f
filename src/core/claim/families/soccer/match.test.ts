import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentence, subject } from '../econ/subject-under-test.ts';
import { readMatch } from './match.ts';

/** What is read of a match on March 22, without a year and without a start. */
function matchEnding(endDate: string): ReturnType<typeof readMatch> {
  const about = sentence({ says: 'is_about', family: 'soccer' }, [
    ['first', { kind: 'name', text: 'Alpha' }],
    ['second', { kind: 'name', text: 'Beta' }],
    ['date', { kind: 'day', text: 'March 22', month: 3, day: 22 }],
  ]);
  return readMatch(subject([about], { venue: 'venue_b', terms: { endDate } }));
}

test('a day without its year and a start has the year of an end near it', () => {
  const match = matchEnding('2026-03-29T12:00:00Z');
  assert.ok(!('reason' in match), JSON.stringify(match));
  assert.equal(match.game.scheduled, '2026-03-22');
  assert.ok(match.facts.some((fact) => fact.includes('2026-03-29T12:00:00Z')));
});

test('and is known inside its event only where the end is far', () => {
  const match = matchEnding('2026-04-10T12:00:00Z');
  assert.ok(!('reason' in match), JSON.stringify(match));
  assert.equal(match.game.reach, 'venue');
  assert.match(match.game.scheduled, /^03-22 /);
});
