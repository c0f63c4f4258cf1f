/** The market channel's messages, as text. The kind is never the first key, as on the wire. */
import type { ExchangeEvent, SimulatedTrade } from '../../exchange/index.ts';
import type { VenueBMarket } from '../../world/index.ts';
import { isReserved } from '../lifecycle.ts';
import { identityOf, type RenderedBook, type TokenBook, type TokenTop } from '../order-book.ts';
import { printOf } from '../prints.ts';
import { decimalText, priceText, sizeText } from '../wire-text.ts';

export type LevelsEvent = Extract<ExchangeEvent, { readonly kind: 'levels' }>;
export type GridEvent = Extract<ExchangeEvent, { readonly kind: 'grid_changed' }>;

/** Books of the first dump say tick and last print; later ones do not. */
export function bookFrame(book: TokenBook, rendered: RenderedBook, isDump: boolean): string {
  const extra = isDump ? `"tick_size":"${book.tickSize}",` : '';
  const last = isDump ? `,"last_trade_price":"${book.lastTradePrice}"` : '';
  return `{"market":"${book.market}","asset_id":"${book.assetId}","timestamp":"${book.changedAt}","hash":"${rendered.hash}","bids":${rendered.bids},"asks":${rendered.asks},${extra}"event_type":"book"${last}}`;
}

/** Both tokens of every changed level, in pairs: an engine has one book, the wire two views. */
export function priceChangeFrame(
  market: VenueBMarket,
  event: LevelsEvent,
  hashes: readonly [string, string],
  tops: readonly [TokenTop, TokenTop],
): string {
  const { conditionId, tokenIds } = identityOf(market);
  const best = tops.map(
    (top) => `"best_bid":"${priceText(top.bid ?? 0)}","best_ask":"${priceText(top.ask ?? 10_000)}"`,
  );
  const changes = event.changes.map(({ side, price, size }) => {
    const [yesSide, noSide] = side === 'bid' ? ['BUY', 'SELL'] : ['SELL', 'BUY'];
    const total = sizeText(size);
    return (
      `{"asset_id":"${tokenIds[0]}","price":"${priceText(price)}","size":"${total}","side":"${yesSide}","hash":"${hashes[0]}",${best[0]}},` +
      `{"asset_id":"${tokenIds[1]}","price":"${priceText(10_000 - price)}","size":"${total}","side":"${noSide}","hash":"${hashes[1]}",${best[1]}}`
    );
  });
  return `{"market":"${conditionId}","price_changes":[${changes.join(',')}],"timestamp":"${event.at}","event_type":"price_change"}`;
}

/** One print, on the token the taker traded. */
export function lastTradeFrame(market: VenueBMarket, trade: SimulatedTrade): string {
  const { conditionId, tokenIds } = identityOf(market);
  const print = printOf(trade);
  return JSON.stringify({
    market: conditionId,
    asset_id: tokenIds[print.token],
    price: priceText(print.price),
    size: sizeText(trade.size),
    fee_rate_bps: market.feeRate === undefined ? '' : '1000',
    side: print.side,
    timestamp: String(trade.at),
    event_type: 'last_trade_price',
    transaction_hash: trade.transactionHash,
  });
}

export function tickSizeFrame(market: VenueBMarket, token: 0 | 1, event: GridEvent): string {
  const { conditionId, tokenIds } = identityOf(market);
  return JSON.stringify({
    market: conditionId,
    asset_id: tokenIds[token],
    old_tick_size: decimalText(event.oldTick, 4),
    new_tick_size: decimalText(event.newTick, 4),
    timestamp: String(event.at),
    event_type: 'tick_size_change',
  });
}

export function bestBidAskFrame(market: VenueBMarket, token: 0 | 1, top: TokenTop, at: number): string {
  const { conditionId, tokenIds } = identityOf(market);
  const spread = top.bid === undefined || top.ask === undefined ? '' : priceText(top.ask - top.bid);
  return JSON.stringify({
    market: conditionId,
    asset_id: tokenIds[token],
    best_bid: top.bid === undefined ? '' : priceText(top.bid),
    best_ask: top.ask === undefined ? '' : priceText(top.ask),
    spread,
    timestamp: String(at),
    event_type: 'best_bid_ask',
  });
}

export function newMarketFrame(market: VenueBMarket, tickSize: string, at: number): string {
  const { conditionId, tokenIds } = identityOf(market);
  const terms = market.terms(at);
  const { event } = market;
  return JSON.stringify({
    id: market.numericId,
    question: terms.question,
    market: conditionId,
    condition_id: conditionId,
    slug: market.id,
    description: terms.description,
    assets_ids: tokenIds,
    clob_token_ids: tokenIds,
    outcomes: terms.outcomes,
    active: !isReserved(market),
    tags: event.tags.map((tag) => tag.slug),
    group_item_title: terms.groupItemTitle,
    sports_market_type: market.sportsMarketType ?? '',
    line: market.line ?? '',
    game_start_time: event.game === undefined ? '' : String(event.game.startsAt),
    order_price_min_tick_size: tickSize,
    taker_base_fee: market.feeRate === undefined ? '0' : '1000',
    fees_enabled: market.feeRate !== undefined,
    ...(market.feeRate === undefined
      ? {}
      : { fee_schedule: { rate: market.feeRate, exponent: 1, takerOnly: true } }),
    event_message: {
      id: event.id,
      ticker: event.slug,
      slug: event.slug,
      title: event.title,
      description: event.description,
    },
    timestamp: String(at),
    event_type: 'new_market',
  });
}

/** A half-and-half result names no winner. */
export function marketResolvedFrame(market: VenueBMarket, payout: number, at: number): string {
  const { conditionId, tokenIds } = identityOf(market);
  const winner = payout === 10_000 ? 0 : payout === 0 ? 1 : undefined;
  return JSON.stringify({
    id: market.numericId,
    market: conditionId,
    assets_ids: tokenIds,
    ...(winner === undefined
      ? {}
      : { winning_asset_id: tokenIds[winner], winning_outcome: market.terms(at).outcomes[winner] }),
    tags: market.event.tags.map((tag) => tag.slug),
    event_message: { id: market.event.id, slug: market.event.slug },
    timestamp: String(at),
    event_type: 'market_resolved',
  });
}

/** A kind that no description has: the venue asks readers to ignore those. */
export function unknownFrame(at: number): string {
  return JSON.stringify({ timestamp: String(at), payload: {}, event_type: 'maintenance_hint' });
}
