import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FeeChange, FeeTerms } from '../contract/index.ts';
import { divideRationals, formatRational, parseDecimal, type Rational } from '../exact/index.ts';
import { FeeCalendar } from './fee-calendar.ts';

const listedAt = Date.UTC(2026, 10, 15, 12);
const hour = 3_600_000;

function decimal(text: string): Rational {
  const value = parseDecimal(text);
  assert.ok(value, text);
  return value;
}

/** `quadratic ×0.5 by series`, with `until N` where fees are waived for so many hours after the listing. */
function termsOf(text: string): FeeTerms {
  const match = /^(\w+) ×([\d.-]+) by (series|event)(?: until (-?\d+))?$/.exec(text);
  assert.ok(match, text);
  const [, schedule = '', multiplier = '', setBy, until] = match;
  return {
    kind: 'quadratic',
    schedule,
    rate: decimal('0.07'),
    multiplier: decimal(multiplier),
    setBy: setBy === 'event' ? 'event' : 'series',
    waivedUntil: until === undefined ? undefined : listedAt + Number(until) * hour,
  };
}

/** Schedules with a rate. */
const published = ['quadratic', 'quadratic_with_maker_fees', 'quadratic_with_combo_maker_fees'];

/** `+3 series quadratic ×0.5`: three hours after the listing; a dash stands for what is not stated. */
function changeOf(text: string): FeeChange {
  const match = /^([+-][\d.]+) (series|event) (\w+|-) (?:×([\d.-]+)|-)( of another)?$/.exec(text);
  assert.ok(match, text);
  const [, hours, scope, schedule = '-', multiplier, other] = match;
  return {
    scope: scope === 'event' ? 'event' : 'series',
    id: other === undefined ? `the-${scope}` : 'another',
    changeId: text,
    schedule: schedule === '-' ? undefined : schedule,
    rate: published.includes(schedule) ? decimal('0.07') : undefined,
    multiplier: multiplier === undefined ? undefined : decimal(multiplier),
    effectiveAt: listedAt + Number(hours) * hour,
  };
}

/** The multiplier that applies, `free`, or `unknown: why`. */
function askCalendar(
  calendar: FeeCalendar,
  fees: FeeTerms,
  at: number,
  seriesId: string | undefined = 'the-series',
): string {
  const market = { venue: 'venue_a' as const, seriesId, eventId: 'the-event', fees, listedAt };
  const schedule = calendar.scheduleOf(market, at);
  switch (schedule.kind) {
    case 'quadratic':
      return `×${formatRational(divideRationals(schedule.rate, decimal('0.07')))}`;
    case 'unknown':
      return `unknown: ${schedule.reason}`;
    default:
      return schedule.kind;
  }
}

/** What applies so many hours after the listing. */
function checkSchedule(
  listed: string,
  changes: readonly string[],
  expected: readonly (readonly [hours: number, schedule: string])[],
): void {
  const calendar = new FeeCalendar();
  calendar.replace('venue_a', changes.map(changeOf));
  for (const [hours, schedule] of expected) {
    assert.equal(
      askCalendar(calendar, termsOf(listed), listedAt + hours * hour),
      schedule,
      `${hours} hours after the listing`,
    );
  }
}

const bySeries = 'quadratic ×1 by series';
const byEvent = 'quadratic ×0.5 by event';
const notKnown = 'unknown: series_terms_not_known';
const hidden = 'unknown: series_changed_below_override';

