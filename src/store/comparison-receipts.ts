/** Receipts of assessments: written once, found by the sources they are bound to or by their id, removed when long expired. */
import { type Selectable, sql } from 'kysely';
import {
  type Citation,
  type Finding,
  findingResults,
  mappings,
  type Receipt,
  receiptStatuses,
  topics,
} from '../core/compare/index.ts';
import { removeRows } from './remove-rows.ts';
import { type SentRow, sentHash, sentRows, sentTime } from './send-rows.ts';
import type { Store } from './store.ts';
import { readList, readNumber, readOneOf, readRecord, readText } from './stored-json.ts';
import type { Tables } from './tables.ts';

/** What a receipt is kept by. */
export type ReceiptKey = Pick<Receipt, 'leftHash' | 'rightHash' | 'policy' | 'model'>;

/** The newest that is in use at `now`. */
export async function findReceipt(
  store: Store,
  { leftHash, rightHash, policy, model }: ReceiptKey,
  now: number,
  signal?: AbortSignal,
): Promise<Receipt | undefined> {
  const row = await store.query(
    (db, options) =>
      db
        .selectFrom('comparison_receipt')
        .selectAll()
        .where('left_hash', '=', Buffer.from(leftHash, 'hex'))
        .where('right_hash', '=', Buffer.from(rightHash, 'hex'))
        .where('policy', '=', policy)
        .where('model', '=', model)
        .where('assessed_at', '<=', new Date(now))
        .where('expires_at', '>', new Date(now))
        .orderBy('assessed_at', 'desc')
        .limit(1)
        .executeTakeFirst(options),
    signal,
  );
  return row && toReceipt(row);
}

/** Whether it is still in use or not. */
export async function findReceiptById(
  store: Store,
  id: string,
  signal?: AbortSignal,
): Promise<Receipt | undefined> {
  const row = await store.query(
    (db, options) =>
      db.selectFrom('comparison_receipt').selectAll().where('id', '=', id).executeTakeFirst(options),
    signal,
  );
  return row && toReceipt(row);
}

/** One that is there already stays as it is. */
export async function saveReceipt(store: Store, receipt: Receipt, signal?: AbortSignal): Promise<void> {
  await store.query(
    (db, options) =>
      sql`
        insert into comparison_receipt
        select * from ${sentRows('comparison_receipt', [toRow(receipt)])} on conflict do nothing`.execute(
        db,
        options,
      ),
    signal,
  );
}

/** Removes receipts that expired before a time, the oldest first, at most `limit`; returns how many there were. */
export async function pruneReceipts(
  store: Store,
  before: number,
  limit: number,
  signal?: AbortSignal,
): Promise<number> {
  return removeRows(
    store,
    sql`
        delete from comparison_receipt where id in (
          select id from comparison_receipt
          where expires_at < ${sentTime(before)}::timestamptz order by expires_at limit ${limit})`,
    signal,
  );
}

function toRow(receipt: Receipt): SentRow<'comparison_receipt'> {
  return {
    id: receipt.id,
    left_hash: sentHash(receipt.leftHash),
    right_hash: sentHash(receipt.rightHash),
    policy: receipt.policy,
    model: receipt.model,
    status: receipt.status,
    reason: receipt.reason ?? null,
    challenge: receipt.challenge ?? null,
    mapping: receipt.mapping,
    scope: receipt.scope,
    findings: receipt.findings,
    assessed_at: sentTime(receipt.assessedAt),
    expires_at: sentTime(receipt.expiresAt),
  };
}

function toReceipt(row: Selectable<Tables['comparison_receipt']>): Receipt {
  return {
    id: row.id,
    leftHash: row.left_hash.toString('hex'),
    rightHash: row.right_hash.toString('hex'),
    policy: row.policy,
    model: row.model,
    status: readOneOf(receiptStatuses, row.status),
    reason: row.reason ?? undefined,
    challenge: row.challenge ?? undefined,
    mapping: readOneOf(mappings, row.mapping),
    scope: row.scope,
    findings: readList(row.findings).map(readFinding),
    assessedAt: row.assessed_at.getTime(),
    expiresAt: row.expires_at.getTime(),
  };
}

function readFinding(stored: unknown): Finding {
  const { topic, result, explanation, citations } = readRecord(stored);
  return {
    topic: readOneOf(topics, topic),
    result: readOneOf(findingResults, result),
    explanation: readText(explanation),
    citations: readList(citations).map(readCitation),
  };
}

function readCitation(stored: unknown): Citation {
  const { contract, sourceId, quote } = readRecord(stored);
  return {
    contract: readNumber(contract) === 0 ? 0 : 1,
    sourceId: readText(sourceId),
    quote: readText(quote),
  };
}
