/**
 * A simulated world from its listing to its settlements, at speed: time jumps from reading to reading.
 *
 *   exchange ─ jump ─► both venues over HTTP ─ adapters ─► listing cycles ─► graph run ─► settlements held against it
 *
 * Voids, ties, prices, disputes and edited rules are those of the simulated world.
 */
import assert from 'node:assert/strict';
import { setImmediate as giveWay } from 'node:timers/promises';
import type { readContract } from '../../src/core/claim/index.ts';
import { KnownListing, runListingCycle } from '../../src/ingest/index.ts';
import { checkSettlements } from '../../src/rebuild/check-settlements.ts';
import type { GraphSnapshot } from '../../src/rebuild/graph-snapshot.ts';
import { runGraph } from '../../src/rebuild/run-graph.ts';
import { type Log, silentLog } from '../../src/runtime/log.ts';
import { createExchange } from '../../src/simulator/exchange/index.ts';
import { Faults } from '../../src/simulator/faults.ts';
import { simulatedPhrases } from '../../src/simulator/phrases/index.ts';
import { startVenueA } from '../../src/simulator/venue-a/index.ts';
import { startVenueB } from '../../src/simulator/venue-b/index.ts';
import { buildWorld } from '../../src/simulator/world/index.ts';
import type { GraphRun, Store } from '../../src/store/index.ts';
import {
  defaultVenueBOptions,
  openVenueA,
  openVenueB,
  type Venue,
  venueADefaults,
} from '../../src/venues/index.ts';

export interface SettledWorldOptions {
  readonly seed: number;
  readonly markets: number;
  readonly days: number;
  readonly hoursBetweenReadings: number;
  /** Reads contracts instead of the real reader. */
  readonly read?: typeof readContract;
  readonly log?: Log;
}

export interface WorldReading {
  readonly at: number;
  readonly run: GraphRun;
  readonly marked: number;
  readonly held: number;
  readonly violated: number;
  readonly excluded: number;
}

const hourMs = 3_600_000;
const startsAt = Date.UTC(2026, 10, 15, 8);
/** Books are not read here; they only must not be empty. */
const flow = { updatesPerSecond: 0.001, sweepMs: Number.POSITIVE_INFINITY };
/** Of the simulated clock, which stands while a venue is read. */
const plenty = 1_000_000;

export async function runSettledWorld(
  store: Store,
  options: SettledWorldOptions,
  onReading: (reading: WorldReading) => void = () => undefined,
): Promise<void> {
  const { seed, markets, days, hoursBetweenReadings, read, log = silentLog } = options;
  const exchange = createExchange(buildWorld({ seed, markets, startsAt, mispricedDays: 0 }), flow);
  const faults = new Faults(seed);
  await using servers = new AsyncDisposableStack();
  const venueA = await startVenueA({ exchange, faults, keys: [], speed: plenty });
  servers.defer(() => venueA.close());
  const venueB = await startVenueB({ exchange, faults, speed: 1, limitScale: plenty });
  servers.defer(() => venueB.close());
  const deps = { log: silentLog, now: () => exchange.now, random: Math.random };
  const venues: readonly Venue[] = [
    openVenueA(deps, {
      ...venueADefaults,
      restUrl: venueA.url,
      limit: { refillPerSecond: plenty, capacity: plenty, cost: 1 },
    }),
    openVenueB(deps, {
      ...defaultVenueBOptions,
      gammaUrl: venueB.gammaUrl,
      clobUrl: venueB.clobUrl,
      dataUrl: venueB.dataUrl,
      limitShare: plenty,
    }),
  ];
  const known = venues.map(() => new KnownListing());
  const { signal } = new AbortController();
  let held: GraphSnapshot | undefined;
  for (let hour = 0; hour <= days * 24; hour += hoursBetweenReadings) {
    exchange.advance(startsAt + hour * hourMs);
    for (const [place, venue] of venues.entries()) {
      const cycle = await runListingCycle(
        { venue, store, log, now: deps.now, known: known[place] ?? new KnownListing() },
        'full',
        signal,
      );
      assert.ok(cycle.kind === 'finished' && cycle.incomplete === undefined, JSON.stringify(cycle));
    }
    const outcome = await runGraph(
      {
        store,
        log,
        now: deps.now,
        graphVersion: 'settled world',
        phrases: simulatedPhrases,
        ...(read === undefined ? {} : { read }),
      },
      held,
      signal,
    );
    assert.equal(outcome.kind, 'finished');
    held = outcome.snapshot;
    const { markets: marked, ...figures } = await checkSettlements({ store, log, now: deps.now }, signal);
    onReading({ at: exchange.now, run: held.run, marked, ...figures });
    await giveWay();
  }
}
