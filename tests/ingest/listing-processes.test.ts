/** Several processes on one database: one cycle of a venue at a time, and no process trusts an old memory. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import {
  type CycleLimits,
  type CycleOutcome,
  defaultCycleLimits,
  KnownListing,
  runListingCycle,
} from '../../src/ingest/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { loadListingCycles } from '../../src/store/index.ts';
import type { Venue } from '../../src/venues/index.ts';
import { eventually } from '../harness/eventually.ts';
import { FakeVenue, plainWalk, sketchMarket, sketchMarkets } from '../harness/fake-venue.ts';
import { type ListingFixture, openListing } from './listing-fixture.ts';

const complete = { kind: 'end', complete: true } as const;

/** What another process would do: the same database, its own memory. */
function otherProcess({ store, clock }: ListingFixture) {
  const known = new KnownListing();
  return (venue: Venue, limits: Partial<CycleLimits> = {}): Promise<CycleOutcome> =>
    runListingCycle(
      { venue, store, log: silentLog, now: clock.now, known },
      'full',
      new AbortController().signal,
      { ...defaultCycleLimits, ...limits },
    );
}

/** A walk that stops after its first page until the test lets it go on. */
function holdWalk(venue: FakeVenue) {
  const reached = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  venue.bend = async function* (pages, signal) {
    yield* pages.slice(0, 1);
    reached.resolve();
    await Promise.race([
      go.promise,
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    ]);
    yield* plainWalk(pages.slice(1), complete);
  };
  return { reached: reached.promise, release: go.resolve };
}

async function openHeld(t: TestContext) {
  const listing = await openListing(t);
  listing.venue.put(...sketchMarkets(20));
  listing.venue.pageSize = 10;
  return { listing, held: holdWalk(listing.venue) };
}

test('a venue that is being read is left alone, the other one is not', async (t) => {
  const { listing, held } = await openHeld(t);
  const first = listing.attempt();
  await held.reached;
  const plain = new FakeVenue();
  assert.deepEqual(await otherProcess(listing)(plain), { kind: 'busy', cycle: 1 });
  assert.equal((await otherProcess(listing)(new FakeVenue('venue_b'))).kind, 'finished');
  held.release();
  assert.equal((await first).kind, 'finished');
  plain.put(...sketchMarkets(20));
  assert.equal((await otherProcess(listing)(plain)).kind, 'finished');
});

test('of many that start at once, one reads', async (t) => {
  const { listing, held } = await openHeld(t);
  const ended: string[] = [];
  const attempts = Array.from({ length: 8 }, async () => {
    const { kind } = await otherProcess(listing)(listing.venue);
    ended.push(kind);
  });
  try {
    await held.reached;
    await eventually(() => ended.length === 7, 'seven of eight have ended');
  } finally {
    held.release();
  }
  await Promise.all(attempts);
  assert.deepEqual(ended, [...Array<string>(7).fill('busy'), 'finished']);
});

test('a heartbeat keeps a slow reading alive', async (t) => {
  const { listing, held } = await openHeld(t);
  const first = listing.attempt('full', { beatEveryMs: 5 });
  await held.reached;
  const beats = async () =>
    (await listing.rows('select heartbeat_at from listing_cycle'))[0]?.['heartbeat_at'];
  const before = String(await beats());
  await eventually(async () => String(await beats()) !== before, 'a heartbeat');
  held.release();
  assert.equal((await first).kind, 'finished');
});

test('a reading that was given up writes nothing more, whether it hears of that from its heartbeat or a batch', async (t) => {
  for (const beatEveryMs of [5, 600_000]) {
    const { listing, held } = await openHeld(t);
    const first = listing.attempt('full', { beatEveryMs, rowsMax: 10 });
    await held.reached;
    const plain = new FakeVenue();
    plain.put(sketchMarket({ id: 'OTHER' }), ...sketchMarkets(10));
    assert.equal((await otherProcess(listing)(plain, { silenceMaxMs: 0 })).kind, 'finished');
    held.release();
    assert.deepEqual(await first, { kind: 'lost', cycle: 1 });
    assert.equal((await listing.rows('select * from market')).length, 11);
    const cycles = await loadListingCycles(listing.store, 'venue_a', 10);
    assert.deepEqual(
      cycles.map(({ complete: isComplete, reason }) => [isComplete, reason]),
      [
        [true, undefined],
        [false, 'abandoned'],
      ],
    );
  }
});

test('what another process wrote in between is not overlooked', async (t) => {
  const listing = await openListing(t);
  const first = sketchMarket({ id: 'A', rules: 'First.' });
  const second = sketchMarket({ id: 'A', rules: 'Second.' });
  listing.venue.put(first);
  await listing.run();
  const plain = new FakeVenue();
  plain.put(second);
  await otherProcess(listing)(plain);
  await listing.run();
  const versions = await listing.rows(
    'select r.text from contract_version v join rule_text r on r.hash = v.rules_hash order by v.number',
  );
  assert.deepEqual(
    versions.map((row) => row['text']),
    ['First.', 'Second.', 'First.'],
  );
});
