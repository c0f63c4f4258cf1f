/** An import that is killed again and again leaves what an undisturbed one leaves: nothing lost, nothing twice. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { bundledProgram } from '../harness/bundled-program.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { type BulkFixture, bulkNow, dumpBulk, makeFolder, openBulk } from './bulk-fixture.ts';
import { writeCommunityFolder } from './community-folder.ts';

const kills = testRounds({ usual: 3, full: 10 });
const peakBytesMax = 1.5 * 1024 ** 3;

interface ChildEnd {
  readonly lines: number;
  readonly kind: string;
  readonly peakBytes: number;
  readonly report: { readonly counts: Readonly<Record<string, number>>; readonly resumedSteps: number };
}

test('killed again and again at any point, and begun again', async (t) => {
  const folder = await makeFolder(t);
  await writeCommunityFolder(folder, { markets: 30, fills: 6_000, filesPerTable: 2, priceHours: 60 });
  const plain = await openBulk(t);
  const undisturbed = await runChild(plain, folder);
  assert.ok(undisturbed !== undefined);
  const expected = await dumpBulk(plain);

  const killed = await openBulk(t);
  let lines = 0;
  for (let kill = 0; kill < kills; kill++) {
    // A little farther each time, so that every phase has its turn; the place within a step is left to chance. A step that
    // is done has one line instead of two, so that a run that goes on has at least half of them.
    lines += 1 + Math.floor((Math.random() * undisturbed.lines) / 2 / kills);
    const end = await runChild(killed, folder, lines, Math.random() * 30);
    assert.equal(end, undefined, `the import was over after ${lines} lines`);
  }
  const end = await runChild(killed, folder);
  assert.ok(end !== undefined && end.report.resumedSteps > 0);
  assert.deepEqual(await dumpBulk(killed), expected);
  // What killed processes had counted is in the report of the last one.
  assert.deepEqual(end.report.counts, undisturbed.report.counts);
  assert.ok(end.peakBytes < peakBytesMax, `${end.peakBytes} bytes`);
});

/** Runs the child and kills it some milliseconds after its n-th line, or waits for its end. */
async function runChild(
  { url, historyFolder }: BulkFixture,
  folder: string,
  line = Number.POSITIVE_INFINITY,
  laterMs = 0,
): Promise<ChildEnd | undefined> {
  const program = await bundledProgram(new URL('./bulk-import-child.ts', import.meta.url));
  const child = spawn(process.execPath, [program, url, historyFolder, folder, String(bulkNow)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let count = 0;
  let last = '';
  for await (const text of createInterface({ input: child.stdout })) {
    count += 1;
    last = text;
    if (count === line) setTimeout(() => child.kill('SIGKILL'), laterMs);
  }
  const [code, signal] = await exited;
  if (signal === 'SIGKILL') return undefined;
  assert.equal(code, 0);
  return { ...JSON.parse(last), lines: count };
}
