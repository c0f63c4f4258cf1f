/** Volume, open interest and last price of one market: what it had when the simulation met it, and what was traded since. */
import { type SimulatedMarket, tradingHabits } from '../world/index.ts';
import type { SimulatedTrade } from './events.ts';
import type { SimulatedFigures } from './exchange.ts';
import { isNearAnEnd, marketGrid } from './market-grid.ts';
import { atMost } from './price-grid.ts';
import { quotedValue } from './quoting.ts';

const hourMs = 3_600_000;
const dayHours = 24;
const dayMs = dayHours * hourMs;

/** What a market had traded by `at`, made up from its activity and age. */
export interface EarlierFigures {
  readonly at: number;
  readonly lastPrice: number | undefined;
  readonly volume: number;
  readonly volume24h: number;
  readonly openInterest: number;
}

export function earlierFigures(seed: number, market: SimulatedMarket, at: number): EarlierFigures {
  const { dailyVolume, heldShare } = tradingHabits(seed, market);
  const days = Math.max(0, at - market.opensAt) / dayMs;
  const volume = Math.round(Math.min(1e13, dailyVolume * Math.min(60, days)));
  const value = quotedValue(market, at);
  const price = atMost(marketGrid(market, { refined: isNearAnEnd(value), structure: undefined }), value);
  if (volume < 100 || price === 0)
    return { at, lastPrice: undefined, volume: 0, volume24h: 0, openInterest: 0 };
  return {
    at,
    lastPrice: price,
    volume,
    volume24h: Math.round(Math.min(volume, dailyVolume)),
    openInterest: Math.round(volume * heldShare),
  };
}

/** Hundredths of a contract times ten-thousandths of a dollar, in ten-thousandths of a dollar, rounded down. */
function notionalOf(size: number, price: number): bigint {
  return (BigInt(size) * BigInt(price)) / 100n;
}

/** What was traded since; kept only for markets that traded. */
export class TradedFigures {
  #volume = 0;
  #notional = 0n;
  #openInterestChange = 0;
  #lastPrice: number | undefined;
  readonly #hours: { hour: number; volume: number; notional: bigint }[] = [];

  add(trade: SimulatedTrade, opens: boolean): void {
    const notional = notionalOf(trade.size, trade.price);
    this.#volume += trade.size;
    this.#notional += notional;
    this.#openInterestChange += opens ? trade.size : -Math.round(trade.size / 2);
    this.#lastPrice = trade.price;
    const hour = Math.floor(trade.at / hourMs);
    const latest = this.#hours.at(-1);
    if (latest?.hour === hour) {
      latest.volume += trade.size;
      latest.notional += notional;
    } else {
      this.#hours.push({ hour, volume: trade.size, notional });
      if (this.#hours.length > dayHours) this.#hours.shift();
    }
  }

  since(earlier: EarlierFigures, now: number): SimulatedFigures {
    const from = Math.floor(now / hourMs) - dayHours;
    const recent = this.#hours.filter(({ hour }) => hour > from);
    const before = figuresAt(earlier, now);
    return {
      lastPrice: this.#lastPrice ?? before.lastPrice,
      volume: before.volume + this.#volume,
      volume24h: before.volume24h + recent.reduce((sum, { volume }) => sum + volume, 0),
      notional: before.notional + this.#notional,
      notional24h: before.notional24h + recent.reduce((sum, { notional }) => sum + notional, 0n),
      openInterest: Math.max(0, before.openInterest + this.#openInterestChange),
    };
  }
}

/** Earlier figures as they stand later: the day's volume ages evenly. */
export function figuresAt(earlier: EarlierFigures, now: number): SimulatedFigures {
  const left = Math.max(0, 1 - (now - earlier.at) / dayMs);
  const price = earlier.lastPrice ?? 0;
  const volume24h = Math.round(earlier.volume24h * left);
  return {
    lastPrice: earlier.lastPrice,
    volume: earlier.volume,
    volume24h,
    notional: notionalOf(earlier.volume, price),
    notional24h: notionalOf(volume24h, price),
    openInterest: earlier.openInterest,
  };
}
