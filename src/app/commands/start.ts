import { once } from 'node:events';
import { format } from 'node:util';
import type { Command } from 'commander';
import { Failure } from '../../runtime/failure.ts';
import { createLog, type Log, openLogDestination } from '../../runtime/log.ts';
import { redactSecrets } from '../../runtime/secrets.ts';
import { type Config, parseConfig } from '../config.ts';
import { type Service, startService } from '../service.ts';

const standardError = 2;

class CannotListen extends Failure {
  override readonly name = 'CannotListen';
  readonly code = 'cannot_listen';
}

export function registerStart(program: Command): void {
  program.command('start').description('run the service until it is told to stop').action(runUntilStopped);
}

/** People read standard output; the log goes to standard error. */
async function runUntilStopped(): Promise<void> {
  const config = parseConfig(process.env);
  const destination = openLogDestination(standardError);
  const log = createLog({ level: config.logLevel, destination });
  endOnBug({ log, flush: () => destination.flush() });
  redirectConsole({ log });
  const stop = createStopSignal();
  // Whoever reads it may go away (EPIPE); the service stays.
  process.stdout.on('error', () => undefined);
  try {
    await serve({ log }, config, stop);
    process.stdout.write('Stopped.\n');
  } finally {
    destination.flush();
  }
}

async function serve(deps: { log: Log }, config: Config, stop: AbortSignal): Promise<void> {
  let service: Service;
  try {
    service = await startService({ log: deps.log, now: Date.now }, config, {}, stop);
  } catch (error) {
    if (stop.aborted) return;
    throw explainListening(error, config);
  }
  try {
    process.stdout.write(`Routeur listens on ${service.url} (reference: ${service.url}/docs)\n`);
    await Promise.race([service.ready, aborted(stop)]);
    if (!stop.aborted) {
      process.stdout.write('Ready. Issue a key: npx routeur keys issue --tier free --label "my first key"\n');
    }
    await aborted(stop);
    process.stdout.write('Stopping: answering what is under way…\n');
  } finally {
    await service.close();
  }
}

/**
 * After a bug nobody foresaw, the state of the process is unknown: it ends, and whoever supervises it starts it again.
 * The database server it leaves behind is dealt with at the next start.
 */
function endOnBug(deps: { log: Log; flush: () => void }): void {
  process.on('uncaughtException', (error) => {
    deps.log.fatal({ error }, 'ending after an unforeseen error');
    deps.flush();
    process.exit(1);
  });
}

/**
 * Libraries write to the console: Kysely does for each query that fails after its caller has gone. Between the lines of
 * the log, all of which are JSON, that would be a line nobody can read.
 */
function redirectConsole(deps: { log: Log }): void {
  const write = (...parts: unknown[]) =>
    deps.log.debug({ said: redactSecrets(format(...parts)) }, 'a library wrote to the console');
  console.log = write;
  console.info = write;
  console.warn = write;
  console.error = write;
}

/** Aborted at the first SIGINT or SIGTERM; a second one ends the process at once. */
function createStopSignal(): AbortSignal {
  const stop = new AbortController();
  const onSignal = () => {
    if (stop.signal.aborted) process.exit(1);
    stop.abort();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return stop.signal;
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

/** Why we cannot listen, as a sentence; any other error as it is. */
function explainListening(error: unknown, { host, port }: Config): unknown {
  if (!(error instanceof Error && 'syscall' in error && error.syscall === 'listen' && 'code' in error)) {
    return error;
  }
  switch (error.code) {
    case 'EADDRINUSE':
      return new CannotListen(`Port ${port} of ${host} is taken. Set ROUTEUR_PORT to another one.`);
    case 'EACCES':
      return new CannotListen(`This user may not listen on port ${port}. Set ROUTEUR_PORT to another one.`);
    case 'EADDRNOTAVAIL':
      return new CannotListen(`This machine has no address ${host}. Set ROUTEUR_HOST to one of its own.`);
    default:
      return error;
  }
}
