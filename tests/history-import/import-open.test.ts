/** The past of open markets beside the live feed: in order of money, once, and on after whatever goes wrong. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import {
  createTickWriter,
  loadArchivedPrices,
  loadArchivedTrades,
  loadImportedPast,
  type Store,
  StoreError,
  saveTicks,
  takeRecorderSession,
} from '../../src/store/index.ts';
import { VenueError } from '../../src/venues/index.ts';
import { fakeTime } from '../harness/fake-venue.ts';
import { FakePast, hourMs, sketchTrade } from './fake-past.ts';
import { addOpen, openOpenImport } from './open-fixture.ts';

const now = () => fakeTime;
const whole = { from: 0, to: fakeTime + 1, limit: 1_000 };

test('a fresh start archives trades and prices of open markets, those with the most money first', async (t) => {
  const fixture = await openOpenImport(t, now);
  const past = new FakePast();
  for (const id of ['IDLE', 'HELD', 'SECOND', 'FIRST', 'UNKNOWN']) addOpen(past, id);
  addOpen(past, 'OLD', 60);
  fixture.money.set('IDLE', { volume24hUsd: 0, openInterestUsd: 0 });
  fixture.money.set('HELD', { volume24hUsd: 0, openInterestUsd: 9_000 });
  fixture.money.set('OLD', { volume24hUsd: 10, openInterestUsd: 5 });
  fixture.money.set('SECOND', { volume24hUsd: 70, openInterestUsd: 1 });
  fixture.money.set('FIRST', { volume24hUsd: 70, openInterestUsd: 2 });
  await fixture.list(past.venue);
  assert.deepEqual(await fixture.round(past.venue), { kind: 'finished', incomplete: undefined });

  const order = ['FIRST', 'SECOND', 'OLD', 'HELD'];
  assert.deepEqual([...past.asked.keys()], order);
  assert.deepEqual(
    fixture.imported.map(({ id }) => id),
    order,
  );
  for (const { id, trades, prices } of fixture.imported) {
    const name = { venue: 'venue_a', id } as const;
    const archived = await loadArchivedTrades(fixture.store, name, whole);
    const since = fakeTime - 30 * 24 * hourMs;
    const expected = (past.trades.get(id) ?? []).filter(({ venueTime }) => venueTime >= since);
    assert.deepEqual(archived, expected);
    assert.deepEqual(trades, expected);
    const points = (past.prices.get(id) ?? []).filter(({ at }) => at >= since);
    assert.deepEqual(prices, points);
    assert.deepEqual(await loadArchivedPrices(fixture.store, name, whole), points.toReversed());
  }
  const { markets, done, failed, running, finishedAt } = fixture.board.read('venue_a');
  assert.deepEqual([markets, done, failed, running, finishedAt], [4, 4, 0, false, fakeTime]);

  past.asked.clear();
  assert.equal((await fixture.round(past.venue)).kind, 'finished');
  assert.deepEqual([...past.asked], []);
  assert.equal(fixture.board.read('venue_a').done, 4);

  addOpen(past, 'NEW', 1);
  fixture.money.set('NEW', { volume24hUsd: 1, openInterestUsd: 0 });
  await fixture.list(past.venue);
  await fixture.round(past.venue);
  assert.deepEqual([...past.asked.keys()], ['NEW']);
});

test('no more markets are asked for than the bound, and no more trades of one are kept', async (t) => {
  const fixture = await openOpenImport(t, now);
  const past = new FakePast();
  for (let place = 0; place < 6; place++) {
    addOpen(past, `M-${place}`);
    fixture.money.set(`M-${place}`, { volume24hUsd: place + 1, openInterestUsd: 0 });
  }
  await fixture.list(past.venue);
  await fixture.round(past.venue, { marketsMax: 2, tradesMax: 15 });
  assert.deepEqual([...past.asked.keys()], ['M-5', 'M-4']);
  const name = { venue: 'venue_a', id: 'M-5' } as const;
  const newest = (past.trades.get('M-5') ?? []).slice(0, 15);
  assert.deepEqual(await loadArchivedTrades(fixture.store, name, whole), newest);
  assert.equal((await loadImportedPast(fixture.store, 'venue_a', 'M-5')).tradesCutAt, 15);
  past.asked.clear();
  // What was cut is asked for again only where more is wanted.
  await fixture.round(past.venue, { marketsMax: 2, tradesMax: 15 });
  assert.deepEqual([...past.asked], []);
  await fixture.round(past.venue, { marketsMax: 1, tradesMax: 1_000 });
  assert.deepEqual(await loadArchivedTrades(fixture.store, name, whole), past.trades.get('M-5'));
});

test('a venue that answers 429 or 500 pauses the import, longer each time, and it goes on', async (t) => {
  for (const code of ['rate_limited', 'server_error'] as const) {
    const fixture = await openOpenImport(t, now);
    const past = new FakePast();
    for (let place = 0; place < 5; place++) {
      addOpen(past, `M-${place}`);
      fixture.money.set(`M-${place}`, { volume24hUsd: 10 - place, openInterestUsd: 0 });
    }
    await fixture.list(past.venue);
    let left = 7;
    const issues: (string | undefined)[] = [];
    past.fail = () => {
      issues.push(fixture.board.read('venue_a').issue);
      left -= 1;
      return left >= 0 ? new VenueError(code, 'not now') : undefined;
    };
    const pause = { failuresInARow: 3, backoff: { firstMs: 1_000, maxMs: 3_000 } };
    assert.deepEqual(await fixture.round(past.venue, { pause }), { kind: 'finished', incomplete: undefined });
    // After the third failure, and after each one since: the first answer ends it.
    assert.equal(fixture.pauses.length, 5);
    const bounds = [1_000, 2_000, 3_000, 3_000, 3_000];
    for (const [place, ms] of fixture.pauses.entries()) {
      assert.ok(ms <= (bounds[place] ?? 0) && ms >= (bounds[place] ?? 0) / 2, `${ms}`);
    }
    assert.equal(fixture.imported.length, 5);
    const { done, failed, issue } = fixture.board.read('venue_a');
    assert.deepEqual([done, failed, issue], [5, 0, undefined]);
  }
});

test('a market that fails to the last is counted, noted, and tried again by the next round', async (t) => {
  const fixture = await openOpenImport(t, now);
  const past = new FakePast();
  for (const id of ['GOOD', 'BAD']) {
    addOpen(past, id);
    fixture.money.set(id, { volume24hUsd: 1, openInterestUsd: 0 });
  }
  await fixture.list(past.venue);
  past.fail = (id) => (id === 'BAD' ? new VenueError('not_found', 'no such market') : undefined);
  const outcome = await fixture.round(past.venue);
  assert.ok(outcome.kind === 'finished' && outcome.incomplete?.reason === 'markets_failed');
  assert.equal(past.asked.get('BAD'), 3);
  assert.deepEqual(fixture.pauses, []);
  assert.equal(fixture.board.read('venue_a').failed, 1);
  const [row] = await fixture.rows('select failure from history_import where failure is not null');
  assert.match(String(row?.['failure']), /no such market/);
  past.fail = () => undefined;
  await fixture.round(past.venue);
  assert.deepEqual(fixture.board.read('venue_a').failed, 0);
  assert.deepEqual(
    fixture.imported.map(({ id }) => id),
    ['GOOD', 'BAD'],
  );
});

test('trades that are recorded while they are imported are there once', async (t) => {
  const fixture = await openOpenImport(t, now);
  const { store, rows } = fixture;
  const past = new FakePast();
  addOpen(past, 'M-1', 2);
  fixture.money.set('M-1', { volume24hUsd: 1, openInterestUsd: 0 });
  await fixture.list(past.venue);
  const [before, during, after] = past.trades.get('M-1') ?? [];
  assert.ok(before !== undefined && during !== undefined && after !== undefined);
  const session = await takeRecorderSession(store, { now, deadAfterMs: 0 });
  assert.ok(session !== undefined);
  const writer = createTickWriter({ store, findSealedTradeIds: async () => new Map() });
  let number = 0;
  const record = async ({ venueTime, ...fields }: ReturnType<typeof sketchTrade>) => {
    number += 1;
    await saveTicks(writer, session, {
      number,
      quotes: [],
      tops: [],
      depths: [],
      trades: [{ ...fields, market: { venue: 'venue_a', id: 'M-1' }, ts: venueTime, receivedAt: fakeTime }],
      gaps: [],
      tradeGaps: [],
      coveredUntil: fakeTime,
    });
  };
  await record(before);
  // Recorded after it was fetched, and before it is saved.
  const { venue } = past;
  const beside = {
    ...venue,
    readPriceHistory: async (...asked: Parameters<typeof venue.readPriceHistory>) => {
      await record(during);
      return venue.readPriceHistory(...asked);
    },
  };
  assert.equal((await fixture.round(beside)).kind, 'finished');
  const archivedIds = async () =>
    (await loadArchivedTrades(store, { venue: 'venue_a', id: 'M-1' }, whole)).map(({ id }) => id);
  const archived = await archivedIds();
  assert.ok(archived.includes(after.id));
  const [imported] = fixture.imported;
  assert.deepEqual(
    imported?.trades.map(({ id }) => id),
    archived,
  );
  // Recorded after it was imported: the recorded form replaces the archived one.
  await record(after);
  const recorded = await allRecorded(rows);
  assert.deepEqual(recorded.toSorted(), [before.id, during.id, after.id].toSorted());
  assert.deepEqual(
    [...recorded, ...(await archivedIds())].toSorted(),
    (past.trades.get('M-1') ?? []).map(({ id }) => id).toSorted(),
  );
});

async function allRecorded(rows: (sql: string) => Promise<Record<string, unknown>[]>): Promise<string[]> {
  const tables = await rows(`select tablename from pg_tables where tablename ~ '^tick_trade_[0-9]'`);
  const ids: string[] = [];
  for (const { tablename } of tables) {
    for (const { id } of await rows(`select id from ${tablename}`)) ids.push(String(id));
  }
  return ids;
}

test('after a day without a recorder only what has come since is asked for', async (t) => {
  const fixture = await openOpenImport(t, now);
  const { store, rows } = fixture;
  const past = new FakePast();
  addOpen(past, 'M-1');
  fixture.money.set('M-1', { volume24hUsd: 1, openInterestUsd: 0 });
  await fixture.list(past.venue);
  const iso = (ms: number) => new Date(ms).toISOString();
  await rows(`
    insert into recorder_session (started_at, covered_until, heartbeat_at, over)
    values ('${iso(fakeTime)}', '${iso(fakeTime + hourMs)}', now(), true)`);
  await fixture.round(past.venue);
  const name = { venue: 'venue_a', id: 'M-1' } as const;
  const atFirst = await loadArchivedTrades(store, name, whole);
  const later = fakeTime + 24 * hourMs;
  past.trades.get('M-1')?.unshift(sketchTrade('M-1-later', later - 2 * hourMs));
  past.prices.get('M-1')?.push({ at: later - hourMs, price: 777_000 });
  const asked: number[] = [];
  const { venue } = past;
  const watched = {
    ...venue,
    readTrades: (...[market, from, to, signal]: Parameters<typeof venue.readTrades>) => {
      asked.push(from);
      return venue.readTrades(market, from, to, signal);
    },
  };

  // Half an hour without one: feeds see to that.
  await rows(`
    insert into recorder_session (started_at, covered_until, heartbeat_at, over)
    values ('${iso(fakeTime + 1.5 * hourMs)}', '${iso(fakeTime + 2 * hourMs)}', now(), true)`);
  await fixture.round(watched, { now: () => fakeTime + 2 * hourMs });
  assert.deepEqual(asked, []);

  await rows(`
    insert into recorder_session (started_at, covered_until, heartbeat_at)
    values ('${iso(later)}', '${iso(later)}', now())`);
  await fixture.round(watched, { now: () => later });
  assert.deepEqual(asked, [fakeTime - 600_000]);
  const everything = { ...whole, to: later };
  assert.equal((await loadArchivedTrades(store, name, everything)).length, atFirst.length + 1);
  assert.deepEqual(
    fixture.imported[1]?.trades.map(({ id }) => id),
    ['M-1-later'],
  );
  assert.deepEqual(fixture.imported[1]?.prices, [{ at: later - hourMs, price: 777_000 }]);
  assert.deepEqual((await loadImportedPast(store, 'venue_a', 'M-1')).trades, {
    from: fakeTime - 10 * 24 * hourMs,
    until: later,
  });
});

test('one process imports from a venue at a time, and a dead one is taken over', async (t) => {
  const fixture = await openOpenImport(t, now);
  const past = new FakePast();
  addOpen(past, 'M-1');
  fixture.money.set('M-1', { volume24hUsd: 1, openInterestUsd: 0 });
  await fixture.list(past.venue);
  await fixture.rows(`
    insert into import_run (venue, since, started_at, heartbeat_at, markets, new_markets, quarantined, imported, failed)
    values ('venue_a', now(), now(), now(), 0, 0, 0, 0, 0)`);
  assert.deepEqual(await fixture.round(past.venue), { kind: 'busy' });
  assert.deepEqual([...past.asked], []);
  assert.equal((await fixture.round(past.venue, { silenceMaxMs: 0 })).kind, 'finished');
  assert.equal(fixture.imported.length, 1);
  const runs = await fixture.rows('select reason from import_run order by id');
  assert.deepEqual(
    runs.map(({ reason }) => reason),
    ['abandoned', null],
  );
});

type Transaction = ReturnType<Parameters<Parameters<Store['query']>[0]>[0]['transaction']>;

/** The store, whose next saved past is committed, or undone, while its answer is lost. */
function losesAnswer(store: Store, isCommitted: boolean): Store {
  const lost = new StoreError('unavailable', 'The database cannot be reached.');
  let isLeft = true;
  let wasSaved = false;
  const query: Store['query'] = async (run, signal) => {
    const result = await store.query((db, options) => {
      const watched = replaced(db, 'transaction', () => watch(db.transaction()));
      return run(watched, options);
    }, signal);
    if (!wasSaved) return result;
    wasSaved = false;
    throw lost;
  };
  const watch = (started: Transaction): Transaction => {
    const execute: Transaction['execute'] = (work) =>
      started.execute(async (trx) => {
        const result = await work(trx);
        if (!isLeft || !Value.Check(Saved, result)) return result;
        isLeft = false;
        wasSaved = isCommitted;
        if (!isCommitted) throw lost;
        return result;
      });
    return replaced(started, 'execute', execute);
  };
  return replaced(store, 'query', query);
}

