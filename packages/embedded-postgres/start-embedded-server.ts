import { prepareBinaries } from './binaries.ts';
import { bringUp, type ServerPlan } from './bring-up.ts';
import { clusterRole, createCluster, removeTemporaries } from './cluster.ts';
import { DataFolderBusy } from './embedded-server-error.ts';
import { type FolderLock, takeFolderLock } from './folder-lock.ts';
import { type EmbeddedConnection, loadHolder, removeHolder, saveHolder } from './holder.ts';
import { findHome, linkCluster, openDataFolder } from './home.ts';
import { type Machine, thisMachine } from './machine.ts';
import { removeSocketFolder, serverPort, socketFolderFor } from './socket-folder.ts';
import { supervise } from './supervise.ts';
import type { SupervisorLog } from './supervisor-log.ts';

const defaultSharedBuffers = '256MB';

export interface EmbeddedServer {
  readonly connection: EmbeddedConnection;
  /** pid of the postmaster now, undefined while it is being restarted */
  readonly pid: number | undefined;
  /**
   * Stops supervising, fast-shuts the server down (SIGINT; SIGQUIT after 10 s; SIGKILL after 5 more), releases the
   * folder lock. Idempotent.
   */
  close(): Promise<void>;
}

export interface EmbeddedServerOptions {
  readonly dataDir: string;
  /** What this process is, for the message that a second one gets. */
  readonly holder: string;
  /** PostgreSQL's shared_buffers, such as `256MB`. */
  readonly sharedBuffers?: string;
}

/**
 * Takes the folder, clears what a crash left, creates the cluster if there is none, starts and supervises the server.
 * Resolves when it accepts queries. Throws `DataFolderBusy` and `EmbeddedServerError`.
 */
export async function startEmbeddedServer(
  { log, machine = thisMachine }: { log: SupervisorLog; machine?: Machine },
  options: EmbeddedServerOptions,
  signal?: AbortSignal,
): Promise<EmbeddedServer> {
  signal?.throwIfAborted();
  const dataDir = await openDataFolder(options.dataDir);
  const locks: FolderLock[] = [await takeOrRefuse(dataDir)];
  try {
    await removeTemporaries({ log }, dataDir);
    const holder = { pid: process.pid, holder: options.holder, since: new Date().toISOString() };
    await saveHolder(dataDir, { ...holder, connection: undefined });
    const home = await findHome({ log, machine }, dataDir);
    // A copied data folder links to the same cluster as the original, so that has its own lock.
    if (home.folder !== dataDir) {
      locks.push(await takeOrRefuse(home.folder));
      await removeTemporaries({ log }, home.folder);
    }
    const binaries = await prepareBinaries(machine, home.folder, home.serverUser);
    if (!home.exists) await createCluster({ binaries, serverUser: home.serverUser }, home.cluster, signal);
    await linkCluster(dataDir, home);
    const connection: EmbeddedConnection = {
      host: socketFolderFor(home.folder),
      port: serverPort,
      user: clusterRole,
      database: 'routeur',
    };
    const plan: ServerPlan = {
      home,
      binaries,
      connection,
      sharedBuffers: options.sharedBuffers ?? defaultSharedBuffers,
    };
    const first = await bringUp({ log }, plan, signal);
    const supervision = supervise({ log, bringUp: (closing) => bringUp({ log }, plan, closing) }, first);
    const close = async () => {
      try {
        await supervision.close();
        await removeSocketFolder(connection.host, home.folder);
        await removeHolder(dataDir);
      } finally {
        for (const lock of locks) lock.release();
      }
    };
    try {
      await saveHolder(dataDir, { ...holder, connection });
    } catch (error) {
      await close();
      throw error;
    }
    // Only once: a second time the folder may already belong to another process.
    let closed: Promise<void> | undefined;
    return {
      connection,
      get pid() {
        return supervision.pid;
      },
      close: () => {
        closed ??= close();
        return closed;
      },
    };
  } catch (error) {
    for (const lock of locks) lock.release();
    throw error;
  }
}

async function takeOrRefuse(folder: string): Promise<FolderLock> {
  const lock = await takeFolderLock(folder);
  if (lock !== undefined) return lock;
  const found = await loadHolder(folder);
  const who =
    found === undefined ? 'another process' : `process ${found.pid} (${found.holder}), since ${found.since}`;
  throw new DataFolderBusy(
    `The data folder ${folder} is held by ${who}. Stop it, or use another data folder.`,
  );
}
