/** Processes that are killed in the middle of a run: the last good run is served, and the next one is whole. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadListedRun } from '../../src/rebuild/list-run.ts';
import { bundledProgram } from '../harness/bundled-program.ts';
import { eventually } from '../harness/eventually.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { candidate, dumpGraph, openRebuild, type RebuildFixture, rung } from './rebuild-fixture.ts';

const killsMin = testRounds({ usual: 5, full: 20 });
const attemptsMax = 80;
/** More than the lines of a run. */
const never = 1_000_000;

/** From one generation to the next markets come, go, and change their rules. */
function fillGeneration({ venues }: RebuildFixture, generation: number): void {
  venues.venue_a.markets.clear();
  for (let place = 0; place < 40; place += 1) {
    if ((place + generation) % 7 === 0) continue;
    venues.venue_a.put(rung(place, { text: `figure ${(place * generation) % 3}` }));
    venues.venue_a.put(candidate(`name ${place}`, `RACE-${place % 4}`));
  }
}

test('killed again and again at random instants of a run', async (t) => {
  const rebuild = await openRebuild(t);
  let generation = 1;
  const nextListing = async () => {
    fillGeneration(rebuild, generation);
    generation += 1;
    await rebuild.list();
  };
  await nextListing();
  assert.equal(await killAtLine(rebuild.url, never, 0), false);
  let lastGood = await dumpGraph(rebuild.rows);
  let [kills, completed] = [0, 1];
  for (let attempt = 0; attempt < attemptsMax && kills < killsMin; attempt += 1) {
    await nextListing();
    const line = 1 + Math.floor(Math.random() * 22);
    if (await killAtLine(rebuild.url, line, Math.random() * 4)) kills += 1;
    await untilServerIsDone(rebuild);
    const runs = await countRuns(rebuild);
    const stored = await dumpGraph(rebuild.rows);
    // Killed before the commit or after it, nothing between.
    assert.ok([completed, completed + 1].includes(runs), `${runs} runs after ${completed}`);
    if (runs === completed) assert.deepEqual(stored, lastGood);
    await checkServed(rebuild, runs);
    if (attempt % 5 === 4) assert.equal(await killAtLine(rebuild.url, never, 0), false);
    completed = await countRuns(rebuild);
    lastGood = await dumpGraph(rebuild.rows);
  }
  assert.equal(kills, killsMin);

  assert.equal(await killAtLine(rebuild.url, never, 0), false);
  await checkServed(rebuild, completed + 1);
  const unbroken = await openRebuild(t);
  fillGeneration(unbroken, generation - 1);
  await unbroken.list();
  await unbroken.run();
  assert.deepEqual(await dumpGraph(rebuild.rows), await dumpGraph(unbroken.rows));
  t.diagnostic(`${kills} kills, ${completed + 1} runs`);
});

/** The server may still be carrying out the commit that the killed process had sent. */
async function untilServerIsDone({ rows }: RebuildFixture): Promise<void> {
  await eventually(async () => {
    const busy = await rows(
      `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend' and state <> 'idle'`,
    );
    return busy.length === 0;
  }, 'no connection at work');
}

async function countRuns({ rows }: RebuildFixture): Promise<number> {
  return Number((await rows('select count(*)::int as runs from graph_run'))[0]?.['runs']);
}

/** As a service that starts now: the last run with its own counts, and an outbox with finished runs alone. */
async function checkServed({ store, rows }: RebuildFixture, run: number): Promise<void> {
  const loaded = await loadListedRun(store, new AbortController().signal);
  const snapshot = loaded?.snapshot;
  assert.ok(snapshot);
  assert.equal(snapshot.run.id, run);
  assert.equal(snapshot.members.size, snapshot.run.markets);
  const { impliedBy: _same, ...relations } = snapshot.graph.totals.relations;
  assert.deepEqual(relations, snapshot.run.relations);
  const [counts] = await rows(`
    select (select coalesce(sum(changes_listed), 0)::int from graph_run) as listed, count(*)::int as entries from outbox where topic like 'relation.%'`);
  assert.equal(counts?.['entries'], counts?.['listed']);
}

/** Runs the child, kills it some milliseconds after its n-th line, and waits for its end. False if it ended by itself. */
async function killAtLine(url: string, line: number, delayMs: number): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [await bundledProgram(new URL('./graph-child.ts', import.meta.url)), url],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const exited = once(child, 'exit');
  let count = 0;
  let last = '';
  for await (const text of createInterface({ input: child.stdout })) {
    count += 1;
    last = text;
    if (count !== line) continue;
    await sleep(delayMs);
    child.kill('SIGKILL');
  }
  const [code, signal] = await exited;
  if (signal === 'SIGKILL') return true;
  assert.deepEqual([code, last], [0, 'finished']);
  return false;
}
