import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Saying, SlotRole } from '../clause.ts';
import type { ReadSentence } from '../family.ts';
import { isAbout, noIf, scope, settlesOn, source, voidBranch, yesIf } from '../grammar/index.ts';
import { definedBy } from './defined-by.ts';
import { sentence, subject } from './econ/subject-under-test.ts';

const wins = yesIf('occurrence', 'wins a trophy');
const definition = scope('definition');
const day = (role: SlotRole, year: number) =>
  [role, { kind: 'date', text: `May 3, ${year}`, year, month: 5, day: 3 }] as const;
const named = (role: SlotRole, text: string) => [role, { kind: 'name', text }] as const;

function nameOf(...sentences: readonly ReadSentence[]): string {
  return definedBy(subject([sentence([wins], [named('subject', 'Ana Doe')]), ...sentences]));
}

function checkApart(what: string, left: ReadSentence, right: ReadSentence): void {
  it(`tells two contracts apart by ${what}`, () => assert.notEqual(nameOf(left), nameOf(right)));
}

describe('what defines a thing', () => {
  checkApart(
    'the season on which only a sentence pays No',
    sentence([noIf('occurrence', 'no winner in the season 2025 26')]),
    sentence([noIf('occurrence', 'no winner in the season 2026 27')]),
  );
  checkApart(
    'the comparison of such a sentence',
    sentence([noIf('occurrence', 'titles', 'at_most')]),
    sentence([noIf('occurrence', 'titles', 'at_least')]),
  );
  checkApart(
    'the day of such a sentence',
    sentence([noIf('occurrence', 'not held')], [day('until_date', 2026)]),
    sentence([noIf('occurrence', 'not held')], [day('until_date', 2027)]),
  );
  for (const statement of [wins, settlesOn('occurrence', 'listed winner')]) {
    checkApart(
      `what a sentence pays No on beside what it pays Yes on (${statement.says})`,
      sentence([statement, noIf('occurrence', 'no winner in 2026')]),
      sentence([statement, noIf('occurrence', 'no winner in 2027')]),
    );
  }
  const others: readonly Saying[] = [
    definition,
    { says: 'judgement' },
    { says: 'nothing' },
    source('official result'),
    isAbout('occurrence'),
  ];
  for (const saying of others) {
    checkApart(
      `a name that only another sentence has (${saying.says})`,
      sentence([saying], [named('opponent', 'Alder')]),
      sentence([saying], [named('opponent', 'Birch')]),
    );
    checkApart(
      `a day that only another sentence has (${saying.says})`,
      sentence([saying], [day('date', 2026)]),
      sentence([saying], [day('date', 2027)]),
    );
  }
  it('is nothing where another sentence repeats the statement', () => {
    assert.equal(nameOf(sentence([isAbout('occurrence')], [named('subject', 'Ana Doe')])), '');
  });
  it('is not until when a branch waits, nor what is said in passing', () => {
    assert.equal(nameOf(sentence([voidBranch('cancelled', '0')], [day('until_date', 2026)])), '');
    assert.equal(nameOf(sentence([{ says: 'nothing' }], [named('aside', 'Alder')])), '');
  });
});
