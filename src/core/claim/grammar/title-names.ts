/**
 * The names in a title: runs of capitalised words, also across the small words that join parts of a name. A title is a field
 * of the market, so that a name it has is explained; that it is the right one is for the family to check.
 */
import { findAll } from '../text/index.ts';

const runsMax = 20;
const titleLengthMax = 300;

/** Capitalised because a question begins with them, or because they label a side. */
const noNames: ReadonlySet<string> = new Set(
  `Will Who What Which When Where How Is Are Does Do Did Has Have Can The A An In On At By Of For To And Or If Be Before After
  Win Wins Winner Over Under Yes No Not Next First Last More Less Above Below Between Highest Lowest Total Over/Under Tie Draw
  Any Another All Each`.split(/\s+/),
);
const joining: ReadonlySet<string> = new Set([
  'of',
  'the',
  'de',
  'da',
  'do',
  'del',
  'la',
  'van',
  'von',
  'bin',
  'al',
  'and',
  '&',
  'to',
  'for',
]);

/** What is played, where it follows the name of a side: no part of the name. */
const disciplines =
  /\b(?:CS2|Counter-Strike(?: 2)?|League of Legends|LoL|Dota 2|Valorant|R6|Rainbow Six|Call of Duty|Overwatch)\b/g;

/** Whether a field ran what is played into the name of a side; the name itself stands in another field. */
export function endsInDiscipline(name: string): boolean {
  const last = findAll(name, disciplines).at(-1);
  return last !== undefined && last.index > 0 && last.index + last[0].length === name.length;
}

/** Not the full stop of an initial or of `Jr.`. */
const pieceEnd = /[,:;?!()[\]"“”]| [-–—] |(?<!(?:^|[\s.])(?:\p{Lu}|Jr|Sr))\.(?=\s|$)/u;

export function namesInTitle(title: string): readonly string[] {
  if (title.length > titleLengthMax) return [];
  const names = new Set<string>();
  // Punctuation ends a run, but for full stops and apostrophes inside words.
  for (const piece of title.replace(disciplines, ';').split(pieceEnd)) {
    const words = piece.trim().split(/\s+/);
    for (const [from, to] of runsIn(words)) {
      const name = words
        .slice(from, to)
        .join(' ')
        .replace(/(?:'s|’s)$/, '');
      if (name.length >= 3 && names.size < runsMax) names.add(name);
    }
  }
  return [...names];
}

/** The runs, from their first word to before another: whole ones, and their parts between joining words. */
function* runsIn(words: readonly string[]): Iterable<readonly [number, number]> {
  for (let from = 0; from < words.length; from += 1) {
    if (!isName(words[from]) || isName(words[from - 1])) continue;
    let to = from;
    while (isName(words[to])) to += 1;
    yield [from, to];
    let end = to;
    while (joining.has(words[end] ?? '')) {
      let next = end + 1;
      while (joining.has(words[next] ?? '')) next += 1;
      if (!isName(words[next])) break;
      while (isName(words[next])) next += 1;
      end = next;
      yield [from, end];
    }
  }
}

/** `al-Amin` begins with a small word of its own. */
const nameWord = /^(?:al-|el-)?[\p{Lu}\d]/u;

function isName(word: string | undefined): boolean {
  return word !== undefined && nameWord.test(word) && /\p{L}/u.test(word) && !noNames.has(word);
}
