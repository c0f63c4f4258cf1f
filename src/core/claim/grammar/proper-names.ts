/**
 * Names that no field explains: runs of words in capitals, each as long as it goes. What such a run names is not known, only
 * that two texts with the same run name the same; so it serves where the text of one event is compared with itself.
 */
import { holdsOnlyNames } from '../ladder-words.ts';
import { neverNames } from './never-names.ts';

/** A word at the beginning of a sentence is in capitals whatever it is. */
const opening =
  '(?:An?|Any|As|At|Another|By|Each|Every|For|From|However|If|In|It|No|Not|Note|On|Or|And|Once|Only|Otherwise|Should|The|There|These|They|This|Those|To|Unless|When|While|With|Whether|Yes)';
/** Inside of names; `and` and `or` join two. */
const small = '(?:of|the|de|da|dos|di|del|la|bin|ibn|al|von|van|der)';
const word = String.raw`(?:al-|el-)?\p{Lu}[\p{L}\p{M}\p{N}]*(?:[.&'-](?!s\b)[\p{L}\p{M}\p{N}]+)*(?:(?<=\b\p{Lu}|\b(?:Jr|Sr|St|Dr|Mr|Mrs|Ms))\.(?= ))?`;
/** The same name in letters or in another language: `(AP)`, `(Órgano Electoral, OE)`. */
const letters = String.raw` \((?:\p{Lu}[\p{L}\p{N}.]*|${word}(?:,? (?:${small} ){0,3}${word})*)\)`;
const run = new RegExp(
  String.raw`(?<![\p{L}\p{N}'.-])(?!${opening}\b)${word}(?: (?:${small} ){0,3}${word})*(?: of (?:19|20)\d\d)?(?:${letters})?`,
  'uy',
);

/** Whether a run may begin at a place: the pattern itself takes longer to say no. */
function mayBegin(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= 128 || (code >= 65 && code <= 90)) return true;
  return (code === 97 || code === 101) && text.startsWith('l-', at + 1);
}

function findRuns(text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (let at = 0; at < text.length; ) {
    run.lastIndex = at;
    const match = mayBegin(text, at) ? run.exec(text) : null;
    if (match !== null) found.push(match);
    at += match?.[0].length ?? 1;
  }
  return found;
}

/** In capitals they join two names, or set one before the other. */
const joining: ReadonlySet<string> = new Set(['And', 'Or', 'Nor', 'But', 'Before', 'After', 'By']);

/** Words that leave the person to the day, count the times, or deny. */
const unsteady: ReadonlySet<string> = new Set(
  `current incumbent sitting presiding reigning then nary nought naught zilch non fewest fewer hourly daily weekly monthly yearly annually
  quarterly nightly throughout infrequently frequently often always sometimes twice thrice repeatedly again still already`.split(
    /\s+/,
  ),
);

/** Longer runs are headlines, not names. */
const wordsMax = 14;

export function findProperNames(text: string): readonly { readonly from: number; readonly to: number }[] {
  return findRuns(text).flatMap(({ 0: name, index }) => {
    // The first word of a sentence may be a name, or any other word: `Alder`, `Video of the Alder`.
    const names = index === 0 ? [0, ...startsBehindFirst(name)] : [0];
    return names.flatMap((start) =>
      isName(name.slice(start)) ? [{ from: index + start, to: index + name.length }] : [],
    );
  });
}

const smallWords = new RegExp(`^(?:${small} )+`, 'u');

/** Behind the first word, and behind the small words that follow it. */
function startsBehindFirst(name: string): readonly number[] {
  const from = name.indexOf(' ') + 1;
  if (from === 0) return [];
  const behind = smallWords.exec(name.slice(from))?.[0].length ?? 0;
  return behind === 0 ? [from] : [from, from + behind];
}

function isName(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length <= wordsMax &&
    !words.some((each) => joining.has(each)) &&
    !words.some((each) => each.split('-').some((part) => unsteady.has(part.toLowerCase()))) &&
    !words.every((each) => neverNames.has(each.toLowerCase())) &&
    holdsOnlyNames(text)
  );
}
