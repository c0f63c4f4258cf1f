import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatPayout } from '../../../exact/index.ts';
import { variableKey } from '../../claim.ts';
import type { Family, ReadSentence, Subject } from '../../family.ts';
import { border, noIf, nothing, scope, settlesOn, voidBranch, yesIf } from '../../grammar/index.ts';
import type { Slot } from '../../text/index.ts';
import { fedCuts } from './fed-cuts.ts';
import { fedDecision } from './fed-decision.ts';
import { fedLevel } from './fed-level.ts';
import { fedSinceListing } from './fed-since-listing.ts';
import { address, bound, date, month, monthName, sentence, subject } from './subject-under-test.ts';

function readBy(family: Family, read: Subject): string {
  const reading = family.read(read);
  return 'reason' in reading
    ? reading.reason
    : `${variableKey(reading.variable)} :: ${formatPayout(reading.payout)}`;
}

function checkReading(family: Family, what: string, read: Subject, expected: string): void {
  it(what, () => {
    assert.equal(readBy(family, read), expected);
  });
}

describe('fed decision', () => {
  const change =
    'line | shared | Federal Reserve | federal funds target range, upper bound | meeting ending 2026-12-09 | meeting held | value | change at the meeting | basis points';
  const check = (what: string, read: Subject, expected: string): void =>
    checkReading(fedDecision, what, read, expected);
  const brings = (action: string) => sentence(yesIf('fed_decision', action), [date(2026, 12, 9)]);
  const strike = (action: string, size: string) => ({
    strike: {
      type: 'custom',
      floor: undefined,
      cap: undefined,
      custom: { [action]: size },
      functional: undefined,
    },
  });

  check(
    'a cut of 25',
    subject([brings('Cut 25')], { label: 'Cut 25bps', ...strike('Cut', '25') }),
    `${change} :: [-25, -25]`,
  );
  check(
    'a cut of more',
    subject([brings('Cut >25')], { label: 'Cut >25bps', ...strike('Cut', '>25') }),
    `${change} :: (-inf, -25)`,
  );
  check(
    'no change',
    subject([brings('Hike 0')], { label: 'Fed maintains rate', ...strike('Hike', '0') }),
    `${change} :: [0, 0]`,
  );
  check('a rise of more', subject([brings('Hike >25')], { label: 'Hike >25bps' }), `${change} :: (25, inf)`);
  // H21: a text that lost its sign names another move than label and strike.
  check(
    'a lost sign',
    subject([brings('Hike 25')], { label: 'Hike >25bps', ...strike('Hike', '>25') }),
    'bound_conflict',
  );
  check(
    'a strike of the other direction',
    subject([brings('Hike 25')], { label: 'Hike 25bps', ...strike('Cut', '25') }),
    'bound_conflict',
  );
  check('a label that names no move', subject([brings('Hike 25')], { label: 'Hawkish' }), 'bound_conflict');

  const decides = sentence(settlesOn('fed_decision', 'change'), [month(2026, 12)]);
  const rounded = sentence(scope('odd_moves_rounded_up_to_25'));
  const bracket = (label: string, ...more: readonly ReadSentence[]): Subject =>
    subject([decides, rounded, ...more], { label });
  // H22: every cut up to 25 is in the bracket, so the exact cut implies it and is not equal to it.
  check('a bracket of a cut', bracket('25 bps decrease'), `${change} :: [-25, 0)`);
  check('a tail of cuts', bracket('50+ bps decrease'), `${change} :: (-inf, -25)`);
  check('a bracket of a larger cut', bracket('50 bps decrease'), `${change} :: [-50, -25)`);
  check('a bracket of a rise', bracket('25 bps increase'), `${change} :: (0, 25]`);
  check('a tail of rises', bracket('75+ bps increase'), `${change} :: (50, inf)`);
  check('a bracket without a change', bracket('No change'), `${change} :: [0, 0]`);
  check('a bracket off the steps', bracket('30 bps increase'), 'no_bound');
  check('a bracket of nothing', bracket('0 bps increase'), 'no_bound');
  check('nothing said of odd moves', subject([decides], { label: '25 bps decrease' }), 'unknown_scope');

  const days = (year: number, number: number, first: number, last: number) =>
    sentence(nothing, [['date', { kind: 'days', text: '', year, month: number, first, last }]]);
  check('days of the meeting', bracket('No change', days(2026, 12, 8, 9)), `${change} :: [0, 0]`);
  // An unscheduled meeting of a month is not the scheduled one.
  check(
    'other days of the month',
    bracket('No change', days(2026, 12, 1, 2)),
    `${change.replace('2026-12-09', '2026-12-02')} :: [0, 0]`,
  );
  const inMonth = (year: number, number: number) =>
    subject([sentence(settlesOn('fed_decision', 'change'), [month(year, number)]), rounded], {
      label: 'No change',
    });
  check(
    'a month of the calendar',
    inMonth(2027, 6),
    `${change.replace('2026-12-09', '2027-06-09')} :: [0, 0]`,
  );
  const unlisted = change
    .replace('shared', 'venue')
    .replace('meeting ending 2026-12-09', 'scheduled meeting of 2026-11');
  check('a month that is not in the calendar', inMonth(2026, 11), `${unlisted} :: [0, 0]`);
  it('a day that is taken from the calendar is named among the facts', () => {
    const facts = (read: Subject): string => {
      const reading = fedDecision.read(read);
      return 'reason' in reading ? '' : reading.facts.join('\n');
    };
    assert.match(facts(bracket('No change')), /2026-12-09: Federal Reserve, FOMC calendars/);
    assert.doesNotMatch(facts(bracket('No change', days(2026, 12, 8, 9))), /FOMC calendars/);
  });
  check('days of another month', bracket('No change', days(2026, 10, 27, 28)), 'subject_conflict');
  check('days of another year', bracket('No change', days(2025, 12, 9, 10)), 'subject_conflict');
  check('days that run backwards', bracket('No change', days(2026, 12, 9, 8)), 'unknown_window');
  check('another month', bracket('No change', sentence(nothing, [monthName(10)])), 'subject_conflict');
  check('two days', subject([brings('Cut 25'), sentence(nothing, [date(2026, 12, 10)])]), 'subject_conflict');
  check(
    'no year',
    subject([sentence(settlesOn('fed_decision', 'change'), [monthName(12)]), rounded], {
      label: 'No change',
    }),
    'unknown_window',
  );
  check(
    'an address of somebody else',
    bracket('No change', sentence(nothing, [address('https://example.com/fomc')])),
    'clause_conflict',
  );

  function notHeld(read: Subject): string | undefined {
    const reading = fedDecision.read(read);
    assert.ok(!('reason' in reading));
    const pays = reading.voids[0]?.pays;
    return pays?.kind === 'exact' ? `${pays.value.numerator}` : pays?.kind;
  }
  const noChange = sentence(scope('not_held_is_no_change'));
  it('a meeting that is not held counts as no change where the text says so', () => {
    assert.equal(notHeld(bracket('No change', noChange)), '1');
    assert.equal(notHeld(bracket('25 bps decrease', noChange)), '0');
    assert.equal(notHeld(bracket('50+ bps increase', noChange)), '0');
    assert.equal(notHeld(bracket('No change')), undefined);
  });
  check('judgement', bracket('No change', sentence({ says: 'judgement' })), 'subjective');
  check(
    'two answers to a meeting that is not held',
    bracket('No change', noChange, sentence(voidBranch('meeting_not_held', '1/2'))),
    'clause_conflict',
  );
});

