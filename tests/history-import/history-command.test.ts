/** `routeur history import` and `routeur history status`, as a person sees them. */
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

async function history(...args: readonly string[]): Promise<CommandEnd> {
  const child = await bundledProgram(new URL('./history-command-child.ts', import.meta.url));
  return runCommand(child, ['history', ...args], database.url);
}

test('an import prints its progress and its end; the status shows it afterwards', async () => {
  const empty = await history('status');
  assert.equal(empty.code, 0, empty.stderr);
  assert.match(empty.stdout, /^venue_a: the past of 0 markets, 0 trades, 0 prices; 0 failed$/m);

  const sound = await history('import', '--venue', 'venue_a', '--days', '30');
  assert.equal(sound.code, 0, sound.stderr);
  assert.match(sound.stderr, /^venue_a listing: 3 markets, 0 trades, 0 prices$/m);
  assert.match(
    sound.stdout,
    /^venue_a: import \d+, complete; 3 settled markets listed, 3 new, 0 set aside;/m,
  );
  assert.match(sound.stdout, /the past of 3 markets fetched: 72 trades, 72 prices/);
  assert.doesNotMatch(sound.stdout, /venue_b/);

  const broken = await history('import', '--venue', 'venue_b', '--trades-per-market', '10');
  assert.equal(broken.code, 1);
  assert.match(broken.stdout, /incomplete \(markets_failed: .*the past of 1 markets fetched: 10 trades/);
  assert.match(broken.stderr, /another import goes on from here/);

  const status = await history('status');
  assert.match(status.stdout, /^venue_a: the past of 3 markets, 72 trades, 72 prices; 0 failed$/m);
  assert.match(status.stdout, /^ {2}failed: B-1: VenueError: No answer in time\.$/m);
  assert.match(status.stdout, /complete in .* s; settled markets since 20\d\d-/);
});

test('numbers that make no sense are refused', async () => {
  for (const bad of [
    ['--days', '0'],
    ['--open', '1.5'],
  ]) {
    const refused = await history('import', ...bad);
    assert.equal(refused.code, 1, bad.join(' '));
    assert.match(refused.stderr, /It has to be a whole number from/);
  }
});
