/** What the client sends on the market channel. */
export const ping = 'PING';

/** The first frame after opening; without tokens it brings the life-cycle messages alone. */
export function subscription(tokens: readonly string[]): string {
  return JSON.stringify({ type: 'market', assets_ids: tokens, custom_feature_enabled: true });
}

export function joining(tokens: readonly string[]): string {
  return JSON.stringify({ operation: 'subscribe', assets_ids: tokens, custom_feature_enabled: true });
}

export function leaving(tokens: readonly string[]): string {
  return JSON.stringify({ operation: 'unsubscribe', assets_ids: tokens });
}
