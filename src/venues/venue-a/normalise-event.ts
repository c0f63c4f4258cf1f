/** Events and series of the wire in our words. */
import type { GameFacts, ListedEvent, ListedSeries } from '../../core/contract/index.ts';
import { readCategory, readTopics } from './category.ts';
import type { VenueAWireEvent, VenueAWireMarket, VenueAWireSeries } from './wire/index.ts';

export function normaliseEvent(
  event: VenueAWireEvent,
  series: VenueAWireSeries | undefined,
  game: GameFacts | undefined,
): ListedEvent {
  // The venue is retiring the event's own category; the series has the current one.
  const category = series?.category ?? event.category;
  return {
    venue: 'venue_a',
    id: event.event_ticker,
    seriesId: event.series_ticker,
    title: event.title,
    subTitle: event.sub_title,
    category: readCategory(category),
    topics: readTopics(series ?? { tags: [], category, categories: [] }),
    mutuallyExclusive: event.mutually_exclusive,
    rules: undefined,
    sources:
      event.settlement_sources.length > 0 ? event.settlement_sources : (series?.settlement_sources ?? []),
    game,
    terms: event.terms,
  };
}

export function normaliseSeries(series: VenueAWireSeries): ListedSeries {
  return {
    venue: 'venue_a',
    id: series.ticker,
    title: series.title,
    category: readCategory(series.category),
    topics: readTopics(series),
    sources: series.settlement_sources,
    // The binding terms are a document at this address; the wire gives no text.
    rules: undefined,
    rulesUrl: series.contract_terms_url,
    terms: series.terms,
  };
}

/**
 * The event of a combo, made from the market: combos are listed by themselves, their events only one by one, and such an
 * event holds nothing but the one market. Whether it overrides the fees of its series is not known: there are too many
 * combos to ask for each event.
 */
export function comboEvent(market: VenueAWireMarket, seriesTicker: string | undefined): VenueAWireEvent {
  return {
    event_ticker: market.event_ticker,
    series_ticker: seriesTicker,
    title: 'Combo',
    sub_title: undefined,
    category: undefined,
    mutually_exclusive: false,
    settlement_sources: [],
    overrides_read: false,
    fee_type_override: undefined,
    fee_multiplier_override: undefined,
    terms: {},
  };
}
