/** The graph worker as the service sees it: what it hands over, and how it ends. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { GraphWorker, type GraphWorkerDeps } from '../../src/rebuild/graph-worker.ts';
import { createLog, silentLog } from '../../src/runtime/log.ts';
import { simulatedPhrases } from '../../src/simulator/phrases/index.ts';
import { type FakeVenue, fakeTime } from '../harness/fake-venue.ts';
import { fillWithWorld, openRebuild, type RebuildFixture, rung } from './rebuild-fixture.ts';

type WorkerOptions = Partial<Pick<GraphWorkerDeps, 'graphVersion' | 'phrases'>>;

function openWorker(t: TestContext, { url }: RebuildFixture, options: WorkerOptions = {}): GraphWorker {
  const worker = new GraphWorker({
    log: silentLog,
    connection: { kind: 'external', url },
    graphVersion: 'one',
    ...options,
  });
  t.after(() => worker.close());
  return worker;
}

const load = { kind: 'load', at: fakeTime, held: undefined } as const;
const noMoney = { wholeVolumeUsd: new Float64Array(0), isThin: new Uint8Array(0) };

test('a worker that was closed is not started again: it would outlive the service', async (t) => {
  const rebuild = await openRebuild(t);
  const worker = openWorker(t, rebuild);
  assert.equal((await worker.command(load)).end, 'nothing_stored');
  await worker.close();
  await assert.rejects(worker.command(load), { name: 'GraphWorkerError', code: 'worker_ended' });
});

test('what a library in the worker writes to the console is a line of the log', async (t) => {
  const { url } = await openRebuild(t);
  const lines: string[] = [];
  const log = createLog({ level: 'debug', destination: { write: (line) => lines.push(line) } });
  // Node itself plays the library: in a thread that starts with this, it writes to the thread's standard error.
  process.env['NODE_DEBUG'] = 'worker';
  t.after(() => {
    delete process.env['NODE_DEBUG'];
  });
  const worker = new GraphWorker({ log, connection: { kind: 'external', url }, graphVersion: 'one' });
  t.after(() => worker.close());
  await worker.command(load);
  await worker.close();
  const messages = lines.map((line): unknown => JSON.parse(line).msg);
  assert.ok(messages.includes('a library in the graph worker wrote to the console'), lines.join(''));
});

test('closed before its first command', async (t) => {
  const worker = openWorker(t, await openRebuild(t));
  await worker.close();
  await assert.rejects(worker.command(load), { name: 'GraphWorkerError', code: 'worker_ended' });
});

test('a run of no markets is handed over like any other', async (t) => {
  const rebuild = await openRebuild(t);
  await rebuild.list('venue_a');
  await rebuild.list('venue_b');
  const worker = openWorker(t, rebuild);
  const ended = await worker.command({ kind: 'run', at: fakeTime, held: undefined });
  assert.ok(ended.end === 'finished' && ended.data !== undefined);
  assert.equal(ended.run.markets, 0);
  const ranked = await worker.command({ kind: 'rank', at: fakeTime, money: noMoney });
  assert.ok(ranked.end === 'ranked');
  assert.equal(ranked.ranking.markets.length, 0);
  assert.equal((await worker.command(load)).end, 'loaded');
});

test('a worker reads the phrases that are handed in, and without them none of a simulated world', async (t) => {
  const rebuild = await openRebuild(t);
  fillWithWorld(rebuild.venues, { seed: 1, markets: 500 }, (market) => market % 4 === 0);
  // Ladders of strike fields are read whatever their text calls the figure.
  for (const venue of Object.values(rebuild.venues)) dropLadders(venue);
  await rebuild.list('venue_a');
  await rebuild.list('venue_b');
  const run = async (options: WorkerOptions, held: number | undefined) => {
    const worker = openWorker(t, rebuild, options);
    const ended = await worker.command({ kind: 'run', at: fakeTime, held });
    await worker.close();
    assert.ok(ended.end === 'finished');
    return ended.run;
  };
  const without = await run({ graphVersion: 'without' }, undefined);
  const handedIn = await run({ graphVersion: 'with', phrases: simulatedPhrases }, without.id);
  assert.equal(without.claims, 0);
  assert.ok(handedIn.claims > 20, `${handedIn.claims} of ${handedIn.markets}`);
});

function dropLadders(venue: FakeVenue): void {
  for (const [key, { contract }] of venue.markets) {
    if (contract.strike !== undefined) venue.markets.delete(key);
  }
}

test('what cannot be ranked is loaded again, by the same worker', async (t) => {
  const rebuild = await openRebuild(t);
  rebuild.venues.venue_a.put(rung(10), rung(20));
  await rebuild.list();
  await rebuild.run();
  const worker = openWorker(t, rebuild);
  await assert.rejects(worker.command({ kind: 'rank', at: fakeTime, money: noMoney }), {
    name: 'GraphWorkerError',
    code: 'run_failed',
  });
  assert.equal((await worker.command(load)).end, 'loaded');
});
