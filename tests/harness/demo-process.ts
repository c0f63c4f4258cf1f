/** The demo as a process of its own, in a data folder of its own. */
import assert from 'node:assert/strict';
import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { TestContext } from 'node:test';
import { promisify } from 'node:util';
import { commandLineProgram } from './bundled-program.ts';
import { eventually } from './eventually.ts';
import { makeSite } from './service-process.ts';
import { fillFromTemplate } from './site-template.ts';

const project = join(import.meta.dirname, '../..');

export interface DemoLine {
  readonly url: string;
  readonly key: string;
  readonly venue_a: string;
  readonly venue_b: string;
}

/** `npm` runs the sources, as a reader does; the bundle is the same program, and its start takes half the CPU time. */
type DemoProgram = 'npm' | 'bundle';

export async function startDemo(
  t: TestContext,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  program: DemoProgram = 'npm',
) {
  const site = await makeSite({}, 'nothing');
  // The demo has a data folder of its own below the site's, and empties the database there.
  const dataDir = join(site.dataDir, 'demo');
  await mkdir(dataDir);
  await fillFromTemplate(dataDir);
  await chmod(dataDir, 0o755);
  const { PATH } = process.env;
  const [command, ...before] =
    program === 'npm'
      ? (['npm', 'run', '--silent', 'demo', '--'] as const)
      : ([process.execPath, await commandLineProgram(), 'demo'] as const);
  const npm: ChildProcessByStdio<null, Readable, Readable> = spawn(
    command,
    [...before, '--port', '0', '--markets', '500', ...args],
    // A process group of its own, as a terminal gives it: Ctrl-C reaches every process in it.
    {
      cwd: project,
      env: { PATH, ...site.environment, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  );
  const output = { out: '', err: '' };
  npm.stdout.on('data', (chunk) => {
    output.out += String(chunk);
  });
  npm.stderr.on('data', (chunk) => {
    output.err += String(chunk);
  });
  const signalGroup = (name: NodeJS.Signals) => {
    if (npm.pid !== undefined && npm.exitCode === null) process.kill(-npm.pid, name);
  };
  t.after(async () => {
    signalGroup('SIGKILL');
    await site.dispose();
  });
  /** Resolves when it has printed `text`, or has ended. */
  const printed = (text: string) =>
    eventually(
      () => output.out.includes(text) || npm.exitCode !== null,
      `the demo prints ${JSON.stringify(text)}`,
    );
  return { npm, output, site, signalGroup, printed };
}

/** The pid of the simulator, a process below the demo that npm runs. */
export async function findSimulator(npmPid: number | undefined): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,args=']);
  const rows = stdout.split('\n').map((row) => row.trim().split(/\s+/));
  const parents = new Map(rows.map(([pid, parent]) => [pid, parent]));
  const simulator = rows.find(([pid, , ...args]) => {
    if (!args.includes('simulate')) return false;
    for (let above = parents.get(pid); above !== undefined; above = parents.get(above)) {
      if (above === String(npmPid)) return true;
    }
    return false;
  });
  assert.ok(simulator, stdout);
  return Number(simulator[0]);
}
