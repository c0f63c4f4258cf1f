/** `npm run check` is made of these: steps side by side, results in order, output only of what failed. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { runSteps } from '../../scripts/run-steps.ts';

/** Far above what a small program takes to start; a step that waits in vain fails the test by this. */
const timeout = 60_000;

/** Runs programs given by their text, and returns what is printed, without the seconds. */
async function run(
  t: TestContext,
  programs: Readonly<Record<string, string>>,
  stepsAtOnce = 2,
): Promise<{ passed: boolean; lines: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'routeur-steps-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const steps = Object.entries(programs).map(([name, text]) => {
    writeFileSync(join(folder, `${name}.mjs`), text);
    return { name, program: join(folder, `${name}.mjs`), args: [] };
  });
  const lines: string[] = [];
  const print = (text: string): void => {
    lines.push(text.trim().replace(/\d+[.]\d s$/, 'N s'));
  };
  return { passed: await runSteps({ folder, stepsAtOnce, print }, steps), lines };
}

const waitForFile = (name: string): string =>
  `import { existsSync } from 'node:fs';
   const asked = setInterval(() => existsSync('${name}') && clearInterval(asked), 10);`;
const writeFile = (name: string): string =>
  `import { writeFileSync } from 'node:fs';
   writeFileSync('${name}', '');`;

test('steps run side by side, and their results are printed in the order of the list', {
  timeout,
}, async (t) => {
  const programs = { first: waitForFile('second-ran'), second: writeFile('second-ran') };
  assert.deepEqual(await run(t, programs), {
    passed: true,
    lines: ['first   ok      N s', 'second  ok      N s'],
  });
});

test('no more steps run at once than the limit', { timeout }, async (t) => {
  const logged = `
    import { appendFileSync } from 'node:fs';
    appendFileSync('log', 'start ');
    process.on('exit', () => appendFileSync('log', 'end '));`;
  const showLog = "import { readFileSync } from 'node:fs'; throw readFileSync('log', 'utf8');";
  const { lines } = await run(t, { a: logged, b: logged, c: logged, log: showLog }, 1);
  assert.match(lines.join('\n'), /\b(start end ){3}/);
});

test('a failed step shows both its outputs, and the steps after it still run', { timeout }, async (t) => {
  const outcome = await run(t, {
    good: "console.log('a passing step stays silent');",
    bad: "console.log('found'); console.error('a fault'); process.exitCode = 2;",
    last: "console.log('silent too');",
  });
  assert.equal(outcome.passed, false);
  assert.equal(outcome.lines.length, 4);
  const [good, bad, complaint, last] = outcome.lines;
  assert.deepEqual([good, bad, last], ['good  ok      N s', 'bad   failed  N s', 'last  ok      N s']);
  assert.deepEqual(complaint?.split('\n').sort(), ['a fault', 'found']);
});

test('a step that a signal ends has failed, and the signal is named', { timeout }, async (t) => {
  const { passed, lines } = await run(t, { killed: "process.kill(process.pid, 'SIGKILL');" });
  assert.equal(passed, false);
  assert.match(lines.join('\n'), /killed\.mjs was ended by SIGKILL/);
});
