/**
 * A rules text in one typography, with the place of every character in the text as the venue wrote it. Letters of another
 * script, invisible characters and odd digits are refused: people read them as the plain ones, and a machine does not. A
 * text that breaks off is refused, because its missing end may say anything.
 */
import { findAll } from '../text/index.ts';

export interface FoldedRules {
  readonly kind: 'folded';
  readonly text: string;
  /** For each place of `text`, and for its end, the place in the original. Undefined where they are the same. */
  readonly origins: Uint32Array | undefined;
}

export interface RefusedText {
  readonly kind: 'refused';
  readonly reason: 'odd_characters' | 'cut_text';
  /** Where in the original. */
  readonly at: number;
}

const plainText = /^[\n\x20-\x7e]*$/;
const signs: ReadonlyMap<string, string> = new Map([
  ...['\u201c', '\u201d', '\u201e', '\u201f', '\u00ab', '\u00bb', '\u2033'].map((c) => [c, '"'] as const),
  ...['\u2018', '\u2019', '\u201a', '\u201b', '\u2032', '\u00b4'].map((c) => [c, "'"] as const),
  ...['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212'].map((c) => [c, '-'] as const),
  ...['\u2022', '\u25cf', '\u25aa', '\u25e6', '\u00b7'].map((c) => [c, '*'] as const),
  ['\u2026', '...'],
  ['\t', ' '],
  // These marks say whose a name is, and stand for no letters of it.
  ['\u00ae', ' '],
  ['\u2122', ' '],
]);

const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u;
const space = /^[\s\u00a0]$/u;
/** Plain characters in a row, or one other, with the marks that belong to it. */
const cluster = /[\n\x20-\x7e]+(?!\p{M})|\P{M}\p{M}*|\p{M}+/gu;
const oddLetter = /(?!\p{Script=Latin})\p{L}/u;

/** Marks of a page around its text; a paragraph begins a line. Each becomes as many characters as it has. */
const pageMark = /<\/?(?:p|br|b|i|em|strong|ul|li|span|div) ?\/?>/gi;

export function foldRules(written: string): FoldedRules | RefusedText {
  const rules = written.includes('<')
    ? written.replace(pageMark, (mark) => (/^<(?:p|br|li|div)/i.test(mark) ? '\n' : ' ').padEnd(mark.length))
    : written;
  const folded: FoldedRules | RefusedText = plainText.test(rules)
    ? { kind: 'folded', text: rules, origins: undefined }
    : foldCharacters(rules);
  if (folded.kind === 'refused') return folded;
  const cut = cutAt(folded.text);
  return cut === undefined ? folded : { kind: 'refused', reason: 'cut_text', at: originOf(folded, cut) };
}

/** The place in the original of a place in the folded text. */
export function originOf({ origins }: Pick<FoldedRules, 'origins'>, at: number): number {
  return origins?.[at] ?? at;
}

function foldCharacters(rules: string): FoldedRules | RefusedText {
  let text = '';
  const origins: number[] = [];
  for (const { 0: written, index: from } of findAll(rules, cluster)) {
    const isPlain = plainText.test(written);
    const plain = isPlain ? written : foldCluster(written);
    if (plain === undefined) return { kind: 'refused', reason: 'odd_characters', at: from };
    for (let index = 0; index < plain.length; index += 1) origins.push(isPlain ? from + index : from);
    text += plain;
  }
  origins.push(rules.length);
  return { kind: 'folded', text, origins: Uint32Array.from(origins) };
}

/** Undefined for what is refused. */
function foldCluster(written: string): string | undefined {
  // A carriage return stands before a line feed, or is a space at the end of a line.
  if (written === '\r') return ' ';
  const sign = signs.get(written);
  if (sign !== undefined) return sign;
  if (space.test(written)) return ' ';
  if (/^\p{M}/u.test(written) || invisible.test(written)) return undefined;
  const plain = written.normalize('NFKC');
  // A raised or circled digit would become a digit of the number beside it.
  if (/\p{N}/u.test(plain) || oddLetter.test(plain) || invisible.test(plain)) return undefined;
  return plain;
}

/** Words that no sentence ends in; none is longer than seven letters. */
const openEnds =
  /(?:^|[\s("])(?:the|a|an|of|and|or|if|by|in|for|with|that|than|from|at|as|is|are|will|be|this|which|unless|between|before|after|not|to)$/i;
const openEndMax = 9;

/** Where a text breaks off in mid-sentence; undefined if it does not. */
function cutAt(text: string): number | undefined {
  const ellipsis = text.indexOf('...');
  if (ellipsis !== -1) return ellipsis;
  const end = text.trimEnd();
  if (/[,;:([{-]$/.test(end.slice(-1)) || openEnds.test(end.slice(-openEndMax)))
    return Math.max(0, end.length - 1);
  if (!end.includes('(')) return undefined;
  let depth = 0;
  for (const sign of end) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
  }
  return depth > 0 ? end.lastIndexOf('(') : undefined;
}
