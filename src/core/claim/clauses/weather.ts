/** Daily temperatures as the venues' listings of 2025 and 2026 word them. */
import type { Clause, Comparator, SlotRole } from '../clause.ts';
import { clause, isAbout, nothing, scope, settlesOn, source, voidBranch, yesIf } from './clause-forms.ts';

function aside(print: string, words: string): Clause {
  return clause(print, [], [nothing], words);
}

function climateReport(print: string, measure: string, comparator: Comparator): Clause {
  return degrees(print, measure, comparator, 'NWS daily climate report');
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
  climateReport('33e1467a6eef34e35b968172ec85fe13', 'high KNYC F', 'between'),
  climateReport('6b34e373b5050986b55932800d205250', 'high KNYC F', 'below'),
  climateReport('82c625b4c929a48872614d426ed89379', 'high KNYC F', 'above'),
  climateReport('7fb873347e6de2cb00ed65f9715c95c4', 'high KMDW F', 'between'),
  climateReport('65c22fcab02b7a56e34b5c748630cf50', 'high KMDW F', 'below'),
  climateReport('eee1fd038a38ac00709e11b6ef77e9b8', 'high KMDW F', 'above'),
  climateReport('77d03c6b437347590406d4a574758042', 'high KLAX F', 'between'),
  climateReport('9d22805e609469f17265f0c569e493f0', 'high KLAX F', 'below'),
  climateReport('5d91903e2a94d3a09082852a3a9c2f14', 'high KLAX F', 'above'),
  climateReport('69fcad8826a8528fa7a7640f87154038', 'high KMIA F', 'between'),
  climateReport('709266dd484bd495887acd2b58c9047a', 'high KMIA F', 'below'),
  climateReport('82a767d9ceea05179d3fb0e417545ac6', 'high KMIA F', 'above'),
  climateReport('32527082cbeef681c50ded3c208e24ea', 'high KDEN F', 'between'),
  climateReport('3c9fc4ce810e36a005ef1669d40e7259', 'high KDEN F', 'below'),
  climateReport('282084be982d6eae17222e82fa9ba73e', 'high KDEN F', 'above'),
  climateReport('d25aa31a621eaa053f8a7b0be5bf4361', 'high KAUS F', 'between'),
  climateReport('3549df597ac1c89dd5615ee0338f0acd', 'high KAUS F', 'below'),
  climateReport('9eae16c383158647ced73be82b118b1f', 'high KAUS F', 'above'),
  climateReport('450b27a45e67d1498fdcce89c0220858', 'high KPHL F', 'between'),
  climateReport('d1a4233891d229d993aa3ec4b730169b', 'high KPHL F', 'below'),
  climateReport('7df86ed99ac980be69f42c336feb0954', 'high KPHL F', 'above'),
  // A city with more than one station, of which the text names none: a place of the report's own.
  climateReport('df9d39481acb45fbe3342294709923a4', 'high CLI:San-Francisco F', 'above'),
  climateReport('4f96086d1cd0ec43733a9d3ce9d7461b', 'high CLI:San-Francisco F', 'between'),
  climateReport('943414936f2e8cee1c8451e48ba67fb9', 'high CLI:San-Francisco F', 'below'),
  climateReport('98d5351c68469a66e0c597b94bc8e315', 'low CLI:San-Francisco F', 'below'),
  climateReport('142bbd0ce2050ff4f2b4d9f2f48955b5', 'low CLI:San-Francisco F', 'between'),
  climateReport('494a1cccf06d3cdd6f454b63ea5ff0d5', 'low CLI:San-Francisco F', 'above'),
  climateReport('7858dfcaa7105ffad3f756c5b522dc25', 'low CLI:New-York-City F', 'between'),
  climateReport('a07c0b4ecb424384e3948c0370bbc006', 'low CLI:New-York-City F', 'below'),
  climateReport('26814f723acaf87b951eb99e690d1919', 'low CLI:New-York-City F', 'above'),
  weatherCompany('45ad1633659a4327e513f9ea70f71845', 'high CLINYC F', 'between'),
  weatherCompany('c211681bbfeb4436d995d81a5539996d', 'high CLINYC F', 'below'),
  weatherCompany('fb3526f24dfca978502e8e6bf9465534', 'high CLINYC F', 'above'),
  weatherCompany('ab2dd1608f78615345f00360b01a315d', 'high CLIMDW F', 'between'),
  weatherCompany('b98f55bd8709ff0fe0b41cb8539a2291', 'high CLIMDW F', 'below'),
  weatherCompany('25e33a4d396ca236b43e3d1ac749eeaa', 'high CLIMDW F', 'above'),
  aside('2a9341d88d3f1bcf2e4be732b9d67939', 'preliminary data decides nothing'),
  aside('f94fcb3080f0b9799d1794777bec7a3b', 'preliminary data decides nothing'),
  aside('646bed857126412b1881f8ed9ed03e9a', 'preliminary data decides nothing'),
  aside('a679b7df105f5939cb7666cf46a47123', 'preliminary data decides nothing'),
  aside('7eeb0ecbe2757a5978ca7dd0a69a2f91', 'preliminary data decides nothing'),
  aside('88a6e74040f54f19097dbdeb8f96684a', 'preliminary data decides nothing'),
  aside('49ed84f80a01b659ec1471206e785bbc', 'preliminary data decides nothing'),
  clause(
    'a4c0de91d60dc9f030ad4ebf383d7232',
    [],
    [source('NWS daily climate report'), isAbout('weather', 'high')],
    'the climate report decides',
  ),
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
  page('338d80c472672c90c82eb718bb24f499', 'high KLGA'),
  range('eabbf9970c5a69ba7a9be1bd81310451', 'high LTAC C', ['date']),
  clause(
    '0d479686f50d019763b00fe434e67c32',
    ['date'],
    [settlesOn('weather', 'high LTAC C'), source('NOAA hourly data')],
    'LTAC: the range that holds the high of the day',
  ),
  page('bfeaafcd34a74c4ba8e83e6d816ffbd1', 'high LTAC'),
  page('b841f589004c0b33bbee19c625b2fb9d', 'high LTAC'),
  range('77f61fcc6f626fec89a1dfdcf23b588a', 'high ZSPD C', ['date']),
  clause(
    'ac50d12c50566e0ffc75f87dfdbd5ac6',
    ['date'],
    [settlesOn('weather', 'high ZSPD C'), source('NOAA hourly data')],
    'ZSPD: the range that holds the high of the day',
  ),
  page('50728ec322c24acb9eccb7938f134a7b', 'high ZSPD'),
  page('91d146c86c02e37c60b097fbec5d0eec', 'high ZSPD'),
  range('74792a4d3ecedd81b127ffbbdcda005d', 'high EGLC C', ['date']),
  clause(
    '84d3b0d537d507f1452fee81ca8dfa49',
    ['date'],
    [settlesOn('weather', 'high EGLC C'), source('NOAA hourly data')],
    'EGLC: the range that holds the high of the day',
  ),
  page('a74f33838b45cf1f276089e133390433', 'high EGLC'),
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
