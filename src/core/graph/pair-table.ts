/**
 * Small values of ordered pairs of small numbers, in one array with open addresses: two words a pair. Pairs of one left
 * number with eight consecutive right ones lie in one line of the cache, as those of a group mostly are. Bounded: full, it
 * forgets everything.
 */

/** Numbers of pairs are below this, and values below 64: together they fill two words. */
export const pairNumbersMax = 2 ** 26;

const numberMask = pairNumbersMax - 1;
const valueShift = 26;
const slotsAtFirst = 1024;

export class PairTable {
  readonly #pairsMax: number;
  /** A slot: the left number and the value above it, then the right number plus one, or 0 where nothing is kept. */
  #words = new Int32Array(2 * slotsAtFirst);
  #slotMask = slotsAtFirst - 1;
  #size = 0;

  constructor(pairsMax: number) {
    this.#pairsMax = pairsMax;
  }

  /** -1 if it is not known. */
  find(left: number, right: number): number {
    const words = this.#words;
    for (let slot = this.#slotOf(left, right); ; slot = (slot + 1) & this.#slotMask) {
      const kept = words[2 * slot + 1] ?? 0;
      if (kept === 0) return -1;
      const word = words[2 * slot] ?? 0;
      if (kept === right + 1 && (word & numberMask) === left) return word >>> valueShift;
    }
  }

  /** A pair that is not known yet. */
  keep(left: number, right: number, value: number): void {
    if (this.#size >= this.#pairsMax) this.#resize(slotsAtFirst);
    else if (2 * this.#size > this.#slotMask) this.#grow();
    this.#put(left | (value << valueShift), right);
    this.#size += 1;
  }

  #put(word: number, right: number): void {
    let slot = this.#slotOf(word & numberMask, right);
    while (this.#words[2 * slot + 1] !== 0) slot = (slot + 1) & this.#slotMask;
    this.#words[2 * slot] = word;
    this.#words[2 * slot + 1] = right + 1;
  }

  #grow(): void {
    const words = this.#words;
    const size = this.#size;
    this.#resize(2 * (this.#slotMask + 1));
    this.#size = size;
    for (let at = 0; at < words.length; at += 2) {
      const kept = words[at + 1] ?? 0;
      if (kept !== 0) this.#put(words[at] ?? 0, kept - 1);
    }
  }

  #resize(slots: number): void {
    this.#words = new Int32Array(2 * slots);
    this.#slotMask = slots - 1;
    this.#size = 0;
  }

  #slotOf(left: number, right: number): number {
    // Eights are multiplied and folded, so that rows of consecutive numbers do not pile up beside each other.
    let hash = Math.imul(left, 0x9e3779b1) ^ Math.imul(right >>> 3, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash ^= hash >>> 13;
    return ((hash & ~7) | ((hash + right) & 7)) & this.#slotMask;
  }
}
