/**
 * Hourly listings of venue_a with very many combos, at speed: time jumps from hour to hour.
 *
 *   exchange ─ jump ─► venue over HTTP ─┬─ its trades: combos that trade are wanted
 *                                       └─ adapter ─► changes, until nothing is wanted ─► full reading ─► what it costs
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { ComboWants, KnownListing, loadListingStatus, runListingCycle } from '../../src/ingest/index.ts';
import { defaultRunLimits } from '../../src/rebuild/run-graph.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { createExchange } from '../../src/simulator/exchange/index.ts';
import { Faults } from '../../src/simulator/faults.ts';
import { startVenueA } from '../../src/simulator/venue-a/index.ts';
import { buildWorld } from '../../src/simulator/world/index.ts';
import { fanOutEntries, pruneOutbox, type Store } from '../../src/store/index.ts';
import { type ComboMode, openVenueA, venueADefaults } from '../../src/venues/index.ts';

export interface ComboListingsOptions {
  readonly seed: number;
  /** Of both venues; venue_a has about a third of them. */
  readonly markets: number;
  readonly combos: number;
  readonly hours: number;
  readonly mode: ComboMode;
}

export interface ComboReading {
  readonly hour: number;
  readonly marketsListed: number;
  readonly listingComplete: boolean;
  readonly combosKnown: number;
  readonly combosComplete: boolean;
  /** Rows of markets and of combos, those that are over included. */
  readonly marketRows: number;
  readonly comboRows: number;
  readonly databaseBytes: number;
  /** Of this process, the simulated venue included; after a collection of garbage. */
  readonly heapBytes: number;
  readonly rssBytes: number;
  readonly seconds: number;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const startsAt = Date.UTC(2026, 10, 15, 8);
const flow = { updatesPerSecond: 0.001, sweepMs: Number.POSITIVE_INFINITY };
/** Of the simulated clock, which stands while the venue is read. */
const plenty = 1_000_000;

export async function runComboListings(
  store: Store,
  { seed, markets, combos, hours, mode }: ComboListingsOptions,
  onReading: (reading: ComboReading) => Promise<void>,
): Promise<void> {
  const exchange = createExchange(buildWorld({ seed, markets, startsAt, mispricedDays: 0 }), flow);
  const faults = new Faults(seed);
  const server = await startVenueA({
    exchange,
    faults,
    keys: [],
    speed: plenty,
    mintedCombos: { open: combos },
  });
  await using servers = new AsyncDisposableStack();
  servers.defer(() => server.close());
  const now = () => exchange.now;
  const venue = openVenueA(
    { log: silentLog, now, random: Math.random },
    {
      ...venueADefaults,
      restUrl: server.url,
      timeoutMs: 120_000,
      limit: { refillPerSecond: plenty, capacity: plenty, cost: 1 },
      listing: { ...venueADefaults.listing, combos: mode },
    },
  );
  const { signal } = new AbortController();
  const known = new KnownListing();
  const wants = new ComboWants(now);
  const tradedAt = new Map<string, number>();
  const read = (kind: 'full' | 'changes') =>
    runListingCycle(
      {
        venue,
        store,
        log: silentLog,
        now,
        known,
        comboWants: wants,
        lastTradeAt: (id) => tradedAt.get(id),
      },
      kind,
      signal,
    );
  for (let hour = 0; hour <= hours; hour += 1) {
    const startedAt = performance.now();
    exchange.advance(startsAt + hour * hourMs);
    for (const [id, at] of tradedAt) if (now() - at > dayMs) tradedAt.delete(id);
    for await (const { ticker, at } of tradesSince(server.url, now() - hourMs)) {
      if (!venue.combos?.mayBeCombo(ticker)) continue;
      tradedAt.set(ticker, at);
      wants.trade(ticker);
    }
    await read('full');
    for (let cycles = 0; wants.waiting > 0 && cycles < 60; cycles += 1) await read('changes');
    await keepOutbox(store, now());
    const status = await loadListingStatus(store, 'venue_a');
    await onReading({
      hour,
      marketsListed: status.marketsListed,
      listingComplete: status.listingComplete,
      combosKnown: status.combos?.known ?? 0,
      combosComplete: status.combos?.complete ?? false,
      ...(await measureStore(store)),
      ...measureMemory(),
      seconds: (performance.now() - startedAt) / 1000,
    });
  }
}

/** As the service does: what the listing announces goes to subscribers, of whom there are none, and is removed a day later. */
async function keepOutbox(store: Store, now: number): Promise<void> {
  const plan = ({ id }: { readonly id: bigint }) => ({
    outbox: id,
    event: '',
    type: '',
    body: '',
    deliveries: [],
  });
  for (let entries = -1; entries !== 0; ) {
    ({ entries } = await fanOutEntries(store, { now, entriesMax: 1_000, deliveriesMax: 1, plan }));
  }
  const { outboxKeepMs, changesListedMax } = defaultRunLimits;
  await store.query((db, options) =>
    db
      .transaction()
      .execute((trx) => pruneOutbox({ trx, options }, now - outboxKeepMs, 2 * changesListedMax)),
  );
}

async function* tradesSince(
  url: string,
  since: number,
): AsyncGenerator<{ readonly ticker: string; readonly at: number }> {
  let cursor = '';
  do {
    const from = Math.floor(since / 1000);
    const answer = await fetch(`${url}/markets/trades?limit=1000&min_ts=${from}&cursor=${cursor}`);
    // Our own simulator wrote it.
    const page = (await answer.json()) as {
      readonly cursor: string;
      readonly trades: readonly { readonly ticker: string; readonly created_time: string }[];
    };
    for (const { ticker, created_time } of page.trades) yield { ticker, at: Date.parse(created_time) };
    cursor = page.cursor;
  } while (cursor !== '');
}

async function measureStore(
  store: Store,
): Promise<Pick<ComboReading, 'marketRows' | 'comboRows' | 'databaseBytes'>> {
  const { rows } = await store.query((db, options) =>
    sql<{ markets: string; combos: string; bytes: string }>`
      select count(*) filter (where not combo)::text as markets, count(*) filter (where combo)::text as combos,
        pg_database_size(current_database())::text as bytes
      from market`.execute(db, options),
  );
  const [row] = rows;
  return {
    marketRows: Number(row?.markets),
    comboRows: Number(row?.combos),
    databaseBytes: Number(row?.bytes),
  };
}

function measureMemory(): { heapBytes: number; rssBytes: number } {
  setFlagsFromString('--expose_gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, rss } = process.memoryUsage();
  return { heapBytes: heapUsed, rssBytes: rss };
}
