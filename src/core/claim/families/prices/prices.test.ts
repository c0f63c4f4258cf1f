import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Strike } from '../../../contract/index.ts';
import { formatPayout, parseDecimal } from '../../../exact/index.ts';
import { variableKey } from '../../claim.ts';
import type { SlotRole } from '../../clause.ts';
import type { Subject } from '../../family.ts';
import { border, scope, settlesOn, source, tie, yesIf } from '../../grammar/index.ts';
import type { Slot } from '../../text/index.ts';
import { address, bound, date, sentence, subject } from '../econ/subject-under-test.ts';
import { priceFamily } from './index.ts';

function checkReading(what: string, read: Subject, expected: string): void {
  it(what, () => {
    const reading = priceFamily.read(read);
    assert.equal(
      'reason' in reading
        ? reading.reason
        : `${variableKey(reading.variable)} :: ${formatPayout(reading.payout)}`,
      expected,
    );
  });
}

function time(hour: number, zone: string, role: SlotRole = 'time'): readonly [SlotRole, Slot] {
  return [role, { kind: 'time', text: `${hour} ${zone}`, hour, minute: 0, second: undefined, zone }];
}

function lastMinute(hour = 23): readonly [SlotRole, Slot] {
  return [
    'until_time',
    { kind: 'time', text: `${hour}:59 ET`, hour, minute: 59, second: undefined, zone: 'ET' },
  ];
}

function as(role: SlotRole, [, slot]: readonly [SlotRole, Slot]): readonly [SlotRole, Slot] {
  return [role, slot];
}

function greater(floor: string): Strike {
  return {
    type: 'greater',
    floor: parseDecimal(floor),
    cap: undefined,
    custom: undefined,
    functional: undefined,
  };
}

describe('the mean of an index', () => {
  const key =
    'line | shared | CF Benchmarks | Bitcoin Real-Time Index | 60 seconds before 2026-07-29T21:00:00Z | price published | value | simple mean of the one-second values | USD';
  const mean = (floor: string, zones: readonly [string, string] = ['EDT', 'EDT'], month = 7) =>
    sentence(
      [yesIf('price', 'mean', 'above'), source('index BTC')],
      [time(17, zones[0]), bound(floor), time(17, zones[1]), date(2026, month, 29)],
    );
  const terms = { strike: greater('63299.99'), label: '$63,300 or above' };
  checkReading(
    'H80 is what the sentence says, which label and strike confirm: no text gives it in cents',
    subject([mean('63299.99')], terms),
    `${key} :: (63299.99, inf)`,
  );
  checkReading(
    'H80 below a bound one cent above another is no complement of it',
    subject(
      [
        sentence(
          [yesIf('price', 'mean', 'below'), source('index BTC')],
          [time(17, 'EDT'), bound('63300'), time(17, 'EDT'), date(2026, 7, 29)],
        ),
      ],
      {
        strike: { ...greater('0'), type: 'less', floor: undefined, cap: parseDecimal('63300') },
        label: '$63,299.99 or below',
      },
    ),
    `${key} :: (-inf, 63300)`,
  );
  checkReading(
    'is one instant in any zone',
    subject([mean('63299.99', ['ET', 'EDT'])], terms),
    `${key} :: (63299.99, inf)`,
  );
  checkReading(
    'a label one step off',
    subject([mean('63299.99')], { ...terms, label: '$63,301 or above' }),
    'bound_conflict',
  );
  checkReading('a text with another bound', subject([mean('63399.99')], terms), 'bound_conflict');
  checkReading('two instants', subject([mean('63299.99', ['EST', 'EDT'])], terms), 'unknown_window');
  checkReading(
    'daylight time in winter',
    subject([mean('63299.99', ['EDT', 'EDT'], 12)], terms),
    'unknown_window',
  );
  checkReading(
    'two sources',
    subject([mean('63299.99'), sentence(source('index ETH'))], terms),
    'clause_conflict',
  );
});

