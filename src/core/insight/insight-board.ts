/**
 * What insights are answered from: the markets of one run at one moment, in the order of their lists. A board is never
 * changed: the next minute, and the next run, have their own.
 */
import type { ServedRun } from '../catalog/index.ts';
import type { Micros, Rational } from '../exact/index.ts';
import type { DayTrades, MoneyFigures } from '../market/index.ts';
import type { FlowWindow, MarketFlow } from './flow-windows.ts';
import type { DoubledPrice } from './price-point.ts';

/** A market as it was at the moment. Its figures of money may be made of what was noted then only when they are asked for. */
export interface BoardMarket {
  /** In the run's catalog. */
  readonly index: number;
  readonly money: MoneyFigures;
  /** Undefined where the price is unknown. */
  readonly price: DoubledPrice | undefined;
  /** Against 24 hours before; undefined where either price is unknown. */
  readonly change24h: DoubledPrice | undefined;
  /** Fills of the 24 hours up to the moment. */
  readonly trades: DayTrades;
}

export interface ClosingMarket {
  readonly market: BoardMarket;
  /** Milliseconds since 1970. */
  readonly closesAt: number;
}

export interface FlowingMarket {
  readonly market: BoardMarket;
  readonly flow: MarketFlow;
  /** Against the price at the start of the window; undefined where either is unknown. */
  readonly priceChange: DoubledPrice | undefined;
}

/** Two markets of two venues that are proven equivalent, at two prices. */
export interface PriceGapPair {
  readonly left: BoardMarket;
  readonly right: BoardMarket;
  readonly distance: DoubledPrice;
}

/** No list has a market whose trading has ended, or one that no path of the API can name. */
export interface InsightBoard {
  readonly served: ServedRun;
  /** A whole minute; milliseconds since 1970. */
  readonly at: number;
  /** Markets that moved, within the bounds of a move, the largest change first. */
  readonly movers: readonly BoardMarket[];
  /** Markets that close within a week, most traded first. */
  readonly closing: readonly ClosingMarket[];
  /** Markets with fills in the window, the most net money first. */
  readonly flows: Readonly<Record<FlowWindow, readonly FlowingMarket[]>>;
  /** The widest first. */
  readonly gaps: readonly PriceGapPair[];
  /** The first of all by what was traded in 24 hours. */
  readonly mostTraded: readonly BoardMarket[];
  /** A market of the run that is in none of the lists, at the moment; undefined where its trading has ended. */
  find(index: number): BoardMarket | undefined;
  /** The price of a market alone, for readers of all of them; undefined where it is unknown or trading has ended. */
  priceOf(index: number): DoubledPrice | undefined;
  /** When the market is expected to end, as its listing states it; undefined where it states nothing. */
  expectedEndAt(index: number): number | undefined;
  /** What a taker pays for one contract at a price, in millionths of a dollar; undefined where it is unknown. */
  feeAt(index: number, price: Micros): Rational | undefined;
  /** Prices at even steps over the 24 hours up to the moment, oldest first; unknown ones are left out. */
  sparkline(index: number): readonly DoubledPrice[];
}
