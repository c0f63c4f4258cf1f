/** One burst of requests from `wrk` where it is installed, else from autocannon: always the same one in a run. */
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

export interface Load {
  readonly requestsPerSecond: number;
  readonly cpuMicrosPerRequest: number;
}

interface Burst {
  readonly requests: number;
  readonly requestsPerSecond: number;
  /** Answers of another status than 2xx, and connections that broke. */
  readonly failures: number;
}

const connections = 64;
/** The kernel counts the time of a process in these; 100 a second on every Linux we run on. */
const microsPerTick = 10_000;
const serverCore = 0;
const loadCore = 1;

export const loadGenerator: 'wrk' | 'autocannon' = isInstalled('wrk') ? 'wrk' : 'autocannon';
const canPin = isInstalled('taskset');

function isInstalled(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    // `command -v` answers by its exit code.
    return false;
  }
}

/** The command that runs `program` on the server's core, where the machine can pin. */
export function pinServer(program: string, args: readonly string[]): [string, string[]] {
  return pin(serverCore, program, args);
}

function pin(core: number, program: string, args: readonly string[]): [string, string[]] {
  return canPin ? ['taskset', ['-c', String(core), program, ...args]] : [program, [...args]];
}

export interface LoadTarget {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A script that says what `wrk` asks for; autocannon cannot do that. */
  readonly script?: string | undefined;
}

/** Loads the target for `seconds` and takes the processor time of the server, `pid`, from the kernel. */
export async function measureLoad(target: LoadTarget, pid: number, seconds: number): Promise<Load> {
  const { url } = target;
  const ticksBefore = readTicks(pid);
  const burst = await (loadGenerator === 'wrk' ? runWrk : runAutocannon)(target, seconds);
  const ticks = readTicks(pid) - ticksBefore;
  if (burst.failures > 0 || burst.requests === 0) {
    throw new Error(`${url} answered ${burst.failures} of ${burst.requests} requests with a failure.`);
  }
  return {
    requestsPerSecond: burst.requestsPerSecond,
    cpuMicrosPerRequest: (ticks * microsPerTick) / burst.requests,
  };
}

/** utime + stime, fields 14 and 15 of /proc/PID/stat; the second field may hold spaces, so count from its end. */
function readTicks(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

async function runProgram(program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(...pin(loadCore, program, args));
  return stdout;
}

async function runWrk({ url, headers, script }: LoadTarget, seconds: number): Promise<Burst> {
  const headerArgs = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const printed = await runProgram('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    // A large answer may be late on a busy machine; that is no failure.
    '--timeout',
    '30s',
    ...(script === undefined ? [] : ['-s', script]),
    ...headerArgs,
    url,
  ]);
  const socketErrors = printed.match(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/);
  const badStatus = printed.match(/Non-2xx or 3xx responses: (\d+)/);
  return {
    requests: Number(printed.match(/(\d+) requests in/)?.[1]),
    requestsPerSecond: Number(printed.match(/Requests\/sec:\s+([\d.]+)/)?.[1]),
    failures: [...(socketErrors?.slice(1) ?? []), badStatus?.[1] ?? 0].reduce<number>(
      (sum, count) => sum + Number(count),
      0,
    ),
  };
}

const autocannonResult = Type.Object({
  requests: Type.Object({ total: Type.Number(), average: Type.Number() }),
  errors: Type.Number(),
  non2xx: Type.Number(),
});

async function runAutocannon({ url, headers, script }: LoadTarget, seconds: number): Promise<Burst> {
  if (script !== undefined) throw new TypeError('Only wrk runs scripts.');
  const headerArgs = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const printed = await runProgram(process.execPath, [
    fileURLToPath(import.meta.resolve('autocannon')),
    '--json',
    '--no-progress',
    '-c',
    String(connections),
    '-d',
    String(seconds),
    ...headerArgs,
    url,
  ]);
  const { requests, errors, non2xx } = Value.Parse(autocannonResult, JSON.parse(printed));
  return { requests: requests.total, requestsPerSecond: requests.average, failures: errors + non2xx };
}
