/** Runs many test files in this one process. Entry files written by `scripts/share-processes.ts` call it. */
import { writeFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { relative } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { keepSharedResources } from '../tests/harness/shared-resource.ts';
import { startCpuTime } from './cpu-times.ts';

/** Loads the files and runs their tests. Writes `endMark` if all tests ran and the process exits on its own. */
export async function runTestGroup(files: readonly string[], endMark: string): Promise<void> {
  const loaded = Promise.withResolvers<void>();
  // No test runs before the last file is loaded: what it mocks must not reach a module that still loads.
  before(() => loaded.promise);
  // The time to load counts as the first test's, so that is none of the files' own.
  if (files.length > 1) test(`${files.length} test files load in one process`, () => loaded.promise);
  let haveAllRun = false;
  const closeShared = keepSharedResources();
  after(async () => {
    await closeShared();
    haveAllRun = true;
  });
  process.on('exit', () => {
    if (haveAllRun) writeFileSync(endMark, '');
  });
  // In a suite of its own, a file's hooks run for its own tests only. The suite follows the import as long as no module
  // that two files share awaits at its top level.
  const imports: Promise<unknown>[] = [];
  for (const file of files) {
    describe(relative('.', file), () => {
      let recordCpuTime: (() => void) | undefined;
      before(() => {
        recordCpuTime = startCpuTime(file);
      });
      after(() => recordCpuTime?.());
      const loading = import(pathToFileURL(file).href);
      imports.push(loading);
      return loading;
    });
  }
  await Promise.allSettled(imports);
  // For the processes that start while this one runs; by itself Node writes its cache only at the end.
  flushCompileCache();
  loaded.resolve();
}
