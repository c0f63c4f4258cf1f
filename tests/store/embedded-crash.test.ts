/** The start after a real crash, with the leftovers of each kind. */
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import { type EmbeddedServer, startEmbeddedServer } from '@routeur/embedded-postgres';
import pg from 'pg';
import { prepareBinaries } from '../../packages/embedded-postgres/binaries.ts';
import { thisMachine } from '../../packages/embedded-postgres/machine.ts';
import { isDead, readProcessFacts } from '../../packages/embedded-postgres/os-process.ts';
import { serverArguments } from '../../packages/embedded-postgres/settings.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { eventually } from '../harness/eventually.ts';
import {
  answers,
  isRoot,
  listChildren,
  listServers,
  makeFolder,
  query,
  recordingLog,
  smallBuffers,
  start,
  startOwner,
} from './embedded-fixture.ts';

let template: string;

before(async () => {
  template = await mkdtemp(join(tmpdir(), 'embedded-kept-'));
  if (isRoot) await chmod(template, 0o711);
  const server = await startEmbeddedServer(
    { log: silentLog },
    { dataDir: template, holder: 'a test', sharedBuffers: smallBuffers },
  );
  await query(server.connection, 'CREATE TABLE kept (n int PRIMARY KEY)');
  await query(server.connection, 'INSERT INTO kept VALUES (1)');
  await server.close();
});
after(() => rm(template, { recursive: true, force: true }));

/** A copy of the template, with the same owners. */
async function makeCluster(t: TestContext): Promise<{ folder: string; cluster: string; pidFile: string }> {
  const folder = await makeFolder(t);
  await promisify(execFile)('cp', ['-a', `${template}/.`, folder]);
  const cluster = join(folder, 'postgres');
  return { folder, cluster, pidFile: join(cluster, 'postmaster.pid') };
}

async function checkKept(server: EmbeddedServer): Promise<void> {
  assert.deepEqual(await query(server.connection, 'SELECT n FROM kept'), [[1]]);
}

test('(a) an orphan survives its owner and its broken pipe, and is replaced at the next start', async (t) => {
  const { folder } = await makeCluster(t);
  const owner = await startOwner(t, folder);
  const { connection, pid: orphan } = owner.report;
  assert(connection && orphan);
  await owner.kill();
  // Each of these makes the server write to a pipe without a reader.
  for (let n = 0; n < 200; n++) await assert.rejects(query(connection, 'SELECT 1 / 0'));
  assert(!isDead(await readProcessFacts(orphan)));
  assert(await answers(connection));

  const { server, lines } = await start(t, folder);
  assert(lines.some((line) => line.serverPid === orphan));
  // PID 1 of a container may never reap it.
  assert(isDead(await readProcessFacts(orphan)));
  assert.notEqual(server.pid, orphan);
  await checkKept(server);
  await server.close();
});

test('(b) a stale file is removed: its pid is dead, or belongs to an unrelated process, or it is empty', async (t) => {
  const { folder, cluster, pidFile } = await makeCluster(t);
  const gone = spawn('true');
  await once(gone, 'exit');
  for (const [pid, reason] of [
    [gone.pid, 'dead'],
    [process.pid, 'reused'],
    ['', 'unreadable'],
  ]) {
    await writeFile(pidFile, `${pid}\n${cluster}\n1790000000\n5432\n${folder}/socket\n\n`);
    await writeFile(join(folder, 'socket', '.s.PGSQL.5432.lock'), `${pid}\n${cluster}\n`);
    const { server, lines } = await start(t, folder);
    assert(lines.some((line) => line.reason === reason));
    await checkKept(server);
    await server.close();
  }
});

test('(c) a zombie counts as dead', async (t) => {
  const { folder, cluster, pidFile } = await makeCluster(t);
  const { uid, gid } = await stat(cluster);
  const owner = { uid, gid, name: undefined };
  const binaries = await prepareBinaries(thisMachine, folder, owner);
  const args = serverArguments({
    cluster,
    socketFolder: join(folder, 'socket'),
    access: { hba: join(folder, 'pg_hba.conf'), ident: join(folder, 'pg_ident.conf') },
    sharedBuffers: smallBuffers,
  });
  // The shell becomes a `sleep`, which reaps no child.
  const parent = spawn('/bin/sh', ['-c', '"$@" & exec sleep 300', 'sh', binaries.postgres, ...args], {
    ...(isRoot ? { uid, gid } : {}),
    cwd: '/',
    env: binaries.environment,
    stdio: 'ignore',
  });
  t.after(() => parent.kill('SIGKILL'));
  const readPidFile = () => readFile(pidFile, 'utf8').catch(() => '');
  await eventually(async () => /\nready *\n/.test(await readPidFile()), 'the server is ready');
  const zombie = Number((await readPidFile()).split('\n')[0]);
  process.kill(zombie, 'SIGKILL');
  await eventually(async () => (await readProcessFacts(zombie))?.state === 'Z', 'it is a zombie');

  const { server, lines } = await start(t, folder);
  assert(lines.some((line) => line.reason === 'zombie'));
  assert.equal((await readProcessFacts(zombie))?.state, 'Z');
  await checkKept(server);
  await server.close();
});

