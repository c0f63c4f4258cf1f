/** `routeur history import --from FOLDER`, as a person and a program see it. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import { bundledProgram } from '../harness/bundled-program.ts';
import { type CommandEnd, compileCache } from '../harness/run-command.ts';
import { createTestDatabase } from '../harness/test-database.ts';
import { makeFolder } from './bulk-fixture.ts';
import { writeCommunityFolder } from './community-folder.ts';

const run = promisify(execFile);

async function openCommand(t: TestContext) {
  const database = await createTestDatabase();
  t.after(() => database.drop());
  const historyFolder = await makeFolder(t);
  const program = await bundledProgram(new URL('./import-files-child.ts', import.meta.url));
  const env = {
    PATH: process.env['PATH'],
    ...compileCache,
    DATABASE_URL: database.url,
    ROUTEUR_HISTORY_DIR: historyFolder,
  };
  const command = async (...args: readonly string[]): Promise<CommandEnd> => {
    const ended = run(process.execPath, [program, 'history', ...args], { env });
    return ended.then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
  };
  return { command, historyFolder };
}

test('an import from files reports progress, what it added and what it left out, in words and as JSON', async (t) => {
  const { command } = await openCommand(t);
  const folder = await makeFolder(t);
  await writeCommunityFolder(folder, { markets: 8, fills: 500, filesPerTable: 1, priceHours: 30 });
  const sound = await command('import', '--from', folder);
  assert.equal(sound.code, 0, sound.stderr);
  assert.match(sound.stderr, /^0% looking into files$/m);
  assert.match(sound.stdout, /^import 1: [\d,]+ rows of 8 files in [\d.]+ s$/m);
  assert.match(sound.stdout, /^fills: 1,000 read, 1,000 added, 0 rounded$/m);
  assert.match(sound.stdout, /^ {2}settled_end_not_stated\.venue_a +\d$/m);

  const status = await command('status');
  assert.equal(status.code, 0, status.stderr);
  assert.match(
    status.stdout,
    /^files 1: \S+, begun on \S+, complete on \S+; 1000 fills, \d+ prices, \d settled markets added$/m,
  );
  assert.match(status.stdout, /^venue_a: 0 settled markets measured; left out: \d end_not_stated$/m);

  await writeFile(join(folder, 'foreign.parquet'), 'nothing of ours');
  const broken = await command('import', '--from', folder, '--json');
  assert.equal(broken.code, 1);
  assert.match(broken.stderr, /1 files could not be imported; everything else was\./);
  const report: unknown = JSON.parse(broken.stdout);
  assert.ok(
    typeof report === 'object' && report !== null && 'left_out' in report && 'set_aside_files' in report,
  );
  assert.deepEqual(report.set_aside_files, [
    {
      path: 'foreign.parquet',
      reason: 'unreadable',
      detail: (report.set_aside_files as { detail: string }[])[0]?.detail,
    },
  ]);
  assert.equal((report.left_out as Record<string, number>)['fill_twice'], 1_000);
});

test('a folder that is not there, and the history of the service itself, are refused', async (t) => {
  const { command, historyFolder } = await openCommand(t);
  const missing = await command('import', '--from', '/nowhere/at/all');
  assert.equal(missing.code, 1);
  assert.match(missing.stderr, /There is no folder \/nowhere\/at\/all\./);
  const own = await command('import', '--from', historyFolder);
  assert.equal(own.code, 1);
  assert.match(own.stderr, /is the history of this service itself/);
});
