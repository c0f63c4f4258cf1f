/** `npm test` as a command: which files it selects, what it refuses, and how its report ends. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { longTests } from '../../scripts/long-tests.ts';
import { selectTests } from '../../scripts/select-tests.ts';

const project = join(import.meta.dirname, '../..');

interface CommandEnd {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command at its usual rounds, whatever those of this run are, or at all of them. */
function runCommand(args: readonly string[], { rounds }: { rounds?: 'full' } = {}): CommandEnd {
  return spawnSync(process.execPath, [join(project, 'scripts/test.ts'), ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, ROUTEUR_TEST_ROUNDS: rounds },
  });
}

function writeTests(t: TestContext, tests: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'routeur-test-command-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(tests)) {
    writeFileSync(join(folder, `${name}.test.ts`), `import { test } from 'node:test';\n${text}\n`);
  }
  return folder;
}

function selectedFiles(...args: string[]): readonly string[] {
  const selection = selectTests(args);
  assert(selection.kind === 'selection', JSON.stringify(selection));
  return selection.files;
}

test('all tests but the long ones are selected by default, and only those in src/ with --unit', () => {
  const all = selectedFiles();
  const unit = selectedFiles('--unit');
  assert.deepEqual(
    unit,
    all.filter((file) => file.startsWith(join(project, 'src/'))),
  );
  assert.ok(unit.length > 100);
  assert.ok(all.includes(join(project, 'tests/tooling/layers.test.ts')));
});

test('--unit with a folder selects the unit tests below it, each once', () => {
  const files = selectedFiles('--unit', 'src/core/exact', 'src/core');
  assert.deepEqual([...files].sort(), selectedFiles('src/core'));
});

test('long tests run with --long, or when named', () => {
  const long = selectedFiles('--long');
  const usual = selectTests([]);
  assert(usual.kind === 'selection');
  assert.ok(long.length > 10);
  assert.deepEqual(
    long.filter((file) => usual.files.includes(file)),
    [],
  );
  assert.equal(usual.leftOut, long.length);

  const kill = join(project, 'tests/rebuild/kill.test.ts');
  assert.ok(long.includes(kill));
  assert.deepEqual(selectedFiles(kill), [kill]);
  assert.ok(!selectedFiles('tests/rebuild').includes(kill));
  assert.ok(selectedFiles('tests/rebuild', kill).includes(kill));
  assert.deepEqual(
    selectedFiles('--long', 'tests/rebuild'),
    long.filter((file) => file.startsWith(join(project, 'tests/rebuild/'))),
  );
});

test('a long test that is listed exists', () => {
  assert.deepEqual(
    [...longTests].filter((file) => !existsSync(file)),
    [],
  );
});

test('a run names how many long files it left out', () => {
  const { status, stdout } = runCommand(['tests/recorder', '--test-name-pattern=no test has this name']);
  assert.equal(status, 0, stdout);
  assert.match(stdout, /^Left out: 1 long test file[.] npm test -- --long runs them[.]$/m);
});

test('--seed decides what tests draw, and a run without it always draws the same', (t) => {
  const folder = writeTests(t, {
    draw: `import fc from '${import.meta.resolve('fast-check')}';\ntest('draws', () => { console.log('drew', Math.random(), fc.sample(fc.nat(), 1)[0]); });`,
  });
  const drawn = (...args: string[]) => /drew .*/.exec(runCommand([folder, ...args]).stdout)?.[0];
  const usual = drawn();
  assert.ok(usual !== undefined);
  assert.equal(drawn('--seed=1'), usual);
  assert.notEqual(drawn('--seed=2'), usual);
  assert.match(runCommand([folder, '--seed=random']).stdout, /^Tests draw from --seed=\d+\.$/m);
});

function checkRefused(args: readonly string[], reason: RegExp): void {
  test(`npm test -- ${args.join(' ')} is refused`, () => {
    const selection = selectTests(args);
    assert(selection.kind === 'refusal');
    assert.match(selection.reason, reason);
    assert.match(selection.reason, /^Usage: npm test /m);
  });
}

checkRefused(['--unti'], /^bad option: --unti$/m);
checkRefused(['--test-name-pattern', 'word'], /^--test-name-pattern requires an argument$/m);
checkRefused(['--seed=-1'], /^--seed takes a whole number below 2\^31, or random[.]$/m);
checkRefused(['nowhere'], /^There are no tests at \S+nowhere[.]$/m);
checkRefused(['src/core/exact/index.ts'], /^There are no tests at \S+index[.]ts[.]$/m);
checkRefused(['--long', 'src/core'], /^There are no long tests .* at \S+src\/core[.]$/m);
checkRefused(['--long', '--unit'], /^No test is left to run: unit tests are never long/m);
checkRefused(['--unit', 'tests/api'], /^There are no unit tests .* at \S+tests\/api[.]$/m);

test('a refusal is printed and fails the command', () => {
  const { status, stdout, stderr } = runCommand(['--unti']);
  assert.deepEqual([status, stdout], [1, '']);
  assert.match(stderr, /^bad option: --unti\n\nUsage: /);
});

test('the report ends with the skipped tests, with --times also with the slowest files and CPU times', (t) => {
  const folder = writeTests(t, {
    quick: "test('is quick', () => {});",
    slow: "test('is slow', () => { const endMs = performance.now() + 300; while (performance.now() < endMs); });",
    skipping: "test('is skipped', { skip: 'needs a moon' }, () => {});",
  });
  const { status, stdout } = runCommand([folder, '--times']);
  assert.equal(status, 0, stdout);
  const ending = stdout.slice(stdout.indexOf('\nSkipped:'));
  assert.match(
    ending,
    /^\nSkipped:\n.*skipping\.test\.ts: is skipped: needs a moon\n\nSlowest:\n( +\d+\.\d s {2}\S+\.test\.ts\n){3}\nℹ tests 3\n(ℹ .*\n)+\nCPU time, children included:\n( +\d+\.\d s {2}\S+\.test\.ts\n){3} +\d+\.\d s {2}the test runner and its database server\n +\d+\.\d s {2}in all, \d+ min \d+ s\n\n$/,
  );
  assert.doesNotMatch(runCommand([folder]).stdout, /Slowest|CPU time/);
  const atFullRounds = runCommand([folder, '--times'], { rounds: 'full' }).stdout;
  assert.match(atFullRounds, /^Slowest:\n( +\d+\.\d s {2}\S+\.test\.ts\n){3}\n/m);
  assert.match(atFullRounds, /^Files that share a process, .*:\n( +\d+\.\d s {2}\S+\.test\.ts\n){3}\n/m);
});

test('a file whose process does not exit is named and fails the run', { timeout: 120_000 }, (t) => {
  const folder = writeTests(t, {
    ending: "test('ends', () => {});",
    hanging:
      "import { createServer } from 'node:net';\ntest('leaves a server', () => createServer().listen(0));",
  });
  const { status, stdout, stderr } = runCommand([folder, '--test-timeout=15000']);
  assert.notEqual(status, 0);
  assert.match(stdout, /✔ ends/);
  assert.match(stderr, /^No test was reported for 18 s\. What still runs hangs:$/m);
  assert.match(stdout, /Interrupted while running:\s+⚠ \S*hanging\.test\.ts/);
});
