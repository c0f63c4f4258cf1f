/** venue_a, simulated: the same wire, a seeded world behind it. */
export type { VenueAKey } from './signature.ts';
export { startVenueA, type VenueAOptions } from './start-venue-a.ts';
