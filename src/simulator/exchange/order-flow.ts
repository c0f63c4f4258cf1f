/**
 * What arrives at a market next: a placement, a cancellation, a trade, or makers moving their quotes. Decides only; the
 * exchange applies what comes back. Whatever it decides, the best bid stays below the best ask.
 */
import { levelsMax, type QuotingHabits, type Random } from '../world/index.ts';
import { drawBelow, drawLognormal } from './draws.ts';
import type { SimulatedLevelChange } from './events.ts';
import type { OrderBook, SimulatedBookSide } from './order-book.ts';
import { atLeast, atMost, dollar, type PriceGrid } from './price-grid.ts';
import { bestPrices, drawLevelSize, roundSize } from './quoting.ts';

export interface OrderFill {
  readonly price: number;
  readonly size: number;
}

export type Arrival =
  | { readonly kind: 'levels'; readonly changes: readonly SimulatedLevelChange[] }
  | {
      readonly kind: 'trade';
      readonly changes: readonly SimulatedLevelChange[];
      readonly fills: readonly OrderFill[];
      readonly takerBuys: 'yes' | 'no';
      readonly block: boolean;
    };

export interface QuotedMarket {
  readonly book: OrderBook;
  readonly habits: QuotingHabits;
  readonly grid: PriceGrid;
  /** What makers think Yes is worth. */
  readonly value: number;
}

/** Share of trades among arrivals, after counts of prints and of level changes on a live stream. */
const tradeShare = 0.1;
const cancelShare = 0.4;

export function decideArrival(random: Random, venue: QuotedMarket): Arrival {
  const moved = requote(random, venue);
  if (moved.length > 0) return { kind: 'levels', changes: moved };
  const kind = random.uniform();
  if (kind < tradeShare) {
    const trade = decideTrade(random, venue);
    if (trade !== undefined) return trade;
  }
  const change = kind < tradeShare + cancelShare ? decideCancel(random, venue) : undefined;
  const changes = change ?? decidePlacement(random, venue);
  return { kind: 'levels', changes: changes === undefined ? [] : [changes] };
}

/**
 * Makers withdraw quotes that the value has passed and bring a side back whose best level is gone; nothing while the
 * quotes still stand around the value. Far levels go when a side grows too deep.
 */
export function requote(random: Random, { book, habits, grid, value }: QuotedMarket): SimulatedLevelChange[] {
  const bestBid = book.bids[0]?.price ?? 0;
  const bestAsk = book.asks[0]?.price ?? dollar;
  const target = bestPrices(grid, value, habits.spread);
  const patience = 2 * habits.spread;
  const bidIsOff = habits.bids && (bestBid > value || target.bid - bestBid > patience);
  const askIsOff = habits.asks && (bestAsk < value || bestAsk - target.ask > patience);
  if (!bidIsOff && !askIsOff) return [];
  const changes: SimulatedLevelChange[] = [];
  if (habits.bids) requoteSide(random, changes, book, habits, 'bid', target.bid);
  if (habits.asks) requoteSide(random, changes, book, habits, 'ask', target.ask);
  return changes;
}

function requoteSide(
  random: Random,
  changes: SimulatedLevelChange[],
  book: OrderBook,
  habits: QuotingHabits,
  side: SimulatedBookSide,
  best: number,
): void {
  const levels = book.side(side);
  const isBeyond = (price: number) => (side === 'bid' ? price > best : price < best);
  for (const { price } of levels) {
    if (!isBeyond(price)) break;
    changes.push({ side, price, size: 0 });
  }
  if (best <= 0 || best >= dollar) return;
  if (book.sizeAt(side, best) === 0) changes.push({ side, price: best, size: drawLevelSize(random, habits) });
  const far = levels.at(-1);
  if (levels.length >= levelsMax && far !== undefined && far.price !== best && !isBeyond(far.price))
    changes.push({ side, price: far.price, size: 0 });
}

