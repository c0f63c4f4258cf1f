/** The signature of a delivery: the value of `Routeur-Signature`. */
import { createHmac } from 'node:crypto';

/**
 * `t=<seconds>,v1=<hex>`, with one `v1` a secret in the order given (newest first). Each is the HMAC-SHA256 of
 * `<t>.<raw body>`, keyed with the whole secret as text, its prefix included.
 */
export function signBody(secrets: readonly string[], body: string | Uint8Array, atSeconds: number): string {
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${atSeconds}.`).update(body).digest('hex')}`,
  );
  return [`t=${atSeconds}`, ...signatures].join(',');
}
