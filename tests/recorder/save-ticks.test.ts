/** Batches in a real PostgreSQL: exact, once, by one recorder, and with gaps where one ended. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import {
  createTickWriter,
  endRecorderSession,
  findTradesSince,
  type RecorderSession,
  type Store,
  StoreError,
  saveTicks,
  type TickBatch,
  type TickOf,
  type TopRow,
  takeRecorderSession,
} from '../../src/store/index.ts';
import { eventually } from '../harness/eventually.ts';
import { openTestStore } from '../harness/test-database.ts';
import { batchOf, hour, one, topOf, tradeOf, two } from './tick-fixtures.ts';

const now = () => hour;

async function openFor(t: TestContext): Promise<Store> {
  const { store, close } = await openTestStore();
  t.after(close);
  return store;
}

function writerFor(store: Store, sealed: ReadonlySet<string> = new Set()) {
  const asked: string[] = [];
  const writer = createTickWriter({
    store,
    findSealedTradeIds: async (_hour, trades) => {
      asked.push(...trades.map(({ id }) => id));
      return new Map(trades.map(({ market }) => [market, sealed]));
    },
  });
  return { writer, asked };
}

/** With `deadAfterMs` 0 the next recorder takes over. */
async function take(store: Store, at = hour): Promise<RecorderSession> {
  const session = await takeRecorderSession(store, { now: () => at, deadAfterMs: 0 });
  assert.ok(session !== undefined);
  return session;
}

async function rowsOf(store: Store, table: string): Promise<Record<string, unknown>[]> {
  const { rows } = await store.query((db) =>
    sql<Record<string, unknown>>`select * from ${sql.table(table)} order by ts`.execute(db),
  );
  return rows;
}

async function gapsOf(store: Store) {
  const gaps = await store.query((db) => db.selectFrom('book_gap').selectAll().orderBy('began_at').execute());
  return gaps.map(({ market, began_at, ended_at, cause }) => ({
    market,
    from: began_at.getTime() - hour,
    to: ended_at && ended_at.getTime() - hour,
    cause,
  }));
}

async function isLive(store: Store, id: string): Promise<boolean | undefined> {
  const row = await store.query((db) =>
    db.selectFrom('recorded_market').select('live').where('id', '=', id).executeTakeFirst(),
  );
  return row?.live;
}

/** What sealing does to an hour, without a file. */
async function seal(store: Store, kind: string, table: string, part: number): Promise<void> {
  await store.query((db) =>
    db.transaction().execute(async (trx) => {
      await sql`lock table ${sql.table(table)} in exclusive mode`.execute(trx);
      await sql`update tick_hour set file = ${`${table}.parquet`}, rows = 1, bytes = 1, checksum = 'x', sealed_at = now()
        where kind = ${kind} and part = ${part}`.execute(trx);
      await sql`drop table ${sql.table(table)}`.execute(trx);
    }),
  );
}

async function isWaiting(store: Store): Promise<boolean> {
  const { rows } = await store.query((db) =>
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    ),
  );
  return rows.length > 0;
}

const micros = fc.oneof(
  fc.constantFrom(0, 1, 2 ** 31, 2 ** 32, 2 ** 32 - 1, Number.MAX_SAFE_INTEGER),
  fc.maxSafeNat(),
);
const price = fc.integer({ min: 0, max: 1_000_000 });
const anyTop = fc.record({
  market: fc.constantFrom(one, two),
  ts: fc.integer({ min: hour, max: hour + 3_599_999 }),
  changes: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  bid: fc.option(price, { nil: undefined }),
  bidQuantity: fc.option(micros, { nil: undefined }),
  ask: fc.option(price, { nil: undefined }),
  askQuantity: fc.option(micros, { nil: undefined }),
  yesDepth: fc.bigInt(0n, 2n ** 63n - 1n),
  noDepth: fc.bigInt(0n, 2n ** 63n - 1n),
}) satisfies fc.Arbitrary<TickOf<TopRow>>;

