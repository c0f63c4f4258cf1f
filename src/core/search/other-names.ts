/** Finds in the words of a market what has other names, by the exact tables of `core/claim/identity`. */
import type { NameTable } from '../claim/index.ts';
import { wordsOf } from './words.ts';

/** Where a name goes on after a word of it, and which entry of the table ends here. */
interface NameStep {
  readonly next: Map<number, NameStep>;
  entry: number | undefined;
}

export class OtherNames {
  /** Words of names, numbered from 1. */
  readonly #numbers = new Map<string, number>();
  readonly #tables = new Map<NameTable, NameStep>();

  constructor(tables: readonly NameTable[]) {
    for (const table of tables) this.#tables.set(table, this.#readTable(table));
  }

  /** The number of a word that stands in some name; 0 for any other. */
  numberOf(word: string): number {
    return this.#numbers.get(word) ?? 0;
  }

  /** Adds to `found` the places, in the table, of what the words name: the longest name first, no word used twice. */
  find(table: NameTable, words: readonly number[], found: Set<number>): void {
    const start = this.#tables.get(table);
    if (start === undefined) return;
    for (let first = 0; first < words.length; first += 1) {
      let step = words[first] === 0 ? undefined : start;
      let entry: number | undefined;
      let last = first;
      for (let place = first; step !== undefined; place += 1) {
        step = step.next.get(words[place] ?? 0);
        if (step?.entry === undefined) continue;
        entry = step.entry;
        last = place;
      }
      if (entry === undefined) continue;
      found.add(entry);
      first = last;
    }
  }

  #readTable({ entries }: NameTable): NameStep {
    const start: NameStep = { next: new Map(), entry: undefined };
    for (const [entry, { names }] of entries.entries()) {
      for (const name of names) {
        let step = start;
        for (const { forms } of wordsOf(name)) {
          const number = this.#number(forms[0]);
          const next: NameStep = step.next.get(number) ?? { next: new Map(), entry: undefined };
          step.next.set(number, next);
          step = next;
        }
        if (step !== start) step.entry ??= entry;
      }
    }
    return start;
  }

  #number(word: string): number {
    const known = this.#numbers.get(word) ?? this.#numbers.size + 1;
    this.#numbers.set(word, known);
    return known;
  }
}
