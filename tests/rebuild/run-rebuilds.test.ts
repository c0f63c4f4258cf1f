/** The service's side of runs: when they are made, what is in service meanwhile, and several processes on one database. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { VenueId } from '../../src/core/contract/index.ts';
import { LiveMarkets } from '../../src/core/market/index.ts';
import { AccuracyInService } from '../../src/rebuild/accuracy-in-service.ts';
import { GraphInService } from '../../src/rebuild/graph-in-service.ts';
import {
  defaultRebuildOptions,
  type FinishedRun,
  type RebuildOptions,
  runRebuilds,
} from '../../src/rebuild/run-rebuilds.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { Topic } from '../../src/runtime/topic.ts';
import { simulatedPhrases } from '../../src/simulator/phrases/index.ts';
import { eventually } from '../harness/eventually.ts';
import { settledYes } from '../harness/fake-venue.ts';
import { openRebuild, type RebuildFixture, rung } from './rebuild-fixture.ts';

const options: RebuildOptions = {
  ...defaultRebuildOptions,
  pollMs: 20,
  backoff: { firstMs: 20, maxMs: 100 },
};
const both: readonly VenueId[] = ['venue_a', 'venue_b'];

/** What a process does with the database of the fixture. */
function startProcess(
  t: TestContext,
  rebuild: RebuildFixture,
  enabledVenues: readonly VenueId[] = both,
  now = rebuild.clock.now,
  live = new LiveMarkets(),
) {
  const inService = new GraphInService();
  const accuracy = new AccuracyInService();
  const announced: FinishedRun[] = [];
  const topic = new Topic<FinishedRun>({ log: silentLog }, 'runs');
  topic.subscribe((finished) => announced.push(finished));
  const stop = new AbortController();
  const running = runRebuilds(
    {
      store: rebuild.store,
      connection: { kind: 'external', url: rebuild.url },
      log: silentLog,
      now,
      graphVersion: 'one',
      phrases: simulatedPhrases,
      enabledVenues,
      live,
      inService,
      accuracy,
      topic,
    },
    stop.signal,
    options,
  );
  const end = async () => {
    stop.abort();
    await running;
  };
  t.after(end);
  return {
    inService,
    accuracy,
    announced,
    end,
    reaches: (run: number) => eventually(() => inService.run?.id === run, `run ${run} is in service`),
  };
}

test('a first run comes when both venues are listed, the next at the full hour, and the service announces them', async (t) => {
  const rebuild = await openRebuild(t);
  rebuild.clock.moveTo('2026-09-15T12:10:00Z');
  const service = startProcess(t, rebuild);
  rebuild.venues.venue_a.put(rung(10), rung(20));
  await rebuild.list('venue_a');
  assert.equal(service.announced.length, 0);
  await rebuild.list('venue_b');
  await service.reaches(1);
  assert.deepEqual(
    service.announced.map(({ run, changes }) => [run.id, run.markets, changes]),
    [[1, 2, []]],
  );

  rebuild.venues.venue_a.put(rung(30));
  await rebuild.list('venue_a');
  rebuild.clock.moveTo('2026-09-15T13:00:00Z');
  await service.reaches(2);
  const { run, served } = service.inService;
  assert.ok(served);
  assert.equal(run?.relations.implies, 3);
  assert.deepEqual(
    Array.from({ length: served.catalog.size }, (_, index) => served.catalog.market(index).firstRun),
    [1, 1, 2],
  );
  await eventually(() => service.announced.length === 2, 'the second run is announced');
  assert.deepEqual(
    service.announced[1]?.changes.map(({ change, relation, crossVenue }) => [change, relation, crossVenue]),
    [
      ['found', 'implies', false],
      ['found', 'implies', false],
    ],
  );
});

