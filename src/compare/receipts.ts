/**
 * Receipts in use: each question (two evidence hashes, a policy, a model) has one, made once and shared, for seven days.
 *
 *   asked ─ kept here? ─ stored? ─ made ─ saved ─ kept
 *
 * So many are saved a day. Beyond that answers go without one, which callers cannot make the database grow by.
 */
import type { Receipt } from '../core/compare/index.ts';
import { BoundedCache } from '../runtime/bounded-cache.ts';
import { textHash } from '../runtime/content-hash.ts';
import type { Log } from '../runtime/log.ts';
import { findReceipt, pruneReceipts, type ReceiptKey, type Store, saveReceipt } from '../store/index.ts';
import type { AssessedPair, AssessmentResult, AssessorName } from './assessor.ts';
import { DailyBudget } from './daily-budget.ts';

export interface ReceiptsDeps {
  readonly store: Store;
  readonly log: Log;
  /** The clock of the markets, which sources are captured by. */
  readonly now: () => number;
}

export interface ReceiptsOptions {
  readonly savedPerDayMax: number;
  readonly keptMax: number;
}

const defaultReceiptsOptions: ReceiptsOptions = { savedPerDayMax: 20_000, keptMax: 5_000 };

const dayMs = 86_400_000;
const usedMs = 7 * dayMs;
/** After it has expired, for audits. */
const auditedMs = 30 * dayMs;
const prunedAtOnce = 1_000;

export class Receipts {
  readonly #deps: ReceiptsDeps;
  readonly #kept: BoundedCache<string, Receipt>;
  readonly #underWay = new Map<string, Promise<Receipt | undefined>>();
  readonly #budget: DailyBudget;

  constructor(deps: ReceiptsDeps, options: ReceiptsOptions = defaultReceiptsOptions) {
    this.#deps = deps;
    this.#kept = new BoundedCache(options.keptMax);
    this.#budget = new DailyBudget(options.savedPerDayMax);
  }

  /** The receipt of a question, if it is at hand and in use. */
  peek(key: ReceiptKey): Receipt | undefined {
    const kept = this.#kept.find(nameOf(key));
    return kept !== undefined && isInUse(kept, this.#deps.now()) ? kept : undefined;
  }

  /** The stored one. Rejects with a StoreError. */
  async find(key: ReceiptKey): Promise<Receipt | undefined> {
    const kept = this.peek(key);
    if (kept !== undefined) return kept;
    const stored = await findReceipt(this.#deps.store, key, this.#deps.now());
    if (stored !== undefined) this.#kept.save(nameOf(key), stored);
    return stored;
  }

  /** The receipt of a question, made by `assess` unless there is one; undefined beyond what is saved a day. Rejects with a StoreError. */
  findOrMake(key: ReceiptKey, assess: () => AssessmentResult): Promise<Receipt | undefined> {
    const name = nameOf(key);
    const underWay = this.#underWay.get(name);
    if (underWay !== undefined) return underWay;
    const made = this.find(key)
      .then((found) => found ?? this.save(key, assess()))
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, made);
    return made;
  }

  /** Undefined beyond what is saved a day. Rejects with a StoreError, and is then not kept either. */
  async save(key: ReceiptKey, result: AssessmentResult): Promise<Receipt | undefined> {
    const { store, log, now } = this.#deps;
    const assessedAt = now();
    if (!this.#budget.take(assessedAt)) {
      if (this.#budget.refusals === 1)
        log.warn({}, 'the daily limit of receipts is reached; answers get no new receipt');
      return undefined;
    }
    const receipt: Receipt = {
      id: `rcpt_${textHash(JSON.stringify([nameOf(key), assessedAt])).slice(0, 32)}`,
      ...key,
      ...result,
      assessedAt,
      expiresAt: assessedAt + usedMs,
    };
    await saveReceipt(store, receipt);
    this.#kept.save(nameOf(key), receipt);
    return receipt;
  }

  /** Removes what expired long ago; rejects with a StoreError. */
  async prune(signal: AbortSignal): Promise<void> {
    const { store, now } = this.#deps;
    while (
      !signal.aborted &&
      (await pruneReceipts(store, now() - auditedMs, prunedAtOnce, signal)) === prunedAtOnce
    );
  }
}

export function receiptKey({ left, right }: AssessedPair, { model, policy }: AssessorName): ReceiptKey {
  return { leftHash: left.hash, rightHash: right.hash, model, policy };
}

function isInUse({ assessedAt, expiresAt }: Receipt, now: number): boolean {
  return assessedAt <= now && now < expiresAt;
}

function nameOf({ leftHash, rightHash, model, policy }: ReceiptKey): string {
  return JSON.stringify([leftHash, rightHash, model, policy]);
}
