import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Saying } from './clause.ts';
import { families } from './families/index.ts';
import { refuseSayings, takenByFamily } from './taken-sayings.ts';

function sentence(...says: readonly Saying[]) {
  return { print: '', words: '', says, slots: [] };
}

test('the table of phrases has every family that is carried, and no other', () => {
  assert.deepEqual(Object.keys(takenByFamily).sort(), families.map(({ id }) => id).sort());
});

test('a family refuses a scope that it has no answer to', () => {
  const whole = sentence({ says: 'scope', scope: 'whole_degrees' });
  assert.equal(refuseSayings('weather', [whole]), undefined);
  assert.equal(refuseSayings('price', [whole])?.reason, 'unknown_scope');
  assert.equal(refuseSayings('weather', [sentence({ says: 'tie', pays: '1/2' })])?.reason, 'unknown_scope');
});

test('a sentence that leaves the outcome to judgement is subjective', () => {
  assert.equal(refuseSayings('weather', [sentence({ says: 'judgement' })])?.reason, 'subjective');
});

test('politics answers to what decides without three calls, and to a primary that does not take place', () => {
  const certified = sentence({ says: 'scope', scope: 'certified_if_not_called' });
  const noPrimary = sentence({ says: 'scope', scope: 'no_primary_is_other' });
  assert.equal(refuseSayings('party_of_winner', [certified]), undefined);
  assert.equal(refuseSayings('occurrence', [noPrimary]), undefined);
  assert.equal(refuseSayings('party_of_winner', [noPrimary])?.reason, 'unknown_scope');
  // Who wins is named by the label there, and what decides is part of the name.
  assert.equal(refuseSayings('occurrence', [certified]), undefined);
});

test('what a choice adds to a definition is taken where definitions are, and nowhere else', () => {
  const choice = sentence({ says: 'scope', scope: 'definition: first, last' });
  assert.equal(refuseSayings('occurrence', [choice]), undefined);
  assert.equal(refuseSayings('weather', [choice])?.reason, 'unknown_scope');
});