test('the lists of one run have one order in all processes, whatever each knows of the money', async (t) => {
  const rebuild = await openRebuild(t);
  const rungs = [10, 20, 30].map((strike) => rung(strike));
  rebuild.venues.venue_a.put(...rungs);
  await rebuild.list();
  await rebuild.run();
  const startWith = async (volumes: readonly number[]) => {
    const live = new LiveMarkets();
    for (const [place, volume] of volumes.entries()) {
      const id = rungs[place]?.contract.id ?? '';
      const figures = {
        yesBid: 400_000,
        yesAsk: 410_000,
        lastPrice: undefined,
        volume24hUsd: String(volume),
        totalVolumeUsd: undefined,
        openInterestUsd: undefined,
      };
      live.takeFigures('venue_a', id, figures, rebuild.clock.now());
    }
    const service = startProcess(t, rebuild, [], rebuild.clock.now, live);
    await service.reaches(1);
    const { served } = service.inService;
    return Array.from(served?.ranking.markets ?? [], (index) => served?.catalog.id(index));
  };
  const money = [2_000, 9_000, 5_000];
  const first = await startWith(money);
  assert.deepEqual(
    first,
    [1, 2, 0].map((place) => rungs[place]?.contract.id),
  );
  assert.deepEqual(await startWith([9_000, 5_000, 2_000]), first);
  assert.deepEqual(await startWith([]), first);
});

test('a process that starts serves the last good run, and takes over the runs of others', async (t) => {
  const rebuild = await openRebuild(t);
  rebuild.venues.venue_a.put(rung(10), rung(20));
  await rebuild.list();
  await rebuild.run();
  const reader = startProcess(t, rebuild, []);
  await reader.reaches(1);
  rebuild.venues.venue_a.put(rung(30));
  rebuild.venues.venue_a.markets.delete('key-LADDER-10');
  await rebuild.list();
  const { snapshot } = await rebuild.run();
  await reader.reaches(2);
  const { served } = reader.inService;
  assert.ok(served);
  const members = [...snapshot.members.values()].sort((left, right) => left.key - right.key);
  assert.equal(served.catalog.size, members.length);
  for (const [index, { key, firstRun, contractVersion, ...member }] of members.entries()) {
    assert.deepEqual(served.catalog.member(index), member);
    assert.deepEqual(served.relations.countsOf(index), snapshot.graph.countsOf(key));
    assert.equal(served.catalog.market(index).firstRun, firstRun);
    assert.equal(served.catalog.market(index).contractVersion, String(contractVersion));
  }
  // It made none of them.
  assert.deepEqual(reader.announced, []);
});

test('a database whose runs are gone is given a first run again', async (t) => {
  const rebuild = await openRebuild(t);
  rebuild.venues.venue_a.put(rung(10), rung(20));
  await rebuild.list('venue_a');
  await rebuild.list('venue_b');
  const service = startProcess(t, rebuild);
  await eventually(() => service.announced.length === 1, 'the first run is announced');
  await rebuild.rows('set session_replication_role = replica; truncate graph_run, graph_member cascade');
  await eventually(() => service.announced.length === 2, 'another first run is announced');
  assert.equal(service.announced[1]?.run.id, 1);
  assert.equal(service.inService.served?.catalog.size, 2);
});

test('what has settled is held against it after each run, and every process knows the ledger', async (t) => {
  const rebuild = await openRebuild(t);
  rebuild.clock.moveTo('2026-09-15T12:10:00Z');
  const [ten, twenty] = [rung(10), rung(20)];
  rebuild.venues.venue_a.put(ten, twenty);
  await rebuild.list('venue_a');
  await rebuild.list('venue_b');
  const service = startProcess(t, rebuild);
  const reader = startProcess(t, rebuild, []);
  await service.reaches(1);
  for (const market of [ten, twenty]) {
    rebuild.venues.venue_a.put({
      ...market,
      state: { ...market.state, status: 'settled' },
      settlement: settledYes,
    });
  }
  await rebuild.list('venue_a');
  rebuild.clock.moveTo('2026-09-15T13:00:00Z');
  for (const { accuracy } of [service, reader]) {
    await eventually(() => accuracy.record.counts.length > 0, 'the ledger is known');
    assert.deepEqual(
      accuracy.record.counts.map(({ relation, outcome, pairs }) => [relation, outcome, pairs]),
      [['implies', 'held', 1]],
    );
  }
});

