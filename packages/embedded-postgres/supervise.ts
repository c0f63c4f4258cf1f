import { pause, pauseMs } from './pause.ts';
import { describeExit, type ServerProcess } from './server-process.ts';
import { shutDown } from './shut-down.ts';
import type { SupervisorLog } from './supervisor-log.ts';

const restartBackoff = { firstMs: 200, maxMs: 10_000 };
/** A server that lived this long was well; its end starts a new count of tries. */
const stableMs = 30_000;

export interface Supervision {
  readonly pid: number | undefined;
  /** Ends supervision and the server. Resolves when both are over; idempotent. */
  close(): Promise<void>;
}

/** Keeps a server running, from `first` on, until it is closed. */
export function supervise(
  { log, bringUp }: { log: SupervisorLog; bringUp: (signal: AbortSignal) => Promise<ServerProcess> },
  first: ServerProcess,
): Supervision {
  const closing = new AbortController();
  let current: ServerProcess | undefined = first;
  const supervision = keepRunning();
  let closed: Promise<void> | undefined;
  return {
    get pid() {
      return current?.pid;
    },
    close: () => {
      closed ??= close();
      return closed;
    },
  };

  async function keepRunning(): Promise<void> {
    let attempt = 0;
    while (current !== undefined) {
      const startedAt = performance.now();
      const exit = await current.exited;
      current = undefined;
      if (closing.signal.aborted) return;
      log.warn({ exit: describeExit(exit) }, 'the database server ended unexpectedly; restarting it');
      if (performance.now() - startedAt > stableMs) attempt = 0;
      while (current === undefined) {
        attempt++;
        current = await tryAgain(attempt);
        if (closing.signal.aborted) return;
      }
      log.info({ serverPid: current.pid, attempt }, 'the database server runs again');
    }
  }

  async function tryAgain(attempt: number): Promise<ServerProcess | undefined> {
    try {
      await pause(pauseMs(restartBackoff, attempt), closing.signal);
      return await bringUp(closing.signal);
    } catch (error) {
      if (!closing.signal.aborted)
        log.error({ error, attempt }, 'cannot restart the database server; trying again');
      return undefined;
    }
  }

  async function close(): Promise<void> {
    closing.abort();
    // A start under way stops its own server before it gives up; one that just succeeded is left in `current`.
    if (current !== undefined) await stop(current);
    await supervision;
    // Supervision is over, so its end is noticed by nothing else.
    if (current !== undefined && (await stop(current))) current = undefined;
  }

  async function stop(server: ServerProcess): Promise<boolean> {
    const isStopped = await shutDown(server);
    if (!isStopped) log.error({ serverPid: server.pid }, 'the database server cannot be stopped');
    return isStopped;
  }
}
