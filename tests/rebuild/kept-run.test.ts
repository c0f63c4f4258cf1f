/** The newest run as a file: the one that was kept, or none and a reason, whatever is killed, changed or in the way. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type KeptRun, loadKeptRun, RunKeeper, type StoredRun } from '../../src/rebuild/kept-run/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { bundledProgram } from '../harness/bundled-program.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { makeFolder, sampleKept, sampleStored } from './kept-samples.ts';

const { signal } = new AbortController();
const kills = testRounds({ usual: 4, full: 60 });

function openKeeper(folder: string): RunKeeper {
  return new RunKeeper({ log: silentLog }, { folder, program: 'one' });
}

function load(folder: string, stored: StoredRun, program = 'one') {
  return loadKeptRun({ log: silentLog }, { folder, program }, stored, signal);
}

async function keep(keeper: RunKeeper, stored: StoredRun, { data, ranking }: KeptRun): Promise<void> {
  await keeper.begin(stored, data, signal);
  await keeper.complete(ranking, signal);
  await keeper.publish(signal);
}

test('the run that was kept last is there for the next process, and nothing else is', async (t) => {
  const folder = await makeFolder(t);
  const keeper = openKeeper(folder);
  for (const id of [1, 2]) await keep(keeper, sampleStored(id), sampleKept(id));
  const reading = await load(folder, sampleStored(2));
  assert.deepEqual(reading, { kind: 'kept', kept: sampleKept(2) });
  assert.deepEqual(await readdir(folder), ['served-run']);
});

test('what is not of this very run, database and program is refused with a reason', async (t) => {
  const folder = await makeFolder(t);
  const check = async (reason: string, stored: StoredRun, program = 'one') => {
    assert.deepEqual(await load(folder, stored, program), { kind: 'not_kept', reason });
  };
  const stored = sampleStored(7);
  await check('absent', stored);
  await keep(openKeeper(folder), stored, sampleKept(7));
  await check('other_program', stored, 'two');
  await check('other_run', sampleStored(8));
  await check('other_run', sampleStored(6));
  // The same number, another content.
  await check('other_run', { ...stored, run: { ...stored.run, markets: 1 } });
  await check('other_database', { ...stored, mark: '5/16400/732' });
  const path = join(folder, 'served-run');
  const whole = await readFile(path);
  whole[1_000] = (whole[1_000] ?? 0) ^ 4;
  await writeFile(path, whole);
  await check('damaged', stored);
  await rm(path);
  await mkdir(path);
  await check('unreadable', stored);
});

test('until it is published the one before stays, and what is given up leaves nothing', async (t) => {
  const folder = await makeFolder(t);
  const keeper = openKeeper(folder);
  await keep(keeper, sampleStored(1), sampleKept(1));
  const isKept = async (id: number) => (await load(folder, sampleStored(id))).kind === 'kept';
  const { data, ranking } = sampleKept(2);
  await keeper.begin(sampleStored(2), data, signal);
  // Not ranked yet: there is nothing to publish.
  await keeper.publish(signal);
  assert.ok(await isKept(1));
  await keeper.complete(ranking, signal);
  assert.ok(await isKept(1));
  await keeper.abandon();
  await keeper.publish(signal);
  assert.ok(await isKept(1));
  assert.deepEqual(await readdir(folder), ['served-run']);
  // One that was never ranked gives way to the next.
  await keeper.begin(sampleStored(3), sampleKept(3).data, signal);
  await keep(keeper, sampleStored(4), sampleKept(4));
  assert.ok(await isKept(4));
  assert.deepEqual(await readdir(folder), ['served-run']);
});

test('a folder that takes no file keeps none, and fails no run', async (t) => {
  const folder = join(await makeFolder(t), 'a file');
  await writeFile(folder, '');
  await keep(openKeeper(folder), sampleStored(1), sampleKept(1));
  const reading = await load(folder, sampleStored(1));
  assert.deepEqual(reading, { kind: 'not_kept', reason: 'unreadable' });
});

test('a writer that is stopped leaves the file before and no other', async (t) => {
  const folder = await makeFolder(t);
  const keeper = openKeeper(folder);
  await keep(keeper, sampleStored(1), sampleKept(1));
  await keeper.begin(sampleStored(2), sampleKept(2).data, AbortSignal.abort());
  await keeper.complete(sampleKept(2).ranking, signal);
  await keeper.publish(signal);
  assert.deepEqual(await readdir(folder), ['served-run']);
  assert.equal((await load(folder, sampleStored(1))).kind, 'kept');
});

test('killed again and again while it writes: a whole run is there, the last or the one before', async (t) => {
  const folder = await makeFolder(t);
  let newest = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const { begun, published } = await killWhileKeeping(
      folder,
      newest + 1,
      1 + Math.floor(Math.random() * 6),
    );
    let found: number | undefined;
    // What was reported as published is there, unless a later one has taken its place.
    for (let id = Math.max(1, published ?? newest); id <= begun && found === undefined; id += 1) {
      const reading = await load(folder, sampleStored(id));
      if (reading.kind === 'kept') {
        assert.deepEqual(reading.kept, sampleKept(id));
        found = id;
      } else assert.ok(['other_run', 'absent'].includes(reading.reason), reading.reason);
    }
    if (newest > 0 || published !== undefined) assert.ok(found !== undefined);
    newest = found ?? newest;
    // The one before, and one that was being written.
    assert.ok((await readdir(folder)).length <= 2);
  }
});

/** Kills the child within milliseconds of its n-th line. The last run it began and published. */
async function killWhileKeeping(
  folder: string,
  first: number,
  lines: number,
): Promise<{ readonly begun: number; readonly published: number | undefined }> {
  const main = await bundledProgram(new URL('./kept-run-child.ts', import.meta.url));
  const child = spawn(process.execPath, [main, folder, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let begun = first;
  let published: number | undefined;
  let count = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [what, id] = line.split(' ');
    if (what === 'begun') begun = Number(id);
    if (what === 'published') published = Number(id);
    count += 1;
    if (count !== lines) continue;
    await sleep(Math.random() * 8);
    child.kill('SIGKILL');
  }
  const [, signalName] = await exited;
  assert.equal(signalName, 'SIGKILL');
  return { begun, published };
}
