/**
 * `routeur demo`: both venues simulated on loopback, and the service against them, exactly as it runs live.
 *
 *   simulator process ◄── HTTP, WebSocket ── service (embedded database in <data folder>/demo) ──► prints address and key
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { issueApiKey } from '../../api/index.ts';
import { wait } from '../../runtime/backoff.ts';
import { createLog, type Log, openLogDestination } from '../../runtime/log.ts';
import { type Config, parseConfig } from '../config.ts';
import { withStore } from '../database.ts';
import { isLoopback } from '../loopback.ts';
import { type Service, startService } from '../service.ts';
import { startSimulatorProcess } from '../simulator-process.ts';
import { demoFolder } from './demo-folder.ts';
import { describeListening } from './describe-listening.ts';
import { explainListening } from './explain-listening.ts';
import { createListingProgress } from './listing-progress.ts';
import { createPastProgress, type PastProgressView } from './past-progress.ts';
import { aborted, createStopSignal, endOnBug, redirectConsole } from './process-life.ts';
import { addSimulationOptions, type SimulatedAddresses, type SimulationOptions } from './simulate.ts';

interface DemoOptions extends SimulationOptions {
  readonly json?: true;
  readonly port?: string;
}

const standardError = 2;
/** Enough for a first record of accuracy, and little enough for the first minute. */
const settledSample = { days: 14, marketsMax: 1_000, pastsMax: 10 };
/** In a row. */
const pollFailuresMax = 50;
const pollMs = 100;

/** A reader who looks for a few minutes shall see signals. */
const unusualEverySeconds = 90;

export function registerDemo(program: Command): void {
  addSimulationOptions(
    program
      .command('demo')
      .description('run the service against two simulated venues')
      .option('--json', 'print one JSON line when ready: url, key, venue_a, venue_b')
      .option('--port <n>', 'port of the API; 0 takes any free one'),
    unusualEverySeconds,
  ).action(runDemo);
}

async function runDemo(options: DemoOptions): Promise<void> {
  const say = (line: string) => {
    if (!options.json) process.stdout.write(`${line}\n`);
  };
  const stop = createStopSignal();
  process.stdout.on('error', () => undefined);
  const base = parseConfig(demoEnvironment(options));
  // People watch the demo, not its log; errors are still printed.
  const { ROUTEUR_LOG_LEVEL: chosenLevel } = process.env;
  const level = chosenLevel ? base.logLevel : 'warn';
  const destination = openLogDestination(standardError);
  const log = createLog({ level, destination });
  endOnBug({ log, flush: () => destination.flush() });
  redirectConsole({ log });
  try {
    say(
      `Simulating two venues with ${options.markets} markets (seed ${options.seed}). Nothing here is real.`,
    );
    await using simulator = await disposable(startSimulatorProcess(options, stop));
    const config = withSimulatedVenues(options, base, simulator.addresses);
    // Without its venues the service has nothing to show: the command stops it and prints the reason.
    const lost = new AbortController();
    simulator.ended.catch((error: unknown) => lost.abort(error));
    const over = AbortSignal.any([stop, lost.signal]);
    await serve({ log, say }, options, config, simulator.addresses, over);
    lost.signal.throwIfAborted();
    say('Stopped.');
  } catch (error) {
    if (!stop.aborted) throw error;
  } finally {
    destination.flush();
  }
}

async function serve(
  deps: { log: Log; say: (line: string) => void },
  options: DemoOptions,
  config: Config,
  addresses: SimulatedAddresses,
  stop: AbortSignal,
): Promise<void> {
  const { log, say } = deps;
  const now = simulatedClock(addresses);
  // Until both venues are read; later reads do not matter here.
  let progress = options.json ? undefined : createListingProgress({ now: Date.now }, process.stderr);
  // From when the listings have been read: two kinds of bars would share a terminal.
  let past: PastProgressView | undefined;
  let service: Service;
  try {
    service = await startService(
      { log, now },
      config,
      {
        emptiesDatabase: true,
        clockSpeed: addresses.speed,
        onListingProgress: (step) => progress?.show(step),
        onPastProgress: (step) => past?.show(step),
        settledSample,
        simulatedPast: true,
      },
      stop,
    );
  } catch (error) {
    throw explainListening(error, config);
  }
  try {
    await Promise.race([service.ready, aborted(stop)]);
    stop.throwIfAborted();
    const key = await withStore({ log }, config, 'routeur demo', (store) =>
      issueApiKey(store, { tier: 'institutional', label: 'demo' }),
    );
    say('Reading every open market of both venues…');
    await everythingRead(service.url, key.text, stop);
    progress?.close();
    progress = undefined;
    if (config.explorer) await prepareExplorer(service.url, stop);
    process.stdout.write(
      options.json
        ? `${JSON.stringify({ url: service.url, key: key.text, venue_a: addresses.venue_a, venue_b: addresses.venue_b })}\n`
        : describe(service.url, key.text, addresses, config),
    );
    if (!options.json && config.importPast !== 'none') {
      past = createPastProgress({ now: Date.now }, process.stderr, true);
    }
    await aborted(stop);
  } finally {
    progress?.close();
    past?.close();
    await service.close();
  }
}

