/**
 * Texts as words: lower case without marks, split at what is neither letter nor digit. Texts and queries go through the
 * same function, so that what is written alike is found.
 */

export interface Word {
  /** What the word is known by: as it is written, and its value where that is another (`100k`, `100000`). */
  readonly forms: readonly [string, ...string[]];
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
}

/** Longer ones are cut; no word that anyone types is as long. */
const wordCharactersMax = 40;

/**
 * Initials (`U.S.`), or a number with thousands and decimals and what is attached to it (`1,250.50`, `100k`), or letters
 * and digits; each may be possessive.
 */
function wordPattern(letter: string, other: string): string {
  const any = `[${letter}${other}]`;
  const initials = `[${letter}](?:\\.[${letter}])+(?!${any})`;
  const number = `(?:\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d+)(?:\\.\\d+)?${any}*`;
  return `(?:${initials}|${number}|${any}+)(?:['’]s(?!${any}))?`;
}

const plainWords = new RegExp(wordPattern('a-zA-Z', '0-9'), 'g');
const allWords = new RegExp(wordPattern('\\p{L}', '\\p{M}\\p{N}'), 'gu');
const possessive = /['’]s$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what is meant is the range of ASCII.
const ascii = /^[\x00-\x7f]*$/;

/** In the order of the text. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(patternFor(text))) {
    const [written] = match;
    for (const forms of readWritten(written)) {
      words.push({ forms, start: match.index, end: match.index + written.length });
    }
  }
  return words;
}

/** The words as they are written; `readWritten` makes words of each. */
export function writtenIn(text: string): readonly string[] {
  return text.match(patternFor(text)) ?? [];
}

/** The forms of what is written as one; a sign may stand for several words. */
export function readWritten(written: string): readonly Word['forms'][] {
  return plainForms(written.replace(possessive, '')).map(formsOf);
}

function patternFor(text: string): RegExp {
  return ascii.test(text) ? plainWords : allWords;
}

/** Letters that are no letter with a mark, and what they are typed as. */
const typedAs: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

function plainForms(written: string): readonly string[] {
  const lower = written.toLowerCase();
  if (ascii.test(lower)) return [lower];
  const plain = lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđðþßæœı]/g, (letter) => typedAs[letter] ?? letter);
  // A sign may be decomposed into several words: ½ is 1 and 2.
  return plain.split(/[^\p{L}\p{N}.,]+/u).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

function formsOf(plain: string): [string, ...string[]] {
  const first = plain.charCodeAt(0);
  const isNumber = first >= 48 && first <= 57;
  if (!isNumber) return [plain.replaceAll('.', '').slice(0, wordCharactersMax)];
  const number = /^(\d+)(?:\.(\d+))?(.*)$/.exec(plain.replaceAll(',', ''));
  const [, whole = plain, written = '', attached = ''] = number ?? [];
  const decimals = written.replace(/0+$/, '');
  const form = `${decimals === '' ? whole : `${whole}.${decimals}`}${attached}`.slice(0, wordCharactersMax);
  const zeros = attached === 'k' ? 3 : attached === 'm' ? 6 : attached === 'b' ? 9 : undefined;
  if (zeros === undefined) return [form];
  return [form, shift(whole, decimals, zeros).slice(0, wordCharactersMax)];
}

/** Moves the decimal point to the right. */
function shift(whole: string, decimals: string, places: number): string {
  const digits = decimals.padEnd(places, '0');
  const left = `${whole}${digits.slice(0, places)}`.replace(/^0+(?=\d)/, '');
  return digits.length > places ? `${left}.${digits.slice(places)}` : left;
}
