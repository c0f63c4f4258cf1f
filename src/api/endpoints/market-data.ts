/** What was recorded of a market: quotes, trades and its order book. Any market ever listed has them, closed ones too. */
import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import {
  answer,
  Book,
  BookHistoryQuery,
  bookHistoryPointsMax,
  gaps,
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
import { marketParams } from './path-params.ts';
import { notAfter } from './query-rules.ts';

const bookGaps = gaps('Times within the window of which nothing is known, oldest first.');
const covered = {
  from: timestamp('Start of what the answer covers.'),
  to: timestamp('End of what the answer covers, not part of it.'),
};
const steps = {
  ...covered,
  step: oneOf(resolutions, 'The length of one step.'),
};

export const marketQuotesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/markets/{venue}/{id}/quotes',
  operationId: 'listMarketQuotes',
  tag: 'Market data',
  summary: 'Recorded quotes of a market',
  description:
    'The last quote of each step in which it changed, newest first; a quote that could no longer be confirmed has no asks. Where recording began later than the window, archived closing prices, one an hour, continue it; those carry `price_usd` and no asks. `from`, `to` and `step` say what the answer covers: where the window holds more than `limit` quotes, `from` is the start of the oldest step shown, to be passed as `to` for what was before. Steps begin at whole multiples of their length. The market may be any that was ever listed.',
  access: 'key',
  params: marketParams,
  query: MarketQuotesQuery,
  queryRules: [notAfter('from', 'to')],
  response: Type.Object(
    {
      data: Type.Array(Quote, { description: 'The quotes, newest first.' }),
      gaps: bookGaps,
      ...steps,
    },
    { additionalProperties: false },
  ),
  problems: ['market_not_found'],
});

export const marketTradesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/markets/{venue}/{id}/trades',
  operationId: 'listMarketTrades',
  tag: 'Market data',
  summary: 'Recorded trades of a market',
  description:
    "Trades in the window by the venue's clock, newest first, with the side each taker moved the market toward. Fills from imported history are marked `archived`. Paged by cursor, at most 1,000 a page; a cursor keeps the window of its first page, which `from` and `to` of each answer say, and goes with the same `from`, `to` and `min_notional_usd`. Times that were not recorded are in `gaps`. The market may be any that was ever listed.",
  access: 'key',
  params: marketParams,
  query: MarketTradesQuery,
  queryRules: [notAfter('from', 'to')],
  response: Type.Object(
    {
      data: Type.Array(Trade, { description: 'The trades of this page, newest first.' }),
      gaps: gaps('Times within the window of which trades may have been missed, oldest first.'),
      ...covered,
      next_cursor: NextCursor,
    },
    { additionalProperties: false },
  ),
  problems: ['market_not_found'],
});

export const marketBookEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/markets/{venue}/{id}/book',
  operationId: 'getMarketBook',
  tag: 'Market data',
  summary: 'The order book of a market, now or then',
  description:
    'Both sides of both outcomes, best price first, as the book stood at a moment. Now: the book of the live feed, or, where that is not current, one read from the venue within 4 seconds. Then: as recorded at the end of the last second before `at`, unless nothing is known of that time. At most 500 levels a side; `complete` says whether any were left off. The market may be any that was ever listed.',
  access: 'key',
  params: marketParams,
  query: MarketBookQuery,
  response: answer(Book),
  problems: ['market_not_found', 'book_not_found'],
});

export const marketBookHistoryEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/markets/{venue}/{id}/book/history',
  operationId: 'listMarketBookHistory',
  tag: 'Market data',
  summary: 'The top of the book over time',
  description:
    'One point per step in which the top of the book changed, each the last state in its step, newest first. At most 5,000 points a request; recorded by the second and kept hot for 30 days. `from`, `to` and `step` say what the answer covers: where the window holds more points, `from` is the start of the oldest step shown, to be passed as `to` for what was before. Steps begin at whole multiples of their length. The market may be any that was ever listed.',
  access: 'key',
  params: marketParams,
  query: BookHistoryQuery,
  queryRules: [notAfter('from', 'to')],
  response: Type.Object(
    {
      data: Type.Array(TopOfBookPoint, {
        maxItems: bookHistoryPointsMax,
        description: 'The points, newest first.',
      }),
      gaps: bookGaps,
      ...steps,
    },
    { additionalProperties: false },
  ),
  problems: ['market_not_found'],
});

export const marketDataEndpoints = [
  marketQuotesEndpoint,
  marketTradesEndpoint,
  marketBookEndpoint,
  marketBookHistoryEndpoint,
] as const;
