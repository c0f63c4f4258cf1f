/** Who runs the server. It needs root, to become somebody else; run without, all the other tests are the non-root case. */
import assert from 'node:assert/strict';
import { chmod, chown, cp, lstat, mkdir, readdir, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { thisMachine } from '../../packages/embedded-postgres/machine.ts';
import { canReach, loadOsUsers } from '../../packages/embedded-postgres/os-user.ts';
import { missing } from '../harness/test-needs.ts';
import {
  answers,
  hasCode,
  installedNative,
  makeFolder,
  query,
  start,
  startOwner,
} from './embedded-fixture.ts';

const needsRoot = { skip: missing('root') };
const unprivileged = { uid: 65534, gid: 65534, name: 'nobody' };
/** A uid that no system names. */
const unnamed = { uid: 54321, gid: 54321, name: undefined };

/** Without these, children of another user cannot be started at all. */
async function whyNot(user: typeof unprivileged | typeof unnamed): Promise<string | undefined> {
  const program = dirname(fileURLToPath(import.meta.url));
  for (const path of [program, process.execPath]) {
    if (!(await canReach(user, path))) return `uid ${user.uid} cannot reach ${path}`;
  }
  return undefined;
}

test('an ordinary user runs the server as itself, without HOME and USER', needsRoot, async (t) => {
  const reason = await whyNot(unprivileged);
  if (reason !== undefined) return t.skip(reason);
  const folder = await makeFolder(t);
  await chown(folder, unprivileged.uid, unprivileged.gid);
  const dataDir = join(folder, 'data');
  for (const round of ['cold', 'warm']) {
    const owner = await startOwner(t, dataDir, unprivileged);
    assert.equal(owner.report.error, undefined, round);
    assert(owner.report.connection);
    // Root's commands work beside it.
    await query(owner.report.connection, 'SELECT 1');
    assert.equal((await stat(`/proc/${owner.report.pid}`)).uid, unprivileged.uid);
    assert.equal(await owner.close(), 0);
  }
  assert.equal((await stat(dataDir)).mode & 0o777, 0o700);
  // Root takes such a folder over, with the server running as its owner.
  const { server } = await start(t, dataDir).catch(async (error: unknown) => {
    assert.fail(`root cannot take over: ${String(error)}`);
  });
  assert.equal((await stat(`/proc/${server.pid}`)).uid, unprivileged.uid);
  await server.close();
  // And the ordinary user takes it back.
  const owner = await startOwner(t, dataDir, unprivileged);
  assert.equal(owner.report.error, undefined);
  assert.equal(await owner.close(), 0);
});

test('a folder of another user is refused', needsRoot, async (t) => {
  const reason = await whyNot(unnamed);
  if (reason !== undefined) return t.skip(reason);
  const folder = await makeFolder(t);
  const { server } = await start(t, folder);
  await server.close();
  await rm(join(folder, 'lock'));
  await chmod(folder, 0o777);
  const owner = await startOwner(t, folder, unnamed);
  assert.equal(owner.report.error?.code, 'unsuitable_user');
  assert.equal(await owner.close(), 0);
});

test('root without a user postgres takes the user nobody', needsRoot, async (t) => {
  const folder = await makeFolder(t);
  const passwdPath = join(folder, 'passwd');
  const users = await loadOsUsers('/etc/passwd');
  const lines = users.map(({ name, uid, gid }) => `${name}:x:${uid}:${gid}::/:/bin/false\n`);
  await writeFile(passwdPath, lines.filter((line) => !line.startsWith('postgres:')).join(''));
  const dataDir = join(folder, 'data');
  const { server } = await start(t, dataDir, { ...thisMachine, passwdPath });
  assert.equal((await stat(join(dataDir, 'postgres'))).uid, unprivileged.uid);
  assert.equal((await stat(`/proc/${server.pid}`)).uid, unprivileged.uid);
  assert(await answers(server.connection));
  await server.close();
  // Later there is a postgres user, but the cluster stays its owner's.
  const again = await start(t, dataDir);
  assert.equal((await stat(`/proc/${again.server.pid}`)).uid, unprivileged.uid);
  await again.server.close();
});

test('a uid without a name cannot create a cluster, but can run one', needsRoot, async (t) => {
  const reason = await whyNot(unnamed);
  if (reason !== undefined) return t.skip(reason);
  const folder = await makeFolder(t);
  const empty = join(folder, 'empty');
  await mkdir(empty);
  await chown(empty, unnamed.uid, unnamed.gid);
  const refused = await startOwner(t, empty, unnamed);
  assert.equal(refused.report.error?.code, 'unsuitable_user');
  assert.equal(await refused.close(), 0);

  const dataDir = join(folder, 'data');
  const { server } = await start(t, dataDir);
  await server.close();
  for (const name of ['', ...(await readdir(dataDir, { recursive: true }))]) {
    await chown(join(dataDir, name), unnamed.uid, unnamed.gid);
  }
  const owner = await startOwner(t, dataDir, unnamed);
  assert.equal(owner.report.error, undefined);
  assert(owner.report.pid);
  assert.equal((await stat(`/proc/${owner.report.pid}`)).uid, unnamed.uid);
  assert.equal(await owner.close(), 0);
});

test(
  'root below a closed folder: cluster and programs live outside, and a link leads there',
  needsRoot,
  async (t) => {
    const folder = await makeFolder(t);
    const closed = join(folder, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const nativeFolder = join(closed, 'package', 'native');
    await cp(installedNative(), nativeFolder, { recursive: true, verbatimSymlinks: true });
    await cp(join(installedNative(), '..', 'package.json'), join(closed, 'package', 'package.json'));
    const dataDir = join(closed, 'data');
    const machine = { ...thisMachine, nativeFolder, externalRoot: join(folder, 'var') };
    for (const round of ['cold', 'warm']) {
      const startedAt = performance.now();
      const { server, lines } = await start(t, dataDir, machine);
      t.diagnostic(`${round} start outside: ${Math.round(performance.now() - startedAt)} ms`);
      const [home = ''] = await readdir(machine.externalRoot);
      assert.match(home, /^[0-9a-f]{12}$/);
      assert.equal(await readlink(join(dataDir, 'postgres')), join(machine.externalRoot, home, 'postgres'));
      assert.equal(lines.filter((line) => line.level === 'info').length, round === 'cold' ? 1 : 0);
      assert(await answers(server.connection));
      await assert.rejects(start(t, dataDir, machine), { code: 'data_folder_busy' });
      await server.close();
    }
    // Killed between making the cluster and the link: found all the same.
    await rm(join(dataDir, 'postgres'));
    const { server } = await start(t, dataDir, machine);
    assert((await lstat(join(dataDir, 'postgres'))).isSymbolicLink());
    await server.close();
    // A lost cluster is not silently replaced by an empty one.
    await rm(machine.externalRoot, { recursive: true });
    await assert.rejects(start(t, dataDir, machine), hasCode('cluster_missing'));
  },
);

test('root whose cluster has become unreachable says so', needsRoot, async (t) => {
  const folder = await makeFolder(t);
  const dataDir = join(folder, 'data');
  const { server } = await start(t, dataDir);
  await server.close();
  await chmod(dataDir, 0o700);
  await assert.rejects(start(t, dataDir), hasCode('unsuitable_user'));
});
