import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeredByFamily, refuseSlots } from './answered-slots.ts';
import type { Saying, SlotRole } from './clause.ts';
import { families } from './families/index.ts';
import type { ReadSentence } from './family.ts';
import { nothing, voidBranch, yesIf } from './grammar/index.ts';

function sentence(saying: Saying, ...slots: readonly (readonly [SlotRole, string])[]): ReadSentence {
  return {
    print: '',
    words: '',
    says: [saying],
    slots: slots.map(([role, text]) => ({ role, slot: { kind: 'name', text } })),
  };
}

const stated = sentence(yesIf('top_n', 'place'), ['subject', 'Ana Doe'], ['source', 'Alder Chart']);

function reasonOf(...beside: readonly ReadSentence[]): string | undefined {
  return refuseSlots('top_n', [stated, ...beside])?.reason;
}

test('the table of slots has every family that is carried, and no other', () => {
  assert.deepEqual(Object.keys(answeredByFamily).sort(), families.map(({ id }) => id).sort());
});

test('a slot that a family has no answer to withholds, in a statement and beside it', () => {
  assert.equal(reasonOf(), undefined);
  assert.equal(
    refuseSlots('top_n', [sentence(yesIf('top_n', 'place'), ['competition', 'Alder Cup'])])?.reason,
    'unknown_scope',
  );
  assert.equal(reasonOf(sentence(nothing, ['competition', 'Alder Cup'])), 'unknown_scope');
});

test('what the statement has may stand again, and nothing else in its place', () => {
  assert.equal(reasonOf(sentence(nothing, ['subject', 'Ana Doe'])), undefined);
  assert.equal(reasonOf(sentence(nothing, ['subject', 'Bo Roe'])), 'unknown_scope');
  assert.equal(reasonOf(sentence(nothing, ['source', 'Ana Doe'])), 'unknown_scope');
});

test('an aside and the day until which a branch waits have no effect on the claim', () => {
  assert.equal(reasonOf(sentence(nothing, ['aside', 'Bo Roe'])), undefined);
  assert.equal(reasonOf(sentence(voidBranch('cancelled', '0'), ['until_date', 'May 3'])), undefined);
  assert.equal(reasonOf(sentence(nothing, ['until_date', 'May 3'])), 'unknown_scope');
});
