/** Every route of venue_a that a reader of market data uses. */
import { candleRoutes } from './candle-routes.ts';
import { eventRoutes } from './event-routes.ts';
import { exchangeRoutes } from './exchange-routes.ts';
import { marketRoutes } from './market-routes.ts';
import { milestoneRoutes } from './milestone-routes.ts';
import { seriesRoutes } from './series-routes.ts';
import { tradeRoutes } from './trade-routes.ts';
import type { ReaderTable } from './venue-a-context.ts';

export { batchSize } from './batch-size.ts';
export type { RateLimits, VenueAContext } from './venue-a-context.ts';

export const readers: ReaderTable = {
  ...exchangeRoutes,
  ...seriesRoutes,
  ...eventRoutes,
  ...marketRoutes,
  ...tradeRoutes,
  ...candleRoutes,
  ...milestoneRoutes,
};
