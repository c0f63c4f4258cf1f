/** The price of a market at any whole minute, looked up in every row. */
import type { InsightRows, MarketKey } from './insight-rows.ts';

const hourMs = 3_600_000;

export interface KnownPrice {
  /** Twice the price of Yes in millionths, so that a midpoint is whole. */
  readonly doubled: number;
  readonly from: 'quote' | 'fill' | 'close';
}

type OfMarket<Kind extends 'quotes' | 'gaps' | 'fills' | 'closes'> = Map<
  MarketKey,
  InsightRows[Kind][number][]
>;

export class PriceTruth {
  readonly #quotes: OfMarket<'quotes'>;
  readonly #gaps: OfMarket<'gaps'>;
  readonly #fills: OfMarket<'fills'>;
  readonly #closes: OfMarket<'closes'>;
  readonly #outages: InsightRows['outages'];

  constructor(rows: InsightRows) {
    this.#quotes = Map.groupBy(rows.quotes, ({ market }) => market);
    this.#gaps = Map.groupBy(rows.gaps, ({ market }) => market);
    this.#fills = Map.groupBy(rows.fills, ({ market }) => market);
    this.#closes = Map.groupBy(rows.closes, ({ market }) => market);
    this.#outages = rows.outages;
  }

  /** `t`: a whole minute. */
  priceAt(market: MarketKey, t: number): KnownPrice | undefined {
    const midpoint = this.#midpointAt(market, t);
    if (midpoint !== undefined) return { doubled: midpoint, from: 'quote' };
    const fill = latest(
      (this.#fills.get(market) ?? []).filter(({ ts }) => ts > t - hourMs && ts <= t),
      // Of fills in one millisecond it is not known which was the last: the highest is it.
      (a, b) => a.ts - b.ts || a.price - b.price,
    );
    if (fill !== undefined) return { doubled: 2 * fill.price, from: 'fill' };
    const close = latest(
      (this.#closes.get(market) ?? []).filter(({ ts }) => Math.floor(ts / hourMs) === Math.floor(t / hourMs)),
      (a, b) => a.ts - b.ts,
    );
    return close && { doubled: 2 * close.price, from: 'close' };
  }

  #midpointAt(market: MarketKey, t: number): number | undefined {
    // The record has the last quote of each second: what came in the second that begins at `t` is not in force yet.
    const quote = latest(
      (this.#quotes.get(market) ?? []).filter(({ ts }) => ts < t),
      (a, b) => a.ts - b.ts,
    );
    if (quote?.yesAsk === undefined || quote.noAsk === undefined) return undefined;
    if ((this.#gaps.get(market) ?? []).some(({ ts }) => quote.ts < ts && ts <= t)) return undefined;
    if (this.#outages.some(({ from, to }) => from <= t && quote.ts < to)) return undefined;
    const yesBid = 1_000_000 - quote.noAsk;
    return yesBid + quote.yesAsk;
  }
}

/** The greatest; of equals, the one that comes last. */
function latest<Row>(rows: readonly Row[], compare: (a: Row, b: Row) => number): Row | undefined {
  let found: Row | undefined;
  for (const row of rows) if (found === undefined || compare(row, found) >= 0) found = row;
  return found;
}
