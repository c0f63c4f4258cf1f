/** An import beside the feed that is killed again and again asks for nothing that is here, and leaves the world's past. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { loadArchivedPrices, loadArchivedTrades } from '../../src/store/index.ts';
import { bundledProgram } from '../harness/bundled-program.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { openImport } from './import-fixture.ts';
import { listOnce } from './open-fixture.ts';
import { startSimulatedPast } from './simulated-past.ts';

const kills = testRounds({ usual: 2, full: 8 });
const dayMs = 86_400_000;
const marketsPerVenue = 12;

test('a killed import goes on where it was, and open markets have the trades and prices of their world', async (t) => {
  const past = await startSimulatedPast(8);
  t.after(() => past.close());
  const now = () => past.exchange.now;
  const { store, url } = await openImport(t, now);
  for (const venue of past.venues) await listOnce(store, venue, now);

  const saved = new Set<string>();
  for (let kill = 0; kill <= kills; kill++) {
    // Some way into the work: two lines a market, four markets at once.
    const line = kill === kills ? Number.POSITIVE_INFINITY : 3 + Math.floor(Math.random() * 10);
    const lines = await runChild([url, String(now()), JSON.stringify(past.addresses)], line);
    const before = new Set(saved);
    for (const text of lines) {
      const [word, ...name] = text.split(' ');
      if (word === 'saved') saved.add(name.join(' '));
      if (word === 'asked') assert.ok(!before.has(name.join(' ')), `${text} again`);
    }
    if (kill === kills) assert.equal(lines.at(-1), 'complete 2');
  }
  assert.ok(saved.size > marketsPerVenue && saved.size <= 2 * marketsPerVenue);

  let trades = 0;
  let prices = 0;
  for (const text of saved) {
    const [venue, id = ''] = text.split(' ');
    assert.ok(venue === 'venue_a' || venue === 'venue_b');
    const market = past.exchange.market(venue, id);
    assert.ok(market !== undefined);
    const page = { from: 0, to: now() + 1, limit: 10_000 };
    const archived = await loadArchivedTrades(store, { venue, id }, page);
    const since = Math.floor((now() - 30 * dayMs) / 3_600_000) * 3_600_000;
    const truth = [...past.exchange.trades(market), ...past.exchange.earlierTrades(market)].filter(
      ({ at }) => at >= since,
    );
    assert.equal(archived.length, truth.length, text);
    assert.deepEqual(
      archived.map(({ price, quantity }) => `${price} ${quantity}`).toSorted(),
      truth.map(({ price, size }) => `${price * 100} ${size * 10_000}`).toSorted(),
    );
    trades += archived.length;
    prices += (await loadArchivedPrices(store, { venue, id }, page)).length;
  }
  assert.ok(trades > 300, `${trades} trades`);
  assert.ok(prices > 300, `${prices} prices`);
});

/** What the child has written until it ended, or was killed at the n-th line. */
async function runChild(given: readonly string[], killAt: number): Promise<string[]> {
  const file = await bundledProgram(new URL('./open-import-child.ts', import.meta.url));
  const child = spawn(process.execPath, [file, ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const lines: string[] = [];
  for await (const text of createInterface({ input: child.stdout })) {
    lines.push(text);
    if (lines.length === killAt) child.kill('SIGKILL');
  }
  await exited;
  return lines;
}
