/** What listings are made with. The directories live as long as the venue is open. */
import type { Api, VenueADeps } from './api.ts';
import type { CollectionDirectory } from './collection-directory.ts';
import type { GameDirectory } from './game-directory.ts';
import type { VenueAListingOptions } from './options.ts';
import type { SeriesDirectory } from './series-directory.ts';

export interface ListingDeps extends VenueADeps {
  readonly api: Api;
  readonly options: VenueAListingOptions;
  readonly series: SeriesDirectory;
  readonly games: GameDirectory;
  readonly collections: CollectionDirectory;
}