test('rows come out of the database as they went in, to the last digit', async (t) => {
  const store = await openFor(t);
  const session = await take(store);
  const { writer } = writerFor(store);
  const tops = fc.sample(anyTop, { numRuns: 5_000, seed: 7 }).sort((a, b) => a.ts - b.ts);
  const { rows } = await saveTicks(
    writer,
    session,
    batchOf(1, {
      tops,
      quotes: [
        { market: one, ts: hour, yesAsk: undefined, noAsk: undefined, price: undefined },
        { market: two, ts: hour + 1, yesAsk: 999_900, noAsk: 100, price: 500_000 },
      ],
      depths: [
        { market: one, ts: hour, entry: 'clear', price: 0, quantity: 0 },
        { market: one, ts: hour + 1_000, entry: 'full', price: 0, quantity: 0 },
        { market: one, ts: hour + 2_000, entry: 'top', price: 0, quantity: 0 },
        { market: one, ts: hour + 3_000, entry: 'bid', price: 100, quantity: Number.MAX_SAFE_INTEGER },
        { market: two, ts: hour + 4_000, entry: 'ask', price: 999_900, quantity: 1 },
      ],
    }),
  );
  assert.equal(rows, 5_007);
  const keys = new Map(
    (await store.query((db) => db.selectFrom('recorded_market').select(['key', 'id']).execute())).map(
      ({ key, id }) => [id, key],
    ),
  );
  // Several rows may have one time: as texts they can be sorted whole.
  const text = (row: unknown) =>
    JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
  const found = (await rowsOf(store, 'tick_top_2026111512_0')).map(text).sort();
  const expected = tops
    .map((top) =>
      text({
        ts: new Date(top.ts),
        bid_quantity: top.bidQuantity === undefined ? null : BigInt(top.bidQuantity),
        ask_quantity: top.askQuantity === undefined ? null : BigInt(top.askQuantity),
        yes_depth: top.yesDepth,
        no_depth: top.noDepth,
        market: keys.get(top.market.id),
        bid: top.bid ?? null,
        ask: top.ask ?? null,
        changes: top.changes,
      }),
    )
    .sort();
  assert.deepEqual(found, expected);
  assert.deepEqual(await rowsOf(store, 'tick_quote_2026111512_0'), [
    { ts: new Date(hour), market: keys.get(one.id), yes_ask: null, no_ask: null, price: null },
    { ts: new Date(hour + 1), market: keys.get(two.id), yes_ask: 999_900, no_ask: 100, price: 500_000 },
  ]);
  assert.deepEqual(
    (await rowsOf(store, 'tick_depth_2026111512_0')).map(({ entry, price, quantity }) => [
      entry,
      price,
      quantity,
    ]),
    [
      [2, 0, 0n],
      [3, 0, 0n],
      [4, 0, 0n],
      [0, 100, BigInt(Number.MAX_SAFE_INTEGER)],
      [1, 999_900, 1n],
    ],
  );
});

test('the keys of markets that are no longer recorded are forgotten, and found again if they come back', async (t) => {
  const store = await openFor(t);
  const session = await take(store);
  let elapsed = 0;
  const writer = createTickWriter({
    store,
    findSealedTradeIds: async () => new Map(),
    elapsed: () => elapsed,
  });
  let number = 0;
  const record = async (...ids: readonly string[]): Promise<number> => {
    const trades = ids.map((id) => tradeOf(`${id} ${number}`, hour, { venue: 'venue_a', id }));
    number += 1;
    await saveTicks(writer, session, batchOf(number, { trades }));
    return writer.keys.size;
  };
  assert.equal(await record('OPEN', 'CLOSED'), 2);
  for (let turn = 1; turn <= 3; turn += 1) {
    elapsed = turn * 3_600_000;
    await record('OPEN', `NEW ${turn}`);
  }
  assert.equal(await record('OPEN'), 2, 'it, and the one that was new an hour ago');
  await record('CLOSED');
  const markets = await store.query((db) => db.selectFrom('recorded_market').select('id').execute());
  assert.deepEqual(markets.map(({ id }) => id).sort(), ['CLOSED', 'NEW 1', 'NEW 2', 'NEW 3', 'OPEN']);
  const trades = await rowsOf(store, 'tick_trade_2026111512_0');
  const closed = trades.filter(({ id }) => String(id).startsWith('CLOSED')).map(({ market }) => market);
  assert.equal(closed.length, 2);
  assert.equal(closed[0], closed[1], 'under the key it had');
});

