/**
 * The simulator as a process of its own, so that it takes no time from the service it is measured against. It ends when
 * its input does: whatever becomes of us, it does not stay behind.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Failure } from '../runtime/failure.ts';
import type { SimulatedAddresses, SimulationOptions } from './commands/simulate.ts';

class SimulatorEnded extends Failure {
  override readonly name = 'SimulatorEnded';
  readonly code = 'simulator_ended';
}

export interface SimulatorProcess {
  readonly addresses: SimulatedAddresses;
  /** Rejects when the simulator ends without a request to stop. */
  readonly ended: Promise<never>;
  close(): Promise<void>;
}

const main = join(import.meta.dirname, 'main.ts');

export async function startSimulatorProcess(
  options: SimulationOptions,
  signal: AbortSignal,
): Promise<SimulatorProcess> {
  const child = spawn(
    process.execPath,
    [
      main,
      'simulate',
      '--json',
      '--until-input-ends',
      ...(['seed', 'markets', 'speed', 'combos', 'unusual'] as const).flatMap((name) => [
        `--${name}`,
        String(options[name]),
      ]),
      ...(options.start === undefined ? [] : ['--start', new Date(options.start).toISOString()]),
    ],
    // A group of its own: an interrupt at the terminal reaches us, and we stop the simulator.
    { stdio: ['pipe', 'pipe', 'inherit'], detached: true },
  );
  const exited = once(child, 'exit');
  const close = async () => {
    child.stdin.destroy();
    if (child.exitCode === null && child.signalCode === null) await exited;
  };
  const ended = exited.then(([code, signalName]) => {
    throw new SimulatorEnded(`The simulator ended (${signalName ?? `exit code ${code}`}).`);
  });
  // A caller may await it later; until then it must not count as unhandled.
  ended.catch(() => undefined);
  try {
    const addresses = await Promise.race([readAddresses(child), ended, rejectedBy(signal)]);
    return { addresses, ended, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function readAddresses(child: ChildProcess): Promise<SimulatedAddresses> {
  if (child.stdout === null) throw new SimulatorEnded('The simulator has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    // Our own program wrote it, the same version.
    return JSON.parse(line) as SimulatedAddresses;
  }
  throw new SimulatorEnded('The simulator ended before it had started.');
}

async function rejectedBy(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
}
