/** A venue's event: the question its markets share. */
import { type Static, Type } from 'typebox';
import { Market } from './market.ts';
import {
  amount,
  count,
  EventId,
  flag,
  liquidityGrades,
  oneOf,
  TopicSlug,
  text,
  timestamp,
  Venue,
} from './scalars.ts';
import { resource } from './strict-object.ts';

export const Event = resource('Event', 'An event of a venue, with the sums of its markets.', {
  venue: Venue,
  id: EventId,
  series_id: Type.Optional(text('The series the event belongs to, where the venue has series.')),
  title: text('The title the venue gives the event.'),
  category: Type.Optional(text('The category the event is filed under.')),
  topics: Type.Array(TopicSlug, { description: 'The topics the venue labels it with.' }),
  mutually_exclusive: flag('Whether the venue declares that at most one of its markets can resolve Yes.'),
  markets_count: count('Listed markets of the event.'),
  volume_24h_usd: amount('Money traded in its markets in the last 24 hours, added up exactly.'),
  liquidity: oneOf(liquidityGrades, 'The grade of its best market: `deep`, `tradeable` or `thin`.'),
  opens_at: Type.Optional(timestamp('When trading opened in the first of its markets.')),
  closes_at: Type.Optional(
    timestamp(
      'When trading stops in the last of its markets; absent where a market has no time set for it, as on `venue_b`, which trades until an outcome is settled.',
    ),
  ),
  game_starts_at: Type.Optional(timestamp('When the game behind the event starts.')),
});

export const EventDetail = resource('EventDetail', 'An event with its markets.', {
  ...Event.properties,
  markets: Type.Array(Market, {
    description: 'Its listed markets, thin ones last, more money traded first.',
  }),
});

export type Event = Static<typeof Event>;
export type EventDetail = Static<typeof EventDetail>;
