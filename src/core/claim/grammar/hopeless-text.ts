/**
 * Texts that the phrases of a venue cannot read whole, whatever a market adds to them. Most texts have a line in which every
 * run of words may be a slot, and still no phrase goes through: such a line is remembered, and a text that has it is left to
 * the clause book without being taken apart. It changes no answer.
 */
import { LineFact, linesOf } from '../rules-lines.ts';
import { type Automaton, unknownWord, weightless } from './automaton.ts';
import { foldRules } from './fold-rules.ts';
import type { SlotType } from './slot-types.ts';
import { isItem, sentencesOfLine } from './split-blocks.ts';
import type { SplitSentence } from './split-sentence.ts';

export class HopelessLines {
  readonly #automaton: Automaton;
  readonly #split: (text: string) => SplitSentence | null;
  readonly #isDefined: (sentence: SplitSentence) => boolean;
  /** 1 for a line that no market makes readable. */
  readonly #hopeless: LineFact<number>;

  /** `split`: null for a sentence that is longer than is read; `isDefined`: whether one is read without phrases. */
  constructor(
    automaton: Automaton,
    split: (text: string) => SplitSentence | null,
    isDefined: (sentence: SplitSentence) => boolean,
  ) {
    this.#automaton = automaton;
    this.#split = split;
    this.#isDefined = isDefined;
    this.#hopeless = new LineFact((line) => (this.#isHopeless(line) ? 1 : 0));
  }

  /** Whether a line of the text is hopeless. False where it is not known. */
  has(rules: string): boolean {
    // A mark of a page may divide a line, or join two.
    if (rules.includes('<')) return false;
    const lines = linesOf(rules);
    if (lines.some((line) => this.#hopeless.known(line) === 1)) return true;
    // From the end: what a text states comes first and is new in each, and what it ends in is soon known.
    return lines.findLast((line) => this.#hopeless.of(line) === 1) !== undefined;
  }

  #isHopeless(line: string): boolean {
    const written = line.trim();
    // An item, or the heading of one, is read with what stands beside it.
    if (isItem(written) || written.endsWith(':')) return false;
    const folded = foldRules(written);
    if (folded.kind === 'refused') return false;
    return sentencesOfLine(folded.text).some((text) => {
      const sentence = this.#split(text);
      return sentence === null || !(isPossible(this.#automaton, sentence) || this.#isDefined(sentence));
    });
  }
}

/** Slots of these types are one number. */
const ofNumbers: ReadonlySet<SlotType> = new Set(['bound', 'number', 'year']);

/**
 * Whether a phrase accepts the sentence if each run of tokens may be any slot that is not a number. All ways are gone at
 * once, a token at a time: no state is reached twice at one token, because the automaton is a tree.
 */
function isPossible(automaton: Automaton, { tokens, symbols }: SplitSentence): boolean {
  /** Behind a slot that may end at any later token. */
  const open = new Set<number>();
  let reached: readonly number[] = [automaton.rootOf('sentence')];
  for (const [at, symbol] of symbols.entries()) {
    const next: number[] = [];
    const opened: number[] = [];
    const visit = (state: number): void => {
      for (const slot of automaton.slotsAt(state) ?? []) {
        if (!ofNumbers.has(slot.type)) opened.push(slot.next);
        else if (tokens[at]?.kind === 'number') next.push(slot.next);
      }
      const behind = symbol === unknownWord ? undefined : automaton.next(state, symbol);
      if (behind !== undefined) next.push(behind);
    };
    for (const state of reached) {
      visit(state);
      if (symbol === weightless) next.push(state);
    }
    for (const state of open) visit(state);
    for (const state of opened) open.add(state);
    reached = next;
    if (reached.length === 0 && open.size === 0) return false;
  }
  const isEnd = (state: number): boolean => automaton.endingsAt(state) !== undefined;
  return reached.some(isEnd) || [...open].some(isEnd);
}
