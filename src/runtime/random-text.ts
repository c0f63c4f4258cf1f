import { randomBytes } from 'node:crypto';

export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Base62 without bias: bytes beyond the last whole multiple of 62 are thrown away. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length - text.length)) {
      if (byte < 248) text += base62.charAt(byte % 62);
    }
  }
  return text;
}
