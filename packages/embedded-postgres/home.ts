/**
 * Where the server's files live. Normally that is the data folder itself:
 *
 *   <home>/postgres        the cluster, of the server user
 *   <home>/socket          its Unix socket
 *   <home>/pg_hba.conf …   who may connect
 *
 * If we are root and the server user cannot search the data folder (a project below /root), home is a folder in
 * /var/lib/routeur, and <data folder>/postgres is a link to the cluster there.
 */
import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, readlink, realpath, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from './durable-file.ts';
import { EmbeddedServerError, errorCode } from './embedded-server-error.ts';
import type { Machine } from './machine.ts';
import { canReach, chooseServerUser, findOurselves, loadOsUsers, type OsUser } from './os-user.ts';
import type { SupervisorLog } from './supervisor-log.ts';

export interface Home {
  readonly folder: string;
  readonly cluster: string;
  /** Whether the cluster was there before. */
  readonly exists: boolean;
  readonly serverUser: OsUser;
  readonly ourselves: OsUser;
}

/** Creates the data folder if need be and returns its real path. */
export async function openDataFolder(dataDir: string): Promise<string> {
  try {
    const created = await mkdir(dataDir, { recursive: true });
    // As root, the server user has to pass through, but needs to see nothing else in it.
    if (created !== undefined) await chmod(dataDir, process.geteuid?.() === 0 ? 0o711 : 0o700);
    return await realpath(dataDir);
  } catch (error) {
    throw new EmbeddedServerError('folder_unusable', `Cannot create the data folder ${dataDir}.`, {
      cause: error,
    });
  }
}

/** `dataDir` is a real path. Creates an outside home if one is needed, but not the cluster. */
export async function findHome(
  { log, machine }: { log: SupervisorLog; machine: Machine },
  dataDir: string,
): Promise<Home> {
  const users = await loadOsUsers(machine.passwdPath);
  const ourselves = findOurselves(users);
  const external = join(machine.externalRoot, shortHash(dataDir));
  const existing = await findCluster(dataDir, ourselves.uid === 0 ? external : undefined);
  const serverUser = chooseServerUser({ ourselves, users, cluster: existing });
  if (existing !== undefined) {
    // A link to another disk moves the cluster, not what lies beside it.
    const folder = (await isBelow(existing.path, machine.externalRoot)) ? dirname(existing.path) : dataDir;
    for (const path of ourselves.uid === 0 ? [existing.path, folder] : []) {
      if (await canReach(serverUser, path)) continue;
      throw new EmbeddedServerError(
        'unsuitable_user',
        `The cluster ${existing.path} belongs to uid ${serverUser.uid}, who cannot search ${path} and all above it. ` +
          'Allow that (chmod o+x), or move the data folder to where that user can reach it.',
      );
    }
    return { folder, cluster: existing.path, exists: true, serverUser, ourselves };
  }
  if (ourselves.uid !== 0 || (await canReach(serverUser, dataDir))) {
    return { folder: dataDir, cluster: join(dataDir, 'postgres'), exists: false, serverUser, ourselves };
  }
  await mkdir(external, { recursive: true });
  await chmod(machine.externalRoot, 0o711);
  await chmod(external, 0o711);
  const folder = await realpath(external);
  log.info(
    { dataDir, home: folder, serverUser: serverUser.name },
    'the database server cannot run as root, and its user cannot reach the data folder: the database lives elsewhere',
  );
  return { folder, cluster: join(folder, 'postgres'), exists: false, serverUser, ourselves };
}

/** So that people who look into the data folder find the cluster. */
export async function linkCluster(dataDir: string, home: Home): Promise<void> {
  if (home.folder === dataDir) return;
  try {
    await symlink(home.cluster, join(dataDir, 'postgres'));
    await syncFolder(dataDir);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

interface ExistingCluster {
  readonly path: string;
  readonly uid: number;
  readonly gid: number;
}

/** An outside cluster without a link is ours too: we were killed before making it, or someone removed it. */
async function findCluster(
  dataDir: string,
  external: string | undefined,
): Promise<ExistingCluster | undefined> {
  const inside = join(dataDir, 'postgres');
  const candidates = external === undefined ? [inside] : [inside, join(external, 'postgres')];
  for (const candidate of candidates) {
    try {
      const path = await realpath(candidate);
      const { uid, gid } = await stat(path);
      return { path, uid, gid };
    } catch (error) {
      if (errorCode(error) === 'EACCES') {
        throw new EmbeddedServerError('unsuitable_user', `This user cannot reach the cluster ${candidate}.`, {
          cause: error,
        });
      }
      if (errorCode(error) !== 'ENOENT') throw error;
      await refuseDanglingLink(candidate);
    }
  }
  return undefined;
}

/** A new, empty cluster in place of a lost one would look like lost data. */
async function refuseDanglingLink(path: string): Promise<void> {
  try {
    if (!(await lstat(path)).isSymbolicLink()) return;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  throw new EmbeddedServerError(
    'cluster_missing',
    `${path} links to ${await readlink(path)}, which is gone. Put it back, or remove the link to start afresh.`,
  );
}

/** `path` is real; `folder` need not be, nor exist. */
async function isBelow(path: string, folder: string): Promise<boolean> {
  try {
    return path.startsWith(`${await realpath(folder)}/`);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'EACCES') return false;
    throw error;
  }
}

/** 12 hexadecimal digits that stand for a path in the names of folders outside it. */
export function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}
