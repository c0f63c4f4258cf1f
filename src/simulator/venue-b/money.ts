/** Dollars traded and resting in a market, in ten-thousandths. */
import type { Exchange } from '../exchange/index.ts';
import type { VenueBMarket } from '../world/index.ts';

export interface Money {
  readonly total: bigint;
  readonly day: bigint;
  readonly week: bigint;
  readonly month: bigint;
  readonly year: bigint;
  readonly liquidity: bigint;
}

const dayMs = 86_400_000;
const rememberedMax = 20_000;

/** Remembers what it computed for as long as the exchange's time stands still: a page asks for each market twice. */
export function createMoney(exchange: Exchange): (market: VenueBMarket) => Money {
  const remembered = new Map<VenueBMarket, Money>();
  let at = exchange.now;
  return (market) => {
    if (at !== exchange.now || remembered.size > rememberedMax) {
      remembered.clear();
      at = exchange.now;
    }
    const known = remembered.get(market);
    if (known !== undefined) return known;
    const money = moneyOf(exchange, market);
    remembered.set(market, money);
    return money;
  };
}

/** Of volumes beyond a day the exchange keeps only the total; it is spread over the age of the market. */
function moneyOf(exchange: Exchange, market: VenueBMarket): Money {
  const { notional, notional24h } = exchange.figures(market);
  const ageMs = Math.max(1, exchange.now - market.opensAt);
  const within = (days: number): bigint => {
    const spanMs = days * dayMs;
    if (ageMs <= spanMs) return notional;
    return notional24h + ((notional - notional24h) * BigInt(spanMs)) / BigInt(ageMs);
  };
  return {
    total: notional,
    day: notional24h,
    week: within(7),
    month: within(30),
    year: within(365),
    liquidity: liquidityOf(exchange, market),
  };
}

/** What the resting orders are worth: bids at their price, asks at what the other side would pay. */
function liquidityOf(exchange: Exchange, market: VenueBMarket): bigint {
  const book = exchange.book(market);
  // Hundredths of a ten-thousandth: a level is below 10^14, so a hundred of them are far from 2^53.
  let value = 0;
  for (const level of book.bids) value += level.price * level.size;
  for (const level of book.asks) value += (10_000 - level.price) * level.size;
  return BigInt(Math.floor(value / 100));
}