describe('fed level', () => {
  const level = (window: string, worlds: string) =>
    `line | shared | Federal Reserve | federal funds target range, upper bound | ${window} | ${worlds} | value | level | percent`;
  const after = level('after the meeting ending 2026-12-09', 'meeting held');
  const atEnd = level('2027-01-01T04:59:00Z', 'in force at the instant');
  const check = (what: string, read: Subject, expected: string): void =>
    checkReading(fedLevel, what, read, expected);
  const shows = sentence(yesIf('fed_level', 'after_meeting', 'above'), [bound('3.50'), date(2026, 12, 9)]);
  check('above a bound', subject([shows], { label: 'Above 3.50%' }), `${after} :: (3.5, inf)`);
  check('another bound in the label', subject([shows], { label: 'Above 3.75%' }), 'bound_conflict');

  const decides = sentence(settlesOn('fed_level', 'after_meeting'), [month(2026, 12), date(2026, 12, 9)]);
  const nearest = sentence([scope('levels_to_nearest_25'), border('higher')]);
  const unscheduled = sentence(yesIf('fed_level', 'after_meeting', 'above'), [
    bound('3.50'),
    date(2026, 12, 30),
  ]);
  check(
    'another meeting of the month',
    subject([unscheduled], { label: 'Above 3.50%' }),
    `${after.replace('2026-12-09', '2026-12-30')} :: (3.5, inf)`,
  );
  check('the nearest level', subject([decides, nearest], { label: '3.5%' }), `${after} :: [3.375, 3.625)`);
  check(
    'the levels from one on',
    subject([decides, nearest], { label: '≥ 4.5%' }),
    `${after} :: [4.375, inf)`,
  );
  check(
    'the levels up to one',
    subject([decides, nearest], { label: '≤3.00%' }),
    `${after} :: (-inf, 3.125)`,
  );
  check('a level off the quarters', subject([decides, nearest], { label: '3.6%' }), 'no_bound');
  check('nothing said of levels between', subject([decides], { label: '3.5%' }), 'unknown_scope');
  check('judgement', subject([shows, sentence({ says: 'judgement' })]), 'subjective');
  check(
    'halfway not said',
    subject([decides, sentence(scope('levels_to_nearest_25'))], { label: '3.5%' }),
    'unknown_scope',
  );

  const time = (zone: string) =>
    [
      'time',
      { kind: 'time', text: '', hour: 23, minute: 59, second: undefined, zone } satisfies Slot,
    ] as const;
  const inForce = (zone: string) =>
    subject([sentence(settlesOn('fed_level', 'at_instant'), [time(zone), date(2026, 12, 31)]), nearest], {
      label: '3.5%',
    });
  // H24: the level after a meeting and the one at an instant are two figures.
  check('in force at an instant', inForce('ET'), `${atEnd} :: [3.375, 3.625)`);
  check('an instant of another zone', inForce('PT'), 'unknown_window');
  check(
    'both',
    subject([shows, sentence(settlesOn('fed_level', 'at_instant'), [time('ET')])]),
    'clause_conflict',
  );
});

