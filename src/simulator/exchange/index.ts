/** The simulated exchanges: books, trades and lifecycles of both venues on one clock. */
export { createExchange, type ExchangeOptions } from './create-exchange.ts';
export { uuidOf } from './draws.ts';
export type {
  ExchangeEvent,
  Price,
  SimulatedLevelChange,
  SimulatedStatus,
  SimulatedTrade,
} from './events.ts';
export type { BookTop, BookView, Exchange, SimulatedLevel } from './exchange.ts';
export { venueAGrid } from './price-grid.ts';
export { runExchange } from './run-exchange.ts';
