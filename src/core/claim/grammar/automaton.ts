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

/** A word that has no weight, and one that no phrase has: neither is a symbol. */
export const weightless = -1;
export const unknownWord = -2;
const noSymbol = -3;

/** A slot that may stand next, and the state behind it. */
export interface SlotStep {
  readonly type: SlotType;
  readonly next: number;
}

/** Most states have one symbol, which is kept in the state itself: a step is then one comparison. */
interface State {
  symbol: number;
  next: number;
  /** All others. */
  others: Map<number, number> | undefined;
  slots: SlotStep[] | undefined;
  endings: Ending[] | undefined;
}

export class Automaton {
  readonly #states: State[] = places.map(newState);
  readonly #words = new Map<string, number>();
  readonly #spelled: string[] = [];

  add(ending: Ending): void {
    let state = this.rootOf(ending.phrase.place);
    for (const symbol of ending.expansion.symbols) state = this.#extend(state, symbol);
    const last = this.#at(state);
    if (last.endings === undefined) last.endings = [ending];
    else last.endings.push(ending);
  }

  get stateCount(): number {
    return this.#states.length;
  }

  rootOf(place: Place): number {
    return places.indexOf(place);
  }

  /** The symbol of a word as it is read, `weightless` for an empty one, or `unknownWord`. */
  symbolOf(word: string): number {
    return word === '' ? weightless : (this.#words.get(word) ?? unknownWord);
  }

  /** The state behind an edge; undefined if there is none. */
  next(state: number, symbol: number): number | undefined {
    const from = this.#at(state);
    return from.symbol === symbol ? from.next : from.others?.get(symbol);
  }

  slotsAt(state: number): readonly SlotStep[] | undefined {
    return this.#at(state).slots;
  }

  endingsAt(state: number): readonly Ending[] | undefined {
    return this.#at(state).endings;
  }

  /** What may stand next, in the order in which it was added: words as they are, types in braces. */
  symbolsAt(state: number): readonly (string | { readonly type: SlotType })[] {
    const { symbol: first, others } = this.#at(state);
    return [first, ...(others?.keys() ?? [])].flatMap((symbol) => {
      if (symbol === noSymbol) return [];
      const type = slotTypes[symbol];
      return type === undefined ? (this.#spelled[symbol - slotTypes.length] ?? '') : { type };
    });
  }

  #at(state: number): State {
    const found = this.#states[state];
    if (found === undefined) throw new RangeError(`The automaton has no state ${state}.`);
    return found;
  }

  #extend(state: number, symbol: PhraseSymbol): number {
    const number = this.#number(symbol);
    const known = this.next(state, number);
    if (known !== undefined) return known;
    const from = this.#at(state);
    const added = this.#states.push(newState()) - 1;
    if (from.symbol === noSymbol) {
      from.symbol = number;
      from.next = added;
    } else {
      from.others ??= new Map();
      from.others.set(number, added);
    }
    if (symbol.kind === 'slot') {
      from.slots ??= [];
      from.slots.push({ type: symbol.type, next: added });
    }
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

function newState(): State {
  return { symbol: noSymbol, next: 0, others: undefined, slots: undefined, endings: undefined };
}

/** Types come before words. */
function typeNumber(type: SlotType): number {
  return typeNumbers[type];
}

const typeNumbers = Object.fromEntries(slotTypes.map((type, place) => [type, place])) as Readonly<
  Record<SlotType, number>
>;
