/** The words, numbers and signs of a sentence, each with its place. */
import { BoundedMemo } from '../bounded-memo.ts';
import { foldWord } from './fold-list.ts';

export interface Token {
  /** As it is read: in lower case, by its synonym; empty if it has no weight. */
  readonly word: string;
  readonly kind: 'word' | 'number' | 'address' | 'sign';
  /** Places in the text that was split. */
  readonly from: number;
  readonly to: number;
}

/** A minus belongs to a number only where no letter, digit or bracket stands before it. */
const tokenPattern = new RegExp(
  [
    String.raw`(https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?])`,
    String.raw`((?:(?<![\p{L}\p{N})\]%])-(?=\.?\d))?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?![\p{L}\p{N}]|[.,]\d)|(?<![\p{L}\p{N}])-?\.\d+(?![\p{L}\p{N}]))`,
    String.raw`(?:(?<=[\p{L}\p{N}.]|^)'s(?![\p{L}\p{N}]))`,
    String.raw`(?:[\p{L}\p{N}]+(?:'(?!s(?![\p{L}\p{N}]))\p{L}+)*)`,
    String.raw`(\S)`,
  ].join('|'),
  'uy',
);

const wordsMax = 30_000;
const foldedWords = new BoundedMemo(wordsMax, (written: string) => foldWord(written) ?? '');

/** What an ASCII character is by itself. */
const [blank, letter, digit, sign, other] = [0, 1, 2, 3, 4];
const classes = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/\s/.test(character)) return blank;
  if (/[A-Za-z]/.test(character)) return letter;
  if (/\d/.test(character)) return digit;
  // A minus, a point or an apostrophe may belong to what stands behind it.
  return /[-.']/.test(character) ? other : sign;
});

/** A sentence with more is not read. */
export const tokensMax = 400;

export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const token =
      classes[text.charCodeAt(at)] === blank ? undefined : (plainToken(text, at) ?? tokenAt(text, at));
    if (token !== undefined) tokens.push(token);
    at = token?.to ?? at + 1;
  }
  return tokens;
}

/** A sign or a word of ASCII letters, as the pattern finds it; undefined for anything else. */
function plainToken(text: string, from: number): Token | undefined {
  const kind = classes[text.charCodeAt(from)];
  if (kind === sign) return { word: foldedWords.of(text.charAt(from)), kind: 'sign', from, to: from + 1 };
  if (kind !== letter || text.startsWith('http', from)) return undefined;
  let to = from + 1;
  for (; to < text.length; to += 1) {
    const beside = classes[text.charCodeAt(to)];
    if (beside === letter || beside === digit) continue;
    // An apostrophe may be part of the word, and so may a letter that is not ASCII.
    if (beside === undefined || text.charCodeAt(to) === 39) return undefined;
    break;
  }
  return { word: foldedWords.of(text.slice(from, to)), kind: 'word', from, to };
}

function tokenAt(text: string, from: number): Token | undefined {
  tokenPattern.lastIndex = from;
  const match = tokenPattern.exec(text);
  if (match === null) return undefined;
  const { 0: written, 1: address, 2: number, 3: lone } = match;
  const to = from + written.length;
  if (number !== undefined) return { word: written.replaceAll(',', ''), kind: 'number', from, to };
  const kind = address !== undefined ? 'address' : lone !== undefined ? 'sign' : 'word';
  return { word: foldedWords.of(written), kind, from, to };
}