test('rows go to the tables of their hours', async (t) => {
  const store = await openFor(t);
  const session = await take(store);
  const { writer } = writerFor(store);
  const tops = [topOf(hour - 1, 1), topOf(hour, 2), topOf(hour + 3_599_999, 3), topOf(hour + 3_600_000, 4)];
  await saveTicks(writer, session, batchOf(1, { tops }));
  await saveTicks(writer, session, batchOf(2, { tops: [topOf(hour + 1, 5)] }));
  const sizes = async (table: string) => (await rowsOf(store, table)).map((row) => row['bid_quantity']);
  assert.deepEqual(await sizes('tick_top_2026111511_0'), [1n]);
  assert.deepEqual(await sizes('tick_top_2026111512_0'), [2n, 5n, 3n]);
  assert.deepEqual(await sizes('tick_top_2026111513_0'), [4n]);
});

test('a trade is stored once, from any source and however often it comes', async (t) => {
  const store = await openFor(t);
  const first = await take(store);
  const writers = [writerFor(store).writer, writerFor(store).writer] as const;
  const sent = [tradeOf('a', hour), tradeOf('a', hour), tradeOf('b', hour + 1), tradeOf('a', hour, two)];
  assert.equal((await saveTicks(writers[0], first, batchOf(1, { trades: sent }))).rows, 3);
  const second = await take(store);
  const again = [...sent, tradeOf('c', hour + 2)];
  assert.equal((await saveTicks(writers[1], second, batchOf(1, { trades: again }))).rows, 1);
  const rows = await rowsOf(store, 'tick_trade_2026111512_0');
  assert.deepEqual(rows.map(({ id }) => id).sort(), ['a', 'a', 'b', 'c']);
  const flagged = {
    ...tradeOf('d', hour + 3_600_000),
    takerAction: 'sell' as const,
    outcome: 'no' as const,
    block: true,
  };
  await saveTicks(writers[1], second, batchOf(2, { trades: [flagged] }));
  const [row] = await rowsOf(store, 'tick_trade_2026111513_0');
  assert.equal(row?.['flags'], 7);
  assert.deepEqual(row?.['received_at'], new Date(hour + 3_600_150));
});

test('rows that come after their hour was sealed make a further part, and sealed trades are not written again', async (t) => {
  const store = await openFor(t);
  const session = await take(store);
  const { writer, asked } = writerFor(store, new Set(['sealed']));
  const trades = [tradeOf('sealed', hour)];
  await saveTicks(writer, session, batchOf(1, { tops: [topOf(hour, 1)], trades }));
  assert.deepEqual(asked, []);
  await seal(store, 'top', 'tick_top_2026111512_0', 0);
  await seal(store, 'trade', 'tick_trade_2026111512_0', 0);
  const late = [tradeOf('sealed', hour), tradeOf('late', hour + 5)];
  const { rows } = await saveTicks(writer, session, batchOf(2, { tops: [topOf(hour, 2)], trades: late }));
  assert.equal(rows, 2);
  assert.deepEqual(asked, ['sealed', 'late']);
  const [top] = await rowsOf(store, 'tick_top_2026111512_1');
  assert.equal(top?.['bid_quantity'], 2n);
  assert.deepEqual(
    (await rowsOf(store, 'tick_trade_2026111512_1')).map(({ id }) => id),
    ['late'],
  );
});

test('a batch whose commit was not heard of is not written twice', async (t) => {
  const store = await openFor(t);
  const session = await take(store);
  const { writer } = writerFor(store);
  const batch = batchOf(1, { tops: [topOf(hour, 1)] });
  assert.equal((await saveTicks(writer, session, batch)).rows, 1);
  assert.equal((await saveTicks(writer, session, batch)).rows, 0);
  assert.equal((await rowsOf(store, 'tick_top_2026111512_0')).length, 1);
  await assert.rejects(saveTicks(writer, session, batchOf(3, {})), TypeError);
});

