/** Candles of one market, of several, of an event, and of the archive. */
import type { VenueAMarket } from '../../world/index.ts';
import { BadRequest, notFound, ok, type Row } from '../answers.ts';
import { archivedCandleObject, candleObject, candlesOf, leadingCandle } from '../candles.ts';
import type { VenueACatalog } from '../catalog.ts';
import { readCommaList, readFlag, readSeconds } from '../query.ts';
import { seconds } from '../wire-text.ts';
import type { ReaderTable } from './venue-a-context.ts';

const minuteMs = 60_000;
const candlesMax = 5000;
const batchCandlesMax = 10_000;
const batchMarketsMax = 100;

export const candleRoutes: ReaderTable = {
  '/series/:series/markets/:market/candlesticks': ({ catalog }, { query, part }) => {
    const market = catalog.market(part('market'));
    if (market === undefined || catalog.isArchived(market) || market.event.series.ticker !== part('series'))
      return notFound();
    const span = readSpan(query, candlesMax);
    return ok({ candlesticks: liveCandles(catalog, market, span), ticker: market.id });
  },

  '/markets/candlesticks': ({ catalog }, { query }) => {
    const tickers = readCommaList(query, 'market_tickers') ?? [];
    if (tickers.length === 0 || tickers.length > batchMarketsMax)
      throw new BadRequest('invalid market_tickers');
    const span = readSpan(query, batchCandlesMax / tickers.length);
    const markets: Row[] = [];
    for (const ticker of tickers) {
      const market = catalog.market(ticker);
      if (market === undefined || catalog.isArchived(market)) continue;
      markets.push({ candlesticks: liveCandles(catalog, market, span), market_ticker: ticker });
    }
    return ok({ markets });
  },

  '/series/:series/events/:event/candlesticks': ({ catalog }, { query, part }) => {
    const event = catalog.event(part('event'));
    if (event === undefined || event.series.ticker !== part('series')) return notFound();
    const members = catalog.members(event).filter((market) => !catalog.isArchived(market));
    const span = readSpan(query, candlesMax);
    return ok({
      adjusted_end_ts: seconds(Math.min(span.to, catalog.now)),
      market_candlesticks: members.map((market) => liveCandles(catalog, market, span)),
      market_tickers: members.map(({ id }) => id),
    });
  },

  '/historical/markets/:market/candlesticks': ({ catalog }, { query, part }) => {
    const market = catalog.market(part('market'));
    if (market === undefined || !catalog.isArchived(market)) return notFound();
    const { from, to, periodMs } = readSpan(query, candlesMax);
    const candles = candlesOf(catalog.exchange, market, from, to, periodMs);
    return ok({ candlesticks: candles.map(archivedCandleObject), ticker: market.id });
  },
};

interface Span {
  readonly from: number;
  readonly to: number;
  readonly periodMs: number;
  readonly withLeading: boolean;
}

function readSpan(query: URLSearchParams, countMax: number): Span {
  const from = readSeconds(query, 'start_ts');
  const to = readSeconds(query, 'end_ts');
  const period = query.get('period_interval');
  if (from === undefined || to === undefined || from > to) throw new BadRequest('invalid start_ts or end_ts');
  if (period !== '1' && period !== '60' && period !== '1440') throw new BadRequest('invalid period_interval');
  const periodMs = Number(period) * minuteMs;
  if ((to - from) / periodMs > countMax) throw new BadRequest('too many candlesticks requested');
  return { from, to, periodMs, withLeading: readFlag(query, 'include_latest_before_start') };
}

function liveCandles(
  { exchange }: VenueACatalog,
  market: VenueAMarket,
  { from, to, periodMs, withLeading }: Span,
): Row[] {
  const candles = candlesOf(exchange, market, from, to, periodMs);
  const rows = candles.map(candleObject);
  const [first] = candles;
  if (withLeading && first?.previous !== undefined)
    rows.unshift(leadingCandle(first.endsAt - periodMs, first.previous, first.openInterest));
  return rows;
}
