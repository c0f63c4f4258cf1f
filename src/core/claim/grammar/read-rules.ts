/**
 * A rules text, read whole:
 *
 *   rules ─ fold (or refused) ─ blocks ─ sentences ─ phrases ─ references bound ─ every sentence read, or named why not
 */
import { BoundedMemo } from '../bounded-memo.ts';
import type { ReadSentence } from '../family.ts';
import { LineFact, linesOf } from '../rules-lines.ts';
import type { KnownSpans } from '../text/index.ts';
import { type FoldedRules, foldRules, originOf, type RefusedText } from './fold-rules.ts';
import { type Place, slotRoles } from './phrase.ts';
import { type PhraseReading, readingKey, type SentenceReader } from './read-sentence.ts';
import { isBound } from './references.ts';
import type { HeadingReading, RulesSentence } from './rules-sentence.ts';
import { type Block, type Span, splitBlocks } from './split-blocks.ts';

export type RulesReading =
  | RefusedText
  | { readonly kind: 'too_large' }
  | { readonly kind: 'read'; readonly sentences: readonly RulesSentence[]; readonly isWhole: boolean };

const rulesLengthMax = 40_000;
const sentencesMax = 200;

/** A text, folded and divided; it depends on no market. */
type DividedRules =
  | RefusedText
  | {
      readonly kind: 'divided';
      readonly folded: FoldedRules;
      readonly sentences: readonly DividedSentence[];
    };

interface DividedSentence extends PlacedSpan {
  readonly text: string;
}

const dividedMax = 20_000;
const divided = new BoundedMemo(dividedMax, divideRules);

function divideRules(rules: string): DividedRules {
  const folded = foldRules(rules);
  if (folded.kind === 'refused') return folded;
  const sentences = sentencesOf(splitBlocks(folded.text)).map((placed) => ({
    ...placed,
    text: folded.text.slice(placed.span.from, placed.span.to),
  }));
  return { kind: 'divided', folded, sentences };
}

const endsIn = new LineFact((line) => line.match(/[.?!]/g)?.length ?? 0);

/** Whether a text is longer than is read. One with few ends of lines and sentences need not be divided to know. */
export function isTooLarge(rules: string): boolean {
  if (rules.length > rulesLengthMax) return true;
  const lines = linesOf(rules);
  let ends = lines.length - 1;
  for (const line of lines) ends += endsIn.of(line);
  if (ends < sentencesMax) return false;
  const parts = divided.of(rules);
  return parts.kind === 'divided' && parts.sentences.length > sentencesMax;
}

export function readRules(reader: SentenceReader, rules: string, known: KnownSpans): RulesReading {
  const parts = rules.length > rulesLengthMax ? undefined : divided.of(rules);
  if (parts?.kind === 'refused') return parts;
  if (parts === undefined || parts.sentences.length > sentencesMax) return { kind: 'too_large' };
  const original = ({ from, to }: Span): Span => ({
    from: originOf(parts.folded, from),
    to: originOf(parts.folded, to),
  });
  const sentences: RulesSentence[] = [];
  for (const part of parts.sentences) sentences.push(readPart(reader, part, known, sentences));
  return {
    kind: 'read',
    sentences: sentences.map((sentence) => ({
      ...sentence,
      span: original(sentence.span),
      reading: shift(sentence.reading, sentence.span.from, original),
    })),
    isWhole: sentences.every(({ trouble }) => trouble === undefined),
  };
}

/**
 * The sentences of a text that is read whole, as families take them; undefined for any other. Nothing is read behind the first
 * sentence that withholds the text, and no places in it are looked for.
 */
export function readWholeRules(
  reader: SentenceReader,
  rules: string,
  known: KnownSpans,
): readonly ReadSentence[] | undefined {
  const parts = rules.length > rulesLengthMax ? undefined : divided.of(rules);
  if (parts?.kind !== 'divided' || parts.sentences.length > sentencesMax) return undefined;
  const sentences: RulesSentence[] = [];
  const taken: ReadSentence[] = [];
  for (const part of parts.sentences) {
    const sentence = readPart(reader, part, known, sentences);
    const read = asReadSentence(sentence);
    if (read === undefined) return undefined;
    sentences.push(sentence);
    taken.push(read);
  }
  return taken;
}

