/** Reading what a client of the market channel sends. */

export type VenueBSubscription =
  | {
      readonly kind: 'subscribe';
      readonly assetIds: readonly string[];
      readonly wantsDump: boolean;
      /** Undefined leaves the flag as it was. */
      readonly wantsCustomEvents: boolean | undefined;
    }
  | { readonly kind: 'unsubscribe'; readonly assetIds: readonly string[] };

/**
 * Nothing when it is neither a first frame (`type`) nor a change (`operation`). A misspelt list of tokens, such as the
 * singular, is no error: it holds none.
 */
export function readSubscription(text: string): VenueBSubscription | undefined {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    // Not JSON: the caller answers with a notice.
    return undefined;
  }
  if (typeof message !== 'object' || message === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(message));
  const listed = fields.get('assets_ids');
  const assetIds = Array.isArray(listed)
    ? listed.filter((assetId): assetId is string => typeof assetId === 'string')
    : [];
  const operation = fields.get('operation');
  if (operation === 'unsubscribe') return { kind: 'unsubscribe', assetIds };
  const type = fields.get('type');
  const isFirst = typeof type === 'string' && type.toLowerCase() === 'market';
  if (operation !== 'subscribe' && !isFirst) return undefined;
  const custom = fields.get('custom_feature_enabled');
  return {
    kind: 'subscribe',
    assetIds,
    wantsDump: fields.get('initial_dump') !== false,
    wantsCustomEvents: typeof custom === 'boolean' ? custom : undefined,
  };
}
