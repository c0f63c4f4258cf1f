/** The past of a simulated world, imported over both venues' wires, is the past of that world. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { VenueId } from '../../src/core/contract/index.ts';
import { KnownListing, runListingCycle } from '../../src/ingest/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import type { SimulatedMarket } from '../../src/simulator/world/index.ts';
import {
  countListedMarkets,
  loadArchivedPrices,
  loadArchivedTrades,
  loadImportStatus,
} from '../../src/store/index.ts';
import { dumpPast, openImport } from './import-fixture.ts';
import { type SimulatedPast, startSimulatedPast, startsAt } from './simulated-past.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

let past: SimulatedPast;
before(async () => {
  past = await startSimulatedPast(20);
});
after(() => past.close());

/** Settled by the start and no longer ago than an import reaches. */
function settledMarkets(venue: VenueId): SimulatedMarket[] {
  const { exchange } = past;
  const events = venue === 'venue_a' ? exchange.world.past.venueA : exchange.world.past.venueB;
  return events.flatMap((event): readonly SimulatedMarket[] => event.markets);
}

test('results, trades and prices are those of the world, and a second import has nothing to do', async (t) => {
  const { store, rows, run } = await openImport(t, () => past.exchange.now);
  for (const venue of past.venues) {
    const { incomplete, counts } = await run(venue, { openMax: 3 });
    assert.equal(incomplete, undefined);
    const truth = settledMarkets(venue.id);
    assert.ok(truth.length >= 20);
    assert.equal(counts.newMarkets, counts.markets);
    assert.ok(counts.markets >= truth.length);
    assert.deepEqual([counts.quarantined, counts.failed, counts.setAside], [0, 0, 0]);

    const settlements = new Map(
      (
        await rows(`
          select m.id, m.status, s.yes_payout, s.final, s.settled_at
          from market m join settlement s on s.market = m.key where m.venue = '${venue.id}'`)
      ).map((row) => [row['id'], row]),
    );
    for (const market of truth) {
      const name = { venue: venue.id, id: market.id };
      const settlement = past.exchange.settlement(market);
      const stored = settlements.get(market.id);
      assert.ok(settlement !== undefined && stored !== undefined, market.id);
      assert.deepEqual([stored['status'], stored['final']], ['settled', true]);
      assert.equal(Number(stored['yes_payout']), settlement.payout / 10_000, market.id);

      const trades = await loadArchivedTrades(store, name, { from: 0, to: startsAt, limit: 10_000 });
      const expected = [...past.exchange.trades(market)].filter(({ at }) => at >= startsAt - 90 * dayMs);
      assert.deepEqual(
        trades
          .map(({ venueTime, price, quantity }) => [Math.floor(venueTime / 1000), price, quantity])
          .sort(),
        expected.map(({ at, price, size }) => [Math.floor(at / 1000), price * 100, size * 10_000]).sort(),
        market.id,
      );

      const prices = await loadArchivedPrices(store, name, { from: 0, to: startsAt + dayMs, limit: 10_000 });
      assert.equal(new Set(prices.map(({ at }) => Math.floor(at / hourMs))).size, prices.length);
      for (const { at, price } of prices) {
        // The last period of a market ends after it closed, and has the price before that.
        const [point] = [at, at - hourMs].flatMap((time) =>
          past.exchange.history(market, time, time, 60_000),
        );
        assert.equal(price, (point?.price ?? -1) * 100, `${market.id} at ${new Date(at).toISOString()}`);
      }
    }
    assert.equal(await countListedMarkets(store, venue.id), 0);
  }
  const [archived] = await rows('select count(distinct market)::int as markets from archived_price');
  assert.ok(Number(archived?.['markets']) > 20);

  const done = await dumpPast(rows);
  for (const venue of past.venues) {
    const { incomplete, counts } = await run(venue, { openMax: 3 });
    assert.equal(incomplete, undefined);
    assert.deepEqual([counts.newMarkets, counts.imported, counts.trades, counts.prices], [0, 0, 0, 0]);
  }
  assert.deepEqual(await dumpPast(rows), done);
  const [statusA, statusB] = await loadImportStatus(store);
  assert.ok(statusA !== undefined && statusB !== undefined);
  assert.equal(statusA.trades + statusB.trades, done['trades']?.length);
  assert.equal(statusA.prices + statusB.prices, done['prices']?.length);
  assert.deepEqual([statusA.failed, statusB.failed], [0, 0]);
});

test('pages of trades come newest first and without a trade twice or left out', async (t) => {
  const { store, rows, run } = await openImport(t, () => past.exchange.now);
  for (const venue of past.venues) await run(venue);
  const [busiest] = await rows(`
    select r.venue, r.id, h.trades from history_import h join recorded_market r on r.key = h.market
    where r.venue = 'venue_a' order by h.trades desc, r.id limit 1`);
  const name = { venue: 'venue_a' as const, id: String(busiest?.['id']) };
  const whole = await loadArchivedTrades(store, name, { from: 0, to: startsAt, limit: 1_000 });
  assert.equal(whole.length, busiest?.['trades']);
  const paged = [];
  for (let page = whole.slice(0, 0), begun = false; page.length > 0 || !begun; begun = true) {
    const last = page.at(-1);
    page = await loadArchivedTrades(store, name, {
      from: 0,
      to: startsAt,
      limit: 4,
      ...(last === undefined ? {} : { before: { ts: last.venueTime, id: last.id } }),
    });
    paged.push(...page);
  }
  assert.deepEqual(paged, whole);
  const paid = whole.map(
    ({ price, quantity, outcome }) => BigInt(outcome === 'no' ? 1_000_000 - price : price) * BigInt(quantity),
  );
  // Small trades may agree in what they cost; the middle one is larger than some.
  const middle = Math.floor(paid.length / 2);
  const minNotional = paid.toSorted((left, right) => (left < right ? -1 : 1))[middle] ?? 0n;
  const large = await loadArchivedTrades(store, name, { from: 0, to: startsAt, limit: 1_000, minNotional });
  assert.deepEqual(
    large,
    whole.filter((_, place) => (paid[place] ?? 0n) >= minNotional),
  );
  assert.ok(large.length < whole.length);
});

test('beside listing cycles no writer is delayed, and the listing is as without an import', async (t) => {
  const { store, rows, run } = await openImport(t, () => past.exchange.now);
  for (const venue of past.venues) {
    const known = new KnownListing();
    const cycle = (kind: 'full' | 'changes') =>
      runListingCycle(
        { venue, store, log: silentLog, now: () => past.exchange.now, known },
        kind,
        new AbortController().signal,
      );
    const cycles = async () => [await cycle('full'), await cycle('changes'), await cycle('full')];
    const [outcome, listed] = await Promise.all([run(venue), cycles()]);
    assert.equal(outcome.incomplete, undefined);
    for (const each of listed) {
      assert.ok(each.kind === 'finished' && each.incomplete === undefined, JSON.stringify(each));
    }
    const open = await countListedMarkets(store, venue.id);
    assert.ok(open > 100);
    const [wrong] = await rows(`
      select count(*)::int as count from market m join settlement s on s.market = m.key
      where m.venue = '${venue.id}' and s.final and m.status in ('unopened', 'open', 'paused')`);
    assert.equal(wrong?.['count'], 0);
  }
});
