import type { VenueId } from './venue-id.ts';

/** A market of a venue, by the venue's own id of it. */
export interface MarketName {
  readonly venue: VenueId;
  readonly id: string;
}

/** Ids, of markets and of events, that paths of the API can hold. A venue may list others all the same. */
export const addressableId = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,199}$/;
