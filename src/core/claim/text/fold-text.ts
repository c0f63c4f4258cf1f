/** Typography that carries no meaning, folded to one form: quotes, dashes, spaces. Letters, case and digits stay. */

const folds: readonly (readonly [RegExp, string])[] = [
  [/[\u201c\u201d\u201e\u201f\u00ab\u00bb]/g, '"'],
  [/[\u2018\u2019\u201a\u201b\u2032]/g, "'"],
  [/[\u2010\u2011\u2012\u2013\u2014\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/\r\n?/g, '\n'],
  [/[^\S\n]+/g, ' '],
];

const plain = /^[\x21-\x7e\n]*(?: [\x21-\x7e\n]+)*$/;

/** A rules text is asked for many times while its contract is read. */
const longLength = 200;
let lastLong = { text: '', folded: '' };

export function foldText(text: string): string {
  if (text.length < longLength) return foldFresh(text);
  if (text !== lastLong.text) lastLong = { text, folded: foldFresh(text) };
  return lastLong.folded;
}

function foldFresh(text: string): string {
  if (plain.test(text)) return text;
  let folded = text;
  for (const [found, replacement] of folds) folded = folded.replace(found, replacement);
  return folded;
}
