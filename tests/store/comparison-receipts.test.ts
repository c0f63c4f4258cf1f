/** Receipts of assessments: found by the sources they are bound to while they are in use, never changed, removed in the end. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Receipt } from '../../src/core/compare/index.ts';
import {
  findReceipt,
  findReceiptById,
  pruneReceipts,
  type Store,
  saveReceipt,
} from '../../src/store/index.ts';
import { openTestStore } from '../harness/test-database.ts';

const at = Date.parse('2026-11-15T08:00:00Z');
const day = 86_400_000;
const receipt: Receipt = {
  id: `rcpt_${'0'.repeat(32)}`,
  model: 'routeur-terms',
  policy: 'terms-1',
  status: 'complete',
  reason: undefined,
  challenge: undefined,
  assessedAt: at,
  expiresAt: at + 7 * day,
  leftHash: 'a1'.repeat(32),
  rightHash: 'b2'.repeat(32),
  mapping: 'opposite',
  scope: 'game completed, overtime counts',
  findings: [
    {
      topic: 'cancelled',
      result: 'different',
      explanation: 'One pays a fair price, the other one half.',
      citations: [{ contract: 1, sourceId: 'rules', quote: 'resolves "50-50" \u2028 – ünchecked' }],
    },
  ],
};

async function openReceipts(t: TestContext): Promise<Store> {
  const { store, close } = await openTestStore();
  t.after(close);
  return store;
}

test('a receipt comes back as it was saved, by its sources and by its id', async (t) => {
  const store = await openReceipts(t);
  await saveReceipt(store, receipt);
  assert.deepEqual(await findReceipt(store, receipt, at), receipt);
  assert.deepEqual(await findReceiptById(store, receipt.id), receipt);
  assert.equal(await findReceiptById(store, `rcpt_${'1'.repeat(32)}`), undefined);
  const other = 'c3'.repeat(32);
  for (const change of [
    { leftHash: other },
    { rightHash: other },
    { leftHash: receipt.rightHash, rightHash: receipt.leftHash },
    { policy: 'terms-2' },
    { model: 'another' },
  ]) {
    assert.equal(await findReceipt(store, { ...receipt, ...change }, at), undefined, JSON.stringify(change));
  }
});

test('a receipt is used until it expires, and can be audited after that', async (t) => {
  const store = await openReceipts(t);
  await saveReceipt(store, receipt);
  assert.deepEqual(await findReceipt(store, receipt, receipt.expiresAt - 1), receipt);
  assert.equal(await findReceipt(store, receipt, receipt.expiresAt), undefined);
  assert.deepEqual(await findReceiptById(store, receipt.id), receipt);
  const newer = {
    ...receipt,
    id: `rcpt_${'2'.repeat(32)}`,
    assessedAt: at + day,
    expiresAt: at + 8 * day,
    status: 'inconclusive',
    reason: 'its rules were not read',
    challenge: 'None.',
  } as const;
  await saveReceipt(store, newer);
  assert.deepEqual(await findReceipt(store, receipt, at + day), newer);
});

test('a saved receipt is never changed', async (t) => {
  const store = await openReceipts(t);
  await saveReceipt(store, receipt);
  await saveReceipt(store, { ...receipt, mapping: 'same', findings: [] });
  assert.deepEqual(await findReceiptById(store, receipt.id), receipt);
});

test('receipts that expired long ago are removed, the oldest first', async (t) => {
  const store = await openReceipts(t);
  const saved = Array.from({ length: 3 }, (_, place) => ({
    ...receipt,
    id: `rcpt_${String(place).repeat(32)}`,
    expiresAt: at + (1 + place) * day,
  }));
  for (const each of saved) await saveReceipt(store, each);
  assert.equal(await pruneReceipts(store, at + 3 * day, 1), 1);
  assert.equal(await findReceiptById(store, saved[0]?.id ?? ''), undefined);
  assert.equal(await pruneReceipts(store, at + 3 * day, 10), 1);
  assert.deepEqual(await findReceiptById(store, saved[2]?.id ?? ''), saved[2]);
});
