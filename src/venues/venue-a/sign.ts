/** Signs requests and handshakes: key id, time and a signature over time, method and path. */
import { constants, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { Failure } from '../../runtime/failure.ts';
import type { VenueAKey } from './options.ts';

/** A key that is of no use; the message has nothing of its content. */
class UnusableKey extends Failure {
  override readonly name = 'UnusableKey';
  readonly code = 'unusable_key';
}

export type Sign = (method: string, path: string) => Readonly<Record<string, string>>;

/** `path` is the whole path from the host's root, without the query. Throws UnusableKey. */
export function createSigner(deps: { now: () => number }, key: VenueAKey): Sign {
  const privateKey = readPrivateKey(key.privateKeyPem);
  return (method, path) => {
    const timestamp = Math.floor(deps.now()).toString();
    const text = Buffer.from(`${timestamp}${method}${path}`);
    return {
      'KALSHI-ACCESS-KEY': key.id,
      'KALSHI-ACCESS-TIMESTAMP': timestamp,
      'KALSHI-ACCESS-SIGNATURE': signText(privateKey, text).toString('base64'),
    };
  };
}

function signText(key: KeyObject, text: Buffer): Buffer {
  if (key.asymmetricKeyType === 'ed25519') return sign(null, text, key);
  return sign('sha256', text, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 });
}

function readPrivateKey(pem: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    // The cause is left out: errors of the library may quote what they were given.
    throw new UnusableKey('venue_a: the private key cannot be read; expected an unencrypted PEM.');
  }
  if (key.asymmetricKeyType !== 'rsa' && key.asymmetricKeyType !== 'ed25519') {
    throw new UnusableKey(`venue_a: expected an RSA or Ed25519 key, found ${key.asymmetricKeyType}.`);
  }
  return key;
}
