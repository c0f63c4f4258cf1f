/** What is kept while one run is watched: nothing of it outlives the run. */
import type { ServedRun } from '../core/catalog/index.ts';
import { BoundedMap } from '../core/claim/index.ts';
import type { LiveMarket } from '../core/market/index.ts';
import { AskBoard } from './ask-board.ts';
import { CoveringsCache } from './coverings-cache.ts';
import { type LegFacts, readLegFacts } from './leg-facts.ts';
import { type OpenLead, OpenLeads } from './open-leads.ts';

const factsMax = 60_000;
/** Several times what is followed by default. */
const indexesMax = 20_000;
/** The places of `coverBits` turned: yes and no of one order are no and yes of the other. */
const turnedPlaces: readonly number[] = [0, 2, 1, 3];

/** Two markets and the place of their sides in `coverBits`, in the order of a lead. */
export interface OrderedPair {
  readonly left: number;
  readonly right: number;
  readonly place: number;
}

export class RunWatch {
  readonly served: ServedRun;
  readonly asks: AskBoard;
  readonly coverings: CoveringsCache;
  readonly leads: OpenLeads;
  /** Open leads of the run before that this one was not asked about yet, the executable first. */
  readonly carried: Set<OpenLead>;
  /** Places in the ranking up to which asks were read, and markets were swept. */
  filled = 0;
  swept = 0;
  /** Where the market that is being swept goes on. */
  sweptFrom = 0;
  /** By index of this run; may name some that are no longer carried. */
  readonly #carriedOf = new Map<number, OpenLead[]>();
  readonly #facts = new BoundedMap<number, LegFacts>(factsMax);
  readonly #indexes = new BoundedMap<LiveMarket, number>(indexesMax);
  /** By index: its place in the order of names. */
  readonly #nameRank: Int32Array;

  /** `coveringsSlab`: where its coverings are kept; its only user from now on. */
  constructor(served: ServedRun, carried: Iterable<OpenLead>, coveringsSlab: Int32Array) {
    const { catalog, relations } = served;
    this.served = served;
    this.asks = new AskBoard(catalog.size);
    this.coverings = new CoveringsCache(relations, coveringsSlab);
    this.leads = new OpenLeads(catalog.size);
    this.#nameRank = new Int32Array(catalog.size);
    const byName = catalog.byName();
    for (let rank = 0; rank < byName.length; rank += 1) this.#nameRank[byName[rank] ?? 0] = rank;
    this.carried = new Set(carried);
    for (const open of this.carried) {
      for (const { venue, id } of [open.left, open.right]) {
        const index = catalog.find(venue, id);
        if (index === -1) continue;
        const found = this.#carriedOf.get(index);
        if (found === undefined) this.#carriedOf.set(index, [open]);
        else found.push(open);
      }
    }
  }

  get isSwept(): boolean {
    return this.swept === this.served.ranking.markets.length;
  }

  /** The market's index in the run; −1 if it is not there. */
  indexOf(market: LiveMarket): number {
    const known = this.#indexes.get(market);
    if (known !== undefined) return known;
    const index = this.served.catalog.find(market.venue, market.id);
    // Those that are followed are asked for again and again, the others once an hour.
    if (market.bookState === 'live') this.#indexes.set(market, index);
    return index;
  }

  factsOf(index: number): LegFacts {
    const known = this.#facts.get(index);
    if (known !== undefined) return known;
    const facts = readLegFacts(this.served.catalog, index);
    this.#facts.set(index, facts);
    return facts;
  }

  /** The first in the order of names is the left. */
  order(index: number, other: number, place: number): OrderedPair {
    return (this.#nameRank[index] ?? 0) < (this.#nameRank[other] ?? 0)
      ? { left: index, right: other, place }
      : { left: other, right: index, place: turnedPlaces[place] ?? 0 };
  }

  carriedOf(index: number): readonly OpenLead[] {
    return this.#carriedOf.get(index)?.filter((open) => this.carried.has(open)) ?? [];
  }

  endCarrying(open: OpenLead): void {
    this.carried.delete(open);
    if (this.carried.size === 0) this.#carriedOf.clear();
  }
}
