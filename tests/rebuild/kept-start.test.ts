/** A process that starts where another has kept the run: it is served as it was, and what follows is as after a fresh build. */
import assert from 'node:assert/strict';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { ServedRun } from '../../src/core/catalog/index.ts';
import { LiveMarkets } from '../../src/core/market/index.ts';
import { AccuracyInService } from '../../src/rebuild/accuracy-in-service.ts';
import { GraphInService } from '../../src/rebuild/graph-in-service.ts';
import { ArrayFileWriter } from '../../src/rebuild/kept-run/array-file.ts';
import { readListingProgram } from '../../src/rebuild/kept-run/index.ts';
import { keptRunNames } from '../../src/rebuild/kept-run/kept-run.ts';
import { findStoredRun } from '../../src/rebuild/list-run.ts';
import { defaultRebuildOptions, type FinishedRun, runRebuilds } from '../../src/rebuild/run-rebuilds.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { Topic } from '../../src/runtime/topic.ts';
import { simulatedPhrases } from '../../src/simulator/phrases/index.ts';
import type { Store } from '../../src/store/index.ts';
import { eventually } from '../harness/eventually.ts';
import { makeFolder } from './kept-samples.ts';
import { fillWithWorld, openRebuild, type RebuildFixture, rung } from './rebuild-fixture.ts';

const options = { ...defaultRebuildOptions, pollMs: 20, backoff: { firstMs: 20, maxMs: 100 } };

interface Started {
  readonly inService: GraphInService;
  readonly announced: readonly FinishedRun[];
  end(): Promise<void>;
  /** Resolves with what is served then. */
  reaches(run: number): Promise<ServedRun>;
}

/** Without what is stored of the money: only a run that was kept has its order still. */
async function startForgetful(
  t: TestContext,
  rebuild: RebuildFixture,
  keptIn: string,
  graphVersion = 'one',
): Promise<Started> {
  await rebuild.rows('delete from graph_run_money');
  return startProcess(t, rebuild, keptIn, { graphVersion });
}

