/** Levels that a price touches within a window, by the candles of one pair of one exchange. */

import { phrase } from '../phrase.ts';
import { scope, yesIf } from '../sayings.ts';
import { binance, everyPair } from './binance-pairs.ts';

const named = 'coin=[{subject:name}]';
const side =
  'side=(High price equal to or higher | High price equal to or greater | Low price equal to or lower) than the price specified in the title';

function extreme(words: string): 'high' | 'low' {
  return words.startsWith('High') ? 'high' : 'low';
}

export const priceTouchPhrases = [
  phrase(
    'touch/titled-month',
    `this market will immediately resolve to yes if any Binance 1 minute candle for ${named} ${everyPair} during the month specified in the title from
    00:00 AM ET on the first day to {until_time:time} on the last has a final ${side}`,
    {
      venues: ['venue_b'],
      ignores: ['coin'],
      says: ({ pair: words, side: way }) => [
        yesIf('price', extreme(way)),
        binance(words),
        scope('titled_month'),
      ],
      needs: ['title'],
      words: 'Yes if a candle of the titled month touches the titled level.',
      examples: [
        'This market will immediately resolve to "Yes" if any Binance 1 minute candle for BTC/USDT during the month specified in the title (from 00:00 AM ET on the first day to 11:59 PM ET on the last), has a final Low price equal to or lower than the price specified in the title.',
      ],
    },
  ),
  phrase(
    'touch/from-creation',
    `this market will resolve to yes if any Binance 1 minute candle for ${named} ${everyPair} from the creation of this market through
    {until_time:time} on the last day of the month specified in the title has a final ${side}`,
    {
      venues: ['venue_b'],
      ignores: ['coin'],
      says: ({ pair: words, side: way }) => [
        yesIf('price', extreme(way)),
        binance(words),
        scope('titled_month'),
        scope('from_creation'),
      ],
      needs: ['title'],
      words: 'Yes if a candle touches the titled level from the listing to the end of the titled month.',
      examples: [
        'This market will resolve to "Yes" if any Binance 1 minute candle for ETH/USDT from the creation of this market through 11:59 PM ET on the last day of the month specified in the title has a final Low price equal to or lower than the price specified in the title.',
      ],
    },
  ),
  phrase(
    'touch/titled-dates',
    `this market will immediately resolve to yes if any Binance 1 minute candle for ${named} ${everyPair} during the date range specified in the title
    from {since_time:time} on the first date to {until_time:time} on the last has a final ${side}`,
    {
      venues: ['venue_b'],
      ignores: ['coin'],
      says: ({ pair: words, side: way }) => [
        yesIf('price', extreme(way)),
        binance(words),
        scope('titled_dates'),
      ],
      needs: ['title'],
      words: 'Yes if a candle of the titled days touches the titled level.',
      examples: [
        'This market will immediately resolve to "Yes" if any Binance 1 minute candle for ‹Ethereum› (ETH/USDT) during the date range specified in the title (from 12:00 AM ET on the first date to 11:59 PM ET on the last) has a final "Low" price equal to or lower than the price specified in the title.',
      ],
    },
  ),
  phrase(
    'touch/between',
    `this market will immediately resolve to yes if any Binance 1 minute candle for ${named} ${everyPair} between {since_date:date} {since_time:clock} and
    {until_date:date} {until_time:clock} in the ET timezone has a final side=(High price equal to or greater | High price equal to or higher |
    Low price equal to or lower) than the price specified in the title`,
    {
      venues: ['venue_b'],
      ignores: ['coin'],
      says: ({ pair: words, side: way }) => [yesIf('price', extreme(way)), binance(words)],
      needs: ['title'],
      words: 'Yes if a candle between two moments touches the titled level.',
      examples: [
        'This market will immediately resolve to "Yes" if any Binance 1 minute candle for ‹Bitcoin› (BTC/USDT) between March 3, 2026, 14:00 and December 31, 2026, 23:59 in the ET timezone has a final "Low" price equal to or lower than the price specified in the title.',
      ],
    },
  ),
  phrase(
    'touch/titled-day',
    `this market will immediately resolve to yes if any Binance 1 minute candle for ${named} ${everyPair} on the date specified in the title between
    {since_time:time} and {until_time:time} has a final ${side}`,
    {
      venues: ['venue_b'],
      ignores: ['coin'],
      says: ({ pair: words, side: way }) => [
        yesIf('price', extreme(way)),
        binance(words),
        scope('titled_day'),
      ],
      needs: ['title'],
      words: 'Yes if a candle of the titled day touches the titled level.',
      examples: [
        'This market will immediately resolve to "Yes" if any Binance 1 minute candle for ‹Bitcoin› (BTC/USDT) on the date specified in the title, between 12:00 AM ET and 11:59 PM ET has a final "Low" price equal to or lower than the price specified in the title.',
      ],
    },
  ),
  phrase(
    'touch/since-creation',
    `this market will immediately resolve to yes if any Binance 1 minute candle for ${named} ${everyPair} between the creation of this market and
    {until_date:date} {until_time:clock} in the ET timezone has a final side=(High price equal to or greater | High price equal to or higher |
    Low price equal to or lower) than the price specified in the title`,
    {
      venues: ['venue_b'],
      ignores: ['coin'],
      says: ({ pair: words, side: way }) => [
        yesIf('price', extreme(way)),
        binance(words),
        scope('from_creation'),
      ],
      needs: ['title'],
      words: 'Yes if a candle from the listing to a moment touches the titled level.',
      examples: [
        'This market will immediately resolve to "Yes" if any Binance 1 minute candle for ‹Bitcoin› (BTC/USDT) between the creation of this market and December 31, 2026, 23:59 in the ET timezone has a final "High" price equal to or greater than the price specified in the title.',
      ],
    },
  ),
  phrase(
    'touch/listed-price',
    `this market will resolve to yes if any Binance 1 minute candle for ${named} ${everyPair} from the creation of this market through
    {until_time:time} on the last day of the month specified in the title has a final High or Low price equal to or beyond above for ↑ High Prices below
    for ↓ Low Prices the listed price`,
    {
      venues: ['venue_b'],
      ignores: ['coin'],
      says: ({ pair: words }) => [
        yesIf('price', 'extreme'),
        binance(words),
        scope('titled_month'),
        scope('from_creation'),
      ],
      needs: ['title'],
      words:
        'Yes if a candle touches the listed level, on the side of its arrow, to the end of the titled month.',
      examples: [
        'This market will resolve to "Yes" if any Binance 1 minute candle for SOL/USDT from the creation of this market through 11:59 PM ET on the last day of the month specified in the title has a final "High" or "Low" price equal to or beyond (above for ↑ High Prices, below for ↓ Low Prices) the listed price.',
      ],
    },
  ),
  phrase(
    'touch/between-stated',
    `this market will immediately resolve to yes if any Binance 1 minute candle for ${named} ${everyPair} between {since_date:date} {since_time:clock} and
    {until_date:date} {until_time:clock} in the ET timezone has a final level=(High price of $ {bound:bound} or higher | Low price of $ {bound:bound} or
    lower)`,
    {
      venues: ['venue_b'],
      ignores: ['coin'],
      says: ({ pair: words, level }) => [yesIf('price', extreme(level)), binance(words)],
      words: 'Yes if a candle between two moments touches the level.',
      examples: [
        'This market will immediately resolve to "Yes" if any Binance 1 minute candle for ‹Solana› (SOLUSDT) between March 3, 2026, 14:00 and December 31, 2026, 23:59 in the ET timezone has a final "Low" price of $90 or lower.',
      ],
    },
  ),
  phrase(
    'touch/page',
    `the resolution source for this market is Binance specifically the ${everyPair} side=(High | Low | High and Low) prices available at {source:address} with
    the chart settings on 1m candles=(for one minute candles | candles) selected on the top bar`,
    {
      venues: ['venue_b'],
      ignores: ['candles'],
      says: ({ pair: words, side: shown }) => [
        binance(words),
        ...(shown === 'High and Low' ? [] : [scope(shown === 'High' ? 'page_of_highs' : 'page_of_lows')]),
      ],
      words: 'One pair of one exchange decides.',
      examples: [
        'The resolution source for this market is Binance, specifically the BTC/USDT Low prices available at https://prices.example/BTC_USDT, with the chart settings on "1m" for one-minute candles selected on the top bar.',
      ],
    },
  ),
  phrase(
    'touch/page-below',
    `the resolution source for this market is Binance specifically the ${everyPair} side=(High | Low) prices available at`,
    {
      venues: ['venue_b'],
      says: ({ pair: words, side: shown }) => [
        binance(words),
        scope(shown === 'High' ? 'page_of_highs' : 'page_of_lows'),
      ],
      words: 'One pair of one exchange decides, on the page in the next line.',
      examples: [
        'The resolution source for this market is Binance, specifically the BTC/USDT "Low" prices available at:',
      ],
    },
  ),
  phrase(
    'touch/page-settings',
    '{source:address} with the chart how=(set to 1m one minute candles | settings on 1m one minute candles selected) on the top bar',
    {
      venues: ['venue_b'],
      ignores: ['how'],
      says: [],
      argued: 'which page shows the candles, and how; the family knows the page',
      words: 'Where the candles are shown.',
      examples: [
        'https://prices.example/BTC_USDT with the chart set to "1m" (one-minute candles) on the top bar.',
      ],
    },
  ),
  phrase('touch/not-before', "price action before this market's creation will not be considered", {
    venues: ['venue_b'],
    says: [scope('from_creation')],
    words: 'Prices before the listing do not count.',
    examples: ["Price action before this market's creation will not be considered."],
  }),
];
