/**
 * A rules text as masked sentences: every span that an exact format or a structured field explains is replaced by its
 * kind. `If Dallas wins by over 1.5 points in …` becomes `If ‹name› wins by over ‹bound› points in …`, with the spans
 * kept aside. Equal masked sentences of two contracts say the same of different subjects.
 */
import { compareRationals, type Rational } from '../../exact/index.ts';
import { findAll } from './find-all.ts';
import { foldText } from './fold-text.ts';
import { findFormats } from './formats.ts';
import { endsUnreadName } from './numbered-names.ts';
import type { Slot } from './slot.ts';
import { splitSentences } from './split-sentences.ts';

export interface MaskedSentence {
  readonly masked: string;
  readonly slots: readonly Slot[];
}

/** What the structured fields of a contract explain in its text. */
export interface KnownSpans {
  readonly bounds: readonly Rational[];
  /** Exact names; case counts. */
  readonly names: readonly string[];
  /** Matches further exact names, such as all teams of a league; global, and without groups. */
  readonly namePattern: RegExp | undefined;
}

/** A masked sentence as it was written. */
export function plainText({ masked, slots }: MaskedSentence): string {
  let index = -1;
  return masked.replace(maskPattern, (mask) => {
    index += 1;
    return slots[index]?.text ?? mask;
  });
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly slot: Slot;
}

export function maskText(text: string, known: KnownSpans): MaskedSentence[] {
  const folded = foldText(text);
  const spans = findSpans(folded, known);
  let masked = '';
  let at = 0;
  for (const span of spans) {
    masked += folded.slice(at, span.from) + maskOf(span.slot);
    at = span.to;
  }
  masked += folded.slice(at);
  return deal(splitSentences(masked), spans);
}

function maskOf(slot: Slot): string {
  return `\u2039${slot.kind}\u203a`;
}

const maskPattern = /\u2039[a-z_]+\u203a/g;

/** Gives every sentence its own slots: masks are met in the order of the text. */
function deal(sentences: readonly string[], spans: readonly Span[]): MaskedSentence[] {
  let next = 0;
  return sentences.map((masked) => {
    const count = masked.match(maskPattern)?.length ?? 0;
    const slots = spans.slice(next, next + count).map(({ slot }) => slot);
    next += count;
    return { masked, slots };
  });
}

/** Formats that may be part of a name: a club's founding year, a competition in a title. */
const weakKinds: ReadonlySet<string> = new Set(['month_name', 'quarter', 'year', 'competition']);

/** In order of place, without overlaps: dates and addresses first, then names, then lone years and bounds. */
function findSpans(text: string, known: KnownSpans): Span[] {
  // A text that holds the marks of a mask could pretend to be one.
  if (text.includes('\u2039') || text.includes('\u203a')) return [];
  const formats = findFormats(text);
  const taken: Span[] = [];
  for (const { from, to, found } of formats) {
    if (found.kind !== 'number' && !weakKinds.has(found.kind)) taken.push({ from, to, slot: found });
  }
  taken.push(...findNames(text, known).filter((span) => !overlaps(taken, span)));
  for (const { from, to, found } of formats) {
    if (found.kind === 'number' || !weakKinds.has(found.kind)) continue;
    const span: Span = { from, to, slot: found };
    if (!overlaps(taken, span)) taken.push(span);
  }
  for (const { from, to, found } of formats) {
    if (
      found.kind !== 'number' ||
      endsUnreadName(text, from) ||
      !known.bounds.some((bound) => compareRationals(bound, found.value) === 0)
    ) {
      continue;
    }
    const span: Span = { from, to, slot: { kind: 'bound', text: found.text, value: found.value } };
    if (!overlaps(taken, span)) taken.push(span);
  }
  return taken.sort((a, b) => a.from - b.from);
}

function overlaps(taken: readonly Span[], { from, to }: Span): boolean {
  return taken.some((span) => span.from < to && from < span.to);
}

function findNames(text: string, { names, namePattern }: KnownSpans): Span[] {
  const found: Span[] = [];
  const add = (from: number, name: string): void => {
    const span: Span = { from, to: from + name.length, slot: { kind: 'name', text: name } };
    if (isWord(text, span)) found.push(span);
  };
  for (const name of names) {
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) add(at, name);
  }
  if (namePattern !== undefined) {
    for (const match of findAll(text, namePattern)) add(match.index, match[0]);
  }
  // The longest name at a place wins: `New York City FC` before `New York`.
  found.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
  const kept: Span[] = [];
  for (const span of found) if (!overlaps(kept, span)) kept.push(span);
  return kept;
}

const wordCharacter = /[\p{L}\p{N}]/u;

function isWord(text: string, { from, to }: Span): boolean {
  return !wordCharacter.test(text.charAt(from - 1)) && !wordCharacter.test(text.charAt(to));
}
