/** Files of arrays: read as they were written, or refused, whatever became of their bytes. */
import assert from 'node:assert/strict';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import {
  type ArrayFileReading,
  ArrayFileWriter,
  readArrayFile,
} from '../../src/rebuild/kept-run/array-file.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { makeFolder } from './kept-samples.ts';

const { signal } = new AbortController();
const names = { of: 'a test' };
const flips = testRounds({ usual: 150, full: 20_000 });
const cuts = testRounds({ usual: 80, full: 5_000 });

const first = {
  numbers: Int32Array.from({ length: 500 }, (_, place) => place * 7_919),
  nested: { times: Float64Array.of(Number.NaN, 0.1, -1), size: 3 },
  words: ['', 'two', 'Zürich \ud83c\udf0d'],
};
const second = { bytes: Uint8Array.of(0, 255), none: new Uint32Array(0) };

async function writeSample(t: TestContext): Promise<string> {
  const path = join(await makeFolder(t), 'arrays');
  const writer = await ArrayFileWriter.create(path, 1_000_000);
  await writer.add('first', first, signal);
  await writer.add('second', second, signal);
  await writer.complete(names, signal);
  await writer.sync();
  await writer.close();
  assert.equal((await stat(path)).size, writer.bytes);
  return path;
}

function read(path: string): Promise<ArrayFileReading<string>> {
  return readArrayFile(path, (found) => (found['of'] === names.of ? undefined : `of ${found['of']}`), signal);
}

test('what was written is read', async (t) => {
  assert.deepEqual(await read(await writeSample(t)), { kind: 'read', values: { first, second } });
});

test('it is asked by its names before it is read', async (t) => {
  const path = await writeSample(t);
  const reading = await readArrayFile(path, () => 'not wanted' as const, signal);
  assert.deepEqual(reading, { kind: 'refused', reason: 'not wanted' });
});

test('a bit that is flipped anywhere is noticed', async (t) => {
  const path = await writeSample(t);
  const whole = await readFile(path);
  for (let flip = 0; flip < flips; flip += 1) {
    const flipped = Buffer.from(whole);
    // The last bytes in order, where lengths and marks are; then anywhere.
    const at = flip < 120 ? whole.length - 1 - flip : Math.floor(Math.random() * whole.length);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << Math.floor(Math.random() * 8));
    await writeFile(path, flipped);
    const { kind } = await read(path);
    assert.equal(kind, 'damaged', `a bit of byte ${at} of ${whole.length}`);
  }
});

test('one that is cut, or goes on, is noticed', async (t) => {
  const path = await writeSample(t);
  const whole = await readFile(path);
  for (let cut = 0; cut < cuts; cut += 1) {
    const length = cut < 100 ? whole.length - 1 - cut : Math.floor(Math.random() * whole.length);
    await writeFile(path, whole.subarray(0, length));
    assert.equal((await read(path)).kind, 'damaged', `${length} of ${whole.length} bytes`);
  }
  for (const odd of [
    Buffer.concat([whole, Buffer.of(0)]),
    Buffer.concat([Buffer.of(0), whole]),
    Buffer.concat([whole, whole]),
    Buffer.alloc(whole.length),
    Buffer.alloc(0),
  ]) {
    await writeFile(path, odd);
    assert.equal((await read(path)).kind, 'damaged');
  }
});

test('one that is not complete is not read', async (t) => {
  const path = join(await makeFolder(t), 'arrays');
  const writer = await ArrayFileWriter.create(path, 1_000_000);
  await writer.add('first', first, signal);
  await writer.close();
  assert.equal((await read(path)).kind, 'damaged');
});

test('beyond its bound nothing is written', async (t) => {
  const path = join(await makeFolder(t), 'arrays');
  const writer = await ArrayFileWriter.create(path, 1_000);
  await assert.rejects(writer.add('first', first, signal), RangeError);
  await writer.close();
  assert.ok((await stat(path)).size <= 1_000);
});
