/** `npm run demo` as a process of its own, in a data folder of its own. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { TestContext } from 'node:test';
import { makeSite } from './service-process.ts';

const project = join(import.meta.dirname, '../..');
export const startMs = 120_000;

export interface DemoLine {
  readonly url: string;
  readonly key: string;
  readonly venue_a: string;
  readonly venue_b: string;
}

export async function startDemo(t: TestContext, args: readonly string[]) {
  const site = await makeSite();
  const { PATH } = process.env;
  const npm: ChildProcessByStdio<null, Readable, Readable> = spawn(
    'npm',
    ['run', '--silent', 'demo', '--', '--port', '0', '--markets', '500', ...args],
    // A group of its own, as a terminal gives it: what is pressed there reaches everybody in it.
    {
      cwd: project,
      env: { PATH, ...site.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  );
  const said = { out: '', err: '' };
  npm.stdout.on('data', (chunk) => {
    said.out += String(chunk);
  });
  npm.stderr.on('data', (chunk) => {
    said.err += String(chunk);
  });
  const signalGroup = (name: NodeJS.Signals) => {
    if (npm.pid !== undefined && npm.exitCode === null) process.kill(-npm.pid, name);
  };
  t.after(async () => {
    signalGroup('SIGKILL');
    await site.dispose();
  });
  return { npm, said, site, signalGroup };
}
