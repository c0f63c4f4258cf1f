/** A topic: a label that markets of both venues share. */
import { type Static, Type } from 'typebox';
import { Market } from './market.ts';
import { amount, count, TopicSlug, text, Venue } from './scalars.ts';
import { resource } from './strict-object.ts';

export const Topic = resource('Topic', 'A topic label with the sums of its markets.', {
  slug: TopicSlug,
  name: text('The name to show.'),
  markets: count('Listed markets with the label.'),
  events: count('Events with the label.'),
  volume_24h_usd: amount('Money traded in its markets in the last 24 hours, added up exactly.'),
  venues: Type.Array(Venue, { description: 'The venues with a market under the label.' }),
});

export const TopicDetail = resource('TopicDetail', 'A topic with its most traded markets.', {
  ...Topic.properties,
  top_markets: Type.Array(Market, { description: 'Its most traded markets, thin ones last.' }),
});

export type TopicResource = Static<typeof Topic>;
export type TopicDetail = Static<typeof TopicDetail>;
