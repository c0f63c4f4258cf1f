/** What boards need of the markets of one run, minute after minute: looked up once, kept as arrays. */
import type { ServedRun } from '../catalog/index.ts';
import type { VenueId } from '../contract/index.ts';
import { codes } from '../graph/index.ts';
import type { LiveMarket, MarketNumbers } from '../market/index.ts';

export class RunMarkets {
  readonly served: ServedRun;
  /** The place of each index in the order of venue and id. */
  readonly nameOrder: Int32Array;
  /** Pairs of markets of two venues that are equivalent, in the order of the first's name, then the second's. */
  readonly equivalents: readonly (readonly [left: number, right: number])[];
  readonly #findLive: (venue: VenueId, id: string) => LiveMarket | undefined;
  readonly #numbers: MarketNumbers;
  readonly #lives: (LiveMarket | undefined)[];
  /** By market number: the index of the live market that had it when it was looked up, and one more; 0 where none had. */
  #indexes = new Int32Array(1_024);
  /** Not a number where none is known, minus infinity where it was not looked up yet. */
  readonly #gameStartsAt: Float64Array;

  /** Live markets have their numbers of `numbers`. */
  constructor(
    served: ServedRun,
    findLive: (venue: VenueId, id: string) => LiveMarket | undefined,
    numbers: MarketNumbers,
  ) {
    const { catalog, ranking } = served;
    this.served = served;
    this.#numbers = numbers;
    this.#findLive = findLive;
    this.#lives = new Array<LiveMarket | undefined>(catalog.size).fill(undefined);
    this.#gameStartsAt = new Float64Array(catalog.size).fill(Number.NEGATIVE_INFINITY);
    this.nameOrder = new Int32Array(catalog.size);
    catalog.byName().forEach((index, place) => {
      this.nameOrder[index] = place;
    });
    const { left, right, code } = ranking.pairs;
    const equivalents: [number, number][] = [];
    for (let pair = 0; pair < code.length; pair += 1) {
      if (code[pair] !== codes.equivalent) continue;
      equivalents.push([left[pair] ?? 0, right[pair] ?? 0]);
    }
    const order = (index: number): number => this.nameOrder[index] ?? 0;
    this.equivalents = equivalents.sort((a, b) => order(a[0]) - order(b[0]) || order(a[1]) - order(b[1]));
  }

  live(index: number): LiveMarket | undefined {
    const known = this.#lives[index];
    if (known !== undefined && known.revision >= 0) return known;
    const { catalog } = this.served;
    const found = this.#findLive(catalog.venueOf(index), catalog.id(index));
    this.#lives[index] = found;
    if (found !== undefined) this.#noteIndex(found.number, index);
    return found;
  }

  /** Without a look at its name; undefined where it is in no answer of `live` yet, which every board asks of every market. */
  indexOf(live: LiveMarket): number | undefined {
    const index = (this.#indexes[live.number] ?? 0) - 1;
    // A number may be another market's by now.
    return index >= 0 && this.#lives[index] === live ? index : undefined;
  }

  /** What others keep of the market is by this number; undefined where nothing is kept. */
  number(index: number): number | undefined {
    const live = this.live(index);
    if (live !== undefined) return live.number;
    const { catalog } = this.served;
    return this.#numbers.find(catalog.venueOf(index), catalog.id(index));
  }

  #noteIndex(number: number, index: number): void {
    if (number >= this.#indexes.length) {
      const indexes = new Int32Array(Math.max(number + 1, 2 * this.#indexes.length));
      indexes.set(this.#indexes);
      this.#indexes = indexes;
    }
    this.#indexes[number] = index + 1;
  }

  /** When the game that the market is about begins. */
  gameStartsAt(index: number): number | undefined {
    if (this.#gameStartsAt[index] === Number.NEGATIVE_INFINITY) {
      this.#gameStartsAt[index] = this.served.catalog.market(index).gameStartsAt ?? Number.NaN;
    }
    const at = this.#gameStartsAt[index] ?? Number.NaN;
    return Number.isNaN(at) ? undefined : at;
  }
}
