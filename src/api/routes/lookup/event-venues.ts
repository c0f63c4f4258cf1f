/** The venue of every event of a run as a number; 0 for an event that no answer can show, since no market of it has a name for it. */
import type { VenueId } from '../../../core/contract/index.ts';
import { perRun } from '../../per-run.ts';

export const eventVenues = perRun(({ catalog }) => {
  const venues = new Uint8Array(catalog.eventsSize);
  for (let index = 0; index < catalog.size; index += 1) {
    if (catalog.isAddressable(index)) venues[catalog.eventOf(index)] = venueNumber(catalog.venueOf(index));
  }
  return venues;
});

export function venueNumber(venue: VenueId): number {
  return venue === 'venue_a' ? 1 : 2;
}
