/** The loop the service runs: it goes on whatever the venues and the database do, until it is stopped. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { defaultListingsOptions, ListingBoard, runListings } from '../../src/ingest/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { loadListingCycles, type Store, StoreError } from '../../src/store/index.ts';
import { VenueError } from '../../src/venues/index.ts';
import { eventually } from '../harness/eventually.ts';
import { FakeVenue, plainWalk, sketchMarket, sketchMarkets } from '../harness/fake-venue.ts';
import { openTestStore } from '../harness/test-database.ts';

const options = {
  ...defaultListingsOptions,
  backoff: { firstMs: 1, maxMs: 5 },
  schedule: { fullEveryMs: 3_600_000, changesEveryMs: 5 },
  busyWaitMs: 5,
};

async function startListings(t: TestContext, venues: readonly FakeVenue[], given = options) {
  const { store, close } = await openTestStore();
  const board = new ListingBoard();
  const stop = new AbortController();
  const running = runListings({ venues, store, log: silentLog, now: Date.now, board }, stop.signal, given);
  t.after(async () => {
    stop.abort();
    await running;
    await close();
  });
  return { store, board };
}

async function cycleKinds(store: Store): Promise<string[]> {
  const cycles = await loadListingCycles(store, 'venue_a', 100);
  return cycles
    .reverse()
    .flatMap(({ kind, finishedAt, reason }) =>
      finishedAt === undefined ? [] : `${kind} ${reason ?? 'complete'}`,
    );
}

test('everything is read once, then changes, and the board shows it', async (t) => {
  const venue = new FakeVenue();
  venue.put(...sketchMarkets(12), sketchMarket({ id: 'PAUSED', state: { status: 'paused' } }));
  venue.changed = [];
  const { store, board } = await startListings(t, [venue]);
  const kinds = await eventually(async () => {
    const found = await cycleKinds(store);
    return found.length >= 3 && found;
  }, 'three cycles');
  assert.deepEqual(kinds.slice(0, 3), ['full complete', 'changes complete', 'changes complete']);
  const status = board.read('venue_a');
  assert.deepEqual([status.marketsListed, status.listingComplete], [12, true]);
  assert.deepEqual(board.read('venue_b'), {
    marketsListed: 0,
    listingComplete: false,
    issue: undefined,
    confirmedAt: undefined,
    combos: undefined,
  });
});

test('a venue that fails is tried again and delays no other', async (t) => {
  const broken = new FakeVenue('venue_b');
  broken.put(sketchMarket({ id: 'B', venue: 'venue_b' }));
  const failures = [
    new VenueError('unreachable', 'No connection.'),
    new TypeError('a bug of an adapter'),
    new VenueError('rate_limited', 'Slower.', { retryAfterMs: 1 }),
  ];
  broken.bend = (pages) => {
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    return plainWalk(pages, { kind: 'end', complete: true });
  };
  const sound = new FakeVenue();
  sound.put(sketchMarket({ id: 'A' }));
  const { store, board } = await startListings(t, [broken, sound]);
  await eventually(
    () => ['venue_a', 'venue_b'].every((id) => board.read(id === 'venue_a' ? id : 'venue_b').listingComplete),
    'both are listed',
  );
  const cycles = await loadListingCycles(store, 'venue_b', 100);
  assert.deepEqual(
    cycles.slice(-4).map(({ reason }) => reason),
    [undefined, 'request_failed', 'failed', 'request_failed'],
  );
});

test('a database that fails for a while is waited for', async (t) => {
  const venue = new FakeVenue();
  venue.put(sketchMarket({ id: 'A' }));
  let failures = 0;
  const { store, close } = await openTestStore();
  const query = store.query.bind(store);
  store.query = async (run, signal) => {
    failures += 1;
    if (failures <= 5) throw new StoreError('unavailable', 'The test cut the database off.');
    return query(run, signal);
  };
  const board = new ListingBoard();
  const stop = new AbortController();
  const running = runListings(
    { venues: [venue], store, log: silentLog, now: Date.now, board },
    stop.signal,
    options,
  );
  t.after(async () => {
    stop.abort();
    await running;
    await close();
  });
  await eventually(() => board.read('venue_a').listingComplete, 'the venue is listed');
});

test('a full reading that fails does not keep changes from being read', async (t) => {
  const venue = new FakeVenue();
  venue.put(sketchMarket({ id: 'A' }));
  const { store, board } = await startListings(t, [venue], {
    ...options,
    schedule: { fullEveryMs: 20, changesEveryMs: 5 },
    backoff: { firstMs: 100_000, maxMs: 100_000 },
  });
  await eventually(() => board.read('venue_a').listingComplete, 'the venue is listed');
  venue.listOpen = () => {
    throw new VenueError('server_error', 'Broken.');
  };
  await eventually(async () => {
    const kinds = await cycleKinds(store);
    const failed = kinds.indexOf('full request_failed');
    return failed >= 0 && kinds.slice(failed).filter((kind) => kind === 'changes complete').length >= 2;
  }, 'changes after the failure');
  await eventually(() => !board.read('venue_a').listingComplete, 'the board shows it');
  assert.equal(board.read('venue_a').marketsListed, 1, 'what is listed stays');
});
