import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ContractVersion } from '../../../contract/index.ts';
import type { Claim } from '../../claim.ts';
import type { SlotRole } from '../../clause.ts';
import type { Subject } from '../../family.ts';
import { scope, yesIf } from '../../grammar/index.ts';
import { mayEndWithoutValue } from '../../open-scopes.ts';
import type { Slot } from '../../text/index.ts';
import { date, sentence, subject } from '../econ/subject-under-test.ts';
import { setMatchFamily } from './index.ts';
import { sideOf } from './match.ts';

type RoledSlot = readonly [SlotRole, Slot];

const named = (role: SlotRole, text: string): RoledSlot => [role, { kind: 'name', text }];
const at = (hour: number, zone = 'EST'): RoledSlot => [
  'time',
  { kind: 'time', text: '', hour, minute: 30, second: undefined, zone },
];
const tournamentOf = (year: number): RoledSlot => ['period', { kind: 'year', text: '', year }];
const day = date(2026, 11, 17);

interface Draft {
  readonly wins?: string;
  readonly slots: readonly RoledSlot[];
  readonly isTennis?: boolean;
  readonly terms?: Partial<ContractVersion>;
}

function match({ wins = 'Reds', slots, isTennis = false, terms = {} }: Draft): Subject {
  const says = [yesIf('set_match', 'wins'), ...(isTennis ? [scope('tennis')] : [])];
  const sides = [named('subject', wins), named('first', 'Reds'), named('second', 'Blues')];
  return subject([sentence(says, [...sides, ...slots])], { yesLabel: wins, ...terms });
}

function claimOf(draft: Draft): Claim {
  const reading = setMatchFamily.read(match(draft));
  assert.ok(!('reason' in reading), 'reason' in reading ? reading.detail : '');
  return reading;
}

function checkRefused(what: string, draft: Draft, reason: string): void {
  it(`refuses ${what}`, () => {
    const reading = setMatchFamily.read(match(draft));
    assert.deepEqual('reason' in reading && reading.reason, reason);
  });
}

const subjectOf = (draft: Draft): string => claimOf(draft).variable.frame.subject;

describe('which match of two teams', () => {
  const morning = subjectOf({ slots: [tournamentOf(2026), day, at(6)] });
  it('is identified by its start', () => {
    assert.match(morning, / 2026 2026-11-17T11:30:00Z /);
    assert.notEqual(subjectOf({ slots: [tournamentOf(2026), day, at(20)] }), morning);
    assert.equal(subjectOf({ slots: [tournamentOf(2026), day, at(6, 'ET')] }), morning);
  });
  it('is identified by the year of its tournament', () => {
    assert.notEqual(subjectOf({ slots: [tournamentOf(2027), day, at(6)] }), morning);
  });
  it("is identified by its event where the text has no time, whatever the venue's start", () => {
    const slots = [tournamentOf(2026), day];
    const gameStartsAt = Date.UTC(2026, 10, 17, 11, 30);
    assert.match(subjectOf({ slots, terms: { gameStartsAt } }), / 2026-11-17 event EVENT /);
  });
  it("is identified by its event where the venue's start is another than that of the text", () => {
    const slots = [tournamentOf(2026), day, at(6)];
    const gameStartsAt = Date.UTC(2026, 10, 17, 11, 30);
    assert.equal(subjectOf({ slots, terms: { gameStartsAt } }), morning);
    assert.match(subjectOf({ slots, terms: { gameStartsAt: gameStartsAt + 3_600_000 } }), / event EVENT /);
  });
  it('is identified by its event where no start is given', () => {
    for (const slots of [[day], [tournamentOf(2026)]]) {
      const inEvent = (eventId: string) => subjectOf({ slots, terms: { eventId } });
      assert.notEqual(inEvent('EVENT-1'), inEvent('EVENT-2'));
    }
  });
  checkRefused('a summer time in winter', { slots: [day, at(6, 'EDT')] }, 'unknown_window');
  checkRefused('two times', { slots: [day, at(6), at(20)] }, 'subject_conflict');
});

describe('a draw', () => {
  const isOpen = (isTennis: boolean) =>
    mayEndWithoutValue(claimOf({ slots: [day, at(6)], isTennis }).variable.frame.scope);
  it('is excluded in tennis only', () => assert.deepEqual([isOpen(true), isOpen(false)], [false, true]));
});

describe('the label', () => {
  const slots = [day, at(6)];
  for (const label of ['Reds 7', 'New Reds', 'Reds -1.5', 'Blues']) {
    checkRefused(label, { slots, terms: { yesLabel: label } }, 'subject_conflict');
  }
  it('of a player may be the full name', () => {
    claimOf({ slots, isTennis: true, terms: { yesLabel: 'Anna Reds' } });
  });
  for (const label of [
    'Not Reds',
    'No Reds',
    'not Reds',
    'the Reds',
    'Anyone But Reds',
    'Anna Reds Blues',
    'Redss',
  ]) {
    checkRefused(
      `H71 ${label} where players meet`,
      { slots, isTennis: true, terms: { yesLabel: label } },
      'subject_conflict',
    );
  }
  for (const noLabel of ['Not Reds', 'Anna Reds', 'Reds', 'Greens']) {
    checkRefused(
      `H71 ${noLabel} as the other outcome`,
      { slots, isTennis: true, terms: { noLabel } },
      'subject_conflict',
    );
  }
  it('of No may be the other player', () => {
    claimOf({ slots, isTennis: true, terms: { noLabel: 'Berta Blues' } });
  });
});

describe('a family name', () => {
  const sideIn = (first: string, second: string, name: string) =>
    sideOf({ source: '', subject: '', names: [first, second], hasWinner: true, facts: [] }, name);
  it('H71 means neither where both players have it', () => {
    assert.equal(sideIn('Jun Kim', 'Min Kim', 'Kim'), undefined);
  });
  it('H71 is no name with a denying or a small word before it', () => {
    assert.equal(sideIn('Kim', 'Lee', 'Not Kim'), undefined);
    assert.equal(sideIn('Not Kim', 'Lee', 'Kim'), undefined);
    assert.equal(sideIn('Kim', 'Lee', 'either Kim'), undefined);
    assert.equal(sideIn('Kim', 'Lee', 'Loser Kim'), undefined);
  });
  it('is the last words of a full name', () => {
    assert.equal(sideIn('Jun Kim', 'Ada Lee', 'Kim'), 'first');
    assert.equal(sideIn('Kim', 'Lee', 'Ada Lee'), 'second');
    assert.equal(sideIn('J. Kim', 'Ada Lee', 'Kim'), 'first');
  });
});
