/** What is typed into a search, as words and what is quoted of it. */
import { type Word, wordsOf } from './words.ts';

/** Further characters and words are not read. */
const textCharactersMax = 256;
const wordsMax = 16;
/** The longest text that can be sent. */
const sentCharactersMax = 200;

export interface QueryWord extends Word {
  /** Inside double quotes a word is only ever a word. */
  readonly isQuoted: boolean;
}

export interface Query {
  /** Trimmed, with every double quote part of a pair. */
  readonly text: string;
  readonly words: readonly QueryWord[];
}

export function readQuery(typed: string): Query {
  const text = pairQuotes(
    typed
      .replaceAll(/[“”„«»]/g, '"')
      .trim()
      .slice(0, textCharactersMax),
  );
  const words = wordsOf(text).slice(0, wordsMax);
  return { text, words: words.map((word) => ({ ...word, isQuoted: isInside(text, word.start) })) };
}

/** The text with what stands from start to end in quotes; without it, where there is no room for quotes. */
export function quote({ text }: Query, start: number, end: number): string {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const quoted = `${before}"${text.slice(start, end)}"${after}`;
  return quoted.length <= sentCharactersMax ? quoted : `${before.trimEnd()} ${after.trimStart()}`.trim();
}

/** A quote that was opened and not closed, as one is while a user types, is left out. */
function pairQuotes(text: string): string {
  const quotes = text.split('"').length - 1;
  if (quotes % 2 === 0) return text;
  const open = text.lastIndexOf('"');
  return `${text.slice(0, open)}${text.slice(open + 1)}`.trim();
}

function isInside(text: string, place: number): boolean {
  return text.slice(0, place).split('"').length % 2 === 0;
}
