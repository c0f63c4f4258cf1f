/** An import beside other writers: listing cycles that bring the same markets, a recorder that has the same trades. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client } from 'pg';
import { KnownListing, runListingCycle } from '../../src/ingest/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import {
  createTickWriter,
  loadArchivedTrades,
  type Store,
  saveTicks,
  takeRecorderSession,
} from '../../src/store/index.ts';
import { eventually } from '../harness/eventually.ts';
import { fakeTime, sketchMarket } from '../harness/fake-venue.ts';
import { addSettled, FakePast, hourMs } from './fake-past.ts';
import { dumpPast, type ImportFixture, openImport } from './import-fixture.ts';

const now = () => fakeTime;

function sketchPast(): FakePast {
  const past = new FakePast();
  for (let place = 0; place < 3; place++) addSettled(past, `M-${place}`, 2 + place);
  past.listing.put(sketchMarket({ id: 'OPEN' }));
  return past;
}

/** The listing includes settled markets, too, as changes do. */
async function runCycles(store: Store, past: FakePast): Promise<void> {
  const known = new KnownListing();
  for (const kind of ['full', 'changes'] as const) {
    const outcome = await runListingCycle(
      { venue: past.venue, store, log: silentLog, now, known },
      kind,
      new AbortController().signal,
    );
    assert.ok(outcome.kind === 'finished' && outcome.incomplete === undefined, JSON.stringify(outcome));
  }
}

async function runImport({ run }: ImportFixture, past: FakePast): Promise<void> {
  assert.equal((await run(past.venue)).incomplete, undefined);
}

/** Lets something else happen right before one query. False if there were not as many. */
async function interrupt(
  store: Store,
  at: number,
  other: () => Promise<void>,
  work: () => Promise<void>,
): Promise<boolean> {
  const query = store.query.bind(store);
  let count = 0;
  store.query = async (run, signal) => {
    count += 1;
    if (count === at) {
      // What the other one asks is not counted.
      const counting = store.query;
      store.query = query;
      await other();
      store.query = counting;
    }
    return query(run, signal);
  };
  try {
    await work();
  } finally {
    store.query = query;
  }
  return count >= at;
}

async function empty({ rows }: ImportFixture): Promise<void> {
  await rows(
    'set session_replication_role = replica; truncate listing_cycle, listing_quarantine, market, contract_version, settlement, event, event_version, series, series_version, rule_text, import_run, history_import, archived_trade, archived_price, recorded_market restart identity cascade; set session_replication_role = origin',
  );
}

test('a whole import between any two queries of listing cycles, and the other way round', async (t) => {
  const plain = await openImport(t, now);
  await runCycles(plain.store, sketchPast());
  await runImport(plain, sketchPast());
  const expected = await dumpPast(plain.rows);

  const beside = await openImport(t, now);
  let met = 0;
  for (const inner of ['import', 'cycles'] as const) {
    for (let at = 1; ; at++) {
      await empty(beside);
      const past = sketchPast();
      const works = { import: () => runImport(beside, past), cycles: () => runCycles(beside.store, past) };
      const outer = inner === 'import' ? works.cycles : works.import;
      if (!(await interrupt(beside.store, at, works[inner], outer))) break;
      met += 1;
      assert.deepEqual(await dumpPast(beside.rows), expected, `${inner} before query ${at}`);
    }
  }
  assert.ok(met >= 25, `${met} times`);
});

test('a trade that is recorded is not archived as well', async (t) => {
  const { store, rows, run } = await openImport(t, now);
  const past = sketchPast();
  const trades = past.trades.get('M-1') ?? [];
  const [hot, sealed, other] = trades;
  assert.ok(hot !== undefined && sealed !== undefined && other !== undefined);
  const hourOf = (ms: number) => Math.floor(ms / hourMs) * hourMs;
  const iso = (ms: number) => new Date(ms).toISOString();
  const table = `tick_trade_${iso(hot.venueTime).slice(0, 13).replace(/[-T]/g, '')}_0`;
  await rows(`
    insert into recorder_session (started_at, covered_until, heartbeat_at)
    values ('${iso(fakeTime - 40 * hourMs)}', '${iso(fakeTime)}', now());
    insert into recorded_market (venue, id) values ('venue_a', 'M-1');
    insert into tick_hour (kind, hour, part) values ('trade', '${iso(hourOf(hot.venueTime))}', 0);
    create table ${table} (like tick_trade including all);
    insert into ${table} select '${iso(hot.venueTime)}', now(), ${hot.quantity}, key, ${hot.price}, 0, '${hot.id}'
      from recorded_market;
    insert into tick_hour (kind, hour, part, file, rows, bytes, checksum, sealed_at)
    select 'trade', hour, 0, 'f', 1, 1, 'c', now()
    from (values ('${iso(hourOf(sealed.venueTime))}'::timestamptz), ('${iso(hourOf(other.venueTime))}')) as h (hour)`);
  const looked: number[] = [];
  await run(past.venue, {
    findSealedTradeIds: async (hour, asked) => {
      looked.push(hour);
      return new Map(asked.map(({ market }) => [market, new Set([sealed.id])]));
    },
  });
  const archived = async (id: string) =>
    (await loadArchivedTrades(store, { venue: 'venue_a', id }, { from: 0, to: fakeTime, limit: 100 })).map(
      (trade) => trade.id,
    );
  const expected = trades.map(({ id }) => id).filter((id) => id !== hot.id && id !== sealed.id);
  assert.deepEqual(await archived('M-1'), expected);
  assert.deepEqual(looked, [hourOf(other.venueTime), hourOf(sealed.venueTime)]);
  // Nothing of this one was ever recorded.
  assert.equal((await archived('M-0')).length, 24);
});

