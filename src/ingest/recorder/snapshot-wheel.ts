/** Each market's turn in the hour: when its book is written out whole although nothing need have changed. */
const slotCount = 3_600;

export class SnapshotWheel<T> {
  readonly #slots: Set<T>[] = Array.from({ length: slotCount }, () => new Set<T>());

  /** The turn follows from the name alone, so that a restart does not bring all of them together. */
  add(id: string, value: T): void {
    this.#slots[slotOf(id)]?.add(value);
  }

  delete(id: string, value: T): void {
    this.#slots[slotOf(id)]?.delete(value);
  }

  /** Those whose turn lies in the seconds from `from` to before `to`, each once. */
  *due(from: number, to: number): Iterable<T> {
    const end = Math.min(to, from + slotCount);
    for (let second = from; second < end; second++) {
      const slot = this.#slots[second % slotCount];
      if (slot !== undefined) yield* slot;
    }
  }
}

/** FNV-1a. */
function slotOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % slotCount;
}
