/** Counts what the wire had that no reader knows, so that a new field is noticed and none is silently dropped. */

/** A hostile payload may invent names without end; beyond this many they share one. */
const namesMax = 500;
const nameCharactersMax = 100;

export class FieldTally {
  readonly #counts = new Map<string, number>();

  count(name: string): void {
    const cut = name.slice(0, nameCharactersMax);
    const kept = this.#counts.has(cut) || this.#counts.size < namesMax ? cut : 'further names';
    this.#counts.set(kept, (this.#counts.get(kept) ?? 0) + 1);
  }

  toRecord(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }
}
