/**
 * Fills that wait until their minute is over, as columns: to read a thousand objects again a minute later is to wait for memory
 * with each. Only a large fill, whose id the tape keeps, is held itself.
 */
import { type FlowFill, isLargeFill } from '../core/insight/index.ts';
import { complement, type Trade, towardOf } from '../core/market/index.ts';

const firstCapacity = 4_096;
const bits = { no: 1, towardYes: 2, archived: 4, flowAlone: 8 } as const;

export interface FillMarks {
  /** From the venue's history; a fill as it came from a feed is not. */
  readonly archived: boolean;
  /** Prices and the tape have it already. */
  readonly isFlowAlone: boolean;
}

export class WaitingFills {
  /** By place, in the order in which they came. */
  times = new Float64Array(firstCapacity);
  markets = new Int32Array(firstCapacity);
  /** Of Yes. */
  prices = new Int32Array(firstCapacity);
  #quantities = new Float64Array(firstCapacity);
  #marks = new Uint8Array(firstCapacity);
  readonly #large: (Trade | undefined)[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** The number of the market is held until the fill is dropped. */
  add(market: number, trade: Trade, { archived, isFlowAlone }: FillMarks): void {
    const place = this.#count;
    if (place === this.times.length) this.#grow();
    const { venueTime, price, quantity, outcome } = trade;
    this.times[place] = venueTime;
    this.markets[place] = market;
    this.prices[place] = price;
    this.#quantities[place] = quantity;
    this.#marks[place] =
      (outcome === 'no' ? bits.no : 0) |
      (towardOf(trade) === 'yes' ? bits.towardYes : 0) |
      (archived ? bits.archived : 0) |
      (isFlowAlone ? bits.flowAlone : 0);
    this.#large[place] = !isFlowAlone && isLargeFill(trade) ? trade : undefined;
    this.#count = place + 1;
  }

  isArchived(place: number): boolean {
    return this.#has(place, bits.archived);
  }

  isFlowAlone(place: number): boolean {
    return this.#has(place, bits.flowAlone);
  }

  /** Undefined of a fill that the tape does not keep. */
  largeFill(place: number): Trade | undefined {
    return this.#large[place];
  }

  flowOf(place: number): FlowFill {
    const price = this.prices[place] ?? 0;
    return {
      venueTime: this.times[place] ?? 0,
      takerPrice: this.#has(place, bits.no) ? complement(price) : price,
      quantity: this.#quantities[place] ?? 0,
      toward: this.#has(place, bits.towardYes) ? 'yes' : 'no',
      archived: this.isArchived(place),
    };
  }

  /** Places of the fills up to a time, in the order in which they came. */
  due(until: number): Int32Array {
    const places = new Int32Array(this.#count);
    let due = 0;
    for (let place = 0; place < this.#count; place += 1) {
      if ((this.times[place] ?? 0) > until) continue;
      places[due] = place;
      due += 1;
    }
    return places.subarray(0, due);
  }

  /** Those up to a time; the others keep their order. */
  drop(until: number): void {
    let kept = 0;
    for (let place = 0; place < this.#count; place += 1) {
      if ((this.times[place] ?? 0) > until) this.#move(place, kept++);
    }
    this.#count = kept;
    this.#large.length = kept;
  }

  #has(place: number, bit: number): boolean {
    return ((this.#marks[place] ?? 0) & bit) !== 0;
  }

  #move(from: number, to: number): void {
    for (const column of [this.times, this.markets, this.prices, this.#quantities, this.#marks])
      column[to] = column[from] ?? 0;
    this.#large[to] = this.#large[from];
  }

  #grow(): void {
    const capacity = 2 * this.times.length;
    const { times, markets, prices } = this;
    this.times = new Float64Array(capacity);
    this.times.set(times);
    this.markets = new Int32Array(capacity);
    this.markets.set(markets);
    this.prices = new Int32Array(capacity);
    this.prices.set(prices);
    const quantities = new Float64Array(capacity);
    quantities.set(this.#quantities);
    this.#quantities = quantities;
    const marks = new Uint8Array(capacity);
    marks.set(this.#marks);
    this.#marks = marks;
  }
}
