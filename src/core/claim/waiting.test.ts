import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VoidName } from './claim.ts';
import type { Clause } from './clause.ts';
import { clauseLists } from './clauses/index.ts';
import { expandPhrase, phrases } from './grammar/index.ts';
import { waitedBranches, waitings } from './waiting.ts';

const clauses: readonly Clause[] = clauseLists.flatMap((list) => list.clauses);

/** Branches that hang on a wait, and on which the sentence lets something known be paid. */
function branchesWaitedFor({ says }: Pick<Clause, 'says'>): VoidName[] {
  return says.flatMap((saying): VoidName[] => {
    if (saying.says === 'scope' && saying.scope === 'not_held_is_no_change') return ['meeting_not_held'];
    if (saying.says === 'scope' && saying.scope === 'no_statement_is_no_change') return ['no_statement'];
    if (saying.says !== 'void' || !waitedBranches.has(saying.branch)) return [];
    return ['fair_price', 'substitute', 'unknown'].includes(saying.pays) ? [] : [saying.branch];
  });
}

test('every sentence that pays after a wait says how long it waits', () => {
  const waiting = clauses.filter((clause) => branchesWaitedFor(clause).length > 0);
  assert.ok(waiting.length > 5);
  for (const clause of waiting) {
    assert.deepEqual(waitings.get(clause.words)?.branches, branchesWaitedFor(clause), clause.words);
  }
});

test('a sentence with a place for a day may name another in the next text', () => {
  for (const { words, slots } of clauses) {
    const waiting = waitings.get(words);
    if (waiting !== undefined && slots.length > 0) assert.equal(waiting.wait, 'dated', words);
  }
});

test('a phrase with words of the table waits as they do, whatever its choices', () => {
  const known = phrases.filter(({ words }) => waitings.has(words));
  assert.ok(known.some(({ id }) => id === 'postponed/waits'));
  for (const phrase of known) {
    // A limit that is no part of the words could be another in the next text.
    assert.ok(!phrase.ignores.includes('limit'), phrase.id);
    const expansions = expandPhrase(phrase.text);
    assert.ok(!('rule' in expansions));
    for (const { choices } of expansions) {
      const branches = branchesWaitedFor({ says: phrase.says(choices) });
      assert.deepEqual(branches, waitings.get(phrase.words)?.branches, phrase.id);
    }
  }
});
