/**
 * `npm test [-- PATH…] [--test-…]`: runs the tests below the given files and folders, or all of them but tests/soak,
 * with one PostgreSQL server for the whole run. Options of `node --test` are handed on.
 *
 *   signal ──► child ends ──┐
 *   start server ─► run child ─► close server ─► exit with the child's code
 */
import './require-node.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { availableParallelism, constants } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startTestServer } from '../tests/harness/test-server.ts';

const project = join(import.meta.dirname, '..');
const testTimeoutMs = 600_000;

/** The test files at or below `path`, sorted; none if there is no such path. */
function findTests(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(path, file))
    .sort();
}

function findAllTests(): string[] {
  const soak = join(project, 'tests/soak/');
  return ['src', 'tests']
    .flatMap((folder) => findTests(join(project, folder)))
    .filter((file) => !file.startsWith(soak));
}

function startTests(options: readonly string[], files: readonly string[], databaseUrl: string): ChildProcess {
  const reporter = pathToFileURL(join(import.meta.dirname, 'test-reporter.ts')).href;
  const args = [
    '--test',
    // Many tests wait for processes, time-outs and disks: one more than there are cores keeps those busy.
    `--test-concurrency=${availableParallelism() + 1}`,
    `--test-reporter=${reporter}`,
    // A test that leaves something open fails by this; nothing here takes a tenth of it.
    `--test-timeout=${testTimeoutMs}`,
    ...options,
    ...files,
  ];
  return spawn(process.execPath, args, {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      // Every file is a process of its own that would read the same sources anew: that was a tenth of the whole time.
      NODE_COMPILE_CACHE: join(project, 'node_modules/.cache/node'),
      ...process.env,
      ROUTEUR_TEST_DATABASE_URL: databaseUrl,
      // Set inside a test, it would make this run report to that one.
      NODE_TEST_CONTEXT: undefined,
    },
  });
}

/** The exit code of `child`; as in a shell, 128 and the signal's number when a signal ended it. */
function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((settle, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => settle(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

async function runTests(args: readonly string[]): Promise<number> {
  const options = args.filter((arg) => arg.startsWith('-'));
  const paths = args.filter((arg) => !arg.startsWith('-')).map((path) => resolve(path));
  const files = paths.length > 0 ? paths.flatMap(findTests) : findAllTests();
  const empty = paths.filter((path) => findTests(path).length === 0);
  if (empty.length > 0) {
    console.error(`There are no tests at ${empty.join(', ')}.`);
    return 1;
  }

  let child: ChildProcess | undefined;
  let stoppedBy: NodeJS.Signals | undefined;
  const stop = (signal: NodeJS.Signals): void => {
    stoppedBy = signal;
    child?.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  const { ROUTEUR_TEST_DATABASE_URL: givenUrl } = process.env;
  const server = givenUrl ? undefined : await startTestServer();
  try {
    // A signal may have come while the server was starting.
    if (stoppedBy === undefined) {
      child = startTests(options, files, givenUrl || (server?.url ?? ''));
      const code = await exitCode(child);
      if (stoppedBy === undefined) return code;
    }
    return 128 + constants.signals[stoppedBy];
  } finally {
    await server?.close();
  }
}

process.exitCode = await runTests(process.argv.slice(2));
