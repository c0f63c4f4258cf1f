/** The engine of sealed files: bounded, and shut in its folder. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ParquetEngine } from '../../src/store/history/parquet-engine.ts';
import { ScanLimit } from '../../src/store/history/scan-limit.ts';

let parent: string;
let engine: ParquetEngine;

before(async () => {
  parent = await mkdtemp(join(tmpdir(), "routeur-engine's-"));
  const folder = join(parent, 'history');
  const temporaryFolder = join(folder, 'unfinished');
  await mkdir(temporaryFolder, { recursive: true });
  await writeFile(join(parent, 'secret.csv'), 'a,b\n1,2\n');
  await writeFile(join(folder, 'open.csv'), 'a,b\n1,2\n');
  engine = await ParquetEngine.open(
    { folder, temporaryFolder },
    { memoryBytesMax: 64_000_000, threads: 1, statementsMax: 2, waitingMax: 3 },
  );
});
after(async () => {
  await engine.close();
  await assert.rejects(engine.query('select 1'), { code: 'unavailable' });
  await rm(parent, { recursive: true });
});

const quoted = (path: string): string => `'${path.replaceAll("'", "''")}'`;

test('it reads nothing outside its folder, loads nothing and stays as it was set', async () => {
  const open = await engine.query(`select b from ${quoted(join(parent, 'history/open.csv'))}`);
  assert.deepEqual(
    open.map((row) => ({ ...row })),
    [{ b: 2n }],
  );
  for (const statement of [
    `select * from ${quoted(join(parent, 'secret.csv'))}`,
    `copy (select 1) to ${quoted(join(parent, 'made.csv'))}`,
    'install httpfs',
    'load httpfs',
    `select * from 'https://127.0.0.1:1/x.parquet'`,
    `set memory_limit = '8GB'`,
    'set enable_external_access = true',
  ]) {
    await assert.rejects(engine.query(statement), { code: 'failed' }, statement);
  }
});

test('what does not fit into its memory is spilled or refused, and it goes on', async () => {
  const [sorted] = await engine.query(
    'select count(*) as n from (select i, md5(i::varchar) as text from range(2000000) t(i) order by text limit 1999999)',
  );
  assert.equal(sorted?.['n'], 1_999_999n);
  await assert.rejects(
    engine.query("select length(string_agg(md5(i::varchar), '')) from range(20000000) t(i)"),
    { code: 'failed' },
  );
  const [used] = await engine.query('select sum(memory_usage_bytes)::bigint as bytes from duckdb_memory()');
  assert(Number(used?.['bytes']) <= 64_000_000, `${String(used?.['bytes'])} bytes`);
});

test('a statement is stopped by its signal', async () => {
  const stop = new AbortController();
  const endless = engine.query('select count(*) from range(100000000000) a, range(1000000) b', stop.signal);
  setImmediate(() => stop.abort());
  await assert.rejects(endless, { code: 'cancelled' });
  await assert.rejects(engine.query('select 1', AbortSignal.abort()), { code: 'cancelled' });
});

test('rows come in pages, all of them or none, and a reader that leaves or is stopped gives its turn back', async () => {
  const statement = 'select i::integer as i from range(100000) t(i)';
  let [pages, sum] = [0, 0];
  for await (const rows of engine.pages(statement)) {
    pages++;
    for (const row of rows) sum += Number(row['i']);
  }
  assert(pages > 10);
  assert.equal(sum, (99_999 * 100_000) / 2);
  for (let reader = 0; reader < 5; reader++) {
    for await (const rows of engine.pages(statement)) {
      assert(rows.length > 0);
      break;
    }
    const stop = new AbortController();
    await assert.rejects(
      async () => {
        for await (const rows of engine.pages(statement, stop.signal)) if (rows.length > 0) stop.abort();
      },
      { code: 'cancelled' },
    );
    // It fails at a row of a later page.
    const failing = `select if(i = 90000, error('late'), '') as text from range(100000) t(i)`;
    await assert.rejects(engine.pages(failing).next(), { code: 'failed' });
  }
  assert.equal((await engine.query('select 7 as place'))[0]?.['place'], 7);
});

test('few run at once, some wait, and the line has an end', async () => {
  const asked = Array.from({ length: 6 }, (_, place) => engine.query(`select ${place} as place`));
  const outcomes = await Promise.allSettled(asked);
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    [...Array.from({ length: 5 }, () => 'fulfilled'), 'rejected'],
  );
  const [next] = await engine.query('select 7 as place');
  assert.equal(next?.['place'], 7);
});

test('one call reads so many rows and no more', () => {
  const scan = new ScanLimit(10);
  scan.count(4);
  scan.count(6);
  assert.throws(() => scan.count(1), { code: 'too_many_rows' });
});
