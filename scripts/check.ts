/**
 * `npm run check`: every check that needs no running service. The steps run side by side; all of them run, also after
 * one has failed, and only a failed one shows its output.
 */
import './require-node.ts';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runSteps, type Step } from './run-steps.ts';

const project = join(import.meta.dirname, '..');
const packages = join(project, 'node_modules');

// Each step compiles thousands of modules, the same ones as the last time.
process.env['NODE_COMPILE_CACHE'] ??= join(packages, '.cache/node');

const cruised = ['src', 'packages', 'client', 'web', 'scripts', 'bench', 'tests'].filter((folder) =>
  existsSync(join(project, folder)),
);

/** The longest first, so that no long one is left over when the others are done. */
const steps: readonly Step[] = [
  {
    name: 'format and lint',
    program: fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome')),
    args: ['check'],
  },
  {
    name: 'types',
    program: join(packages, 'typescript/bin/tsc'),
    // A second checker repeats part of the first one's work, while the other steps already use the other cores.
    // The record of the last run lets the next one check only the changed files and the files that depend on them.
    args: [
      '--checkers',
      '1',
      '--incremental',
      '--tsBuildInfoFile',
      join(packages, '.cache/tsc/check.tsbuildinfo'),
    ],
  },
  {
    name: 'types of the explorer',
    program: join(packages, 'typescript/bin/tsc'),
    args: ['--checkers', '1', '--project', 'web'],
  },
  {
    name: 'layers',
    program: join(packages, 'dependency-cruiser/bin/dependency-cruise.mjs'),
    args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...cruised],
  },
  {
    name: 'generated files',
    program: join(import.meta.dirname, 'generate.ts'),
    args: ['--check'],
  },
  { name: 'dead code', program: join(packages, 'knip/bin/knip.js'), args: ['--no-config-hints'] },
  { name: 'names', program: join(import.meta.dirname, 'check-names.ts'), args: [] },
];

const stepRunner = { folder: project, stepsAtOnce: availableParallelism(), print: console.log };
if (!(await runSteps(stepRunner, steps))) process.exitCode = 1;
