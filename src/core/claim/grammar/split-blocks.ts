/**
 * A folded text as blocks. A heading belongs to the items below it: what an item says depends on whether its heading counts
 * or excludes. Everything else is a paragraph of sentences, in their order.
 */
import { findAll } from '../text/index.ts';

/** A span of the folded text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export type Block =
  | { readonly kind: 'paragraph'; readonly sentences: readonly Span[] }
  /** `items`: the sentences of each. */
  | { readonly kind: 'list'; readonly heading: Span; readonly items: readonly (readonly Span[])[] }
  /** Items below items: which heading they belong to is not decided. */
  | { readonly kind: 'nested'; readonly lines: readonly Span[] };

interface Line extends Span {
  /** How far its mark stands to the right; undefined for a line that is no item. */
  readonly indent: number | undefined;
}

const itemMark = /^(?:[-*](?!\*)|\d{1,2}[.)]|[a-z][.)]|\((?:[a-z]|[ivx]{1,4}|\d{1,2})\)) +/;

/** Whether a line without blanks at its ends begins with the mark of an item. */
export function isItem(line: string): boolean {
  return itemMark.test(line);
}

/** The sentences of one folded line that is neither an item nor a heading. */
export function sentencesOfLine(line: string): readonly string[] {
  return splitSpans(line, { from: 0, to: line.length }).map(({ from, to }) => line.slice(from, to));
}

export function splitBlocks(text: string): readonly Block[] {
  const lines = linesOf(text);
  const blocks: Block[] = [];
  let place = 0;
  for (let line = lines[place]; line !== undefined; line = lines[place]) {
    const items = itemsAfter(lines, place + 1);
    if (line.indent === undefined && items.length > 0 && mayHeadItems(text.slice(line.to - 1, line.to))) {
      blocks.push(listOf(text, line, items));
      place += 1 + items.length;
      continue;
    }
    blocks.push({ kind: 'paragraph', sentences: splitSpans(text, line) });
    place += 1;
  }
  return blocks;
}

/** A line over items is their heading where it ends in a colon, or in a word: no sentence ends so. */
export function mayHeadItems(line: string): boolean {
  return /[:\p{L}\p{M}]$/u.test(line);
}

function itemsAfter(lines: readonly Line[], from: number): readonly Line[] {
  let to = from;
  while (lines[to]?.indent !== undefined) to += 1;
  return lines.slice(from, to);
}

function listOf(text: string, heading: Line, items: readonly Line[]): Block {
  const isFlat = items.every(({ indent }) => indent === items[0]?.indent);
  if (!isFlat) return { kind: 'nested', lines: [heading, ...items] };
  // A heading may follow other sentences on its line: the last one is the heading, and must stand alone.
  return { kind: 'list', heading, items: items.map((item) => splitSpans(text, item)) };
}

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const raw of text.split('\n')) {
    const begin = raw.length - raw.trimStart().length;
    const content = raw.trim();
    const mark = itemMark.exec(content)?.[0];
    const at = from + begin + (mark?.length ?? 0);
    const line: Line = {
      from: at,
      to: from + begin + content.length,
      indent: mark === undefined ? undefined : begin,
    };
    if (/[\p{L}\p{N}]/u.test(text.slice(line.from, line.to))) lines.push(line);
    from += raw.length + 1;
  }
  return lines;
}

/** Words after whose full stop a sentence goes on. */
const abbreviations: ReadonlySet<string> = new Set(
  'vs v e.g i.e U.S U.K D.C U.N St Jr Sr Inc Mr Mrs Ms Dr a.m p.m approx Gov Sen Rep Ltd Corp Co Mt Ft'.split(
    ' ',
  ),
);

/** `A`, `A.J`, `H.R`: one sentence too many in one is a sentence that is not read. */
const initials = /^(?:\p{Lu}\.)*\p{Lu}$/u;

/** A sentence may also follow a colon; then it begins as statements do. */
const stop = /[.?!]["')\]]* +(?=["'([]*[\p{Lu}\d])|(?<!\bNote): +(?=(?:This market|If) )/gu;

/** Words that follow no abbreviation within a sentence: `wins Serie A. Otherwise`. */
const alwaysBegins =
  /^(?:Otherwise,? (?:it|this market|the market) |A consensus of credible |This market will |If (?:the|this|no|any|at|it|there|multiple) )/;

/** The sentences of a line. A full stop after an abbreviation or an initial does not end one. */
function splitSpans(text: string, { from, to }: Span): readonly Span[] {
  const line = text.slice(from, to);
  const sentences: Span[] = [];
  let begin = 0;
  const add = (end: number): void => {
    const piece = line.slice(begin, end);
    const lead = piece.length - piece.trimStart().length;
    if (/[\p{L}\p{N}]/u.test(piece))
      sentences.push({ from: from + begin + lead, to: from + begin + piece.trimEnd().length });
    begin = end;
  };
  for (const match of findAll(line, stop)) {
    const [before, after] = [line.slice(begin, match.index), line.slice(match.index + match[0].length)];
    if (match[0].startsWith('.') && !alwaysBegins.test(after)) {
      if (endsInAbbreviation(before) || isClub(before, after)) continue;
    }
    add(match.index + match[0].length);
  }
  add(line.length);
  return sentences;
}

function endsInAbbreviation(before: string): boolean {
  const word = lastWord(before);
  return word !== undefined && (abbreviations.has(word) || initials.test(word));
}

/** The letters and points that a text ends in; undefined where no blank, quote or bracket stands before them. */
function lastWord(text: string): string | undefined {
  let from = text.length;
  while (from > 0 && isLetterOrPoint(text.charCodeAt(from - 1))) from -= 1;
  // A pattern tries every word of the text; it is left to those that end in other letters.
  if (from > 0 && text.charCodeAt(from - 1) >= 128) return /(?:^|[\s("'])([\p{L}.]+)$/u.exec(text)?.[1];
  const isWhole = from === 0 || /[\s("']/.test(text.charAt(from - 1));
  return isWhole && from < text.length ? text.slice(from) : undefined;
}

function isLetterOrPoint(code: number): boolean {
  return code === 46 || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

/** `1. FC Alder`: the number is part of the name of a club. */
function isClub(before: string, after: string): boolean {
  return /(?:^|[\s("'])1$/.test(before) && /^(?:FC|FSV|FFC)\b/.test(after);
}
