/** The simulated exchanges: books, trades and lifecycles of both venues on one clock. */
export { createExchange, type ExchangeOptions } from './create-exchange.ts';
export { uuidOf } from './draws.ts';
export type {
  ExchangeEvent,
  LevelChange,
  MarketStatus,
  Price,
  SimulatedTrade,
} from './events.ts';
export type { BookLevel, BookTop, BookView, Exchange } from './exchange.ts';
export { venueAGrid } from './price-grid.ts';
export { runExchange } from './run-exchange.ts';
