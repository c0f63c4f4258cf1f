/** One market's resting orders by price level, on the Yes scale; both sides best first. */
import type { SimulatedLevelChange } from './events.ts';
import type { SimulatedLevel } from './exchange.ts';

export type SimulatedBookSide = SimulatedLevelChange['side'];

export interface BookSides {
  readonly bids: readonly SimulatedLevel[];
  readonly asks: readonly SimulatedLevel[];
}

export const emptySides: BookSides = { bids: [], asks: [] };

export class OrderBook {
  readonly #bids: SimulatedLevel[];
  readonly #asks: SimulatedLevel[];

  constructor({ bids, asks }: BookSides) {
    this.#bids = [...bids];
    this.#asks = [...asks];
  }

  get bids(): readonly SimulatedLevel[] {
    return this.#bids;
  }

  get asks(): readonly SimulatedLevel[] {
    return this.#asks;
  }

  side(side: SimulatedBookSide): readonly SimulatedLevel[] {
    return side === 'bid' ? this.#bids : this.#asks;
  }

  sizeAt(side: SimulatedBookSide, price: number): number {
    const levels = this.side(side);
    const level = levels[this.#place(side, price)];
    return level?.price === price ? level.size : 0;
  }

  apply({ side, price, size }: SimulatedLevelChange): void {
    const levels = side === 'bid' ? this.#bids : this.#asks;
    const place = this.#place(side, price);
    const there = levels[place]?.price === price ? 1 : 0;
    if (size > 0) levels.splice(place, there, { price, size });
    else levels.splice(place, there);
  }

  /** Where a price stands or would stand. */
  #place(side: SimulatedBookSide, price: number): number {
    const levels = this.side(side);
    let low = 0;
    let high = levels.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = levels[middle]?.price ?? 0;
      if (side === 'bid' ? other > price : other < price) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The level changes that turn one book into another. */
export function changesBetween(before: BookSides, after: BookSides): SimulatedLevelChange[] {
  return [...sideChanges('bid', before.bids, after.bids), ...sideChanges('ask', before.asks, after.asks)];
}

function sideChanges(
  side: SimulatedBookSide,
  before: readonly SimulatedLevel[],
  after: readonly SimulatedLevel[],
): SimulatedLevelChange[] {
  const sizes = new Map(before.map(({ price, size }) => [price, size]));
  const changes: SimulatedLevelChange[] = [];
  const staying = new Set(after.map(({ price }) => price));
  for (const { price } of before) if (!staying.has(price)) changes.push({ side, price, size: 0 });
  for (const { price, size } of after) if (sizes.get(price) !== size) changes.push({ side, price, size });
  return changes;
}
