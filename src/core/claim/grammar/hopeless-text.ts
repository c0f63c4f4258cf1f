/**
 * Texts that the phrases of a venue cannot read whole, whatever a market adds to them. Most texts have a line in which every
 * run of words may be a slot, and still no phrase goes through: such a line is remembered, and a text that has it is read for
 * no family, without being taken apart. It changes no answer.
 */
import { LineFact, linesOf } from '../rules-lines.ts';
import { foldRules } from './fold-rules.ts';
import { isItem, mayHeadItems, sentencesOfLine } from './split-blocks.ts';

export class HopelessLines {
  readonly #mayBeRead: (sentence: string) => boolean;
  /** 1 for a line that no market makes readable. */
  readonly #hopeless: LineFact<number>;

  /** `mayBeRead`: false for a sentence that no market makes readable. */
  constructor(mayBeRead: (sentence: string) => boolean) {
    this.#mayBeRead = mayBeRead;
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
    if (isItem(written) || mayHeadItems(written)) return false;
    const folded = foldRules(written);
    if (folded.kind === 'refused') return false;
    return !sentencesOfLine(folded.text).every(this.#mayBeRead);
  }
}