describe('fed cuts', () => {
  const check = (what: string, read: Subject, expected: string): void =>
    checkReading(fedCuts, what, read, expected);
  const counted = (statistic: string) =>
    `line | shared | Federal Reserve | federal funds target range, cuts | 2026 | calendar year | value | ${statistic} | cuts`;
  const times = counted('number of cuts, whatever their size');
  const units = counted('cuts in units of 25 basis points, a part of one counted as one');
  const since = ['since_date', { kind: 'date', text: '', year: 2026, month: 1, day: 1 }] as const;
  const until = (year: number) => ['until_date', { kind: 'year', text: '', year }] as const;
  const cuts = (count: string, year = 2027) =>
    sentence(yesIf('fed_cuts', 'times', 'exactly'), [bound(count), since, until(year)]);
  const decides = sentence(settlesOn('fed_cuts', 'units_of_25'), [
    ['period', { kind: 'year', text: '', year: 2026 }],
  ]);

  // H23: one cut of 50 is two of 25.
  check('how often', subject([cuts('2')], { label: '2 cuts' }), `${times} :: [2, 2]`);
  check('how many units', subject([decides], { label: '2 (50 bps)' }), `${units} :: [2, 2]`);
  check('the last bracket', subject([decides], { label: '3 or more (75+ bps)' }), `${units} :: [3, inf)`);
  check('two numbers that disagree', subject([decides], { label: '2 (75 bps)' }), 'bound_conflict');
  check('a tail in one number only', subject([decides], { label: '3 or more (75 bps)' }), 'bound_conflict');
  check('judgement', subject([cuts('2'), sentence({ says: 'judgement' })]), 'subjective');
  check('both ways', subject([cuts('2'), decides]), 'clause_conflict');
  check('two years', subject([cuts('2', 2028)], { label: '2 cuts' }), 'unknown_window');
  check('label and rules differ', subject([cuts('2')], { label: '3 cuts' }), 'bound_conflict');
  const byDecember = (comparator: 'exactly' | 'at_least', count: string, meeting: number) =>
    sentence(yesIf('fed_cuts', 'units_by_december', comparator), [bound(count), monthName(meeting)]);
  const of2026 = sentence(nothing, [['period', { kind: 'year', text: '', year: 2026 }]]);
  const scheduled = units.replace('calendar year', 'scheduled meetings of the year');
  const noFrom = (measure: string) => sentence(noIf('fed_cuts', measure));
  check(
    'until the last meeting',
    subject([byDecember('exactly', '2', 12), of2026, noFrom('3 or more')], { label: '2 (50 bps)' }),
    `${scheduled} :: [2, 2]`,
  );
  check(
    'so many or more',
    subject([byDecember('at_least', '8', 12), of2026], { label: '8 or more (200+ bps)' }),
    `${scheduled} :: [8, inf)`,
  );
  check(
    'another meeting',
    subject([byDecember('exactly', '2', 10), of2026], { label: '2 (50 bps)' }),
    'unknown_window',
  );
  check(
    'a meeting of another year',
    subject([byDecember('exactly', '2', 12), of2026, sentence(nothing, [month(2025, 12)])], {
      label: '2 (50 bps)',
    }),
    'unknown_window',
  );
  check(
    'No from another count on',
    subject([byDecember('exactly', '2', 12), of2026, noFrom('4 or more')], { label: '2 (50 bps)' }),
    'clause_conflict',
  );
  check('none or more is always so', subject([decides], { label: '0 or more (0+ bps)' }), 'constant_payout');
});

