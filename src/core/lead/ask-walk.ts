/** A walk down the asks of one side: what the first n contracts cost, level by level, and the most they are charged. */
import { type Micros, microsPerUnit, type Rational } from '../exact/index.ts';
import { modelFee, mostFees } from '../fee/index.ts';
import type { LegBook } from './leg-book.ts';

export class AskWalk {
  /** Of the level the walk stands at. */
  price: Micros = 0;
  /** Whole contracts before this level, and up to its end. */
  begin = 0;
  end = 0;
  readonly #book: LegBook;
  /** What an order is charged beside what its fills are. */
  readonly #flatFee: Micros;
  #level = -1;
  #costBefore: Micros = 0;
  #feesBefore: Micros = 0;

  /** Undefined if the fee is unknown. */
  static begin(book: LegBook): AskWalk | undefined {
    const fill = { price: microsPerUnit / 2, quantity: microsPerUnit };
    const [one, two] = [mostFees(book.fee, [fill]), mostFees(book.fee, [fill, fill])];
    // The same fill once more adds what it is charged itself.
    return one === undefined || two === undefined ? undefined : new AskWalk(book, one - (two - one));
  }

  private constructor(book: LegBook, flatFee: Micros) {
    this.#book = book;
    this.#flatFee = flatFee;
  }

  /** Goes on to the next level at which a whole contract rests; false if there is none. */
  next(): boolean {
    const { prices, quantities } = this.#book;
    if (this.#level >= 0) {
      this.#costBefore = this.costOf(this.end);
      this.#feesBefore += this.#fillFee(this.end - this.begin);
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

  /** For a number that ends at this level; NaN if it is more than can be counted. */
  feesOf(contracts: number): Micros {
    return this.#flatFee + this.#feesBefore + this.#fillFee(contracts - this.begin);
  }

  /** What so many contracts of this level are charged together, rounded up; NaN if it is more than can be counted. */
  levelFee(contracts: number): Micros {
    return this.#fillFee(contracts);
  }

  /** What one contract of this level is charged before any rounding. */
  exactFee(): Rational | undefined {
    return modelFee(this.#book.fee, this.price);
  }

  #fillFee(contracts: number): Micros {
    const fees = mostFees(this.#book.fee, [{ price: this.price, quantity: contracts * microsPerUnit }]);
    return fees === undefined ? Number.NaN : fees - this.#flatFee;
  }
}

export function wholeContracts(quantity: Micros): number {
  return (quantity - (quantity % microsPerUnit)) / microsPerUnit;
}
