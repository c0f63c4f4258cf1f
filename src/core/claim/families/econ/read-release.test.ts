import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatPayout } from '../../../exact/index.ts';
import { variableKey } from '../../claim.ts';
import type { Saying } from '../../clause.ts';
import type { Subject } from '../../family.ts';
import {
  border,
  isAbout,
  nothing,
  precision,
  scope,
  settlesOn,
  source,
  voidBranch,
  yesIf,
} from '../../grammar/index.ts';
import { usGrowth, usInflation, usJobs } from './release-families.ts';
import { address, bound, date, month, monthName, sentence, subject } from './subject-under-test.ts';

const adjusted = scope('seasonally_adjusted');
const aboveFifth: Saying = {
  says: 'yes_if',
  family: 'us_inflation',
  measure: 'cpi_monthly',
  comparator: 'above',
  bounds: ['0.2'],
};
const unadjusted = scope('not_seasonally_adjusted');
const advance = scope('advance_estimate');
const third = scope('third_estimate');

function readBy(family: { read: typeof usJobs.read }, read: Subject): string {
  const reading = family.read(read);
  return 'reason' in reading
    ? reading.reason
    : `${variableKey(reading.variable)} :: ${formatPayout(reading.payout)}`;
}

function checkReading(what: string, read: Subject, expected: string, family = usJobs): void {
  it(what, () => {
    assert.equal(readBy(family, read), expected);
  });
}

const u3 =
  'line | shared | BLS | US unemployment rate U-3 | 2026-11 | first figure published | value | rate, seasonally adjusted | percent';
const rateAbove = (text: string) =>
  sentence([yesIf('us_jobs', 'unemployment', 'above'), adjusted], [bound(text), month(2026, 11)]);
const rateDecides = sentence([settlesOn('us_jobs', 'unemployment'), adjusted], [month(2026, 11)]);

describe('one figure on both venues', () => {
  // H15: above 4.5 is the same as 4.6 or more on a grid of tenths.
  checkReading('above 4.5', subject([rateAbove('4.5')], { label: 'Above 4.5%' }), `${u3} :: [4.6, inf)`);
  checkReading('4.6 or more', subject([rateDecides], { label: '≥4.6%' }), `${u3} :: [4.6, inf)`);
  // H16: the same number is another set.
  checkReading('4.5 or more', subject([rateDecides], { label: '≥4.5%' }), `${u3} :: [4.5, inf)`);
  checkReading('exactly 4.4', subject([rateDecides], { label: '4.4%' }), `${u3} :: [4.4, 4.4]`);
  checkReading('4.1 or less', subject([rateDecides], { label: '≤4.1%' }), `${u3} :: (-inf, 4.1]`);
});

