/** Sealing an hour: whole, or not at all. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { VenueId } from '../../src/core/contract/index.ts';
import { LiveMarkets } from '../../src/core/market/index.ts';
import { copyToFile } from '../../src/store/history/copy-to-file.ts';
import {
  findSealedTradeIds,
  loadRecentTrades,
  loadTradeMinutes,
  loadTrades,
} from '../../src/store/history/index.ts';
import { bundledProgram } from '../harness/bundled-program.ts';
import { openTestStore } from '../harness/test-database.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { countEverything } from './count-everything.ts';
import { openTestHistory, type TestHistory } from './open-test-history.ts';
import { hourMs, noon, type PlainTrade } from './recorded-rows.ts';

let recorded: TestHistory;
beforeEach(async () => {
  recorded = await openTestHistory();
  await recorded.rows.addMarkets(20);
});
afterEach(() => recorded.close());

/** So many rows of every kind in an hour, made by the database. */
async function fillHour(hour: number, count: number): Promise<void> {
  const { rows } = recorded;
  const common = `select $1::timestamptz + (n * interval '3599 seconds' / ${count}), n % 20 + 1 as market, n
    from generate_series(1, ${count}) n`;
  const at = [new Date(hour)];
  for (const [kind, columns] of [
    ['quote', 'ts, market, n * 100 % 1000000, null, n * 37 % 1000000'],
    [
      'trade',
      `ts, ts + interval '1 second', n::bigint * 1000000, market, n * 100 % 999900 + 100, n % 8, 'id ' || n`,
    ],
    ['top', 'ts, n * 7, null, n * 11, n * 13, market, n * 100 % 1000000, null, n % 5 + 1'],
    ['depth', `date_trunc('second', ts), n * 1000, market, n % 99 * 10000 + 10000, n % 5`],
  ] as const) {
    const table = await rows.makeHour(kind, hour);
    await rows.query(`insert into ${table} select ${columns} from (${common}) made (ts, market, n)`, at);
  }
}

/** But for what is made of them: the last quotes of an hour. */
async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/closing/'))
    .sort();
}

async function hotTables(): Promise<number> {
  const rows = await recorded.rows.query(
    `select 1 from pg_tables where tablename ~ '^tick_[a-z]+_[0-9]+_[0-9]+$'`,
  );
  return rows.length;
}

function trade(id: string, ts: number): PlainTrade {
  return {
    market: 3,
    ts,
    receivedAt: ts + 5,
    id,
    price: 250_000,
    quantity: 4_000_000,
    takerAction: 'buy',
    outcome: 'no',
    block: false,
  };
}

test('hours are sealed oldest first, once they are over for long enough', async () => {
  for (const place of [1, 0, 2]) await fillHour(noon + place * hourMs, 200);
  const before = await countEverything(recorded);
  const order: string[] = [];
  const sealing = recorded.sealing(noon + 2 * hourMs + 600_000, {
    onSealed: ({ kind, hour }, { rows }) => order.push(`${(hour - noon) / hourMs} ${kind} ${rows}`),
  });
  await sealing.sealDue();
  assert.deepEqual(
    order,
    [0, 1].flatMap((hour) => ['depth', 'quote', 'top', 'trade'].map((kind) => `${hour} ${kind} 200`)),
  );
  assert.deepEqual(await countEverything(recorded), before);
  assert.equal(await hotTables(), 4);
  assert.deepEqual(
    (await filesIn(recorded.folder))
      .filter((file) => file.includes('/top/'))
      .map((file) => file.slice(recorded.folder.length)),
    ['/top/2026-09-15/top-20260915T12-0.parquet', '/top/2026-09-15/top-20260915T13-0.parquet'],
  );
  const { parts, rows, failures } = sealing.status();
  assert.deepEqual({ parts, rows, failures }, { parts: 8, rows: 1_600, failures: 0 });
});

