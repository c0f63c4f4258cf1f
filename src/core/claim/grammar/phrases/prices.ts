/** Prices of coins by one named source. */

import { phrase } from '../phrase.ts';
import { nothing, source, yesIf } from '../sayings.ts';
import { binance, everyPair } from './binance-pairs.ts';
import { resolvesToYes } from './fragments.ts';

const index = `asset=(Bitcoin Real Time Index BRTI | Ethereum Real Time Index ERTI)`;
const before =
  `if the simple average of the sixty seconds of CF Benchmarks' ${index} before {time:time} is` as const;
const at = 'at {time:time} on {date:date}';

function indexOf(asset: string): ReturnType<typeof source> {
  return source(asset.startsWith('Bitcoin') ? 'index BTC' : 'index ETH');
}

export const pricePhrases = [
  phrase('price/index-compares', `${before} how=(above | below) {bound:bound} ${at} ${resolvesToYes}`, {
    venues: ['venue_a'],
    ignores: ['market'],
    says: ({ asset, how }) => [yesIf('price', 'mean', how), indexOf(asset)],
    words: 'Yes if the mean of the index compares so with the bound.',
    examples: [
      "If the simple average of the sixty seconds of CF Benchmarks' Bitcoin Real-Time Index (BRTI) before 2 AM EDT is above 63399.99 at 2 AM EDT on Jul 29, 2026, then the market resolves to Yes.",
    ],
  }),
  phrase('price/index-between', `${before} between {bound:bound} - {bound:bound} ${at} ${resolvesToYes}`, {
    venues: ['venue_a'],
    ignores: ['market'],
    says: ({ asset }) => [yesIf('price', 'mean', 'between'), indexOf(asset)],
    words: 'Yes if the mean of the index lies between the bounds.',
    examples: [
      "If the simple average of the sixty seconds of CF Benchmarks' Bitcoin Real-Time Index (BRTI) before 2 AM EDT is between 63800-63899.99 at 2 AM EDT on Jul 29, 2026, then the market resolves to Yes.",
    ],
  }),
  phrase(
    'price/index-note',
    `while checking a source like Google or Coinbase may help guide your decision the price used to determine this market is based on CF
    Benchmarks' corresponding Real Time Index RTI`,
    {
      venues: ['venue_a'],
      says: [nothing],
      words: 'The index decides, as the statement says.',
      examples: [
        "While checking a source like Google or Coinbase may help guide your decision, the price used to determine this market is based on CF Benchmarks' corresponding Real Time Index (RTI).",
      ],
    },
  ),
  phrase('price/index-minute', 'at the last minute before expiration 60 RTI prices are collected', {
    venues: ['venue_a'],
    says: [nothing],
    argued: 'the statement says the same of its sixty seconds',
    words: 'Sixty prices are collected.',
    examples: ['At the last minute before expiration, 60 RTI prices are collected.'],
  }),
  phrase('price/index-average', 'the official and final value is the average of these prices', {
    venues: ['venue_a'],
    says: [nothing],
    words: 'Their mean decides, as the statement says.',
    examples: ['The official and final value is the average of these prices.'],
  }),
  phrase(
    'price/pair-solely',
    `please note that the outcome of this market depends solely on the price data from the Binance ${everyPair} trading pair`,
    {
      venues: ['venue_b'],
      says: ({ pair: words }) => [binance(words)],
      words: 'One pair of one exchange decides.',
      examples: [
        'Please note that the outcome of this market depends solely on the price data from the Binance BTC/USDT trading pair.',
      ],
    },
  ),
  phrase(
    'price/pair-about',
    `please note that this market is about the price according to Binance ${everyPair} not according to other what=(exchanges or trading pairs |
    sources or spot markets)`,
    {
      venues: ['venue_b'],
      ignores: ['what'],
      says: ({ pair: words }) => [binance(words)],
      words: 'One pair of one exchange decides.',
      examples: [
        'Please note that this market is about the price according to Binance BTC/USDT, not according to other exchanges or trading pairs.',
      ],
    },
  ),
  phrase(
    'price/others-not',
    'prices from other exchanges different trading pairs or spot markets will not be considered for the resolution of this market',
    {
      venues: ['venue_b'],
      says: [nothing],
      argued: 'it repeats that one source decides',
      words: 'No other source decides.',
      examples: [
        'Prices from other exchanges, different trading pairs, or spot markets will not be considered for the resolution of this market.',
      ],
    },
  ),
  phrase(
    'price/noon-close',
    `this market will resolve to yes if the Binance 1 minute candle for ${everyPair} 12:00 in the ET timezone noon on the date specified in the title
    has a final Close price higher than the price specified in the title`,
    {
      venues: ['venue_b'],
      says: ({ pair: words }) => [yesIf('price', 'close', 'above'), binance(words)],
      needs: ['title'],
      words: 'Yes if the close at noon of the titled day is above the titled price.',
      examples: [
        'This market will resolve to "Yes" if the Binance 1 minute candle for BTC/USDT 12:00 in the ET timezone (noon) on the date specified in the title has a final "Close" price higher than the price specified in the title.',
      ],
    },
  ),
  phrase(
    'price/hour-close',
    `this market will resolve to yes if the Close price for the ${everyPair} 1 hour candle that ends on the time and date specified in the title is
    higher than the price specified in the title`,
    {
      venues: ['venue_b'],
      says: ({ pair: words }) => [yesIf('price', 'hour_close', 'above'), binance(words)],
      needs: ['title'],
      words: 'Yes if the close of the titled hour is above the titled price.',
      examples: [
        'This market will resolve to "Yes" if the "Close" price for the BTC/USDT 1 hour candle that ends on the time and date specified in the title is higher than the price specified in the title.',
      ],
    },
  ),
  phrase(
    'price/hour-close-page',
    `the resolution source for this market is Binance specifically the ${everyPair} Close prices currently available at {source:address} with 1h and
    Candles selected on the top bar`,
    {
      venues: ['venue_b'],
      says: ({ pair: words }) => [binance(words)],
      words: 'One pair of one exchange decides.',
      examples: [
        'The resolution source for this market is Binance, specifically the BTC/USDT "Close" prices currently available at https://prices.example/BTC_USDT with "1h" and "Candles" selected on the top bar.',
      ],
    },
  ),
  phrase(
    'price/close-page',
    `the resolution source for this market is Binance specifically the ${everyPair} Close prices currently available at {source:address} with 1m and
    Candles selected on the top bar`,
    {
      venues: ['venue_b'],
      says: ({ pair: words }) => [binance(words)],
      words: 'One pair of one exchange decides.',
      examples: [
        'The resolution source for this market is Binance, specifically the BTC/USDT "Close" prices currently available at https://prices.example/BTC_USDT with "1m" and "Candles" selected on the top bar.',
      ],
    },
  ),
  phrase('price/precision', 'price precision is determined by the number of decimal places in the source', {
    venues: ['venue_b'],
    says: [nothing],
    words: 'As precise as the source.',
    examples: ['Price precision is determined by the number of decimal places in the source.'],
  }),
];