test('a batch that fails leaves nothing behind, and the next one is not misled by it', async (t) => {
  const store = await openFor(t);
  const session = await take(store);
  const { writer } = writerFor(store);
  const gaps = [{ kind: 'opened' as const, market: one, at: hour, cause: '' }];
  await assert.rejects(saveTicks(writer, session, batchOf(1, { tops: [topOf(hour, 1)], gaps })), {
    code: 'failed',
  });
  assert.equal((await store.query((db) => db.selectFrom('tick_hour').selectAll().execute())).length, 0);
  assert.equal(await isLive(store, one.id), undefined);
  assert.equal((await saveTicks(writer, session, batchOf(1, { tops: [topOf(hour, 1)] }))).rows, 1);
  assert.equal((await rowsOf(store, 'tick_top_2026111512_0')).length, 1);
});

test('of two recorders one records; the other one finds out before it writes', async (t) => {
  const store = await openFor(t);
  const taken = await Promise.all(
    [1, 2, 3].map(() => takeRecorderSession(store, { now, deadAfterMs: 60_000 })),
  );
  const [first, ...others] = taken.filter((session) => session !== undefined);
  assert.ok(first !== undefined && others.length === 0);
  const { writer } = writerFor(store);
  await saveTicks(writer, first, batchOf(1, { tops: [topOf(hour, 1)] }));
  assert.equal(await takeRecorderSession(store, { now, deadAfterMs: 60_000 }), undefined);
  const second = await take(store);
  await assert.rejects(saveTicks(writer, first, batchOf(2, { tops: [topOf(hour, 2)] })), {
    code: 'session_lost',
  });
  await saveTicks(writerFor(store).writer, second, batchOf(1, { tops: [topOf(hour, 3)] }));
  const rows = await rowsOf(store, 'tick_top_2026111512_0');
  assert.deepEqual(
    rows.map((row) => row['bid_quantity']),
    [1n, 3n],
  );
});

test('a takeover leaves a gap in every book from where the other recorder had got to', async (t) => {
  const store = await openFor(t);
  const first = await take(store);
  assert.equal(first.coveredUntil, undefined);
  const { writer } = writerFor(store);
  const closed = (market: typeof one, at: number) => ({ kind: 'closed' as const, market, at: hour + at });
  const opened = (market: typeof one, at: number) => ({
    kind: 'opened' as const,
    market,
    at: hour + at,
    cause: 'gap',
  });
  await saveTicks(
    writer,
    first,
    batchOf(1, { gaps: [closed(one, 1_000), closed(two, 1_000)], coveredUntil: hour + 1_000 }),
  );
  assert.deepEqual(await gapsOf(store), [], 'nothing was recorded before, so nothing is missing');
  const events = [
    opened(one, 1_500),
    closed(one, 3_000),
    opened(two, 2_500),
    opened(one, 3_200),
    closed(one, 4_000),
  ];
  await saveTicks(writer, first, batchOf(2, { gaps: events, coveredUntil: hour + 4_000 }));
  const oneKey = 1;
  const twoKey = 2;
  const before = [
    { market: oneKey, from: 1_500, to: 3_000, cause: 'gap' },
    { market: twoKey, from: 2_500, to: null, cause: 'gap' },
    { market: oneKey, from: 3_200, to: 4_000, cause: 'gap' },
  ];
  assert.deepEqual(await gapsOf(store), before);
  const second = await take(store);
  assert.equal(second.coveredUntil, hour + 4_000);
  const restart = { market: oneKey, from: 4_000, to: null, cause: 'restart' };
  assert.deepEqual(await gapsOf(store), [...before, restart]);
  assert.equal(await isLive(store, one.id), false);
  const back = batchOf(1, { gaps: [closed(one, 9_000), closed(two, 8_000)], coveredUntil: hour + 9_000 });
  await saveTicks(writerFor(store).writer, second, back);
  assert.deepEqual(await gapsOf(store), [
    before[0],
    { ...before[1], to: 8_000 },
    before[2],
    { ...restart, to: 9_000 },
  ]);
  assert.equal(await isLive(store, one.id), true);
  await endRecorderSession(store, second, hour + 9_700);
  assert.deepEqual(
    (await gapsOf(store)).slice(-2).map(({ from, to, cause }) => ({ from, to, cause })),
    [
      { from: 9_700, to: null, cause: 'restart' },
      { from: 9_700, to: null, cause: 'restart' },
    ],
  );
  // A session that ended in order need not be waited for.
  assert.ok((await takeRecorderSession(store, { now, deadAfterMs: 60_000 })) !== undefined);
});

