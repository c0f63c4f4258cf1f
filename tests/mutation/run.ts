/**
 * `npm run mutate -- src/core src/webhooks --mutants 300 --seed 1`: gives a copy of the project one small fault at a
 * time, drawn at random from the seed, and runs the tests that load the faulty file. A fault that no test notices
 * survives.
 *
 *   draw a mutant ─► write it into the copy ─► tests that load it, nearest first ─► killed by one, or survived all
 */
import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '../../src/simulator/world/random.ts';
import { startTestServer } from '../harness/test-server.ts';
import { applyMutant, listMutants, type Mutant } from './list-mutants.ts';
import { ReachingTests } from './reaching-tests.ts';

const project = join(import.meta.dirname, '../..');
/** Tests of whole processes take minutes, and load everything. */
const leftOut = /^tests\/(service|explorer|soak|recording|mutation|tooling|attack)\//;
/** Nearest first; further ones load nearly everything. */
const testFilesMax = 8;
/** Two calls: most mutants die by the tests beside them. */
const firstFiles = 3;
const timeoutMs = 600_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutants: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
  },
});

interface Site extends Mutant {
  readonly file: string;
}

function drawSites(): readonly Site[] {
  const patterns = positionals.map((folder) => (folder.endsWith('.ts') ? folder : `${folder}/**/*.ts`));
  const files = globSync(patterns, { cwd: project }).filter((file) => !file.endsWith('.test.ts'));
  const sites = files
    .sort()
    .flatMap((file) =>
      listMutants(readFileSync(join(project, file), 'utf8')).map((mutant) => ({ file, ...mutant })),
    );
  const random = createRandom(Number(values.seed), 'mutants');
  return random.shuffle(sites).slice(0, Number(values.mutants));
}

function run(folder: string, files: readonly string[], databaseUrl: string): Promise<boolean> {
  const args = ['--test', '--test-reporter=dot', '--test-force-exit', '--test-timeout=300000', ...files];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: 'ignore',
    timeout: timeoutMs,
    env: {
      NODE_COMPILE_CACHE: join(folder, 'cache'),
      ...process.env,
      ROUTEUR_TEST_DATABASE_URL: databaseUrl,
      NODE_TEST_CONTEXT: undefined,
    },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

function batchesOf(tests: readonly string[]): readonly (readonly string[])[] {
  return [tests.slice(0, firstFiles), tests.slice(firstFiles)].filter((files) => files.length > 0);
}

async function firstFailing(folder: string, batches: readonly (readonly string[])[], databaseUrl: string) {
  for (const files of batches) if (!(await run(folder, files, databaseUrl))) return files;
  return undefined;
}

const green = new Set<string>();

/** Tests that fail without a mutant would seem to kill every one. */
async function requireGreen(folder: string, files: readonly string[], databaseUrl: string): Promise<void> {
  const key = files.join();
  if (green.has(key)) return;
  if (!(await run(folder, files, databaseUrl))) throw new Error(`Tests fail without a mutant: ${key}`);
  green.add(key);
}

async function mutateAll(): Promise<void> {
  const sites = drawSites();
  const reaching = new ReachingTests(project);
  const folder = mkdtempSync(join(tmpdir(), 'routeur-mutants-'));
  const server = await startTestServer();
  const counts = new Map<string, { killed: number; survived: number; unreached: number }>();
  try {
    for (const part of ['src', 'tests', 'scripts', 'docs', 'package.json', 'tsconfig.json', 'openapi.json']) {
      cpSync(join(project, part), join(folder, part), { recursive: true });
    }
    symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
    for (const [place, site] of sites.entries()) {
      const tests = reaching
        .of(site.file)
        .filter((file) => !leftOut.test(file))
        .slice(0, testFilesMax);
      const room = site.file.split('/').slice(0, 3).join('/');
      const count = counts.get(room) ?? { killed: 0, survived: 0, unreached: 0 };
      counts.set(room, count);
      if (tests.length === 0) {
        count.unreached += 1;
        print(place, sites.length, 'unreached', site);
        continue;
      }
      const path = join(folder, site.file);
      const source = readFileSync(path, 'utf8');
      writeFileSync(path, applyMutant(source, site));
      const failing = await firstFailing(folder, batchesOf(tests), server.url);
      writeFileSync(path, source);
      count[failing === undefined ? 'survived' : 'killed'] += 1;
      print(place, sites.length, failing === undefined ? 'survived' : 'killed', site);
      if (failing !== undefined) await requireGreen(folder, failing, server.url);
    }
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  console.table(Object.fromEntries([...counts].sort()));
}

function print(place: number, of: number, how: string, { file, start, end, replacement }: Site): void {
  const source = readFileSync(join(project, file), 'utf8');
  const line = source.slice(0, start).split('\n').length;
  const text = source.split('\n')[line - 1]?.trim();
  console.log(
    `${place + 1}/${of} ${how} ${file}:${line} ${source.slice(start, end)} → ${replacement}   ${text}`,
  );
}

await mutateAll();
