/** Trades, newest first: the recent ones, and those of archived markets. */
import type { SimulatedTrade } from '../../exchange/index.ts';
import { notFound, page } from '../answers.ts';
import type { VenueACatalog } from '../catalog.ts';
import type { MintedCombos } from '../minted-combos.ts';
import { type Listed, newestOf } from '../minted-lists.ts';
import { isAfter, type Key, readCursor, takePage } from '../paging.ts';
import { readLimit, readOptionalFlag, readSeconds, readText } from '../query.ts';
import { tradeObject } from '../trade-object.ts';
import type { ReadCall, ReaderTable, VenueAContext } from './venue-a-context.ts';

/** Markets of the archive whose trades are kept together for walks without a ticker. */
const archivedMarketsMax = 2000;
const archives = new WeakMap<VenueACatalog, readonly SimulatedTrade[]>();

export const tradeRoutes: ReaderTable = {
  '/markets/trades': (context, call) => tradePage(context, call, 'live'),
  '/historical/trades': (context, call) => tradePage(context, call, 'archive'),
};

function tradePage(
  { catalog, minted, faults }: VenueAContext,
  { query }: ReadCall,
  where: 'live' | 'archive',
) {
  const limit = readLimit(query, 'limit', { usual: 100, max: 1000, min: 0 });
  const cursor = readCursor(query);
  const ticker = readText(query, 'ticker');
  const from = readSeconds(query, 'min_ts') ?? 0;
  const to = readSeconds(query, 'max_ts') ?? Number.POSITIVE_INFINITY;
  const block = readOptionalFlag(query, 'is_block_trade');
  const market = ticker === undefined ? undefined : catalog.market(ticker);
  if (ticker !== undefined && market === undefined) return notFound();
  const { cutoffAt, exchange } = catalog;
  const source =
    market !== undefined
      ? bothOf(exchange.trades(market), exchange.earlierTrades(market))
      : where === 'live'
        ? exchange.trades('venue_a')
        : archivedTrades(catalog);
  const oldestAt = where === 'live' ? Math.max(from, cutoffAt) : from;
  const rows = since(oldestAt, source).filter(
    (trade) =>
      trade.at >= cutoffAt === (where === 'live') &&
      trade.at <= to &&
      (block === undefined || trade.block === block) &&
      isAfter(tradeKey(trade), cursor, 'descending'),
  );
  const listed = rows.map((trade) => ({ key: tradeKey(trade), object: () => tradeObject(trade) }));
  const isMinted = minted !== undefined && where === 'live' && market === undefined && block !== true;
  const all = isMinted ? newestOf(listed, mintedTrades(minted, from, to, cursor)) : listed;
  const taken = takePage(all, { limit, keyOf: ({ key }) => key, faults, cursor });
  return page({ cursor: taken.cursor, trades: taken.rows.map(({ object }) => object()) });
}

function* mintedTrades(
  minted: MintedCombos,
  from: number,
  to: number,
  cursor: Key | undefined,
): Generator<Listed> {
  const until = cursor === undefined ? to : Math.min(to, Math.ceil(cursor.rank / 1000));
  for (const { key, object } of minted.trades(from, until)) {
    if (isAfter(key, cursor, 'descending')) yield { key, object: () => object };
  }
}

/** Of trades that are newest first: what lies further back is not made. */
function* since(from: number, trades: Iterable<SimulatedTrade>): Generator<SimulatedTrade> {
  for (const trade of trades) {
    if (trade.at < from) return;
    yield trade;
  }
}

function* bothOf<T>(first: Iterable<T>, then: Iterable<T>): Generator<T> {
  yield* first;
  yield* then;
}

/** Microseconds since 1970, then the id. */
function tradeKey(trade: SimulatedTrade): Key {
  return { rank: trade.at * 1000 + trade.microseconds, id: trade.id };
}

function archivedTrades(catalog: VenueACatalog): readonly SimulatedTrade[] {
  const known = archives.get(catalog);
  if (known !== undefined) return known;
  const trades: SimulatedTrade[] = [];
  let markets = 0;
  for (const market of catalog.markets(undefined, true)) {
    if (!catalog.isArchived(market)) continue;
    trades.push(...catalog.exchange.trades(market));
    if (++markets === archivedMarketsMax) break;
  }
  trades.sort((left, right) => tradeKey(right).rank - tradeKey(left).rank || (left.id < right.id ? 1 : -1));
  archives.set(catalog, trades);
  return trades;
}
