/** The simulated venue_b: the same wire as the real one, over the simulated exchange. */
export { startVenueB, type VenueB, type VenueBServerOptions } from './start-venue-b.ts';
