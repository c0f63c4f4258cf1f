/** What is yes or no about a trade, in one number: see tick_trade in the migrations. */
import type { Trade } from '../../core/market/index.ts';

export function toTradeFlags(trade: Pick<Trade, 'takerAction' | 'outcome' | 'block'>): number {
  return (trade.takerAction === 'sell' ? 1 : 0) | (trade.outcome === 'no' ? 2 : 0) | (trade.block ? 4 : 0);
}

export function readTradeFlags(flags: number): Pick<Trade, 'takerAction' | 'outcome' | 'block'> {
  return {
    takerAction: flags & 1 ? 'sell' : 'buy',
    outcome: flags & 2 ? 'no' : 'yes',
    block: (flags & 4) !== 0,
  };
}
