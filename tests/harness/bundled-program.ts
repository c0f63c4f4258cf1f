/**
 * The command line and the programs that tests start again and again, as a few files instead of two thousand: three
 * quarters of the CPU time of a start, which tests do hundreds of times, went into finding and linking modules. Bundled
 * once for each state of the sources:
 *
 *   sources ─ hash ─► node_modules/.cache/test-program/<hash> ─ there? ─► its path
 *                                                              └ no ─► bundle, rename into place
 *
 * Our modules and the packages that are modules themselves are bundled; all other packages are loaded from where they
 * lie. The code stays as it is written; only `import.meta` names the source file, so that paths relative to it lead to
 * the same place. Threads that a test process starts itself are bundled too (`scripts/bundled-threads.ts`).
 * `ROUTEUR_TEST_PROGRAM=sources` runs the sources. `npm start` and `npm run demo` always do.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { findTestServer, withTestServerLock } from './test-database.ts';

const project = join(import.meta.dirname, '../..');
const folder = join(project, 'node_modules/.cache/test-program');
/** Of older states of the sources; a run that still uses one takes less. */
const keptMs = 24 * 3_600_000;

const main = 'src/app/main.ts';
/** Programs that the service starts, as the source that starts them names them. */
const started: Readonly<Record<string, { readonly by: string; readonly as: string }>> = {
  [main]: { by: 'src/app/simulator-process.ts', as: "join(import.meta.dirname, 'main.ts')" },
  'src/rebuild/graph-worker-main.ts': {
    by: 'src/rebuild/graph-worker.ts',
    as: "new URL('./graph-worker-main.ts', import.meta.url)",
  },
  'src/insight/settled-worker-main.ts': {
    by: 'src/insight/settled-worker.ts',
    as: "new URL('./settled-worker-main.ts', import.meta.url)",
  },
};
/** Programs of the tests, most of which are started to be killed. */
const startedByTests: readonly string[] = [
  'tests/bulk-import/bulk-import-child.ts',
  'tests/bulk-import/import-files-child.ts',
  'tests/harness/api-process-main.ts',
  'tests/history/sealing-process.ts',
  'tests/history-import/history-command-child.ts',
  'tests/history-import/import-child.ts',
  'tests/history-import/open-import-child.ts',
  'tests/ingest/listing-child.ts',
  'tests/ingest/listings-command-child.ts',
  'tests/insight/insight-process.ts',
  'tests/rebuild/graph-child.ts',
  'tests/rebuild/kept-run-child.ts',
  'tests/recorder/recording-process.ts',
  'tests/recording/recording-child.ts',
  'tests/webhooks/webhooks-process.ts',
];
const programs: readonly string[] = [...Object.keys(started), ...startedByTests];
/** Packages that are ES modules, hundreds of them, and our own. */
const bundledPackages = /^(?:typebox|kysely|jose|@routeur\/embedded-postgres)(?:\/|$)/;

let prepared: Promise<string | undefined> | undefined;

/** The path of the command line; the first call in a process may bundle it. */
export function commandLineProgram(): Promise<string> {
  return bundledProgram(join(project, main));
}

/** The path to start instead of the source, which is one of the programs above. */
export async function bundledProgram(source: string | URL): Promise<string> {
  const path = typeof source === 'string' ? source : fileURLToPath(source);
  const name = relative(project, path);
  if (!programs.includes(name)) throw new Error(`${name} is no program of the bundle.`);
  prepared ??= prepareBundle();
  const place = await prepared;
  return place === undefined ? path : join(place, bundleName(name));
}

/** The folder of the bundle, which is made if the sources have changed; nothing where the sources are to run. */
export async function prepareBundle(): Promise<string | undefined> {
  if (process.env['ROUTEUR_TEST_PROGRAM'] === 'sources') return undefined;
  const place = join(folder, hashSources());
  const bundleOnce = async (): Promise<void> => {
    if (!existsSync(place)) await bundle(place);
  };
  if (existsSync(place)) return place;
  const server = findTestServer();
  // Without a server, two processes may bundle the same: the first one's result is used.
  await (server === undefined ? bundleOnce() : withTestServerLock(server, place, bundleOnce));
  return place;
}

/** Of all that the bundle is made of. */
function hashSources(): string {
  const hash = createHash('sha256');
  const files = globSync('{src,packages,tests}/**/*.{ts,json}', { cwd: project, exclude: ['**/*.test.ts'] });
  for (const file of [...files.sort(), 'package-lock.json']) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(project, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

async function bundle(place: string): Promise<void> {
  await removeOld();
  await mkdir(folder, { recursive: true });
  const unfinished = await mkdtemp(`${place}-unfinished-`);
  try {
    await build({
      absWorkingDir: project,
      entryPoints: programs.map((source) => join(project, source)),
      outbase: project,
      outdir: unfinished,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      logLevel: 'error',
      plugins: [keepPackages, keepPlaces(place)],
    });
    await rename(unfinished, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

const keepPackages: Plugin = {
  name: 'packages stay where they are',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || bundledPackages.test(path) ? undefined : { path, external: true },
    );
  },
};

/** Puts the source file in the place of `import.meta`, and bundled programs in the place of their sources. */
function keepPlaces(place: string): Plugin {
  return {
    name: 'import.meta names the source',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        let contents = await readFile(path, 'utf8');
        for (const [program, { by, as }] of Object.entries(started)) {
          if (relative(project, path) !== by) continue;
          if (!contents.includes(as)) throw new Error(`${by} no longer starts ${program} by ${as}.`);
          const bundled = join(place, bundleName(program));
          const isUrl = as.startsWith('new URL');
          contents = contents.replace(
            as,
            isUrl ? `new URL('${pathToFileURL(bundled)}')` : JSON.stringify(bundled),
          );
        }
        contents = contents
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
          .replaceAll('import.meta.filename', JSON.stringify(path))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
        return { contents, loader: 'ts' };
      });
    },
  };
}

function bundleName(source: string): string {
  return source.replace(/\.ts$/, '.mjs');
}

async function removeOld(): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
    if (Date.now() - mtimeMs > keptMs) await rm(path, { recursive: true, force: true });
  }
}
