/** Daily temperatures as the venues' listings of 2025 and 2026 word them. */
import type { Clause, Comparator, SlotRole } from '../clause.ts';
import { clause, isAbout, nothing, scope, settlesOn, source, voidBranch, yesIf } from './clause-forms.ts';

function aside(print: string, words: string): Clause {
  return clause(print, [], [nothing], words);
}

function weatherCompany(print: string, measure: string, comparator: Comparator): Clause {
  return degrees(print, measure, comparator, 'The Weather Company');
}

function range(print: string, measure: string, slots: readonly SlotRole[] = ['date', 'date']): Clause {
  return clause(print, slots, [settlesOn('weather', measure)], `${measure}: in the range of the label`);
}

function page(print: string, about: string): Clause {
  return clause(
    print,
    ['source'],
    [source('Weather Underground'), isAbout('weather', about)],
    `the page of the station decides ${about}`,
  );
}

function degrees(print: string, measure: string, comparator: Comparator, publisher: string): Clause {
  const bounds: readonly SlotRole[] = comparator === 'between' ? ['bound', 'bound'] : ['bound'];
  return clause(
    print,
    ['date', ...bounds],
    [yesIf('weather', measure, comparator), source(publisher)],
    `${measure} by ${publisher} compares with the bound: ${comparator}`,
  );
}

export const weatherClauses: readonly Clause[] = [
  // A city with more than one station, of which the text names none: a place of the report's own.
  weatherCompany('45ad1633659a4327e513f9ea70f71845', 'high CLINYC F', 'between'),
  weatherCompany('c211681bbfeb4436d995d81a5539996d', 'high CLINYC F', 'below'),
  weatherCompany('fb3526f24dfca978502e8e6bf9465534', 'high CLINYC F', 'above'),
  weatherCompany('ab2dd1608f78615345f00360b01a315d', 'high CLIMDW F', 'between'),
  aside('2a9341d88d3f1bcf2e4be732b9d67939', 'preliminary data decides nothing'),
  aside('f94fcb3080f0b9799d1794777bec7a3b', 'preliminary data decides nothing'),
  aside('646bed857126412b1881f8ed9ed03e9a', 'preliminary data decides nothing'),
  aside('a679b7df105f5939cb7666cf46a47123', 'preliminary data decides nothing'),
  aside('7eeb0ecbe2757a5978ca7dd0a69a2f91', 'preliminary data decides nothing'),
  aside('88a6e74040f54f19097dbdeb8f96684a', 'preliminary data decides nothing'),
  aside('49ed84f80a01b659ec1471206e785bbc', 'preliminary data decides nothing'),
  clause('40319c66b5787c69e6ecd7720a77cf48', [], [source('The Weather Company')], 'the publisher decides'),
  clause(
    '3d80b5af7a709b74777e8d611a9338b4',
    [],
    [voidBranch('revised', 'unknown')],
    'an erroneous figure may be waited out',
  ),
  clause(
    '6c74a572c6598d588d2cd2d6ede6326d',
    [],
    [voidBranch('not_published', 'fair_price')],
    'no figure: the last fair price',
  ),
  range('12b985c2d74c54c72171fed38588d95e', 'high KLGA F', ['date']),
  clause(
    'c8bba08b123d1b1d8dcaa0324e3ae503',
    ['date'],
    [settlesOn('weather', 'high KLGA F'), source('NOAA hourly data')],
    'KLGA: the range that holds the high of the day',
  ),
  page('35fee889a7605253648394199dbf5164', 'high KLGA'),
  range('eabbf9970c5a69ba7a9be1bd81310451', 'high LTAC C', ['date']),
  page('bfeaafcd34a74c4ba8e83e6d816ffbd1', 'high LTAC'),
  range('74792a4d3ecedd81b127ffbbdcda005d', 'high EGLC C', ['date']),
  page('04e489eed9806e620aebf688bb27b99c', 'high EGLC'),
  clause(
    '2fdbcec297ed2702bbdb16bb1f609290',
    ['source'],
    [source('NOAA hourly data'), isAbout('weather', 'high')],
    'the table decides',
  ),
  aside('8d371a58791309cbea90d752a0a72c2d', 'when and how the table is read'),
  aside('b4c9a5c128d22c5ed97b664db45be0ad', 'when and how the table is read'),
  aside('c0d40253a3bd707abb3511ed379cc004', 'when and how the table is read'),
  aside('b244491387eb1eb1b423d661a52cdf67', 'when and how the table is read'),
  aside('ccbb5c7fdd0c3b010aedee3cf29adff4', 'when and how the table is read'),
  aside('05705b16dfebfbbc298c87d073b81440', 'when and how the table is read'),
  aside('b9c854bb5091eb529409f928d592920b', 'when and how the table is read'),
  clause(
    '4475af51741726aa2a3346325eac2265',
    ['aside'],
    [voidBranch('not_published', 'substitute')],
    'no figure: another table',
  ),
  clause(
    '5046055bf6d1e8121fda26210b39a328',
    [],
    [isAbout('weather', 'F'), scope('whole_degrees')],
    'whole degrees',
  ),
  clause(
    'bcb556313b1444ef400fc8d1a928a6a1',
    [],
    [isAbout('weather', 'C'), scope('whole_degrees')],
    'whole degrees',
  ),
  clause(
    '0ad181e6d5d1fcdca8e7165351ecedb1',
    [],
    [source('Weather Underground'), scope('observations_table')],
    'the table of observations decides',
  ),
];
