import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedServerError, errorCode } from './embedded-server-error.ts';
import { decideLeftover, type LeftoverFacts, parsePidFile } from './leftover.ts';
import { foreignProcess, readProcessFacts } from './os-process.ts';
import { shutDown } from './shut-down.ts';
import type { SupervisorLog } from './supervisor-log.ts';

/** Each pass removes a server or a file, so a third one already means that something is made again and again. */
const passesMax = 5;

/**
 * Leaves no server on the cluster and no file that would keep one from starting. Only for the holder of the folder's
 * lock: a server found here has no living owner.
 */
export async function clearLeftovers(
  { log }: { log: SupervisorLog },
  { cluster, socketFolder, port }: { cluster: string; socketFolder: string; port: number },
  signal?: AbortSignal,
): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  for (let pass = 1; pass <= passesMax; pass++) {
    signal?.throwIfAborted();
    const leftover = decideLeftover(await loadLeftoverFacts(pidFile), cluster);
    switch (leftover.kind) {
      case 'none':
        // The socket has a pid file too, with the same weakness. No other user may create anything in this folder.
        await rm(join(socketFolder, `.s.PGSQL.${port}`), { force: true });
        await rm(join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true });
        return;
      case 'stale':
        log.info({ cluster, reason: leftover.reason }, 'removing the pid file that a crashed server left');
        await rm(pidFile, { force: true });
        break;
      case 'orphan':
        log.warn({ cluster, serverPid: leftover.pid }, 'stopping a server whose owner died');
        if (!(await shutDown(foreignProcess(leftover.pid), signal))) {
          throw new EmbeddedServerError(
            'start_failed',
            `The server with pid ${leftover.pid} left on ${cluster} cannot be stopped, not even by SIGKILL.`,
          );
        }
        break;
    }
  }
  throw new EmbeddedServerError('start_failed', `Something else keeps starting servers on ${cluster}.`);
}

async function loadLeftoverFacts(path: string): Promise<LeftoverFacts> {
  let pidFile: string;
  try {
    pidFile = await readFile(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return { pidFile: undefined, process: undefined };
    throw error;
  }
  const pid = parsePidFile(pidFile);
  return { pidFile, process: pid === undefined ? undefined : await readProcessFacts(pid) };
}
