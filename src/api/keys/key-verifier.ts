/**
 * Verifies API keys. A key in use costs one hash a connection and no database round trip; a revocation takes effect within five
 * seconds in every process, because no record is trusted longer than that without the database confirming it:
 *
 *   every 2 s  one query confirms all cached keys        → revoked ones answer 401 from then on
 *   at 5 s     an unconfirmed record is not used any more → the next request asks the database, or answers 503
 */
import { waitUnlessAborted } from '../../runtime/backoff.ts';
import { BoundedCache } from '../../runtime/bounded-cache.ts';
import type { Log } from '../../runtime/log.ts';
import { type ApiKeyRecord, findApiKey, loadApiKeys, type Store } from '../../store/index.ts';
import { RequestError } from '../request-error.ts';
import { hasValidChecksum, isSecretOf, parseApiKey } from './api-key.ts';
import type { Caller } from './caller.ts';
import type { VerifiedKey } from './connection-keys.ts';
import { KnownKeys } from './known-keys.ts';

const cachedKeysMax = 10_000;
const confirmEveryMs = 2_000;
const trustedForMs = 5_000;
/** A key unused for this long is not confirmed any more; its next use asks the database. */
const idleForMs = 60_000;
/** Keys that were never used here and are looked up at once, of all addresses together: others keep the database's connections. */
const strangersMax = 4;
/** By then a key that was issued meanwhile is known. */
const strangersRetryMs = 5_000;

interface CachedKey {
  readonly caller: Caller;
  record: ApiKeyRecord;
  confirmedAt: number;
  usedAt: number;
}

export class KeyVerifier {
  readonly #store: Store;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #cache = new BoundedCache<string, CachedKey>(cachedKeysMax);
  /** Look-ups under way by key id, so that a burst with one new key asks the database once. */
  readonly #lookups = new Map<string, Promise<CachedKey | undefined>>();
  readonly #known: KnownKeys;
  #strangers = 0;

  constructor(deps: { store: Store; log: Log; now: () => number }) {
    this.#store = deps.store;
    this.#log = deps.log;
    this.#now = deps.now;
    this.#known = new KnownKeys(deps);
  }

  /**
   * The key where it is known without waiting. Nothing when it is not cached or does not fit its record: then `verify`
   * decides, behind the limit on failed authentications.
   */
  findVerified(text: string): VerifiedKey | undefined {
    const key = parseApiKey(text);
    const cached = key && this.#findTrusted(key.id);
    if (!key || !cached || cached.record.revokedAt || !isSecretOf(key.secret, cached.record.secretSha256))
      return undefined;
    return { id: key.id, secretSha256: cached.record.secretSha256 };
  }

  /** The caller of a key that was verified before, if its record says the same still. */
  recall({ id, secretSha256 }: VerifiedKey): Caller | undefined {
    const cached = this.#findTrusted(id);
    if (!cached || cached.record.revokedAt) return undefined;
    const known = cached.record.secretSha256;
    return known === secretSha256 || known.equals(secretSha256) ? cached.caller : undefined;
  }

  /** Whether there is such a key, whatever its secret, as far as is known without waiting. */
  isKnown(text: string): boolean {
    const key = parseApiKey(text);
    return key !== undefined && hasValidChecksum(key) && this.#known.has(key.id);
  }

  /** The same, as of some seconds ago at the most. */
  async findKnown(text: string): Promise<boolean> {
    const key = parseApiKey(text);
    return key !== undefined && hasValidChecksum(key) && this.#known.find(key.id);
  }

  /** The caller of this key, or a RequestError: `invalid_api_key`, `api_key_revoked`, or `rate_limited` in a flood of unknown ones. */
  async verify(text: string): Promise<Caller> {
    const key = parseApiKey(text);
    if (!key || !hasValidChecksum(key)) {
      throw new RequestError('invalid_api_key', 'The API key is malformed: expected rtr_live_<id>_<secret>.');
    }
    const cached = this.#findTrusted(key.id) ?? (await this.#lookUp(key.id));
    if (!cached || !isSecretOf(key.secret, cached.record.secretSha256)) {
      throw new RequestError('invalid_api_key', 'The API key is unknown.');
    }
    if (cached.record.revokedAt) throw new RequestError('api_key_revoked', 'The API key was revoked.');
    return cached.caller;
  }

  /** Confirms cached keys until the signal is aborted; never rejects. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await waitUnlessAborted(confirmEveryMs, signal);
      if (signal.aborted) return;
      try {
        await this.confirmCached(signal);
      } catch (error) {
        // Records then run out of trust by themselves, and requests say 503 until the database is back.
        if (!signal.aborted) this.#log.debug({ error }, 'API keys could not be confirmed');
      }
    }
  }

  /** One round of confirmation. */
  async confirmCached(signal?: AbortSignal): Promise<void> {
    const asOf = this.#now();
    for (const [id, cached] of this.#cache.entries()) {
      if (asOf - cached.usedAt > idleForMs) this.#cache.delete(id);
    }
    if (this.#cache.size === 0) return;
    const ids = [...this.#cache.entries()].map(([id]) => id);
    const records = new Map(
      (await loadApiKeys(this.#store, ids, signal)).map((record) => [record.id, record]),
    );
    for (const id of ids) {
      const record = records.get(id);
      const cached = this.#cache.peek(id);
      if (!cached) continue;
      if (!record || record.tier !== cached.record.tier) this.#cache.delete(id);
      else {
        cached.record = record;
        cached.confirmedAt = asOf;
      }
    }
  }

  #findTrusted(id: string): CachedKey | undefined {
    // `usedAt` says what is in use, and unused keys go every round: the order of the cache does not matter.
    const cached = this.#cache.peek(id);
    const now = this.#now();
    if (!cached) return undefined;
    // A clock that was set back says nothing about the age of a record.
    const ageMs = now - cached.confirmedAt;
    if (ageMs < 0 || ageMs > trustedForMs) return undefined;
    cached.usedAt = now;
    return cached;
  }

  async #lookUp(id: string): Promise<CachedKey | undefined> {
    const underWay = this.#lookups.get(id);
    if (underWay) return underWay;
    const lookup = this.#loadInTurn(id).finally(() => this.#lookups.delete(id));
    this.#lookups.set(id, lookup);
    return lookup;
  }

  async #loadInTurn(id: string): Promise<CachedKey | undefined> {
    if (this.#strangers >= strangersMax) {
      if (await this.#known.find(id)) return this.#load(id);
      throw new RequestError('rate_limited', 'Too many unknown API keys are being looked up.', {
        retryAfterMs: strangersRetryMs,
      });
    }
    this.#strangers += 1;
    try {
      return await this.#load(id);
    } finally {
      this.#strangers -= 1;
    }
  }

  async #load(id: string): Promise<CachedKey | undefined> {
    const asOf = this.#now();
    const record = await findApiKey(this.#store, id);
    if (!record) {
      this.#cache.delete(id);
      return undefined;
    }
    const cached = {
      caller: { id: `key:${record.id}`, keyId: record.id, tier: record.tier },
      record,
      confirmedAt: asOf,
      usedAt: asOf,
    };
    this.#cache.save(id, cached);
    return cached;
  }
}
