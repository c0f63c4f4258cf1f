/** The simulated exchanges: books, trades and lifecycles of both venues on one clock. */
export { createExchange, type ExchangeOptions } from './create-exchange.ts';
export { uuidOf } from './draws.ts';
export type {
  ExchangeEvent,
  LevelChange,
  MarketStatus,
  Price,
  Settlement,
  SimulatedTrade,
  Size,
} from './events.ts';
export type { BookLevel, BookTop, BookView, Exchange, MarketFigures } from './exchange.ts';
export { atLeast, atMost, type PriceGrid, venueAGrid } from './price-grid.ts';
export { runExchange } from './run-exchange.ts';
