/** Titles of prices, which rules point to: the coin, the time of the day and the figure of a title are those of the rules. */
import { checkFamily, checkWithheld, type Text } from './own-texts.ts';

const atNoon = (title: string): Text => ({
  title,
  venue: 'venue_b',
  rules: [
    'This market will resolve to "Yes" if the Binance 1 minute candle for BTC/USDT 12:00 in the ET timezone (noon) on the date specified in the title has a final "Close" price higher than the price specified in the title. Otherwise, this market will resolve to "No".',
    'The resolution source for this market is Binance, specifically the BTC/USDT "Close" prices currently available at https://www.binance.com/en/trade/BTC_USDT with "1m" and "Candles" selected on the top bar.',
  ].join('\n'),
  fields: { groupItemTitle: '63,000', endDate: '2026-07-29T16:00:00Z' },
});

for (const title of [
  'Will the price of Bitcoin be above $63,000 on July 29?',
  'BTC above $63,000 on July 29 at noon?',
  'Bitcoin above $63,000 on July 29, 12PM ET?',
])
  checkFamily(title, atNoon(title), 'price');

for (const title of [
  'Will the price of Ethereum be above $63,000 on July 29?',
  'Will the price of Bitcoin Cash be above $63,000 on July 29?',
  'Will Bitcoin reach $63,000 on July 29?',
])
  checkWithheld(title, atNoon(title), 'subject_conflict');

for (const title of [
  'Will the price of Bitcoin be above $63,000 on July 29, 5PM ET?',
  'Will the price of Bitcoin be above $63,000 at midnight on July 29?',
  'Will the price of Bitcoin be above $63,000 before July 29?',
])
  checkWithheld(title, atNoon(title), 'unknown_window');

const inMonth = (title: string): Text => ({
  title,
  venue: 'venue_b',
  rules:
    'This market will immediately resolve to "Yes" if any Binance 1 minute candle for BTC/USDT during the month specified in the title (from 00:00 AM ET on the first day to 11:59 PM ET on the last), has a final Low price equal to or lower than the price specified in the title.',
  fields: { groupItemTitle: '↓ 60,000', endDate: '2026-08-01T04:00:00Z' },
});

checkFamily('a touch', inMonth('Will Bitcoin dip to $60,000 in July?'), 'price');
checkWithheld(
  'a touch before a month',
  inMonth('Will Bitcoin dip to $60,000 before July?'),
  'unknown_window',
);
checkWithheld('a touch after a month', inMonth('Will Bitcoin dip to $60,000 after July?'), 'unknown_window');
checkWithheld('a close', inMonth('Will Bitcoin close below $60,000 in July?'), 'subject_conflict');
checkWithheld('a touch of another coin', inMonth('Will Solana dip to $60,000 in July?'), 'subject_conflict');

checkWithheld(
  'a mean of another coin',
  {
    title: 'Ethereum price on Jul 29, 2026?',
    label: '$63,300 or above',
    event: 'KXBTCD-26JUL2900',
    rules:
      "If the simple average of the sixty seconds of CF Benchmarks' Bitcoin Real-Time Index (BRTI) before 12 AM EDT is above 63299.99 at 12 AM EDT on Jul 29, 2026, then the market resolves to Yes.",
    fields: { strike_type: 'greater', floor_strike: 63299.99 },
  },
  'subject_conflict',
);
