import type { Command } from 'commander';
import { createLog, type Log, openLogDestination } from '../../runtime/log.ts';
import { type Config, parseConfig } from '../config.ts';
import { type Service, startService } from '../service.ts';
import { describeListening } from './describe-listening.ts';
import { explainListening } from './explain-listening.ts';
import { createPastProgress } from './past-progress.ts';
import { aborted, createStopSignal, endOnBug, redirectConsole } from './process-life.ts';

const standardError = 2;

export function registerStart(program: Command): void {
  program.command('start').description('run the service until it is stopped').action(runUntilStopped);
}

/** People read standard output; the log goes to standard error. */
async function runUntilStopped(): Promise<void> {
  const config = parseConfig(process.env);
  const destination = openLogDestination(standardError);
  const log = createLog({ level: config.logLevel, destination });
  endOnBug({ log, flush: () => destination.flush() });
  redirectConsole({ log });
  const stop = createStopSignal();
  // Its reader may go away (EPIPE); the service stays.
  process.stdout.on('error', () => undefined);
  try {
    await serve({ log }, config, stop);
    process.stdout.write('Stopped.\n');
  } finally {
    destination.flush();
  }
}

async function serve(deps: { log: Log }, config: Config, stop: AbortSignal): Promise<void> {
  // A bar only where no line of the log comes between.
  const past = process.stdout.isTTY
    ? createPastProgress(
        { now: Date.now, venues: config.venues.enabled },
        process.stdout,
        !process.stderr.isTTY,
      )
    : undefined;
  let service: Service;
  try {
    service = await startService(
      { log: deps.log, now: Date.now },
      config,
      { onPastProgress: (step) => past?.show(step) },
      stop,
    );
  } catch (error) {
    if (stop.aborted) return;
    throw explainListening(error, config);
  }
  try {
    process.stdout.write(`${describeListening(service.url, config).join('\n')}\n`);
    await Promise.race([service.ready, aborted(stop)]);
    if (!stop.aborted) {
      process.stdout.write('Ready. Issue a key: npx routeur keys issue --tier free --label "my first key"\n');
    }
    await aborted(stop);
    process.stdout.write('Stopping: answering what is under way…\n');
  } finally {
    past?.close();
    await service.close();
  }
}
