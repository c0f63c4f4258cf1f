/** Prices of coins, funds and futures. */
import { type HandedPhrase, nothing, scope, settlesOn, source, yesIf } from '../../core/claim/index.ts';
import { handIn } from './hand-in.ts';

export const pricePhrases: readonly HandedPhrase[] = [
  ...handIn(
    'the index mean of BTC compares with the bound: above',
    [yesIf('price', 'mean', 'above'), source('index BTC')],
    [
      'Yes if the simple average of the sixty one-second values of the CF Benchmarks Bitcoin real-time index before {time:time} is above {bound:bound} at {time:time} on {date:date}',
    ],
  ),
  ...handIn(
    'the index mean of BTC compares with the bound: between',
    [yesIf('price', 'mean', 'between'), source('index BTC')],
    [
      'Yes if the simple average of the sixty one-second values of the CF Benchmarks Bitcoin real-time index before {time:time} is between {bound:bound}-{bound:bound} at {time:time} on {date:date}',
    ],
  ),
  ...handIn(
    'the index mean of BTC compares with the bound: below',
    [yesIf('price', 'mean', 'below'), source('index BTC')],
    [
      'Yes if the simple average of the sixty one-second values of the CF Benchmarks Bitcoin real-time index before {time:time} is below {bound:bound} at {time:time} on {date:date}',
    ],
  ),
  ...handIn(
    'the index mean of ETH compares with the bound: above',
    [yesIf('price', 'mean', 'above'), source('index ETH')],
    [
      'Yes if the simple average of the sixty one-second values of the CF Benchmarks Ethereum real-time index before {time:time} is above {bound:bound} at {time:time} on {date:date}',
    ],
  ),
  ...handIn(
    'the index mean of ETH compares with the bound: between',
    [yesIf('price', 'mean', 'between'), source('index ETH')],
    [
      'Yes if the simple average of the sixty one-second values of the CF Benchmarks Ethereum real-time index before {time:time} is between {bound:bound}-{bound:bound} at {time:time} on {date:date}',
    ],
  ),
  ...handIn(
    'the index mean of ETH compares with the bound: below',
    [yesIf('price', 'mean', 'below'), source('index ETH')],
    [
      'Yes if the simple average of the sixty one-second values of the CF Benchmarks Ethereum real-time index before {time:time} is below {bound:bound} at {time:time} on {date:date}',
    ],
  ),
  ...handIn(
    'the index mean of SOL compares with the bound: above',
    [yesIf('price', 'mean', 'above'), source('index SOL')],
    [
      'Yes if the simple average of the sixty one-second values of the CF Benchmarks Solana real-time index before {time:time} is above {bound:bound} at {time:time} on {date:date}',
    ],
  ),
  ...handIn(
    'the index mean of XRP compares with the bound: above',
    [yesIf('price', 'mean', 'above'), source('index XRP')],
    [
      'Yes if the simple average of the sixty one-second values of the CF Benchmarks XRP real-time index before {time:time} is above {bound:bound} at {time:time} on {date:date}',
    ],
  ),
  ...handIn(
    'the index mean of BNB compares with the bound: above',
    [yesIf('price', 'mean', 'above'), source('index BNB')],
    [
      'Yes if the simple average of the sixty one-second values of the CF Benchmarks BNB real-time index before {time:time} is above {bound:bound} at {time:time} on {date:date}',
    ],
  ),
  ...handIn(
    'the index and its sixty prices decide',
    [nothing],
    [
      'Prices elsewhere may differ: sixty values of the index are taken in the last minute, and their mean is the final value',
    ],
  ),
  ...handIn(
    'index BTC: the end of the window against its start',
    [yesIf('price', 'change'), source('index BTC')],
    [
      'Yes if the sixty-second average of the CF Benchmarks Bitcoin real-time index at the end of the window is at least its sixty-second average at the start of the window',
    ],
  ),
  ...handIn(
    'index ETH: the end of the window against its start',
    [yesIf('price', 'change'), source('index ETH')],
    [
      'Yes if the sixty-second average of the CF Benchmarks Ethereum real-time index at the end of the window is at least its sixty-second average at the start of the window',
    ],
  ),
  ...handIn(
    'index SOL: the end of the window against its start',
    [yesIf('price', 'change'), source('index SOL')],
    [
      'Yes if the sixty-second average of the CF Benchmarks Solana real-time index at the end of the window is at least its sixty-second average at the start of the window',
    ],
  ),
  ...handIn(
    'index XRP: the end of the window against its start',
    [yesIf('price', 'change'), source('index XRP')],
    [
      'Yes if the sixty-second average of the CF Benchmarks XRP real-time index at the end of the window is at least its sixty-second average at the start of the window',
    ],
  ),
  ...handIn(
    'index DOGE: the end of the window against its start',
    [yesIf('price', 'change'), source('index DOGE')],
    [
      'Yes if the sixty-second average of the CF Benchmarks Dogecoin real-time index at the end of the window is at least its sixty-second average at the start of the window',
    ],
  ),
  ...handIn(
    'index BNB: the end of the window against its start',
    [yesIf('price', 'change'), source('index BNB')],
    [
      'Yes if the sixty-second average of the CF Benchmarks BNB real-time index at the end of the window is at least its sixty-second average at the start of the window',
    ],
  ),
  ...handIn(
    'the source is Binance BTC/USDT and no other',
    [source('Binance BTC/USDT')],
    [
      'Candles are Binance BTC/USDT one-minute candles; prices of other exchanges or pairs are ignored',
      'The source is Binance, the BTC/USDT pair with one-minute candles; other exchanges and pairs do not count',
    ],
  ),
  ...handIn(
    'the source is Binance ETH/USDT and no other',
    [source('Binance ETH/USDT')],
    [
      'Candles are Binance ETH/USDT one-minute candles; prices of other exchanges or pairs are ignored',
      'The source is Binance, the ETH/USDT pair with one-minute candles; other exchanges and pairs do not count',
    ],
  ),
  ...handIn(
    'the source is Binance SOL/USDT and no other',
    [source('Binance SOL/USDT')],
    [
      'Candles are Binance SOL/USDT one-minute candles; prices of other exchanges or pairs are ignored',
      'The source is Binance, the SOL/USDT pair with one-minute candles; other exchanges and pairs do not count',
    ],
  ),
  ...handIn(
    'the source is Binance XRP/USDT and no other',
    [source('Binance XRP/USDT')],
    [
      'Candles are Binance XRP/USDT one-minute candles; prices of other exchanges or pairs are ignored',
      'The source is Binance, the XRP/USDT pair with one-minute candles; other exchanges and pairs do not count',
    ],
  ),
  ...handIn(
    'the source is Binance DOGE/USDT and no other',
    [source('Binance DOGE/USDT')],
    [
      'Candles are Binance DOGE/USDT one-minute candles; prices of other exchanges or pairs are ignored',
      'The source is Binance, the DOGE/USDT pair with one-minute candles; other exchanges and pairs do not count',
    ],
  ),
  ...handIn(
    'the source is Binance BNB/USDT and no other',
    [source('Binance BNB/USDT')],
    [
      'Candles are Binance BNB/USDT one-minute candles; prices of other exchanges or pairs are ignored',
      'The source is Binance, the BNB/USDT pair with one-minute candles; other exchanges and pairs do not count',
    ],
  ),
  ...handIn(
    'the source is front month WTI and no other',
    [source('front month WTI')],
    [
      'Candles are WTI crude oil front-month one-minute candles; prices of other exchanges or pairs are ignored',
    ],
  ),
  ...handIn(
    'the source is front month gold and no other',
    [source('front month gold')],
    ['Candles are Gold front-month one-minute candles; prices of other exchanges or pairs are ignored'],
  ),
  ...handIn(
    'a candle of the window touches the level',
    [yesIf('price', 'high')],
    [
      'Yes at once if some one-minute candle of the source between midnight ET as {since_date:date} begins and {until_time:time} on {until_date:date} has a high that is equal to or above the level named in the title; No if none has',
    ],
  ),
  ...handIn(
    'a candle from the listing on touches the level',
    [yesIf('price', 'high'), scope('from_creation')],
    [
      'Yes at once if some one-minute candle of the source between the listing of this market and {until_time:time} on {until_date:date} has a high that is equal to or above the level named in the title; No if none has',
    ],
  ),
  ...handIn(
    'a candle of the window touches the level',
    [yesIf('price', 'low')],
    [
      'Yes if some one-minute candle of the source between midnight ET as {since_date:date} begins and {until_time:time} on {until_date:date} has a low that is equal to or below the level named in the title; No if none has',
    ],
  ),
  ...handIn(
    'a candle from the listing on touches the level',
    [yesIf('price', 'low'), scope('from_creation')],
    [
      'Yes if some one-minute candle of the source between the listing of this market and {until_time:time} on {until_date:date} has a low that is equal to or below the level named in the title; No if none has',
    ],
  ),
  ...handIn(
    'Binance BTC/USDT closes at noon above the titled price',
    [yesIf('price', 'close', 'above'), source('Binance BTC/USDT')],
    [
      'Yes if the one-minute candle of BTC/USDT on Binance that begins at noon, Eastern Time, of the titled date closes higher than the titled price; No otherwise',
    ],
  ),
  ...handIn(
    'Binance BTC/USDT: the close at noon lies in the range of the label',
    [settlesOn('price', 'close'), source('Binance BTC/USDT')],
    [
      'What counts is the close of the one-minute candle of BTC/USDT on Binance that begins at noon, Eastern Time, of the titled date',
    ],
  ),
  ...handIn(
    'end of the titled window against its start, a tie is Up',
    [yesIf('price', 'change')],
    [
      'The result is "Up" if Bitcoin stands at its opening price of the window in the title or higher when that window closes, and "Down" if it stands lower',
      'The result is "Up" if Ethereum stands at its opening price of the window in the title or higher when that window closes, and "Down" if it stands lower',
      'The result is "Up" if Solana stands at its opening price of the window in the title or higher when that window closes, and "Down" if it stands lower',
      'The result is "Up" if XRP stands at its opening price of the window in the title or higher when that window closes, and "Down" if it stands lower',
      'The result is "Up" if Dogecoin stands at its opening price of the window in the title or higher when that window closes, and "Down" if it stands lower',
      'The result is "Up" if BNB stands at its opening price of the window in the title or higher when that window closes, and "Down" if it stands lower',
    ],
  ),
  ...handIn(
    'the source is Chainlink BTC/USD, 30-second mean and no other',
    [source('Chainlink BTC/USD, 30-second mean')],
    [
      'Both prices come from the Chainlink BTC/USD data stream, each as the mean of the last 30 seconds; spot markets and other feeds are ignored',
    ],
  ),
  ...handIn(
    'the source is Chainlink BTC/USD, 60-second mean and no other',
    [source('Chainlink BTC/USD, 60-second mean')],
    [
      'Both prices come from the Chainlink BTC/USD data stream, each as the mean of the last 60 seconds; spot markets and other feeds are ignored',
    ],
  ),
  ...handIn(
    'Binance BTC/USDT: the end of the window against its start',
    [yesIf('price', 'change'), source('Binance BTC/USDT')],
    [
      'The result is "Up" if the Binance BTC/USDT one-hour candle that begins at the time in the title closes at its open or higher, and "Down" if it closes lower',
    ],
  ),
  ...handIn(
    'Binance ETH/USDT closes at noon above the titled price',
    [yesIf('price', 'close', 'above'), source('Binance ETH/USDT')],
    [
      'Yes if the one-minute candle of ETH/USDT on Binance that begins at noon, Eastern Time, of the titled date closes higher than the titled price; No otherwise',
    ],
  ),
  ...handIn(
    'Binance ETH/USDT: the close at noon lies in the range of the label',
    [settlesOn('price', 'close'), source('Binance ETH/USDT')],
    [
      'What counts is the close of the one-minute candle of ETH/USDT on Binance that begins at noon, Eastern Time, of the titled date',
    ],
  ),
  ...handIn(
    'the source is Chainlink ETH/USD, 30-second mean and no other',
    [source('Chainlink ETH/USD, 30-second mean')],
    [
      'Both prices come from the Chainlink ETH/USD data stream, each as the mean of the last 30 seconds; spot markets and other feeds are ignored',
    ],
  ),
  ...handIn(
    'the source is Chainlink ETH/USD, 60-second mean and no other',
    [source('Chainlink ETH/USD, 60-second mean')],
    [
      'Both prices come from the Chainlink ETH/USD data stream, each as the mean of the last 60 seconds; spot markets and other feeds are ignored',
    ],
  ),
  ...handIn(
    'Binance ETH/USDT: the end of the window against its start',
    [yesIf('price', 'change'), source('Binance ETH/USDT')],
    [
      'The result is "Up" if the Binance ETH/USDT one-hour candle that begins at the time in the title closes at its open or higher, and "Down" if it closes lower',
    ],
  ),
  ...handIn(
    'Binance SOL/USDT closes at noon above the titled price',
    [yesIf('price', 'close', 'above'), source('Binance SOL/USDT')],
    [
      'Yes if the one-minute candle of SOL/USDT on Binance that begins at noon, Eastern Time, of the titled date closes higher than the titled price; No otherwise',
    ],
  ),
  ...handIn(
    'Binance SOL/USDT: the close at noon lies in the range of the label',
    [settlesOn('price', 'close'), source('Binance SOL/USDT')],
    [
      'What counts is the close of the one-minute candle of SOL/USDT on Binance that begins at noon, Eastern Time, of the titled date',
    ],
  ),
  ...handIn(
    'the source is Chainlink SOL/USD, 30-second mean and no other',
    [source('Chainlink SOL/USD, 30-second mean')],
    [
      'Both prices come from the Chainlink SOL/USD data stream, each as the mean of the last 30 seconds; spot markets and other feeds are ignored',
    ],
  ),
  ...handIn(
    'the source is Chainlink SOL/USD, 60-second mean and no other',
    [source('Chainlink SOL/USD, 60-second mean')],
    [
      'Both prices come from the Chainlink SOL/USD data stream, each as the mean of the last 60 seconds; spot markets and other feeds are ignored',
    ],
  ),
  ...handIn(
    'Binance SOL/USDT: the end of the window against its start',
    [yesIf('price', 'change'), source('Binance SOL/USDT')],
    [
      'The result is "Up" if the Binance SOL/USDT one-hour candle that begins at the time in the title closes at its open or higher, and "Down" if it closes lower',
    ],
  ),
  ...handIn(
    'Binance XRP/USDT closes at noon above the titled price',
    [yesIf('price', 'close', 'above'), source('Binance XRP/USDT')],
    [
      'Yes if the one-minute candle of XRP/USDT on Binance that begins at noon, Eastern Time, of the titled date closes higher than the titled price; No otherwise',
    ],
  ),
  ...handIn(
    'Binance XRP/USDT: the close at noon lies in the range of the label',
    [settlesOn('price', 'close'), source('Binance XRP/USDT')],
    [
      'What counts is the close of the one-minute candle of XRP/USDT on Binance that begins at noon, Eastern Time, of the titled date',
    ],
  ),
  ...handIn(
    'the source is Chainlink XRP/USD, 30-second mean and no other',
    [source('Chainlink XRP/USD, 30-second mean')],
    [
      'Both prices come from the Chainlink XRP/USD data stream, each as the mean of the last 30 seconds; spot markets and other feeds are ignored',
    ],
  ),
  ...handIn(
    'the source is Chainlink XRP/USD, 60-second mean and no other',
    [source('Chainlink XRP/USD, 60-second mean')],
    [
      'Both prices come from the Chainlink XRP/USD data stream, each as the mean of the last 60 seconds; spot markets and other feeds are ignored',
    ],
  ),
  ...handIn(
    'Binance XRP/USDT: the end of the window against its start',
    [yesIf('price', 'change'), source('Binance XRP/USDT')],
    [
      'The result is "Up" if the Binance XRP/USDT one-hour candle that begins at the time in the title closes at its open or higher, and "Down" if it closes lower',
    ],
  ),
  ...handIn(
    'Binance DOGE/USDT closes at noon above the titled price',
    [yesIf('price', 'close', 'above'), source('Binance DOGE/USDT')],
    [
      'Yes if the one-minute candle of DOGE/USDT on Binance that begins at noon, Eastern Time, of the titled date closes higher than the titled price; No otherwise',
    ],
  ),
  ...handIn(
    'Binance DOGE/USDT: the close at noon lies in the range of the label',
    [settlesOn('price', 'close'), source('Binance DOGE/USDT')],
    [
      'What counts is the close of the one-minute candle of DOGE/USDT on Binance that begins at noon, Eastern Time, of the titled date',
    ],
  ),
  ...handIn(
    'the source is Chainlink DOGE/USD, 30-second mean and no other',
    [source('Chainlink DOGE/USD, 30-second mean')],
    [
      'Both prices come from the Chainlink DOGE/USD data stream, each as the mean of the last 30 seconds; spot markets and other feeds are ignored',
    ],
  ),
  ...handIn(
    'the source is Chainlink DOGE/USD, 60-second mean and no other',
    [source('Chainlink DOGE/USD, 60-second mean')],
    [
      'Both prices come from the Chainlink DOGE/USD data stream, each as the mean of the last 60 seconds; spot markets and other feeds are ignored',
    ],
  ),
  ...handIn(
    'Binance DOGE/USDT: the end of the window against its start',
    [yesIf('price', 'change'), source('Binance DOGE/USDT')],
    [
      'The result is "Up" if the Binance DOGE/USDT one-hour candle that begins at the time in the title closes at its open or higher, and "Down" if it closes lower',
    ],
  ),
  ...handIn(
    'Binance BNB/USDT closes at noon above the titled price',
    [yesIf('price', 'close', 'above'), source('Binance BNB/USDT')],
    [
      'Yes if the one-minute candle of BNB/USDT on Binance that begins at noon, Eastern Time, of the titled date closes higher than the titled price; No otherwise',
    ],
  ),
  ...handIn(
    'Binance BNB/USDT: the close at noon lies in the range of the label',
    [settlesOn('price', 'close'), source('Binance BNB/USDT')],
    [
      'What counts is the close of the one-minute candle of BNB/USDT on Binance that begins at noon, Eastern Time, of the titled date',
    ],
  ),
  ...handIn(
    'the source is Chainlink BNB/USD, 30-second mean and no other',
    [source('Chainlink BNB/USD, 30-second mean')],
    [
      'Both prices come from the Chainlink BNB/USD data stream, each as the mean of the last 30 seconds; spot markets and other feeds are ignored',
    ],
  ),
  ...handIn(
    'the source is Chainlink BNB/USD, 60-second mean and no other',
    [source('Chainlink BNB/USD, 60-second mean')],
    [
      'Both prices come from the Chainlink BNB/USD data stream, each as the mean of the last 60 seconds; spot markets and other feeds are ignored',
    ],
  ),
  ...handIn(
    'Binance BNB/USDT: the end of the window against its start',
    [yesIf('price', 'change'), source('Binance BNB/USDT')],
    [
      'The result is "Up" if the Binance BNB/USDT one-hour candle that begins at the time in the title closes at its open or higher, and "Down" if it closes lower',
    ],
  ),
  ...handIn(
    'how the source is read',
    [nothing],
    [
      'Prices have as many decimals as the source shows',
      'The figures shown for that candle once it is final decide; other exchanges and pairs do not count',
    ],
  ),
  ...handIn(
    'the fund closes above the titled price',
    [yesIf('price', 'day_close'), source('official close SPY')],
    [
      'Resolves Yes if the official closing price of SPY on the date in the title is higher than the price in the title; otherwise No',
    ],
  ),
];
