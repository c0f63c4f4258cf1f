/** Keys for a running service, made in this process: a command would take a second of CPU for each. */
import { issueApiKey } from '../../src/api/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { findRunningServer, openStore, type StoreConnection, type TierName } from '../../src/store/index.ts';
import type { Site } from './service-process.ts';
import { patientStoreLimits } from './test-database.ts';

export interface SiteKey {
  readonly id: string;
  readonly key: string;
}

/** A key in the embedded database of a running service. */
export async function issueSiteKey(site: Site, tier: TierName = 'institutional'): Promise<SiteKey> {
  const connection = await findRunningServer(site.dataDir);
  if (connection === undefined) throw new Error('The service does not run.');
  return issueKey({ kind: 'embedded', ...connection }, tier);
}

/** A key in a migrated database. */
export async function issueKey(
  connection: StoreConnection,
  tier: TierName = 'institutional',
): Promise<SiteKey> {
  const store = openStore({ log: silentLog }, connection, { ...patientStoreLimits, connectionsMax: 1 });
  try {
    // Opens the store for queries; the database is migrated.
    await store.prepare(async () => undefined);
    const { id, text } = await issueApiKey(store, { tier, label: 'a test' });
    return { id, key: text };
  } finally {
    await store.close();
  }
}
