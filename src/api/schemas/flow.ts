/** Where the money went in one market over a window. */
import type { Static } from 'typebox';
import { MarketSummary } from './market-summary.ts';
import { count, decimal, oneOf } from './scalars.ts';
import { resource } from './strict-object.ts';

export const flowWindows = ['day', 'week', 'month'] as const;

export const Flow = resource('Flow', 'Where the money went in one market over a window.', {
  market: MarketSummary,
  window: oneOf(flowWindows, 'The window the money was counted over.'),
  net_usd: decimal('Net money toward Yes; negative when toward No.'),
  gross_usd: decimal('All money traded.'),
  buys: count('Fills toward Yes.'),
  sells: count('Fills toward No.'),
  largest_fill_usd: decimal('The notional of the largest fill.'),
  price_change_usd: decimal('Change of the Yes price over the window.'),
  archived_share: decimal('The share of the money that comes from imported history, from 0 to 1.'),
});

export type Flow = Static<typeof Flow>;
