/**
 * Remembers masked lines and what was read of their sentences. The rules of one ladder repeat each other but for the
 * bound, and most lines repeat word for word:
 *
 *   line seen before, with the same names and bounds in it ─ its sentences as they were read
 *   new line, seen before but for its bounds ─────────────── the sentences of that line, the bounds filled in
 *
 * Gives exactly what `maskText` gives.
 */
import { formatRational, parseDecimal, type Rational } from '../../exact/index.ts';
import { BoundedMemo } from '../bounded-memo.ts';
import { findAll } from './find-all.ts';
import { foldText } from './fold-text.ts';
import { numberPattern } from './formats.ts';
import { type KnownSpans, type MaskedSentence, maskText } from './mask-text.ts';
import { endsUnreadName } from './numbered-names.ts';
import type { Slot } from './slot.ts';

/** Templates remembered, and ways in which names and bounds are met in one line. */
const templatesMax = 60_000;
const waysMax = 32;
const numbersMax = 100_000;

type BoundSlot = Extract<Slot, { readonly kind: 'bound' }>;

export interface SentenceRead<Read> extends MaskedSentence {
  readonly read: Read;
}

interface LineNumber {
  readonly from: number;
  readonly text: string;
  readonly value: Rational;
  /** Equal exactly if the value is. */
  readonly name: string;
}

/** One line of a text, as it is prepared once for all texts that hold it. */
export interface PreparedLine<Read> {
  readonly raw: string;
  readonly isMarked: boolean;
  /** The line folded, without its empty parts: a carriage return may divide it. */
  readonly parts: readonly LinePart<Read>[];
}

interface LinePart<Read> {
  readonly text: string;
  /** A bit for each two letters in a row, as `pairBit` deals them: a name whose bit is missing is not in the line. */
  readonly pairBits: number;
  readonly numbers: readonly LineNumber[];
  readonly ways: Map<string | number, readonly SentenceRead<Read>[]>;
}