test('a file that is not what was written is caught before the table goes', async () => {
  await fillHour(noon, 5_000);
  const before = await countEverything(recorded);
  const damages: ((path: string) => Promise<void>)[] = [
    async (path) => truncate(path, (await stat(path)).size - 100),
    (path) => writeFile(path, 'not a file of this kind'),
    async (path) => {
      // As if a row had been lost on the way.
      await recorded.history.engine.query(
        `copy (from read_parquet(['${path}']) limit 4999) to '${path}.seal-less' (format parquet)`,
      );
      await copyFile(`${path}.seal-less`, path);
    },
  ];
  for (const damage of damages) {
    const sealing = recorded.sealing(noon + 10 * hourMs, { hooks: { written: damage } });
    await sealing.sealDue();
    assert.equal(sealing.status().failures, 4);
    assert.equal(sealing.status().parts, 0);
    assert.equal(await hotTables(), 4);
    assert.deepEqual(await countEverything(recorded), before);
  }
  await recorded.sealing(noon + 10 * hourMs).sealDue();
  assert.equal(await hotTables(), 0);
  assert.deepEqual(await countEverything(recorded), before);
});

test('rows that come while a file is written keep the hour hot until the next round', async () => {
  await recorded.rows.addTrades([trade('first', noon)]);
  let late = true;
  const sealing = recorded.sealing(noon + 10 * hourMs, {
    hooks: {
      written: async () => {
        if (late) await recorded.rows.addTrades([trade('second', noon + 1)]);
        late = false;
      },
    },
  });
  await sealing.sealDue();
  assert.equal(sealing.status().parts, 0);
  await sealing.sealDue();
  assert.deepEqual([sealing.status().parts, sealing.status().rows, sealing.status().failures], [1, 2, 0]);
});

test('rows that come after sealing make a further part, and known trades are found', async () => {
  await recorded.rows.addTrades([trade('a', noon), trade("b'", noon + 5)]);
  await recorded.sealing(noon + 10 * hourMs).sealDue();
  const asked = ['a', 'c', "b'", 'd'].map((id) => ({ market: 3, id }));
  const known = await findSealedTradeIds(recorded.history, noon, [...asked, { market: 4, id: 'a' }]);
  assert.deepEqual([...known.keys()], [3]);
  assert.deepEqual([...(known.get(3) ?? [])].sort(), ['a', "b'"]);
  assert.equal((await findSealedTradeIds(recorded.history, noon, [{ market: 4, id: 'a' }])).size, 0);
  assert.equal((await findSealedTradeIds(recorded.history, noon + hourMs, asked)).size, 0);
  await recorded.rows.addTrades([trade('c', noon + 2)]);
  await recorded.sealing(noon + 10 * hourMs).sealDue();
  const parts = await recorded.rows.query('select part, file, rows from tick_hour order by part');
  assert.deepEqual(parts, [
    { part: 0, file: 'trade/2026-09-15/trade-20260915T12-0.parquet', rows: '2' },
    { part: 1, file: 'trade/2026-09-15/trade-20260915T12-1.parquet', rows: '1' },
  ]);
  const found = await loadTrades(recorded.history, 3, { from: noon, to: noon + hourMs, limit: 10 });
  assert.deepEqual(
    found.map(({ id }) => id),
    ["b'", 'c', 'a'],
  );
});

test('sealed rows are small', async () => {
  for (const [kind, columns] of [
    ['quote', 'ts, m, a, b, c'],
    ['top', 'ts, q * 10000, r * 10000, q * b, r * a, m, a, b, 1 + q % 3'],
    ['depth', `date_trunc('second', ts), q * 1000000, m, a, q % 2`],
  ] as const) {
    const table = await recorded.rows.makeHour(kind, noon);
    await recorded.rows.query(
      `insert into ${table} select ${columns} from (
        select $1::timestamptz + interval '1 ms' * floor(random() * 3600000) as ts, 1 + floor(random() * 20)::integer as m,
          300000 + 1000 * floor(random() * 40)::integer as a, 400000 + 1000 * floor(random() * 40)::integer as b,
          350000 as c, floor(random() * 100000)::bigint as q, floor(random() * 100000)::bigint as r
        from generate_series(1, 30000)) made`,
      [new Date(noon)],
    );
  }
  await recorded.sealing(noon + 2 * hourMs).sealDue();
  const sizes = await recorded.rows.query(
    'select kind, (bytes / rows)::integer as bytes from tick_hour order by kind',
  );
  assert.equal(sizes.length, 3);
  for (const { kind, bytes } of sizes)
    assert(Number(bytes) <= 30, `${String(kind)}: ${String(bytes)} bytes a row`);
});

