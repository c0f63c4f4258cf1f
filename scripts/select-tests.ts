/** The arguments of `npm test`: checked, and turned into test files and options for `node --test`. */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { longTests } from './long-tests.ts';

export const testUsage = `Usage: npm test [-- [--unit | --long] [--times] [--stall] [--seed=N] [PATH…] [OPTION…]]

  --unit      only the tests in src/, which are pure: no database, no other processes
  --long      only the long tests: kills, demos, the browser, simulated days; without it they run only when named
  --times     list the slowest test files at the end, and the CPU time of each process
  --stall     every process stands still now and then, as on a starved machine; ROUTEUR_TEST_STALL_SEED varies when
  --seed=N    what properties and kills are drawn from; 1 unless given; --seed=random prints the one it takes
  PATH        test files, or folders that hold some; without one, src and tests, but not tests/soak
  OPTION      an option of node --test, its value after an equals sign: --test-name-pattern=WORDS`;

export interface TestSelection {
  readonly kind: 'selection';
  /** Absolute paths, each once. */
  readonly files: readonly string[];
  /** How many long files are below the selected folders and do not run. */
  readonly leftOut: number;
  readonly nodeOptions: readonly string[];
  readonly times: boolean;
  readonly stall: boolean;
  /** What tests draw from. */
  readonly seed: number;
}

export interface SelectionRefusal {
  readonly kind: 'refusal';
  readonly reason: string;
}

const ownOptions = ['--unit', '--long', '--times', '--stall'];
const seedOption = '--seed';
const seedEnd = 2 ** 31;
const usualSeed = 1;
const project = join(import.meta.dirname, '..');
const sources = join(project, 'src/');
const soak = join(project, 'tests/soak/');

/** Whether `file` stands beside the code: such a test is pure, and needs no database. */
export function isUnitTest(file: string): boolean {
  return file.startsWith(sources);
}

export function selectTests(args: readonly string[]): TestSelection | SelectionRefusal {
  const options = args.filter((arg) => arg.startsWith('-'));
  const nodeOptions = options.filter(
    (option) => !ownOptions.includes(option) && !option.startsWith(seedOption),
  );
  const seed = readSeed(options.findLast((option) => option.startsWith(seedOption)));
  if (seed === undefined) {
    return { kind: 'refusal', reason: `--seed takes a whole number below 2^31, or random.\n\n${testUsage}` };
  }
  const objections = nodeOptions.flatMap(findObjection);
  if (objections.length > 0) return { kind: 'refusal', reason: `${objections.join('\n')}\n\n${testUsage}` };

  const paths = args.filter((arg) => !arg.startsWith('-')).map((path) => resolve(path));
  const unit = options.includes('--unit');
  const long = options.includes('--long');
  const belongs = (file: string): boolean => (!unit || isUnitTest(file)) && (!long || longTests.has(file));
  const find = (path: string): string[] => findTests(path).filter(belongs);
  const empty = paths.filter((path) => find(path).length === 0);
  if (empty.length > 0) {
    const tests = describeSought({ unit, long });
    return { kind: 'refusal', reason: `There are no ${tests} at ${empty.join(', ')}.\n\n${testUsage}` };
  }
  const found = new Set(paths.length > 0 ? paths.flatMap(find) : findAllTests(find));
  const files = [...found].filter((file) => long || !longTests.has(file) || paths.includes(file));
  if (files.length === 0) {
    const why = 'No test is left to run: unit tests are never long, and long tests run with --long.';
    return { kind: 'refusal', reason: `${why}\n\n${testUsage}` };
  }
  return {
    kind: 'selection',
    files,
    leftOut: found.size - files.length,
    nodeOptions,
    times: options.includes('--times'),
    stall: options.includes('--stall'),
    seed,
  };
}

function describeSought({ unit, long }: { readonly unit: boolean; readonly long: boolean }): string {
  if (unit) return 'unit tests (they stand beside the code in src/)';
  return long ? 'long tests (scripts/long-tests.ts lists them)' : 'tests';
}

function readSeed(option: string | undefined): number | undefined {
  if (option === undefined) return usualSeed;
  const text = option.slice(seedOption.length);
  if (text === '=random') return randomInt(seedEnd);
  if (!/^=\d{1,10}$/.test(text)) return undefined;
  const seed = Number(text.slice(1));
  return seed < seedEnd ? seed : undefined;
}

/** Node's own words on an option it does not accept. */
function findObjection(option: string): string[] {
  const { status, stderr } = spawnSync(process.execPath, ['--test', option, '--version'], {
    encoding: 'utf8',
  });
  return status === 0 ? [] : [stderr.trim().replace(`${process.execPath}: `, '')];
}

/** The test files at or below `path`, sorted; none if there is no such path. */
function findTests(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return [];
  const files = found.isFile()
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(path, file));
  return files.filter((file) => file.endsWith('.test.ts')).sort();
}

function findAllTests(find: (path: string) => string[]): string[] {
  return ['src', 'tests']
    .flatMap((folder) => find(join(project, folder)))
    .filter((file) => !file.startsWith(soak));
}
