/**
 * A reading that is broken off at any point and begun again leaves what an unbroken one leaves: no fact lost, none twice.
 * Once with the database cut off at every single query, before and after it was carried out; once with real processes.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { Client } from 'pg';
import { type Store, StoreError } from '../../src/store/index.ts';
import { bundledProgram } from '../harness/bundled-program.ts';
import { createTestDatabase } from '../harness/test-database.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { fillGeneration, generations } from './generated-listing.ts';
import { dumpListing, type ListingFixture, openListing } from './listing-fixture.ts';

const options = { rowsMax: 60, lookUpMax: 50, silenceMaxMs: 0 };

async function runGeneration(listing: ListingFixture, generation: number): Promise<void> {
  fillGeneration(listing.venue, generation);
  assert.equal((await listing.run('full', options)).incomplete, undefined);
}

/** Cuts the store off at one query, and counts them. */
function interrupt(store: Store, at: number, when: 'before' | 'after') {
  const query = store.query.bind(store);
  let count = 0;
  store.query = async (run, signal) => {
    count += 1;
    const cut = new StoreError('unavailable', 'The test cut the database off.');
    if (count > at || (count === at && when === 'before')) throw cut;
    const result = await query(run, signal);
    if (count === at) throw cut;
    return result;
  };
  return {
    count: () => count,
    restore: () => {
      store.query = query;
    },
  };
}

test('cut off at any query, before or after it is carried out, and begun again', async (t) => {
  const plain = await openListing(t);
  for (const generation of [1, 2]) await runGeneration(plain, generation);
  const expected = await dumpListing(plain.rows);

  const cut = await openListing(t);
  let interruptions = 0;
  for (const when of ['before', 'after'] as const) {
    for (let at = 1; ; at++) {
      // What stands on the listing and is never edited otherwise, the graph and the ledger, goes with it.
      await cut.rows(
        'set session_replication_role = replica; truncate listing_cycle, listing_quarantine, market, contract_version, settlement, event, event_version, series, series_version, rule_text restart identity cascade; set session_replication_role = origin',
      );
      cut.forget();
      await runGeneration(cut, 1);
      // Every other time the process lives on with what it knows; else it is a new one.
      if (at % 2 === 0) cut.forget();
      fillGeneration(cut.venue, 2);
      const outage = interrupt(cut.store, at, when);
      const failed = await cut.attempt('full', options).then(
        () => false,
        () => true,
      );
      outage.restore();
      if (!failed) break;
      interruptions += 1;
      if (at % 3 === 0) cut.forget();
      await runGeneration(cut, 2);
      assert.deepEqual(await dumpListing(cut.rows), expected, `cut off ${when} query ${at}`);
    }
  }
  assert.ok(interruptions > 30, `${interruptions} interruptions`);
});

const killsMin = testRounds({ usual: 5, full: 20 });
const attemptsMax = 60;

test('killed again and again at random points, and begun again', async (t) => {
  const plain = await openListing(t);
  for (let generation = 1; generation <= generations; generation++) await runGeneration(plain, generation);
  const expected = await dumpListing(plain.rows);

  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  t.after(async () => {
    await client.end();
    await database.drop();
  });
  let kills = 0;
  for (let attempt = 0; attempt < attemptsMax && kills < killsMin; attempt++) {
    const generation = 1 + Math.floor((kills * generations) / killsMin);
    // Lines are pages and look-ups, of which there are a dozen or more: from the first to the last.
    if (await killAtLine(database.url, generation, 1 + Math.floor(Math.random() * 12))) {
      kills += 1;
      const nextGeneration = 1 + Math.floor((kills * generations) / killsMin);
      if (nextGeneration !== generation) assert.equal(await killAtLine(database.url, generation, 1e9), false);
    }
  }
  assert.equal(kills, killsMin);
  const rows = async (sql: string) => (await client.query(sql)).rows;
  assert.deepEqual(await dumpListing(rows), expected);
  const [cycles] = await rows(
    "select count(*) filter (where complete)::int as complete, count(*) filter (where reason = 'abandoned')::int as abandoned from listing_cycle",
  );
  // A process may be killed before its cycle has begun, or after the commit that ends it.
  t.diagnostic(JSON.stringify(cycles));
});

/** Runs the child, kills it at its n-th line, and waits for its end. False if it ended by itself first. */
async function killAtLine(url: string, generation: number, line: number): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [await bundledProgram(new URL('./listing-child.ts', import.meta.url)), url, String(generation)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = once(child, 'exit');
  let count = 0;
  let last = '';
  for await (const text of createInterface({ input: child.stdout })) {
    count += 1;
    last = text;
    if (count === line) child.kill('SIGKILL');
  }
  const [code, signal] = await exited;
  if (signal === 'SIGKILL') return true;
  assert.deepEqual([code, last], [0, 'finished complete']);
  return false;
}
