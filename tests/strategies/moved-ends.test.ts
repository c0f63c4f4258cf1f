/** A venue moves the end of a market: its horizons count back from what the listing stated at the time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MarketState, SettlementFact } from '../../src/core/contract/index.ts';
import { appendSettled } from '../../src/insight/append-settled.ts';
import { loadSettledBase } from '../../src/store/index.ts';
import {
  FakeVenue,
  fakeTime,
  type MarketSketch,
  settledYes,
  sketchEvent,
  sketchMarket,
  sketchSeries,
} from '../harness/fake-venue.ts';
import { openListing } from '../ingest/listing-fixture.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const end = fakeTime + 20 * dayMs;
const signal = new AbortController().signal;

async function openVenue(t: Parameters<typeof openListing>[0]) {
  const venue = new FakeVenue();
  venue.events = [sketchEvent({ venue: 'venue_a' })];
  venue.series = [sketchSeries({ venue: 'venue_a' })];
  const listing = await openListing(t, venue);
  const list = async (
    state: Partial<MarketState>,
    more: Pick<MarketSketch, 'contract' | 'settlement'> = {},
  ) => {
    venue.put(sketchMarket({ id: 'A', state, ...more }));
    await listing.run('changes');
  };
  const settle = async (closedAt: number, statedEndAt: number, more: Pick<MarketSketch, 'contract'> = {}) => {
    const settlement: SettlementFact = {
      ...settledYes,
      determinedAt: closedAt,
      settledAt: closedAt + hourMs,
    };
    const state = { status: 'settled', closesAt: closedAt, expectedSettlementAt: statedEndAt } as const;
    await list(state, { ...more, settlement });
  };
  const derive = async () => {
    const { store } = listing;
    // The price of each hour is the hours from now, so that a row shows at which moments it was taken.
    const priceAt = (_venue: string, _id: string, at: number) => (2 * (at - fakeTime)) / hourMs;
    await appendSettled({ store, now: () => fakeTime, priceAt }, signal);
    const [row] = await loadSettledBase(store, { after: 0n, limit: 10 });
    return row;
  };
  return { ...listing, list, settle, derive };
}

const hoursBefore = (endAt: number, days: number) => (endAt - days * dayMs - fakeTime) / hourMs;

test('an end that the venue moves to the close when it settles is not counted back from', async (t) => {
  const { clock, list, settle, derive } = await openVenue(t);
  await list({ expectedSettlementAt: end });
  clock.advance(10 * dayMs);
  const closedAt = fakeTime + 10 * dayMs;
  await settle(closedAt, closedAt);
  const row = await derive();
  // Trading had ended seven days before the stated end.
  assert.deepEqual(row?.prices, [undefined, undefined, undefined, hoursBefore(end, 14), undefined]);
  assert.equal(row?.expectedEndAt, end);
  assert.equal(row?.movedEnds, undefined);
});

test('a market that is put off counts back from each end while the listing stated it', async (t) => {
  const { clock, list, settle, derive } = await openVenue(t);
  const later = end + 30 * dayMs;
  await list({ expectedSettlementAt: end });
  clock.advance(15 * dayMs);
  await list({ expectedSettlementAt: later });
  clock.advance(35 * dayMs);
  await settle(later, later);
  const row = await derive();
  assert.deepEqual(row?.prices, [
    hoursBefore(later, 1),
    hoursBefore(later, 3),
    hoursBefore(end, 7),
    hoursBefore(end, 14),
    // Thirty days before the first end there was no price yet.
    undefined,
  ]);
  assert.deepEqual(row?.movedEnds, [undefined, undefined, end, end, undefined]);
});

test('the start of a game counts as it was stated at the time', async (t) => {
  const { clock, list, settle, derive } = await openVenue(t);
  const at = (gameStartsAt: number) => ({ contract: { gameStartsAt } });
  await list({ expectedSettlementAt: end + dayMs }, at(end));
  clock.advance(18 * dayMs);
  await list({ expectedSettlementAt: end + 3 * dayMs }, at(end + 2 * dayMs));
  clock.advance(5 * dayMs);
  await settle(end + 3 * dayMs, end + 3 * dayMs, at(end + 2 * dayMs));
  const row = await derive();
  assert.deepEqual(row?.prices.slice(0, 4), [
    hoursBefore(end + 2 * dayMs, 1),
    hoursBefore(end, 3),
    hoursBefore(end, 7),
    hoursBefore(end, 14),
  ]);
});

test('an end that moves without end is not counted back from after its first moves', async (t) => {
  const { clock, list, settle, derive, rows } = await openVenue(t);
  const first = fakeTime + 40 * dayMs;
  await list({ expectedSettlementAt: first });
  for (let move = 1; move <= 40; move += 1) await list({ expectedSettlementAt: first + move * dayMs });
  assert.deepEqual(await rows('select count(*)::integer as moves from moved_end'), [{ moves: 32 }]);
  clock.advance(80 * dayMs);
  await settle(first + 40 * dayMs, first + 40 * dayMs);
  assert.equal(await derive(), undefined);
});
