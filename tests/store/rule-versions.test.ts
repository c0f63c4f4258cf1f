/** The versions of rules texts as listings leave them: what is one, how long it was in force, and whose it is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRulebook, type RulesOwner } from '../../src/store/index.ts';
import { fakeTime, settledYes, sketchEvent, sketchMarket, sketchSeries } from '../harness/fake-venue.ts';
import { type ListingFixture, openListing } from '../ingest/listing-fixture.ts';

const minuteMs = 60_000;
const noon = 'Yes if the figure is above 5 at noon.';
const midnight = 'Yes if the figure is above 5 at midnight.';

/** Text, first and last seen, in minutes since the fixture's clock began: the listing of minute n is the nth. */
async function readVersions({ store }: ListingFixture, kind: RulesOwner, id: string, limit = 10) {
  const found = await findRulebook(store, { venue: 'venue_a', kind, id }, limit);
  return found?.versions.map(({ text, url, firstSeenAt, lastSeenAt }) => [
    text ?? url,
    (firstSeenAt - fakeTime) / minuteMs,
    (lastSeenAt - fakeTime) / minuteMs,
  ]);
}

test('a text lasts until the next one, and the last until the latest complete listing', async (t) => {
  const listing = await openListing(t);
  const { venue } = listing;
  for (const rules of [noon, noon, midnight, noon, noon]) {
    venue.put(sketchMarket({ id: 'T', rules }));
    await listing.run();
  }
  const expected = [
    [noon, 4, 5],
    [midnight, 3, 4],
    [noon, 1, 3],
  ];
  assert.deepEqual(await readVersions(listing, 'market', 'T'), expected);
  assert.deepEqual(await readVersions(listing, 'market', 'T', 2), expected.slice(0, 2));
  // A listing that was cut short confirms nothing.
  venue.end = { kind: 'end', complete: false, reason: 'page_repeated', detail: 'cut' };
  await listing.run();
  assert.deepEqual(await readVersions(listing, 'market', 'T'), expected);
  // But what it has shown was seen.
  venue.put(sketchMarket({ id: 'T', rules: midnight }));
  await listing.run();
  assert.deepEqual((await readVersions(listing, 'market', 'T'))?.slice(0, 2), [
    [midnight, 7, 7],
    [noon, 4, 7],
  ]);
});

test('other terms with the same text are no version, nor do they end one', async (t) => {
  const listing = await openListing(t);
  for (const terms of [{ extra: '1' }, { extra: '2' }, { extra: '3' }]) {
    listing.venue.put(
      sketchMarket({ id: 'T', rules: noon, terms, contract: { title: `Title ${terms.extra}` } }),
    );
    await listing.run();
  }
  const found = await findRulebook(listing.store, { venue: 'venue_a', kind: 'market', id: 'T' }, 10);
  assert.equal(found?.title, 'Title 3');
  assert.deepEqual(await readVersions(listing, 'market', 'T'), [[noon, 1, 3]]);
  assert.equal(found.versions[0]?.rulesHash, sketchMarket({ id: 'T', rules: noon }).contract.rulesHash);
});

test('of a market that is over, the text was last seen when that was found', async (t) => {
  const listing = await openListing(t);
  const { venue } = listing;
  venue.put(sketchMarket({ id: 'CLOSED', rules: noon }), sketchMarket({ id: 'GONE', rules: midnight }));
  venue.put(sketchMarket({ id: 'STAYS' }));
  await listing.run();
  await listing.run();
  venue.put(
    sketchMarket({ id: 'CLOSED', rules: noon, state: { status: 'settled' }, settlement: settledYes }),
  );
  venue.markets.delete('key-GONE');
  await listing.run();
  await listing.run();
  await listing.run();
  assert.deepEqual(await readVersions(listing, 'market', 'CLOSED'), [[noon, 1, 3]]);
  const [[, , goneAt] = []] = (await readVersions(listing, 'market', 'GONE')) ?? [];
  const [gone] = await listing.rows(`select extract(epoch from c.finished_at) * 1000 as at from market m
    join listing_cycle c on c.id = m.closed_cycle where m.id = 'GONE'`);
  assert.equal(goneAt, (Number(gone?.['at']) - fakeTime) / minuteMs);
  assert.ok(Number(goneAt) < 5, String(goneAt));
});

