/** What goes wrong during an import stays where it happened, is reported, and is made good by a later one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadArchivedPrices, loadArchivedTrades, loadImportStatus } from '../../src/store/index.ts';
import { VenueError } from '../../src/venues/index.ts';
import { fakeTime, sketchMarket } from '../harness/fake-venue.ts';
import { addSettled, FakePast, hourMs, sketchTrade } from './fake-past.ts';
import { dumpPast, openImport } from './import-fixture.ts';

const now = () => fakeTime;
const everything = { from: 0, to: fakeTime + hourMs, limit: 10_000 };
const down = () => new VenueError('server_error', 'The test broke the venue.');

test('a market that fails is tried again at the end, and delays no other', async (t) => {
  const { store, run, progress } = await openImport(t, now);
  const past = new FakePast();
  for (let place = 0; place < 6; place++) addSettled(past, `M-${place}`, 2 + place);
  past.fail = (id, time) => (id === 'M-3' || (id === 'M-1' && time === 1) ? down() : undefined);
  const first = await run(past.venue);
  assert.deepEqual(first.incomplete?.reason, 'markets_failed');
  assert.deepEqual([first.counts.imported, first.counts.failed], [5, 1]);
  assert.ok(progress.some(({ step, done }) => step === 'again' && done === 2));
  const [status] = await loadImportStatus(store);
  assert.equal(status?.failed, 1);
  assert.match(status?.failures[0]?.failure ?? '', /server_error|broke the venue/);

  past.fail = () => undefined;
  const second = await run(past.venue);
  assert.equal(second.incomplete, undefined);
  assert.deepEqual([second.counts.imported, second.counts.trades], [1, 24]);
  assert.equal((await loadImportStatus(store))[0]?.failed, 0);
});

test('a venue that answers nothing ends the import, which goes on from there later', async (t) => {
  const { run, rows } = await openImport(t, now);
  const past = new FakePast();
  for (let place = 0; place < 12; place++) addSettled(past, `M-${place}`, 2 + place);
  past.fail = (id) => (Number(id.slice(2)) >= 4 ? down() : undefined);
  const broken = await run(past.venue, { failuresInARowMax: 3 });
  assert.equal(broken.incomplete?.reason, 'venue_unavailable');
  assert.equal(broken.counts.imported, 4);
  past.fail = () => undefined;
  assert.equal((await run(past.venue)).counts.imported, 8);

  const plain = await openImport(t, now);
  await plain.run(past.venue);
  assert.deepEqual(await dumpPast(rows), await dumpPast(plain.rows));
});

test('rows that make no sense are set aside, the others are kept', async (t) => {
  const { store, run } = await openImport(t, now);
  const past = new FakePast();
  addSettled(past, 'M-1', 5);
  past.listing.put(
    sketchMarket({ id: 'BAD', rules: 'a \0 in the rules', state: { status: 'settled' } }),
    sketchMarket({ id: 'DOUBTED', state: { status: 'determined' } }),
  );
  const at = fakeTime - 10 * hourMs;
  past.trades.set('M-1', [
    sketchTrade('good', at),
    sketchTrade('', at),
    sketchTrade('nul\0', at),
    sketchTrade('half\ud800', at),
    sketchTrade('dear', at, 1_000_001),
    sketchTrade('part', at, 0.5),
    { ...sketchTrade('none', at), quantity: 0 },
    sketchTrade('good', at),
  ]);
  past.prices.set('M-1', [
    { at, price: 500_000 },
    { at: at + 1, price: -1 },
    { at: Number.NaN, price: 1 },
  ]);
  const { incomplete, counts } = await run(past.venue);
  assert.equal(incomplete, undefined);
  assert.deepEqual([counts.newMarkets, counts.trades, counts.prices], [1, 1, 1]);
  assert.equal(counts.setAside, 6 + 1);
  const name = { venue: 'venue_a', id: 'M-1' } as const;
  assert.deepEqual(await loadArchivedTrades(store, name, everything), [sketchTrade('good', at)]);
  assert.deepEqual(await loadArchivedPrices(store, name, everything), [{ at, price: 500_000 }]);
});

test('a listing that is cut is reported, and what it showed is imported', async (t) => {
  const { run, rows } = await openImport(t, now);
  const past = new FakePast();
  addSettled(past, 'M-1', 5);
  past.end = { kind: 'end', complete: false, reason: 'page_repeated', detail: 'cut' };
  const cut = await run(past.venue);
  assert.deepEqual(cut.incomplete, { reason: 'page_repeated', detail: 'cut' });
  assert.deepEqual([cut.counts.newMarkets, cut.counts.imported], [1, 1]);
  past.end = { kind: 'end', complete: true };
  const since = fakeTime - 90 * 24 * hourMs;
  await run(past.venue);
  await run(past.venue);
  // Only after a complete one is less than everything listed again.
  assert.deepEqual(past.listedSince, [since, since, fakeTime - 14 * 24 * hourMs]);
  // Further back is further than what was listed.
  await run(past.venue, { since: since - hourMs });
  assert.equal(past.listedSince.at(-1), since - hourMs);
  const [runs] = await rows('select count(*)::int as count from import_run where reason is null');
  assert.equal(runs?.['count'], 3);
});

test('only the newest trades are kept, and more once more are asked for', async (t) => {
  const { store, run } = await openImport(t, now);
  const past = new FakePast();
  addSettled(past, 'M-1', 5);
  const name = { venue: 'venue_a', id: 'M-1' } as const;
  const kept = async () => (await loadArchivedTrades(store, name, everything)).map(({ id }) => id);
  const newest = past.trades.get('M-1')?.map(({ id }) => id) ?? [];
  await run(past.venue, { tradesPerMarketMax: 15 });
  assert.deepEqual(await kept(), newest.slice(0, 15));
  assert.equal((await run(past.venue, { tradesPerMarketMax: 7 })).counts.imported, 0);
  assert.equal((await run(past.venue, { tradesPerMarketMax: 15 })).counts.imported, 0);
  await run(past.venue, { tradesPerMarketMax: 24 });
  assert.deepEqual(await kept(), newest);
  assert.equal((await run(past.venue)).counts.imported, 0);
});

test('further back means more prices, and only those that are missing are asked for', async (t) => {
  const { store, run } = await openImport(t, now);
  const past = new FakePast();
  addSettled(past, 'M-1', 0);
  const name = { venue: 'venue_a', id: 'M-1' } as const;
  const prices = past.prices.get('M-1') ?? [];
  await run(past.venue, { since: fakeTime - 6 * hourMs });
  assert.deepEqual(await loadArchivedPrices(store, name, everything), prices.slice(-6).toReversed());
  // What the venue has forgotten since stays in the archive.
  past.prices.set('M-1', prices.slice(0, -6));
  await run(past.venue, { since: fakeTime - 12 * hourMs });
  assert.deepEqual(await loadArchivedPrices(store, name, everything), prices.slice(-12).toReversed());
  const page = { from: fakeTime - 4 * hourMs, to: fakeTime - hourMs, limit: 2 };
  assert.deepEqual(
    (await loadArchivedPrices(store, name, page)).map(({ at }) => at),
    [fakeTime - 2 * hourMs, fakeTime - 3 * hourMs],
  );
});

test('two imports of a venue do not run together; one that is lost writes nothing more', async (t) => {
  const { attempt, rows } = await openImport(t, now);
  const past = new FakePast();
  for (let place = 0; place < 3; place++) addSettled(past, `M-${place}`, 2 + place);
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const slow = { ...past.venue };
  slow.readPriceHistory = async (market, from, to, signal) => {
    reached.resolve();
    await goOn.promise;
    return past.venue.readPriceHistory(market, from, to, signal);
  };
  const first = attempt(slow);
  await reached.promise;
  const second = await attempt(past.venue);
  assert.equal(second.kind, 'busy');
  const third = await attempt(past.venue, { silenceMaxMs: -1 });
  assert.equal(third.kind, 'finished');
  const done = await dumpPast(rows);
  goOn.resolve();
  assert.equal((await first).kind, 'lost');
  assert.deepEqual(await dumpPast(rows), done);
});

test('an import that is stopped reports so', async (t) => {
  const { run, rows } = await openImport(t, now);
  const past = new FakePast();
  for (let place = 0; place < 3; place++) addSettled(past, `M-${place}`, 2 + place);
  const stop = new AbortController();
  past.fail = (id) => {
    if (id === 'M-1') stop.abort();
    return undefined;
  };
  assert.equal((await run(past.venue, {}, stop.signal)).incomplete?.reason, 'stopped');
  const [row] = await rows('select count(*)::int as count from history_import');
  assert.equal(row?.['count'], 1);
});
