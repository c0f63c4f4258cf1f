/** What the status page says of each venue's listing, brought up to date after every cycle. */
import type { VenueId } from '../core/contract/index.ts';
import {
  type CombosEnd,
  countCombos,
  countListedMarkets,
  findCompleteCycle,
  loadListingCycles,
  type Store,
} from '../store/index.ts';

export interface ListingStatus {
  /** Open markets in the published listing. */
  readonly marketsListed: number;
  /** Whether the latest full reading that is over reached the last page. */
  readonly listingComplete: boolean;
  /** Why the latest full reading that is over proves nothing about what it did not list. */
  readonly issue: string | undefined;
  /** When the latest complete reading of any kind began; milliseconds since 1970. */
  readonly confirmedAt: number | undefined;
  /** Combos that are known and not over; undefined where none were ever looked for. */
  readonly combos: (CombosEnd & { readonly known: number }) | undefined;
}

const noListing: ListingStatus = {
  marketsListed: 0,
  listingComplete: false,
  issue: undefined,
  confirmedAt: undefined,
  combos: undefined,
};

/** Full readings are hourly and others come each minute, so that the latest full one is among these. */
const cyclesLookedAt = 200;

export async function loadListingStatus(
  store: Store,
  venue: VenueId,
  signal?: AbortSignal,
): Promise<ListingStatus> {
  const cycles = await loadListingCycles(store, venue, cyclesLookedAt);
  const lastFull = cycles.find(({ kind, finishedAt }) => kind === 'full' && finishedAt !== undefined);
  const confirmed = await findCompleteCycle(store, venue, undefined, signal);
  const combos = cycles.find((cycle) => cycle.combos !== undefined)?.combos;
  return {
    marketsListed: await countListedMarkets(store, venue, signal),
    listingComplete: lastFull?.complete ?? false,
    issue: lastFull?.reason === undefined ? undefined : `${lastFull.reason}: ${lastFull.detail ?? ''}`,
    confirmedAt: confirmed?.startedAt,
    combos: combos && { ...combos, known: await countCombos(store, venue, signal) },
  };
}

/** The latest status of each venue, for requests: reading one does not query the database. */
export class ListingBoard {
  readonly #statuses = new Map<VenueId, ListingStatus>();

  read(venue: VenueId): ListingStatus {
    return this.#statuses.get(venue) ?? noListing;
  }

  post(venue: VenueId, status: ListingStatus): void {
    this.#statuses.set(venue, status);
  }
}
