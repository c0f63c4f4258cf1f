/** Which user of the operating system runs the server. PostgreSQL refuses to run as root, and we create no users. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { EmbeddedServerError } from './embedded-server-error.ts';

export interface OsUser {
  readonly uid: number;
  readonly gid: number;
  /** Undefined if the system has no name for this uid, as in containers with arbitrary uids. */
  readonly name: string | undefined;
}

export function parsePasswd(text: string): readonly OsUser[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    if (!name || !uid || !gid || !/^\d+$/.test(uid) || !/^\d+$/.test(gid)) return [];
    return [{ name, uid: Number(uid), gid: Number(gid) }];
  });
}

export async function loadOsUsers(passwdPath: string): Promise<readonly OsUser[]> {
  return parsePasswd(await readFile(passwdPath, 'utf8'));
}

/** The user of this process. */
export function findOurselves(users: readonly OsUser[]): OsUser {
  const uid = process.geteuid?.() ?? -1;
  const gid = process.getegid?.() ?? -1;
  const name = users.find((user) => user.uid === uid)?.name ?? findNameElsewhere();
  return { uid, gid, name };
}

/** Directories such as LDAP hold users that the passwd file does not; the server asks the same C library as this does. */
function findNameElsewhere(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    // The one case: no source of names knows our uid.
    return undefined;
  }
}

export interface ServerUserFacts {
  readonly ourselves: OsUser;
  readonly users: readonly OsUser[];
  /** The existing cluster, if there is one. */
  readonly cluster: { readonly path: string; readonly uid: number; readonly gid: number } | undefined;
}

/** Ourselves unless we are root; then the owner of the cluster, else `postgres`, else `nobody`. */
export function chooseServerUser({ ourselves, users, cluster }: ServerUserFacts): OsUser {
  if (ourselves.uid !== 0) {
    if (cluster !== undefined && cluster.uid !== ourselves.uid) {
      throw unsuitable(
        `${cluster.path} belongs to uid ${cluster.uid}, but this process runs as uid ${ourselves.uid}. ` +
          'Run as the owner or as root, or change the owner of the folder.',
      );
    }
    if (cluster === undefined && ourselves.name === undefined) {
      throw unsuitable(
        `uid ${ourselves.uid} has no entry in /etc/passwd, and initdb needs one to create a cluster. ` +
          'Add an entry, run as another user, or set DATABASE_URL to a PostgreSQL of yours.',
      );
    }
    return ourselves;
  }
  if (cluster !== undefined) {
    if (cluster.uid === 0) {
      throw unsuitable(
        `${cluster.path} belongs to root, and PostgreSQL does not run as root. ` +
          'Give the folder and all in it back to the user that it belonged to (chown -R).',
      );
    }
    return {
      uid: cluster.uid,
      gid: cluster.gid,
      name: users.find((user) => user.uid === cluster.uid)?.name,
    };
  }
  const byName = (name: string) => users.find((user) => user.name === name && user.uid !== 0);
  const found = byName('postgres') ?? byName('nobody');
  if (found === undefined) {
    throw unsuitable(
      'PostgreSQL does not run as root, and there is neither a user postgres nor nobody to run it as. ' +
        'Run as another user, or set DATABASE_URL to a PostgreSQL of yours.',
    );
  }
  return found;
}

function unsuitable(message: string): EmbeddedServerError {
  return new EmbeddedServerError('unsuitable_user', message);
}

/** For `spawn`: only root may name another user, and naming itself would make an ordinary user fail. */
export function spawnAs(user: OsUser): { uid?: number; gid?: number } {
  return process.geteuid?.() === 0 ? { uid: user.uid, gid: user.gid } : {};
}

/**
 * Whether this user may search the folder (or execute the file), all the way from the root.
 * The kernel is asked by a process of that user, since mode bits do not show access lists.
 */
export async function canReach(user: OsUser, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    execFile('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...spawnAs(user), cwd: '/' }, (error) => {
      if (error === null) resolve(true);
      else if (error.code === 1) resolve(false);
      else reject(error);
    });
  });
}
