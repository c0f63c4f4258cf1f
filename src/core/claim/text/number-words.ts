/** Numbers that texts and labels write as words. */
const cardinals = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** `three` is `3`; undefined for any other word. In lower case. */
export function cardinalIn(word: string): string | undefined {
  return word === 'fifteen' ? '15' : digitsAt(cardinals.indexOf(word));
}

/** `third` is `3`; undefined for any other word. In lower case. */
export function ordinalIn(word: string): string | undefined {
  return digitsAt(ordinals.indexOf(word));
}

function digitsAt(place: number): string | undefined {
  return place === -1 ? undefined : String(place + 1);
}
