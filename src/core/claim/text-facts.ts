/**
 * Titles, labels and names, each as one object for all contracts that show it. What follows from such a text alone is found
 * once and kept with it, as what follows from a line of rules is (`rules-lines.ts`). It changes no answer.
 */
import { BoundedMemo } from './bounded-memo.ts';

/** Texts that are kept. What was not asked for while half of the room filled up is forgotten, and found again when it is asked for. */
const textsMax = 60_000;

interface KnownText {
  readonly text: string;
  /** By the number of the fact; undefined where it was not asked for yet. */
  readonly facts: (Fact | undefined)[];
}

type Fact = object | string | number | boolean | null;

const known = new BoundedMemo(textsMax, (text: string): KnownText => ({ text, facts: [] }));

/** A contract asks for the same few texts over and over, and so does the next one of its event: most are found without a hash. */
const recentMax = 128;
const recent: KnownText[] = Array.from({ length: recentMax }, () => known.of(''));

function knownText(text: string): KnownText {
  const { length } = text;
  const place =
    length === 0
      ? 0
      : (length * 31 +
          text.charCodeAt(0) * 7 +
          text.charCodeAt(length >> 1) * 3 +
          text.charCodeAt(length - 1)) &
        (recentMax - 1);
  const last = recent[place];
  if (last?.text === text) return last;
  const found = known.of(text);
  recent[place] = found;
  return found;
}

let factCount = 0;

/** `find`, asked once for each text that is kept; it must depend on nothing else. */
export function textFact<Found extends Fact>(find: (text: string) => Found): (text: string) => Found {
  const number = factCount;
  factCount += 1;
  return (text) => {
    const { facts } = knownText(text);
    // Only this fact has its number.
    const kept = facts[number] as Found | undefined;
    if (kept !== undefined) return kept;
    const found = find(text);
    facts[number] = found;
    return found;
  };
}
