export { loadPricePoints } from './load-price-points.ts';
export { MarketNames } from './market-names.ts';
