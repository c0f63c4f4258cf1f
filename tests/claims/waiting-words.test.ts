/** What is known of waits is known by the words of a phrase, be it the reader's own or handed in. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phrases } from '../../src/core/claim/grammar/index.ts';
import { type Saying, waitedBranches } from '../../src/core/claim/index.ts';
import { waitings } from '../../src/core/claim/waiting.ts';
import { simulatedPhrases } from '../../src/simulator/phrases/index.ts';

/** Branches that hang on a wait, and on which the sentence lets something known be paid. */
function branchesWaitedFor(says: readonly Saying[]): string[] {
  return says.flatMap((saying): string[] => {
    if (saying.says === 'scope' && saying.scope === 'not_held_is_no_change') return ['meeting_not_held'];
    if (saying.says === 'scope' && saying.scope === 'no_statement_is_no_change') return ['no_statement'];
    if (saying.says !== 'void' || !waitedBranches.has(saying.branch)) return [];
    return ['fair_price', 'substitute', 'unknown'].includes(saying.pays) ? [] : [saying.branch];
  });
}

test('words of the table mean one thing, and every sentence that pays after a wait is in it', () => {
  for (const [words, { branches }] of waitings) {
    const named = simulatedPhrases.filter((meaning) => meaning.words === words);
    assert.ok(named.length > 0 || phrases.some((phrase) => phrase.words === words), words);
    for (const { says } of named) assert.deepEqual(branchesWaitedFor(says), branches, words);
  }
  for (const { words, says } of simulatedPhrases) {
    const branches = branchesWaitedFor(says);
    if (branches.length > 0) assert.deepEqual(waitings.get(words)?.branches, branches, words);
  }
});

test('a sentence with a place for a day may name another in the next text', () => {
  for (const { words, text } of simulatedPhrases) {
    const waiting = waitings.get(words);
    if (waiting !== undefined && text.includes('{')) assert.equal(waiting.wait, 'dated', words);
  }
});
