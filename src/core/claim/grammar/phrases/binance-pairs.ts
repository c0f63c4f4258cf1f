/** The pairs of one exchange that venue_b prices coins by, as its texts write them. */
import type { Saying } from '../../clause.ts';
import { source } from '../sayings.ts';

export const slashedPairs =
  'pair=(BTC / USDT | ETH / USDT | SOL / USDT | XRP / USDT | DOGE / USDT | BNB / USDT | ZEC / USDT)';
export const everyPair =
  'pair=(BTC / USDT | BTCUSDT | ETH / USDT | ETHUSDT | SOL / USDT | SOLUSDT | XRP / USDT | XRPUSDT | DOGE / USDT | DOGEUSDT | BNB / USDT | BNBUSDT | ZEC / USDT | ZECUSDT)';

/** `BTCUSDT` and `BTC / USDT` are one pair. */
export function binance(pair: string): Saying {
  return source(`Binance ${pair.replace(/ ?\/? ?USDT$/, '')}/USDT`);
}
