/**
 * The command line as a few files instead of two thousand: three quarters of the CPU time of a start, which tests do
 * hundreds of times, went into finding and linking modules. Bundled once for each state of the sources:
 *
 *   sources ─ hash ─► node_modules/.cache/test-program/<hash> ─ there? ─► its path
 *                                                              └ no ─► bundle, rename into place
 *
 * Our modules and the packages that are modules themselves are bundled; all other packages are loaded from where they
 * lie. The code stays as it is written; only `import.meta` names the source file, so that paths relative to it lead to
 * the same place. `ROUTEUR_TEST_PROGRAM=sources` runs the sources. `npm start` and `npm run demo` always do.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { findTestServer, withTestServerLock } from './test-database.ts';

const project = join(import.meta.dirname, '../..');
const sources = join(project, 'src');
const folder = join(project, 'node_modules/.cache/test-program');
/** Of older states of the sources; a run that still uses one takes less. */
const keptMs = 24 * 3_600_000;

const main = 'app/main.ts';
/** Programs that the service starts, as the source that starts them names them. */
const started: Readonly<Record<string, { readonly by: string; readonly as: string }>> = {
  [main]: { by: 'app/simulator-process.ts', as: "join(import.meta.dirname, 'main.ts')" },
  'rebuild/graph-worker-main.ts': {
    by: 'rebuild/graph-worker.ts',
    as: "new URL('./graph-worker-main.ts', import.meta.url)",
  },
  'insight/settled-worker-main.ts': {
    by: 'insight/settled-worker.ts',
    as: "new URL('./settled-worker-main.ts', import.meta.url)",
  },
};
/** Packages that are ES modules, hundreds of them. */
const bundledPackages = /^(?:typebox|kysely|jose)(?:\/|$)/;

let prepared: Promise<string> | undefined;

/** The path of the command line; the first call in a process may bundle it. */
export function commandLineProgram(): Promise<string> {
  prepared ??=
    process.env['ROUTEUR_TEST_PROGRAM'] === 'sources'
      ? Promise.resolve(join(sources, main))
      : prepareBundle();
  return prepared;
}

async function prepareBundle(): Promise<string> {
  const place = join(folder, hashSources());
  const program = join(place, bundleName(main));
  if (existsSync(program)) return program;
  const bundleOnce = async (): Promise<void> => {
    if (!existsSync(program)) await bundle(place);
  };
  const server = findTestServer();
  // Without a server, two processes may bundle the same: the first one's result is used.
  await (server === undefined ? bundleOnce() : withTestServerLock(server, place, bundleOnce));
  return program;
}

/** Of all that the bundle is made of. */
function hashSources(): string {
  const hash = createHash('sha256');
  const files = globSync('**/*.ts', { cwd: sources, exclude: ['**/*.test.ts'] }).map((file) =>
    join(sources, file),
  );
  for (const file of [...files.sort(), join(project, 'package-lock.json'), import.meta.filename]) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
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
      entryPoints: Object.keys(started).map((source) => join(sources, source)),
      outbase: sources,
      outdir: unfinished,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      // Names of classes and functions show in errors and logs.
      keepNames: true,
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
          if (relative(sources, path) !== by) continue;
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
