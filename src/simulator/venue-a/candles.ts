/**
 * Candles of a market. Within the simulation they come from the trades that happened; before it from the price history,
 * with volumes made up from the market's activity.
 */
import type { Exchange } from '../exchange/index.ts';
import type { VenueAMarket } from '../world/index.ts';
import type { Row } from './answers.ts';
import { contracts, dollars, seconds } from './wire-text.ts';

export interface Ohlc {
  readonly open: number;
  readonly low: number;
  readonly high: number;
  readonly close: number;
}

export interface Candle {
  /** End of the period, included. Milliseconds. */
  readonly endsAt: number;
  readonly openInterest: number;
  readonly volume: number;
  readonly bid: Ohlc;
  readonly ask: Ohlc;
  /** Undefined where nothing was traded. */
  readonly price: (Ohlc & { readonly mean: number }) | undefined;
  readonly previous: number | undefined;
}

const tick = 100;

/** Candles whose periods end from `from` to `to`; none before the market opened or after it closed. */
export function candlesOf(
  exchange: Exchange,
  market: VenueAMarket,
  from: number,
  to: number,
  periodMs: number,
): Candle[] {
  const first = Math.ceil(Math.max(from, market.opensAt) / periodMs) * periodMs;
  const last = Math.min(to, exchange.now, exchange.closesAt(market) + periodMs);
  const points = new Map(
    exchange.history(market, first - 2 * periodMs, last, periodMs / 2).map(({ at, price }) => [at, price]),
  );
  const trades = tradesByPeriod(exchange, market, first - periodMs, periodMs);
  const { openInterest } = exchange.figures(market);
  const candles: Candle[] = [];
  let before = points.get(first - periodMs);
  for (let endsAt = first; endsAt <= last; endsAt += periodMs) {
    const close = points.get(endsAt) ?? before;
    if (close === undefined) continue;
    const inside = [before ?? close, points.get(endsAt - periodMs / 2) ?? close, close];
    const traded =
      endsAt - periodMs >= exchange.world.options.startsAt
        ? trades.get(endsAt)
        : madeUp(market, endsAt, inside);
    candles.push({
      endsAt,
      openInterest,
      volume: traded?.volume ?? 0,
      bid: ohlc(inside.map((price) => Math.max(0, price))),
      ask: ohlc(inside.map((price) => Math.min(10_000, price + tick))),
      price: traded === undefined ? undefined : { ...ohlc(traded.prices), mean: mean(traded.prices) },
      previous: before,
    });
    before = close;
  }
  return candles;
}

interface Traded {
  volume: number;
  readonly prices: number[];
}

function tradesByPeriod(
  exchange: Exchange,
  market: VenueAMarket,
  from: number,
  periodMs: number,
): Map<number, Traded> {
  const periods = new Map<number, Traded>();
  for (const trade of exchange.trades(market)) {
    if (trade.at <= from) break;
    const endsAt = Math.ceil(trade.at / periodMs) * periodMs;
    const period = periods.get(endsAt) ?? { volume: 0, prices: [] };
    periods.set(endsAt, period);
    period.volume += trade.size;
    period.prices.unshift(trade.price);
  }
  return periods;
}

/** A market of activity a trades in about a of three periods. */
function madeUp(market: VenueAMarket, endsAt: number, prices: readonly number[]): Traded | undefined {
  const draw = Math.imul(seconds(endsAt) ^ market.createdAt, 0x9e3779b1) >>> 16;
  if (draw % 300 >= market.activity * 100) return undefined;
  return { volume: 100 + (draw % 40_000), prices: [...prices] };
}

function ohlc(prices: readonly number[]): Ohlc {
  return {
    open: prices[0] ?? 0,
    low: Math.min(...prices),
    high: Math.max(...prices),
    close: prices.at(-1) ?? 0,
  };
}

function mean(prices: readonly number[]): number {
  return Math.round(prices.reduce((sum, price) => sum + price, 0) / prices.length);
}

/** The live routes' names. */
export function candleObject(candle: Candle): Row {
  return {
    end_period_ts: seconds(candle.endsAt),
    open_interest_fp: contracts(candle.openInterest),
    price: {
      ...(candle.price === undefined ? {} : { close_dollars: dollars(candle.price.close) }),
      ...(candle.price === undefined ? {} : { high_dollars: dollars(candle.price.high) }),
      ...(candle.price === undefined ? {} : { low_dollars: dollars(candle.price.low) }),
      ...(candle.price === undefined ? {} : { mean_dollars: dollars(candle.price.mean) }),
      ...(candle.price === undefined ? {} : { open_dollars: dollars(candle.price.open) }),
      ...(candle.previous === undefined ? {} : { previous_dollars: dollars(candle.previous) }),
    },
    volume_fp: contracts(candle.volume),
    yes_ask: sideObject(candle.ask, '_dollars'),
    yes_bid: sideObject(candle.bid, '_dollars'),
  };
}

/** A candle before the first, which only carries the price on. */
export function leadingCandle(endsAt: number, previous: number, openInterest: number): Row {
  return {
    end_period_ts: seconds(endsAt),
    open_interest_fp: contracts(openInterest),
    price: { previous_dollars: dollars(previous) },
    volume_fp: contracts(0),
    yes_ask: {},
    yes_bid: {},
  };
}

/** The archive's names: without suffixes, and null where nothing was traded. */
export function archivedCandleObject({
  endsAt,
  openInterest,
  price,
  previous,
  volume,
  ask,
  bid,
}: Candle): Row {
  return {
    end_period_ts: seconds(endsAt),
    open_interest: contracts(openInterest),
    price: {
      close: price === undefined ? null : dollars(price.close),
      high: price === undefined ? null : dollars(price.high),
      low: price === undefined ? null : dollars(price.low),
      mean: price === undefined ? null : dollars(price.mean),
      open: price === undefined ? null : dollars(price.open),
      previous: previous === undefined ? null : dollars(previous),
    },
    volume: contracts(volume),
    yes_ask: sideObject(ask, ''),
    yes_bid: sideObject(bid, ''),
  };
}

function sideObject({ close, high, low, open }: Ohlc, suffix: string): Row {
  return {
    [`close${suffix}`]: dollars(close),
    [`high${suffix}`]: dollars(high),
    [`low${suffix}`]: dollars(low),
    [`open${suffix}`]: dollars(open),
  };
}
