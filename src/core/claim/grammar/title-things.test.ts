import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thingsInTitle } from './title-things.ts';

function checkThings(title: string, ...expected: readonly string[]): void {
  test(`the things of "${title}" are ${expected.join(', ') || 'none'}`, () =>
    assert.deepEqual(thingsInTitle(title), expected));
}

checkThings(
  'Will legislation that bans parking in Alder become law before Jan 1, 2027?',
  'legislation that bans parking in Alder',
);
checkThings('Will A bill on parking becomes law before Jan 1, 2027?', 'A bill on parking', 'bill on parking');
checkThings(
  'Will legislation that bans parking passed the House before May 1, 2027?',
  'legislation that bans parking',
);
checkThings('What will Ana Doe say during her visit to Alder?', 'visit to Alder');
checkThings('What will Ana Doe say during The Alder Address?', 'The Alder Address');
checkThings('Will Ana Doe leave First Secretary of Alder before Jan 1, 2027?', 'First Secretary of Alder');
checkThings('Birch: The Return Rotten Tomatoes score?', 'Birch: The Return');
// What a clause asks for beside the thing is no part of a name.
checkThings('Will legislation that does not ban parking become law before Jan 1, 2027?');
checkThings('Will the first bill on parking become law before Jan 1, 2027?');
checkThings('Will legislation passed before Jul 1, 2026 become law before Jan 1, 2027?');
// Of none, of all or of several, what happened by an earlier day may not have happened by a later one.
checkThings('Will neither bill become law before Jan 1, 2027?');
checkThings('Will every bill on parking become law before Jan 1, 2027?');
checkThings('Will half the bills on parking become law before Jan 1, 2027?');
checkThings('Will an odd number of bills become law before Jan 1, 2027?');
checkThings('Will a bill that remains popular become law before Jan 1, 2027?');
checkThings('Will Alder become law before Jan 1, 2027?');
checkThings(`Will ${'a bill '.repeat(100)}become law?`);