test('where sealed hours cannot be read, their trades are left out', async (t) => {
  const { store, rows, run } = await openImport(t, now);
  const past = sketchPast();
  const [first] = past.trades.get('M-1') ?? [];
  const hour = new Date(Math.floor((first?.venueTime ?? 0) / hourMs) * hourMs).toISOString();
  await rows(`
    insert into recorded_market (venue, id) values ('venue_a', 'M-1');
    insert into tick_hour (kind, hour, part, file, rows, bytes, checksum, sealed_at)
    values ('trade', '${hour}', 0, 'f', 1, 1, 'c', now())`);
  await run(past.venue);
  const page = { from: 0, to: fakeTime, limit: 100 };
  const archived = await loadArchivedTrades(store, { venue: 'venue_a', id: 'M-1' }, page);
  assert.deepEqual(
    archived.map(({ id }) => id),
    (past.trades.get('M-1') ?? []).slice(1).map(({ id }) => id),
  );
});

test('an hour that is sealed while sealed ones are looked into is looked into as well', async (t) => {
  const { store, rows, run } = await openImport(t, now);
  const past = sketchPast();
  const trades = past.trades.get('M-1') ?? [];
  const [hot, sealed] = trades;
  assert.ok(hot !== undefined && sealed !== undefined);
  const iso = (ms: number) => new Date(ms).toISOString();
  const hourOf = (ms: number) => Math.floor(ms / hourMs) * hourMs;
  assert.notEqual(hourOf(hot.venueTime), hourOf(sealed.venueTime));
  const table = `tick_trade_${iso(hot.venueTime).slice(0, 13).replace(/[-T]/g, '')}_0`;
  await rows(`
    insert into recorder_session (started_at, covered_until, heartbeat_at)
    values ('${iso(fakeTime - 40 * hourMs)}', '${iso(fakeTime)}', now());
    insert into recorded_market (venue, id) values ('venue_a', 'M-1');
    insert into tick_hour (kind, hour, part) values ('trade', '${iso(hourOf(hot.venueTime))}', 0);
    create table ${table} (like tick_trade including all);
    insert into ${table} select '${iso(hot.venueTime)}', now(), ${hot.quantity}, key, ${hot.price}, 0, '${hot.id}'
      from recorded_market;
    insert into tick_hour (kind, hour, part, file, rows, bytes, checksum, sealed_at)
    values ('trade', '${iso(hourOf(sealed.venueTime))}', 0, 'f', 1, 1, 'c', now())`);
  let isSealed = false;
  await run(past.venue, {
    findSealedTradeIds: async (_hour, asked) => {
      if (!isSealed) {
        isSealed = true;
        await rows(`
          update tick_hour set file = 'g', rows = 1, bytes = 1, checksum = 'c', sealed_at = now() where file is null;
          drop table ${table}`);
      }
      return new Map(asked.map(({ market }) => [market, new Set([hot.id, sealed.id])]));
    },
  });
  const archived = await loadArchivedTrades(
    store,
    { venue: 'venue_a', id: 'M-1' },
    { from: 0, to: fakeTime, limit: 100 },
  );
  assert.deepEqual(
    archived.map(({ id }) => id),
    trades.map(({ id }) => id).filter((id) => id !== hot.id && id !== sealed.id),
  );
});

test('no recorder starts, and brings a trade again, while it is archived', async (t) => {
  const { store, rows, run, url } = await openImport(t, now);
  const past = new FakePast();
  addSettled(past, 'M-1', 3);
  const [trade] = past.trades.get('M-1') ?? [];
  assert.ok(trade !== undefined);
  const iso = (ms: number) => new Date(ms).toISOString();
  await rows(`
    insert into recorder_session (started_at, covered_until, heartbeat_at, over)
    values ('${iso(fakeTime - 40 * hourMs)}', '${iso(fakeTime - hourMs)}', now(), true);
    insert into recorded_market (venue, id) values ('venue_a', 'M-1')`);
  const blocker = new Client({ connectionString: url });
  await blocker.connect();
  const waiting = async () =>
    (
      await rows(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length;
  try {
    // The archive is written, and its transaction cannot end.
    await blocker.query('begin; lock table history_import in exclusive mode');
    const importing = run(past.venue);
    await eventually(async () => (await waiting()) === 1, 'the import has written');
    const recording = (async () => {
      const session = await takeRecorderSession(store, { now, deadAfterMs: 0 });
      assert.ok(session !== undefined);
      const writer = createTickWriter({ store, findSealedTradeIds: async () => new Map() });
      const { venueTime, ...fields } = trade;
      const market = { venue: 'venue_a', id: 'M-1' } as const;
      await saveTicks(writer, session, {
        number: 1,
        quotes: [],
        tops: [],
        depths: [],
        trades: [{ ...fields, market, ts: venueTime, receivedAt: fakeTime }],
        gaps: [],
        tradeGaps: [],
        coveredUntil: fakeTime,
      });
    })();
    await Promise.race([recording, eventually(async () => (await waiting()) === 2, 'the recorder waits')]);
    await blocker.query('rollback');
    await Promise.all([importing, recording]);
  } finally {
    await blocker.end();
  }
  const [parts] = await rows(`select hour from tick_hour where kind = 'trade'`);
  const table = `tick_trade_${iso(trade.venueTime).slice(0, 13).replace(/[-T]/g, '')}_0`;
  const recorded = parts === undefined ? [] : await rows(`select id from ${table}`);
  const archived = await rows(`select id from archived_trade where id = '${trade.id}'`);
  assert.equal(recorded.length + archived.length, 1);
});
