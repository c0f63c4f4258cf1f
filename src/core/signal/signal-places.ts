/** Which place in the columns a market has, and which group it belongs to. Markets get places with their first fill. */
import type { LiquidityGrade, MarketNumbers } from '../market/index.ts';

/** Venues have some twenty; what comes beyond shares the last. */
const categoriesMax = 64;
const gradeIndex: Readonly<Record<LiquidityGrade, number>> = { thin: 0, tradeable: 1, deep: 2 };
export const groupCount = categoriesMax * 3;

/** In place of a number where a place is free. */
const noMarket = -1;

export class SignalPlaces {
  readonly #numbers: MarketNumbers;
  /** By market number: its place and one more, 0 where it has none. */
  #places = new Int32Array(1_024);
  /** By place: the market's number. */
  readonly #markets: number[] = [];
  readonly #free: number[] = [];
  readonly #categories = new Map<string, number>();
  readonly #marketsMax: number;

  /** Numbers of markets with a place are held. */
  constructor(marketsMax: number, numbers: MarketNumbers) {
    this.#marketsMax = marketsMax;
    this.#numbers = numbers;
  }

  get count(): number {
    return this.#markets.length - this.#free.length;
  }

  find(market: number): number | undefined {
    const place = this.#places[market] ?? 0;
    return place === 0 ? undefined : place - 1;
  }

  /** Undefined if there is no room. */
  add(market: number): number | undefined {
    const place = this.#free.pop() ?? this.#markets.length;
    if (place >= this.#marketsMax) return undefined;
    if (market >= this.#places.length) {
      const places = new Int32Array(Math.max(market + 1, 2 * this.#places.length));
      places.set(this.#places);
      this.#places = places;
    }
    this.#numbers.holdNumber(market);
    this.#markets[place] = market;
    this.#places[market] = place + 1;
    return place;
  }

  /** Gives back the places of the markets that `isOver`. */
  removeWhere(isOver: (place: number) => boolean): void {
    for (const [place, market] of this.#markets.entries()) {
      if (market !== noMarket && isOver(place)) this.remove(place);
    }
  }

  remove(place: number): void {
    const market = this.#markets[place] ?? noMarket;
    if (market === noMarket) return;
    this.#places[market] = 0;
    this.#markets[place] = noMarket;
    this.#free.push(place);
    this.#numbers.letGo(market);
  }

  groupOf(category: string, grade: LiquidityGrade): number {
    return 3 * (this.#categories.get(category) ?? this.#addCategory(category)) + gradeIndex[grade];
  }

  #addCategory(category: string): number {
    const index = Math.min(this.#categories.size, categoriesMax - 1);
    if (this.#categories.size < categoriesMax) this.#categories.set(category, index);
    return index;
  }
}
