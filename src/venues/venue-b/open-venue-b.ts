/** The adapter of venue_b. */
import type { Venue } from '../venue.ts';
import type { WireDrift } from '../wire-drift.ts';
import { BookHashes } from './book-hashes.ts';
import { MarketFeed } from './feed/market-feed.ts';
import { openHosts, type VenueBDeps } from './hosts.ts';
import type { ListingContext } from './listing-context.ts';
import { listChanges, listOpen, listSettled } from './listings.ts';
import { lookUp } from './look-up.ts';
import { defaultVenueBOptions, type VenueBOptions } from './options.ts';
import { readBook } from './read-book.ts';
import { readPriceHistory } from './read-price-history.ts';
import { readTrades } from './read-trades.ts';
import { ReferenceTables } from './reference-tables.ts';
import { venueBWire } from './wire/index.ts';

export function openVenueB(
  { drift, ...given }: VenueBDeps & { readonly drift?: WireDrift | undefined },
  options: VenueBOptions = defaultVenueBOptions,
): Venue {
  const deps: VenueBDeps = { ...given, watch: drift?.watch('venue_b', venueBWire) };
  const { gamma, clob, data, past, requests } = openHosts(deps, options);
  const hashes = new BookHashes(deps.log);
  const references = new ReferenceTables({ ...deps, gamma }, options.listing);
  const context: ListingContext = { ...deps, gamma, clob, references, options: options.listing };
  return {
    id: 'venue_b',
    past: {
      listSettled: (since, signal) =>
        listSettled({ ...context, gamma: past.gamma, clob: past.clob }, since, signal),
      readTrades: (market, from, to, signal) =>
        readTrades({ ...deps, data: past.data }, market, { from, to }, signal),
      readPriceHistory: (market, from, to, signal) => readPriceHistory(past.clob, market, from, to, signal),
    },
    listOpen: (signal) => listOpen(context, signal),
    listChanges: (since, signal) => listChanges(context, since, signal),
    lookUp: (ids, signal) => lookUp(context, ids, signal),
    doubtTables: () => references.readSportsNext(),
    listSettled: (since, signal) => listSettled(context, since, signal),
    readBook: (market, depth, signal, withinMs) =>
      readBook({ ...deps, clob, hashes }, market, depth, signal, withinMs),
    readTrades: (market, from, to, signal) => readTrades({ ...deps, data }, market, { from, to }, signal),
    readPriceHistory: (market, from, to, signal) => readPriceHistory(clob, market, from, to, signal),
    // The venue announces no changes of fees; each market carries its own schedule.
    readFeeChanges: async () => [],
    requests,
    openFeed: (feedDeps) => new MarketFeed({ ...deps, ...feedDeps, clob, data, hashes }, options),
  };
}
