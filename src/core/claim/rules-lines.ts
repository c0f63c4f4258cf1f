/**
 * The lines of a rules text, each as one object for all texts that hold it. Most lines repeat from market to market, and
 * what follows from a line alone is found once and kept with it:
 *
 *   rules ─ divided once ─ lines ─ facts that other files declare, each by a `LineFact`
 *
 * A memory has a bound, and changes no answer.
 */
import { BoundedMemo } from './bounded-memo.ts';

const linesMax = 60_000;

export interface RulesLine {
  readonly line: string;
  /** By the number of the fact; undefined where it was not asked for yet. */
  readonly facts: (Fact | undefined)[];
}

type Fact = object | number | string;

let factCount = 0;

/** What follows from a line alone, found once for each line that is kept. */
export class LineFact<Found extends Fact> {
  readonly #number = factCount;
  readonly #find: (line: string) => Found;

  constructor(find: (line: string) => Found) {
    factCount += 1;
    this.#find = find;
  }

  readonly of = (line: RulesLine): Found => {
    const known = this.known(line);
    if (known !== undefined) return known;
    const found = this.#find(line.line);
    line.facts[this.#number] = found;
    return found;
  };

  /** Undefined if it was not asked for yet. */
  known({ facts }: RulesLine): Found | undefined {
    // Only this fact has its number.
    return facts[this.#number] as Found | undefined;
  }
}

/** Whether a pattern is found in a line of a text. What is looked for must not reach over the end of a line. */
export class LineTest {
  readonly #isFound: LineFact<number>;

  constructor(pattern: Pick<RegExp, 'test'>) {
    this.#isFound = new LineFact((line) => (pattern.test(line) ? 1 : 0));
  }

  test(rules: string): boolean {
    return linesOf(rules).some((line) => this.#isFound.of(line) === 1);
  }
}

const known = new BoundedMemo(linesMax, (line: string): RulesLine => ({ line, facts: [] }));
let last: { readonly rules: string; readonly lines: readonly RulesLine[] } = {
  rules: '',
  lines: [known.of('')],
};

/** The lines between two line feeds, in their order. */
export function linesOf(rules: string): readonly RulesLine[] {
  if (rules === last.rules) return last.lines;
  // Contracts of one event follow each other, and most lines stand where they stood in the last one.
  const before = last.lines;
  const lines = rules.split('\n').map((line, place) => {
    const same = before[place];
    return same?.line === line ? same : known.of(line);
  });
  last = { rules, lines };
  return lines;
}
