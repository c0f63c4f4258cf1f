/** Everything this venue's three hosts are asked, and what its market channel sends, each with its known shape. */
import type { VenueWire, WireEndpoint } from '../../wire-endpoint.ts';
import { listOf, objectOf, text, type WireShape, type WireValue, wireShape } from '../../wire-shape.ts';
import { gammaEventShape, gammaMarketShape } from './listing-shapes.ts';
import {
  bookShape,
  compactMarketShape,
  paginationShape,
  pricePointShape,
  secondTradeShape,
  tradeShape,
} from './market-data-shapes.ts';
import { streamShapes } from './stream-shapes.ts';
import { clarificationShape, leagueShape, teamShape } from './table-shapes.ts';

type Host = 'gamma' | 'clob' | 'data';

function get(host: Host, path: string, answer: WireValue): WireEndpoint {
  return { method: 'GET', host, path, answer };
}

/** One that stands in for another, or only helps. */
function optional(endpoint: WireEndpoint): WireEndpoint {
  return { ...endpoint, isOptional: true };
}

function rows(shape: WireShape): WireValue {
  return listOf(objectOf(shape));
}

/** The last page has no cursor. */
function page(member: string, shape: WireShape): WireValue {
  return objectOf(wireShape('answer', { needed: { [member]: rows(shape) }, used: { next_cursor: text } }));
}

export const venueBWire: VenueWire = {
  endpoints: [
    get('gamma', '/events/keyset', page('events', gammaEventShape)),
    optional(get('gamma', '/events', rows(gammaEventShape))),
    get('gamma', '/markets/keyset', page('markets', gammaMarketShape)),
    get('gamma', '/market-clarifications', rows(clarificationShape)),
    optional(get('gamma', '/sports', rows(leagueShape))),
    optional(
      get(
        'gamma',
        '/sports/market-types',
        objectOf(wireShape('answer', { needed: { marketTypes: listOf(text) } })),
      ),
    ),
    optional(get('gamma', '/teams', rows(teamShape))),
    get('clob', '/book', objectOf(bookShape)),
    { method: 'POST', host: 'clob', path: '/books', answer: rows(bookShape) },
    get(
      'clob',
      '/prices-history',
      objectOf(wireShape('answer', { needed: { history: rows(pricePointShape) } })),
    ),
    optional(get('clob', '/clob-markets/{condition}', objectOf(compactMarketShape))),
    get(
      'data',
      '/v2/trades',
      objectOf(
        wireShape('answer', {
          needed: { data: rows(secondTradeShape), pagination: objectOf(paginationShape) },
        }),
      ),
    ),
    optional(get('data', '/trades', rows(tradeShape))),
  ],
  stream: { typeField: 'event_type', messages: streamShapes },
};