/** Writes rows after the `kept` there are, kills the server whole, and returns how many were acknowledged in all. */
async function killUnderWriteLoad(t: TestContext, folder: string, kept: number): Promise<number> {
  const owner = await startOwner(t, folder);
  const { connection, pid } = owner.report;
  assert(connection && pid);
  await query(connection, 'CREATE TABLE IF NOT EXISTS filled (n int, filler text)');
  // Enough to redo that the next start meets 57P03.
  await query(connection, "INSERT INTO filled SELECT n, repeat('x', 500) FROM generate_series(1, 200000) n");
  let acknowledged = kept;
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  const writing = (async () => {
    for (let n = kept + 1; ; n++) {
      await client.query('INSERT INTO kept VALUES ($1)', [n]);
      acknowledged = n;
    }
  })();
  const cut = assert.rejects(writing);
  await eventually(() => acknowledged > kept + 100, 'rows are being written');
  // Held first, so that it cannot shut anything down in order.
  process.kill(pid, 'SIGSTOP');
  const victims = await listChildren(pid);
  await owner.kill();
  for (const victim of [...victims, pid]) process.kill(victim, 'SIGKILL');
  await cut;
  await client.end();
  await eventually(async () => (await listServers(folder)).length === 0, 'all are dead');
  return acknowledged;
}

test('(d) a server killed whole under write load recovers, and no acknowledged row is lost', async (t) => {
  const { folder } = await makeCluster(t);
  let kept = 1;
  let refusedWhileRecovering = false;
  // On a busy machine the recovery may be over before the first question: then once more.
  for (let round = 1; round <= 10 && !refusedWhileRecovering; round++) {
    const acknowledged = await killUnderWriteLoad(t, folder, kept);
    const { server, lines } = await start(t, folder);
    refusedWhileRecovering = lines.some((line) => line.sqlState === '57P03');
    const [[found] = []] = await query(server.connection, 'SELECT count(*)::int FROM kept');
    // The row that was under way may be there too.
    assert(found === acknowledged || found === acknowledged + 1, `${found} of ${acknowledged}`);
    kept = found;
    await server.close();
  }
  assert(refusedWhileRecovering);
});

test('waits for the backends of a killed postmaster to leave', async (t) => {
  const { folder } = await makeCluster(t);
  const owner = await startOwner(t, folder);
  const { connection, pid } = owner.report;
  assert(connection && pid);
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const backend = rows[0]?.pid;
  assert(backend);
  process.kill(backend, 'SIGSTOP');
  await owner.kill();
  process.kill(pid, 'SIGKILL');

  const recording = recordingLog();
  const starting = startEmbeddedServer(
    { log: recording.log },
    { dataDir: folder, holder: 'a test', sharedBuffers: smallBuffers },
  );
  await eventually(
    () => recording.lines.filter((line) => line.sqlState === 'F0001').length >= 2,
    'the start was refused because of the backend, twice',
  );
  process.kill(backend, 'SIGCONT');
  const server = await starting;
  await checkKept(server);
  await client.end().catch(() => undefined);
  await server.close();
});

test('comes back each time that the postmaster is killed', async (t) => {
  const { folder } = await makeCluster(t);
  const { server } = await start(t, folder);
  for (let round = 1; round <= 5; round++) {
    const killed = server.pid;
    assert(killed);
    const killedAt = performance.now();
    process.kill(killed, 'SIGKILL');
    await eventually(() => server.pid !== undefined && server.pid !== killed, `restart ${round}`);
    t.diagnostic(`back after ${Math.round(performance.now() - killedAt)} ms`);
    await checkKept(server);
  }
  await server.close();
  assert.deepEqual(await listServers(folder), []);
});

test('can be closed while it is being restarted', async (t) => {
  const { folder, pidFile } = await makeCluster(t);
  for (const moment of ['at once', 'while it waits', 'while it starts'] as const) {
    const { server } = await start(t, folder);
    const killed = server.pid;
    assert(killed);
    process.kill(killed, 'SIGKILL');
    if (moment !== 'at once') await eventually(() => server.pid === undefined, 'the end was noticed');
    if (moment === 'while it starts') {
      await eventually(
        async () => !(await readFile(pidFile, 'utf8').catch(() => `${killed}`)).startsWith(`${killed}`),
        'a new server has begun',
      );
    }
    await server.close();
    assert.equal(server.pid, undefined);
    await eventually(async () => (await listServers(folder)).length === 0, 'backends have left');
  }
  await assert.rejects(access(join(folder, 'holder.json')));
});