describe('a close at noon', () => {
  const above = sentence([yesIf('price', 'close', 'above'), source('Binance BTC/USDT')]);
  const range = sentence([settlesOn('price', 'close'), source('Binance BTC/USDT')]);
  const higher = sentence(border('higher'));
  const terms = {
    venue: 'venue_b' as const,
    title: 'Bitcoin above $62,000 on July 31?',
    label: '62,000',
    terms: { endDate: '2026-07-31T16:00:00Z' },
  };
  const key = (window: string, reach = 'shared') =>
    `line | ${reach} | Binance | BTC/USDT | ${window} | price published | value | close of the one-minute candle | USDT`;
  const noon = key('minute that begins at 2026-07-31T16:00:00Z');
  checkReading('is strictly above the titled price', subject([above], terms), `${noon} :: (62000, inf)`);
  checkReading(
    'shares its figure with a range of another event',
    subject([range, higher], {
      ...terms,
      title: 'Bitcoin between $62,000 and $64,000 on July 31?',
      label: '62,000-64,000',
    }),
    `${noon} :: [62000, 64000)`,
  );
  checkReading(
    'is in no range whose border two sentences place differently',
    subject([range, higher, sentence(border('lower'))], {
      ...terms,
      title: 'Bitcoin between $62,000 and $64,000 on July 31?',
      label: '62,000-64,000',
    }),
    'clause_conflict',
  );
  checkReading(
    'has no year where the market ends elsewhere',
    subject([above], { ...terms, terms: { endDate: '2027-01-01T00:00:00Z' } }),
    `${key('close of 7-31 of venue_b event EVENT', 'venue')} :: (62000, inf)`,
  );
  checkReading('label and title differ', subject([above], { ...terms, label: '63,000' }), 'bound_conflict');
  checkReading(
    'two prices in the title',
    subject([above], { ...terms, title: '$62,000 or $63,000 on July 31?' }),
    'no_bound',
  );
  checkReading(
    'two dates in the title',
    subject([above], { ...terms, title: 'Above $62,000 on July 30 or July 31?' }),
    'unknown_window',
  );
  checkReading(
    'an address of another pair',
    subject(
      [above, sentence(source('Binance BTC/USDT'), [address('https://www.binance.com/en/trade/ETH_USDT')])],
      terms,
    ),
    'clause_conflict',
  );
});

describe('what is written beside a price', () => {
  const binance = source('Binance BTC/USDT');
  const close = sentence([yesIf('price', 'close', 'above'), binance]);
  const range = sentence([settlesOn('price', 'close'), binance]);
  const terms = (title: string, label: string) => ({
    venue: 'venue_b' as const,
    title,
    label,
    terms: { endDate: '2026-07-31T16:00:00Z' },
  });
  const closeTerms = terms('Bitcoin above $62,000 on July 31?', '62,000');
  const withAddress = (text: string) => subject([close, sentence(binance, [address(text)])], closeTerms);
  for (const text of [
    'https://www.binance.com/en/trade/BTC_USDT?type=futures',
    'https://www.binance.com/en/trade/BTC_USDT&pair=ETH_USDT',
    'https://api.binance.com/api/v3/klines?symbol=BTCUSDT&interval=1h',
    'https://api.binance.com/api/v3/klines?symbol=BTCUSDT',
  ]) {
    checkReading(`H78 ${text} is no address of the source`, withAddress(text), 'clause_conflict');
  }
  for (const text of [
    'https://www.binance.com/en/trade/BTC_USDT',
    'https://api.binance.com/api/v3/klines?symbol=BTCUSDT&interval=1m',
  ]) {
    it(`${text} is an address of the source`, () =>
      assert.ok(!('reason' in priceFamily.read(withAddress(text)))));
  }
  checkReading(
    'H78 a title that looks below',
    subject([close], terms('Bitcoin below $62,000 on July 31?', '62,000')),
    'bound_conflict',
  );
  checkReading(
    'H78 a tail that is titled as the other one',
    subject([range], terms('Bitcoin less than $62,000 on July 31?', '>62,000')),
    'bound_conflict',
  );
  checkReading(
    'H78 a label beside another title of the group',
    subject([range], {
      ...terms('Bitcoin less than $62,000 on July 31?', '<62,000'),
      terms: { endDate: '2026-07-31T16:00:00Z', groupItemTitle: '<63,000' },
    }),
    'bound_conflict',
  );
  const high = sentence(
    [yesIf('price', 'high'), binance],
    [as('since_date', date(2026, 7, 1)), lastMinute(), as('until_date', date(2026, 7, 31))],
  );
  for (const title of ['Will Bitcoin dip to $70,000 in July?', 'Bitcoin $70,000 (LOW) in July?']) {
    checkReading(`H78 the high under ${title}`, subject([high], terms(title, '70,000')), 'bound_conflict');
  }
});

