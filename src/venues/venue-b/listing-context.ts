import type { Log } from '../../runtime/log.ts';
import type { VenueClient } from '../venue-client.ts';
import type { ListingOptions } from './options.ts';
import type { ReferenceTables } from './reference-tables.ts';

/** What every listing of this venue works with. */
export interface ListingContext {
  readonly gamma: VenueClient;
  readonly clob: VenueClient;
  readonly references: ReferenceTables;
  readonly options: ListingOptions;
  readonly now: () => number;
  readonly log: Log;
}
