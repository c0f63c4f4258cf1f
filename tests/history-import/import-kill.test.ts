/** An import that is killed again and again leaves what an undisturbed one leaves: nothing lost, nothing twice. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { bundledProgram } from '../harness/bundled-program.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { dumpPast, type ImportFixture, openImport } from './import-fixture.ts';
import { type SimulatedPast, startSimulatedPast } from './simulated-past.ts';

const kills = testRounds({ usual: 3, full: 10 });

test('killed again and again at any point, and begun again', async (t) => {
  const past = await startSimulatedPast(14);
  t.after(() => past.close());
  const plain = await openImport(t, () => past.exchange.now);
  for (const venue of past.venues) {
    assert.equal((await plain.run(venue, { openMax: 2 })).incomplete, undefined);
  }
  const expected = await dumpPast(plain.rows);
  assert.ok((expected['trades']?.length ?? 0) > 100);

  const killed = await openImport(t, () => past.exchange.now);
  let killsDone = 0;
  let markets = 0;
  for (let attempt = 0; attempt < kills; attempt++) {
    // Few lines in, so that there is work left for all ten: the first is a page of the listing, each later one a market.
    const lines = 1 + Math.floor(Math.random() * 6);
    if (!(await killAtLine(killed, past, lines))) break;
    killsDone += 1;
    const [row] = await killed.rows(
      'select count(*)::int as count from history_import where trades_until is not null',
    );
    // What was done stays done.
    assert.ok(Number(row?.['count']) >= markets);
    markets = Number(row?.['count']);
  }
  assert.equal(killsDone, kills);
  assert.equal(await killAtLine(killed, past, Number.POSITIVE_INFINITY), false);
  assert.deepEqual(await dumpPast(killed.rows), expected);
});

/** Runs the child, kills it at its n-th line, and waits for its end. False if it ended by itself first. */
async function killAtLine({ url }: ImportFixture, past: SimulatedPast, line: number): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [
      await bundledProgram(new URL('./import-child.ts', import.meta.url)),
      url,
      String(past.exchange.now),
      JSON.stringify(past.addresses),
    ],
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
  assert.deepEqual([code, last], [0, 'complete 2']);
  return false;
}
