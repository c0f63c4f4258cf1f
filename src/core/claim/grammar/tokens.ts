/** The words, numbers and signs of a sentence, each with its place. */
import { findAll } from '../text/index.ts';
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
  'gu',
);

export function tokensOf(text: string, from = 0, to: number = text.length): readonly Token[] {
  const tokens: Token[] = [];
  const part = from === 0 && to === text.length ? text : text.slice(from, to);
  for (const match of findAll(part, tokenPattern)) {
    const { 0: written, 1: address, 2: number, 3: sign, index } = match;
    const kind =
      address !== undefined
        ? 'address'
        : number !== undefined
          ? 'number'
          : sign !== undefined
            ? 'sign'
            : 'word';
    const word = kind === 'number' ? written.replaceAll(',', '') : foldWord(written);
    tokens.push({ word: word ?? '', kind, from: from + index, to: from + index + written.length });
  }
  return tokens;
}
