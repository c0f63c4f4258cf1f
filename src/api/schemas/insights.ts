/** The front page of the insights: price gaps, movers and the most traded markets. */
import { type Static, Type } from 'typebox';
import { MarketSummary } from './market-summary.ts';
import { price } from './scalars.ts';
import { resource } from './strict-object.ts';

export const PriceGap = resource('PriceGap', 'Two proven-equivalent markets priced apart across venues.', {
  left: MarketSummary,
  right: MarketSummary,
  spread_usd: price('How far apart their Yes prices are: midpoints of bid and ask, as in `sparkline`.'),
});

export const Insights = resource('Insights', 'Price gaps, movers and the most traded markets.', {
  spreads: Type.Array(PriceGap, {
    description: 'Proven-equivalent markets priced furthest apart, widest first.',
  }),
  movers: Type.Array(MarketSummary, { description: 'The biggest 24-hour moves, biggest first.' }),
  most_traded: Type.Array(MarketSummary, { description: 'The most traded markets of the last 24 hours.' }),
});

export type InsightsResource = Static<typeof Insights>;
