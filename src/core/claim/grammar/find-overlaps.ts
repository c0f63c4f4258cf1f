/**
 * Pairs of phrases that accept a common sentence and mean different things by it. Name types are merged, and any single word
 * may be a name; what exact formats accept is spelled out as classes of words. A breadth-first walk over pairs of states
 * finds the shortest sentence of each pair.
 */
import type { Place } from './phrase.ts';
import { classes, type SpelledState, spelledStates, type Way } from './spelled-states.ts';

export interface Overlap {
  readonly first: string;
  readonly second: string;
  /** The shortest sentence of both. */
  readonly witness: string;
}

export function findOverlaps(ways: readonly Way[]): readonly Overlap[] {
  const found = new Map<string, Overlap>();
  for (const place of ['sentence', 'heading', 'item'] satisfies readonly Place[])
    walkPairs(spelledStates(ways.filter(({ phrase }) => phrase.place === place)), found);
  return [...found.values()];
}

/** Two states that one beginning of a sentence leads to. */
interface Pair {
  readonly left: SpelledState;
  readonly right: SpelledState;
  readonly before: Pair | undefined;
  readonly word: string;
}

function walkPairs(root: SpelledState, found: Map<string, Overlap>): void {
  /** By the state with the lower number, those that it was met with. */
  const known = new Map<number, Set<number>>();
  const queue: Pair[] = [];
  const push = (pair: Pair): void => {
    const [low, high] = [Math.min(pair.left.id, pair.right.id), Math.max(pair.left.id, pair.right.id)];
    let beside = known.get(low);
    if (beside === undefined) {
      beside = new Set();
      known.set(low, beside);
    } else if (beside.has(high)) return;
    beside.add(high);
    queue.push(pair);
  };
  push({ left: root, right: root, before: undefined, word: '' });
  // The queue grows while it is walked.
  for (const pair of queue) {
    compareEnds(pair, found);
    const { left, right } = pair;
    for (const [word, steps] of left.next) pushAll(push, pair, word, steps, right.next.get(word));
    pushClasses(push, pair, left, right);
    if (left !== right) pushClasses(push, pair, right, left);
  }
}

function pushAll(
  push: (pair: Pair) => void,
  before: Pair,
  word: string,
  lefts: readonly SpelledState[],
  rights: readonly SpelledState[] | undefined,
): void {
  if (rights === undefined) return;
  for (const left of lefts) for (const right of rights) push({ left, right, before, word });
}

/** Steps by a class of the one, and by a word of it, or by a class that shares a word with it, of the other. */
function pushClasses(push: (pair: Pair) => void, before: Pair, one: SpelledState, other: SpelledState): void {
  for (const name of one.classes) {
    const contains = classes.get(name);
    const steps = one.next.get(name);
    if (contains === undefined || steps === undefined) continue;
    for (const [word, beside] of other.next) {
      const isClass = classes.has(word);
      if (isClass ? name !== word && shareWord(name, word) : contains(word))
        pushAll(push, before, isClass ? name : word, steps, beside);
    }
  }
}

const namelike: ReadonlySet<string> = new Set(['NAME', 'LEAGUE', 'PROPER', 'COMPETITION']);
const classesOfWords: ReadonlySet<string> = new Set(['QUARTER', 'DAYNUMBER', 'EDITION', 'HALFDAY', 'ZONE']);

/** Whether two classes have a word in common: a name may be any word, so also a month or a zone. */
function shareWord(one: string, other: string): boolean {
  // The lattice has no league among proper names.
  if (namelike.has(one) && namelike.has(other))
    return !((one === 'LEAGUE' && other === 'PROPER') || (one === 'PROPER' && other === 'LEAGUE'));
  return (namelike.has(one) && classesOfWords.has(other)) || (namelike.has(other) && classesOfWords.has(one));
}

function compareEnds(pair: Pair, found: Map<string, Overlap>): void {
  for (const first of pair.left.ends) {
    for (const second of pair.right.ends) {
      if (first.meaning === second.meaning) continue;
      const [one, two] = [first.phrase.id, second.phrase.id].sort();
      const key = `${one} ${two}`;
      if (one === undefined || two === undefined || found.has(key)) continue;
      found.set(key, { first: one, second: two, witness: sentenceOf(pair) });
    }
  }
}

function sentenceOf(pair: Pair): string {
  const words: string[] = [];
  for (let at: Pair | undefined = pair; at?.before !== undefined; at = at.before) words.push(at.word);
  return words.reverse().join(' ');
}
