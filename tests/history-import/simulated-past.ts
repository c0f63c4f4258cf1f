/** Both venues over a simulated world with a short past, standing still at its start. */

import { createExchange, type Exchange } from '../../src/simulator/exchange/index.ts';
import { type FaultSettings, Faults } from '../../src/simulator/faults.ts';
import { startVenueA } from '../../src/simulator/venue-a/index.ts';
import { startVenueB } from '../../src/simulator/venue-b/index.ts';
import { buildWorld } from '../../src/simulator/world/index.ts';
import type { Venue } from '../../src/venues/index.ts';
import { openSimulatedVenues, type PastAddresses } from './simulated-venues.ts';

export const startsAt = Date.UTC(2026, 10, 15, 8);
const plenty = 1_000_000;

export interface SimulatedPast {
  readonly exchange: Exchange;
  readonly faults: Faults;
  readonly addresses: PastAddresses;
  readonly venues: readonly Venue[];
  close(): Promise<void>;
}

/** `markets`: about how many past markets of each venue there are, the newest, in small events. */
export async function startSimulatedPast(
  markets: number,
  faultSettings: Partial<FaultSettings> = {},
): Promise<SimulatedPast> {
  const whole = buildWorld({ seed: 7, markets: 500, startsAt });
  const past = {
    venueA: newest(whole.past.venueA, markets),
    venueB: newest(whole.past.venueB, markets),
  };
  const exchange = createExchange({ ...whole, past }, { updatesPerSecond: 0.001, sweepMs: 30 * 86_400_000 });
  const faults = new Faults(7, faultSettings);
  const venueA = await startVenueA({ exchange, faults, keys: [], speed: plenty });
  const venueB = await startVenueB({ exchange, faults, speed: 1, limitScale: plenty });
  const addresses = {
    venueA: venueA.url,
    gamma: venueB.gammaUrl,
    clob: venueB.clobUrl,
    data: venueB.dataUrl,
  };
  return {
    exchange,
    faults,
    addresses,
    venues: openSimulatedVenues(addresses, () => exchange.now),
    close: async () => {
      await Promise.all([venueA.close(), venueB.close()]);
    },
  };
}

const eventMarketsMax = 8;

function newest<Event extends { readonly markets: readonly unknown[] }>(
  events: readonly Event[],
  markets: number,
): Event[] {
  let count = 0;
  return events.filter((event) => {
    const taken = count < markets && event.markets.length <= eventMarketsMax;
    if (taken) count += event.markets.length;
    return taken;
  });
}
