/**
 * Whether a text is written in letters that look like themselves. A word such as `not` with a letter of another script in
 * it is read by people and found by no list of words, so that nothing is believed of a text that holds one.
 */

/** Letters of Latin names that are no plain letter with an accent. */
const otherLatin =
  /[\u00aa\u00ba\u00c6\u00d0\u00d8\u00de\u00df\u00e6\u00f0\u00f8\u00fe\u0110\u0111\u0141\u0142\u0152\u0153]/gu;

/** The text without accents, letters of Latin names left out; undefined if any other letter is in it. */
export function plainLetters(text: string): string | undefined {
  if (/^[\n\x20-\x7e]*$/.test(text)) return text;
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(otherLatin, '');
  return /(?![A-Za-z])\p{L}/u.test(plain) ? undefined : plain;
}

/** Such a text has no accents, and no letter that folds to another. */
export function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}
