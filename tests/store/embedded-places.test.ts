/** Places and packages that are not as usual. */
import assert from 'node:assert/strict';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { thisMachine } from '../../packages/embedded-postgres/machine.ts';
import { socketFolderFor } from '../../packages/embedded-postgres/socket-folder.ts';
import { answers, hasCode, installedNative, makeFolder, start } from './embedded-fixture.ts';

test('install scripts did not run: the links are made in the home, not in the package', async (t) => {
  const folder = await makeFolder(t);
  const nativeFolder = join(folder, 'package', 'native');
  const withoutLinks = async (source: string) => !(await lstat(source)).isSymbolicLink();
  await cp(installedNative(), nativeFolder, { recursive: true, filter: withoutLinks });
  const before = await readdir(join(nativeFolder, 'lib'));
  assert(!before.includes('libpq.so.5'));
  await chmod(join(nativeFolder, 'lib'), 0o555);
  t.after(() => chmod(join(nativeFolder, 'lib'), 0o755).catch(() => undefined));
  await cp(join(installedNative(), '..', 'package.json'), join(folder, 'package', 'package.json'));
  // The loader takes no folder with a colon in its name.
  for (const name of ['data', 'data', 'da:ta', 'da:ta']) {
    const { server } = await start(t, join(folder, name), { ...thisMachine, nativeFolder });
    assert(await answers(server.connection), name);
    await server.close();
  }
  assert.deepEqual(await readdir(join(nativeFolder, 'lib')), before);
  await chmod(join(nativeFolder, 'lib'), 0o755);
});

test('a missing package is named, with the way out', async (t) => {
  const folder = await makeFolder(t);
  await assert.rejects(
    start(t, folder, { ...thisMachine, nativeFolder: join(folder, 'nothing') }),
    (error) => {
      assert(hasCode('binaries_missing')(error) && error instanceof Error);
      assert(
        error.message.includes(`${process.platform}-${process.arch}`) &&
          error.message.includes('DATABASE_URL'),
      );
      return true;
    },
  );
});

test('a long path: the socket goes to /tmp, unless another user was there first', async (t) => {
  const folder = await makeFolder(t);
  const dataDir = join(folder, 'long,'.repeat(20), 'data "x"');
  await mkdir(dirname(dataDir));
  const socketFolder = socketFolderFor(dataDir);
  t.after(() => rm(socketFolder, { recursive: true, force: true }));
  const { server } = await start(t, dataDir);
  assert.equal(server.connection.host, socketFolder);
  assert.equal((await stat(socketFolder)).mode & 0o777, 0o700);
  assert(await answers(server.connection));
  await server.close();
  await assert.rejects(stat(socketFolder), { code: 'ENOENT' });

  await mkdir(socketFolder, { mode: 0o755 });
  await assert.rejects(start(t, dataDir), hasCode('socket_folder_unsafe'));
  assert.match(await readFile(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8'), /^18/);
});

test('odd characters in the path', async (t) => {
  const folder = await makeFolder(t);
  const { server } = await start(t, join(folder, `a "b", 'c' $d \\e é`));
  assert(await answers(server.connection));
  await server.close();
});

test('a broken cluster is an error that repeats what the server said', async (t) => {
  const folder = await makeFolder(t);
  const { server } = await start(t, folder);
  await server.close();
  await rm(join(folder, 'postgres', 'global', 'pg_control'));
  await assert.rejects(start(t, folder), (error) => {
    assert(hasCode('start_failed')(error) && error instanceof Error);
    assert(error.message.includes('global/pg_control'));
    return true;
  });
});

test('a cluster that was moved to another disk and linked', async (t) => {
  const folder = await makeFolder(t);
  const dataDir = join(folder, 'data');
  const { server } = await start(t, dataDir);
  await server.close();
  await mkdir(join(folder, 'disk'), { mode: 0o711 });
  await rename(join(dataDir, 'postgres'), join(folder, 'disk', 'cluster'));
  await symlink(join(folder, 'disk', 'cluster'), join(dataDir, 'postgres'));
  const again = await start(t, dataDir);
  assert(await answers(again.server.connection));
  await again.server.close();
  assert.deepEqual(await readdir(join(folder, 'disk')), ['cluster']);
});
