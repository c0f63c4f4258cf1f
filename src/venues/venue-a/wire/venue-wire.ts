/** Everything this venue is asked, and what its stream sends, each with its known shape. */
import type { VenueWire, WireEndpoint } from '../../wire-endpoint.ts';
import { listOf, objectOf, type ShapeFields, text, type WireShape, wireShape } from '../../wire-shape.ts';
import {
  collectionShape,
  comboEventShape,
  eventFeeChangeShape,
  eventShape,
  milestoneShape,
  seriesFeeChangeShape,
  seriesShape,
  targetShape,
} from './listing-shapes.ts';
import { archivedCandleShape, laddersShape, liveCandleShape, tradeShape } from './market-data-shapes.ts';
import { marketShape } from './market-shape.ts';
import { streamShapes } from './stream-shapes.ts';

/** Every answer is an object; lists that go on have a cursor in it. */
function get(path: string, fields: ShapeFields, isOptional = false): WireEndpoint {
  return { method: 'GET', path, answer: objectOf(wireShape('answer', fields)), isOptional };
}

function page(path: string, member: string, row: WireShape): WireEndpoint {
  return get(path, { needed: { [member]: listOf(objectOf(row)) }, used: { cursor: text } });
}

export const venueAWire: VenueWire = {
  endpoints: [
    get('/series', { needed: { series: listOf(objectOf(seriesShape)) }, unused: 'cursor' }),
    get('/series/{series}', { needed: { series: objectOf(seriesShape) } }),
    get('/events', {
      needed: { events: listOf(objectOf(eventShape)) },
      used: { cursor: text },
      unused: 'milestones',
    }),
    get('/events/{event}', { needed: { event: objectOf(eventShape) }, unused: 'markets' }),
    page('/events/multivariate', 'events', comboEventShape),
    page('/markets', 'markets', marketShape),
    page('/historical/markets', 'markets', marketShape),
    page('/milestones', 'milestones', milestoneShape),
    page('/structured_targets', 'structured_targets', targetShape),
    get(
      '/multivariate_event_collections/{collection}',
      { needed: { multivariate_contract: objectOf(collectionShape) } },
      true,
    ),
    get('/series/fee_changes', {
      needed: { series_fee_change_arr: listOf(objectOf(seriesFeeChangeShape)) },
    }),
    page('/events/fee_changes', 'event_fee_changes', eventFeeChangeShape),
    get('/markets/{market}/orderbook', {
      used: { orderbook_fp: objectOf(laddersShape), orderbook: objectOf(laddersShape) },
      neededOneOf: [['orderbook_fp', 'orderbook']],
    }),
    page('/markets/trades', 'trades', tradeShape),
    page('/historical/trades', 'trades', tradeShape),
    get('/series/{series}/markets/{market}/candlesticks', {
      needed: { candlesticks: listOf(objectOf(liveCandleShape)) },
      unused: 'ticker',
    }),
    get('/historical/markets/{archived_market}/candlesticks', {
      needed: { candlesticks: listOf(objectOf(archivedCandleShape)) },
      unused: 'ticker',
    }),
    get('/historical/cutoff', {
      needed: { market_settled_ts: text, trades_created_ts: text },
      unused: 'orders_updated_ts market_positions_last_updated_ts',
    }),
  ],
  stream: { typeField: 'type', messages: streamShapes },
};
