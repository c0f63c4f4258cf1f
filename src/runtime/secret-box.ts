/**
 * Secrets that must be known again, so that they cannot be hashed, sealed for the database: AES-256-GCM under a key that
 * is not in it. A sealed secret opens only for the row it was sealed for.
 *
 *   version (1 byte) · nonce (12) · tag (16) · ciphertext
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Failure } from './failure.ts';

const algorithm = 'aes-256-gcm';
const version = 1;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + nonceBytes + tagBytes;

/** Nothing of the secret or the key stands in it. */
export class SecretBoxError extends Failure {
  override readonly name = 'SecretBoxError';
  readonly code = 'unreadable_secret';
}

/** `about` names what the secret belongs to; `key` has 32 bytes. */
export function sealSecret(key: Uint8Array, text: string, about: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), sealed]);
}

/** Throws a SecretBoxError if it was sealed with another key, for something else, or was changed. */
export function openSecret(key: Uint8Array, sealed: Uint8Array, about: string): string {
  if (sealed.length < headBytes || sealed[0] !== version) {
    throw new SecretBoxError(`The secret of ${about} is not in a form that can be opened.`);
  }
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(1, 1 + nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(about));
  decipher.setAuthTag(sealed.subarray(1 + nonceBytes, headBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(headBytes)), decipher.final()]).toString('utf8');
  } catch (error) {
    throw new SecretBoxError(`The secret of ${about} does not open with this key.`, { cause: error });
  }
}
