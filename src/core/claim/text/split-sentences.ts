/** Sentences of a text: by line, and by a full stop, question or exclamation mark that begins a new one. */

import { findAll } from './find-all.ts';

/** Words after whose full stop a sentence goes on. */
const abbreviations = new Set([
  'vs',
  'v',
  'e.g',
  'i.e',
  'U.S',
  'U.K',
  'D.C',
  'No',
  'St',
  'Jr',
  'Sr',
  'Inc',
  'Mr',
  'Mrs',
  'Ms',
  'Dr',
  'a.m',
  'p.m',
  'approx',
  'Gov',
  'Sen',
  'Rep',
]);

const stop = /[.?!]["')\]]* (?=["'(\u2039]*[\p{Lu}\u2039\d"'(])/gu;

/** Trimmed, without the final full stop; lines without a letter or a mask are left out. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split('\n')) {
    let from = 0;
    for (const match of findAll(line, stop)) {
      if (match[0].startsWith('.') && endsInAbbreviation(line.slice(from, match.index))) continue;
      const to = match.index + match[0].length;
      add(sentences, line.slice(from, to));
      from = to;
    }
    add(sentences, line.slice(from));
  }
  return sentences;
}

function endsInAbbreviation(before: string): boolean {
  const word = /(?:^|[\s("'])([\p{L}.]+)$/u.exec(before)?.[1];
  return word !== undefined && (abbreviations.has(word) || /^\p{Lu}$/u.test(word));
}

function add(sentences: string[], raw: string): void {
  const sentence = raw.trim().replace(/\.+$/, '').trim();
  if (/[\p{L}\u2039]/u.test(sentence)) sentences.push(sentence);
}
