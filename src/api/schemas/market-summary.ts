/** A market in a few fields, for lists where the full Market would drown the point. */
import { type Static, Type } from 'typebox';
import { EventId, liquidityFields, MarketId, price, text, Venue } from './scalars.ts';
import { resource } from './strict-object.ts';

const named = {
  venue: Venue,
  id: MarketId,
  event_id: EventId,
  title: text('The title the venue gives the market.'),
  label: text('What Yes stands for.'),
};

export const FillMarket = resource('FillMarket', 'The market a fill belongs to.', {
  ...named,
  ...liquidityFields,
});

export const MarketSummary = resource('MarketSummary', 'A market with its price over the last 24 hours.', {
  ...named,
  ...liquidityFields,
  yes_ask_usd: Type.Optional(
    price('The lowest price Yes could be bought at; absent when there is no offer.'),
  ),
  change_24h: Type.Optional(
    price('Change of the Yes price over 24 hours in USD; absent when either price is unknown.'),
  ),
  sparkline: Type.Array(price('A Yes price.'), {
    description:
      'Yes prices over the last 24 hours, an hour apart, oldest first; those that are unknown are left out.',
  }),
});

export type MarketSummary = Static<typeof MarketSummary>;
