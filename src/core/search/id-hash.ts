/** Ids as numbers, so that an index of exact ids holds no texts. */

/** An id names one market, or a group of them: those of an event or a series. */
export type IdKind = 'market' | 'group';

/**
 * 53 bits of an id, upper and lower case alike. Among half a million ids a typed text that is none of them is taken for
 * one once in 10¹⁰ times, and then costs a wrong search result.
 */
export function hashId(kind: IdKind, id: string): number {
  const text = id.toLowerCase();
  const seed = kind === 'market' ? 0 : 0x5bd1e995;
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return (low & 0x1fffff) * 0x100000000 + (high >>> 0);
}
