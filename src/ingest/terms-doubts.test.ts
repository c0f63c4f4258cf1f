import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TermsDoubts } from './terms-doubts.ts';

const limits = { changedMin: 20, changedShareMax: 0.01, apartMs: 1_000 };
const changes = (count: number, terms = 'new'): Map<string, string> =>
  new Map(Array.from({ length: count }, (_, place) => [`M-${place}`, terms]));

describe('changed terms', () => {
  const check = (changed: number, stored: number, expected: string): void => {
    it(`of ${changed} among ${stored} are ${expected}`, () => {
      const verdict = new TermsDoubts().judge(changes(changed), { stored, isWhole: true, at: 0 }, limits);
      assert.equal(verdict, expected);
    });
  };
  check(0, 0, 'believed');
  check(20, 100, 'believed');
  check(21, 100, 'doubted');
  check(100, 10_000, 'believed');
  check(101, 10_000, 'doubted');

  it('are confirmed by the same terms some time later, and by no others', () => {
    const doubts = new TermsDoubts();
    const judge = (changed: Map<string, string>, at: number, isWhole = true) =>
      doubts.judge(changed, { stored: 100, isWhole, at }, limits);
    judge(changes(50), 0);
    assert.equal(doubts.isConfirmed('M-1', 'new', 999, limits), false);
    assert.equal(doubts.isConfirmed('M-1', 'new', 1_000, limits), true);
    assert.equal(doubts.isConfirmed('M-1', 'other', 1_000, limits), false);
    assert.equal(doubts.isConfirmed('M-50', 'new', 1_000, limits), false);
    // A reading of changes that does not show them takes no doubt back; one that read everything does.
    judge(new Map(), 500, false);
    assert.equal(doubts.isConfirmed('M-1', 'new', 1_000, limits), true);
    judge(changes(50, 'other'), 600);
    assert.equal(doubts.isConfirmed('M-1', 'other', 1_599, limits), false);
    assert.equal(doubts.isConfirmed('M-1', 'other', 1_600, limits), true);
    judge(new Map(), 700);
    assert.equal(doubts.isConfirmed('M-1', 'other', 1_700, limits), false);
  });
});
