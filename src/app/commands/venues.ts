/** `routeur venues check`: asks every endpoint and channel of the venues once, and says what agrees with what is known. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type VenueId, venueIds } from '../../core/contract/index.ts';
import { Failure } from '../../runtime/failure.ts';
import { checkExitCode, checkVenueA, checkVenueB, type EndpointCheck } from '../../venues/index.ts';
import { parseConfig, type VenuesConfig } from '../config.ts';
import { adviseAfter, printChecks, printChecksAsJson } from '../describe-venue-check.ts';
import { venueAOptions, venueBOptions } from '../venues.ts';
import { createCommandLog } from './command-log.ts';
import { createStopSignal } from './process-life.ts';

interface CheckOptions {
  readonly venue?: VenueId;
  readonly timeout: number;
  readonly json?: true;
}

const listenMs = 3_000;

class NotChecked extends Failure {
  override readonly name = 'NotChecked';
  readonly code = 'not_checked';
}

export function registerVenues(program: Command): void {
  program
    .command('venues')
    .description('see whether the venues answer as Routeur knows them')
    .command('check')
    .description(
      'ask every endpoint and channel once; exits with 0 if all agree or have only news, 1 if something needed is missing, 2 if something is unreachable',
    )
    .addOption(new Option('--venue <venue>', 'only this venue').choices([...venueIds]))
    .option('--timeout <seconds>', 'for each endpoint, 1 to 60', seconds, 10)
    .option('--json', 'for programs: every field that agrees, and every difference')
    .action(check);
}

function seconds(text: string): number {
  const value = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= 60) return value;
  throw new InvalidArgumentError('It has to be a whole number from 1 to 60.');
}

async function check({ venue, timeout, json }: CheckOptions): Promise<void> {
  const { venues: config } = parseConfig(process.env);
  const wanted = config.enabled.filter((id) => venue === undefined || id === venue);
  if (wanted.length === 0) throw new NotChecked(`${venue ?? 'No venue'} is not among the enabled venues.`);
  const signal = createStopSignal();
  const checks = await Promise.all(wanted.map((id) => checkVenue(id, config, timeout * 1000, signal)));
  const found = checks.flat();
  const exitCode = checkExitCode(found);
  if (json) process.stdout.write(printChecksAsJson(found, exitCode));
  else process.stdout.write(`${printChecks(found)}\n${adviseAfter(exitCode)}`);
  process.exitCode = exitCode;
}

function checkVenue(
  id: VenueId,
  config: VenuesConfig,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<readonly EndpointCheck[]> {
  const deps = {
    log: createCommandLog(),
    now: Date.now,
    random: Math.random,
    elapsed: () => performance.now(),
  };
  const limits = { timeoutMs, listenMs };
  switch (id) {
    case 'venue_a':
      return checkVenueA(deps, venueAOptions(config), limits, signal);
    case 'venue_b':
      return checkVenueB(deps, venueBOptions(config), limits, signal);
  }
}