describe('what tells figures apart', () => {
  const core = sentence(
    [yesIf('us_inflation', 'core_cpi_yearly', 'above'), unadjusted],
    [bound('2.8'), month(2026, 11)],
  );
  const headline = sentence(
    [yesIf('us_inflation', 'cpi_yearly', 'above'), unadjusted],
    [bound('2.8'), month(2026, 11)],
  );
  it('core and headline prices are two figures', () => {
    assert.notEqual(readBy(usInflation, subject([core])), readBy(usInflation, subject([headline])));
  });
  checkReading('both in one text', subject([core, headline]), 'clause_conflict', usInflation);

  const monthly = sentence(yesIf('us_inflation', 'cpi_monthly', 'above'), [bound('0.3'), month(2026, 11)]);
  const cpiMonthly =
    'line | shared | BLS | US CPI-U, all items | 2026-11 | first figure published | value | 1-month percent change, seasonally adjusted | percent';
  checkReading('silence on adjustment', subject([monthly]), 'unknown_scope', usInflation);
  checkReading(
    'silence that the terms of the series end',
    subject([monthly], { seriesId: 'KXCPI' }),
    `${cpiMonthly} :: [0.4, inf)`,
    usInflation,
  );
  checkReading(
    'terms of another series do not',
    subject([monthly], { seriesId: 'KXCPIEUROPE' }),
    'unknown_scope',
    usInflation,
  );
  checkReading(
    'the other adjustment',
    subject([monthly, sentence(unadjusted)], { seriesId: 'KXCPI' }),
    'clause_conflict',
    usInflation,
  );
  checkReading('judgement', subject([rateAbove('4.5'), sentence({ says: 'judgement' })]), 'subjective');
  checkReading(
    'a source of another family',
    subject([rateAbove('4.5'), sentence(source('Federal Register'))]),
    'clause_conflict',
  );
  checkReading(
    'a scope of another family',
    subject([rateAbove('4.5'), sentence(scope('overtime_counts'))]),
    'clause_conflict',
  );
  checkReading(
    'a side of a game',
    subject([rateAbove('4.5'), sentence(nothing, [['opponent', { kind: 'name', text: 'Boston' }]])]),
    'subject_conflict',
  );
  checkReading(
    'another precision',
    subject([rateAbove('4.5'), sentence(precision('0.01'))]),
    'clause_conflict',
  );
  checkReading(
    'an address of somebody else',
    subject([rateAbove('4.5'), sentence(nothing, [address('https://bls.gov.example.com/empsit')])]),
    'clause_conflict',
  );
  checkReading(
    'H71 an address of a host that only ends alike',
    subject([rateAbove('4.5'), sentence(nothing, [address('https://mirror.bls.gov/empsit')])]),
    'clause_conflict',
  );
  checkReading(
    'an address of the source',
    subject([rateAbove('4.5'), sentence(nothing, [address('https://www.bls.gov/empsit')])]),
    `${u3} :: [4.6, inf)`,
  );

  const quarter = ['period', { kind: 'quarter', text: '', quarter: 4, year: 2026 }] as const;
  const growth = (says: typeof advance, measure: string) =>
    subject([sentence([settlesOn('us_growth', measure), says], [quarter])], { label: '≥2.0%' });
  it('estimates and countries are figures of their own', () => {
    const read = [growth(advance, 'us_gdp'), growth(third, 'us_gdp_third'), growth(advance, 'italy_gdp')].map(
      (each) => readBy(usGrowth, each),
    );
    assert.equal(new Set(read).size, 3);
    assert.ok(read.every((each) => each.endsWith(':: [2, inf)')));
  });
  checkReading(
    'an estimate that is not named',
    subject([sentence(settlesOn('us_growth', 'us_gdp'), [quarter])], { label: '≥2.0%' }),
    'unknown_scope',
    usGrowth,
  );
  checkReading(
    'another estimate than that of the figure',
    growth(third, 'us_gdp'),
    'clause_conflict',
    usGrowth,
  );
});

describe('the period', () => {
  const about = (...slots: readonly ReturnType<typeof month>[]) =>
    sentence(isAbout('us_jobs', 'unemployment'), slots);
  checkReading('two months', subject([rateAbove('4.5'), about(month(2026, 12))]), 'subject_conflict');
  checkReading('two years', subject([rateAbove('4.5'), about(month(2025, 11))]), 'subject_conflict');
  checkReading(
    'the name of another month',
    subject([rateAbove('4.5'), about(monthName(10))]),
    'subject_conflict',
  );
  checkReading(
    'the name of the month',
    subject([rateAbove('4.5'), about(monthName(11))]),
    `${u3} :: [4.6, inf)`,
  );
  checkReading(
    'a release before the month is over',
    subject([rateAbove('4.5'), sentence(nothing, [date(2026, 11, 6)])]),
    'subject_conflict',
  );
  checkReading(
    'a release of another year',
    subject([rateAbove('4.5'), sentence(nothing, [date(2027, 12, 4)])]),
    'subject_conflict',
  );

  const noYear = sentence(
    [yesIf('us_jobs', 'unemployment', 'above'), adjusted],
    [bound('4.5'), monthName(11)],
  );
  checkReading('no year at all', subject([noYear]), 'unknown_window');
  checkReading(
    'a year that the release pins',
    subject([noYear, sentence(nothing, [date(2026, 12, 4)])]),
    `${u3} :: [4.6, inf)`,
  );
  checkReading(
    'a year before that of the release',
    subject([noYear, sentence(nothing, [date(2027, 1, 8)])]),
    `${u3} :: [4.6, inf)`,
  );
  checkReading(
    'no period at all',
    subject([sentence([settlesOn('us_jobs', 'unemployment'), adjusted])], { label: '4.4%' }),
    'unknown_window',
  );

  const from = (number: number) => ['since_date', { kind: 'month_name', text: '', month: number }] as const;
  const change = (number: number) =>
    subject([sentence([aboveFifth, adjusted], [from(number), month(2026, 1)])]);
  checkReading(
    'from the month before',
    change(12),
    'line | shared | BLS | US CPI-U, all items | 2026-01 | first figure published | value | 1-month percent change, seasonally adjusted | percent :: [0.3, inf)',
    usInflation,
  );
  checkReading('from an earlier month', change(11), 'subject_conflict', usInflation);
});