test('trades are fetched again from where a recorder began, until it has lived long enough to have fetched them', async (t) => {
  const store = await openFor(t);
  assert.equal(await findTradesSince(store, hour), undefined);
  const save = (session: RecorderSession, number: number, rows: Partial<TickBatch>) =>
    saveTicks(writerFor(store).writer, session, batchOf(number, rows));
  const first = await take(store);
  assert.equal(first.resumedFrom, undefined);
  await save(first, 1, { coveredUntil: hour + 60_000 });
  assert.equal(await findTradesSince(store, hour + 60_000), hour, 'it lived a minute: all of it');
  const second = await take(store, hour + 60_000);
  assert.equal(second.resumedFrom, hour);
  await save(second, 1, { coveredUntil: hour + 3_600_000 });
  const later = hour + 7_200_000;
  assert.equal(await findTradesSince(store, later), hour + 3_000_000, 'an hour: its last ten minutes');
  assert.equal((await take(store, later)).resumedFrom, hour + 3_000_000);
});

test('a session whose clock was ahead leaves no gap and no beginning in the future', async (t) => {
  const store = await openFor(t);
  const first = await take(store);
  const closed = { kind: 'closed' as const, market: one, at: hour + 1_000 };
  const ahead = batchOf(1, { gaps: [closed], coveredUntil: hour + 7_200_000 });
  await saveTicks(writerFor(store).writer, first, ahead);
  assert.equal(await findTradesSince(store, hour + 60_000), hour - 540_000);
  const second = await take(store, hour + 60_000);
  assert.deepEqual(second, { id: second.id, coveredUntil: hour + 60_000, resumedFrom: hour - 540_000 });
  assert.deepEqual(await gapsOf(store), [{ market: 1, from: 60_000, to: null, cause: 'restart' }]);
  const sessions = await store.query((db) =>
    db.selectFrom('recorder_session').select('covered_until').where('over', '=', false).execute(),
  );
  assert.deepEqual(
    sessions.map(({ covered_until }) => covered_until.getTime() - hour),
    [60_000],
  );
});

test('missed trades are written for a market or for its whole venue', async (t) => {
  const store = await openFor(t);
  const session = await take(store);
  const tradeGaps = [
    { venue: 'venue_a' as const, market: one, from: hour, to: hour + 5, cause: 'wall' },
    { venue: 'venue_b' as const, market: undefined, from: hour, to: hour, cause: 'overload' },
  ];
  await saveTicks(writerFor(store).writer, session, batchOf(1, { tradeGaps }));
  const rows = await store.query((db) => db.selectFrom('trade_gap').selectAll().orderBy('id').execute());
  assert.deepEqual(
    rows.map(({ venue, market, ended_at, cause }) => [venue, market, ended_at.getTime() - hour, cause]),
    [
      ['venue_a', 1, 5, 'wall'],
      ['venue_b', null, 0, 'overload'],
    ],
  );
});

test('an aborted save is over at once, and the same batch may be tried again', async (t) => {
  const store = await openFor(t);
  const session = await take(store);
  const { writer } = writerFor(store);
  const stop = new AbortController();
  // Another transaction holds the session, so that the save has to wait.
  await store.transact(async (client) => {
    await client.query('select from recorder_session for update');
    const saving = saveTicks(writer, session, batchOf(1, { tops: [topOf(hour, 1)] }), stop.signal);
    saving.catch(() => undefined);
    await eventually(() => isWaiting(store), 'the save waits for the session');
    stop.abort();
    await assert.rejects(saving, { code: 'cancelled' });
  });
  assert.equal((await saveTicks(writer, session, batchOf(1, { tops: [topOf(hour, 1)] }))).rows, 1);
  assert.equal((await rowsOf(store, 'tick_top_2026111512_0')).length, 1);
});

