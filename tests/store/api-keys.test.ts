import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import {
  findApiKey,
  listApiKeys,
  loadApiKeys,
  revokeApiKey,
  type Store,
  StoreError,
  saveApiKey,
  tierNames,
} from '../../src/store/index.ts';
import { openTestStore } from '../harness/test-database.ts';

type NewKey = Parameters<typeof saveApiKey>[1];

let store: Store;
let close: () => Promise<void>;
before(async () => {
  ({ store, close } = await openTestStore());
});
after(() => close());

let keysMade = 0;
function describeKey(changed: Partial<NewKey> = {}): NewKey {
  keysMade += 1;
  const id = `Key${String(keysMade).padStart(9, '0')}`;
  return { id, tier: 'free', label: 'a label', secretSha256: randomBytes(32), ...changed };
}

describe('a saved key', () => {
  for (const tier of tierNames) {
    it(`of the ${tier} tier is found as it was saved, and not revoked`, async () => {
      const key = describeKey({ tier, label: `for ${tier}, "quoted" and 'quoted' — ✓` });
      const before = Date.now();
      await saveApiKey(store, key);
      const { createdAt, ...found } = (await findApiKey(store, key.id)) ?? assert.fail('not found');
      assert.deepEqual(found, { ...key, revokedAt: undefined });
      assert.ok(Math.abs(createdAt.getTime() - before) < 60_000);
    });
  }

  it('is loaded with those asked for that exist, each once', async () => {
    const keys = [describeKey(), describeKey(), describeKey()];
    for (const key of keys) await saveApiKey(store, key);
    const ids = keys.map(({ id }) => id);
    const loaded = await loadApiKeys(store, [...ids, ...ids, 'NoSuchKey000']);
    assert.deepEqual(loaded.map(({ id }) => id).toSorted(), ids);
    assert.deepEqual(await loadApiKeys(store, []), []);
    assert.deepEqual(await loadApiKeys(store, ['NoSuchKey000']), []);
    assert.equal(await findApiKey(store, 'NoSuchKey000'), undefined);
    assert.equal(await findApiKey(store, `' or true --`), undefined);
  });

  it('is listed, the newest first', async () => {
    const { store: own, close: closeOwn } = await openTestStore();
    try {
      assert.deepEqual(await listApiKeys(own), []);
      const keys = [describeKey(), describeKey(), describeKey()];
      for (const key of keys) await saveApiKey(own, key);
      const listed = (await listApiKeys(own)).map(({ id }) => id);
      assert.deepEqual(listed, keys.map(({ id }) => id).toReversed());
    } finally {
      await closeOwn();
    }
  });
});

describe('the database', () => {
  function checkRefused(what: string, changed: Record<string, unknown>): void {
    it(`refuses ${what}`, async () => {
      const { id, tier, label, secretSha256 } = { ...describeKey(), ...changed };
      // The types would not let these through; the database must not either.
      const insert = store.query((db) =>
        sql`insert into api_key (id, tier, label, secret_sha256) values (${id}, ${tier}, ${label}, ${secretSha256})`.execute(
          db,
        ),
      );
      await assert.rejects(insert, (error) => error instanceof StoreError && error.code === 'failed');
      assert.equal(await findApiKey(store, String(id)), undefined);
    });
  }

  checkRefused('an unknown tier', { tier: 'gold' });
  checkRefused('a tier in capitals', { tier: 'Free' });
  checkRefused('no tier', { tier: null });
  checkRefused('an empty label', { label: '' });
  checkRefused('a label of 101 characters', { label: 'x'.repeat(101) });
  checkRefused('no label', { label: null });
  checkRefused('a hash of 31 bytes', { secretSha256: randomBytes(31) });
  checkRefused('a hash of 33 bytes', { secretSha256: randomBytes(33) });
  checkRefused('no hash', { secretSha256: null });
  checkRefused('an id of 11 characters', { id: 'x'.repeat(11) });
  checkRefused('an id of 13 characters', { id: 'x'.repeat(13) });
  checkRefused('an id with an underscore', { id: 'Key_00000000' });
  checkRefused('an id with a line break', { id: 'Key00000000\n' });

  it('takes a label of 100 characters, whatever their bytes', async () => {
    const key = describeKey({ label: '✓'.repeat(100) });
    await saveApiKey(store, key);
    assert.equal((await findApiKey(store, key.id))?.label, key.label);
  });

  it('refuses the same id twice and keeps the first key', async () => {
    const key = describeKey();
    await saveApiKey(store, key);
    await assert.rejects(saveApiKey(store, { ...key, tier: 'pro', secretSha256: randomBytes(32) }), {
      code: 'failed',
    });
    const found = await findApiKey(store, key.id);
    assert.equal(found?.tier, 'free');
    assert.deepEqual(found?.secretSha256, key.secretSha256);
  });
});

describe('a revocation', () => {
  it('gives the key a time, and a second one keeps it', async () => {
    const key = describeKey();
    await saveApiKey(store, key);
    const first = (await revokeApiKey(store, key.id)) ?? assert.fail('not found');
    assert.ok(first.revokedAt instanceof Date && first.revokedAt >= first.createdAt);
    const second = await revokeApiKey(store, key.id);
    assert.deepEqual(second, first);
    assert.deepEqual(await findApiKey(store, key.id), first);
  });

  it('has one time when many come at once', async () => {
    const key = describeKey();
    await saveApiKey(store, key);
    const revoked = await Promise.all(Array.from({ length: 10 }, () => revokeApiKey(store, key.id)));
    assert.equal(new Set(revoked.map((record) => record?.revokedAt?.getTime())).size, 1);
  });

  it('of an unknown key is nothing, and touches no other', async () => {
    const key = describeKey();
    await saveApiKey(store, key);
    assert.equal(await revokeApiKey(store, 'NoSuchKey000'), undefined);
    await revokeApiKey(store, describeKey().id);
    assert.equal((await findApiKey(store, key.id))?.revokedAt, undefined);
  });
});
