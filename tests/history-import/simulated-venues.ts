/** The adapters of both venues on the addresses of a simulator, in no hurry to be polite. */
import { silentLog } from '../../src/runtime/log.ts';
import {
  defaultVenueBOptions,
  openVenueA,
  openVenueB,
  type Venue,
  venueADefaults,
} from '../../src/venues/index.ts';

const plenty = 1_000_000;

export interface PastAddresses {
  readonly venueA: string;
  readonly gamma: string;
  readonly clob: string;
  readonly data: string;
}

export function openSimulatedVenues(addresses: PastAddresses, now: () => number): readonly Venue[] {
  const deps = { log: silentLog, now, random: Math.random };
  return [
    openVenueA(deps, {
      ...venueADefaults,
      restUrl: addresses.venueA,
      limit: { refillPerSecond: plenty, capacity: plenty, cost: 1 },
    }),
    openVenueB(deps, {
      ...defaultVenueBOptions,
      gammaUrl: addresses.gamma,
      clobUrl: addresses.clob,
      dataUrl: addresses.data,
      limitShare: plenty,
    }),
  ];
}
