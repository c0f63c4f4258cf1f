/**
 * The real service as a process of its own, in a folder and an environment of its own:
 *
 *   makeSite() ─► site.start() ─► stop() or kill9() ─► site.start() … ─► site.dispose()
 *        └─────► site.cli(['keys', 'list'])
 *
 * `dispose` leaves neither processes nor files, whatever happened before. A site begins with a migrated database, unless
 * its database is elsewhere or the first start is the subject of the test.
 */
import assert from 'node:assert/strict';
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { TestContext } from 'node:test';
import { readProcessFacts } from '../../packages/embedded-postgres/os-process.ts';
import { commandLineProgram } from './bundled-program.ts';
import { eventually, patienceMs, within } from './eventually.ts';
import { fetchAlone } from './fetch-alone.ts';
import { compileCache } from './run-command.ts';
import { fillFromTemplate } from './site-template.ts';

const project = join(import.meta.dirname, '../..');

export interface Exit {
  readonly code: number | null;
  readonly signalName: NodeJS.Signals | null;
}

export interface CommandResult extends Exit {
  readonly stdout: string;
  readonly stderr: string;
}

/** A child process whose output is kept. */
export interface WatchedProcess {
  readonly pid: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly exited: Promise<Exit>;
  /** Nothing while it runs. */
  readonly exit: Exit | undefined;
  send(signalName: NodeJS.Signals): void;
  /** Closes our end of its output, as a reader that goes away does. */
  closeStdout(): void;
  closeStderr(): void;
}

export interface ServiceProcess extends WatchedProcess {
  readonly url: string;
  /** SIGTERM. */
  stop(): Promise<Exit>;
  /** SIGKILL: an embedded database lives on as an orphan. */
  kill9(): Promise<Exit>;
}

export interface Site {
  readonly dataDir: string;
  readonly environment: Readonly<Record<string, string>>;
  /** `routeur start`, without waiting for anything. */
  launch(environment?: Environment): WatchedProcess;
  /** `routeur start`, until it listens, or until its database is ready too. */
  start(until?: 'listening' | 'ready', environment?: Environment): Promise<ServiceProcess>;
  /** A command, with the environment of the service. */
  cli(args: readonly string[], environment?: Environment): Promise<CommandResult>;
  /** Any program, with the environment of the service and Node's flags for it. */
  run(program: string, args?: readonly string[]): WatchedProcess;
  /** pid in the pid file of the embedded database; nothing when there is none. */
  findPostmaster(): Promise<number | undefined>;
  /** pids of all database processes in the data folder. */
  listDatabaseProcesses(): Promise<readonly number[]>;
  dispose(): Promise<void>;
}

/** Variables set beside those of the site, or removed from them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What a site has in its data folder before the first start. */
export type SiteData = 'migrated database' | 'nothing';

