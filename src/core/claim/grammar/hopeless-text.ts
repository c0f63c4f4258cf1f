/**
 * Texts that the phrases of a venue cannot read whole, whatever a market adds to them. Most texts have a line in which every
 * word may be a name and every number a bound, and still no phrase goes through: such a line is remembered, and a text that
 * has it is left to the clause book without being taken apart. It changes no answer.
 */
import { LineFact, linesOf } from '../rules-lines.ts';
import { type Automaton, typeNumber } from './automaton.ts';
import { foldRules } from './fold-rules.ts';
import type { PreparedSentence } from './lattice.ts';
import { isItem, sentencesOfLine } from './split-blocks.ts';

/** Steps of a search; a line that needs more is not called hopeless. */
const visitsMax = 20_000;

export class HopelessLines {
  readonly #automaton: Automaton;
  readonly #prepare: (text: string) => PreparedSentence | undefined;
  readonly #isDefined: (sentence: PreparedSentence) => boolean;
  /** 1 for a line that no market makes readable. */
  readonly #hopeless: LineFact<number>;

  /** `prepare`: undefined for a sentence that is longer than is read; `isDefined`: whether one is read without phrases. */
  constructor(
    automaton: Automaton,
    prepare: (text: string) => PreparedSentence | undefined,
    isDefined: (sentence: PreparedSentence) => boolean,
  ) {
    this.#automaton = automaton;
    this.#prepare = prepare;
    this.#isDefined = isDefined;
    this.#hopeless = new LineFact((line) => (this.#isHopeless(line) ? 1 : 0));
  }

  /** Whether a line of the text is hopeless. False where it is not known. */
  has(rules: string): boolean {
    // A mark of a page may divide a line, or join two.
    if (rules.includes('<')) return false;
    const lines = linesOf(rules);
    return (
      lines.some((line) => this.#hopeless.known(line) === 1) ||
      lines.some((line) => this.#hopeless.of(line) === 1)
    );
  }

  #isHopeless(line: string): boolean {
    const written = line.trim();
    // An item, or the heading of one, is read with what stands beside it.
    if (isItem(written) || written.endsWith(':')) return false;
    const folded = foldRules(written);
    if (folded.kind === 'refused') return false;
    return sentencesOfLine(folded.text).some((text) => {
      const sentence = this.#prepare(text);
      return sentence === undefined || !(this.#isDefined(sentence) || isPossible(this.#automaton, sentence));
    });
  }
}

const nameNumbers = [typeNumber('name'), typeNumber('proper')];
const boundNumber = typeNumber('bound');

/** Whether a phrase accepts the sentence if each run of tokens may be a name and each number a bound. */
function isPossible(automaton: Automaton, { tokens, edges, numbers }: PreparedSentence): boolean {
  const seen = new Set<number>();
  let visits = 0;
  const visit = (at: number, state: number): boolean => {
    visits += 1;
    if (visits > visitsMax) return true;
    const key = state * (tokens.length + 1) + at;
    if (seen.has(key)) return false;
    seen.add(key);
    const token = tokens[at];
    if (token === undefined) return automaton.endingsAt(state) !== undefined;
    for (const nameNumber of nameNumbers) {
      const named = automaton.next(state, nameNumber);
      if (named === undefined) continue;
      for (let end = at + 1; end <= tokens.length; end += 1) if (visit(end, named)) return true;
    }
    if (token.kind === 'number' && numbers.some((number) => number.token === at)) {
      const bounded = automaton.next(state, boundNumber);
      if (bounded !== undefined && visit(at + 1, bounded)) return true;
    }
    for (const edge of edges) {
      if (edge.from !== at) continue;
      const slotted = automaton.next(state, typeNumber(edge.type));
      if (slotted !== undefined && visit(edge.to, slotted)) return true;
    }
    if (token.word === '') return visit(at + 1, state);
    const word = automaton.wordNumber(token.word);
    const next = word === undefined ? undefined : automaton.next(state, word);
    return next !== undefined && visit(at + 1, next);
  };
  return visit(0, automaton.rootOf('sentence'));
}
