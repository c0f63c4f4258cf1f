/** Whose trades the feed of a venue brings: those of every market, or of the markets it follows. */
import type { VenueId } from '../core/contract/index.ts';

export const tradeCoverage: Readonly<Record<VenueId, 'every_market' | 'followed'>> = {
  venue_a: 'every_market',
  venue_b: 'followed',
};
