/**
 * Whether two labels of one exclusive event may stand for one thing, decided again without the prover: by first letters in a row
 * and beginnings of words, whichever of the two is written in full.
 */

const joining: ReadonlySet<string> = new Set(['the', 'a', 'an', 'of', 'and', 'or', '&']);
/** No side has it: two such labels are one outcome. */
const noSide = /^(?:draw|drawn|tie|tied|stalemate|deadlock|neither|push|even)$/;
/** Who is not named, and what says no more than that there is somebody. */
const unnamed = /^(?:others?|another|else|none|nobody|neither|nothing|field)$/;
const unknownPerson = /^(?:any|anyone|anybody|someone|somebody|something|one|no|above)$/;

export function mayBeOneThing(left: string, right: string): boolean {
  const [one, other] = [tokensOf(left), tokensOf(right)];
  if (one.length === 0 || other.length === 0) return false;
  const has = (pattern: RegExp) =>
    one.some((word) => pattern.test(word)) && other.some((word) => pattern.test(word));
  // Two numbers, or the letters of two parties in another order.
  if (has(/\d/) || lettersDiffer(one, other)) return false;
  if (has(noSide) || isWithin(one, other) || isWithin(other, one)) return true;
  if (!has(unnamed)) return false;
  const [said, others] = [one, other].map((words) =>
    words.filter((word) => !unnamed.test(word) && !unknownPerson.test(word)),
  );
  return isWithin(said ?? [], others ?? []) || isWithin(others ?? [], said ?? []);
}

function tokensOf(label: string): readonly string[] {
  return label.split(' ').filter((word) => word !== '' && !joining.has(word));
}

/** Each letter that stands alone, with the word behind it. */
function lettersDiffer(one: readonly string[], other: readonly string[]): boolean {
  const pairsOf = (words: readonly string[]) =>
    words.flatMap((word, at) => (word.length === 1 ? [`${word} ${words[at + 1] ?? ''}`] : []));
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  if (pairs.length < 2 || others.length < 2) return false;
  return !pairs.every((pair) => others.includes(pair)) && !others.every((pair) => pairs.includes(pair));
}

/** What the first has for itself abbreviates, or is abbreviated by, what the second has for itself. */
function isWithin(one: readonly string[], other: readonly string[]): boolean {
  const left = other.filter((word) => !one.includes(word));
  const initials = left.map((word) => word.slice(0, 1)).join('');
  return one.every(
    (word) =>
      other.includes(word) ||
      (word.length > 1 && initials.includes(word)) ||
      left.some((full) => begins(full, word) || (full.length !== 2 && begins(word, full))),
  );
}

function begins(full: string, word: string): boolean {
  return full.startsWith(word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word);
}
