import type { VenueId } from './venue-id.ts';

/** A market of a venue, by the venue's own id of it. */
export interface MarketName {
  readonly venue: VenueId;
  readonly id: string;
}
