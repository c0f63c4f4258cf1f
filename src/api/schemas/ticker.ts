/** One line of the ticker. Which fields beyond the market's name stand in it depends on its kind. */
import { type Static, Type } from 'typebox';
import {
  amount,
  EventId,
  liquidityFields,
  MarketId,
  oneOf,
  price,
  StrategyId,
  sides,
  text,
  Venue,
  venues,
} from './scalars.ts';
import { resource } from './strict-object.ts';

export const tickerKinds = ['move', 'fill', 'gap', 'strategy'] as const;

export const TickerEntry = resource('TickerEntry', 'One line of the ticker.', {
  kind: oneOf(
    tickerKinds,
    '`move`: a price change. `fill`: a large fill of the last hour. `gap`: a price gap to the other venue. `strategy`: an open market that fits the strongest strategy.',
  ),
  venue: Venue,
  market_id: MarketId,
  event_id: EventId,
  title: text('The title the venue gives the market.'),
  ...liquidityFields,
  price_usd: Type.Optional(
    price('The Yes price; on a `fill`, what one contract of the outcome that changed hands cost.'),
  ),
  change_usd: Type.Optional(price('Change of the Yes price over 24 hours; on a `move`.')),
  notional_usd: Type.Optional(amount('The size of the fill; on a `fill`.')),
  side: Type.Optional(
    oneOf(sides, 'The side the taker put money on, on a `fill`; the side to buy, on a `strategy`.'),
  ),
  other_venue: Type.Optional(oneOf(venues, 'The venue of the equivalent market; on a `gap`.')),
  other_price_usd: Type.Optional(price('The Yes price of the equivalent market; on a `gap`.')),
  strategy_id: Type.Optional(StrategyId),
  return_per_100_usd: Type.Optional(
    amount('What $100 spread by the strategy returned, before fees; on a `strategy`.'),
  ),
});

export type TickerEntry = Static<typeof TickerEntry>;
