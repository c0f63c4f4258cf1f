/** How a long-running command lives: it stops at a signal, ends after a bug, and keeps its log readable. */
import { once } from 'node:events';
import { format } from 'node:util';
import type { Log } from '../../runtime/log.ts';
import { redactSecrets } from '../../runtime/secrets.ts';

/** One press of Ctrl-C reaches us twice below npm: from the terminal, and handed on by npm. */
const sameSignalMs = 1_000;

/** What a SIGINT or SIGTERM at `now` means when the first one came at `stoppedAt`, by the same clock. */
export function decideSignal(stoppedAt: number | undefined, now: number): 'stop' | 'ignore' | 'exit' {
  if (stoppedAt === undefined) return 'stop';
  return now - stoppedAt > sameSignalMs ? 'exit' : 'ignore';
}

/** Aborted at the first SIGINT or SIGTERM; a second one, later, ends the process at once. */
export function createStopSignal(): AbortSignal {
  const stop = new AbortController();
  let stoppedAt: number | undefined;
  const onSignal = () => {
    const now = performance.now();
    const decision = decideSignal(stoppedAt, now);
    if (decision === 'exit') process.exit(1);
    if (decision === 'ignore') return;
    stoppedAt = now;
    stop.abort();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return stop.signal;
}

export async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

/**
 * After an unexpected bug the state of the process is unknown: it exits, and its supervisor starts it again.
 * The database server it leaves behind is dealt with at the next start.
 */
export function endOnBug(deps: { log: Log; flush: () => void }): void {
  process.on('uncaughtException', (error) => {
    deps.log.fatal({ error }, 'ending after an unforeseen error');
    deps.flush();
    process.exit(1);
  });
}

/**
 * Libraries write to the console: Kysely does for each query that fails after its caller has gone. Between the lines of
 * the log, all of which are JSON, that would be a line no log reader can parse.
 */
export function redirectConsole(deps: { log: Log }): void {
  const write = (...parts: unknown[]) =>
    deps.log.debug({ said: redactSecrets(format(...parts)) }, 'a library wrote to the console');
  console.log = write;
  console.info = write;
  console.warn = write;
  console.error = write;
}
