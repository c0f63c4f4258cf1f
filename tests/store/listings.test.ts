/** What the database itself holds any writer to: the lease of a cycle, and what may never be stored. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { Client } from 'pg';
import {
  beatListingCycle,
  type CycleEnd,
  findCompleteCycle,
  finishListingCycle,
  loadListingCycles,
  loadQuarantine,
  saveGone,
  saveListingBatch,
  startListingCycle,
} from '../../src/store/index.ts';
import { openTestStore } from '../harness/test-database.ts';

const end: CycleEnd = {
  finishedAt: 2_000,
  incomplete: undefined,
  combos: undefined,
  counts: {
    pages: 1,
    series: 2,
    events: 3,
    markets: 4,
    newMarkets: 5,
    newVersions: 6,
    closed: 7,
    gone: 8,
    moved: 9,
    lookedUp: 10,
    settled: 11,
    quarantined: 12,
  },
  quarantine: [],
  unknownFields: { 'a\u0000b': 1 },
};

async function openCycle(t: TestContext) {
  const { store, url, close } = await openTestStore();
  const client = new Client({ connectionString: url });
  await client.connect();
  t.after(async () => {
    await client.end();
    await close();
  });
  const start = { venue: 'venue_a', kind: 'full', startedAt: 1_000, silenceMaxMs: 60_000 } as const;
  const started = await startListingCycle(store, start);
  assert.equal(started.kind, 'started');
  return { store, client, cycle: started.cycle, start };
}

test('what a cycle set aside is removed after 30 days, and its counts stay', async (t) => {
  const { store, cycle, start } = await openCycle(t);
  const quarantine = [{ kind: 'market', reason: 'bad_strike', count: 12, samples: [] }] as const;
  const dayMs = 86_400_000;
  assert.equal(await finishListingCycle(store, cycle, { ...end, quarantine }), true);
  const finishNext = async (finishedAt: number): Promise<void> => {
    const next = await startListingCycle(store, start);
    assert.ok(next.kind === 'started');
    await finishListingCycle(store, next.cycle, { ...end, finishedAt });
  };
  await finishNext(end.finishedAt + 30 * dayMs);
  assert.equal((await loadQuarantine(store, cycle)).length, 1);
  await finishNext(end.finishedAt + 30 * dayMs + 1);
  assert.deepEqual(await loadQuarantine(store, cycle), []);
  const counts = (await loadListingCycles(store, 'venue_a', 3)).map((each) => each.counts.quarantined);
  assert.deepEqual(counts, [12, 12, 12]);
});

test('a cycle is finished once, and then nothing more is written in its name', async (t) => {
  const { store, cycle } = await openCycle(t);
  const nothing = { series: [], events: [], markets: [] };
  const reading = { cycle, seenAt: 1_500 };
  assert.equal(await beatListingCycle(store, cycle), true);
  assert.equal(await saveListingBatch(store, reading, nothing), true);
  assert.equal(await saveGone(store, reading, [1, 2]), 0);
  assert.equal(await finishListingCycle(store, cycle, end), true);
  assert.equal(await finishListingCycle(store, cycle, end), false);
  assert.equal(await beatListingCycle(store, cycle), false);
  assert.equal(await saveListingBatch(store, reading, nothing), false);
  assert.equal(await saveGone(store, reading, [1, 2]), undefined);
  assert.deepEqual(await findCompleteCycle(store, 'venue_a'), {
    id: cycle,
    venue: 'venue_a',
    kind: 'full',
    startedAt: 1_000,
    finishedAt: 2_000,
    complete: true,
    reason: undefined,
    detail: undefined,
    combos: undefined,
    counts: end.counts,
    unknownFields: end.unknownFields,
  });
  assert.equal(await findCompleteCycle(store, 'venue_a', 'changes'), undefined);
  assert.equal(await findCompleteCycle(store, 'venue_b'), undefined);
});

test('a venue is leased until its cycle ends or falls silent, on the clock of the database', async (t) => {
  const { store, client, cycle, start } = await openCycle(t);
  assert.deepEqual(await startListingCycle(store, start), { kind: 'busy', cycle });
  // However late it is for us.
  assert.deepEqual(await startListingCycle(store, { ...start, startedAt: 9e12 }), { kind: 'busy', cycle });
  await client.query("update listing_cycle set heartbeat_at = now() - interval '59 seconds'");
  assert.deepEqual(await startListingCycle(store, start), { kind: 'busy', cycle });
  await client.query("update listing_cycle set heartbeat_at = now() - interval '61 seconds'");
  const next = await startListingCycle(store, start);
  assert.deepEqual(next, { kind: 'started', cycle: cycle + 1, previousCycle: cycle });
  assert.equal(await beatListingCycle(store, cycle), false);
});

test('the reason of an incomplete cycle may be any text', async (t) => {
  const { store, cycle } = await openCycle(t);
  const detail = `\0\ud800${'x'.repeat(5_000)}`;
  assert.equal(
    await finishListingCycle(store, cycle, { ...end, incomplete: { reason: 'failed', detail } }),
    true,
  );
});

test('the database refuses what no venue can mean', async (t) => {
  const { client, cycle } = await openCycle(t);
  const refused = async (statement: string, constraint: RegExp) => {
    await assert.rejects(client.query(statement), ({ message }: Error) => constraint.test(message));
  };
  await client.query("insert into rule_text values (sha256('r'), 'r')");
  const contract = (key: number, version: number) => `insert into contract_version
    select (jsonb_populate_record(null::contract_version, jsonb_build_object(
      'id', ${version}, 'market', ${key}, 'number', 1, 'terms_hash', '\\x${'00'.repeat(32)}',
      'rules_hash', sha256('r')::text, 'rules_template_hash', '\\x${'00'.repeat(32)}', 'market_id', 'X', 'event_id', 'E',
      'title', 't', 'yes_label', 'y', 'no_label', 'n', 'event_mutually_exclusive', false, 'exclusive_open_ended', false,
      'currency', 'USD', 'payout', '1', 'sources', '[]'::jsonb, 'terms', '{}'::jsonb, 'first_cycle', ${cycle},
      'first_seen_at', now()))).*`;
  const market = (key: number, status: string, closedCycle: string) =>
    `insert into market values (${key}, 'venue_a', 'key-${key}', 'X', ${key}, '${status}', false, null, null, null, null, '{}', '{}', '', ${cycle}, ${closedCycle})`;
  await client.query(`begin; ${market(1, 'open', 'null')}; ${contract(1, 1)}; commit`);
  await refused(`begin; ${market(2, 'paused', 'null')}; ${contract(2, 2)}; commit`, /market_live_id/);
  await client.query('rollback');
  await refused(market(3, 'closed', 'null'), /market_check/);
  await refused(`begin; ${market(4, 'closed', '1')}; commit`, /market_version_fkey/);
  await refused(contract(5, 5), /contract_version_market_fkey/);
  await refused(contract(1, 6), /contract_version_market_number_key/);
  const settle = (payout: string) =>
    `insert into settlement values (1, 1, sha256('s'), 'scalar', '${payout}', null, null, null, true, ${cycle}, now())`;
  for (const payout of ['1.01', '-0', '.5', '1e-1', '0.', '2']) await refused(settle(payout), /yes_payout/);
  await client.query(settle('0.123456789012345678901234567890'));
  await refused(settle('1'), /settlement_pkey/);
  await refused(
    "insert into listing_cycle select id + 100, venue, kind, started_at, heartbeat_at, null, false, null, null, 0,0,0,0,0,0,0,0,0,0,0,0, '{}' from listing_cycle",
    /listing_cycle_under_way/,
  );
});
