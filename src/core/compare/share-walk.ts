/**
 * A walk down the asks of one side that buys whole shares, though parts of a share rest at a level: half a share of one level
 * and half of the next are one. What the first n shares cost, and the most they are charged.
 */
import { type Micros, microsPerUnit } from '../exact/index.ts';
import { OrderFees } from '../fee/index.ts';
import { isTradablePrice } from '../market/index.ts';
import type { OptionBook } from './option-book.ts';
import { sharesMax } from './purchase.ts';

const quantityMax: Micros = sharesMax * microsPerUnit;

/** Whole shares that the levels sell together, up to the most that a purchase may be. */
export function sharesIn({ prices, quantities }: OptionBook): number {
  let quantity = 0;
  for (const [level, resting] of quantities.entries()) {
    if (isOnSale(prices[level], resting)) quantity = Math.min(quantityMax, quantity + resting);
  }
  return Math.floor(quantity / microsPerUnit);
}

export class ShareWalk {
  /** Of the level the walk stands at. */
  price: Micros = 0;
  /** Whole shares that are complete before this level, and at its end. */
  begin = 0;
  end = 0;
  readonly #book: OptionBook;
  /** Undefined if the fee is unknown. */
  readonly #fees: OrderFees | undefined;
  #level = -1;
  /** What the levels before this one sell. */
  #quantityBefore: Micros = 0;
  #resting: Micros = 0;
  /** What they cost: whole shares of a level in millionths of a dollar, the rest in millionths of those. */
  #wholeCost: Micros = 0;
  #partCost = 0;

  constructor(book: OptionBook) {
    this.#book = book;
    this.#fees = OrderFees.begin(book.fee);
  }

  /** Goes on to the next level at which a whole share becomes complete; false if there is none. */
  next(): boolean {
    const { prices, quantities } = this.#book;
    for (;;) {
      if (this.#level >= 0) this.#leaveLevel();
      this.#level += 1;
      const price = prices[this.#level];
      if (price === undefined || this.#quantityBefore >= quantityMax) return false;
      const resting = quantities[this.#level] ?? 0;
      this.price = price;
      this.#resting = isOnSale(price, resting) ? Math.min(resting, quantityMax - this.#quantityBefore) : 0;
      this.end = Math.floor((this.#quantityBefore + this.#resting) / microsPerUnit);
      if (this.end > this.begin) return true;
    }
  }

  /** For a number that becomes complete at this level; rounded up to a millionth of a dollar. */
  principalOf(shares: number): Micros {
    const taken = this.#takenOf(shares);
    const part = taken % microsPerUnit;
    const whole = (taken - part) / microsPerUnit;
    return (
      this.#wholeCost + whole * this.price + Math.ceil((this.#partCost + part * this.price) / microsPerUnit)
    );
  }

  /** For a number that becomes complete at this level. Undefined if it is not known, or more than can be counted. */
  feeOf(shares: number): Micros | undefined {
    const fee = this.#fees?.mostWith({ price: this.price, quantity: this.#takenOf(shares) });
    return Number.isSafeInteger(fee) ? fee : undefined;
  }

  #takenOf(shares: number): Micros {
    return shares * microsPerUnit - this.#quantityBefore;
  }

  #leaveLevel(): void {
    if (this.#resting > 0) {
      const part = this.#resting % microsPerUnit;
      this.#wholeCost += ((this.#resting - part) / microsPerUnit) * this.price;
      this.#partCost += part * this.price;
      this.#fees?.add({ price: this.price, quantity: this.#resting });
      this.#quantityBefore += this.#resting;
    }
    this.begin = this.end;
    this.#resting = 0;
  }
}

export function isOnSale(price: Micros | undefined, quantity: Micros | undefined): price is Micros {
  return price !== undefined && isTradablePrice(price) && (quantity ?? 0) > 0;
}
