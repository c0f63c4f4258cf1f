import type { RowOf } from './row-of.ts';
import type { Store } from './store.ts';

export const tierNames = ['free', 'trader', 'pro', 'institutional'] as const;
export type TierName = (typeof tierNames)[number];

export interface ApiKeyRecord {
  readonly id: string;
  readonly tier: TierName;
  readonly label: string;
  readonly secretSha256: Buffer;
  readonly createdAt: Date;
  readonly revokedAt: Date | undefined;
}

export async function saveApiKey(
  store: Store,
  key: Pick<ApiKeyRecord, 'id' | 'tier' | 'label' | 'secretSha256'>,
): Promise<void> {
  await store.query((db, options) =>
    db
      .insertInto('api_key')
      .values({ id: key.id, tier: key.tier, label: key.label, secret_sha256: key.secretSha256 })
      .execute(options),
  );
}

export async function findApiKey(
  store: Store,
  id: string,
  signal?: AbortSignal,
): Promise<ApiKeyRecord | undefined> {
  const found = await loadApiKeys(store, [id], signal);
  return found[0];
}

/** The records of those ids that exist, in no particular order. */
export async function loadApiKeys(
  store: Store,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<ApiKeyRecord[]> {
  const rows = await store.query(
    (db, options) =>
      db
        .selectFrom('api_key')
        .selectAll()
        .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
        .execute(options),
    signal,
  );
  return rows.map(toRecord);
}

/** The ids of keys that are not revoked, the newest first, so many at the most. */
export async function listActiveKeyIds(store: Store, max: number): Promise<string[]> {
  const rows = await store.query((db, options) =>
    db
      .selectFrom('api_key')
      .select('id')
      .where('revoked_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(max)
      .execute(options),
  );
  return rows.map(({ id }) => id);
}

/** Every key, newest first. */
export async function listApiKeys(store: Store): Promise<ApiKeyRecord[]> {
  const rows = await store.query((db, options) =>
    db.selectFrom('api_key').selectAll().orderBy('created_at', 'desc').orderBy('id').execute(options),
  );
  return rows.map(toRecord);
}

/** Revokes a key for good; a second revocation keeps the first time. Returns nothing when there is no such key. */
export async function revokeApiKey(store: Store, id: string): Promise<ApiKeyRecord | undefined> {
  const row = await store.query((db, options) =>
    db
      .updateTable('api_key')
      .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.fn<Date>('now')) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(options),
  );
  return row && toRecord(row);
}

type ApiKeyRow = RowOf<'api_key'>;

function toRecord(row: ApiKeyRow): ApiKeyRecord {
  return {
    id: row.id,
    tier: toTierName(row.tier),
    label: row.label,
    secretSha256: row.secret_sha256,
    createdAt: row.created_at,
    revokedAt: row.revoked_at ?? undefined,
  };
}

function toTierName(text: string): TierName {
  const tier = tierNames.find((name) => name === text);
  if (!tier) throw new TypeError(`The database holds an unknown tier: ${text}`);
  return tier;
}
