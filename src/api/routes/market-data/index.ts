export type { MarketDataDeps } from './deps.ts';
export { describeTrade } from './list-trades.ts';
export { type MarketDataRouteDeps, registerMarketData } from './register.ts';
