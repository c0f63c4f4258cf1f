/** One market's resting orders by price level, on the Yes scale; both sides best first. */
import type { LevelChange } from './events.ts';
import type { BookLevel } from './exchange.ts';

export type Side = LevelChange['side'];

export interface BookSides {
  readonly bids: readonly BookLevel[];
  readonly asks: readonly BookLevel[];
}

export const emptySides: BookSides = { bids: [], asks: [] };

export class OrderBook {
  readonly #bids: BookLevel[];
  readonly #asks: BookLevel[];

  constructor({ bids, asks }: BookSides) {
    this.#bids = [...bids];
    this.#asks = [...asks];
  }

  get bids(): readonly BookLevel[] {
    return this.#bids;
  }

  get asks(): readonly BookLevel[] {
    return this.#asks;
  }

  side(side: Side): readonly BookLevel[] {
    return side === 'bid' ? this.#bids : this.#asks;
  }

  sizeAt(side: Side, price: number): number {
    const levels = this.side(side);
    const level = levels[this.#place(side, price)];
    return level?.price === price ? level.size : 0;
  }

  apply({ side, price, size }: LevelChange): void {
    const levels = side === 'bid' ? this.#bids : this.#asks;
    const place = this.#place(side, price);
    const there = levels[place]?.price === price ? 1 : 0;
    if (size > 0) levels.splice(place, there, { price, size });
    else levels.splice(place, there);
  }

  /** Where a price stands or would stand. */
  #place(side: Side, price: number): number {
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
export function changesBetween(before: BookSides, after: BookSides): LevelChange[] {
  return [...sideChanges('bid', before.bids, after.bids), ...sideChanges('ask', before.asks, after.asks)];
}

function sideChanges(side: Side, before: readonly BookLevel[], after: readonly BookLevel[]): LevelChange[] {
  const sizes = new Map(before.map(({ price, size }) => [price, size]));
  const changes: LevelChange[] = [];
  const staying = new Set(after.map(({ price }) => price));
  for (const { price } of before) if (!staying.has(price)) changes.push({ side, price, size: 0 });
  for (const { price, size } of after) if (sizes.get(price) !== size) changes.push({ side, price, size });
  return changes;
}