describe('a touched level', () => {
  const binance = source('Binance BTC/USDT');
  const dated = (side: 'high' | 'low', hour = 23) =>
    sentence(
      [yesIf('price', side), binance],
      [as('since_date', date(2026, 7, 1)), lastMinute(hour), as('until_date', date(2026, 7, 31))],
    );
  const titled = (side: 'high' | 'low', hour = 23) =>
    sentence([yesIf('price', side), binance, scope('titled_month')], [lastMinute(hour)]);
  const terms = {
    venue: 'venue_b' as const,
    title: 'Will Bitcoin reach $70,000 in July?',
    label: '↑ 70,000',
    terms: { endDate: '2026-08-01T04:00:00Z' },
  };
  const key = (window: string, reach = 'shared') =>
    `path | ${reach} | Binance | BTC/USDT | ${window} | price published | high | highest high of one-minute candles | USDT`;
  const july = key('2026-07-01T04:00:00Z to 2026-08-01T03:59:00Z');
  checkReading('in a window with dates', subject([dated('high')], terms), `${july} :: [70000, inf)`);
  checkReading('in the titled month', subject([titled('high')], terms), `${july} :: [70000, inf)`);
  checkReading(
    'a high and a low at once',
    subject([titled('high'), titled('low')], terms),
    'clause_conflict',
  );
  checkReading('an arrow that points the other way', subject([titled('low')], terms), 'bound_conflict');
  checkReading(
    'a title with another level',
    subject([titled('high')], { ...terms, label: '↑ 75,000' }),
    'bound_conflict',
  );
  checkReading('a month that ends early', subject([titled('high', 22)], terms), 'unknown_window');
  checkReading(
    'a window that begins with the market is its own',
    subject([titled('high'), sentence(scope('from_creation'))], terms),
    `${key('2026-07-01T04:00:00Z to 2026-08-01T03:59:00Z, from the creation of venue_b market MARKET', 'venue')} :: [70000, inf)`,
  );
  const days = sentence([yesIf('price', 'high'), binance, scope('titled_dates')], [lastMinute()]);
  const week = { ...terms, title: 'Will Bitcoin reach $70,000 July 6-12?' };
  checkReading(
    'titled days are those of the event',
    subject([days], week),
    `${key('July 6-12 of venue_b event EVENT', 'venue')} :: [70000, inf)`,
  );
  checkReading(
    'titled days without the last one',
    subject([days], { ...week, title: 'Will Bitcoin reach $70,000 July 6?' }),
    'unknown_window',
  );
  checkReading(
    'titled days that begin with the market are its own',
    subject([days, sentence(scope('from_creation'))], week),
    `${key('July 6-12 of venue_b event EVENT, from the creation of venue_b market MARKET', 'venue')} :: [70000, inf)`,
  );
});

describe('up or down', () => {
  const change = sentence([yesIf('price', 'change'), source('Chainlink BTC/USD')]);
  const key = (venue: string) =>
    `line | venue | Chainlink data stream | BTC/USD | window of ${venue} event EVENT | price published | value | price at the end minus price at the start | USD`;
  const b = { venue: 'venue_b' as const };
  checkReading('a tie is up', subject([change], { ...b, label: 'Up' }), `${key('venue_b')} :: [0, inf)`);
  checkReading(
    'down is the rest',
    subject([change], { ...b, label: 'Down' }),
    `${key('venue_b')} :: (-inf, 0)`,
  );
  checkReading(
    'a tie that is paid by itself',
    subject([change, sentence(tie('1/2'))], { ...b, label: 'Up' }),
    `${key('venue_b')} :: 1 on (0, inf); 1/2 on [0, 0]`,
  );
  checkReading('other outcomes', subject([change], { ...b, label: 'Yes' }), 'bound_conflict');
  const target = (label: string, floor: string | undefined) =>
    subject([change], {
      label,
      strike: {
        ...greater('0'),
        type: 'greater_or_equal',
        floor: floor === undefined ? undefined : parseDecimal(floor),
      },
    });
  checkReading(
    'a target that is not filled in',
    target('Target Price: TBD', undefined),
    `${key('venue_a')} :: [0, inf)`,
  );
  checkReading(
    'a target that is the strike',
    target('Target Price: $92,000.10', '92000.1'),
    `${key('venue_a')} :: [0, inf)`,
  );
  checkReading('a target beside the strike', target('Target Price: $92,000.09', '92000.1'), 'bound_conflict');
});
