import { randomFillSync } from 'node:crypto';

export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Drawn at once, because each draw is a call into the operating system; none is used twice, nor kept after its use. */
const drawn = Buffer.alloc(4_096);
let used = drawn.length;

/** Base62 without bias: bytes beyond the last whole multiple of 62 are thrown away. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    const byte = randomByte();
    if (byte < 248) text += base62.charAt(byte % 62);
  }
  return text;
}

function randomByte(): number {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const byte = drawn.readUInt8(used);
  drawn.writeUInt8(0, used);
  used += 1;
  return byte;
}