const cases: readonly (readonly [
  what: string,
  listed: string,
  changes: readonly string[],
  expected: readonly (readonly [hours: number, schedule: string])[],
])[] = [
  [
    'nothing announced',
    bySeries,
    [],
    [
      [0, '×1'],
      [1000, '×1'],
    ],
  ],
  [
    'a change of the series, from its very time on',
    bySeries,
    ['+3 series quadratic_with_maker_fees ×0.5'],
    [
      [0, '×1'],
      [3 - 1 / hour, '×1'],
      [3, '×0.5'],
      [3 + 1 / hour, '×0.5'],
      [9, '×0.5'],
    ],
  ],
  [
    'the series of another',
    bySeries,
    ['+3 series quadratic ×0.5 of another', '+3 event quadratic ×0 of another'],
    [[9, '×1']],
  ],
  [
    'two changes, announced in any order',
    bySeries,
    ['+5 series quadratic ×2', '+3 series quadratic ×0.5'],
    [
      [2, '×1'],
      [3, '×0.5'],
      [4, '×0.5'],
      [5, '×2'],
    ],
  ],
  ['fees that end', bySeries, ['+3 series quadratic ×0'], [[3, '×0']]],
  [
    'an unknown schedule',
    bySeries,
    ['+3 series flat ×1', '+4 series quadratic ×1'],
    [
      [3, 'unknown: schedule_not_published: flat'],
      [4, '×1'],
    ],
  ],
  ['a multiplier below zero', bySeries, ['+3 series quadratic ×-1'], [[3, 'unknown: multiplier_below_zero']]],
  ['a series that states half of it', bySeries, ['+3 series quadratic -'], [[3, notKnown]]],
  // An event's own.
  [
    'an override',
    bySeries,
    ['+3 event quadratic ×0.25'],
    [
      [2, '×1'],
      [3, '×0.25'],
    ],
  ],
  [
    'an override of the multiplier alone',
    bySeries,
    ['+3 event - ×0.25', '+4 series flat ×1'],
    [
      [3, '×0.25'],
      [4, 'unknown: schedule_not_published: flat'],
    ],
  ],
  [
    'an override of the schedule alone',
    bySeries,
    ['+3 event quadratic_with_maker_fees -', '+4 series quadratic ×3'],
    [
      [3, '×1'],
      [4, '×3'],
    ],
  ],
  [
    'an override over a change of the series',
    bySeries,
    ['+3 event quadratic ×0.25', '+4 series quadratic ×2'],
    [[4, '×0.25']],
  ],
  [
    'an override set and cleared',
    bySeries,
    ['+3 event quadratic ×0.25', '+4 event - -'],
    [
      [3, '×0.25'],
      [4, '×1'],
    ],
  ],
  [
    'an override set and cleared over a change of the series',
    bySeries,
    ['+3 event quadratic ×0.25', '+4 series quadratic ×2', '+5 event - -'],
    [[5, '×2']],
  ],
  [
    'a listed override that is cleared',
    byEvent,
    ['+3 event - -'],
    [
      [2, '×0.5'],
      [3, notKnown],
    ],
  ],
  [
    'a listed override that is cleared over a change of the series',
    byEvent,
    ['+2 series quadratic ×2', '+3 event - -'],
    [[3, '×2']],
  ],
  [
    'a listed override that is cleared before a change of the series',
    byEvent,
    ['+2 event - -', '+3 series quadratic ×2'],
    [
      [2, notKnown],
      [3, '×2'],
    ],
  ],
  ['another override', byEvent, ['+3 event quadratic ×0.25'], [[3, '×0.25']]],
  ['half of another override', byEvent, ['+3 event - ×0.25'], [[3, notKnown]]],
  // Whether the event overrides both is not listed.
  [
    'a change of the series below a listed override',
    byEvent,
    ['+3 series quadratic ×2', '+4 series quadratic ×0.5'],
    [
      [2, '×0.5'],
      [3, hidden],
      [4, '×0.5'],
    ],
  ],
  [
    'a change of the series below an override known to be whole',
    byEvent,
    ['-30 event quadratic ×0.5', '+3 series quadratic ×2'],
    [[3, '×0.5']],
  ],
  [
    'a change of the series below an override known in half',
    byEvent,
    ['-30 event - ×0.5', '+3 series quadratic ×2'],
    [[3, hidden]],
  ],
  [
    'a change of the series below an override that was another',
    byEvent,
    ['-30 event quadratic ×0.25', '+3 series quadratic ×2'],
    [[3, hidden]],
  ],
  ['an unknown schedule below a listed override', byEvent, ['+3 series flat ×0.5'], [[3, hidden]]],
  [
    'an old change of the series below an override set and cleared',
    bySeries,
    ['-26 series quadratic ×2', '+1 event quadratic ×0.25', '+2 event - -'],
    [
      [1, '×0.25'],
      [2, '×1'],
    ],
  ],
  // What the listing has already, and what it may not have yet.
  [
    'changes long past',
    bySeries,
    ['-26 series quadratic ×2', '-2 event quadratic ×3'],
    [
      [0, '×1'],
      [9, '×1'],
    ],
  ],
  ['a change in the listing', byEvent, ['-0.5 event quadratic ×0.5'], [[0, '×0.5']]],
  ['a change of the series that the listing shows', bySeries, ['-25 series quadratic ×2'], [[0, '×1']]],
  ['a change of the event that the listing shows', bySeries, ['-1 event quadratic ×2'], [[0, '×1']]],
  ['a change of the series while the listing was made', bySeries, ['-24 series quadratic ×2'], [[0, '×2']]],
  ['a change of the event while the listing was made', bySeries, ['-0.5 event quadratic ×2'], [[0, '×2']]],
  [
    'an old change before one to come',
    bySeries,
    ['-26 series quadratic ×2', '+3 series quadratic ×0.5'],
    [
      [2, '×1'],
      [3, '×0.5'],
    ],
  ],
  // That a waiver is one for takers is not established.
  [
    'a waiver, and charges what is charged without it',
    'quadratic ×1 by series until 2',
    [],
    [
      [1, '×1'],
      [2, '×1'],
    ],
  ],
  [
    'a waiver over a change',
    'quadratic ×1 by series until 4',
    ['+3 series quadratic ×2'],
    [
      [2, '×1'],
      [3, '×2'],
      [4, '×2'],
    ],
  ],
  ['a waiver that is over', 'quadratic ×1 by event until -1', [], [[0, '×1']]],
];

