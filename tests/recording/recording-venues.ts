/** Both venues' adapters on the simulator's addresses, as a recording process and the judge of it open them. */

import { type Static, Type } from 'typebox';
import { silentLog } from '../../src/runtime/log.ts';
import type { Simulator } from '../../src/simulator/index.ts';
import {
  defaultVenueBOptions,
  openVenueA,
  openVenueB,
  type Venue,
  venueADefaults,
} from '../../src/venues/index.ts';
import { unmovedPace } from '../harness/unmoved-pace.ts';

export const VenueAddresses = Type.Object({
  venueA: Type.String(),
  venueAStream: Type.String(),
  key: Type.Object({ id: Type.String(), privateKeyPem: Type.String() }),
  gamma: Type.String(),
  clob: Type.String(),
  data: Type.String(),
  venueBStream: Type.String(),
});
export type VenueAddresses = Static<typeof VenueAddresses>;

export function addressesOf(simulator: Simulator): VenueAddresses {
  const { venueAKey } = simulator;
  if (venueAKey === undefined) throw new Error('The simulator was given keys; one of its own is needed.');
  const { id, privateKeyPem } = venueAKey;
  return {
    venueA: simulator.venueAUrl,
    venueAStream: simulator.venueAWebSocketUrl,
    key: { id, privateKeyPem },
    gamma: simulator.venueBGammaUrl,
    clob: simulator.venueBClobUrl,
    data: simulator.venueBDataUrl,
    venueBStream: simulator.venueBWebSocketUrl,
  };
}

/** Impatient, because a run is short: what takes half a minute in earnest takes a second or two. */
export function openRecordedVenues(
  addresses: VenueAddresses,
  { now, speed }: { readonly now: () => number; readonly speed: number },
): Venue[] {
  const deps = { log: silentLog, now, random: Math.random };
  const backoff = { firstMs: 20, maxMs: 500 };
  const { limit } = venueADefaults;
  // Measured by the clock of the simulation.
  const silence = { silenceMinMs: 3_000 * speed, medianFactor: 20 };
  return [
    openVenueA(deps, {
      ...venueADefaults,
      restUrl: addresses.venueA,
      streamUrl: addresses.venueAStream,
      key: addresses.key,
      limit: { ...limit, refillPerSecond: limit.refillPerSecond * speed, capacity: limit.capacity * speed },
      backoff,
      pace: unmovedPace,
      stream: {
        ...venueADefaults.stream,
        marketsPerSocket: 40,
        backoff,
        tickMs: 100,
        commandTimeoutMs: 2_000 * speed,
        silenceMaxMs: 30_000 * speed,
        stableAfterMs: 60_000 * speed,
        dataSilence: silence,
        lateAfterMs: venueADefaults.stream.lateAfterMs * speed,
        crossCheckEveryMs: 500,
        crossCheckGraceMs: 400,
      },
    }),
    openVenueB(deps, {
      ...defaultVenueBOptions,
      gammaUrl: addresses.gamma,
      clobUrl: addresses.clob,
      dataUrl: addresses.data,
      webSocketUrl: addresses.venueBStream,
      limitShare: 1,
      backoff,
      pace: unmovedPace,
      feed: {
        ...defaultVenueBOptions.feed,
        marketsPerSocket: 40,
        backoff,
        tickMs: 50,
        seedAfterMs: 300 * speed,
        firstBookMs: 2_000 * speed,
        topGraceMs: 400 * speed,
        silenceMaxMs: 30_000 * speed,
        stableAfterMs: 60_000 * speed,
        seedRetry: backoff,
        sweepEveryMs: 300 * speed,
        lateAfterMs: defaultVenueBOptions.feed.lateAfterMs * speed,
        silence,
      },
    }),
  ];
}
