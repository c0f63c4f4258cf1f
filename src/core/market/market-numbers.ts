/**
 * One number for each market that something is kept of, shared by all who keep it: who has looked a market up once finds the
 * rest in arrays. Numbers in use stay small; one is given to another market only after everybody let it go.
 */
import type { MarketName, VenueId } from '../contract/index.ts';

export class MarketNumbers {
  readonly #numbers: Readonly<Record<VenueId, Map<string, number>>> = {
    venue_a: new Map(),
    venue_b: new Map(),
  };
  readonly #names: (MarketName | undefined)[] = [];
  /** By number; not looked up in a list of names, since every fill holds its market for a while. */
  #holds = new Int32Array(1_024);
  readonly #free: number[] = [];

  /** Every number in use is below this. */
  get end(): number {
    return this.#names.length;
  }

  /** How many markets have one. */
  get count(): number {
    return this.#names.length - this.#free.length;
  }

  find(venue: VenueId, id: string): number | undefined {
    return this.#numbers[venue].get(id);
  }

  /** The number of a market, kept until it was let go as often as it was held. */
  hold({ venue, id }: MarketName): number {
    let number = this.#numbers[venue].get(id);
    if (number === undefined) {
      number = this.#free.pop() ?? this.#names.length;
      this.#numbers[venue].set(id, number);
      this.#names[number] = { venue, id };
      if (number >= this.#holds.length) this.#grow();
    }
    this.holdNumber(number);
    return number;
  }

  /** Holds a number that is held already. */
  holdNumber(number: number): void {
    this.#holds[number] = (this.#holds[number] ?? 0) + 1;
  }

  letGo(number: number): void {
    const left = (this.#holds[number] ?? 0) - 1;
    if (left < 0) return;
    this.#holds[number] = left;
    const name = left > 0 ? undefined : this.#names[number];
    if (name === undefined) return;
    this.#numbers[name.venue].delete(name.id);
    this.#names[number] = undefined;
    this.#free.push(number);
  }

  nameOf(number: number): MarketName {
    const name = this.#names[number];
    if (name === undefined) throw new RangeError(`No market has the number ${number}.`);
    return name;
  }

  #grow(): void {
    const holds = new Int32Array(2 * this.#holds.length);
    holds.set(this.#holds);
    this.#holds = holds;
  }
}
