/** Markets, their books and their trades; live and archived. */
import type { SimulatedLevel } from '../../exchange/index.ts';
import type { VenueAMarket } from '../../world/index.ts';
import { BadRequest, notFound, ok, page, type Row } from '../answers.ts';
import { isCombo, marketKey, type VenueACatalog } from '../catalog.ts';
import { marketObject } from '../market-object.ts';
import { asksForMinted, type Listed, listMinted, newestOf } from '../minted-lists.ts';
import { readCursor, takePage } from '../paging.ts';
import { readCommaList, readLimit, readSeconds, readText, readWord } from '../query.ts';
import { marketStatuses, matchesStatus, type StatusFilter } from '../status-filter.ts';
import { contracts, dollars, timeText } from '../wire-text.ts';
import type { ReaderTable } from './venue-a-context.ts';

const pageBounds = { usual: 100, max: 1000, min: 0 };
const timeFamilies = ['created', 'close', 'settled'] as const;
const booksMax = 100;

export const marketRoutes: ReaderTable = {
  '/markets': ({ catalog, minted, faults }, { query }) => {
    const limit = readLimit(query, 'limit', pageBounds);
    const cursor = readCursor(query);
    const status = readWord(query, 'status', marketStatuses);
    const isWanted = marketFilter(catalog, query);
    const withPast = reachesPast(catalog, query, status);
    const rows: Iterable<Listed> = asksForMinted(query)
      ? []
      : catalog
          .markets(cursor, withPast)
          .filter(
            (market) =>
              !catalog.isDeleted(market) &&
              (status === undefined || matchesStatus(catalog.exchange.status(market), status)) &&
              isWanted(market) &&
              !catalog.isArchived(market),
          )
          .map((market) => ({ key: marketKey(market), object: () => marketObject(catalog, market) }));
    const all = minted === undefined ? rows : newestOf(rows, listMinted(minted, query, status, cursor));
    const taken = takePage(all, { limit, keyOf: ({ key }) => key, faults, cursor });
    return page({ cursor: taken.cursor, markets: taken.rows.map(({ object }) => object()) });
  },

  '/markets/:market': ({ catalog, minted, faults, listingLagMs }, { part }) => {
    const combo = minted?.find(part('market'));
    if (minted !== undefined && combo !== undefined) return ok({ market: minted.object(combo) });
    const market = catalog.market(part('market'));
    if (market === undefined || catalog.isArchived(market)) return notFound();
    const listedAt = catalog.listedAt(market);
    if (listedAt !== undefined && (catalog.now - listedAt < listingLagMs || faults.missesMarket()))
      return notFound();
    return ok({ market: marketObject(catalog, market) });
  },

  '/markets/:market/orderbook': ({ catalog, minted, faults }, { query, part }) => {
    if (minted?.find(part('market'))) return ok({ orderbook_fp: { no_dollars: [], yes_dollars: [] } });
    const market = catalog.market(part('market'));
    if (market === undefined || catalog.isArchived(market)) return notFound();
    const depth = readLimit(query, 'depth', { usual: 0, max: 100, min: 0 });
    return ok({ orderbook_fp: orderbook(catalog, market, depth, faults.nullsSides()) });
  },

  '/markets/orderbooks': ({ catalog, faults }, { query }) => {
    const tickers = query.getAll('tickers');
    if (tickers.length === 0 || tickers.length > booksMax) throw new BadRequest('invalid tickers');
    const orderbooks: Row[] = [];
    for (const ticker of tickers) {
      const market = catalog.market(ticker);
      if (market !== undefined && !catalog.isArchived(market))
        orderbooks.push({ orderbook_fp: orderbook(catalog, market, 0, faults.nullsSides()), ticker });
    }
    return ok({ orderbooks });
  },

  '/historical/cutoff': ({ catalog }) => {
    const cutoff = timeText(catalog.cutoffAt);
    return ok({
      market_positions_last_updated_ts: cutoff,
      market_settled_ts: cutoff,
      orders_updated_ts: cutoff,
      trades_created_ts: cutoff,
    });
  },

  '/historical/markets': ({ catalog, faults }, { query }) => {
    const limit = readLimit(query, 'limit', pageBounds);
    const cursor = readCursor(query);
    const tickers = readCommaList(query, 'tickers');
    const event = readText(query, 'event_ticker');
    const series = readText(query, 'series_ticker');
    if ([tickers, event, series].filter((each) => each !== undefined).length > 1)
      throw new BadRequest('tickers, event_ticker and series_ticker are mutually exclusive');
    const mve = readWord(query, 'mve_filter', ['exclude'] as const);
    const rows = (
      asksForMinted(query) ? Iterator.from<VenueAMarket>([]) : catalog.markets(cursor, true)
    ).filter(
      (market) =>
        (tickers === undefined || tickers.includes(market.id)) &&
        (event === undefined || market.event.ticker === event) &&
        (series === undefined || market.event.series.ticker === series) &&
        (mve === undefined || !isCombo(market)) &&
        !catalog.isDeleted(market) &&
        catalog.isArchived(market),
    );
    const taken = takePage(rows, { limit, keyOf: marketKey, faults, cursor });
    return page({
      cursor: taken.cursor,
      markets: taken.rows.map((market) => marketObject(catalog, market)),
    });
  },

  '/historical/markets/:market': ({ catalog }, { part }) => {
    const market = catalog.market(part('market'));
    if (market === undefined || !catalog.isArchived(market)) return notFound();
    return ok({ market: marketObject(catalog, market) });
  },
};