describe('the calendar of fees', () => {
  for (const [what, listed, changes, expected] of cases) {
    it(`knows ${what}`, () => checkSchedule(listed, changes, expected));
  }

  it('never calls unknown terms known but by an override that states everything', () => {
    const calendar = new FeeCalendar();
    const fees: FeeTerms = { kind: 'unknown', reason: 'series_unknown' };
    const ask = (hours: number) => askCalendar(calendar, fees, listedAt + hours * hour);
    assert.equal(ask(0), 'unknown: series_unknown');
    calendar.replace('venue_a', ['+1 series quadratic ×1', '+2 event - ×0', '+4 event - -'].map(changeOf));
    assert.deepEqual([ask(0), ask(1)], ['unknown: series_unknown', hidden]);
    // Its series has stated everything since.
    assert.deepEqual([ask(2), ask(4)], ['×0', '×1']);
    calendar.replace('venue_a', ['+2 event - ×0', '+3 event quadratic ×0', '+4 event - -'].map(changeOf));
    assert.deepEqual([ask(2), ask(3), ask(4)], [notKnown, '×0', notKnown]);
  });

  it('knows the events of a market without a series', () => {
    const calendar = new FeeCalendar();
    calendar.replace('venue_a', ['+1 event quadratic ×2', '+1 series quadratic ×3'].map(changeOf));
    const fees = termsOf('quadratic ×1 by event');
    const market = { venue: 'venue_a' as const, seriesId: undefined, eventId: 'the-event', fees, listedAt };
    assert.deepEqual(calendar.scheduleOf(market, listedAt + hour), {
      kind: 'quadratic',
      rate: decimal('0.14'),
    });
  });

  it('keeps the venues apart, and each latest answer', () => {
    const calendar = new FeeCalendar();
    const ask = () => askCalendar(calendar, termsOf(bySeries), listedAt + hour);
    calendar.replace('venue_b', [changeOf('+1 series quadratic ×2')]);
    assert.equal(ask(), '×1');
    calendar.replace('venue_a', [changeOf('+1 series quadratic ×2')]);
    assert.equal(ask(), '×2');
    calendar.replace('venue_a', []);
    assert.equal(ask(), '×1');
  });

  it('reads the terms of markets whose venue announces nothing', () => {
    const calendar = new FeeCalendar();
    const power = (rate: string, exponent: string, takerOnly = true) => {
      const fees: FeeTerms = {
        kind: 'power',
        schedule: 'sports',
        rate: decimal(rate),
        exponent: decimal(exponent),
        takerOnly,
      };
      return calendar.scheduleOf(
        { venue: 'venue_b', seriesId: undefined, eventId: 'e', fees, listedAt },
        listedAt,
      );
    };
    const expected = { kind: 'power', rate: decimal('0.05'), exponent: 1 };
    assert.deepEqual(power('0.05', '1'), expected);
    assert.deepEqual(power('0.05', '1', false), expected);
    assert.deepEqual(power('0.05', '10'), { ...expected, exponent: 10 });
    for (const exponent of ['0.5', '-1', '11', '1e30']) {
      assert.deepEqual(power('0.05', exponent), { kind: 'unknown', reason: 'exponent_not_readable' });
    }
    assert.deepEqual(power('-0.05', '1'), { kind: 'unknown', reason: 'rate_below_zero' });
    const none: FeeTerms = { kind: 'none', schedule: 'zero_fees' };
    assert.equal(askCalendar(calendar, none, listedAt), 'free');
    // Should a change ever be announced for such a market, it is not free any more.
    calendar.replace('venue_a', [changeOf('+1 series quadratic ×2')]);
    assert.equal(askCalendar(calendar, none, listedAt + hour), hidden);
  });
});