/** The object, with another member of this name. */
function replaced<Whole extends object>(whole: Whole, member: keyof Whole, instead: unknown): Whole {
  return new Proxy(whole, {
    get: (target, name) => {
      if (name === member) return instead;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const Saved = Type.Object({ kind: Type.Literal('saved') });

for (const isCommitted of [true, false]) {
  test(`a market whose answer is lost is announced once, ${isCommitted ? 'saved' : 'not saved'} by then`, async (t) => {
    const fixture = await openOpenImport(t, now);
    const past = new FakePast();
    for (const id of ['FIRST', 'SECOND']) addOpen(past, id);
    fixture.money.set('FIRST', { volume24hUsd: 2, openInterestUsd: 1 });
    fixture.money.set('SECOND', { volume24hUsd: 1, openInterestUsd: 1 });
    await fixture.list(past.venue);
    const round = fixture.round(past.venue, { store: losesAnswer(fixture.store, isCommitted) });
    await assert.rejects(round, { name: 'StoreError', code: 'unavailable' });
    assert.deepEqual(fixture.imported, []);
    past.asked.clear();
    const next = await fixture.round(past.venue, { silenceMaxMs: 0 });
    assert.deepEqual(next, { kind: 'finished', incomplete: undefined });
    assert.deepEqual([...past.asked.keys()], isCommitted ? ['SECOND'] : ['FIRST', 'SECOND']);
    assert.deepEqual(
      fixture.imported.map(({ id }) => id),
      ['FIRST', 'SECOND'],
    );
    for (const { id, trades, prices } of fixture.imported) {
      assert.deepEqual(trades, past.trades.get(id));
      assert.deepEqual(prices, past.prices.get(id));
    }
    fixture.imported.length = 0;
    await fixture.round(past.venue);
    assert.deepEqual(fixture.imported, []);
  });
}
