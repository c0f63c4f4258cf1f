/** Events, their metadata, combos and the collections they are made from. */
import type { VenueAEvent } from '../../world/index.ts';
import { BadRequest, notFound, ok, page, type Row } from '../answers.ts';
import { eventKey, isMultivariate, type VenueACatalog } from '../catalog.ts';
import { eventObject, liveMembers, milestoneObject } from '../event-object.ts';
import { readCursor, takePage } from '../paging.ts';
import { readCommaList, readFlag, readLimit, readSeconds, readText, readWord } from '../query.ts';
import { matchesStatus } from '../status-filter.ts';
import { timeText } from '../wire-text.ts';
import type { ReaderTable } from './venue-a-context.ts';

const eventStatuses = ['unopened', 'open', 'closed', 'settled'] as const;

export const eventRoutes: ReaderTable = {
  '/events': ({ catalog, faults }, { query }) => {
    const limit = readLimit(query, 'limit', { usual: 200, max: 200, min: 1 });
    const cursor = readCursor(query);
    const status = readWord(query, 'status', eventStatuses);
    const series = readText(query, 'series_ticker');
    const tickers = readCommaList(query, 'tickers');
    const closesAfter = readSeconds(query, 'min_close_ts');
    const updatedAfter = readSeconds(query, 'min_updated_ts');
    const nested = readFlag(query, 'with_nested_markets');
    const isWanted = (event: VenueAEvent): boolean =>
      !isMultivariate(event) &&
      (series === undefined || event.series.ticker === series) &&
      (tickers === undefined || tickers.includes(event.ticker)) &&
      (status === undefined ||
        catalog.members(event).some((market) => matchesStatus(catalog.exchange.status(market), status))) &&
      (closesAfter === undefined ||
        catalog.members(event).some((market) => catalog.exchange.closesAt(market) > closesAfter)) &&
      (updatedAfter === undefined || catalog.eventUpdatedAt(event) > updatedAfter);
    const withPast = status === undefined || status === 'settled';
    const rows = catalog.events(cursor, withPast).filter(isWanted);
    const taken = takePage(rows, { limit, keyOf: eventKey, faults, cursor });
    const answer: Row = {
      cursor: taken.cursor,
      events: taken.rows.map((event) => eventObject(catalog, event, nested)),
    };
    if (readFlag(query, 'with_milestones')) answer['milestones'] = milestonesOf(catalog, taken.rows);
    return page(answer);
  },

  '/events/multivariate': ({ catalog, faults }, { query }) => {
    const limit = readLimit(query, 'limit', { usual: 100, max: 200, min: 1 });
    const cursor = readCursor(query);
    const series = readText(query, 'series_ticker');
    const collection = readText(query, 'collection_ticker');
    if (series !== undefined && collection !== undefined)
      throw new BadRequest('series_ticker and collection_ticker cannot be combined');
    const nested = readFlag(query, 'with_nested_markets');
    const rows = catalog
      .events(cursor, false)
      .filter(
        (event) =>
          isMultivariate(event) &&
          catalog.members(event).length > 0 &&
          (series === undefined || event.series.ticker === series) &&
          (collection === undefined || event.multivariateCollection === collection),
      );
    const taken = takePage(rows, { limit, keyOf: eventKey, faults, cursor });
    return page({
      cursor: taken.cursor,
      events: taken.rows.map((event) => eventObject(catalog, event, nested)),
    });
  },

  '/events/:event': ({ catalog }, { query, part }) => {
    const event = catalog.event(part('event'));
    if (event === undefined || isGone(catalog, event)) return notFound();
    if (readFlag(query, 'with_nested_markets')) return ok({ event: eventObject(catalog, event, true) });
    return ok({ event: eventObject(catalog, event, false), markets: liveMembers(catalog, event) });
  },

  '/events/:event/metadata': ({ catalog }, { part }) => {
    const event = catalog.event(part('event'));
    if (event === undefined) return notFound();
    const image = `https://venue-a.invalid/images/${event.series.ticker}.webp`;
    return ok({
      ...(event.competition === undefined
        ? {}
        : { competition: event.competition.name, competition_scope: event.competition.scope }),
      image_url: image,
      market_details: catalog
        .members(event)
        .map((market) => ({ color_code: '#0ac285', image_url: image, market_ticker: market.id })),
      settlement_sources: event.series.settlementSources ?? [],
    });
  },

  '/multivariate_event_collections': ({ catalog, faults }, { query }) => {
    const limit = readLimit(query, 'limit', { usual: 100, max: 200, min: 1 });
    const cursor = readCursor(query);
    const status = readWord(query, 'status', ['unopened', 'open', 'closed'] as const);
    const series = readText(query, 'series_ticker');
    const event = readText(query, 'associated_event_ticker');
    const rows = collections(catalog)
      .filter(
        (each) =>
          (status === undefined || status === 'open') &&
          (series === undefined || each.series_ticker === series) &&
          (event === undefined || each.associated_event_tickers.includes(event)) &&
          (cursor === undefined || each.collection_ticker > cursor.id),
      )
      .sort((left, right) => (left.collection_ticker < right.collection_ticker ? -1 : 1));
    const keyOf = (row: Collection) => ({ rank: 0, id: row.collection_ticker });
    const taken = takePage(rows, { limit, keyOf, faults, cursor });
    return page({ cursor: taken.cursor, multivariate_contracts: taken.rows });
  },

  '/multivariate_event_collections/:collection': ({ catalog }, { part }) => {
    const found = collections(catalog).find((each) => each.collection_ticker === part('collection'));
    return found === undefined ? notFound() : ok({ multivariate_contract: found });
  },
};

