import type { Command } from 'commander';
import { Failure } from '../../runtime/failure.ts';
import { createLog, openLogDestination } from '../../runtime/log.ts';
import { parseConfig } from '../config.ts';
import { startService } from '../service.ts';

const standardError = 2;

export class PortTaken extends Failure {
  override readonly name = 'PortTaken';
  readonly code = 'port_taken';
}

export function registerStart(program: Command): void {
  program.command('start').description('run the service until it is told to stop').action(runUntilStopped);
}

/** People read standard output; the log goes to standard error. */
async function runUntilStopped(): Promise<void> {
  const config = parseConfig(process.env);
  const destination = openLogDestination(standardError);
  const log = createLog({ level: config.logLevel, destination });
  const stopRequested = waitForStopSignal();
  try {
    const service = await startService({ log, now: Date.now }, config).catch((error) => {
      throw isAddressInUse(error)
        ? new PortTaken(`Port ${config.port} of ${config.host} is taken. Set ROUTEUR_PORT to another one.`)
        : error;
    });
    process.stdout.write(`Routeur listens on ${service.url} (reference: ${service.url}/docs)\n`);
    try {
      await Promise.race([service.ready, stopRequested]);
      if (!stopRequested.isSettled()) {
        process.stdout.write(
          'Ready. Issue a key: npx routeur keys issue --tier free --label "my first key"\n',
        );
      }
      await stopRequested;
      process.stdout.write('Stopping: answering what is under way…\n');
    } finally {
      await service.close();
    }
    process.stdout.write('Stopped.\n');
  } finally {
    destination.flush();
  }
}

/** Resolves at the first SIGINT or SIGTERM; a second one ends the process at once. */
function waitForStopSignal(): Promise<void> & { isSettled(): boolean } {
  let settled = false;
  const requested = new Promise<void>((resolve) => {
    const onSignal = () => {
      if (settled) process.exit(1);
      settled = true;
      resolve();
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  });
  return Object.assign(requested, { isSettled: () => settled });
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
