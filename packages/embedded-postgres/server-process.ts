import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Binaries } from './binaries.ts';
import { loaderMissing } from './cluster.ts';
import { EmbeddedServerError, errorCode } from './embedded-server-error.ts';
import type { OsProcess } from './os-process.ts';
import { type OsUser, spawnAs } from './os-user.ts';
import { ServerLog } from './server-log.ts';
import { settlesWithin } from './settle-within.ts';
import type { SupervisorLog } from './supervisor-log.ts';

export interface ServerExit {
  readonly code: number | null;
  readonly signalName: NodeJS.Signals | null;
}

const lastWordsMs = 250;

/** One postmaster, our child. */
export interface ServerProcess extends OsProcess {
  readonly output: ServerLog;
  /** Undefined while it runs. */
  readonly exit: ServerExit | undefined;
  /** Never rejects. */
  readonly exited: Promise<ServerExit>;
}

/**
 * Detached, so that Ctrl-C in a terminal reaches only us and we can drain before we stop it. If we are killed it
 * lives on: PostgreSQL ignores SIGPIPE and drops what it cannot write.
 */
export async function launchServer(
  { log, binaries, serverUser }: { log: SupervisorLog; binaries: Binaries; serverUser: OsUser },
  { cluster, args }: { cluster: string; args: readonly string[] },
): Promise<ServerProcess> {
  const child = spawn(binaries.postgres, args, {
    ...spawnAs(serverUser),
    cwd: cluster,
    env: binaries.environment,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const exited = new Promise<ServerExit>((resolve) => {
    child.once('exit', (code, signalName) => {
      // Its last words, which say why it ended, may still be in the pipe. But backends of a killed postmaster may
      // hold that pipe for long, and it must not keep our process alive.
      const timer = setTimeout(() => child.stderr.destroy(), lastWordsMs);
      child.once('close', () => {
        clearTimeout(timer);
        resolve({ code, signalName });
      });
    });
  });
  const output = new ServerLog(log);
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => output.read(chunk));
  try {
    await once(child, 'spawn');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw loaderMissing(binaries.postgres, error);
    throw new EmbeddedServerError('start_failed', `Cannot execute ${binaries.postgres}.`, { cause: error });
  }
  // After the start only a failed signal is reported here; whether the process ended, `exit` says.
  child.on('error', (error) => log.warn({ error }, 'cannot signal the database server'));
  const { pid } = child;
  if (pid === undefined) throw new EmbeddedServerError('start_failed', `${binaries.postgres} has no pid.`);
  let exit: ServerExit | undefined;
  void exited.then((ending) => {
    exit = ending;
  });
  return {
    pid,
    output,
    exited,
    get exit() {
      return exit;
    },
    send: (signalName) => {
      child.kill(signalName);
    },
    isGoneWithin: (ms, signal) => settlesWithin(exited, ms, signal),
  };
}

export function describeExit({ code, signalName }: ServerExit): string {
  return signalName === null ? `exit code ${code}` : `signal ${signalName}`;
}
