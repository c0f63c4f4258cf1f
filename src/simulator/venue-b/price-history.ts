/** Past prices of one token on a grid of steps, for the three routes that serve them. */
import type { VenueBMarket } from '../world/index.ts';
import type { VenueBState } from './state.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const dayMs = 86_400_000;

/** Longest span of an explicit window. */
export const windowMaxMs = 15 * dayMs;
/** Finest step at which prices of a resolved market are kept. */
const resolvedStepMs = 720 * minuteMs;
/** Bound on one answer: two weeks of minutes. */
const pointsMax = 21_000;

/** Spans of the named intervals, and the finest step each is served at. `1m` is a month. */
export const intervals: Readonly<Record<string, { readonly spanMs: number; readonly stepMinMs: number }>> = {
  max: { spanMs: Number.POSITIVE_INFINITY, stepMinMs: 10 * minuteMs },
  all: { spanMs: Number.POSITIVE_INFINITY, stepMinMs: 10 * minuteMs },
  '1m': { spanMs: 30 * dayMs, stepMinMs: 10 * minuteMs },
  '1w': { spanMs: 7 * dayMs, stepMinMs: 5 * minuteMs },
  '1d': { spanMs: dayMs, stepMinMs: minuteMs },
  '6h': { spanMs: 6 * 60 * minuteMs, stepMinMs: minuteMs },
  '1h': { spanMs: 60 * minuteMs, stepMinMs: minuteMs },
};

export interface HistoryPoint {
  /** Whole seconds since 1970. */
  readonly seconds: number;
  /** Of the token, in ten-thousandths. */
  readonly price: number;
}

/** Oldest first. Empty when the market was resolved and the step is finer than what is kept. */
export function priceHistory(
  { exchange }: VenueBState,
  { market, token }: { readonly market: VenueBMarket; readonly token: 0 | 1 },
  fromMs: number,
  toMs: number,
  stepMs: number,
): readonly HistoryPoint[] {
  const settled = exchange.settlement(market);
  if (settled !== undefined && stepMs < resolvedStepMs) return [];
  const to = Math.min(toMs, exchange.now, settled?.settledAt ?? Number.POSITIVE_INFINITY);
  const from = Math.max(fromMs, market.opensAt, to - pointsMax * stepMs);
  if (from >= to) return [];
  const aligned = from - (from % stepMs);
  return exchange
    .history(market, aligned, to, stepMs)
    .filter((point) => point.at >= from && point.at <= to)
    .map((point) => ({
      seconds: Math.floor(point.at / secondMs),
      price: token === 0 ? point.price : 10_000 - point.price,
    }));
}