test('files that cannot be read hold up nothing: trades of their hour are reported as missing', async (t) => {
  const store = await openFor(t);
  const session = await take(store);
  const { writer } = writerFor(store);
  await saveTicks(writer, session, batchOf(1, { trades: [tradeOf('old', hour)] }));
  await seal(store, 'trade', 'tick_trade_2026111512_0', 0);
  let looks = 0;
  const blind = createTickWriter({
    store,
    findSealedTradeIds: async () => {
      looks += 1;
      throw new StoreError('failed', 'no such file');
    },
  });
  const trades = [
    tradeOf('late', hour + 700),
    tradeOf('later', hour + 900),
    tradeOf('new', hour + 3_600_000),
  ];
  const { rows } = await saveTicks(blind, session, batchOf(2, { tops: [topOf(hour, 2)], trades }));
  assert.equal(rows, 2);
  assert.equal(looks, 2);
  assert.equal((await rowsOf(store, 'tick_trade_2026111513_0')).length, 1);
  const gaps = await store.query((db) => db.selectFrom('trade_gap').selectAll().execute());
  assert.deepEqual(
    gaps.map(({ venue, market, began_at, ended_at, cause }) => [
      venue,
      market,
      began_at.getTime() - hour,
      ended_at.getTime() - hour,
      cause,
    ]),
    [['venue_a', 1, 700, 901, 'history_unreadable']],
  );
  // A database that is only busy is asked again, with the same batch.
  const busy = createTickWriter({
    store,
    findSealedTradeIds: async () => {
      throw new StoreError('unavailable', 'busy');
    },
  });
  await assert.rejects(saveTicks(busy, session, batchOf(3, { trades })), { code: 'unavailable' });
});

test('a recorded trade replaces its archived form, of which only the second is known', async (t) => {
  const store = await openFor(t);
  const session = await take(store);
  const { writer } = writerFor(store);
  await saveTicks(writer, session, batchOf(1, { trades: [tradeOf('first', hour)] }));
  await store.query((db) =>
    sql`insert into archived_trade values (${new Date(hour + 5_000)}, 1, 1, 1, 0, 'x'), (${new Date(hour - 1_000)}, 1, 1, 1, 0, 'y')`.execute(
      db,
    ),
  );
  const trades = [tradeOf('x', hour + 5_432), tradeOf('y', hour + 12), tradeOf('x', hour + 5_432, two)];
  for (const number of [2, 3]) await saveTicks(writer, session, batchOf(number, { trades }));
  const recorded = await rowsOf(store, 'tick_trade_2026111512_0');
  assert.deepEqual(recorded.map(({ market, id }) => [market, id]).sort(), [
    [1, 'first'],
    [1, 'x'],
    [1, 'y'],
    [2, 'x'],
  ]);
  assert.deepEqual(await rowsOf(store, 'archived_trade'), []);
});

test('more money than eight bytes hold is the most they hold, not less than nothing', async (t) => {
  const store = await openFor(t);
  const top = { ...topOf(hour, 1), yesDepth: 2n ** 63n, noDepth: 2n ** 63n - 1n };
  await saveTicks(writerFor(store).writer, await take(store), batchOf(1, { tops: [top] }));
  const [row] = await rowsOf(store, 'tick_top_2026111512_0');
  assert.equal(row?.['yes_depth'], 2n ** 63n - 1n);
  assert.equal(row?.['no_depth'], 2n ** 63n - 1n);
});

test('the beginning of a book is kept, whatever becomes of it', async (t) => {
  const store = await openFor(t);
  const { writer } = writerFor(store);
  const session = await take(store);
  const begin = async () => {
    const row = await store.query((db) =>
      db
        .selectFrom('recorded_market')
        .select(['live', 'book_from'])
        .where('id', '=', one.id)
        .executeTakeFirst(),
    );
    return [row?.live, row?.book_from?.getTime()];
  };
  await saveTicks(
    writer,
    session,
    batchOf(1, {
      gaps: [
        { kind: 'closed', market: one, at: hour + 1_000 },
        { kind: 'opened', market: one, at: hour + 2_000, cause: 'gap' },
      ],
    }),
  );
  assert.deepEqual(await begin(), [false, hour + 1_000]);
  await saveTicks(
    writer,
    session,
    batchOf(2, {
      gaps: [{ kind: 'closed', market: one, at: hour + 5_000 }],
    }),
  );
  assert.deepEqual(await begin(), [true, hour + 1_000]);
});
