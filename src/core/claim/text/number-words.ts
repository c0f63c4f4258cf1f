/** Numbers that texts and labels write as words. */
const cardinals = numbered('one two three four five six seven eight nine ten eleven twelve').set(
  'fifteen',
  '15',
);
const ordinals = numbered('first second third fourth fifth sixth seventh eighth ninth tenth');

/** `three` is `3`; undefined for any other word. In lower case. */
export function cardinalIn(word: string): string | undefined {
  return cardinals.get(word);
}

/** Any of them, in any case. */
export const cardinalWord: RegExp = new RegExp(
  String.raw`(?<!\p{L})(?:${[...cardinals.keys()].join('|')})(?!\p{L})`,
  'giu',
);

/** `third` is `3`; undefined for any other word. In lower case. */
export function ordinalIn(word: string): string | undefined {
  return ordinals.get(word);
}

function numbered(words: string): Map<string, string> {
  return new Map(words.split(' ').map((word, place) => [word, String(place + 1)]));
}
