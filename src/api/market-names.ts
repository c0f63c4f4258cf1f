/** A market by its ids and in the words of its venue, as the API writes it. */
import type { CatalogMarket } from '../core/catalog/index.ts';
import type { Market } from './schemas/index.ts';

type MarketNames = Pick<Market, 'venue' | 'id' | 'event_id' | 'title' | 'yes_label' | 'no_label'>;

export function printNames(market: CatalogMarket): MarketNames {
  return {
    venue: market.venue,
    id: market.id,
    event_id: market.eventId,
    title: market.title,
    yes_label: market.yesLabel,
    no_label: market.noLabel,
  };
}
