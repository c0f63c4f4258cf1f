/** Where the money went in one market over a window. */
import { type Static, Type } from 'typebox';
import { flowWindows } from '../../core/insight/index.ts';
import { MarketSummary } from './market-summary.ts';
import { amount, count, oneOf, price, ratio } from './scalars.ts';
import { resource } from './strict-object.ts';

export { flowWindows };

export const Flow = resource('Flow', 'Where the money went in one market over a window.', {
  market: MarketSummary,
  window: oneOf(flowWindows, 'The window the money was counted over.'),
  net_usd: amount('Net money toward Yes; negative when toward No.'),
  gross_usd: amount('All money traded, with fills whose taker side the venue does not publish.'),
  buys: count('Fills toward Yes.'),
  sells: count('Fills toward No.'),
  largest_fill_usd: amount('The notional of the largest fill.'),
  price_change_usd: Type.Optional(
    price('Change of the Yes price since the window began; absent when either price is unknown.'),
  ),
  archived_share: ratio('The share of the money that comes from imported history, from 0 to 1.'),
});

export type Flow = Static<typeof Flow>;
