/**
 * Which trades were seen already, as far as a bounded memory reaches: the last `max / 2` at least, `max` at the most. Of a trade
 * it keeps 64 bits of a hash, in 16 bytes: among ten million trades, one new trade in a trillion is taken for a repeated one.
 */
export class SeenTrades {
  readonly #generationMax: number;
  #latest = new HashSet();
  #earlier = new HashSet();
  /** Of the trade looked up last. */
  #low = 0;
  #high = 0;

  constructor(max: number) {
    this.#generationMax = Math.max(1, Math.floor(max / 2));
  }

  has(market: string, trade: string): boolean {
    this.#hash(market, trade);
    return this.#latest.has(this.#low, this.#high) || this.#earlier.has(this.#low, this.#high);
  }

  /** False if it was there. */
  add(market: string, trade: string): boolean {
    if (this.has(market, trade)) return false;
    if (this.#latest.size >= this.#generationMax) {
      this.#earlier = this.#latest;
      this.#latest = new HashSet();
    }
    this.#latest.add(this.#low, this.#high);
    return true;
  }

  /** Two products over the characters that are mixed at the end, as in cyrb53. */
  #hash(market: string, trade: string): void {
    let low = 0xdeadbeef;
    let high = 0x41c6ce57;
    for (let place = 0; place < market.length; place += 1) {
      const code = market.charCodeAt(place);
      low = Math.imul(low ^ code, 0x9e3779b1);
      high = Math.imul(high ^ code, 0x5f356495);
    }
    // Beyond every character, so that it is known where the market's id ends.
    low = Math.imul(low ^ 0x10000, 0x9e3779b1);
    high = Math.imul(high ^ 0x10000, 0x5f356495);
    for (let place = 0; place < trade.length; place += 1) {
      const code = trade.charCodeAt(place);
      low = Math.imul(low ^ code, 0x9e3779b1);
      high = Math.imul(high ^ code, 0x5f356495);
    }
    this.#low = mix(low, high) >>> 0;
    this.#high = mix(high, low) >>> 0;
  }
}

function mix(word: number, other: number): number {
  const mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  return mixed ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
}

const firstSlots = 1_024;

/** Pairs of 32-bit words, at most half of the slots taken. A pair of zeros stands for a free slot and is kept as another. */
class HashSet {
  #words = new Uint32Array(2 * firstSlots);
  size = 0;

  has(low: number, high: number): boolean {
    return this.#words[2 * this.#slotOf(low, high) + 1] !== 0;
  }

  add(low: number, high: number): void {
    if (2 * (this.size + 1) > this.#words.length / 2) this.#grow();
    this.#put(low, high);
    this.size += 1;
  }

  #put(low: number, high: number): void {
    const slot = this.#slotOf(low, high);
    this.#words[2 * slot] = low;
    this.#words[2 * slot + 1] = high === 0 ? 1 : high;
  }

  /** Where the pair is, or would be. */
  #slotOf(low: number, high: number): number {
    const words = this.#words;
    const mask = words.length / 2 - 1;
    const kept = high === 0 ? 1 : high;
    let slot = low & mask;
    for (;;) {
      const there = words[2 * slot + 1];
      if (there === 0 || (there === kept && words[2 * slot] === low)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #grow(): void {
    const before = this.#words;
    this.#words = new Uint32Array(2 * before.length);
    for (let at = 0; at < before.length; at += 2) {
      const high = before[at + 1] ?? 0;
      if (high !== 0) this.#put(before[at] ?? 0, high);
    }
  }
}