describe('bounds', () => {
  checkReading(
    'label and rules differ',
    subject([rateAbove('4.5')], { label: 'Above 4.6%' }),
    'bound_conflict',
  );
  checkReading(
    'label and rules compare differently',
    subject([rateAbove('4.5')], { label: 'At least 4.5%' }),
    'bound_conflict',
  );
  checkReading(
    'no bound in the sentence',
    subject([sentence([yesIf('us_jobs', 'unemployment', 'above'), adjusted], [month(2026, 11)])]),
    'no_bound',
  );
  checkReading('a label that is no bracket', subject([rateDecides], { label: 'Higher' }), 'no_bound');
  checkReading('two statements', subject([rateAbove('4.5'), rateAbove('4.4')]), 'clause_conflict');
  checkReading(
    'a figure that nothing decides by',
    subject([sentence([isAbout('us_jobs', 'unemployment'), adjusted], [month(2026, 11)])]),
    'no_statement',
  );

  const jobs =
    'line | shared | BLS | US total nonfarm payroll employment | 2026-11 | first figure published | value | change over the month, seasonally adjusted | persons';
  const jobsDecide = sentence([settlesOn('us_jobs', 'payrolls'), border('higher')], [month(2026, 11)]);
  checkReading(
    'the border belongs to the higher bracket',
    subject([jobsDecide], { label: '50k to 100k' }),
    `${jobs} :: [50000, 99000]`,
  );
  checkReading(
    'negative brackets',
    subject([jobsDecide], { label: '-75k to -50k' }),
    `${jobs} :: [-75000, -51000]`,
  );
  checkReading(
    'a tail that says more than, on a border',
    subject([jobsDecide], { label: '>200k' }),
    'no_bound',
  );
  checkReading('the lowest bracket', subject([jobsDecide], { label: '<0' }), `${jobs} :: (-inf, -1000]`);
  checkReading('a bracket that shares no border', subject([jobsDecide], { label: '50k to 99k' }), 'no_bound');
  checkReading('a lower tail that may share one', subject([jobsDecide], { label: '≤50k' }), 'no_bound');
  const silent = sentence(settlesOn('us_jobs', 'payrolls'), [month(2026, 11)]);
  checkReading(
    'brackets that touch, and nothing said of borders',
    subject([silent], { label: '50k to 100k' }),
    'no_bound',
  );
  checkReading(
    'brackets that do not touch',
    subject([silent], { label: '50k to 99k' }),
    `${jobs} :: [50000, 99000]`,
  );
});

describe('void branches', () => {
  function voidsOf(read: Subject): string[] {
    const reading = usJobs.read(read);
    assert.ok(!('reason' in reading));
    return reading.voids.map(({ branch, pays }) => `${branch} ${pays.kind}`);
  }
  it('silence on revisions is an unknown branch', () => {
    assert.deepEqual(voidsOf(subject([rateAbove('4.5')])), ['revised unknown']);
  });
  it('a first figure that counts for good is none', () => {
    assert.deepEqual(voidsOf(subject([rateAbove('4.5'), sentence(scope('first_figure'))])), []);
  });
  it('another figure in the place of a missing one is named', () => {
    const substitute = sentence(voidBranch('not_published', 'substitute'));
    assert.deepEqual(voidsOf(subject([rateAbove('4.5'), substitute])), [
      'not_published substitute',
      'revised unknown',
    ]);
  });
  checkReading(
    'two answers to one branch',
    subject([
      rateAbove('4.5'),
      sentence(voidBranch('not_published', 'substitute')),
      sentence(voidBranch('not_published', '0')),
    ]),
    'clause_conflict',
  );
});