function startProcess(
  t: TestContext,
  { store, url, clock }: RebuildFixture,
  keptIn: string,
  { graphVersion = 'one', live = new LiveMarkets() } = {},
): Started {
  const inService = new GraphInService();
  const announced: FinishedRun[] = [];
  const topic = new Topic<FinishedRun>({ log: silentLog }, 'runs');
  topic.subscribe((finished) => announced.push(finished));
  const stop = new AbortController();
  const running = runRebuilds(
    {
      store,
      connection: { kind: 'external', url },
      log: silentLog,
      now: clock.now,
      graphVersion,
      phrases: simulatedPhrases,
      keptIn,
      enabledVenues: [],
      live,
      inService,
      accuracy: new AccuracyInService(),
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
    announced,
    end,
    reaches: (run) =>
      eventually(
        () => (inService.run?.id === run ? inService.served : undefined),
        `run ${run} is in service`,
      ),
  };
}

/** Money behind every listed market: an order that is not that of the run. */
function tradedMarkets({ venues }: RebuildFixture): LiveMarkets {
  const live = new LiveMarkets();
  let place = 0;
  for (const venue of Object.values(venues)) {
    for (const { contract } of venue.markets.values()) {
      place += 1;
      const volume24hUsd = String(1_000 + ((place * 5_003) % 10_007));
      const nothing = { lastPrice: undefined, totalVolumeUsd: undefined, openInterestUsd: undefined };
      const figures = { ...nothing, yesBid: 400_000, yesAsk: 410_000, volume24hUsd };
      live.takeFigures(contract.venue, contract.id, figures, 0);
    }
  }
  return live;
}

async function untilKept(folder: string): Promise<void> {
  await eventually(async () => {
    const files = await readdir(folder);
    return files.length === 1 && files[0] === 'served-run';
  }, 'the run is kept');
}

/** All that answers are made of. */
function describe({ run, catalog, relations, search, ranking }: ServedRun) {
  const indexes = [...Array(catalog.size).keys()];
  return {
    run,
    ranking,
    markets: indexes.map((index) => [
      catalog.market(index),
      catalog.member(index),
      catalog.event(catalog.eventOf(index)),
      relations.countsOf(index),
      relations.neighbours(index),
      catalog.find(catalog.venueOf(index), catalog.id(index)),
    ]),
    topics: catalog.topics,
    byName: catalog.byName(),
    found: ['win', 'above 10', 'fed rate'].map((text) =>
      search.search(
        { text, venue: undefined, category: undefined },
        ranking.rankOf,
        ranking.markets,
        50,
        ranking.tradeable,
      ),
    ),
  };
}

/** A folder in which a process that was in service has kept the last run, in the order of the money it knew. */
async function keepRun(t: TestContext, rebuild: RebuildFixture) {
  const folder = await makeFolder(t);
  const before = startProcess(t, rebuild, folder, { live: tradedMarkets(rebuild) });
  const served = await before.reaches(1);
  await untilKept(folder);
  await before.end();
  assert.ok(!isInOrderOfRun(served));
  return { folder, served };
}

/** As lists are where no money is known. */
function isInOrderOfRun({ ranking }: ServedRun): boolean {
  return ranking.markets.every((index, place) => index === place);
}

function fillGeneration({ venues }: RebuildFixture, generation: number): void {
  fillWithWorld(venues, { seed: 3, markets: 500 }, (market) => market % 9 !== generation);
  venues.venue_a.put(rung(10 * generation), rung(20 * generation));
}

test('the run is served as it was, by a process that knows no money yet, and the next one follows', async (t) => {
  const rebuild = await openRebuild(t);
  rebuild.clock.moveTo('2026-09-15T12:10:00Z');
  fillGeneration(rebuild, 1);
  await rebuild.list('venue_a');
  await rebuild.list('venue_b');
  await rebuild.run();
  const { folder, served } = await keepRun(t, rebuild);
  const next = await startForgetful(t, rebuild, folder);
  assert.deepEqual(describe(await next.reaches(1)), describe(served));

  fillGeneration(rebuild, 2);
  await rebuild.list('venue_a');
  await rebuild.list('venue_b');
  rebuild.clock.moveTo('2026-09-15T13:00:00Z');
  const followed = await next.reaches(2);
  await eventually(() => next.announced.length === 1, 'the run is announced');
  const [finished] = next.announced;
  assert.ok(
    finished !== undefined &&
      finished.run.membersClosed > 0 &&
      finished.run.found > 0 &&
      finished.run.withdrawn > 0,
  );
  assert.ok(finished.run.membersRead < finished.run.markets / 4, 'only what had changed was read');

  await eventually(
    async () => (await readFile(join(folder, 'served-run'))).includes('"{\\"id\\":2,'),
    'the second run is kept in its turn',
  );
  await next.end();
  const third = await startForgetful(t, rebuild, folder);
  assert.deepEqual(describe(await third.reaches(2)), describe(followed));
});

/** A whole file under the right names that holds no run, as only a bug could write it. */
async function writeNonsense(folder: string, store: Store): Promise<Buffer> {
  const { signal } = new AbortController();
  const stored = await findStoredRun(store, signal);
  assert.ok(stored);
  const path = join(folder, 'nonsense');
  const writer = await ArrayFileWriter.create(path, 10_000);
  await writer.add('data', { catalog: {} }, signal);
  const place = { folder, program: readListingProgram('one') };
  await writer.complete(keptRunNames(place, stored), signal);
  await writer.close();
  const file = await readFile(path);
  await rm(path);
  return file;
}

test('a file that is damaged, of another program or another database is not served but replaced', async (t) => {
  const rebuild = await openRebuild(t);
  rebuild.clock.moveTo('2026-09-15T12:10:00Z');
  rebuild.venues.venue_a.put(rung(10), rung(20), rung(30));
  await rebuild.list('venue_a');
  await rebuild.list('venue_b');
  await rebuild.run();
  const { folder } = await keepRun(t, rebuild);
  const path = join(folder, 'served-run');
  const whole = await readFile(path);
  const checkRebuilt = async (file: Uint8Array, graphVersion = 'one') => {
    await writeFile(path, file);
    const next = await startForgetful(t, rebuild, folder, graphVersion);
    const served = await next.reaches(1);
    assert.ok(isInOrderOfRun(served));
    await eventually(async () => !(await readFile(path)).equals(file), 'another file is kept');
    await next.end();
    return served;
  };
  const flipped = Buffer.from(whole);
  const at = Math.floor(Math.random() * whole.length);
  flipped[at] = (flipped[at] ?? 0) ^ 16;
  await checkRebuilt(flipped);
  await checkRebuilt(whole, 'two');
  await checkRebuilt(await writeNonsense(folder, rebuild.store));

  // A run of the same number, made at the same time, in a database that was emptied.
  await rebuild.rows('set session_replication_role = replica; truncate graph_run, graph_member cascade');
  rebuild.forget();
  rebuild.clock.moveTo('2026-09-15T12:10:00Z');
  rebuild.venues.venue_a.markets.delete('key-LADDER-10');
  rebuild.venues.venue_a.put(rung(40));
  await rebuild.list('venue_a');
  await rebuild.run();
  const served = await checkRebuilt(whole);
  assert.deepEqual(
    Array.from(served.catalog.byName(), (index) => served.catalog.id(index)),
    ['LADDER-20', 'LADDER-30', 'LADDER-40'],
  );
});
