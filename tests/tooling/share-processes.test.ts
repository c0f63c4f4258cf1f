/** Test files that share processes give the same results as in processes of their own, whatever one of them does. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { leavesOthersAlone, runSharing } from '../../scripts/share-processes.ts';

interface SharedRun {
  readonly code: number;
  /** The file names of each call of `node --test`; a shared process counts as one file. */
  readonly calls: readonly (readonly string[])[];
  /** What all calls printed, in the TAP format. */
  readonly output: string;
  /** The process that ran each test, by the test's name, in the last call that ran it. */
  readonly processOf: ReadonlyMap<string, string>;
}

/** A test file with one test, `NAME passes`, that logs its process. */
const passing = (name: string): string => `
import { appendFileSync } from 'node:fs';
import { test } from 'node:test';
test('${name} passes', () => appendFileSync('processes', '${name} ' + process.pid + '\\n'));
`;

const fillers = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => [name, passing(name)]),
);

/** Runs eight passing test files and `others` in two shared processes. */
async function run(
  t: TestContext,
  others: Readonly<Record<string, string>> = {},
  inspect: (folder: string) => void = () => {},
): Promise<SharedRun> {
  const folder = mkdtempSync(join(tmpdir(), 'routeur-sharing-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const files = Object.entries({ ...fillers, ...others }).map(([name, text]) => {
    const file = join(folder, `${name}.test.ts`);
    writeFileSync(file, text);
    return file;
  });
  const calls: string[][] = [];
  let output = '';
  const runFiles = async (paths: readonly string[]): Promise<number> => {
    calls.push(paths.map((path) => basename(path)));
    const child = spawn(process.execPath, ['--test', '--test-reporter=tap', ...paths], {
      cwd: folder,
      env: { ...process.env, NODE_TEST_CONTEXT: undefined },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const [code]: unknown[] = await once(child, 'close');
    return Number(code);
  };
  const runner = {
    planGroups: (all: readonly string[]) => {
      const sharing = all.filter(leavesOthersAlone);
      return [0, 1].map((place) => sharing.filter((_, index) => index % 2 === place));
    },
    runFiles,
    isStopped: () => false,
    print: () => {},
  };
  const code = await runSharing(runner, files);
  inspect(folder);
  const log = readFileSync(join(folder, 'processes'), 'utf8').trim().split('\n');
  const processOf = new Map(
    log.map((line): [string, string] => [line.split(' ')[0] ?? '', line.split(' ')[1] ?? '']),
  );
  return { code, calls, output, processOf };
}

const groups = ['group-01.mjs', 'group-02.mjs'];

function checkAllPassed({ output, processOf }: SharedRun): void {
  for (const name of Object.keys(fillers))
    assert.match(output, new RegExp(`^ *ok \\d+ - ${name} passes$`, 'm'));
  assert.deepEqual([...processOf.keys()].filter((name) => name in fillers).sort(), Object.keys(fillers));
}

test('files share as many processes as may run at once', async (t) => {
  const shared = await run(t);
  checkAllPassed(shared);
  assert.equal(shared.code, 0);
  assert.deepEqual(shared.calls, [groups]);
  assert.equal(new Set(shared.processOf.values()).size, 2);
});

test('a failed test names its own file', async (t) => {
  const bad = "import { test } from 'node:test';\ntest('bad fails', () => { throw new Error('x'); });\n";
  const shared = await run(t, { bad });
  checkAllPassed(shared);
  assert.equal(shared.code, 1);
  assert.deepEqual(shared.calls, [groups]);
  assert.match(shared.output, /not ok \d+ - bad fails\n[^#]*location: '[^']*bad\.test\.ts:2:1'/);
});

test('a file that cannot be loaded fails by its name, and the others run', async (t) => {
  const shared = await run(t, { broken: "import { nothing } from 'node:test';\n" });
  checkAllPassed(shared);
  assert.equal(shared.code, 1);
  assert.deepEqual(shared.calls, [groups]);
  assert.match(shared.output, /not ok \d+ - \S*broken\.test\.ts/);
});

for (const [what, ending] of [
  ['exits', 'process.exit(0)'],
  ['is killed', "process.kill(process.pid, 'SIGKILL')"],
] as const) {
  test(`when a test ${what}, the files that shared its process run again, each in its own`, async (t) => {
    const crashing = `import { test } from 'node:test';\ntest('crashes', () => ${ending});\n`;
    const shared = await run(t, { crashing });
    checkAllPassed(shared);
    assert.equal(shared.code, 1);
    assert.deepEqual(
      shared.calls[1],
      ['a', 'c', 'e', 'g', 'crashing'].map((name) => `${name}.test.ts`),
    );
    const rerun = ['a', 'c', 'e', 'g'].map((name) => shared.processOf.get(name));
    assert.equal(new Set(rerun).size, 4);
  });
}

test('a file with mocks for the whole process has its own', async (t) => {
  const mocking = `${passing('mocking')}\nimport { mock } from 'node:test';\nmock.fn();\n`;
  const shared = await run(t, { mocking });
  checkAllPassed(shared);
  assert.equal(shared.code, 0);
  assert.deepEqual(shared.calls, [[...groups, 'mocking.test.ts']]);
});

test("a file's hooks run for its own tests only", async (t) => {
  const hooked = (name: string): string => `
import { appendFileSync } from 'node:fs';
import { after, afterEach, before, beforeEach, test } from 'node:test';
await new Promise((resolve) => setTimeout(resolve, 20));
for (const [when, hook] of Object.entries({ before, beforeEach, afterEach, after }))
  hook(() => appendFileSync('hooks-${name}', when + ' '));
test('${name} runs', () => appendFileSync('hooks-${name}', 'test '));
`;
  const hooks: string[] = [];
  const shared = await run(t, { x: hooked('x'), y: hooked('y'), z: hooked('z') }, (folder) => {
    for (const name of ['x', 'y', 'z']) hooks.push(readFileSync(join(folder, `hooks-${name}`), 'utf8'));
  });
  checkAllPassed(shared);
  assert.equal(shared.code, 0);
  assert.deepEqual(shared.calls, [groups]);
  assert.deepEqual(hooks, Array(3).fill('before beforeEach test afterEach after '));
});

test('no test runs before all files of its process are loaded', async (t) => {
  const late = `
import { appendFileSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
appendFileSync('processes', '');
const log = readFileSync('processes', 'utf8').split('\\n');
test('late loads first', (t) => t.assert.deepEqual(log.filter((line) => line.endsWith(' ' + process.pid)), []));
`;
  const shared = await run(t, { late });
  checkAllPassed(shared);
  assert.equal(shared.code, 0);
});

test('what files of a process share is made once and closed after their last test', async (t) => {
  const module = pathToFileURL(join(import.meta.dirname, '../harness/shared-resource.ts'));
  const sharing = (name: string): string => `
import { appendFileSync } from 'node:fs';
import { test } from 'node:test';
import { shareResource } from '${module}';
const log = (word) => appendFileSync('shared-' + process.pid, word + ' ');
globalThis.take ??= shareResource(async () => {
  log('made');
  return { close: async () => log('closed') };
});
test('${name} runs', async () => {
  await globalThis.take();
  log('${name}');
});
`;
  const logs: string[] = [];
  const names = ['v', 'w', 'x', 'y'];
  const shared = await run(t, Object.fromEntries(names.map((name) => [name, sharing(name)])), (folder) => {
    for (const file of readdirSync(folder).filter((each) => each.startsWith('shared-')))
      logs.push(readFileSync(join(folder, file), 'utf8'));
  });
  checkAllPassed(shared);
  assert.equal(shared.code, 0);
  assert.deepEqual(shared.calls, [groups]);
  assert.deepEqual(logs.sort(), ['made v x closed ', 'made w y closed ']);
});