it('reports once which series and events have turned, at their time or when they become known', () => {
  const calendar = new FeeCalendar('unread');
  const turned = (hours: number) =>
    calendar.takeTurned(listedAt + hours * hour).map(({ venue, scope, id }) => `${venue} ${scope} ${id}`);
  const replace = (...changes: string[]) => calendar.replace('venue_a', changes.map(changeOf));
  assert.deepEqual(turned(0), []);
  // Nothing was known before: nothing turned.
  replace('+1 series quadratic ×2', '+3 event quadratic ×3', '-1 event quadratic ×3');
  assert.deepEqual(turned(0.5), []);
  assert.deepEqual(turned(1), ['venue_a series the-series']);
  assert.deepEqual(turned(2.9), []);
  replace('+1 series quadratic ×2', '+3 event quadratic ×3', '-1 event quadratic ×3');
  assert.deepEqual(turned(4), ['venue_a event the-event']);
  assert.deepEqual(turned(5), []);
  replace('+1 series quadratic ×2.5', '+3 event quadratic ×3', '-1 event quadratic ×3');
  assert.deepEqual(turned(5), ['venue_a series the-series']);
  replace('+1 series quadratic ×2.5');
  assert.deepEqual(turned(5), ['venue_a event the-event']);
});

it('knows no fee of a venue before its announcements were read, if it is to wait for them', () => {
  const calendar = new FeeCalendar('unread');
  const ask = (fees: FeeTerms) => askCalendar(calendar, fees, listedAt);
  calendar.replace('venue_b', []);
  assert.equal(ask(termsOf('quadratic ×0.5 by series')), 'unknown: changes_not_read');
  assert.equal(ask(termsOf('quadratic ×0.5 by series until 1')), 'unknown: changes_not_read');
  calendar.replace('venue_a', [changeOf('-2 series quadratic ×1')]);
  assert.equal(ask(termsOf('quadratic ×0.5 by series')), '×1');
});
