/** P16: a known sentence in other marks. Hyphens, dashes, quotes and blanks have many forms and no weight. */
import { checkRelation, checkWithheld, type Text } from './own-texts.ts';

const rules = [
  'This market will immediately resolve to "Yes" if any Binance 1-minute candle for Bitcoin (BTC/USDT) between March 3, 2026, 14:00 and December 31, 2026, 23:59 in the ET timezone has a final "High" price equal to or greater than the price specified in the title. Otherwise, this market will resolve to "No."',
  'The resolution source for this market is Binance, specifically the BTC/USDT "High" prices available at https://www.binance.com/en/trade/BTC_USDT, with the chart settings on "1m" for one-minute candles selected on the top bar.',
].join('\n');

const plain: Text = {
  title: 'Will Bitcoin reach $200,000 by December 31, 2026?',
  venue: 'venue_b',
  event: 'own',
  market: 'plain',
  rules,
};

function written(change: (rules: string) => string): Text {
  return { ...plain, market: 'other', rules: change(rules) };
}

const opened = (text: string): string =>
  text.replaceAll(/"(?=[A-Za-z\d])/g, '\u201c').replaceAll('"', '\u201d');

const variants: readonly (readonly [string, (rules: string) => string])[] = [
  ['curly quotes', opened],
  ['low and angled quotes', (text) => opened(text).replaceAll('\u201c', '\u201e')],
  ['a full stop behind the quote', (text) => text.replaceAll('No."', 'No".')],
  ['no quotes', (text) => text.replaceAll('"', '')],
  ['a hyphen that does not break', (text) => text.replaceAll('1-minute', '1\u2011minute')],
  ['a true hyphen', (text) => text.replaceAll('one-minute', 'one\u2010minute')],
  ['an en dash', (text) => text.replaceAll('1-minute', '1\u2013minute')],
  [
    'a blank for the hyphen',
    (text) => text.replaceAll('1-minute', '1 minute').replaceAll('one-minute', 'one minute'),
  ],
  ['a blank that does not break', (text) => text.replaceAll('BTC/USDT "', 'BTC/USDT\u00a0"')],
  [
    'two blanks, and line ends of two characters',
    (text) => text.replaceAll('. Otherwise', '.  Otherwise').replaceAll('\n', '\r\n'),
  ],
];

for (const [marks, change] of variants)
  checkRelation(`P16: ${marks} read as the plain sentence does`, plain, written(change), 'equivalent');

checkRelation(
  'P16: a higher level implies a lower one across marks',
  written(opened),
  { ...plain, market: 'lower', title: 'Will Bitcoin reach $150,000 by December 31, 2026?' },
  'implies',
);
checkWithheld(
  'a mark that carries weight is no variant: a minus before a level',
  { ...plain, title: 'Will Bitcoin reach \u2212$200,000 by December 31, 2026?' },
  'no_bound',
);
