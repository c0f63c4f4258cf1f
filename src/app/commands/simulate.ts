/** `routeur simulate`: both venues as servers on loopback, over a seeded world. */
import { once } from 'node:events';
import { type Command, InvalidArgumentError } from 'commander';
import { startSimulator } from '../../simulator/index.ts';
import { createStopSignal } from './process-life.ts';

export interface SimulationOptions {
  readonly seed: number;
  readonly markets: number;
  readonly speed: number;
  /** Open combos of venue_a beside those of the world. */
  readonly combos: number;
  /** Seconds of its clock; 0 for none. */
  readonly unusual: number;
  /** When its world begins, in milliseconds since 1970; now if it is missing. */
  readonly start?: number;
}

/** What `--json` prints, in one line. */
export interface SimulatedAddresses {
  readonly venue_a: string;
  readonly venue_a_stream: string;
  readonly venue_a_key: { readonly id: string; readonly private_key: string } | null;
  readonly venue_b: string;
  readonly venue_b_clob: string;
  readonly venue_b_data: string;
  readonly venue_b_stream: string;
  /** Simulated time is this, and `speed` times as fast as real time from here on; milliseconds since 1970. */
  readonly simulated_from: number;
  readonly real_from: number;
  readonly speed: number;
}

export function registerSimulate(program: Command): void {
  addSimulationOptions(
    program
      .command('simulate')
      .description('serve both venues, simulated, on this machine until it is stopped')
      .option('--json', 'print the addresses as one JSON line')
      .option('--until-input-ends', 'stop when standard input is closed, too'),
  ).action(simulate);
}

/** `unusual`: how often unusual trading is planted by default. */
export function addSimulationOptions(command: Command, unusual = 0): Command {
  return command
    .option(
      '--seed <n>',
      'the world: the same seed, --markets and --start are the same world',
      integer(0, 2 ** 31 - 1),
      1,
    )
    .option('--markets <n>', 'open markets of both venues together', integer(500, 1_000_000), 2000)
    .option('--combos <n>', 'open combos of venue_a beside them', integer(0, 2_000_000), 0)
    .option(
      '--unusual <seconds>',
      'plant a burst, a block, a sweep or a one-sided hour this often; 0 for none',
      integer(0, 86_400),
      unusual,
    )
    .option('--start <time>', 'when the world begins, such as 2026-11-15T06:00:00Z (default: now)', instant)
    .option('--speed <x>', 'how much faster than real time its clock runs', speed, 1);
}

async function simulate(options: SimulationOptions & { json?: true; untilInputEnds?: true }): Promise<void> {
  const stop = AbortSignal.any([createStopSignal(), ...(options.untilInputEnds ? [inputEnd()] : [])]);
  const startsAt = options.start ?? Date.now();
  const simulator = await startSimulator(
    {
      world: { seed: options.seed, markets: options.markets, startsAt },
      speed: options.speed,
      combos: options.combos,
      ...(options.unusual === 0 ? {} : { plantEveryMs: options.unusual * 1_000 }),
    },
    stop,
  );
  const addresses: SimulatedAddresses = {
    venue_a: simulator.venueAUrl,
    venue_a_stream: simulator.venueAWebSocketUrl,
    venue_a_key: simulator.venueAKey
      ? { id: simulator.venueAKey.id, private_key: simulator.venueAKey.privateKeyPem }
      : null,
    venue_b: simulator.venueBGammaUrl,
    venue_b_clob: simulator.venueBClobUrl,
    venue_b_data: simulator.venueBDataUrl,
    venue_b_stream: simulator.venueBWebSocketUrl,
    simulated_from: simulator.exchange.now,
    real_from: Date.now(),
    speed: options.speed,
  };
  process.stdout.write(options.json ? `${JSON.stringify(addresses)}\n` : describe(addresses));
  if (!stop.aborted) await once(stop, 'abort');
  await simulator.close();
}

/** The parent process holds the other end: when it is gone, however it ended, this is aborted. */
function inputEnd(): AbortSignal {
  const end = new AbortController();
  process.stdin.on('close', () => end.abort());
  process.stdin.on('error', () => end.abort());
  process.stdin.resume();
  return end.signal;
}

function describe(addresses: SimulatedAddresses): string {
  return [
    'Simulated venues, with made-up markets and prices:',
    `  venue_a         ${addresses.venue_a}`,
    `  venue_a stream  ${addresses.venue_a_stream}`,
    `  venue_b         ${addresses.venue_b}`,
    `  venue_b books   ${addresses.venue_b_clob}`,
    `  venue_b trades  ${addresses.venue_b_data}`,
    `  venue_b stream  ${addresses.venue_b_stream}`,
    '',
  ].join('\n');
}

function integer(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max))
      throw new InvalidArgumentError(`It takes an integer from ${min} to ${max}.`);
    return value;
  };
}

function instant(text: string): number {
  const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/.test(text);
  const at = isTime ? Date.parse(text) : Number.NaN;
  if (!(at >= Date.UTC(2020, 0) && at < Date.UTC(2100, 0)))
    throw new InvalidArgumentError(
      'It takes an RFC 3339 time from 2020 to 2099, such as 2026-11-15T06:00:00Z.',
    );
  return at;
}

function speed(text: string): number {
  const value = /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= 0.1 && value <= 1000)) throw new InvalidArgumentError('It takes a number from 0.1 to 1000.');
  return value;
}
