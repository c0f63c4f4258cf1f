import { type Store, saveApiKey, type TierName } from '../../store/index.ts';
import { generateApiKey, type IssuedApiKey } from './api-key.ts';

/** Makes and stores a new key. Its text is in the result and nowhere else. */
export async function issueApiKey(
  store: Store,
  request: { readonly tier: TierName; readonly label: string },
): Promise<IssuedApiKey> {
  const key = generateApiKey();
  await saveApiKey(store, { id: key.id, secretSha256: key.secretSha256, ...request });
  return key;
}
