/** Whose prices a contract reads: the names that clauses use, and what each of them publishes. */
import { continuous, type Grid, rational, stepGrid } from '../../../exact/index.ts';

export interface PriceSource {
  /** What clauses name in `source`. */
  readonly id: string;
  readonly source: string;
  readonly subject: string;
  readonly unit: string;
  /** The values that occur, where the venue's own labels and strikes agree on them only. */
  readonly grid: Grid;
  /** How its addresses begin. */
  readonly addresses: readonly string[];
}

/**
 * Decimals to which the venue writes bounds on the index: `above 63299.99` in a strike is `63,300 or above` in its label,
 * which is one condition only where the settled mean has two decimals.
 */
const indices = [
  ['BTC', 'Bitcoin Real-Time Index', 2],
  ['ETH', 'Ethereum Real-Time Index', 2],
  ['SOL', 'Solana Real-Time Index', 4],
  ['XRP', 'XRP Real-Time Index', 4],
  ['DOGE', 'Dogecoin Real-Time Index', 5],
  ['BNB', 'BNB Real-Time Index', 2],
] as const;

const coins = ['BTC', 'ETH', 'SOL', 'XRP', 'DOGE', 'BNB'] as const;

export const priceSources: ReadonlyMap<string, PriceSource> = new Map(
  [
    ...indices.map(([code, subject, decimals]) => ({
      id: `index ${code}`,
      source: 'CF Benchmarks',
      subject,
      unit: 'USD',
      grid: stepGrid(rational(1n, 10n ** BigInt(decimals))),
      addresses: [],
    })),
    ...coins.map((code) => ({
      id: `Binance ${code}/USDT`,
      source: 'Binance',
      subject: `${code}/USDT`,
      unit: 'USDT',
      grid: continuous,
      addresses: [
        'https://www.binance.com/en/trade/',
        'https://api.binance.com/api/v3/klines?symbol=',
      ].flatMap((start) => [`${start}${code}_USDT`, `${start}${code}USDT`]),
    })),
    ...coins.flatMap((code) =>
      ['', ', 30-second mean', ', 60-second mean'].map((mean) => ({
        id: `Chainlink ${code}/USD${mean}`,
        source: 'Chainlink data stream',
        subject: `${code}/USD${mean}`,
        unit: 'USD',
        grid: continuous,
        addresses: [`https://data.chain.link/streams/${code.toLowerCase()}-usd`],
      })),
    ),
    plain('front month WTI', 'front-month futures, one-minute candles', 'WTI crude oil'),
    plain('front month gold', 'front-month futures, one-minute candles', 'Gold'),
    plain('official close SPY', 'official close', 'SPY'),
  ].map((source) => [source.id, source] as const),
);

function plain(id: string, source: string, subject: string): PriceSource {
  return { id, source, subject, unit: 'USD', grid: continuous, addresses: [] };
}
