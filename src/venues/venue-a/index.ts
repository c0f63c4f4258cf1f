/** The venue behind its interface: one host for answers, one for the stream. */
import { RequestPace } from '../../runtime/request-pace.ts';
import type { Venue } from '../venue.ts';
import type { WireDrift } from '../wire-drift.ts';
import { openApis, type VenueADeps } from './api.ts';
import { CollectionDirectory } from './collection-directory.ts';
import { keepCutoff } from './cutoff.ts';
import { PollingFeed, StreamFeed } from './feed/index.ts';
import { GameDirectory } from './game-directory.ts';
import { listChanges } from './list-changes.ts';
import { openCombos } from './list-combos.ts';
import { listOpen, type SeriesMemory } from './list-open.ts';
import { listSettled } from './list-settled.ts';
import type { ListingDeps } from './listing-deps.ts';
import { lookUp } from './look-up.ts';
import type { VenueAOptions } from './options.ts';
import { readBook } from './read-book.ts';
import { readFeeChanges } from './read-fee-changes.ts';
import { readPriceHistory } from './read-price-history.ts';
import { readTrades } from './read-trades.ts';
import { SeriesDirectory } from './series-directory.ts';
import { createSigner } from './sign.ts';
import { venueAWire } from './wire/index.ts';

export { readCategory as categoryOfVenueATerm } from './category.ts';
export { checkVenueA } from './check-venue.ts';
export { type VenueAOptions, venueADefaults } from './options.ts';
export { VenueAPayloads } from './payloads.ts';

/** Opens no connection yet. Throws a Failure (`unusable_key`) if a key is given that cannot sign. */
export function openVenueA(
  { drift, ...given }: VenueADeps & { readonly drift?: WireDrift | undefined },
  options: VenueAOptions,
): Venue {
  const deps: VenueADeps = { ...given, watch: drift?.watch('venue_a', venueAWire) };
  const sign = options.key && createSigner(deps, options.key);
  const pace = new RequestPace(deps, options.pace);
  const { reads: api, polls, past } = openApis({ ...deps, pace }, options, sign);
  const listing: ListingDeps = {
    ...deps,
    api,
    options: options.listing,
    series: new SeriesDirectory({ api, now: deps.now }),
    games: new GameDirectory({ api, now: deps.now }, options.listing),
    collections: new CollectionDirectory({ api, now: deps.now }),
  };
  const pastCutoff = keepCutoff(past, deps.now);
  const seriesMemory: SeriesMemory = { fullAt: undefined, changesFrom: undefined };
  return {
    id: 'venue_a',
    past: {
      listSettled: (since, signal) => listSettled({ ...listing, api: past }, since, signal),
      readTrades: (market, from, to, signal) =>
        readTrades({ ...listing, api: past, cutoff: pastCutoff }, market.id, from, to, signal),
      readPriceHistory: (market, from, to, signal) =>
        readPriceHistory({ api: past }, market, from, to, signal),
    },
    combos: openCombos(listing),
    listOpen: (signal) => listOpen(listing, seriesMemory, signal),
    listChanges: (since, signal) => listChanges(listing, since, signal),
    lookUp: (ids, signal) => lookUp(listing, ids, signal),
    doubtTables: () => {
      seriesMemory.fullAt = undefined;
      listing.games.readAllNext();
    },
    listSettled: (since, signal) => listSettled(listing, since, signal),
    readBook: (market, depth, signal, withinMs) => readBook(listing, market.id, depth, signal, withinMs),
    readTrades: (market, from, to, signal) => readTrades(listing, market.id, from, to, signal),
    readPriceHistory: (market, from, to, signal) => readPriceHistory(listing, market, from, to, signal),
    readFeeChanges: (signal) => readFeeChanges(listing, signal),
    requests: () => pace.status(),
    openFeed: (feedDeps) => {
      const all = { ...deps, ...feedDeps };
      return sign ? new StreamFeed(all, options, polls, sign) : new PollingFeed(all, options, polls);
    },
  };
}
