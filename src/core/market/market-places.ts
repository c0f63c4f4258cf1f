/** Which place in the columns of a keeper a market has. Markets get places one by one; a place given back is the next to be given. */
import type { MarketNumbers } from './market-numbers.ts';

/** In place of a number where a place is free. */
const noMarket = -1;

export class MarketPlaces {
  readonly #numbers: MarketNumbers;
  /** By market number: its place and one more, 0 where it has none. */
  #places = new Int32Array(1_024);
  /** By place: the market's number. */
  readonly #markets: number[] = [];
  readonly #free: number[] = [];
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

  /** Numbers of markets with a place, in no order. */
  *markets(): Generator<number, void, undefined> {
    for (const market of this.#markets) if (market !== noMarket) yield market;
  }

  /** Gives back the places of the markets that `isOver`. */
  removeWhere(isOver: (place: number) => boolean): void {
    for (const [place, market] of this.#markets.entries()) {
      if (market !== noMarket && isOver(place)) this.remove(place);
    }
  }

  /** Nothing for a place that is free. */
  remove(place: number): void {
    const market = this.#markets[place] ?? noMarket;
    if (market === noMarket) return;
    this.#places[market] = 0;
    this.#markets[place] = noMarket;
    this.#free.push(place);
    this.#numbers.letGo(market);
  }
}
