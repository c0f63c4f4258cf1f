/** A walk down the asks of one side: what the first n contracts cost, level by level, and the most they are charged. */
import { type Micros, microsPerUnit, type Rational } from '../exact/index.ts';
import { modelFee, OrderFees, type TakerFill } from '../fee/index.ts';
import type { LegBook } from './leg-book.ts';

export class AskWalk {
  /** Of the level the walk stands at. */
  price: Micros = 0;
  /** Whole contracts before this level, and up to its end. */
  begin = 0;
  end = 0;
  readonly #book: LegBook;
  /** Of the levels before. */
  readonly #fees: OrderFees;
  #level = -1;
  #costBefore: Micros = 0;

  /** Undefined if the fee is unknown, or beyond counting. */
  static begin(book: LegBook): AskWalk | undefined {
    const fees = OrderFees.begin(book.fee);
    const one = fees?.mostWith({ price: microsPerUnit / 2, quantity: microsPerUnit });
    return fees === undefined || !Number.isSafeInteger(one) ? undefined : new AskWalk(book, fees);
  }

  private constructor(book: LegBook, fees: OrderFees) {
    this.#book = book;
    this.#fees = fees;
  }

  /** Goes on to the next level at which a whole contract rests; false if there is none. */
  next(): boolean {
    const { prices, quantities } = this.#book;
    if (this.#level >= 0) {
      this.#costBefore = this.costOf(this.end);
      this.#fees.add(this.#fillOf(this.end - this.begin));
      this.begin = this.end;
    }
    for (this.#level += 1; this.#level < prices.length; this.#level += 1) {
      const contracts = wholeContracts(quantities[this.#level] ?? 0);
      if (contracts === 0) continue;
      this.price = prices[this.#level] ?? 0;
      this.end = this.begin + contracts;
      return true;
    }
    return false;
  }

  /** For a number that ends at this level. */
  costOf(contracts: number): Micros {
    return this.#costBefore + (contracts - this.begin) * this.price;
  }

  /** For a number that ends at this level; no safe integer if it is more than can be counted. */
  feesOf(contracts: number): Micros {
    return this.#fees.mostWith(this.#fillOf(contracts - this.begin));
  }

  /** What so many contracts of this level are charged by themselves, rounded up as finely as the venue may. */
  levelFee(contracts: number): Micros {
    return this.#fees.feeOf(this.#fillOf(contracts));
  }

  /** What one contract of this level is charged before any rounding. */
  exactFee(): Rational | undefined {
    return modelFee(this.#book.fee, this.price);
  }

  #fillOf(contracts: number): TakerFill {
    return { price: this.price, quantity: contracts * microsPerUnit };
  }
}

export function wholeContracts(quantity: Micros): number {
  // The remainder of a large number is slow; the quotient may have been rounded up to the next integer, never further.
  const whole = Math.floor(quantity / microsPerUnit);
  return whole * microsPerUnit > quantity ? whole - 1 : whole;
}
