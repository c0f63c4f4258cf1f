/** What was recorded of a market: quotes, trades and its order book. */
import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import {
  answer,
  Book,
  BookHistoryQuery,
  MarketBookQuery,
  MarketQuotesQuery,
  MarketTradesQuery,
  NextCursor,
  oneOf,
  Quote,
  resolutions,
  TopOfBookPoint,
  Trade,
  timestamp,
} from '../schemas/index.ts';
import { bookExample, bookHistoryExample, quotesExample, tradesExample } from './examples/market-data.ts';
import { marketParams } from './path-params.ts';
import { notAfter } from './query-rules.ts';

export const marketQuotesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/markets/{venue}/{id}/quotes',
  operationId: 'listMarketQuotes',
  tag: 'Market data',
  summary: 'Recorded quotes of a market',
  description:
    'The last quote of each step in the window, newest first. Where recording began later than the window, archived closing prices continue it; those carry `price_usd` and no asks.',
  access: 'key',
  params: marketParams,
  query: MarketQuotesQuery,
  queryRules: [notAfter('from', 'to')],
  response: answer(Type.Array(Quote, { description: 'The quotes, newest first.' })),
  example: quotesExample,
  problems: ['market_not_found', 'graph_unavailable'],
});

export const marketTradesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/markets/{venue}/{id}/trades',
  operationId: 'listMarketTrades',
  tag: 'Market data',
  summary: 'Recorded trades of a market',
  description:
    'Trades in the window, newest first, with the side each taker moved the market toward. Fills from imported history are marked `archived`. Paged by cursor, at most 1,000 a page.',
  access: 'key',
  params: marketParams,
  query: MarketTradesQuery,
  queryRules: [notAfter('from', 'to')],
  response: Type.Object(
    {
      data: Type.Array(Trade, { description: 'The trades of this page, newest first.' }),
      next_cursor: NextCursor,
    },
    { additionalProperties: false },
  ),
  example: tradesExample,
  problems: ['market_not_found', 'graph_unavailable'],
});

export const marketBookEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/markets/{venue}/{id}/book',
  operationId: 'getMarketBook',
  tag: 'Market data',
  summary: 'The order book of a market, now or then',
  description:
    'Both sides of both outcomes, best price first, as the book stood at a moment. At most 500 levels a side; `complete` says whether any were left off.',
  access: 'key',
  params: marketParams,
  query: MarketBookQuery,
  response: answer(Book),
  example: bookExample,
  problems: ['market_not_found', 'book_not_found', 'graph_unavailable'],
});

export const marketBookHistoryEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/markets/{venue}/{id}/book/history',
  operationId: 'listMarketBookHistory',
  tag: 'Market data',
  summary: 'The top of the book over time',
  description:
    'One point per step in which the top of the book changed, each the last state in its step. At most 5,000 points a request; recorded by the second and kept hot for 30 days.',
  access: 'key',
  params: marketParams,
  query: BookHistoryQuery,
  queryRules: [notAfter('from', 'to')],
  response: Type.Object(
    {
      data: Type.Array(TopOfBookPoint, { maxItems: 5000, description: 'The points, oldest first.' }),
      from: timestamp('Start of the window.'),
      to: timestamp('End of the window.'),
      step: oneOf(resolutions, 'The length of one step.'),
    },
    { additionalProperties: false },
  ),
  example: bookHistoryExample,
  problems: ['market_not_found', 'graph_unavailable'],
});
