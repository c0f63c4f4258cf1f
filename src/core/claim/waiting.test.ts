import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VoidName } from './claim.ts';
import type { Saying } from './clause.ts';
import { expandPhrase, phrases } from './grammar/index.ts';
import { waitedBranches, waitings } from './waiting.ts';

/** Branches that hang on a wait, and on which the sentence lets something known be paid. */
function branchesWaitedFor(says: readonly Saying[]): VoidName[] {
  return says.flatMap((saying): VoidName[] => {
    if (saying.says === 'scope' && saying.scope === 'not_held_is_no_change') return ['meeting_not_held'];
    if (saying.says === 'scope' && saying.scope === 'no_statement_is_no_change') return ['no_statement'];
    if (saying.says !== 'void' || !waitedBranches.has(saying.branch)) return [];
    return ['fair_price', 'substitute', 'unknown'].includes(saying.pays) ? [] : [saying.branch];
  });
}

test('a phrase with words of the table waits as they do, whatever its choices', () => {
  const known = phrases.filter(({ words }) => waitings.has(words));
  assert.ok(known.some(({ id }) => id === 'postponed/waits'));
  for (const phrase of known) {
    // A limit that is no part of the words could be another in the next text.
    assert.ok(!phrase.ignores.includes('limit'), phrase.id);
    const expansions = expandPhrase(phrase.text);
    assert.ok(!('rule' in expansions));
    // A sentence with a place for a day may name another in the next text.
    const hasDay = expansions.some(({ symbols }) =>
      symbols.some((symbol) => symbol.kind === 'slot' && (symbol.type === 'date' || symbol.type === 'day')),
    );
    if (hasDay) assert.equal(waitings.get(phrase.words)?.wait, 'dated', phrase.id);
    for (const { choices } of expansions) {
      const branches = branchesWaitedFor(phrase.says(choices));
      assert.deepEqual(branches, waitings.get(phrase.words)?.branches, phrase.id);
    }
  }
});