test('an event and a series are confirmed as long as one of their markets is', async (t) => {
  const listing = await openListing(t);
  const { venue } = listing;
  venue.events = [
    sketchEvent({ rules: noon }),
    sketchEvent({ id: 'OTHER', rules: midnight, seriesId: undefined }),
  ];
  venue.series = [sketchSeries({ rules: noon })];
  venue.put(sketchMarket({ id: 'T' }));
  await listing.run();
  await listing.run();
  assert.deepEqual(await readVersions(listing, 'event', 'EVENT-1'), [[noon, 1, 2]]);
  assert.deepEqual(await readVersions(listing, 'series', 'SERIES'), [[noon, 1, 2]]);
  assert.deepEqual(await readVersions(listing, 'event', 'OTHER'), [[midnight, 1, 1]], 'without a market');
  venue.put(sketchMarket({ id: 'T', state: { status: 'settled' }, settlement: settledYes }));
  await listing.run();
  await listing.run();
  assert.deepEqual(await readVersions(listing, 'event', 'EVENT-1'), [[noon, 1, 3]]);
  assert.deepEqual(await readVersions(listing, 'series', 'SERIES'), [[noon, 1, 3]]);
});

test('a text that an event had no more meanwhile ended then', async (t) => {
  const listing = await openListing(t);
  listing.venue.put(sketchMarket({ id: 'T' }));
  for (const rules of [noon, undefined, undefined, noon]) {
    listing.venue.events = [sketchEvent({ rules })];
    await listing.run();
  }
  assert.deepEqual(await readVersions(listing, 'event', 'EVENT-1'), [
    [noon, 4, 4],
    [noon, 1, 2],
  ]);
});

test('a series with a document instead of a text has a version for each address', async (t) => {
  const listing = await openListing(t);
  listing.venue.put(sketchMarket({ id: 'T' }));
  for (const rulesUrl of ['https://venue.example/1.pdf', 'https://venue.example/2.pdf']) {
    listing.venue.series = [sketchSeries({ rules: undefined, rulesUrl })];
    await listing.run();
  }
  assert.deepEqual(await readVersions(listing, 'series', 'SERIES'), [
    ['https://venue.example/2.pdf', 2, 2],
    ['https://venue.example/1.pdf', 1, 2],
  ]);
});

test('what was never listed, or never had rules, has no rulebook', async (t) => {
  const listing = await openListing(t);
  const { venue, store } = listing;
  venue.put(sketchMarket({ id: 'T', rules: noon }));
  venue.events = [sketchEvent({ rules: undefined })];
  venue.series = [sketchSeries({ rules: undefined, rulesUrl: undefined })];
  await listing.run();
  assert.equal(await readVersions(listing, 'event', 'EVENT-1'), undefined);
  assert.equal(await readVersions(listing, 'series', 'SERIES'), undefined);
  assert.equal(await readVersions(listing, 'market', 'NEVER'), undefined);
  assert.equal(await findRulebook(store, { venue: 'venue_b', kind: 'market', id: 'T' }, 10), undefined);
});

test('of two markets that bore an id, the one that trades', async (t) => {
  const listing = await openListing(t);
  const { venue } = listing;
  const over = { state: { status: 'settled' }, settlement: settledYes } as const;
  venue.put(sketchMarket({ id: 'T', venueKey: 'one', rules: noon }));
  await listing.run();
  venue.put(sketchMarket({ id: 'T', venueKey: 'one', rules: noon, ...over }));
  await listing.run();
  venue.put(sketchMarket({ id: 'T', venueKey: 'two', rules: midnight }));
  await listing.run();
  assert.deepEqual((await listing.rows('select key from market')).length, 2);
  assert.deepEqual(await readVersions(listing, 'market', 'T'), [[midnight, 3, 3]]);
});
