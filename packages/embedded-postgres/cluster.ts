/** Creates the cluster, whole or not at all: initdb fills a temporary folder, which then gets its name. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { syncFolder } from './durable-file.ts';
import { EmbeddedServerError, errorCode } from './embedded-server-error.ts';
import { type OsUser, spawnAs } from './os-user.ts';
import type { SupervisorLog } from './supervisor-log.ts';

const outputCharsMax = 4_000;

/** The superuser of the cluster and the only role that can log in. */
export const clusterRole = 'routeur';

export async function createCluster(
  { binaries, serverUser }: { binaries: Binaries; serverUser: OsUser },
  cluster: string,
  signal?: AbortSignal,
): Promise<void> {
  const temporary = `${cluster}.new-${randomBytes(6).toString('hex')}`;
  // initdb accepts an empty folder, so that its user needs no right to write into the folder above.
  await mkdir(temporary, { mode: 0o700 });
  if (process.geteuid?.() === 0) await chown(temporary, serverUser.uid, serverUser.gid);
  try {
    await runInitdb(binaries, serverUser, temporary, signal);
    // initdb has synced all it wrote; what is left is the name.
    await rename(temporary, cluster);
    await syncFolder(dirname(cluster));
  } catch (error) {
    await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
}

/** Names that we give to what is not yet complete; see `createCluster`, `copyNative` and `writeDurably`. */
const temporaryName = /^(postgres|binaries-.+|holder\.json|pg_hba\.conf|pg_ident\.conf)\.new-[0-9a-f]{12}$/;

/** What a kill during a start left: half-made clusters, copies and files. Never fails a start. */
export async function removeTemporaries({ log }: { log: SupervisorLog }, folder: string): Promise<void> {
  const temporaries = (await readdir(folder)).filter((name) => temporaryName.test(name));
  for (const name of temporaries) {
    try {
      // An initdb that outlived us may still be writing there; it stops at the first missing folder.
      await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    } catch (error) {
      log.warn({ error, path: join(folder, name) }, 'cannot remove what an interrupted start left');
    }
  }
}

async function runInitdb(
  binaries: Binaries,
  serverUser: OsUser,
  folder: string,
  signal?: AbortSignal,
): Promise<void> {
  const args = [
    `--pgdata=${folder}`,
    `--username=${clusterRole}`,
    '--encoding=UTF8',
    // The ICU in the package is old, and libc's order changes between systems.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    // For an operator who starts the cluster by hand; our own starts bring their own rules.
    '--auth=peer',
  ];
  signal?.throwIfAborted();
  const child = spawn(binaries.initdb, args, {
    ...spawnAs(serverUser),
    cwd: folder,
    env: binaries.environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  // It has a process group of its own: the server that initdb itself starts has to go as well.
  const abandon = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  signal?.addEventListener('abort', abandon, { once: true });
  let output = '';
  const keepTail = (chunk: string) => {
    output = (output + chunk).slice(-outputCharsMax);
  };
  child.stdout.setEncoding('utf8').on('data', keepTail);
  child.stderr.setEncoding('utf8').on('data', keepTail);
  const ending = await new Promise<{ code: number | null; error?: Error }>((resolve) => {
    child.once('error', (error) => resolve({ code: null, error }));
    child.once('close', (code) => resolve({ code }));
  });
  signal?.removeEventListener('abort', abandon);
  signal?.throwIfAborted();
  if (errorCode(ending.error) === 'ENOENT') throw loaderMissing(binaries.initdb, ending.error);
  if (ending.code !== 0) {
    throw new EmbeddedServerError(
      'initdb_failed',
      `initdb (${basename(folder)}, uid ${serverUser.uid}) ended with ${ending.code ?? 'a signal'}: ${output.trim()}`,
      { cause: ending.error },
    );
  }
}

/** The file is there, so what the kernel did not find is the loader that the file asks for. */
export function loaderMissing(program: string, cause: unknown): EmbeddedServerError {
  return new EmbeddedServerError(
    'binaries_missing',
    `${program} cannot be executed here: it needs glibc. Set DATABASE_URL to a PostgreSQL of yours.`,
    { cause },
  );
}