describe('fed since a beginning', () => {
  const check = (what: string, read: Subject, expected: string): void =>
    checkReading(fedSinceListing, what, read, expected);
  const time = (role: 'since_time' | 'time' | 'until_time', hour: number, minute: number) =>
    [role, { kind: 'time', text: '', hour, minute, second: undefined, zone: 'ET' } satisfies Slot] as const;
  const day = (role: 'since_date' | 'date' | 'until_date', year: number, number: number, date: number) =>
    [role, { kind: 'date', text: '', year, month: number, day: date } satisfies Slot] as const;
  const cutFrom = (beginning: string): string =>
    `line | venue | Federal Reserve | venue_a event EVENT: federal funds target range | next cut ${beginning} | since the beginning | value | when it is announced | ms since 1970`;
  const cut = cutFrom('from 2026-11-02T05:00:00Z');
  const beginning = [day('since_date', 2026, 11, 2), time('since_time', 0, 0)];
  const next = yesIf('fed_since_listing', 'next_cut');
  const january = [
    day('date', 2027, 1, 1),
    time('time', 0, 0),
    day('until_date', 2027, 1, 31),
    time('until_time', 23, 59),
  ];
  const inJanuary = sentence(next, [...beginning, ...january]);
  const byYearEnd = sentence(next, [...beginning, day('until_date', 2027, 12, 31)]);
  // H45: the month lies before the deadline.
  check(
    'a cut in a month',
    subject([inJanuary], { label: 'January' }),
    `${cut} :: [1798779600000, 1801457940000]`,
  );
  check(
    'a cut by a day',
    subject([byYearEnd], { label: 'December 31, 2027' }),
    `${cut} :: (-inf, 1830315599000]`,
  );
  // H31: a market that counts from its own listing may have been added later than its neighbour.
  check(
    'a cut after the listing',
    subject([sentence(next, january)], { label: 'January' }),
    `${cutFrom('from the listing of venue_a market MARKET')} :: [1798779600000, 1801457940000]`,
  );
  check(
    'a beginning without its time',
    subject([sentence(next, [day('since_date', 2026, 11, 2), ...january])], { label: 'January' }),
    'unknown_window',
  );
  check('the label of another month', subject([inJanuary], { label: 'February' }), 'bound_conflict');
  check('the label of another day', subject([byYearEnd], { label: 'December 31, 2026' }), 'bound_conflict');
  check(
    'a label with more in it',
    subject([byYearEnd], { label: 'Not by December 31, 2027' }),
    'bound_conflict',
  );
  check('judgement', subject([byYearEnd, sentence({ says: 'judgement' })]), 'subjective');
  check('two windows', subject([inJanuary, byYearEnd], { label: 'January' }), 'clause_conflict');
  check(
    'a window without an end',
    subject([sentence(next, [...beginning, day('date', 2027, 1, 1)])], { label: 'January' }),
    'unknown_window',
  );

  const peakFrom = (from: string): string =>
    `line | venue | Federal Reserve | venue_a event EVENT: federal funds target range | ${from} until 2027-12-31T17:59:00Z | since the beginning | value | highest of its lower and upper bound | percent`;
  const touch = (level: string, since = beginning) =>
    sentence(yesIf('fed_since_listing', 'touch'), [
      bound(level),
      ...since,
      time('until_time', 12, 59),
      day('until_date', 2027, 12, 31),
    ]);
  check(
    'a touch',
    subject([touch('4.50')], { label: '↑ 4.50%' }),
    `${peakFrom('from 2026-11-02T05:00:00Z')} :: [4.5, inf)`,
  );
  check(
    'a touch after the listing',
    subject([touch('4.50', [])], { label: '↑ 4.50%' }),
    `${peakFrom('from the listing of venue_a market MARKET')} :: [4.5, inf)`,
  );
  check('a touch of another level', subject([touch('4.50')], { label: '↑ 4.00%' }), 'bound_conflict');
});
