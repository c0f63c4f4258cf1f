/** Books and what is read off them: best prices, midpoints, spreads, last prints, ticks. */

import type { Route } from '../../wire/index.ts';
import {
  doubleMidpoint,
  halfText,
  renderBook,
  spreadText,
  tickText,
  tokenBook,
  topOf,
} from '../order-book.ts';
import { printOf } from '../prints.ts';
import { get, json, jsonText, post } from '../route.ts';
import type { VenueBState } from '../state.ts';
import { numberOf, priceText } from '../wire-text.ts';
import {
  type BatchEntry,
  ClobError,
  findBook,
  findToken,
  isTokenId,
  readBatch,
  requireBook,
  type TokenOfMarket,
} from './tokens.ts';

export function bookRoutes(state: VenueBState): readonly Route[] {
  const { exchange } = state;

  /** `BUY` is the best resting buy order, so the bid; an empty side has no price. */
  function bestPrice({ market, token }: TokenOfMarket, side: unknown): string {
    const top = topOf(exchange, market, token);
    const price = side === 'BUY' ? top.bid : top.ask;
    return price === undefined ? '' : priceText(price);
  }

  function midpoint({ market, token }: TokenOfMarket): string | undefined {
    const top = topOf(exchange, market, token);
    return top.bid === undefined && top.ask === undefined ? undefined : halfText(doubleMidpoint(top));
  }

  function spread({ market, token }: TokenOfMarket): string | undefined {
    const top = topOf(exchange, market, token);
    return top.bid === undefined && top.ask === undefined ? undefined : spreadText(top);
  }

  /** The last print on this very token. */
  function lastTrade({ market, token }: TokenOfMarket): { price: string; side: string } | undefined {
    for (const trades of [exchange.trades(market), exchange.earlierTrades(market)]) {
      for (const trade of trades) {
        const print = printOf(trade);
        if (print.token === token) return { price: priceText(print.price), side: print.side };
      }
    }
    return undefined;
  }

  function byToken<T>(
    entries: readonly BatchEntry[],
    value: (found: TokenOfMarket, entry: BatchEntry) => T | undefined,
  ): Map<string, T> {
    const values = new Map<string, T>();
    for (const entry of entries) {
      const found = findBook(state, entry.tokenId);
      const each = found && value(found, entry);
      if (each !== undefined) values.set(entry.tokenId, each);
    }
    return values;
  }

  return [
    get('/book', ({ query }) => {
      const { market, token } = requireBook(state, query.get('token_id'));
      return jsonText(renderBook(tokenBook(exchange, market, token)).json);
    }),
    post('/books', (body) => {
      const books = byToken(
        readBatch(body),
        ({ market, token }) => renderBook(tokenBook(exchange, market, token)).json,
      );
      // The order of the answer is the venue's own: by token, not as asked.
      return jsonText(
        `[${[...books.keys()]
          .sort()
          .map((token) => books.get(token))
          .join(',')}]`,
      );
    }),
    get('/price', ({ query }) => {
      const found = requireBook(state, query.get('token_id'));
      return json({ price: bestPrice(found, requireSide(query.get('side'))) });
    }),
    post('/prices', (body) => {
      const prices = new Map<string, Record<string, string>>();
      for (const entry of readBatch(body)) {
        const side = requireSide(entry.side);
        const found = findBook(state, entry.tokenId);
        if (found === undefined) continue;
        prices.set(entry.tokenId, { ...prices.get(entry.tokenId), [side]: bestPrice(found, side) });
      }
      return json(Object.fromEntries(prices));
    }),
    get('/midpoint', ({ query }) => {
      const mid = midpoint(requireBook(state, query.get('token_id')));
      if (mid === undefined) throw new ClobError(404, 'No orderbook exists for the requested token id');
      return json({ mid });
    }),
    post('/midpoints', (body) => json(Object.fromEntries(byToken(readBatch(body), midpoint)))),
    get('/spread', ({ query }) => {
      const value = spread(requireBook(state, query.get('token_id')));
      if (value === undefined) throw new ClobError(500, 'error getting the spread');
      return json({ spread: value });
    }),
    post('/spreads', (body) => json(Object.fromEntries(byToken(readBatch(body), spread)))),
    get('/last-trade-price', ({ query }) =>
      // A token that never traded has a filler price and no side.
      json(lastTrade(requireBook(state, query.get('token_id'))) ?? { price: '0.5', side: '' }),
    ),
    post('/last-trades-prices', (body) => {
      const trades = byToken(readBatch(body), lastTrade);
      return json([...trades].map(([tokenId, trade]) => ({ token_id: tokenId, ...trade })));
    }),
    get('/tick-size', ({ query }) => {
      const { market } = requireBook(state, query.get('token_id'));
      return json({ minimum_tick_size: numberOf(tickText(exchange, market)) });
    }),
    get('/neg-risk', ({ query }) => {
      const { market } = requireBook(state, query.get('token_id'));
      return json({ neg_risk: market.event.negRisk });
    }),
    get('/fee-rate', ({ query }) => {
      const tokenId = query.get('token_id');
      if (!isTokenId(tokenId)) throw new ClobError(400, 'Invalid token id');
      const found = findToken(state, tokenId);
      if (found === undefined) throw new ClobError(404, 'fee rate not found for market');
      // The old cap in basis points, the same on every market with fees; never the rate.
      return json({ base_fee: found.market.feeRate === undefined ? 0 : 1000 });
    }),
  ];
}

function requireSide(side: unknown): 'BUY' | 'SELL' {
  const upper = typeof side === 'string' ? side.toUpperCase() : '';
  if (upper !== 'BUY' && upper !== 'SELL') throw new ClobError(400, 'Invalid side');
  return upper;
}
