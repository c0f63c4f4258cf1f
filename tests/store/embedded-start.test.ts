import assert from 'node:assert/strict';
import { once } from 'node:events';
import { access, readdir, stat, watch } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { DataFolderBusy, findRunningServer, startEmbeddedServer } from '@routeur/embedded-postgres';
import { eventually } from '../harness/eventually.ts';
import {
  answers,
  listServers,
  makeFolder,
  query,
  recordingLog,
  smallBuffers,
  spawnOwner,
  startOwner,
} from './embedded-fixture.ts';

const holder = 'a test';

/** Resolves when a file of this name is there or was there: looking again and again could miss it. */
async function awaitFile(folder: string, name: RegExp): Promise<void> {
  for await (const { filename } of watch(folder)) if (filename !== null && name.test(filename)) return;
}

test('starts from nothing and again, and closes without a trace', async (t) => {
  const folder = await makeFolder(t);
  const dataDir = join(folder, 'data');
  const { log } = recordingLog();
  for (const round of ['cold', 'warm'] as const) {
    const startedAt = performance.now();
    const server = await startEmbeddedServer({ log }, { dataDir, holder, sharedBuffers: smallBuffers });
    // How long it takes is the machine's affair.
    t.diagnostic(`${round} start: ${Math.round(performance.now() - startedAt)} ms`);
    assert.deepEqual(await query(server.connection, 'SELECT current_user::text, current_database()::text'), [
      ['routeur', 'routeur'],
    ]);
    assert.equal((await stat(server.connection.host)).mode & 0o777, 0o700);
    assert((await listServers(folder)).length > 0);
    await Promise.all([server.close(), server.close()]);
    assert.equal(server.pid, undefined);
    assert.deepEqual(await listServers(folder), []);
    assert.equal(await findRunningServer(dataDir), undefined);
    assert.equal(await answers(server.connection), false);
  }
});

test('runs with the settings that durability and secrecy need', async (t) => {
  const folder = await makeFolder(t);
  const { log, text } = recordingLog();
  const server = await startEmbeddedServer({ log }, { dataDir: folder, holder, sharedBuffers: smallBuffers });
  t.after(() => server.close());
  const expected = {
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    listen_addresses: '',
    max_wal_size: '1GB',
    max_connections: '100',
    shared_buffers: '16MB',
    server_encoding: 'UTF8',
    jit: 'off',
    TimeZone: 'UTC',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_min_messages: 'warning',
  };
  const rows = await query(
    server.connection,
    'SELECT name, current_setting(name) FROM pg_settings WHERE name = ANY($1)',
    [Object.keys(expected)],
  );
  assert.deepEqual(Object.fromEntries(rows), expected);
  const locale = await query(
    server.connection,
    'SELECT datlocprovider::text, datlocale FROM pg_database WHERE datname = $1',
    ['routeur'],
  );
  assert.deepEqual(locale, [['b', 'C.UTF-8']]);
  const bound = 'bound-value-4711';
  await assert.rejects(query(server.connection, 'SELECT $1::text::json', [`{"${bound}\n${bound}`]));
  await assert.rejects(query(server.connection, `SELECT '${bound}'::int`));
  await assert.rejects(query(server.connection, `SELECT 1 AS "${bound}" FROM missing`));
  // Everything that the server wrote has been read once its last line has.
  await server.close();
  assert(text().includes('22P02'));
  assert(!text().includes(bound));
});

test('refuses a second holder, in this process and in another', async (t) => {
  const folder = await makeFolder(t);
  const { log } = recordingLog();
  const owner = await startOwner(t, folder);
  const start = () => startEmbeddedServer({ log }, { dataDir: folder, holder, sharedBuffers: smallBuffers });
  await assert.rejects(start(), (error) => {
    assert(error instanceof DataFolderBusy);
    assert.equal(error.code, 'data_folder_busy');
    for (const part of [folder, String(owner.pid), 'embedded-owner'])
      assert(error.message.includes(part), part);
    return true;
  });
  assert.deepEqual(await findRunningServer(folder), owner.report.connection);
  assert.equal(await owner.close(), 0);

  const server = await start();
  await assert.rejects(start(), DataFolderBusy);
  assert.deepEqual(await findRunningServer(folder), server.connection);
  // Neither the refusal nor the question dropped the lock.
  const other = await startOwner(t, folder);
  assert.equal(other.report.error?.code, 'data_folder_busy');
  assert.equal(await other.close(), 0);
  await server.close();
});

test('asking after a server leaves no file', async (t) => {
  const folder = await makeFolder(t);
  assert.equal(await findRunningServer(folder), undefined);
  assert.equal(await findRunningServer(join(folder, 'missing')), undefined);
  assert.deepEqual(await readdir(folder), []);
});

test('a start that is called off leaves no process and no lock', async (t) => {
  const folder = await makeFolder(t);
  const { log } = recordingLog();
  const options = { dataDir: folder, holder, sharedBuffers: smallBuffers };
  for (const reached of ['initdb', 'server'] as const) {
    const controller = new AbortController();
    const arrived = awaitFile(folder, reached === 'initdb' ? /^postgres\.new-/ : /^postgres$/);
    const starting = startEmbeddedServer({ log }, options, controller.signal);
    await arrived;
    controller.abort(new Error('called off'));
    await assert.rejects(starting, /called off/);
    assert.deepEqual(await listServers(folder), []);
    assert.deepEqual(
      (await readdir(folder)).filter((name) => name.includes('.new-')),
      [],
    );
  }
  const server = await startEmbeddedServer({ log }, options);
  await server.close();
});

test('a kill during initdb leaves nothing half-made', async (t) => {
  const folder = await makeFolder(t);
  const owner = spawnOwner(folder);
  const exited = once(owner, 'exit');
  await eventually(async () => {
    const temporary = (await readdir(folder)).find((name) => name.startsWith('postgres.new-'));
    return temporary !== undefined && (await readdir(join(folder, temporary))).includes('base');
  }, 'initdb is at work').finally(() => owner.kill('SIGKILL'));
  await exited;
  await assert.rejects(access(join(folder, 'postgres')));
  const { log } = recordingLog();
  const server = await startEmbeddedServer({ log }, { dataDir: folder, holder, sharedBuffers: smallBuffers });
  assert(await answers(server.connection));
  await server.close();
  assert.deepEqual(
    (await readdir(folder)).filter((name) => name.includes('.new-')),
    [],
  );
});
