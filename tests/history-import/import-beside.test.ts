/** An import beside whoever else writes: listing cycles that bring the same markets, a recorder that has the same trades. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KnownListing, runListingCycle } from '../../src/ingest/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { loadArchivedTrades, type Store } from '../../src/store/index.ts';
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

/** The listing tells of settled markets, too, as changes do. */
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
    findSealedTradeIds: async (_market, hour, ids) => {
      looked.push(hour);
      return new Set(ids.filter((id) => id === sealed.id));
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

test('where nobody can look into sealed hours, their trades are left out', async (t) => {
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
