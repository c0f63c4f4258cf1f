/**
 * Combos that trade or are asked for and are not known yet: the next reading looks them up. One for each venue, kept from
 * cycle to cycle, and bounded: what finds no place is counted, and comes again with its next trade.
 */
import { BoundedCache } from '../runtime/bounded-cache.ts';

export interface ComboWantsLimits {
  readonly tradedMax: number;
  readonly askedMax: number;
  /** How often a combo that trades is looked up while its venue does not know it: a new one may be known late. */
  readonly attemptsMax: number;
  /** For how long a combo the venue did not know is not asked for again. */
  readonly unknownForMs: number;
}

export const defaultComboWantsLimits: ComboWantsLimits = {
  tradedMax: 20_000,
  askedMax: 1_000,
  attemptsMax: 3,
  unknownForMs: 600_000,
};

/** Ids of combos the venue did not know, remembered. */
const unknownMax = 10_000;

export class ComboWants {
  readonly #now: () => number;
  readonly #limits: ComboWantsLimits;
  /** Each with how often it was looked up in vain. */
  readonly #traded = new Map<string, number>();
  readonly #asked = new Set<string>();
  #known = new Set<string>();
  readonly #unknownSince = new BoundedCache<string, number>(unknownMax);
  #leftOut = 0;

  constructor(now: () => number, limits: ComboWantsLimits = defaultComboWantsLimits) {
    this.#now = now;
    this.#limits = limits;
  }

  /** Combos that found no place since `startCount`, here or among those that are known. */
  get leftOut(): number {
    return this.#leftOut;
  }

  get waiting(): number {
    return this.#traded.size + this.#asked.size;
  }

  trade(id: string): void {
    if (this.#known.has(id) || this.#traded.has(id) || this.#isUnknown(id)) return;
    if (this.#traded.size >= this.#limits.tradedMax) this.#leftOut += 1;
    else this.#traded.set(id, 0);
  }

  ask(id: string): void {
    if (this.#known.has(id) || this.#asked.has(id) || this.#isUnknown(id)) return;
    if (this.#asked.size >= this.#limits.askedMax) this.#leftOut += 1;
    else this.#asked.add(id);
  }

  /** Those that trade come first. They wait until `miss`, `settle` or `know` names them. */
  next(limit: number): string[] {
    const ids = new Set<string>();
    for (const id of [...this.#traded.keys(), ...this.#asked]) {
      if (ids.size >= limit) break;
      ids.add(id);
    }
    return [...ids];
  }

  /** Taken, or found to be something else than an open combo. */
  settle(id: string): void {
    this.#traded.delete(id);
    this.#asked.delete(id);
  }

  /** There is no place for it among the known ones. */
  leaveOut(id: string): void {
    this.settle(id);
    this.#leftOut += 1;
  }

  /** The venue does not know it. */
  miss(id: string): void {
    this.#asked.delete(id);
    const attempts = (this.#traded.get(id) ?? this.#limits.attemptsMax) + 1;
    if (attempts < this.#limits.attemptsMax) this.#traded.set(id, attempts);
    else {
      this.#traded.delete(id);
      this.#unknownSince.save(id, this.#now());
    }
  }

  know(id: string): void {
    this.#known.add(id);
    this.settle(id);
  }

  forget(id: string): void {
    this.#known.delete(id);
  }

  /** All that are known, after they were read. */
  replaceKnown(ids: Iterable<string>): void {
    this.#known = new Set(ids);
    for (const id of this.#known) this.settle(id);
  }

  startCount(): void {
    this.#leftOut = 0;
  }

  #isUnknown(id: string): boolean {
    const since = this.#unknownSince.peek(id);
    return since !== undefined && Math.abs(this.#now() - since) < this.#limits.unknownForMs;
  }
}
