/** Events of a listing: rules that changed and markets that were settled, in the transaction that writes them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SettlementFact } from '../../src/core/contract/index.ts';
import { diffMarket } from '../../src/ingest/diff-listing.ts';
import { loadCurrentMarkets, saveListingBatch, startListingCycle } from '../../src/store/index.ts';
import type { ListedMarket } from '../../src/venues/index.ts';
import { fakeTime, sketchMarket } from '../harness/fake-venue.ts';
import { openRebuild, type RebuildFixture, rung } from '../rebuild/rebuild-fixture.ts';

const settlement: SettlementFact = {
  result: 'yes',
  yesPayout: '1',
  observed: '3.1',
  determinedAt: fakeTime + 1_000,
  settledAt: fakeTime + 2_000,
  final: true,
};

async function announcedIn({ rows }: RebuildFixture): Promise<Record<string, unknown>[]> {
  const entries = await rows('select topic, run, payload from outbox order by id');
  return entries.map(({ topic, run, payload }) => {
    assert.equal(run, null);
    return { topic, ...(payload as Record<string, unknown>) };
  });
}

function reword({ contract, ...market }: ListedMarket, edit: (rules: string) => string): ListedMarket {
  const sealed = sketchMarket({ id: contract.id, contract: { ...contract, rules: edit(contract.rules) } });
  return { ...market, contract: sealed.contract };
}

const seenAt = fakeTime + 5_000;

/** As a cycle that sees this market and no other. */
async function saveListed({ store }: RebuildFixture, market: ListedMarket): Promise<void> {
  const started = await startListingCycle(store, {
    venue: 'venue_a',
    kind: 'changes',
    startedAt: seenAt,
    silenceMaxMs: 0,
  });
  assert.equal(started.kind, 'started');
  const [current] = await loadCurrentMarkets(store, 'venue_a', namesOf(market));
  const change = diffMarket(current, market);
  const batch = { series: [], events: [], markets: change === undefined ? [] : [change] };
  assert.equal(await saveListingBatch(store, { cycle: started.cycle, seenAt }, batch), true);
}

function namesOf({ contract }: ListedMarket) {
  return { venueKeys: [contract.venueKey], ids: [contract.id] };
}

function settle(market: ListedMarket, fact: Partial<SettlementFact> = {}): ListedMarket {
  return {
    ...market,
    state: { ...market.state, status: 'settled' },
    settlement: { ...settlement, ...fact },
  };
}

test('another rules text of a market that was known is announced once, with how it differs', async (t) => {
  const rebuild = await openRebuild(t);
  const { venue_a: venue } = rebuild.venues;
  const [ten, twenty] = [rung(10), rung(20)];
  venue.put(ten, twenty);
  await rebuild.list();
  assert.deepEqual(await announcedIn(rebuild), []);

  const louder = reword(ten, (rules) => rules.toUpperCase());
  const other = reword(twenty, (rules) => `${rules} The earlier figure counts.`);
  // Another title is another version, with the same rules.
  const retitled = sketchMarket({ id: 'LADDER-30', contract: { ...rung(30).contract, title: 'Another' } });
  venue.put(louder, other, rung(30));
  await rebuild.list();
  venue.put({ ...rung(30), contract: retitled.contract });
  await rebuild.list();
  const name = { topic: 'rules.changed', venue: 'venue_a', event_id: 'LADDER' };
  const announced = await announcedIn(rebuild);
  assert.deepEqual(
    announced.map(({ seen_at: seenAt, ...entry }) => {
      assert.match(String(seenAt), /^2026-09-15T12:.*Z$/);
      return entry;
    }),
    [
      {
        ...name,
        market_id: 'LADDER-10',
        previous_rules_hash: ten.contract.rulesHash,
        rules_hash: louder.contract.rulesHash,
        change: 'cosmetic',
      },
      {
        ...name,
        market_id: 'LADDER-20',
        previous_rules_hash: twenty.contract.rulesHash,
        rules_hash: other.contract.rulesHash,
        change: 'semantic',
      },
    ],
  );
  await rebuild.list();
  assert.equal((await announcedIn(rebuild)).length, 2);
});

test('a settlement is announced once it is final, and a correction of it as one', async (t) => {
  const rebuild = await openRebuild(t);
  const { venue_a: venue } = rebuild.venues;
  const [ten, twenty] = [rung(10), rung(20)];
  venue.put(ten);
  await rebuild.list();
  const listed = async (market: ListedMarket) => {
    await saveListed(rebuild, market);
    return announcedIn(rebuild);
  };
  assert.deepEqual(await listed(settle(ten, { final: false, settledAt: undefined })), []);
  // It was over before it was first listed here.
  assert.deepEqual(await listed(settle(twenty)), []);
  const name = { topic: 'market.settled', venue: 'venue_a', event_id: 'LADDER', market_id: 'LADDER-10' };
  const times = {
    determined_at: new Date(fakeTime + 1_000).toISOString(),
    settled_at: new Date(fakeTime + 2_000).toISOString(),
    seen_at: new Date(seenAt).toISOString(),
  };
  const first = {
    ...name,
    ...times,
    result: 'yes',
    yes_payout_usd: '1.0000',
    observed: '3.1',
    correction: false,
  };
  assert.deepEqual(await listed(settle(ten)), [first]);
  assert.deepEqual(await listed(settle(ten)), [first]);
  const corrected = { ...name, ...times, result: 'scalar', yes_payout_usd: '0.3700', correction: true };
  const scalar = settle(ten, { result: 'scalar', yesPayout: '0.37', observed: undefined });
  assert.deepEqual(await listed(scalar), [first, corrected]);
});

test('a listing that is not written announces nothing', async (t) => {
  const rebuild = await openRebuild(t);
  const { venue_a: venue } = rebuild.venues;
  const ten = rung(10);
  venue.put(ten);
  await rebuild.list();
  const [current] = await loadCurrentMarkets(rebuild.store, 'venue_a', namesOf(ten));
  const change = diffMarket(
    current,
    reword(settle(ten), (rules) => `${rules} More.`),
  );
  assert.ok(change);
  const batch = { series: [], events: [], markets: [change] };
  // No cycle of ours.
  assert.equal(await saveListingBatch(rebuild.store, { cycle: 999, seenAt }, batch), false);
  assert.deepEqual(await announcedIn(rebuild), []);
});