/** Whether markets settled before the simulation began can be among the rows: nothing of them changes any more. */
function reachesPast(
  catalog: VenueACatalog,
  query: URLSearchParams,
  status: StatusFilter | undefined,
): boolean {
  if (status !== undefined && status !== 'settled') return false;
  return (readSeconds(query, 'min_updated_ts') ?? 0) < catalog.exchange.world.options.startsAt;
}

/** Everything but the status: names, times and combos. */
function marketFilter(catalog: VenueACatalog, query: URLSearchParams): (market: VenueAMarket) => boolean {
  const event = readText(query, 'event_ticker');
  const series = readText(query, 'series_ticker');
  const tickers = readCommaList(query, 'tickers');
  const wanted = tickers === undefined ? undefined : new Set(tickers);
  const mve = readWord(query, 'mve_filter', ['only', 'exclude'] as const);
  const updatedAfter = readSeconds(query, 'min_updated_ts');
  const bounds = timeFamilies.map((family) => ({
    family,
    from: readSeconds(query, `min_${family}_ts`),
    to: readSeconds(query, `max_${family}_ts`),
  }));
  const used = bounds.filter(({ from, to }) => from !== undefined || to !== undefined);
  if (used.length + (updatedAfter === undefined ? 0 : 1) > 1)
    throw new BadRequest('timestamp filters are mutually exclusive');
  if (updatedAfter !== undefined && hasOtherFilters(query))
    throw new BadRequest('min_updated_ts is incompatible with other filters');
  const timeOf = { created: createdAt, close: closeAt(catalog), settled: settledAt(catalog) };
  return (market) =>
    (event === undefined || market.event.ticker === event) &&
    (series === undefined || market.event.series.ticker === series) &&
    (wanted === undefined || wanted.has(market.id)) &&
    (mve === undefined || isCombo(market) === (mve === 'only')) &&
    (updatedAfter === undefined || catalog.changedSince(market, updatedAfter)) &&
    used.every(({ family, from, to }) => {
      const at = timeOf[family](market);
      return at !== undefined && (from === undefined || at >= from) && (to === undefined || at <= to);
    });
}

/** Changes can be asked for alone, without combos, or of one series without combos. */
function hasOtherFilters(query: URLSearchParams): boolean {
  const others = ['event_ticker', 'tickers', 'status'].some((name) => readText(query, name) !== undefined);
  const withoutCombos = readText(query, 'mve_filter') === 'exclude';
  return (
    others ||
    readText(query, 'mve_filter') === 'only' ||
    (readText(query, 'series_ticker') !== undefined && !withoutCombos)
  );
}

function createdAt(market: VenueAMarket): number {
  return market.createdAt;
}

function closeAt({ exchange }: VenueACatalog): (market: VenueAMarket) => number {
  return (market) => exchange.closesAt(market);
}

function settledAt({ exchange }: VenueACatalog): (market: VenueAMarket) => number | undefined {
  return (market) =>
    exchange.status(market) === 'settled' ? exchange.settlement(market)?.settledAt : undefined;
}

/** Both sides as bids, worst first; a No bid is a Yes ask on its own scale. */
function orderbook(
  { exchange }: VenueACatalog,
  market: VenueAMarket,
  depth: number,
  nullsEmptySides: boolean,
): Row {
  const { bids, asks } = exchange.book(market);
  const none = nullsEmptySides ? null : [];
  return {
    no_dollars: asks.length === 0 ? none : levels(asks, depth, (price) => 10_000 - price),
    yes_dollars: bids.length === 0 ? none : levels(bids, depth, (price) => price),
  };
}

function levels(
  best: readonly SimulatedLevel[],
  depth: number,
  priceOf: (price: number) => number,
): [string, string][] {
  const kept = depth === 0 ? best : best.slice(0, depth);
  return kept
    .map(({ price, size }): [string, string] => [dollars(priceOf(price)), contracts(size)])
    .reverse();
}
