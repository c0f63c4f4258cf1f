import assert from 'node:assert/strict';
import { it } from 'node:test';
import { topicsOf } from './clause-topics.ts';
import { noIf, yesIf } from './grammar/index.ts';

function checkTopics(
  saying: Parameters<typeof topicsOf>[0]['says'][number],
  expected: readonly string[],
): void {
  it(`${JSON.stringify(saying)} is on ${expected.join(' and ')}`, () => {
    assert.deepEqual([...topicsOf({ says: [saying], slots: [], words: '' })], expected);
  });
}

checkTopics(yesIf('soccer', 'ties'), ['tie']);
checkTopics(noIf('game', 'tie: full game'), ['tie']);
checkTopics(yesIf('game', 'tie: first half'), ['tie']);
checkTopics(yesIf('soccer', 'wins'), ['outcome', 'payout']);
// Votes are counted here, and no contest is level.
checkTopics(yesIf('tally', 'ties: broken by the Vice President', 'at_least'), [
  'outcome',
  'payout',
  'boundary',
]);
