/** `routeur listings run` and `routeur listings status`, as a person sees them. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { bundledProgram } from '../harness/bundled-program.ts';
import { type CommandEnd, runCommand } from '../harness/run-command.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase();
});
after(() => database.drop());

async function listings(...args: readonly string[]): Promise<CommandEnd> {
  const child = await bundledProgram(new URL('./listings-command-child.ts', import.meta.url));
  return runCommand(child, ['listings', ...args], database.url);
}

test('a run prints its progress and its end; the status shows it afterwards', async () => {
  const empty = await listings('status');
  assert.equal(empty.code, 0);
  assert.match(empty.stdout, /^venue_a: 0 open markets listed, confirmed never$/m);

  const run = await listings('run', '--venue', 'venue_a');
  assert.equal(run.code, 0, run.stderr);
  assert.match(run.stderr, /^venue_a full: 25 markets on 1 page,/m);
  assert.match(
    run.stdout,
    /^venue_a: cycle \d+, full, complete; 25 markets on 1 pages, 25 new, .* 1 set aside$/m,
  );
  assert.doesNotMatch(run.stdout, /venue_b/);

  const changes = await listings('run', '--venue', 'venue_a');
  assert.match(changes.stdout, /^venue_a: cycle \d+, changes, complete; .* 0 new, 0 new versions/m);
  const full = await listings('run', '--venue', 'venue_a', '--full');
  assert.match(full.stdout, /^venue_a: cycle \d+, full, complete/m);

  const status = await listings('status', '--venue', 'venue_a');
  assert.match(status.stdout, /^venue_a: 25 open markets listed, confirmed 20\d\d-/m);
  assert.equal(status.stdout.match(/complete in/g)?.length, 3);
  assert.match(status.stdout, /set aside in cycle \d+: 1 × market bad_strike, such as ODD/);
  assert.match(status.stdout, /fields nobody has read yet: novelty/);
});

test('an incomplete run fails and says why', async () => {
  const run = await listings('run');
  assert.equal(run.code, 1);
  assert.match(run.stdout, /^venue_a: .* complete;/m);
  assert.match(run.stdout, /^venue_b: cycle \d+, full, incomplete \(page_repeated: cut\)/m);
  assert.match(run.stderr, /Not everything was read/);
});

test('an unknown venue is refused', async () => {
  const run = await listings('run', '--venue', 'venue_c');
  assert.equal(run.code, 1);
  assert.match(run.stderr, /venue_a, venue_b/);
});
