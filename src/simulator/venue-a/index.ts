/** venue_a, simulated: the same wire, a seeded world behind it. */
export type { VenueAPublicKey } from './signature.ts';
export { startVenueA, type VenueAServerOptions } from './start-venue-a.ts';
