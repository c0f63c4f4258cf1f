/**
 * A listing of the real size: read from both simulated venues over HTTP by the adapters, stored, and read again
 * unchanged; then the store alone, from a venue that costs nothing, against PostgreSQL's own COPY.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { KnownListing, runListingCycle } from '../src/ingest/index.ts';
import { silentLog } from '../src/runtime/log.ts';
import { migrate, openStore, type Store } from '../src/store/index.ts';
import {
  defaultVenueBOptions,
  openVenueA,
  openVenueB,
  type Venue,
  venueADefaults,
} from '../src/venues/index.ts';
import { startTestServer } from '../tests/harness/test-server.ts';
import { type BenchResult, reportProgress } from './bench.ts';
import { runGenerated } from './listing-generated.ts';
import { compare, type Measured, measure } from './listing-measure.ts';

export const name = 'listing';

const marketCount = 280_000;
/** Of what the first reading wrote: the second one must be ten times as cheap. */
const unchangedShareMax = 0.1;

export async function run(): Promise<readonly BenchResult[]> {
  return [...(await runSimulated()), ...(await runGenerated())];
}

async function runSimulated(): Promise<readonly BenchResult[]> {
  reportProgress(`  building ${marketCount} simulated markets…`);
  await using venues = await startSimulatedVenues();
  const server = await startTestServer();
  const store = openStore({ log: silentLog }, { kind: 'external', url: server.url });
  const client = new Client({ connectionString: server.url });
  try {
    await migrate(store);
    await client.connect();
    const read = createReading(store, venues.venues);
    const first = await measure(client, 'simulated: first reading', read);
    const unchanged = await measure(client, 'simulated: unchanged reading', read);
    return describe(first, unchanged);
  } finally {
    await client.end();
    await store.close();
    await server.close();
  }
}

function describe(first: Measured, unchanged: Measured): readonly BenchResult[] {
  const goal = { goal: { atMost: unchangedShareMax } };
  const peer = 'first reading';
  const what = 'unchanged reading, both venues over HTTP';
  return [
    { ...compare(what, 'rows', unchanged.rows, peer, first.rows), ...goal },
    { ...compare(what, 'B WAL', unchanged.walBytes, peer, first.walBytes), ...goal },
    compare(what, 's CPU', unchanged.cpuSeconds, peer, first.cpuSeconds),
    compare(what, 's', unchanged.seconds, peer, first.seconds),
  ];
}

/** Each call reads both venues to their ends. */
function createReading(store: Store, venues: readonly Venue[]): () => Promise<void> {
  const readers = venues.map((venue) => ({ venue, known: new KnownListing() }));
  return async () => {
    for (const { venue, known } of readers) {
      const outcome = await runListingCycle(
        { venue, known, store, log: silentLog, now: Date.now },
        'full',
        new AbortController().signal,
      );
      if (outcome.kind !== 'finished' || outcome.incomplete !== undefined) {
        throw new Error(`The reading did not end well: ${JSON.stringify(outcome)}`);
      }
      const { markets, newVersions, quarantined } = outcome.counts;
      reportProgress(
        `    ${venue.id}: ${markets} markets, ${newVersions} versions, ${quarantined} set aside`,
      );
    }
  };
}

const Addresses = Type.Object({
  venueA: Type.String(),
  gamma: Type.String(),
  clob: Type.String(),
  data: Type.String(),
});

async function startSimulatedVenues(): Promise<AsyncDisposable & { readonly venues: readonly Venue[] }> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'simulated-venues.ts'), String(marketCount)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const close = async () => {
    child.stdin.end();
    await exited;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const found = Value.Parse(Addresses, JSON.parse(line));
    const deps = { log: silentLog, now: Date.now, random: Math.random };
    return {
      venues: [
        openVenueA(deps, { ...venueADefaults, restUrl: found.venueA, timeoutMs: 120_000 }),
        openVenueB(deps, {
          ...defaultVenueBOptions,
          gammaUrl: found.gamma,
          clobUrl: found.clob,
          dataUrl: found.data,
          limitShare: 1,
          requestTimeoutMs: 120_000,
        }),
      ],
      [Symbol.asyncDispose]: close,
    };
  }
  throw new Error('The simulated venues ended before they had started.');
}
