/** Prices that end a window higher or lower than they began it, and closes within the range of a label. */

import type { Saying } from '../../clause.ts';
import { phrase } from '../phrase.ts';
import { nothing, otherwiseNo, settlesOn, source, tie, yesIf } from '../sayings.ts';
import { binance, slashedPairs } from './binance-pairs.ts';
import { market, willResolve } from './fragments.ts';

const change = yesIf('price', 'change');
const streamed = 'coin=(Bitcoin | Ethereum | Solana | XRP | Dogecoin | BNB)';
const streams = 'pair=(BTC / USD | ETH / USD | SOL / USD | XRP / USD | DOGE / USD | BNB / USD)';
const codes = { Bitcoin: 'BTC', Ethereum: 'ETH', Solana: 'SOL', XRP: 'XRP', Dogecoin: 'DOGE', BNB: 'BNB' };

function stream(pair: string): Saying {
  return source(`Chainlink ${pair.replace(/ ?\/ ?USD$/, '')}/USD`);
}

export const priceChangePhrases = [
  phrase(
    'price/noon-range',
    `this market will resolve according to the final Close price of the Binance 1 minute candle for ${slashedPairs} 12:00 in the ET timezone noon on the date
    specified in the title`,
    {
      venues: ['venue_b'],
      says: ({ pair: words }) => [settlesOn('price', 'close'), binance(words)],
      needs: ['title'],
      words: 'The range of the label that holds the close at noon of the titled day.',
      examples: [
        'This market will resolve according to the final "Close" price of the Binance 1 minute candle for SOL/USDT 12:00 in the ET timezone (noon) on the date specified in the title.',
      ],
    },
  ),
  phrase(
    'price/noon-up',
    `this market will resolve to up if the Close price for the Binance 1 minute candle for ${slashedPairs} {date:date} 12:00 in the ET timezone noon is lower than the
    final Close price for the {date:date} {time:time} candle`,
    {
      venues: ['venue_b'],
      says: ({ pair: words }) => [change, binance(words)],
      words: 'Up if the later close at noon is the higher one.',
      examples: [
        'This market will resolve to "Up" if the "Close" price for the Binance 1 minute candle for SOL/USDT May 3, 2026 12:00 in the ET timezone (noon) is lower than the final "Close" price for the May 4, 2026 12:00 ET candle.',
      ],
    },
  ),
  phrase(
    'price/noon-down',
    `this market will resolve to down if the Close price for the Binance 1 minute candle for ${slashedPairs} {date:date} 12:00 in the ET timezone noon is higher than
    the final Close price for the {date:date} {time:time} candle`,
    {
      venues: ['venue_b'],
      says: ({ pair: words }) => [binance(words)],
      words: 'Down if the later close at noon is the lower one.',
      examples: [
        'This market will resolve to "Down" if the "Close" price for the Binance 1 minute candle for SOL/USDT May 3, 2026 12:00 in the ET timezone (noon) is higher than the final "Close" price for the May 4, 2026 12:00 ET candle.',
      ],
    },
  ),
  phrase(
    'price/equal-closes',
    'if the final Close price for both of these candles is exactly equal on Binance this market will resolve 50 50',
    {
      venues: ['venue_b'],
      says: [tie('1/2')],
      words: 'Equal closes pay one half.',
      examples: [
        'If the final "Close" price for both of these candles is exactly equal on Binance, this market will resolve 50-50.',
      ],
    },
  ),
  phrase(
    'price/hour-up',
    `this market will resolve to up if the close price is greater than or equal to the open price for the ${slashedPairs} 1 hour candle that begins on the time and
    date specified in the title`,
    {
      venues: ['venue_b'],
      says: ({ pair: words }) => [change, binance(words)],
      needs: ['title'],
      words: 'Up if the titled hour closes no lower than it opens.',
      examples: [
        'This market will resolve to "Up" if the close price is greater than or equal to the open price for the SOL/USDT 1 hour candle that begins on the time and date specified in the title.',
      ],
    },
  ),
  phrase('otherwise/down', `otherwise ${market} ${willResolve} to down`, {
    ignores: ['market', 'verb'],
    says: [otherwiseNo],
    needs: ['statement'],
    words: 'Everything else pays Down.',
    examples: ['Otherwise, this market will resolve to "Down".'],
  }),
  phrase(
    'price/pair-page',
    `the resolution source for this market is information from Binance specifically the ${slashedPairs} pair {source:address}`,
    {
      venues: ['venue_b'],
      says: ({ pair: words }) => [binance(words)],
      words: 'One pair of one exchange decides.',
      examples: [
        'The resolution source for this market is information from Binance, specifically the SOL/USDT pair (https://prices.example/SOL_USDT).',
      ],
    },
  ),
  phrase(
    'price/hour-shown',
    `the close C and open O displayed at the top of the graph for the relevant 1H candle will be used once the data for that candle is finalized`,
    {
      venues: ['venue_b'],
      says: [nothing],
      argued: 'where the page shows the two prices of the candle that the statement names',
      words: 'Where the two prices of the candle are shown.',
      examples: [
        'The close "C" and open "O" displayed at the top of the graph for the relevant "1H" candle will be used once the data for that candle is finalized.',
      ],
    },
  ),
  phrase(
    'price/stream-up',
    `this market will resolve to up if the ${streamed} price at the end of the time range specified in the title is greater than or equal to the price at the
    beginning of that range`,
    {
      venues: ['venue_b'],
      says: ({ coin }) => [change, stream(codes[coin])],
      needs: ['title'],
      words: 'Up if the price ends the titled stretch no lower than it begins it.',
      examples: [
        'This market will resolve to "Up" if the Ethereum price at the end of the time range specified in the title is greater than or equal to the price at the beginning of that range.',
      ],
    },
  ),
  phrase(
    'price/stream-page',
    `the resolution source for this market is information from Chainlink specifically the ${streams} data stream available at {source:address}`,
    {
      venues: ['venue_b'],
      says: ({ pair }) => [stream(pair)],
      words: 'One data stream decides.',
      examples: [
        'The resolution source for this market is information from Chainlink, specifically the BTC/USD data stream available at https://prices.example/btc-usd.',
      ],
    },
  ),
  phrase(
    'price/stream-about',
    `please note that this market is about the price according to Chainlink data stream ${streams} not according to other sources or spot markets`,
    {
      venues: ['venue_b'],
      says: ({ pair }) => [stream(pair)],
      words: 'One data stream decides.',
      examples: [
        'Please note that this market is about the price according to Chainlink data stream BTC/USD, not according to other sources or spot markets.',
      ],
    },
  ),
];
