/** The open markets of a venue that traded most in the last day, as its listing says: what is worth following live. */
import { wholeDollars } from '../core/market/index.ts';
import type { ListedMarket, MarketReference } from '../venues/index.ts';

interface Candidate {
  readonly reference: MarketReference;
  /** Whole dollars: enough to rank by. */
  readonly dollars: number;
}

/** So many times the limit are gathered before they are ranked: sorting once in a while is cheaper than a heap. */
const gatheredFactor = 4;

export class BusiestMarkets {
  readonly #limit: number;
  #candidates = new Map<string, Candidate>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  add({ contract, state, figures, feedKeys }: ListedMarket): void {
    if (state.status !== 'open' || feedKeys.length === 0) {
      this.#candidates.delete(contract.id);
      return;
    }
    const { id, venueKey, eventId, seriesId } = contract;
    this.#candidates.set(id, {
      reference: { id, venueKey, eventId, seriesId, feedKeys },
      dollars: wholeDollars(figures.volume24hUsd),
    });
    if (this.#candidates.size > Math.max(64, this.#limit * gatheredFactor)) this.#cut();
  }

  /** Adds those of another choice that are meant and are not in this one. */
  addMissing(other: BusiestMarkets, isMeant: (id: string) => boolean): void {
    for (const [id, candidate] of other.#candidates) {
      if (isMeant(id) && !this.#candidates.has(id)) this.#candidates.set(id, candidate);
    }
  }

  /** Busiest first. */
  list(): readonly MarketReference[] {
    this.#cut();
    return [...this.#candidates.values()].map(({ reference }) => reference);
  }

  #cut(): void {
    const ranked = [...this.#candidates].sort(
      ([leftId, left], [rightId, right]) => right.dollars - left.dollars || (leftId < rightId ? -1 : 1),
    );
    this.#candidates = new Map(ranked.slice(0, this.#limit));
  }
}
