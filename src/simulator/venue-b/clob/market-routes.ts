/** Market parameters: the compact record, the long one, and the lists of everything ever listed, oldest first. */

import type { Route, WireAnswer } from '../../wire/index.ts';
import type { VenueBMarket } from '../../world/index.ts';
import { isReserved, lifecycleOf } from '../lifecycle.ts';
import { doubleMidpoint, halfText, orderSizeMin, tickText, topOf } from '../order-book.ts';
import { get, json, param } from '../route.ts';
import { isKnownToClob, type VenueBState } from '../state.ts';
import { isoTime, numberOf } from '../wire-text.ts';
import { ClobError, findToken, isTokenId } from './tokens.ts';

const pageRows = 500;
const endCursor = 'LTE=';

export function marketRoutes(state: VenueBState): readonly Route[] {
  const { exchange, catalog } = state;

  function requireMarket(conditionId: string): VenueBMarket {
    const market = catalog.marketByCondition(conditionId);
    if (market === undefined || !isKnownToClob(state, market)) throw new ClobError(404, 'market not found');
    return market;
  }

  function page(query: URLSearchParams, render: (market: VenueBMarket) => unknown): WireAnswer {
    const from = readCursor(query.get('next_cursor'));
    const to = from + state.faults.pageSize(pageRows);
    const rows = catalog.listed(from, to).filter((market) => isKnownToClob(state, market));
    const isLast = to >= catalog.listedCount();
    const next = isLast ? endCursor : writeCursor(state.faults.repeatsCursor() ? from : to);
    return {
      ...json({ limit: pageRows, count: rows.length, next_cursor: next, data: rows.map(render) }),
      isListing: true,
    };
  }

  /** Only what is traded now, so that its first page is not one of markets long settled. */
  function sampledPage(query: URLSearchParams, render: (market: VenueBMarket) => unknown): WireAnswer {
    const from = readCursor(query.get('next_cursor'));
    const to = from + state.faults.pageSize(pageRows);
    const sampled = catalog.current.markets.filter(
      (market) => isKnownToClob(state, market) && isSampled(market),
    );
    const rows = sampled.slice(from, to);
    const next = to >= sampled.length ? endCursor : writeCursor(state.faults.repeatsCursor() ? from : to);
    return {
      ...json({ limit: pageRows, count: rows.length, next_cursor: next, data: rows.map(render) }),
      isListing: true,
    };
  }

  const isSampled = (market: VenueBMarket): boolean =>
    !isReserved(market) && exchange.status(market) === 'open' && market.activity >= 1;

  function tokens(market: VenueBMarket, finalPrices: readonly [string, string] | undefined) {
    const { outcomes } = market.terms(exchange.now);
    const double = doubleMidpoint(topOf(exchange, market, 0));
    const prices = finalPrices ?? [halfText(double), halfText(20_000 - double)];
    return ([0, 1] as const).map((token) => ({
      token_id: market.tokenIds[token],
      outcome: outcomes[token],
      price: numberOf(prices[token] ?? '0'),
      winner: finalPrices?.[token] === '1',
    }));
  }

  const rewards = { rates: null, min_size: 50, max_spread: 4.5 };

  function renderLong(market: VenueBMarket) {
    const life = lifecycleOf(exchange, catalog, market);
    const terms = market.terms(exchange.now);
    const { event } = market;
    const fee = market.feeRate === undefined ? 0 : 1000;
    return {
      enable_order_book: !life.closed,
      active: life.active,
      closed: life.closed,
      archived: false,
      accepting_orders: life.acceptingOrders,
      accepting_order_timestamp: isoTime(market.opensAt - (market.opensAt % 1000)),
      minimum_order_size: orderSizeMin,
      minimum_tick_size: numberOf(tickText(exchange, market)),
      condition_id: market.conditionId,
      question_id: market.questionId,
      question: terms.question,
      description: terms.description,
      market_slug: market.id,
      end_date_iso: isoTime(market.endDateAt),
      game_start_time: event.game === undefined ? null : isoTime(event.game.startsAt),
      seconds_delay: event.game === undefined ? 0 : 3,
      fpmm: '',
      maker_base_fee: fee,
      taker_base_fee: fee,
      notifications_enabled: true,
      neg_risk: event.negRisk,
      neg_risk_market_id: event.negRiskMarketId ?? '',
      neg_risk_request_id: '',
      icon: `https://images.example/${event.slug}.png`,
      image: `https://images.example/${event.slug}.png`,
      rewards,
      is_50_50_outcome: life.finalPrices?.[0] === '0.5',
      tokens: tokens(market, life.finalPrices),
      tags: event.tags.map((tag) => tag.label),
      version: market.conditionId.length === 64 ? 'v2' : 'v1',
    };
  }

  function renderSimplified(market: VenueBMarket) {
    const life = lifecycleOf(exchange, catalog, market);
    return {
      condition_id: market.conditionId,
      rewards,
      tokens: tokens(market, life.finalPrices),
      active: life.active,
      closed: life.closed,
      archived: false,
      accepting_orders: life.acceptingOrders,
    };
  }

  /** Whatever is false or zero may be missing. */
  function renderCompact(market: VenueBMarket) {
    const life = lifecycleOf(exchange, catalog, market);
    const { outcomes } = market.terms(exchange.now);
    const { game, negRisk } = market.event;
    return {
      c: market.conditionId,
      t: market.tokenIds.map((token, index) => ({ t: token, o: outcomes[index] })),
      mos: orderSizeMin,
      mts: numberOf(tickText(exchange, market)),
      ...(market.feeRate === undefined
        ? {}
        : { fd: { r: numberOf(market.feeRate), e: 1, to: true }, mbf: 1000, tbf: 1000 }),
      ...(negRisk ? { nr: true } : {}),
      ...(life.acceptingOrders ? { ao: true } : {}),
      aot: isoTime(market.opensAt - (market.opensAt % 1000)),
      gst: game === undefined ? null : isoTime(game.startsAt),
      ...(game === undefined ? {} : { sd: 3, cbos: true }),
      r: null,
    };
  }

  return [
    get('/clob-markets/:condition', (call) => json(renderCompact(requireMarket(param(call, 'condition'))))),
    get('/markets-by-token/:token', (call) => {
      const tokenId = param(call, 'token');
      if (!isTokenId(tokenId)) throw new ClobError(400, 'Invalid token id');
      const found = findToken(state, tokenId);
      if (found === undefined) throw new ClobError(404, 'market not found');
      const [primary, secondary] = found.market.tokenIds;
      return json({
        condition_id: found.market.conditionId,
        primary_token_id: primary,
        secondary_token_id: secondary,
      });
    }),
    get('/markets', ({ query }) => page(query, renderLong)),
    get('/markets/:condition', (call) => json(renderLong(requireMarket(param(call, 'condition'))))),
    get('/simplified-markets', ({ query }) => page(query, renderSimplified)),
    get('/sampling-markets', ({ query }) => sampledPage(query, renderLong)),
    get('/sampling-simplified-markets', ({ query }) => sampledPage(query, renderSimplified)),
  ];
}

/** Base64 of a decimal offset; `MA==` is the start. */
function readCursor(cursor: string | null): number {
  if (cursor === null || cursor === '') return 0;
  const text = Buffer.from(cursor, 'base64').toString();
  if (!/^\d{1,9}$/.test(text)) {
    throw new ClobError(400, 'Next item should be greater than or equal to 0');
  }
  return Number(text);
}

function writeCursor(offset: number): string {
  return Buffer.from(String(offset)).toString('base64');
}
