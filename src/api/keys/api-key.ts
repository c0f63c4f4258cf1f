/**
 * API keys: `rtr_live_<12 base62 id>_<43 base62 secret>`. The secret is 37 random characters (220 bits) and six of
 * checksum over the rest, so that a mistyped key is refused without asking the database.
 */
import { hash, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { base62, randomText } from '../../runtime/random-text.ts';

const prefix = 'rtr_live';
const idLength = 12;
const randomLength = 37;
const checksumLength = 6;
const shape = /^rtr_live_([0-9A-Za-z]{12})_([0-9A-Za-z]{43})$/;

export interface ParsedApiKey {
  readonly id: string;
  readonly secret: string;
}

export interface IssuedApiKey extends ParsedApiKey {
  /** The whole key: shown once, stored nowhere. */
  readonly text: string;
  readonly secretSha256: Buffer;
}

/** Whether a bearer credential claims to be an API key at all. */
export function looksLikeApiKey(text: string): boolean {
  return text.startsWith('rtr_');
}

/** The parts of a key that has the right form; its checksum is not looked at. */
export function parseApiKey(text: string): ParsedApiKey | undefined {
  const match = shape.exec(text);
  const [, id, secret] = match ?? [];
  return id !== undefined && secret !== undefined ? { id, secret } : undefined;
}

/** False for every key that was mistyped in one character, and for all but one in four billion random ones. */
export function hasValidChecksum(key: ParsedApiKey): boolean {
  return key.secret.slice(randomLength) === checksum(key.id, key.secret.slice(0, randomLength));
}

export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

const digest = Buffer.alloc(32);

/** In constant time. The hash goes into a buffer that is there already: making one would cost more than hashing. */
export function isSecretOf(secret: string, secretSha256: Buffer): boolean {
  digest.write(hash('sha256', secret, 'hex'), 'hex');
  return timingSafeEqual(digest, secretSha256);
}

export function generateApiKey(): IssuedApiKey {
  const id = randomText(idLength);
  const random = randomText(randomLength);
  const secret = random + checksum(id, random);
  return { id, secret, text: `${prefix}_${id}_${secret}`, secretSha256: hashSecret(secret) };
}

function checksum(id: string, random: string): string {
  let rest = crc32(`${id}_${random}`);
  let text = '';
  for (let place = 0; place < checksumLength; place++) {
    text = base62.charAt(rest % 62) + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}
