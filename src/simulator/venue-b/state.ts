/** What every route and stream of the venue reads. */
import type { Exchange } from '../exchange/index.ts';
import type { Faults } from '../faults.ts';
import type { VenueBMarket } from '../world/index.ts';
import type { VenueBCatalog } from './catalog.ts';
import type { Money } from './money.ts';

export interface VenueBState {
  readonly exchange: Exchange;
  readonly catalog: VenueBCatalog;
  readonly faults: Faults;
  moneyOf(market: VenueBMarket): Money;
  /** How many simulated milliseconds pass in one real one. */
  readonly speed: number;
  /** Simulated time for which the order book service does not know a market listed after the start. */
  readonly clobLagMs: number;
  /** Simulated time by which the trade records run behind the matches. */
  readonly tradeLagMs: number;
}

/** New markets are announced and cataloged before the order book service has them. */
export function isKnownToClob(state: VenueBState, market: VenueBMarket): boolean {
  if (market.createdAt <= state.exchange.world.options.startsAt) return true;
  return market.createdAt + state.clobLagMs <= state.exchange.now;
}