export async function makeSite(
  environment: Readonly<Record<string, string>> = {},
  data: SiteData = environment['DATABASE_URL'] === undefined ? 'migrated database' : 'nothing',
): Promise<Site> {
  const main = await commandLineProgram();
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'routeur-site-')));
  if (data === 'migrated database') await fillFromTemplate(dataDir);
  // The database of a root user runs as another user, who must be able to get here.
  await chmod(dataDir, 0o755);
  const siteEnvironment = {
    PATH: '/usr/bin:/bin',
    ...compileCache,
    ROUTEUR_PORT: '0',
    // Tests reach no venue unless they start one.
    ROUTEUR_VENUES: 'none',
    ROUTEUR_DATA_DIR: dataDir,
    ...environment,
  };
  const children: WatchedProcess[] = [];
  const run = (program: string, args: readonly string[], extra: Environment = {}): WatchedProcess => {
    const child = watch(
      spawn(process.execPath, [program, ...args], {
        cwd: project,
        env: { ...siteEnvironment, ...extra },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    children.push(child);
    return child;
  };
  const launch = (extra?: Environment) => run(main, ['start'], extra);
  return {
    dataDir,
    environment: siteEnvironment,
    launch,
    start: (until = 'ready', extra = {}) => awaitStart(launch(extra), until),
    cli: async (args, extra) => {
      const command = run(main, args, extra);
      const exit = await within(command.exited, `routeur ${args.join(' ')} ends`);
      return { ...exit, stdout: command.stdout, stderr: command.stderr };
    },
    run: (program, args = []) => run(program, args),
    findPostmaster: () => findPostmaster(dataDir),
    listDatabaseProcesses: () => listProcessesIn(dataDir),
    dispose: async () => {
      for (const child of children) if (child.exit === undefined) child.send('SIGKILL');
      await Promise.all(children.map((child) => child.exited));
      await eventually(async () => killProcessesIn(dataDir), 'the database processes are gone');
      const cluster = await realpath(join(dataDir, 'postgres')).catch(() => undefined);
      if (cluster !== undefined && !cluster.startsWith(`${dataDir}/`)) await removeFolder(dirname(cluster));
      await removeFolder(dataDir);
    },
  };
}

/** A site for one test. */
export async function makeTestSite(
  t: TestContext,
  environment?: Readonly<Record<string, string>>,
  data?: SiteData,
): Promise<Site> {
  const site = await makeSite(environment, data);
  t.after(() => site.dispose());
  return site;
}

/** The service has ended, and its database with it. */
export async function checkNothingLeft(site: Site, service: { readonly pid: number }): Promise<void> {
  assert.throws(() => process.kill(service.pid, 0), { code: 'ESRCH' });
  assert.deepEqual(await site.listDatabaseProcesses(), []);
}

async function awaitStart(child: WatchedProcess, until: 'listening' | 'ready'): Promise<ServiceProcess> {
  const line = until === 'ready' ? /^Ready/m : /^Routeur listens on/m;
  await eventually(() => {
    if (child.exit !== undefined) {
      throw new Error(`The service ended (${JSON.stringify(child.exit)}):\n${child.stdout}${child.stderr}`);
    }
    return line.test(child.stdout);
  }, `the service prints ${line}`);
  const url = /^Routeur listens on (http:\S+)/m.exec(child.stdout)?.[1];
  if (url === undefined) throw new Error(`The service did not print where it listens:\n${child.stdout}`);
  const end = (signalName: NodeJS.Signals): Promise<Exit> => {
    child.send(signalName);
    return within(child.exited, `the service ends after ${signalName}`);
  };
  // A plain copy would freeze the values of its getters.
  return Object.create(child, {
    url: { value: url },
    stop: { value: () => end('SIGTERM') },
    kill9: { value: () => end('SIGKILL') },
  });
}

function watch(child: ChildProcessByStdio<null, Readable, Readable>): WatchedProcess {
  const { pid } = child;
  if (pid === undefined) throw new Error('The process did not start.');
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  let exit: Exit | undefined;
  const exited = new Promise<Exit>((resolve) => {
    child.once('close', (code, signalName) => {
      exit = { code, signalName };
      resolve(exit);
    });
  });
  return {
    pid,
    get stdout() {
      return stdout;
    },
    get stderr() {
      return stderr;
    },
    get exit() {
      return exit;
    },
    exited,
    send: (signalName) => void child.kill(signalName),
    closeStdout: () => void child.stdout.destroy(),
    closeStderr: () => void child.stderr.destroy(),
  };
}

/** The pid file is found through the link too, where the cluster lies outside the data folder. */
async function findPostmaster(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
}

/** Every process of a database has its cluster as working folder. */
async function listProcessesIn(dataDir: string): Promise<readonly number[]> {
  const cluster = await realpath(join(dataDir, 'postgres')).catch(() => undefined);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found: number[] = [];
  for (const pid of pids) {
    // A process may end while we look.
    const facts = await readProcessFacts(pid).catch(() => undefined);
    if (facts?.folder === undefined || facts.state === 'Z' || facts.state === 'X') continue;
    if (facts.folder.startsWith(`${dataDir}/`) || facts.folder === cluster) found.push(pid);
  }
  return found;
}

/** Whether none was left to kill. */
async function killProcessesIn(dataDir: string): Promise<boolean> {
  const pids = await listProcessesIn(dataDir);
  for (const pid of pids) killIfAlive(pid);
  return pids.length === 0;
}

/** SIGKILL; harmless if the process has ended since. */
export function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The code of an error, where the body is one of ours. */
  readonly errorCode: string | undefined;
}

/** One request; rejects when there is no answer within the time. */
export async function ask(
  url: string,
  options: { readonly key?: string; readonly timeoutMs?: number } = {},
): Promise<Answer> {
  const response = await fetchAlone(url, {
    headers: options.key === undefined ? {} : { 'X-API-Key': options.key },
    signal: AbortSignal.timeout(options.timeoutMs ?? patienceMs),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, errorCode: readErrorCode(text) };
}

function readErrorCode(text: string): string | undefined {
  if (!text.startsWith('{')) return undefined;
  const body: { error?: { code?: unknown } } = JSON.parse(text);
  return typeof body.error?.code === 'string' ? body.error.code : undefined;
}
