/**
 * `npm run mutate -- src/core src/webhooks --mutants 300 --seed 1`: gives copies of the project one small fault at a
 * time, drawn at random from the seed, and runs the tests that load the faulty file. A fault that no test notices
 * survives; `--again LOG` decides the survivors of an earlier run again.
 *
 *   draw a mutant ─► write it into a copy, one a core ─► tests that load it, nearest first ─► killed by one, or survived all
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { longTests } from '../../scripts/long-tests.ts';
import { createRandom } from '../../src/simulator/world/random.ts';
import { startTestServer } from '../harness/test-server.ts';
import { applyMutant, listMutants, type Mutant } from './list-mutants.ts';
import { ReachingTests } from './reaching-tests.ts';

const project = join(import.meta.dirname, '../..');
/** Tests of whole processes, and of what stands around core and webhooks, load everything and take long. */
const leftOut =
  /^tests\/(?:api|attack|bulk-import|explorer|history|history-import|ingest|mutation|rebuild|recorder|recording|service|simulator|soak|store|tooling|venues)\//;
/** Two calls: most mutants die by the tests beside them. */
const firstFiles = 3;
const timeoutMs = 240_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutants: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    /** So many of the drawn mutants were decided before. */
    skip: { type: 'string', default: '0' },
    /** So many test files decide, nearest first; further ones load nearly everything. */
    files: { type: 'string', default: '8' },
    /** Only test files with this in their path decide. */
    tests: { type: 'string', default: '' },
    /** What an earlier run printed: those that survived it are decided again, and no other. */
    again: { type: 'string' },
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
  if (values.again !== undefined) {
    const log = readFileSync(values.again, 'utf8');
    const survivors = new Set(
      [...log.matchAll(/ survived (\S+?):\d+ (.*)/g)].map(([, ...parts]) => parts.join(' ')),
    );
    return sites.filter((site) => survivors.has(`${site.file} ${changeIn(site).text}`));
  }
  const random = createRandom(Number(values.seed), 'mutants');
  return random.shuffle(sites).slice(0, Number(values.mutants));
}

/** A copy of the project in which one mutant lives at a time. */
interface Copy {
  readonly folder: string;
  readonly databaseUrl: string;
}

/** Whether all tests of the files pass. They share a process: most of the time would go into loading the same modules. */
async function run({ folder, databaseUrl }: Copy, files: readonly string[]): Promise<boolean> {
  const entry = join(folder, 'mutant-tests.mjs');
  const endMark = join(folder, 'mutant-tests.ended');
  rmSync(endMark, { force: true });
  writeFileSync(
    entry,
    `import { afterEach } from 'node:test';\n` +
      `import { runTestGroup } from './scripts/test-group.ts';\n` +
      // The first test that fails decides.
      `afterEach(({ passed }) => passed || process.exit(1));\n` +
      `await runTestGroup(${JSON.stringify(files.map((file) => join(folder, file)))}, ${JSON.stringify(endMark)});\n`,
  );
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
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
  const [code] = await once(child, 'close');
  return code === 0 && existsSync(endMark);
}

function batchesOf(tests: readonly string[]): readonly (readonly string[])[] {
  return [tests.slice(0, firstFiles), tests.slice(firstFiles)].filter((files) => files.length > 0);
}

async function firstFailing(copy: Copy, batches: readonly (readonly string[])[]) {
  for (const files of batches) if (!(await run(copy, files))) return files;
  return undefined;
}

const green = new Set<string>();

/** Tests that fail without a mutant would seem to kill every one. */
async function requireGreen(copy: Copy, files: readonly string[]): Promise<void> {
  const key = files.join();
  if (green.has(key)) return;
  if (!(await run(copy, files))) throw new Error(`Tests fail without a mutant: ${key}`);
  green.add(key);
}

type Fate = 'killed' | 'survived' | 'unreached';

async function decide(copy: Copy, site: Site, reaching: ReachingTests): Promise<Fate> {
  const tests = reaching
    .of(site.file)
    .filter(
      (file) =>
        new RegExp(String(values.tests)).test(file) &&
        !leftOut.test(file) &&
        !longTests.has(join(project, file)),
    )
    .slice(0, Number(values.files));
  if (tests.length === 0) return 'unreached';
  const path = join(copy.folder, site.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, applyMutant(source, site));
  const failing = await firstFailing(copy, batchesOf(tests));
  writeFileSync(path, source);
  if (failing === undefined) return 'survived';
  await requireGreen(copy, failing);
  return 'killed';
}

function copyProject(databaseUrl: string): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'routeur-mutants-'));
  for (const part of ['src', 'tests', 'scripts', 'docs', 'package.json', 'tsconfig.json', 'openapi.json']) {
    cpSync(join(project, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  return { folder, databaseUrl };
}

async function mutateAll(): Promise<void> {
  const sites = drawSites();
  const reaching = new ReachingTests(project);
  const server = await startTestServer();
  const counts = new Map<string, Record<Fate, number>>();
  const copies: Copy[] = [];
  const waiting = sites.entries().drop(Number(values.skip));
  try {
    for (let place = 0; place < availableParallelism(); place += 1) copies.push(copyProject(server.url));
    const decideNext = async (copy: Copy): Promise<void> => {
      for (const [place, site] of waiting) {
        const fate = await decide(copy, site, reaching);
        const room = site.file.split('/').slice(0, 3).join('/');
        const count = counts.get(room) ?? { killed: 0, survived: 0, unreached: 0 };
        counts.set(room, count);
        count[fate] += 1;
        print(place, sites.length, fate, site);
      }
    };
    await Promise.all(copies.map(decideNext));
  } finally {
    await server.close();
    for (const { folder } of copies) rmSync(folder, { recursive: true, force: true });
  }
  console.table(Object.fromEntries([...counts].sort()));
}

/** The change and the line it is in. A line that occurs twice in its file stands for both. */
function changeIn({ file, start, end, replacement }: Site): { line: number; text: string } {
  const source = readFileSync(join(project, file), 'utf8');
  const line = source.slice(0, start).split('\n').length;
  const code = source.split('\n')[line - 1]?.trim();
  return { line, text: `${source.slice(start, end)} → ${replacement}   ${code}` };
}

function print(place: number, of: number, how: Fate, site: Site): void {
  const { line, text } = changeIn(site);
  console.log(`${place + 1}/${of} ${how} ${site.file}:${line} ${text}`);
}

await mutateAll();