/** Its places are those of the folded text, and those of its reading begin with it. */
function readPart(
  reader: SentenceReader,
  { span, place, isList, text }: DividedSentence,
  known: KnownSpans,
  before: readonly RulesSentence[],
): RulesSentence {
  const heading = place === 'item' && isList ? headingOf(before) : undefined;
  const reading = reader.read(text, known, place, definitionIn(heading));
  const isLoose = isList && place === 'item' && heading === undefined;
  return { span, place, heading, reading, trouble: isLoose ? 'unread_sentence' : troubleOf(reading, before) };
}

interface PlacedSpan {
  readonly span: Span;
  readonly place: Place;
  readonly isList: boolean;
}

function sentencesOf(blocks: readonly Block[]): readonly PlacedSpan[] {
  return blocks.flatMap(placedSpans);
}

function placedSpans(block: Block): readonly PlacedSpan[] {
  switch (block.kind) {
    case 'paragraph':
      return block.sentences.map((span) => ({ span, place: 'sentence', isList: false }));
    case 'list':
      return [
        { span: block.heading, place: 'heading', isList: true },
        ...block.items.flat().map((span) => ({ span, place: 'item' as const, isList: true })),
      ];
    case 'nested':
      // Read as items of no heading: nothing of it is believed.
      return block.lines.map((span) => ({ span, place: 'item', isList: true }));
  }
}

/** The definition that a heading is; empty if it is none. */
function definitionIn(heading: HeadingReading | undefined): string {
  if (heading === undefined) return '';
  const { id } = heading.phrase;
  return /^definition\/[a-z]+\/(?<print>.+)$/.exec(id)?.groups?.['print'] ?? '';
}

/** The heading right above the items that end the list so far; undefined if it was not read. */
function headingOf(sentences: readonly RulesSentence[]): HeadingReading | undefined {
  const above = sentences.findLast(({ place }) => place !== 'item');
  return above?.place === 'heading' && above.reading.kind === 'read' ? above.reading : undefined;
}

function troubleOf(reading: PhraseReading, before: readonly RulesSentence[]): RulesSentence['trouble'] {
  switch (reading.kind) {
    case 'unread':
      return 'unread_sentence';
    case 'ambiguous':
      return 'ambiguous_sentence';
    case 'read':
      return isBound(reading, before) ? undefined : 'unbound_reference';
  }
}

/** Places of a sentence become places of the text as it was written. */
function shift(reading: PhraseReading, by: number, original: (span: Span) => Span): PhraseReading {
  if (reading.kind !== 'read') return reading;
  const move = <Spanned extends Span>(spanned: Spanned): Spanned => ({
    ...spanned,
    ...original({ from: spanned.from + by, to: spanned.to + by }),
  });
  return {
    ...reading,
    slots: reading.slots.map(move),
    parts: reading.parts.map(move),
    steps: reading.steps.map(move),
  };
}

/**
 * As families take it; undefined for a sentence that was not read or whose references are bound to nothing. An item says what
 * its heading says, and then what it says itself.
 */
export function asReadSentence({ reading, heading, trouble }: RulesSentence): ReadSentence | undefined {
  if (trouble !== undefined || reading.kind !== 'read') return undefined;
  const own = ownSentence(reading);
  if (heading === undefined) return own;
  return {
    print: `${heading.phrase.id} ${JSON.stringify(heading.choices)} > ${own.print}`,
    words: `${heading.phrase.words} ${own.words}`,
    says: [...heading.says, ...own.says],
    slots: own.slots,
  };
}

type Read = Extract<PhraseReading, { readonly kind: 'read' }>;

/** One for each reading, which a sentence keeps for all markets that it is read the same way in. */
const ownSentences = new WeakMap<Read, ReadSentence>();

function ownSentence(reading: Read): ReadSentence {
  const known = ownSentences.get(reading);
  if (known !== undefined) return known;
  const { phrase, says, slots } = reading;
  const roled = slots.flatMap(({ part, slot }) => (isRole(part) ? [{ role: part, slot }] : []));
  const sentence = { print: phrase.id, words: phrase.words, says, slots: roled };
  ownSentences.set(reading, sentence);
  return sentence;
}

/** Equal exactly if nothing of the text was read differently: sentences, their order, their headings. */
export function rulesKey(reading: RulesReading): string {
  if (reading.kind !== 'read') return reading.kind;
  return JSON.stringify(
    reading.sentences.map(({ place, heading, reading: each, trouble }) => [
      place,
      heading && [heading.phrase.id, heading.choices],
      readingKey(each),
      trouble,
    ]),
  );
}

function isRole(part: string): part is ReadSentence['slots'][number]['role'] {
  return slotRoles.has(part);
}
