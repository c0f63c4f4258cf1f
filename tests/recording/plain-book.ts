/**
 * A book as an oracle keeps it: two maps, sorted on each read. It shares nothing with the books of core but
 * the units: millionths of a dollar and of a contract.
 */
import type { Book } from '../../src/core/market/index.ts';

type Level = readonly [price: number, quantity: number];

export class PlainBook {
  readonly #bids: Map<number, number>;
  readonly #asks: Map<number, number>;

  constructor(bids: Iterable<Level> = [], asks: Iterable<Level> = []) {
    this.#bids = new Map(bids);
    this.#asks = new Map(asks);
  }

  set(side: 'bid' | 'ask', price: number, quantity: number): void {
    const levels = side === 'bid' ? this.#bids : this.#asks;
    if (quantity === 0) levels.delete(price);
    else levels.set(price, quantity);
  }

  copy(): PlainBook {
    return new PlainBook(this.#bids, this.#asks);
  }

  /** Best first. */
  get bids(): Level[] {
    return [...this.#bids].sort(([a], [b]) => b - a);
  }

  /** Best first. */
  get asks(): Level[] {
    return [...this.#asks].sort(([a], [b]) => a - b);
  }

  /** Equal texts, equal books. */
  get text(): string {
    return JSON.stringify([this.bids, this.asks]);
  }

  /** The best prices alone. */
  get prices(): string {
    return JSON.stringify([this.bids[0]?.[0], this.asks[0]?.[0]]);
  }

  get top(): PlainTop {
    const [bid, ask] = [this.bids[0], this.asks[0]];
    return { bid: bid?.[0], bidQuantity: bid?.[1], ask: ask?.[0], askQuantity: ask?.[1] };
  }

  /** Ten-billionths of a dollar that rest within 5 cents of the best price of each outcome. */
  get depths(): { readonly yesDepth: bigint; readonly noDepth: bigint } {
    return {
      yesDepth: worth(this.bids),
      noDepth: worth(this.asks.map(([price, quantity]) => [1_000_000 - price, quantity])),
    };
  }
}

export interface PlainTop {
  readonly bid: number | undefined;
  readonly bidQuantity: number | undefined;
  readonly ask: number | undefined;
  readonly askQuantity: number | undefined;
}

export function plainBookOf({ bids, asks }: Book): PlainBook {
  const levels = ({ prices, quantities }: Book['bids']): Level[] =>
    prices.map((price, i) => [price, quantities[i] ?? 0]);
  return new PlainBook(levels(bids), levels(asks));
}

/** `bids` best first, at the price of the outcome they buy. */
function worth(bids: readonly Level[]): bigint {
  const best = bids[0]?.[0] ?? 0;
  let sum = 0n;
  for (const [price, quantity] of bids) {
    if (price >= best - 50_000) sum += BigInt(price) * BigInt(quantity);
  }
  return sum / 100n;
}
