/**
 * Preloaded by every test process: the threads that the sources start run from the bundle of the test run, if it has one
 * (`tests/harness/bundled-program.ts`).
 */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

/** Names the folder of the bundle. */
export const bundleVariable = 'ROUTEUR_TEST_BUNDLE';

const project = join(import.meta.dirname, '..');

const { [bundleVariable]: bundle } = process.env;
if (!isMainThread && bundle !== undefined) {
  registerHooks({
    resolve: (specifier, context, resolve) => {
      const resolved = resolve(specifier, context);
      // Only the thread's own program: its imports are in the bundle.
      if (context.parentURL !== undefined || !resolved.url.startsWith('file:')) return resolved;
      const source = relative(project, fileURLToPath(resolved.url));
      const bundled = join(bundle, source.replace(/\.ts$/, '.mjs'));
      return existsSync(bundled)
        ? { ...resolved, url: pathToFileURL(bundled).href, format: 'module' }
        : resolved;
    },
  });
}
