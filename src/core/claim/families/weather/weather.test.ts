import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatGrid, formatPayout, parseDecimal } from '../../../exact/index.ts';
import { variableKey } from '../../claim.ts';
import type { ReadSentence, Subject } from '../../family.ts';
import { isAbout, scope, settlesOn, source, yesIf } from '../../grammar/index.ts';
import { address, bound, date, sentence, subject } from '../econ/subject-under-test.ts';
import { weatherFamily } from './index.ts';

function readBy(read: Subject): string {
  const reading = weatherFamily.read(read);
  return 'reason' in reading
    ? reading.reason
    : `${variableKey(reading.variable)} :: ${formatPayout(reading.payout)}`;
}

function checkReading(what: string, read: Subject, expected: string): void {
  it(what, () => assert.equal(readBy(read), expected));
}

const report = source('NWS daily climate report');
const strike = (type: string, floor: string | undefined, cap: string | undefined) => ({
  type,
  floor: floor === undefined ? undefined : parseDecimal(floor),
  cap: cap === undefined ? undefined : parseDecimal(cap),
  custom: undefined,
  functional: undefined,
});
const greater = (measure: string, floor: string) =>
  sentence([yesIf('weather', measure, 'above'), report], [date(2026, 8, 19), bound(floor)]);
const key = (station: string, statistic = 'highest', publisher = 'NWS daily climate report', unit = 'F') =>
  `line | shared | ${publisher} | station ${station} | 2026-08-19 | temperature published | value | ${statistic} temperature of the day | °${unit}`;

describe('a temperature on venue_a', () => {
  const above = subject([greater('high KNYC F', '92')], {
    label: '93° or above',
    strike: strike('greater', '92', undefined),
  });
  checkReading('greater than 92 is 93 or more', above, `${key('KNYC')} :: [93, inf)`);
  it('H80 labels in whole degrees are no word on how a publisher rounds', () => {
    const company = sentence(
      [yesIf('weather', 'high CLINYC F', 'above'), source('The Weather Company')],
      [date(2026, 8, 19), bound('92')],
    );
    const reading = weatherFamily.read(
      subject([company], { label: '93° or above', strike: strike('greater', '92', undefined) }),
    );
    assert.ok(!('reason' in reading));
    const { variable, payout } = reading;
    assert.deepEqual([formatGrid(variable.grid), formatPayout(payout)], ['continuous', '(92, inf)']);
  });
  // H10: both tickers have a T; the strike fields say which tail it is.
  checkReading(
    'less than 85 is 84 or less',
    subject(
      [sentence([yesIf('weather', 'high KNYC F', 'below'), report], [date(2026, 8, 19), bound('85')])],
      {
        label: '84° or below',
        strike: strike('less', undefined, '85'),
      },
    ),
    `${key('KNYC')} :: (-inf, 84]`,
  );
  checkReading(
    'a strike that says the other tail',
    subject([greater('high KNYC F', '92')], {
      label: '93° or above',
      strike: strike('less', undefined, '92'),
    }),
    'bound_conflict',
  );
  checkReading(
    'a label that includes the bound',
    subject([greater('high KNYC F', '92')], {
      label: '92° or above',
      strike: strike('greater', '92', undefined),
    }),
    'bound_conflict',
  );
  checkReading(
    'H78 a label in other degrees',
    subject([greater('high KNYC F', '92')], {
      label: '93°C or above',
      strike: strike('greater', '92', undefined),
    }),
    'bound_conflict',
  );
  it('the high, the low and two stations are different figures', () => {
    const keys = ['high KNYC F', 'low KNYC F', 'high KLGA F', 'reading KNYC F'].map((measure) =>
      readBy(subject([greater(measure, '92')])),
    );
    assert.equal(new Set(keys).size, 4);
    assert.ok(keys.every((each) => each.includes(' :: ')));
  });
  checkReading('a station nobody knows', subject([greater('high KXXX F', '92')]), 'unknown_identity');
});

describe('a temperature on venue_b', () => {
  const range = sentence(settlesOn('weather', 'high KLGA F'), [date(2026, 8, 19)]);
  const page = (about: string, code: string) =>
    sentence(
      [source('Weather Underground'), isAbout('weather', about)],
      [address(`https://www.wunderground.com/history/daily/us/ny/new-york-city/${code}`)],
    );
  const terms = (label: string) => ({ venue: 'venue_b' as const, label });
  const klga = key('KLGA', 'highest', 'Weather Underground');
  checkReading(
    'a band with its ends',
    subject([range, page('high KLGA', 'KLGA')], terms('72-73°F')),
    `${klga} :: [72, 73]`,
  );
  checkReading(
    'a tail',
    subject([range, page('high', 'KLGA')], terms('38°F or higher')),
    `${klga} :: [38, inf)`,
  );
  checkReading(
    'other degrees',
    subject([range, page('high', 'KLGA')], terms('25°C or below')),
    'bound_conflict',
  );
  checkReading(
    'a page of another station',
    subject([range, page('high', 'KNYC')], terms('72-73°F')),
    'clause_conflict',
  );
  for (const text of [
    'https://example.com/KLGA',
    'https://www.wunderground.com/forecast/us/ny/KLGA',
    'https://www.weather.gov/wrh/timeseries?site=knyc&alias=klga',
  ]) {
    checkReading(
      `H71 ${text} only ends like a page of the station`,
      subject(
        [range, sentence([source('Weather Underground'), isAbout('weather', 'high')], [address(text)])],
        terms('72-73°F'),
      ),
      'clause_conflict',
    );
  }
  checkReading(
    'a page of another statistic',
    subject([range, page('low', 'KLGA')], terms('72-73°F')),
    'clause_conflict',
  );
  it('in whole degrees where the text says so, and else in any', () => {
    const gridOf = (...more: readonly ReadSentence[]): string => {
      const reading = weatherFamily.read(
        subject([range, page('high', 'KLGA'), ...more], terms('38°F or higher')),
      );
      assert.ok(!('reason' in reading));
      return formatGrid(reading.variable.grid);
    };
    const whole = gridOf(sentence([scope('whole_degrees')]));
    assert.notEqual(gridOf(), whole);
    const report = weatherFamily.read(subject([greater('high KNYC F', '92')]));
    assert.equal(!('reason' in report) && formatGrid(report.variable.grid), whole);
  });
  it('once it is final, or until the next day is shown: two figures of one publisher', () => {
    const sourceOf = (...words: readonly string[]): string => {
      const more = words.map((word) => sentence([scope(word)]));
      const reading = weatherFamily.read(subject([range, page('high', 'KLGA'), ...more], terms('72-73°F')));
      return 'reason' in reading ? 'withheld' : reading.variable.frame.source;
    };
    const sources = [sourceOf(), sourceOf('read_when_final'), sourceOf('read_next_day')];
    assert.equal(new Set(sources).size, 3, sources.join('; '));
  });
  checkReading('no publisher', subject([range], terms('72-73°F')), 'clause_conflict');
  checkReading(
    'two days',
    subject(
      [range, page('high', 'KLGA'), sentence(isAbout('weather', 'high'), [date(2026, 8, 20)])],
      terms('72-73°F'),
    ),
    'unknown_window',
  );
});