function decideTrade(random: Random, { book, value }: QuotedMarket): Arrival | undefined {
  const wanted: 'yes' | 'no' = random.chance(0.52) ? 'yes' : 'no';
  const takerBuys = takenSide(book, wanted).length > 0 ? wanted : wanted === 'yes' ? 'no' : 'yes';
  const levels = takenSide(book, takerBuys);
  const best = levels[0];
  if (best === undefined) return undefined;
  const large = random.chance(0.02);
  const size = roundSize(random, drawLognormal(random, large ? 500_000 : 2_500, large ? 1.5 : 1.9));
  if (random.chance(0.004)) {
    const price = Math.min(dollar - 100, Math.max(100, Math.round(value / 100) * 100));
    return { kind: 'trade', changes: [], fills: [{ price, size: size * 20 }], takerBuys, block: true };
  }
  const side: SimulatedBookSide = takerBuys === 'yes' ? 'ask' : 'bid';
  const changes: SimulatedLevelChange[] = [];
  const fills: OrderFill[] = [];
  let left = size;
  // A taker stops after three levels and leaves the deepest one standing, as somebody always does.
  for (const level of levels.slice(0, Math.min(3, Math.max(1, levels.length - 1)))) {
    const taken = Math.min(left, level.size);
    if (taken <= 0) break;
    fills.push({ price: level.price, size: taken });
    changes.push({ side, price: level.price, size: level.size - taken });
    left -= taken;
  }
  return { kind: 'trade', changes, fills, takerBuys, block: false };
}

function takenSide(book: OrderBook, takerBuys: 'yes' | 'no') {
  return takerBuys === 'yes' ? book.asks : book.bids;
}

function decideCancel(random: Random, { book, habits }: QuotedMarket): SimulatedLevelChange | undefined {
  const side = chooseSide(random, habits);
  const levels = side === undefined ? [] : book.side(side);
  if (side === undefined || levels.length < 3) return undefined;
  const level = levels[nearTheTop(random, levels.length)];
  if (level === undefined) return undefined;
  const left = random.chance(0.4) ? 0 : level.size - roundSize(random, drawLognormal(random, 2_500, 2));
  return { side, price: level.price, size: Math.max(0, left) };
}

function decidePlacement(
  random: Random,
  { book, habits, grid, value }: QuotedMarket,
): SimulatedLevelChange | undefined {
  const side = chooseSide(random, habits);
  if (side === undefined) return undefined;
  const levels = book.side(side);
  const size = roundSize(random, drawLognormal(random, 2_500, 2.1));
  const level = levels[nearTheTop(random, levels.length)];
  if (level !== undefined && (levels.length >= levelsMax || random.chance(0.7)))
    return { side, price: level.price, size: level.size + size };
  const price = newPrice(random, book, grid, side, value);
  if (price === undefined) return undefined;
  return { side, price, size: book.sizeAt(side, price) + size };
}

/** A price within a few steps of the best one allowed: on the own side of the value and short of the other side. */
function newPrice(
  random: Random,
  book: OrderBook,
  grid: PriceGrid,
  side: SimulatedBookSide,
  value: number,
): number | undefined {
  const bound =
    side === 'bid'
      ? Math.min(value, (book.asks[0]?.price ?? dollar) - 1)
      : Math.max(value, (book.bids[0]?.price ?? 0) + 1);
  let price = side === 'bid' ? atMost(grid, bound) : atLeast(grid, bound);
  for (let steps = drawBelow(random, 8); steps > 0; steps--)
    price = side === 'bid' ? atMost(grid, price - 1) : atLeast(grid, price + 1);
  return price <= 0 || price >= dollar ? undefined : price;
}

function chooseSide(random: Random, habits: QuotingHabits): SimulatedBookSide | undefined {
  if (habits.bids && habits.asks) return random.chance(0.5) ? 'bid' : 'ask';
  if (habits.bids) return 'bid';
  return habits.asks ? 'ask' : undefined;
}

/** Most of what happens, happens near the best price. */
function nearTheTop(random: Random, levels: number): number {
  const u = random.uniform();
  return Math.floor(u * u * levels);
}