export class MaskMemo<Read> {
  readonly #read: (sentence: MaskedSentence) => Read;
  readonly #templates = new BoundedMemo(
    templatesMax,
    (_: string): Template<Read> => ({ sentences: undefined }),
  );
  readonly #numbers = new BoundedMemo(numbersMax, readNumber);
  readonly #patterns = new Map<RegExp, number>();
  readonly #boundNames = new WeakMap<readonly Rational[], ReadonlySet<string>>();

  /** `read`: what is made of a sentence; it must depend on nothing else. */
  constructor(read: (sentence: MaskedSentence) => Read) {
    this.#read = read;
  }

  /** A line between two line feeds. */
  prepare(raw: string): PreparedLine<Read> {
    const texts = foldText(raw).split('\n');
    const parts = texts.flatMap((text) =>
      text === ''
        ? []
        : [{ text, pairBits: pairBitsOf(text), numbers: this.#numbersIn(text), ways: new Map() }],
    );
    return { raw, isMarked: raw.includes('\u2039'), parts };
  }

  /** The sentences of a text, whose lines are given in their order. */
  readLines(lines: readonly PreparedLine<Read>[], known: KnownSpans): SentenceRead<Read>[] {
    // The mark of a mask cannot stand in a template, or two templates could be equal though their lines are not.
    if (lines.some(({ isMarked }) => isMarked)) {
      return this.#readAll(maskText(lines.map(({ raw }) => raw).join('\n'), known));
    }
    const bounds = this.#namesOf(known.bounds);
    const pattern = this.#numberOf(known.namePattern);
    const sentences: SentenceRead<Read>[] = [];
    for (const { parts } of lines) {
      for (const part of parts) {
        for (const sentence of this.#readPart(part, known, pattern, bounds)) sentences.push(sentence);
      }
    }
    return sentences;
  }

  #readPart(
    line: LinePart<Read>,
    known: KnownSpans,
    pattern: number,
    bounds: ReadonlySet<string>,
  ): readonly SentenceRead<Read>[] {
    let way: string | number = pattern;
    let names = '';
    for (const name of known.names) {
      const bit = isWorthABit(name.charCodeAt(0)) && name.length > 1 ? pairBit(name, 0) : 0;
      if ((line.pairBits & bit) === bit && line.text.includes(name)) names += `\n${name}`;
    }
    let found = noNumbers;
    if (line.numbers.length > 0 && bounds.size > 0) {
      found = line.numbers.filter(({ name }) => bounds.has(name));
    }
    if (names !== '' || found.length > 0) {
      way = `${pattern}${names}`;
      for (const { from } of found) way += `\n\u2039${from}`;
    }
    const remembered = line.ways.get(way);
    if (remembered !== undefined) return remembered;
    const sentences = this.#maskPart(line, known, `${pattern}${names}`, found);
    if (line.ways.size >= waysMax) line.ways.clear();
    line.ways.set(way, sentences);
    return sentences;
  }

  #maskPart(
    { text }: LinePart<Read>,
    known: KnownSpans,
    names: string,
    found: readonly LineNumber[],
  ): readonly SentenceRead<Read>[] {
    // Without a bound in it, the line is its own template and is remembered as a line.
    if (found.length === 0) return this.#readAll(maskText(text, known));
    let template = names;
    let at = 0;
    for (const number of found) {
      template += `${at === 0 ? '\n' : ''}${text.slice(at, number.from)}\u2039`;
      at = number.from + number.text.length;
    }
    const remembered = this.#templates.of(template + text.slice(at));
    if (remembered.sentences !== undefined) return this.#fillIn(remembered.sentences, found);
    const sentences = this.#readAll(maskText(text, known));
    // A bound that is part of a date or a name belongs to that span, whose value would be another next time.
    const slots = sentences.flatMap((sentence) => sentence.slots.filter(({ kind }) => kind === 'bound'));
    if (slots.length === found.length) remembered.sentences = sentences;
    return sentences;
  }

  #fillIn(sentences: readonly SentenceRead<Read>[], bounds: readonly LineNumber[]): SentenceRead<Read>[] {
    let next = 0;
    return sentences.map((sentence) => {
      const { masked, slots } = sentence;
      if (!slots.some(({ kind }) => kind === 'bound')) return sentence;
      const filled = slots.map((slot) => {
        if (slot.kind !== 'bound') return slot;
        const bound = bounds[next];
        next += 1;
        return bound === undefined ? slot : boundSlot(bound);
      });
      return { masked, slots: filled, read: this.#read({ masked, slots: filled }) };
    });
  }

  #readAll(sentences: readonly MaskedSentence[]): SentenceRead<Read>[] {
    return sentences.map(({ masked, slots }) => ({ masked, slots, read: this.#read({ masked, slots }) }));
  }

  #numbersIn(text: string): readonly LineNumber[] {
    if (!hasDigit.test(text)) return noNumbers;
    const found: LineNumber[] = [];
    for (const match of findAll(text, numberPattern)) {
      const number = this.#numbers.of(match[0]);
      if (number !== null && !endsUnreadName(text, match.index))
        found.push({ from: match.index, text: match[0], ...number });
    }
    return found;
  }

  #namesOf(bounds: readonly Rational[]): ReadonlySet<string> {
    const known = this.#boundNames.get(bounds);
    if (known !== undefined) return known;
    const names = new Set(bounds.map(formatRational));
    this.#boundNames.set(bounds, names);
    return names;
  }

  #numberOf(pattern: RegExp | undefined): number {
    if (pattern === undefined) return 0;
    const known = this.#patterns.get(pattern);
    if (known !== undefined) return known;
    this.#patterns.set(pattern, this.#patterns.size + 1);
    return this.#patterns.size;
  }
}

interface Template<Read> {
  sentences: readonly SentenceRead<Read>[] | undefined;
}

const hasDigit = /\d/;
const noNumbers: readonly LineNumber[] = [];

function readNumber(text: string): { readonly value: Rational; readonly name: string } | null {
  const value = parseDecimal(text.replaceAll(',', ''));
  return value === undefined ? null : { value, name: formatRational(value) };
}

function boundSlot({ text, value }: LineNumber): BoundSlot {
  return { kind: 'bound', text, value };
}

/** One of 32 bits for the two letters at a place. */
function pairBit(text: string, at: number): number {
  return 1 << ((text.charCodeAt(at) * 7 + text.charCodeAt(at + 1)) & 31);
}

function pairBitsOf(text: string): number {
  let bits = 0;
  for (let at = 0; at + 1 < text.length; at += 1) {
    if (isWorthABit(text.charCodeAt(at))) bits |= pairBit(text, at);
  }
  return bits;
}

/** Names begin with neither a blank nor a small letter; one that does is looked for in every line. */
function isWorthABit(code: number): boolean {
  return code !== 32 && (code < 97 || code > 122);
}
