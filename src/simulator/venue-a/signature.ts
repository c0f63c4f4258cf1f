/** Checks the three headers that sign a request: RSA-PSS over SHA-256 with any salt length, or Ed25519. */
import { constants, createPublicKey, type KeyObject, verify } from 'node:crypto';

export interface VenueAPublicKey {
  /** The key id that the client sends. */
  readonly id: string;
  readonly publicKeyPem: string;
}

export type SignedHeaders = Readonly<Record<string, unknown>>;

export class SignatureCheck {
  readonly #keys: ReadonlyMap<string, KeyObject>;

  constructor(keys: readonly VenueAPublicKey[]) {
    this.#keys = new Map(keys.map(({ id, publicKeyPem }) => [id, createPublicKey(publicKeyPem)]));
  }

  /** Whether any of the headers is there: then they must be right. */
  static isClaimed(headers: SignedHeaders): boolean {
    return headers['kalshi-access-key'] !== undefined || headers['kalshi-access-signature'] !== undefined;
  }

  /** The id of the key that signed `timestamp + method + path`; undefined where none did. */
  signer(headers: SignedHeaders, method: string, path: string): string | undefined {
    const id = headers['kalshi-access-key'];
    const timestamp = headers['kalshi-access-timestamp'];
    const signature = headers['kalshi-access-signature'];
    if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string')
      return undefined;
    const key = this.#keys.get(id);
    if (key === undefined || !/^\d{12,14}$/.test(timestamp)) return undefined;
    const text = Buffer.from(`${timestamp}${method}${path}`);
    return isSignedBy(key, text, Buffer.from(signature, 'base64')) ? id : undefined;
  }
}

function isSignedBy(key: KeyObject, text: Buffer, signature: Buffer): boolean {
  if (key.asymmetricKeyType === 'ed25519') return verify(null, text, key, signature);
  const padding = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO };
  return verify('sha256', text, { key, ...padding }, signature);
}