test('trades of the last day add up by the minute, hot and sealed', async () => {
  await recorded.rows.addTrades([
    trade('a', noon),
    trade('b', noon + 59_999),
    trade('c', noon + 60_000),
    trade('d', noon + hourMs),
  ]);
  const sum = async (): Promise<Record<string, string>> => {
    const sums: Record<string, string> = {};
    for (const { venue, id, minute, count, notional, net } of await loadTradeMinutes(recorded.history, {
      from: noon + 1,
      to: noon + 2 * hourMs,
    })) {
      sums[`${venue} ${id} ${minute - noon / 60_000}`] = `${count} ${notional} ${net}`;
    }
    return sums;
  };
  const one = 750_000n * 4_000_000n;
  const expected = {
    'venue_b market,"3" 0': `2 ${2n * one} ${-2n * one}`,
    'venue_b market,"3" 59': `1 ${one} ${-one}`,
  };
  assert.deepEqual(await sum(), expected);
  await recorded.sealing(noon + 2 * hourMs).sealDue();
  assert.equal(await hotTables(), 1);
  assert.deepEqual(await sum(), expected);
});

test('where files cannot be written, rows stay in the database and are sealed later', async () => {
  await fillHour(noon, 100);
  const before = await countEverything(recorded);
  let full = true;
  const sealing = recorded.sealing(noon + 10 * hourMs, {
    hooks: {
      written: async () => {
        if (full) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      },
    },
  });
  await sealing.sealDue();
  assert.deepEqual([sealing.status().parts, sealing.status().failures], [0, 4]);
  assert.deepEqual(await filesIn(recorded.folder), []);
  assert.deepEqual(await countEverything(recorded), before);
  full = false;
  // It is tried again after some rounds, not at once.
  await sealing.sealDue();
  assert.equal(sealing.status().parts, 0);
  for (let round = 0; round < 4; round++) await sealing.sealDue();
  assert.equal(sealing.status().parts, 4);
  assert.deepEqual(await countEverything(recorded), before);
});

test('hours older than history is kept go: first their names, later their files', async () => {
  await fillHour(noon, 50);
  await fillHour(noon + 30 * hourMs, 50);
  let now = noon + 40 * hourMs;
  const sealing = recorded.sealing(now, { now: () => now }, { retentionMs: 20 * hourMs });
  await sealing.sealDue();
  assert.deepEqual(await recorded.rows.query('select distinct hour from tick_hour'), [
    { hour: new Date(noon + 30 * hourMs) },
  ]);
  assert.equal((await filesIn(recorded.folder)).length, 8);
  now += hourMs - 1;
  await sealing.sealDue();
  assert.equal((await filesIn(recorded.folder)).length, 8);
  now += 1;
  await sealing.sealDue();
  assert.equal((await filesIn(recorded.folder)).length, 4);
  assert.equal(sealing.status().filesRemoved, 4);
});

test('a file that no part names stays, unless it is older than history is kept', async () => {
  await fillHour(noon, 50);
  await recorded.sealing(noon + 2 * hourMs).sealDue();
  // As after a crash between forgetting and removing, or with an older copy of the database.
  await recorded.rows.query('delete from tick_hour');
  const day = 24 * hourMs;
  await recorded.sealing(noon + 40 * day).sealDue();
  assert.equal((await filesIn(recorded.folder)).length, 4);
  await recorded.sealing(noon + 40 * day, {}, { retentionMs: 50 * day }).sealDue();
  assert.equal((await filesIn(recorded.folder)).length, 4);
  await recorded.sealing(noon + 40 * day, {}, { retentionMs: 30 * day }).sealDue();
  assert.equal((await filesIn(recorded.folder)).length, 0);
});