function milestonesOf(catalog: VenueACatalog, events: readonly VenueAEvent[]): Row[] {
  const tickers = new Set(events.map(({ ticker }) => ticker));
  return catalog
    .milestones()
    .filter(({ relatedEventTickers }) => relatedEventTickers.some((ticker) => tickers.has(ticker)))
    .map((milestone) => milestoneObject(catalog, milestone));
}

interface Collection extends Row {
  readonly associated_event_tickers: readonly string[];
  readonly collection_ticker: string;
  readonly series_ticker: string;
}

/** Collections are what the combos of the world were made from: the events of their legs. */
function collections(catalog: VenueACatalog): Collection[] {
  const events = new Map<string, { series: string; legs: Set<string>; openAt: number; closeAt: number }>();
  for (const event of catalog.events(undefined, false)) {
    const { multivariateCollection: collection } = event;
    if (collection === undefined) continue;
    const known = events.get(collection) ?? {
      series: event.series.ticker,
      legs: new Set(),
      openAt: Infinity,
      closeAt: 0,
    };
    events.set(collection, known);
    for (const market of event.markets) {
      known.openAt = Math.min(known.openAt, market.opensAt);
      known.closeAt = Math.max(known.closeAt, market.closesAt);
      if (!('legs' in market.claim)) continue;
      for (const { market: leg } of market.claim.legs) {
        const ticker = catalog.exchange.venueAMarket(leg.id)?.event.ticker;
        if (ticker !== undefined) known.legs.add(ticker);
      }
    }
  }
  return [...events].map(([collection, { series, legs, openAt, closeAt }]) => ({
    associated_event_tickers: [...legs],
    associated_events: [...legs].map((ticker) => ({
      active_quoters: [],
      is_yes_only: false,
      size_max: 1,
      ticker,
    })),
    close_date: timeText(closeAt),
    collection_ticker: collection,
    description: 'Pick outcomes and join them into one contract.',
    exchange_index: 1,
    functional_description:
      'Yes only if every chosen outcome comes about; outcomes paid at a price multiply.',
    is_all_yes: false,
    is_ordered: false,
    is_single_market_per_event: false,
    open_date: timeText(openAt),
    series_ticker: series,
    size_max: 0,
    size_min: 2,
    title: 'Joined outcomes',
  }));
}

/** A combo's event goes with its last market. */
function isGone(catalog: VenueACatalog, event: VenueAEvent): boolean {
  return isMultivariate(event) && catalog.members(event).length === 0;
}
