/** A sentence as the automaton of a venue sees it, and which ways through it there may be; it depends on no market. */
import { type Automaton, unknownWord, weightless } from './automaton.ts';
import type { Place } from './phrase.ts';
import type { SlotType } from './slot-types.ts';
import type { Token } from './tokens.ts';

export interface SplitSentence {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** For each token, the symbol of its word: `Automaton.symbolOf`. */
  readonly symbols: Int32Array;
}

/** Slots of these types are one number. */
const ofNumbers: ReadonlySet<SlotType> = new Set(['bound', 'number', 'year']);

export interface Ways {
  /** A way with a slot, words alone, or none. */
  readonly by: 'slots' | 'words' | 'none';
  /** Of the slots that stand on any way: no others are worth looking for. */
  readonly types: ReadonlySet<SlotType>;
}

/**
 * How a phrase may accept the sentence if each run of tokens may be any slot that is not a number. All ways are gone at once, a token at a time: no state is reached twice at one token, because
 * the automaton is a tree.
 */
export function waysThrough(automaton: Automaton, { tokens, symbols }: SplitSentence, place: Place): Ways {
  const types = new Set<SlotType>();
  /** By words alone there is one way at most. */
  let plain: number | undefined = automaton.rootOf(place);
  /** Behind a slot, and behind one that may end at any later token: each once, for the automaton is a tree. */
  let reached: number[] = [];
  const open: number[] = [];
  /** States whose slots begin at the token, and may end at any later one. */
  const begun = new Set<number>();
  for (let at = 0; at < symbols.length; at += 1) {
    const symbol = symbols[at] ?? unknownWord;
    const isNumber = tokens[at]?.kind === 'number';
    const next: number[] = [];
    const openCount = open.length;
    const visit = (state: number): void => {
      const slots = automaton.slotsAt(state);
      if (slots === undefined) return;
      const isNew = !begun.has(state);
      if (isNew) begun.add(state);
      for (const { type, next: behind } of slots) {
        if (isNew) types.add(type);
        if (!ofNumbers.has(type)) {
          if (isNew) open.push(behind);
        } else if (isNumber) next.push(behind);
      }
    };
    const pass = (state: number): void => {
      visit(state);
      const behind = symbol === unknownWord ? undefined : automaton.next(state, symbol);
      if (behind !== undefined) next.push(behind);
    };
    for (const state of reached) pass(state);
    for (let index = 0; index < openCount; index += 1) pass(open[index] ?? 0);
    if (plain !== undefined) visit(plain);
    if (symbol === weightless) next.push(...reached);
    else plain = plain === undefined || symbol === unknownWord ? undefined : automaton.next(plain, symbol);
    reached = next;
    if (plain === undefined && reached.length === 0 && open.length === 0) return { by: 'none', types };
  }
  const isEnd = (state: number): boolean => automaton.endingsAt(state) !== undefined;
  if (reached.some(isEnd) || open.some(isEnd)) return { by: 'slots', types };
  return { by: plain !== undefined && isEnd(plain) ? 'words' : 'none', types };
}