test('killed at any instant, nothing is lost and nothing is there twice', async () => {
  const rounds = testRounds({ usual: 3, full: 10 });
  let killed = 0;
  for (let round = 0; round < rounds; round++) {
    for (const place of [0, 1]) await fillHour(noon + (2 * round + place) * hourMs, 1_500);
    const before = await countEverything(recorded);
    const child = spawn(
      process.execPath,
      [
        await bundledProgram(new URL('./sealing-process.ts', import.meta.url)),
        recorded.url,
        recorded.folder,
        String(noon + 1_000 * hourMs),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    await sleep(Math.random() * 700);
    child.kill('SIGKILL');
    const [, signal] = await ended;
    if (signal === 'SIGKILL') killed++;
    assert.deepEqual(await countEverything(recorded), before, `round ${round}`);
  }
  assert(killed > 0, 'no process lived long enough to be killed');
  const before = await countEverything(recorded);
  await recorded.sealing(noon + 1_000 * hourMs).sealDue();
  assert.deepEqual(await countEverything(recorded), before);
  assert.equal(await hotTables(), 0);
  const named = await recorded.rows.query('select file from tick_hour order by file');
  assert.deepEqual(
    await filesIn(recorded.folder),
    named.map(({ file }) => join(recorded.folder, String(file))).sort(),
  );
});

test('a folder that was emptied while we run is made again, and what is still in the database is sealed', async () => {
  await fillHour(noon, 20_000);
  const before = await countEverything(recorded);
  const sealing = recorded.sealing(noon + 10 * hourMs);
  await rm(recorded.folder, { recursive: true });
  await sealing.sealDue().catch(() => undefined);
  for (let round = 0; round < 4; round++) await sealing.sealDue();
  assert.equal(sealing.status().parts, 4);
  assert.deepEqual(await countEverything(recorded), before);
});

test('a file that cannot be written does not leave the database sending to a closed reader', async () => {
  const { store, close } = await openTestStore({ statementTimeoutMs: 900_000, connectionsMax: 1 });
  try {
    const rows = `select repeat('x', 200) from generate_series(1, 500000)`;
    const path = join(recorded.folder, 'nowhere', 'rows.csv');
    await assert.rejects(
      store.transact((client) => copyToFile(client, rows, path)),
      { code: 'failed' },
    );
    assert.match(await store.probe(), /^\d+/);
  } finally {
    await close();
  }
});

test('what the last day traded is the same after a restart, hot and sealed', async () => {
  const dayMs = 24 * hourMs;
  const now = noon + 30 * hourMs + 31_000;
  const split = Math.floor((now - 2 * hourMs) / 60_000) * 60_000;
  const traded: PlainTrade[] = Array.from({ length: 400 }, (_, place) => ({
    ...trade(`t${place}`, now - Math.floor((place * 26 * hourMs) / 400)),
    market: (place % 3) + 1,
    price: 10_000 + place,
    outcome: place % 5 === 0 ? 'no' : 'yes',
    takerAction: place % 7 === 0 ? 'sell' : 'buy',
    block: place === 5,
  }));
  await recorded.rows.addTrades(traded);
  const venueOf = (market: number): VenueId => (market % 2 === 0 ? 'venue_a' : 'venue_b');
  const nameOf = (market: number) => `market,"${market}"`;
  const plain = ({ market, ts, receivedAt: _, ...rest }: PlainTrade) => ({
    venue: venueOf(market),
    market: nameOf(market),
    trade: { ...rest, venueTime: ts },
    archived: false,
  });
  const before = new LiveMarkets();
  for (const { venue, market, trade: each } of traded.map(plain)) {
    before.takeTrade(venue, market, each, each.venueTime);
  }
  const counts = (live: LiveMarkets) =>
    [1, 2, 3].map((market) => live.find(venueOf(market), nameOf(market))?.trades24h(now));
  const byId = (left: { trade: { id: string } }, right: { trade: { id: string } }) =>
    left.trade.id.localeCompare(right.trade.id);
  for (const sealed of [false, true]) {
    if (sealed) await recorded.sealing(now).sealDue();
    const after = new LiveMarkets();
    for (const { venue, id, ...minute } of await loadTradeMinutes(recorded.history, {
      from: now - dayMs,
      to: split,
    })) {
      after.loadTradeMinute(venue, id, minute);
    }
    const recent = await loadRecentTrades(recorded.history, { since: split, limit: 400 });
    assert.deepEqual(
      recent.toSorted(byId),
      traded
        .filter(({ ts }) => ts >= split)
        .map(plain)
        .sort(byId),
    );
    for (const { venue, market, trade: each } of recent) {
      after.takeTrade(venue, market, each, each.venueTime);
      // A feed repeats them.
      after.takeTrade(venue, market, each, now);
    }
    assert.deepEqual(counts(after), counts(before), sealed ? 'sealed' : 'hot');
    await assert.rejects(loadRecentTrades(recorded.history, { since: split, limit: 5 }), {
      code: 'too_many_rows',
    });
  }
  assert.ok((await hotTables()) < 5, 'both were looked at');
});
