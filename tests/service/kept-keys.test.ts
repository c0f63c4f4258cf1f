import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { loadCursorKey, loadWebhookKey } from '../../src/app/kept-keys.ts';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'routeur-cursor-key-'));
});
after(() => rm(folder, { recursive: true }));

it('a key is made once, for the owner alone, and nothing else is left', async () => {
  const dataDir = join(folder, 'made');
  const key = await loadCursorKey(dataDir, undefined);
  assert.equal(key.length, 32);
  assert.deepEqual(await loadCursorKey(dataDir, undefined), key);
  assert.equal((await stat(join(dataDir, 'cursor-key'))).mode & 0o777, 0o600);
  assert.deepEqual(await readdir(dataDir), ['cursor-key']);
  assert.notDeepEqual(await loadCursorKey(join(folder, 'other'), undefined), key);
});

it('processes that start at once agree on one', async () => {
  const dataDir = join(folder, 'together');
  const keys = await Promise.all(Array.from({ length: 20 }, () => loadCursorKey(dataDir, undefined)));
  for (const key of keys) assert.deepEqual(key, keys[0]);
  assert.deepEqual(await readdir(dataDir), ['cursor-key']);
});

it('a configured one is taken, and no file made', async () => {
  const dataDir = join(folder, 'configured');
  const text = 'a-long-text-of-our-own-that-many-know';
  assert.deepEqual(await loadCursorKey(dataDir, text), await loadCursorKey(folder, text));
  assert.notDeepEqual(await loadCursorKey(dataDir, `${text}!`), await loadCursorKey(dataDir, text));
  await assert.rejects(stat(dataDir));
});

it('a file that holds no key is not taken for one', async () => {
  await writeFile(join(folder, 'cursor-key'), 'short');
  await assert.rejects(loadCursorKey(folder, undefined), { code: 'unreadable_key' });
});

it('each purpose has a key of its own', async () => {
  const dataDir = join(folder, 'both');
  const [cursor, webhook] = [
    await loadCursorKey(dataDir, undefined),
    await loadWebhookKey(dataDir, undefined),
  ];
  assert.notDeepEqual(cursor, webhook);
  assert.equal(webhook.length, 32);
  assert.deepEqual(await loadWebhookKey(dataDir, undefined), webhook);
  assert.deepEqual((await readdir(dataDir)).toSorted(), ['cursor-key', 'webhook-key']);
  assert.equal((await stat(join(dataDir, 'webhook-key'))).mode & 0o777, 0o600);
});

it('a webhook key that is broken is not replaced: secrets are sealed with it', async () => {
  const dataDir = join(folder, 'broken');
  await loadCursorKey(dataDir, undefined);
  await writeFile(join(dataDir, 'webhook-key'), 'short');
  await assert.rejects(loadWebhookKey(dataDir, undefined), { code: 'unreadable_key', message: /rotated/ });
  await assert.rejects(loadWebhookKey(dataDir, undefined), { code: 'unreadable_key' });
});
