/**
 * `npm test`: runs the tests that its arguments select (`scripts/select-tests.ts`).
 *
 * Tests in src/ are pure: they share a few processes and need no database. For the others, one PostgreSQL server runs
 * for the whole run, unless `ROUTEUR_TEST_DATABASE_URL` names one.
 *
 *   signal ──► child ends ──┐
 *   start server ─► run child ─► close server ─► exit with the child's code
 *                   └─► a shared process was cut short ─► run its files again, each in its own process
 */
import './require-node.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism, constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareBundle } from '../tests/harness/bundled-program.ts';
import { describeMissing, testNeeds } from '../tests/harness/test-needs.ts';
import { isFullTest } from '../tests/harness/test-rounds.ts';
import { startTestServer } from '../tests/harness/test-server.ts';
import { bundleVariable } from './bundled-threads.ts';
import { cpuFileVariable, describeCpuTimes } from './cpu-times.ts';
import { planAlone, planGroups } from './plan-groups.ts';
import { seedVariable } from './seeded-random.ts';
import { isUnitTest, selectTests, type TestSelection, testUsage } from './select-tests.ts';
import { leavesOthersAlone, runSharing } from './share-processes.ts';
import { stallSeedVariable } from './stall.ts';
import { makeTestFolder } from './test-folder.ts';

const project = join(import.meta.dirname, '..');
/** A test fails when it takes longer, and so does a file that leaves something open; none takes a tenth of it. */
const testTimeoutMs = 600_000;
/** The same for pure tests, all of which together take seconds. */
const unitTestTimeoutMs = 120_000;
/** Many tests wait for processes, time-outs and disks: three more than there are cores keep those busy. */
const processesAtOnce = availableParallelism() + 3;
/** Runs of fewer files bundle the programs that tests start only when one is started. */
const bundledFilesMin = 50;

function startTests(
  { nodeOptions, times, stall, seed, files: selected }: TestSelection,
  files: readonly string[],
  { databaseUrl, bundle }: { readonly databaseUrl: string | undefined; readonly bundle: string | undefined },
): ChildProcess {
  const reporter = pathToFileURL(join(import.meta.dirname, 'test-reporter.ts'));
  if (times) reporter.searchParams.set('times', '');
  const args = [
    '--test',
    `--import=${pathToFileURL(join(import.meta.dirname, 'seed-process.ts'))}`,
    ...(bundle === undefined
      ? []
      : [`--import=${pathToFileURL(join(import.meta.dirname, 'bundled-threads.ts'))}`]),
    ...(times ? [`--import=${pathToFileURL(join(import.meta.dirname, 'record-cpu.ts'))}`] : []),
    `--test-concurrency=${processesAtOnce}`,
    `--test-timeout=${selected.every(isUnitTest) ? unitTestTimeoutMs : testTimeoutMs}`,
    ...(nodeOptions.some((option) => option.startsWith('--test-reporter'))
      ? []
      : [`--test-reporter=${reporter}`]),
    ...nodeOptions,
    ...files,
  ];
  return spawn(process.execPath, args, {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      // Without it every process compiles the same sources again, which took a tenth of the whole time.
      NODE_COMPILE_CACHE: join(project, 'node_modules/.cache/node'),
      ...process.env,
      ROUTEUR_TEST_DATABASE_URL: databaseUrl,
      [bundleVariable]: bundle,
      [seedVariable]: String(seed),
      ...(stall ? stallEverywhere() : {}),
      // Set inside a test, it would make this run report to that one.
      NODE_TEST_CONTEXT: undefined,
    },
  });
}

/** Also in the processes that tests start. */
function stallEverywhere(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS = '', [stallSeedVariable]: seed = '1' } = process.env;
  const preload = `--import=${pathToFileURL(join(import.meta.dirname, 'stall-process.ts'))}`;
  return { NODE_OPTIONS: `${NODE_OPTIONS} ${preload}`.trim(), [stallSeedVariable]: seed };
}

/** The exit code of `child`; as in a shell, 128 and the signal's number when a signal ended it. */
function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((settle, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => settle(code ?? (signal === null ? 1 : codeOfSignal(signal))));
  });
}

function codeOfSignal(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal];
}

function describeLeftOut(files: number): string {
  return `\nLeft out: ${files} long test ${files === 1 ? 'file' : 'files'}. npm test -- --long runs them.`;
}

async function runTests(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(testUsage);
    return 0;
  }
  const selection = selectTests(args);
  if (selection.kind === 'refusal') {
    console.error(selection.reason);
    return 1;
  }

  const lacking = Object.values(testNeeds).filter((need) => need.find() === undefined);
  const missing = describeMissing(lacking, selection.files);
  if (missing !== undefined) console.log(`${missing}\n`);

  if (args.includes('--seed=random')) console.log(`Tests draw from --seed=${selection.seed}.\n`);

  let child: ChildProcess | undefined;
  let stoppedBy: NodeJS.Signals | undefined;
  const stop = (signal: NodeJS.Signals): void => {
    stoppedBy = signal;
    child?.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  const { ROUTEUR_TEST_DATABASE_URL: givenUrl } = process.env;
  const needsServer = !givenUrl && !selection.files.every(isUnitTest);
  const folder = makeTestFolder();
  process.env['TMPDIR'] = folder.path;
  const cpuFile = join(folder.path, 'cpu-times');
  if (selection.times) process.env[cpuFileVariable] = cpuFile;
  const server = needsServer ? await startTestServer() : undefined;
  let bundle: string | undefined;
  const runFiles = async (files: readonly string[]): Promise<number> => {
    // A signal may have come while the server was starting.
    if (stoppedBy !== undefined) return codeOfSignal(stoppedBy);
    child = startTests(selection, files, { databaseUrl: givenUrl || server?.url, bundle });
    const code = await exitCode(child);
    return stoppedBy === undefined ? code : codeOfSignal(stoppedBy);
  };
  const testRunner = {
    // With `--watch`, node runs a file again when it changes: in a shared process that would be all its files.
    planGroups: (files: readonly string[]) => {
      if (selection.nodeOptions.includes('--watch')) return [];
      if (isFullTest) return planAlone(project, files);
      return planGroups(project, files, { processes: processesAtOnce, leavesOthersAlone });
    },
    runFiles,
    isStopped: () => stoppedBy !== undefined,
    print: console.log,
  };
  try {
    const bundled = selection.files.filter((file) => !isUnitTest(file)).length >= bundledFilesMin;
    if (bundled) bundle = await prepareBundle();
    return await runSharing(testRunner, selection.files);
  } finally {
    await server?.close();
    const cpuTimes = selection.times ? describeCpuTimes(cpuFile) : undefined;
    if (cpuTimes !== undefined) console.log(`\n${cpuTimes}`);
    if (selection.leftOut > 0) console.log(describeLeftOut(selection.leftOut));
    folder.remove();
  }
}

process.exitCode = await runTests(process.argv.slice(2));
