/** Boards that a test writes by hand. */
import type { ServedRun } from '../../src/core/catalog/index.ts';
import type { BoardMarket, InsightBoard } from '../../src/core/insight/index.ts';
import type { MoneyFigures } from '../../src/core/market/index.ts';
import { servedAt } from './served-run.ts';

export const deepMoney: MoneyFigures = {
  quote: {
    observedAt: servedAt - 1_500,
    yesAsk: 510_000,
    noAsk: 500_000,
    price: 500_000,
    stale: false,
    source: 'book',
  },
  volume24hUsd: '30000.0000',
  volumeSource: 'venue',
  openInterestUsd: undefined,
  spread: 10_000,
  trades24h: 3,
  liquidity: 'deep',
};

/** A market at 50 cents, which moved by 10. */
export function boardMarket(index: number, market: Partial<BoardMarket> = {}): BoardMarket {
  return {
    index,
    money: deepMoney,
    price: 1_000_000,
    change24h: 200_000,
    trades: { count: 3, notional: 2n * 10n ** 12n, net: 10n ** 12n },
    ...market,
  };
}

/** Its lists are empty, and no market is on it, unless they are given. */
export function boardOf(served: ServedRun, board: Partial<InsightBoard> = {}): InsightBoard {
  return {
    served,
    at: servedAt,
    movers: [],
    closing: [],
    flows: { day: [], week: [], month: [] },
    gaps: [],
    mostTraded: [],
    find: () => undefined,
    priceOf: (index) => board.find?.(index)?.price,
    expectedEndAt: () => undefined,
    feeAt: () => undefined,
    sparkline: () => [],
    ...board,
  };
}
