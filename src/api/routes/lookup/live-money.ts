/**
 * The money behind every market of a run, by index: 24-hour volumes and liquidity grades as they are now, and whether it
 * still trades. A list that filters or adds up looks at 100,000 markets and more, so each market is looked at again only
 * where something changed.
 */
import type { ServedRun } from '../../../core/catalog/index.ts';
import {
  closesAtOf,
  DecimalSum,
  describeMoney,
  hasEnded,
  type LiveMarket,
  quoteHoldsUntil,
  splitDecimal,
  tradingAt,
  tradingHoldsUntil,
} from '../../../core/market/index.ts';
import type { FindLive } from '../../market-text.ts';
import { liquidityGrades } from '../../schemas/index.ts';

/** How long a market of which nothing is known is taken to be one. */
const unknownHoldsMs = 1_000;

type Grade = (typeof liquidityGrades)[number];

/** The sum of the volumes of some markets, and the best grade among them. */
export class MoneySums {
  readonly volume = new DecimalSum();
  /** Of the grade. */
  bestPlace = liquidityGrades.length - 1;

  get best(): Grade {
    return gradeAt(this.bestPlace);
  }
}

export class LiveMoney {
  readonly #served: ServedRun;
  readonly #findLive: FindLive;
  /** What was looked at, and of which revision; a forgotten market has another one. */
  readonly #lives: (LiveMarket | undefined)[];
  readonly #revisions: Int32Array;
  /** From when to when what stands below holds. */
  readonly #from: Float64Array;
  readonly #until: Float64Array;
  readonly #grades: Uint8Array;
  /** 1 where trading has ended. */
  readonly #ended: Uint8Array;
  /** Not a number where no time is set. */
  readonly #closesAt: Float64Array;
  readonly #whole: Float64Array;
  readonly #high: Uint32Array;
  readonly #low: Uint32Array;
  /** Volumes that do not fit into their parts: hardly any. */
  readonly #odd = new Map<number, string>();

  constructor(served: ServedRun, findLive: FindLive) {
    const { size } = served.catalog;
    this.#served = served;
    this.#findLive = findLive;
    this.#lives = new Array<LiveMarket | undefined>(size).fill(undefined);
    this.#revisions = new Int32Array(size);
    this.#from = new Float64Array(size);
    this.#until = new Float64Array(size);
    this.#grades = new Uint8Array(size);
    this.#ended = new Uint8Array(size);
    this.#closesAt = new Float64Array(size);
    this.#whole = new Float64Array(size);
    this.#high = new Uint32Array(size);
    this.#low = new Uint32Array(size);
  }

  /** Of a market that became known just now, perhaps what it was a second ago: a filter goes through very many. */
  gradeOf(index: number, now: number): Grade {
    return gradeAt(this.#graded(index, now));
  }

  /** Whether trading has ended: no list has such a market. */
  hasEnded(index: number, now: number): boolean {
    this.#graded(index, now);
    return this.#ended[index] === 1;
  }

  /** When trading stops; undefined where no time is set. */
  closesAt(index: number, now: number): number | undefined {
    this.#graded(index, now);
    const at = this.#closesAt[index] ?? Number.NaN;
    return Number.isNaN(at) ? undefined : at;
  }

  addVolume(sum: DecimalSum, index: number, now: number): void {
    // A figure that was unknown may have become known, and a sum stands beside the markets it is of.
    if (this.#lives[index] === undefined) this.#look(index, now);
    else this.#graded(index, now);
    const odd = this.#odd.size === 0 ? undefined : this.#odd.get(index);
    if (odd !== undefined) sum.addText(odd);
    else sum.addParts(this.#whole[index] ?? 0, this.#high[index] ?? 0, this.#low[index] ?? 0);
  }

  /** Adds a market to what was summed before. */
  addTo(sums: MoneySums, index: number, now: number): void {
    this.addVolume(sums.volume, index, now);
    sums.bestPlace = Math.min(sums.bestPlace, this.#grades[index] ?? sums.bestPlace);
  }

  #graded(index: number, now: number): number {
    const live = this.#lives[index];
    const holds =
      (live?.revision ?? -1) === this.#revisions[index] &&
      now >= (this.#from[index] ?? 0) &&
      now <= (this.#until[index] ?? 0);
    if (!holds) this.#look(index, now);
    return this.#grades[index] ?? 0;
  }

  #look(index: number, now: number): void {
    const { catalog } = this.#served;
    const live = this.#findLive(catalog.venueOf(index), catalog.id(index));
    const { volume24hUsd, volumeSource, liquidity } = describeMoney(live, now);
    const closesInRun = catalog.closesAt(index);
    this.#ended[index] = hasEnded(tradingAt(live, now, closesInRun)) ? 1 : 0;
    this.#closesAt[index] = closesAtOf(live, closesInRun) ?? Number.NaN;
    this.#lives[index] = live;
    this.#revisions[index] = live?.revision ?? -1;
    this.#from[index] = now;
    this.#until[index] = Math.min(
      tradingHoldsUntil(live, now, closesInRun),
      live === undefined ? now + unknownHoldsMs : holdsUntil(live, volumeSource, now),
    );
    this.#grades[index] = liquidityGrades.indexOf(liquidity);
    const parts = splitDecimal(volume24hUsd);
    this.#whole[index] = parts?.whole ?? 0;
    this.#high[index] = parts?.high ?? 0;
    this.#low[index] = parts?.low ?? 0;
    if (parts === undefined) this.#odd.set(index, volume24hUsd);
    else if (this.#odd.size > 0) this.#odd.delete(index);
  }
}

/** A volume of trades changes with time: they leave the last 24 hours, and those of a clock ahead of ours come into them. */
function holdsUntil(live: LiveMarket, volumeSource: 'venue' | 'trades', now: number): number {
  const quoteUntil = quoteHoldsUntil(live, now);
  return volumeSource === 'trades' ? Math.min(live.tradesHoldUntil(now), quoteUntil) : quoteUntil;
}

function gradeAt(place: number): Grade {
  return liquidityGrades[place] ?? 'thin';
}
