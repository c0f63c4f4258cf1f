/** Live figures of a market, drawn from its place, so that every run of a benchmark has the same. */
import type { VenueId } from '../src/core/contract/index.ts';

/** A whole number below 2^32. */
export function drawFor(place: number): number {
  return (place * 2_654_435_761) % 4_294_967_296;
}

/** The ask is at a half or above; a few markets have most of the money. Prices in millionths of a dollar. */
export function drawFigures(venue: VenueId, draw: number, yesBid: number) {
  const volume = Math.floor(10_000_000 / (1 + (draw % 100_003)));
  return {
    yesBid,
    yesAsk: 500_000 + ((draw >>> 3) % 3) * 10_000,
    lastPrice: yesBid,
    volume24hUsd: `${volume}.${String(draw % 100).padStart(2, '0')}`,
    totalVolumeUsd: `${volume * 11}.50`,
    openInterestUsd: venue === 'venue_a' ? `${volume * 3}` : undefined,
  };
}
