/** Whose prices a contract reads: the names that clauses use, and what each of them publishes. */

export interface PriceSource {
  /** What clauses name in `source`. */
  readonly id: string;
  readonly source: string;
  readonly subject: string;
  readonly unit: string;
  /** Its addresses, each whole. */
  readonly addresses: readonly string[];
  /** What the coin of the pair is called. */
  readonly coins: readonly string[];
}

export const coinNames: Readonly<Record<(typeof coins)[number], readonly string[]>> = {
  BTC: ['Bitcoin', 'BTC'],
  ETH: ['Ethereum', 'Ether', 'ETH'],
  SOL: ['Solana', 'SOL'],
  XRP: ['XRP', 'Ripple'],
  DOGE: ['Dogecoin', 'DOGE'],
  BNB: ['BNB', 'Binance Coin'],
  ZEC: ['Zcash', 'ZEC'],
};

const indices = [
  ['BTC', 'Bitcoin Real-Time Index'],
  ['ETH', 'Ethereum Real-Time Index'],
  ['SOL', 'Solana Real-Time Index'],
  ['XRP', 'XRP Real-Time Index'],
  ['DOGE', 'Dogecoin Real-Time Index'],
  ['BNB', 'BNB Real-Time Index'],
] as const;

const coins = ['BTC', 'ETH', 'SOL', 'XRP', 'DOGE', 'BNB', 'ZEC'] as const;

/** What may stand behind a pair: all of these show its spot market. */
const spotPages = ['', '?type=spot', '?_from=markets&theme=dark&type=spot'];

export const priceSources: ReadonlyMap<string, PriceSource> = new Map(
  [
    ...indices.map(([code, subject]) => ({
      id: `index ${code}`,
      source: 'CF Benchmarks',
      subject,
      unit: 'USD',
      addresses: [],
      coins: coinNames[code],
    })),
    ...coins.map((code) => ({
      id: `Binance ${code}/USDT`,
      source: 'Binance',
      subject: `${code}/USDT`,
      unit: 'USDT',
      addresses: [
        ...[`${code}_USDT`, `${code}USDT`].flatMap((pair) =>
          spotPages.map((page) => `https://www.binance.com/en/trade/${pair}${page}`),
        ),
        `https://api.binance.com/api/v3/klines?symbol=${code}USDT&interval=1m`,
      ],
      coins: coinNames[code],
    })),
    ...coins.flatMap((code) =>
      ['', ', 30-second mean', ', 60-second mean'].map((mean) => ({
        id: `Chainlink ${code}/USD${mean}`,
        source: 'Chainlink data stream',
        subject: `${code}/USD${mean}`,
        unit: 'USD',
        addresses: [`https://data.chain.link/streams/${code.toLowerCase()}-usd`],
        coins: coinNames[code],
      })),
    ),
    plain('front month WTI', 'front-month futures, one-minute candles', 'WTI crude oil'),
    plain('front month gold', 'front-month futures, one-minute candles', 'Gold'),
    plain('official close SPY', 'official close', 'SPY'),
  ].map((source) => [source.id, source] as const),
);

function plain(id: string, source: string, subject: string): PriceSource {
  return { id, source, subject, unit: 'USD', addresses: [], coins: [] };
}
