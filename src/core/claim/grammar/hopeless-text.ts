/**
 * Texts that the phrases of a venue cannot read whole, whatever a market adds to them. Most texts have a line in which every
 * word may be a name and every number a bound, and still no phrase goes through: such a line is remembered, and a text that
 * has it is left to the clause book without being taken apart. It changes no answer.
 */
import { BoundedMap } from '../bounded-memo.ts';
import { type Automaton, typeNumber } from './automaton.ts';
import { foldRules } from './fold-rules.ts';
import { type PreparedSentence, prepareSentence } from './lattice.ts';
import type { SlotType } from './slot-types.ts';
import { isItem, sentencesOfLine } from './split-blocks.ts';

const linesMax = 60_000;
/** Steps of a search; a line that needs more is not called hopeless. */
const visitsMax = 20_000;

export class HopelessLines {
  readonly #automaton: Automaton;
  readonly #isDefined: (sentence: PreparedSentence) => boolean;
  /** 1 for a line that no market makes readable. */
  readonly #lines = new BoundedMap<string, number>(linesMax);

  /** `isDefined`: whether a sentence is read without phrases. */
  constructor(automaton: Automaton, isDefined: (sentence: PreparedSentence) => boolean) {
    this.#automaton = automaton;
    this.#isDefined = isDefined;
  }

  /** Whether a line of the text is hopeless. False where it is not known. */
  has(rules: string): boolean {
    // A mark of a page may divide a line, or join two.
    if (rules.includes('<')) return false;
    const lines = rules.split('\n');
    const unknown: string[] = [];
    for (const line of lines) {
      const known = this.#lines.get(line);
      if (known === 1) return true;
      if (known === undefined) unknown.push(line);
    }
    return unknown.some((line) => {
      const isHopeless = this.#isHopeless(line);
      this.#lines.set(line, isHopeless ? 1 : 0);
      return isHopeless;
    });
  }

  #isHopeless(line: string): boolean {
    const written = line.trim();
    // An item, or the heading of one, is read with what stands beside it.
    if (isItem(written) || written.endsWith(':')) return false;
    const folded = foldRules(written);
    if (folded.kind === 'refused') return false;
    return sentencesOfLine(folded.text).some((text) => {
      const sentence = prepareSentence(text);
      return sentence === undefined || !(this.#isDefined(sentence) || isPossible(this.#automaton, sentence));
    });
  }
}

/** Whether a phrase accepts the sentence if each run of tokens may be a name and each number a bound. */
function isPossible(automaton: Automaton, { tokens, edges, numbers }: PreparedSentence): boolean {
  const seen = new Set<number>();
  const numbered = new Set(numbers.map(({ token }) => token));
  let visits = 0;
  const follow = (state: number, type: SlotType, ends: readonly number[]): boolean => {
    const next = automaton.next(state, typeNumber(type));
    return next !== undefined && ends.some((end) => visit(end, next));
  };
  const visit = (at: number, state: number): boolean => {
    visits += 1;
    if (visits > visitsMax) return true;
    const key = state * (tokens.length + 1) + at;
    if (seen.has(key)) return false;
    seen.add(key);
    const token = tokens[at];
    if (token === undefined) return (automaton.endingsAt(state) ?? []).length > 0;
    const rest = tokens.slice(at).map((_, index) => at + index + 1);
    if (follow(state, 'name', rest)) return true;
    if (numbered.has(at) && follow(state, 'bound', [at + 1])) return true;
    for (const edge of edges) {
      if (edge.from === at && follow(state, edge.type, [edge.to])) return true;
    }
    if (token.word === '') return visit(at + 1, state);
    const word = automaton.wordNumber(token.word);
    const next = word === undefined ? undefined : automaton.next(state, word);
    return next !== undefined && visit(at + 1, next);
  };
  return visit(0, automaton.rootOf('sentence'));
}
