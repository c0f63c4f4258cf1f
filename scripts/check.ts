/**
 * `npm run check`: every check that needs no server. All of them run, also after one has failed; only a failed one
 * shows what it printed.
 */
import './require-node.ts';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Step {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
}

const project = join(import.meta.dirname, '..');
const packages = join(project, 'node_modules');

const cruised = ['src', 'client', 'web', 'scripts', 'bench', 'tests'].filter((folder) =>
  existsSync(join(project, folder)),
);

const steps: readonly Step[] = [
  {
    name: 'format and lint',
    program: fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome')),
    args: ['check'],
  },
  { name: 'types', program: join(packages, 'typescript/bin/tsc'), args: [] },
  {
    name: 'layers',
    program: join(packages, 'dependency-cruiser/bin/dependency-cruise.mjs'),
    args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...cruised],
  },
  { name: 'dead code', program: join(packages, 'knip/bin/knip.js'), args: ['--no-config-hints'] },
  {
    name: 'generated files',
    program: join(import.meta.dirname, 'generate.ts'),
    args: ['--check'],
  },
];

/** Runs one step; returns what it printed when it failed. */
function runStep({ program, args }: Step): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => printed.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? undefined : Buffer.concat(printed).toString()));
  });
}

const nameWidth = Math.max(...steps.map(({ name }) => name.length));

for (const step of steps) {
  const startedMs = performance.now();
  const complaint = await runStep(step);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(
    `${step.name.padEnd(nameWidth)}  ${complaint === undefined ? 'ok    ' : 'failed'}  ${seconds} s`,
  );
  if (complaint !== undefined) {
    console.log(`\n${complaint.trimEnd()}\n`);
    process.exitCode = 1;
  }
}
