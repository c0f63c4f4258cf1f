/** `routeur graph run` and `routeur graph status`, as a person and a program see them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandLineProgram } from '../harness/bundled-program.ts';
import { type CommandEnd, runCommand } from '../harness/run-command.ts';
import { openRebuild, rung } from './rebuild-fixture.ts';

async function graph(url: string, ...args: readonly string[]): Promise<CommandEnd> {
  return runCommand(await commandLineProgram(), ['graph', ...args], url);
}

test('a run prints its progress and its figures; the status shows it afterwards', async (t) => {
  const rebuild = await openRebuild(t);
  const empty = await graph(rebuild.url, 'status');
  assert.deepEqual([empty.code, empty.stdout], [0, 'No run has finished yet.\n']);
  const early = await graph(rebuild.url, 'run');
  assert.equal(early.code, 1);
  assert.match(early.stderr, /No venue has been read to its end yet/);

  rebuild.venues.venue_a.put(rung(10), rung(20), rung(30));
  await rebuild.list();
  const run = await graph(rebuild.url, 'run');
  assert.equal(run.code, 0, run.stderr);
  assert.match(run.stderr, /^reading: 3 of 3 markets$/m);
  assert.match(run.stdout, /^run 1 {2}20\d\d-.* graph version [0-9a-f]{16}$/m);
  assert.match(run.stdout, /^ {2}3 markets, 3 with a claim on 1 variables; 3 read, 3 added, 0 closed$/m);
  assert.match(
    run.stdout,
    /^ {2}relations: 0 equivalent, 3 implies, 0 contradicts, 0 overlaps; 0 across venues$/m,
  );

  const asJson = await graph(rebuild.url, 'run', '--json');
  assert.equal(asJson.stdout.trimEnd().split('\n').length, 1);
  const second: Record<string, unknown> = JSON.parse(asJson.stdout);
  assert.deepEqual([second['run'], second['members_read'], second['found']], [2, 0, 0]);
  assert.deepEqual(second['relations'], {
    equivalent: 0,
    implies: 3,
    contradicts: 0,
    overlaps: 0,
    cross_venue: 0,
  });

  const status = await graph(rebuild.url, 'status', '--json');
  const runs: Record<string, unknown>[] = JSON.parse(status.stdout);
  assert.deepEqual(
    runs.map((each) => each['run']),
    [2, 1],
  );
  assert.match((await graph(rebuild.url, 'status')).stdout, /^run 2 .*\n(.*\n)+run 1 /m);

  await rebuild.rows('begin');
  await rebuild.rows("select pg_advisory_xact_lock(hashtext('graph_run'))");
  const busy = await graph(rebuild.url, 'run');
  await rebuild.rows('commit');
  assert.equal(busy.code, 1);
  assert.match(busy.stderr, /Another process runs the graph/);
});
