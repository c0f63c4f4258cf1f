/** Processes that are not our children: what /proc says of them, and how to stop one. */
import { readFile, readlink } from 'node:fs/promises';
import { errorCode } from './embedded-server-error.ts';
import { pause } from './pause.ts';

export interface OsProcess {
  readonly pid: number;
  /** Harmless if it is gone. */
  send(signalName: NodeJS.Signals): void;
  isGoneWithin(ms: number, signal?: AbortSignal): Promise<boolean>;
}

export interface ProcessFacts {
  /** The letter in /proc/PID/stat: R, S, D, Z (dead, not yet reaped)… */
  readonly state: string;
  readonly argv: readonly string[];
  /** Its working folder, as far as we may see it. */
  readonly folder: string | undefined;
}

/** Undefined if there is no such process. */
export async function readProcessFacts(pid: number): Promise<ProcessFacts | undefined> {
  const stat = await readProc(pid, 'stat');
  const commandLine = await readProc(pid, 'cmdline');
  if (stat === undefined || commandLine === undefined) return undefined;
  const state = parseState(stat);
  if (state === undefined) return undefined;
  return {
    state,
    argv: commandLine.split('\0').slice(0, -1),
    // Another user's link may not be read; then the arguments have to do.
    folder: await readlink(`/proc/${pid}/cwd`).catch(() => undefined),
  };
}

/** The name of the program stands before the state, in parentheses, and may itself hold some. */
export function parseState(stat: string): string | undefined {
  return /^\) (\S)/.exec(stat.slice(stat.lastIndexOf(')')))?.[1];
}

export function isDead(facts: ProcessFacts | undefined): boolean {
  return facts === undefined || facts.state === 'Z' || facts.state === 'X';
}

async function readProc(pid: number, name: string): Promise<string | undefined> {
  try {
    return await readFile(`/proc/${pid}/${name}`, 'utf8');
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}

const pollMs = 25;

export function foreignProcess(pid: number): OsProcess {
  return {
    pid,
    send: (signalName) => {
      try {
        process.kill(pid, signalName);
      } catch (error) {
        if (errorCode(error) !== 'ESRCH') throw error;
      }
    },
    isGoneWithin: async (ms, signal) => {
      const endsAt = performance.now() + ms;
      while (!isDead(await readProcessFacts(pid))) {
        if (performance.now() >= endsAt) return false;
        await pause(pollMs, signal);
      }
      return true;
    },
  };
}