/** What the demo leaves in its own folder and database it removes at its next start. */
function demoEnvironment(options: DemoOptions): Record<string, string | undefined> {
  const { dataDir } = parseConfig(process.env);
  return {
    ...process.env,
    ...(options.port === undefined ? {} : { ROUTEUR_PORT: options.port }),
    ROUTEUR_DATA_DIR: demoFolder(dataDir),
    ROUTEUR_HISTORY_DIR: undefined,
    DATABASE_URL: undefined,
    REDIS_URL: undefined,
  };
}

function withSimulatedVenues(options: DemoOptions, base: Config, addresses: SimulatedAddresses): Config {
  const keyFile = join(base.dataDir, 'simulated-venue-key.pem');
  if (addresses.venue_a_key) {
    mkdirSync(base.dataDir, { recursive: true, mode: 0o755 });
    writeFileSync(keyFile, addresses.venue_a_key.private_key, { mode: 0o600 });
  }
  return parseConfig({
    ...demoEnvironment(options),
    ROUTEUR_VENUES: 'venue_a,venue_b',
    ROUTEUR_VENUES_SIMULATED: 'true',
    ROUTEUR_VENUE_A_URL: addresses.venue_a,
    ROUTEUR_VENUE_A_STREAM_URL: addresses.venue_a_stream,
    ...(addresses.venue_a_key
      ? { ROUTEUR_VENUE_A_KEY_ID: addresses.venue_a_key.id, ROUTEUR_VENUE_A_KEY_FILE: keyFile }
      : {}),
    ROUTEUR_VENUE_B_GAMMA_URL: addresses.venue_b,
    ROUTEUR_VENUE_B_CLOB_URL: addresses.venue_b_clob,
    ROUTEUR_VENUE_B_DATA_URL: addresses.venue_b_data,
    ROUTEUR_VENUE_B_STREAM_URL: addresses.venue_b_stream,
  });
}

/** The service lives in the simulated time: contracts close by it. */
function simulatedClock({ simulated_from, real_from, speed }: SimulatedAddresses): () => number {
  return () => Math.round(simulated_from + (Date.now() - real_from) * speed);
}

/** Asked as a user would. */
async function everythingRead(url: string, key: string, signal: AbortSignal): Promise<void> {
  for (let failures = 0; ; ) {
    try {
      const response = await fetch(`${url}/v1/status`, { headers: { 'x-api-key': key }, signal });
      const answer: unknown = await response.json();
      if (response.ok && isAllRead(answer)) return;
      failures = 0;
    } catch (error) {
      // On a busy machine a connection may be closed, or not be taken in time.
      failures += 1;
      if (signal.aborted || failures > pollFailuresMax) throw error;
    }
    await wait(pollMs, signal);
  }
}

/** Bundled before anyone opens it. Whatever is wrong with it is logged there, and the API needs none of it. */
async function prepareExplorer(url: string, signal: AbortSignal): Promise<void> {
  await fetch(url, { signal }).catch(() => undefined);
}

interface StatusAnswer {
  readonly data: {
    readonly graph: unknown;
    readonly venues: readonly { connected: boolean; listing_complete: boolean }[];
  };
}

function isAllRead(answer: unknown): boolean {
  // Our own service, the same version.
  const { graph, venues } = (answer as StatusAnswer).data;
  return graph !== null && venues.every(({ connected, listing_complete }) => connected && listing_complete);
}

function describe(url: string, key: string, addresses: SimulatedAddresses, config: Config): string {
  return [
    '',
    ...(isLoopback(config.host) ? [] : describeListening(url, config)),
    // A browser sends no fragment: the key reaches no server and no log.
    `Routeur       ${url}/#key=${key}   (opens signed in; reference: ${url}/docs)`,
    `key           ${key}`,
    `venue_a       ${addresses.venue_a}   simulated`,
    `venue_b       ${addresses.venue_b}   simulated`,
    '',
    `Try: curl -H "X-API-Key: ${key}" ${url}/v1/status`,
    'Stop: Ctrl-C',
    '',
  ].join('\n');
}

async function disposable<T extends { close(): Promise<void> }>(
  opening: Promise<T>,
): Promise<T & AsyncDisposable> {
  const opened = await opening;
  return { ...opened, [Symbol.asyncDispose]: () => opened.close() };
}
