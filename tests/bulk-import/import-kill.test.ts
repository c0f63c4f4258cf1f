/** An import that is killed again and again leaves what an undisturbed one leaves: nothing lost, nothing twice. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testRounds } from '../harness/test-rounds.ts';
import { dumpBulk, makeFolder, openBulk } from './bulk-fixture.ts';
import { writeCommunityFolder } from './community-folder.ts';
import { runImportProcess } from './import-process.ts';

const kills = testRounds({ usual: 3, full: 10 });
const peakBytesMax = 1.5 * 1024 ** 3;

test('killed again and again at any point, and begun again', async (t) => {
  const folder = await makeFolder(t);
  await writeCommunityFolder(folder, { markets: 30, fills: 6_000, filesPerTable: 2, priceHours: 60 });
  const plain = await openBulk(t);
  const undisturbed = await runImportProcess(plain, folder);
  assert.ok(undisturbed !== undefined);
  const expected = await dumpBulk(plain);

  const killed = await openBulk(t);
  let lines = 0;
  for (let kill = 0; kill < kills; kill++) {
    // A little farther each time, so that every phase has its turn; the place within a step is left to chance. A step that
    // is done has one line instead of two, so that a run that goes on has at least half of them.
    lines += 1 + Math.floor((Math.random() * undisturbed.lines) / 2 / kills);
    const end = await runImportProcess(killed, folder, { line: lines, laterMs: Math.random() * 30 });
    assert.equal(end, undefined, `the import was over after ${lines} lines`);
  }
  const end = await runImportProcess(killed, folder);
  assert.ok(end !== undefined && end.report.resumedSteps > 0);
  assert.deepEqual(await dumpBulk(killed), expected);
  // What killed processes had counted is in the report of the last one.
  assert.deepEqual(end.report.counts, undisturbed.report.counts);
  assert.deepEqual(end.report.leftOut, undisturbed.report.leftOut);
  assert.ok(end.peakBytes < peakBytesMax, `${end.peakBytes} bytes`);
});