test('two processes at one full hour make one run, and both serve it', async (t) => {
  const rebuild = await openRebuild(t);
  rebuild.clock.moveTo('2026-09-15T12:10:00Z');
  rebuild.venues.venue_a.put(rung(10), rung(20));
  await rebuild.list();
  await rebuild.run();
  const [one, other] = [startProcess(t, rebuild, []), startProcess(t, rebuild, [])];
  for (const [run, time] of [
    [2, '13:00:00'],
    [3, '14:00:00'],
  ] as const) {
    await Promise.all([one.reaches(run - 1), other.reaches(run - 1)]);
    rebuild.clock.moveTo(`2026-09-15T${time}Z`);
    await Promise.all([one.reaches(run), other.reaches(run)]);
  }
  assert.equal((await rebuild.rows('select id from graph_run')).length, 3);
  assert.deepEqual([...one.announced, ...other.announced].map(({ run }) => run.id).sort(), [2, 3]);
});

test('two processes whose clocks are hours apart make one run an hour, and not in turns', async (t) => {
  const rebuild = await openRebuild(t);
  rebuild.clock.moveTo('2026-09-15T12:10:00Z');
  rebuild.venues.venue_a.put(rung(10), rung(20));
  await rebuild.list();
  await rebuild.run();
  const early = startProcess(t, rebuild, []);
  await early.reaches(1);
  const late = startProcess(t, rebuild, [], () => rebuild.clock.now() + 2 * 3_600_000);
  await Promise.all([early.reaches(2), late.reaches(2)]);
  rebuild.clock.moveTo('2026-09-15T13:00:00Z');
  await Promise.all([early.reaches(3), late.reaches(3)]);
  const [last] = await rebuild.rows(
    'select extract(minute from started_at)::int as minute from graph_run order by id desc',
  );
  assert.deepEqual(last, { minute: 0 });
});

test('while runs fail the last good one stays in service, and the next good one follows', async (t) => {
  const rebuild = await openRebuild(t);
  rebuild.clock.moveTo('2026-09-15T12:10:00Z');
  rebuild.venues.venue_a.put(rung(10), rung(20));
  await rebuild.list();
  const service = startProcess(t, rebuild, ['venue_a']);
  await service.reaches(1);
  const before = service.inService.served;
  await rebuild.rows('create sequence attempts');
  await rebuild.rows(`create function refuse() returns trigger language plpgsql as
    $$ begin perform nextval('attempts'); raise exception 'refused'; end $$`);
  await rebuild.rows(
    'create trigger refuse before insert on graph_run for each row execute function refuse()',
  );
  rebuild.clock.moveTo('2026-09-15T13:00:00Z');
  await eventually(
    async () => Number((await rebuild.rows('select last_value from attempts'))[0]?.['last_value']) >= 3,
    'three runs have failed',
  );
  assert.equal(service.inService.served, before);
  await rebuild.rows('drop trigger refuse on graph_run');
  await service.reaches(2);
});

test('a run that is stopped in the middle leaves nothing behind', async (t) => {
  const rebuild = await openRebuild(t);
  rebuild.venues.venue_a.put(rung(10), rung(20));
  await rebuild.list();
  // A run waits for the holder of its table.
  await rebuild.rows('begin');
  await rebuild.rows('lock table graph_member in exclusive mode');
  const service = startProcess(t, rebuild, ['venue_a']);
  await eventually(
    async () =>
      (await rebuild.rows("select 1 from pg_locks where relation = 'graph_member'::regclass and not granted"))
        .length > 0,
    'the run waits',
  );
  await service.end();
  await rebuild.rows('commit');
  assert.deepEqual(await rebuild.rows('select id from graph_run'), []);
  assert.deepEqual(await rebuild.rows('select market from graph_member'), []);
  assert.equal(service.inService.served, undefined);
});
