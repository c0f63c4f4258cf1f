/**
 * The phrases of one venue as one automaton: a tree over words and slot types, with one root for each place a sentence may
 * stand. Every way through every phrase is a path, so that a path names its phrase and its parts.
 */
import type { Expansion, PhraseSymbol } from './notation.ts';
import type { Phrase, Place } from './phrase.ts';
import { type SlotType, slotTypes } from './slot-types.ts';

export interface Ending {
  readonly phrase: Phrase;
  readonly expansion: Expansion;
}

const places: readonly Place[] = ['sentence', 'heading', 'item'];
/** More different words than all phrases will ever have. */
const symbolsMax = 2 ** 20;

export class Automaton {
  readonly #edges = new Map<number, number>();
  readonly #words = new Map<string, number>();
  readonly #endings = new Map<number, Ending[]>();
  /** For each state, its symbols, in the order in which they were added. */
  readonly #symbols: number[][] = places.map(() => []);
  readonly #spelled: string[] = [];

  add(ending: Ending): void {
    let state = this.rootOf(ending.phrase.place);
    for (const symbol of ending.expansion.symbols) state = this.#extend(state, this.#number(symbol));
    const known = this.#endings.get(state);
    if (known === undefined) this.#endings.set(state, [ending]);
    else known.push(ending);
  }

  get stateCount(): number {
    return this.#symbols.length;
  }

  rootOf(place: Place): number {
    return places.indexOf(place);
  }

  /** Undefined for a word that no phrase has. */
  wordNumber(word: string): number | undefined {
    return this.#words.get(word);
  }

  /** The state behind an edge; undefined if there is none. */
  next(state: number, symbol: number): number | undefined {
    return this.#edges.get(state * symbolsMax + symbol);
  }

  endingsAt(state: number): readonly Ending[] | undefined {
    return this.#endings.get(state);
  }

  /** What may stand next: words as they are, types in braces. */
  symbolsAt(state: number): readonly (string | { readonly type: SlotType })[] {
    return (this.#symbols[state] ?? []).map((symbol) => {
      const type = slotTypes[symbol];
      return type === undefined ? (this.#spelled[symbol - slotTypes.length] ?? '') : { type };
    });
  }

  #extend(state: number, symbol: number): number {
    const key = state * symbolsMax + symbol;
    const known = this.#edges.get(key);
    if (known !== undefined) return known;
    const added = this.#symbols.length;
    this.#symbols.push([]);
    this.#symbols[state]?.push(symbol);
    this.#edges.set(key, added);
    return added;
  }

  #number(symbol: PhraseSymbol): number {
    if (symbol.kind === 'slot') return typeNumber(symbol.type);
    const known = this.#words.get(symbol.word);
    if (known !== undefined) return known;
    const added = slotTypes.length + this.#spelled.length;
    this.#spelled.push(symbol.word);
    this.#words.set(symbol.word, added);
    return added;
  }
}

/** Types come before words. */
export function typeNumber(type: SlotType): number {
  return typeNumbers[type];
}

const typeNumbers = Object.fromEntries(slotTypes.map((type, place) => [type, place])) as Readonly<
  Record<SlotType, number>
>;
