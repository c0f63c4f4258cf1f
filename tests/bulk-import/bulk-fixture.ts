/** A database and a history folder, imports of folders into them, and everything that an import may leave there. */
import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { DuckDBInstance } from '@duckdb/node-api';
import { Client } from 'pg';
import { type BulkProgress, type BulkReport, runBulkImport } from '../../src/ingest/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { type History, openHistory } from '../../src/store/history/index.ts';
import type { Store } from '../../src/store/index.ts';
import { openTestStore } from '../harness/test-database.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface BulkFixture {
  readonly store: Store;
  readonly url: string;
  readonly historyFolder: string;
  readonly history: History;
  readonly rows: (text: string) => Promise<Row[]>;
  run(folder: string, onProgress?: (progress: BulkProgress) => void): Promise<BulkReport>;
}

/** After everything that is made. */
export const bulkNow = Date.UTC(2026, 10, 1);

export async function openBulk(t: TestContext): Promise<BulkFixture> {
  const { store, url, close } = await openTestStore();
  const historyFolder = await makeFolder(t);
  const client = new Client({ connectionString: url });
  await client.connect();
  const history = await openHistory({ store }, { folder: historyFolder });
  t.after(async () => {
    await history.close();
    await client.end();
    await close();
  });
  return {
    store,
    url,
    historyFolder,
    history,
    rows: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
    run: async (folder, onProgress) => {
      const outcome = await runBulkImport(
        { store, log: silentLog, now: () => bulkNow, historyFolder, ...(onProgress && { onProgress }) },
        folder,
        new AbortController().signal,
      );
      assert.equal(outcome.kind, 'finished');
      return outcome.report;
    },
  };
}

/** Removed after the test. */
export async function makeFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'routeur-bulk-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Rows of statements in an engine of the test's own. */
export async function askFiles(...statements: readonly string[]): Promise<Row[]> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  try {
    await connection.run(`set TimeZone = 'UTC'`);
    let rows: Row[] = [];
    for (const statement of statements) {
      rows = (await connection.runAndReadAll(statement)).getRowObjectsJson();
    }
    return rows;
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

/** What stays of an import: the files that are named, row by row, the base, and nothing else on disk. */
export async function dumpBulk({
  historyFolder,
  rows,
}: BulkFixture): Promise<Readonly<Record<string, unknown>>> {
  const files = await rows(
    'select kind, venue, month::text, file, rows::integer, generation from archive_file order by 1, 2, 3',
  );
  const onDisk = (await readdir(historyFolder, { recursive: true }))
    .filter((name) => name.endsWith('.parquet'))
    .sort();
  assert.deepEqual(onDisk, files.map(({ file }) => String(file)).sort());
  const left = (await readdir(join(historyFolder, 'unfinished'))).filter((name) => /^bulk-\d/.test(name));
  assert.deepEqual(left, []);
  const contents: Record<string, unknown> = {};
  for (const { kind, venue, month, file } of files) {
    contents[`${kind} ${venue} ${month}`] = await askFiles(
      `select * from read_parquet('${join(historyFolder, String(file))}')`,
    );
  }
  return {
    contents,
    base: await rows(
      `select venue, id, event_id, category, expected_end_at, settled_at, payout, price_1d, price_3d, price_7d, price_14d, price_30d
       from settled_market order by venue, id`,
    ),
    leftOut: await rows('select * from settled_left_out order by venue, id'),
  };
}
