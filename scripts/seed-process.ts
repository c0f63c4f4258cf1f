/**
 * Preloaded by every test process: whatever a test draws, it draws from the seed of the run, so that the same tests pass
 * and fail in every run. `npm test -- --seed=random` looks for what another seed finds.
 */
import { basename } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { drawFrom, seedVariable } from './seeded-random.ts';

const { [seedVariable]: given } = process.env;
if (given !== undefined) {
  const seed = Number(given);
  // Properties are checked in the test's own thread; another one need not load the package.
  if (isMainThread) (await import('fast-check')).default.configureGlobal({ seed });
  // Two test files that draw a moment or a name do not draw the same ones.
  const files = process.argv.slice(1).map((file) => basename(file));
  Math.random = drawFrom(
    files
      .join()
      .split('')
      .reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed),
  );
}
