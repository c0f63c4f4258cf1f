/**
 * Whether the labels of two members of one exclusive event may name one thing: `Ana Doe` and `Ana Doe and Bo Roe`, `RFK Jr.` and
 * `Robert F. Kennedy Jr.`, `Draw` and `Tie`, `Someone else` and `Other`. Whether they do is not known; but if so, the venue's word
 * that at most one of them pays may be wrong of these two, and they are left unrelated.
 */

/** Two labels, as their words in lower case with one blank between them. */
export function mayNameOne(left: string, right: string): boolean {
  return wordsMeet(wordsOf(left), wordsOf(right));
}

function wordsMeet(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return false;
  // What two numbers bound sets them apart.
  if (one.some(hasDigit) && other.some(hasDigit)) return false;
  if (areOtherLetters(one, other)) return false;
  return isLevel(one, other) || isRest(one, other) || isPart(one, other) || isPart(other, one);
}

/** The places of all such pairs. Only labels with a word of one first letter, or of one kind, can be two names of one thing. */
export function* pairsOfOneName(
  labels: readonly (string | undefined)[],
): Generator<readonly [number, number]> {
  const words = labels.map((label) => wordsOf(label ?? ''));
  const byKey = new Map<string, number[]>();
  for (const [place, own] of words.entries()) {
    for (const key of new Set(own.flatMap(keysOf))) {
      const places = byKey.get(key);
      if (places === undefined) byKey.set(key, [place]);
      else places.push(place);
    }
  }
  const seen = new Set<number>();
  for (const places of byKey.values()) {
    for (const [at, left] of places.entries()) {
      for (const right of places.slice(at + 1)) {
        const pair = left * labels.length + right;
        if (seen.has(pair) || !wordsMeet(words[left] ?? [], words[right] ?? [])) continue;
        seen.add(pair);
        yield [left, right];
      }
    }
  }
}

function keysOf(word: string): readonly string[] {
  return [word.slice(0, 1), ...(level.has(word) ? ['level'] : []), ...(rest.has(word) ? ['rest'] : [])];
}

const small = new Set(['the', 'a', 'an', 'of', 'and', 'or', '&']);

function wordsOf(label: string): readonly string[] {
  return label.split(' ').filter((word) => word !== '' && !small.has(word));
}

function hasDigit(word: string): boolean {
  return /\d/.test(word);
}

/** `D Senate, R House` and `R Senate, D House`: each letter goes with the word behind it. */
function areOtherLetters(one: readonly string[], other: readonly string[]): boolean {
  const [left, right] = [one, other].map((words) =>
    words.flatMap((word, place) => (word.length === 1 ? [`${word} ${words[place + 1] ?? ''}`] : [])),
  );
  if (left === undefined || right === undefined || left.length < 2 || right.length < 2) return false;
  return left.some((pair) => !right.includes(pair)) && right.some((pair) => !left.includes(pair));
}

const level = new Set(['draw', 'drawn', 'tie', 'tied', 'stalemate', 'deadlock', 'neither', 'push', 'even']);

function isLevel(one: readonly string[], other: readonly string[]): boolean {
  return one.some((word) => level.has(word)) && other.some((word) => level.has(word));
}

const rest = new Set(['other', 'others', 'another', 'else', 'none', 'nobody', 'neither', 'nothing', 'field']);
const noNames = new Set([
  'any',
  'anyone',
  'anybody',
  'someone',
  'somebody',
  'something',
  'one',
  'no',
  'above',
]);

/** `Other Democrat` is in `Someone else`, and not in `Other Republican`. */
function isRest(one: readonly string[], other: readonly string[]): boolean {
  if (!one.some((word) => rest.has(word)) || !other.some((word) => rest.has(word))) return false;
  const [left, right] = [one, other].map((words) =>
    words.filter((word) => !rest.has(word) && !noNames.has(word)),
  );
  return left === undefined || right === undefined || isPart(left, right) || isPart(right, left);
}

/**
 * Whether every word of the one that the other does not have stands for words that only the other has: as their beginning, or by
 * the first letters of several that follow each other. What the other has beside them may be a fuller name.
 */
function isPart(short: readonly string[], long: readonly string[]): boolean {
  const own = short.filter((word) => !long.includes(word));
  const others = long.filter((word) => !short.includes(word));
  return own.every((word) => others.some((_, from) => standsFor(word, others, from)));
}

function standsFor(word: string, others: readonly string[], from: number): boolean {
  const next = others[from] ?? '';
  // Two letters may be a word of their own: `St Pauli` is no `Stuttgart`.
  if (isBeginning(word, next) || (next.length !== 2 && isBeginning(next, word))) return true;
  const letters = others.slice(from, from + word.length).map((each) => each.slice(0, 1));
  return letters.length > 1 && letters.join('') === word;
}

/** `Rob` of `Robert`, `F` of `Frances`; `Democrats` of `Democratic`. */
function isBeginning(word: string, whole: string): boolean {
  return whole.startsWith(word.length > 4 ? word.replace(/s$/, '') : word);
}
