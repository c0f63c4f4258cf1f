/**
 * Order books as the venue serves them: one view a token, worst level first, with the SHA-1 that names the state.
 * Written as text at once, because the hash is taken over the text and every change of a watched book needs it twice.
 */
import { hash as digest } from 'node:crypto';
import type { Exchange, SimulatedLevel } from '../exchange/index.ts';
import type { VenueBMarket } from '../world/index.ts';
import { printOf } from './prints.ts';
import { decimalText, priceText, sizeText } from './wire-text.ts';

/** Smallest resting order, in shares. */
export const orderSizeMin = 5;

export interface TokenBook {
  readonly market: string;
  readonly assetId: string;
  /** Simulated time of the last change, in milliseconds. */
  readonly changedAt: number;
  /** Of this token, best first. */
  readonly bids: readonly SimulatedLevel[];
  readonly asks: readonly SimulatedLevel[];
  readonly tickSize: string;
  readonly negRisk: boolean;
  /** Text of the last print on the condition, whichever token it was on; empty when there was none. */
  readonly lastTradePrice: string;
}

export interface RenderedBook {
  readonly hash: string;
  /** The JSON arrays, worst level first. */
  readonly bids: string;
  readonly asks: string;
  /** The whole object as the REST route serves it. */
  readonly json: string;
}

export function renderBook(book: TokenBook): RenderedBook {
  const bids = renderLevels(book.bids);
  const asks = renderLevels(book.asks);
  const head = `{"market":"${book.market}","asset_id":"${book.assetId}","timestamp":"${book.changedAt}","hash":"`;
  const tail = `","bids":${bids},"asks":${asks},"min_order_size":"${orderSizeMin}","tick_size":"${book.tickSize}","neg_risk":${book.negRisk},"last_trade_price":"${book.lastTradePrice}"}`;
  const hash = digest('sha1', head + tail);
  return { hash, bids, asks, json: `${head}${hash}${tail}` };
}

function renderLevels(levels: readonly SimulatedLevel[]): string {
  let text = '[';
  for (let index = levels.length - 1; index >= 0; index -= 1) {
    const level = levels[index];
    if (level === undefined) continue;
    if (text !== '[') text += ',';
    text += `{"price":"${priceText(level.price)}","size":"${sizeText(level.size)}"}`;
  }
  return `${text}]`;
}

/** The book of one token: Yes as the exchange keeps it, No as its mirror image. */
export function tokenBook(exchange: Exchange, market: VenueBMarket, token: 0 | 1): TokenBook {
  const book = exchange.book(market);
  return {
    market: identityOf(market).conditionId,
    assetId: identityOf(market).tokenIds[token],
    changedAt: book.changedAt,
    bids: token === 0 ? book.bids : mirror(book.asks),
    asks: token === 0 ? book.asks : mirror(book.bids),
    tickSize: tickText(exchange, market),
    negRisk: market.event.negRisk,
    lastTradePrice: lastTradeText(exchange, market),
  };
}

export interface Identity {
  readonly conditionId: string;
  readonly tokenIds: readonly [string, string];
}

const identities = new WeakMap<VenueBMarket, Identity>();

/** The world computes these long ids at every reading; the streams read them at every frame. */
export function identityOf(market: VenueBMarket): Identity {
  const known = identities.get(market);
  if (known !== undefined) return known;
  const identity = { conditionId: market.conditionId, tokenIds: market.tokenIds };
  identities.set(market, identity);
  return identity;
}

function mirror(levels: readonly SimulatedLevel[]): readonly SimulatedLevel[] {
  return levels.map((level) => ({ price: 10_000 - level.price, size: level.size }));
}

export function tickText(exchange: Exchange, market: VenueBMarket): string {
  return decimalText(exchange.tick(market), 4);
}

/** Three decimals at least: the price of the print itself, not mirrored for the reader. */
function lastTradeText(exchange: Exchange, market: VenueBMarket): string {
  for (const trade of exchange.trades(market)) return threeDecimals(printOf(trade).price);
  const last = exchange.figures(market).lastPrice;
  return last === undefined ? '' : threeDecimals(last);
}

function threeDecimals(price: number): string {
  const digits = String(price).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4, price % 10 === 0 ? -1 : undefined)}`;
}

export interface TokenTop {
  readonly bid: number | undefined;
  readonly ask: number | undefined;
}

export function topOf(exchange: Exchange, market: VenueBMarket, token: 0 | 1): TokenTop {
  const top = exchange.top(market);
  const bid = top.bid?.price;
  const ask = top.ask?.price;
  if (token === 0) return { bid, ask };
  return {
    bid: ask === undefined ? undefined : 10_000 - ask,
    ask: bid === undefined ? undefined : 10_000 - bid,
  };
}

/** Twice the midpoint, in ten-thousandths; an empty bid counts as 0 and an empty ask as 1. */
export function doubleMidpoint(top: TokenTop): number {
  return (top.bid ?? 0) + (top.ask ?? 10_000);
}

/** Text of half of `double` ten-thousandths. */
export function halfText(double: number): string {
  return decimalText(double * 5, 5);
}

export function spreadText(top: TokenTop): string {
  return priceText((top.ask ?? 10_000) - (top.bid ?? 0));
}
