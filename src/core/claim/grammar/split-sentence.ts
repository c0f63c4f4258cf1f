/** A sentence as the automaton of a venue sees it; it depends on no market. */
import type { Token } from './tokens.ts';

export interface SplitSentence {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** For each token, the symbol of its word: `Automaton.symbolOf`. */
  readonly symbols: Int32Array;
}
