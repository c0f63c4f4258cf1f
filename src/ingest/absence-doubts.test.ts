import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AbsenceDoubts } from './absence-doubts.ts';

const limits = { goneMin: 20, goneShareMax: 0.01, apartMs: 1_000 };
const keys = (count: number, from = 0): number[] => Array.from({ length: count }, (_, index) => from + index);

describe('absent markets', () => {
  const check = (
    name: string,
    absent: number,
    knownOpen: number,
    expected: number,
    isEmpty = false,
  ): void => {
    it(name, () => {
      const verdict = new AbsenceDoubts().judge(keys(absent), { knownOpen, isEmpty, at: 0 }, limits);
      assert.deepEqual([verdict.gone.length, verdict.doubted], [expected, absent - expected]);
      assert.equal(verdict.isMass, false);
    });
  };
  check('none are nothing', 0, 100, 0);
  check('twenty of a hundred are gone', 20, 100, 20);
  check('twenty-one of a hundred are doubted', 21, 100, 0);
  check('one in a hundred of many are gone', 100, 10_000, 100);
  check('more than one in a hundred are doubted', 101, 10_000, 0);
  check('one is doubted where nothing is listed', 1, 1, 0, true);

  it('are gone once a reading apart finds them again, and that is a mass', () => {
    const doubts = new AbsenceDoubts();
    const judge = (absent: readonly number[], at: number) =>
      doubts.judge(absent, { knownOpen: 100, isEmpty: false, at }, limits);
    assert.equal(judge(keys(50), 0).doubted, 50);
    assert.equal(judge(keys(50), 999).doubted, 50);
    // Ten were seen again, ten others are absent for the first time.
    const later = judge(keys(50, 10), 1_000);
    assert.deepEqual([later.gone, later.doubted, later.isMass], [keys(40, 10), 10, true]);
  });

  it('that were seen in between begin a new doubt', () => {
    const doubts = new AbsenceDoubts();
    const judge = (absent: readonly number[], at: number) =>
      doubts.judge(absent, { knownOpen: 100, isEmpty: false, at }, limits);
    judge(keys(50), 0);
    judge([], 500);
    assert.equal(judge(keys(50), 1_000).doubted, 50);
  });

  it('are never gone because nothing is listed', () => {
    const doubts = new AbsenceDoubts();
    for (const at of [0, 1_000, 1_000_000])
      assert.equal(doubts.judge(keys(50), { knownOpen: 50, isEmpty: true, at }, limits).doubted, 50);
  });

  it('are not gone sooner because the clock was set forward and back', () => {
    const doubts = new AbsenceDoubts();
    const judge = (at: number) => doubts.judge(keys(50), { knownOpen: 100, isEmpty: false, at }, limits);
    judge(5_000);
    assert.equal(judge(0).doubted, 50);
    assert.equal(judge(999).doubted, 50);
  });
});
