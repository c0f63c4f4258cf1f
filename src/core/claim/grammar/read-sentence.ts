/** One sentence, read by the phrases of its venue; readings are kept by sentence and by what the market adds to it. */
import { BoundedMemo } from '../bounded-memo.ts';
import type { Saying } from '../clause.ts';
import type { KnownSpans } from '../text/index.ts';
import type { Automaton } from './automaton.ts';
import type { DefinitionBook } from './definition.ts';
import { HopelessLines } from './hopeless-text.ts';
import { latticeOf, marketEdges, type SentenceSlots, slotsOf } from './lattice.ts';
import type { Phrase, Place } from './phrase.ts';
import type { SplitSentence } from './split-sentence.ts';
import { type Token, tokensOf } from './tokens.ts';
import { type Acceptance, acceptances } from './walk.ts';

export type PhraseReading =
  | {
      readonly kind: 'read';
      readonly phrase: Phrase;
      readonly choices: Readonly<Record<string, string>>;
      readonly says: readonly Saying[];
      readonly slots: Acceptance['slots'];
      readonly parts: Acceptance['parts'];
      readonly steps: Acceptance['steps'];
    }
  | { readonly kind: 'unread' }
  /** Several readings of different meaning. */
  | { readonly kind: 'ambiguous'; readonly phrases: readonly string[] };

const sentencesMax = 50_000;
const tokensMax = 400;
/** Ways in which one sentence was read: by its place, and by the names and bounds that a market finds in it. */
const waysMax = 32;

interface KnownSentence extends SplitSentence {
  /** Undefined until a market asks for it. */
  slots: SentenceSlots | undefined;
  readonly readings: Map<string, PhraseReading>;
}

export class SentenceReader {
  readonly #automaton: Automaton;
  readonly #definitions: DefinitionBook | undefined;
  readonly #hopeless: HopelessLines;
  /** Null for a sentence that is longer than is read. */
  readonly #sentences = new BoundedMemo(sentencesMax, (text: string) => this.#split(text));

  constructor({ automaton }: { readonly automaton: Automaton }, definitions?: DefinitionBook) {
    this.#automaton = automaton;
    this.#definitions = definitions;
    this.#hopeless = new HopelessLines(
      automaton,
      (text) => this.#sentences.of(text),
      (sentence) => this.#define(sentence).kind === 'read',
    );
  }

  /** Whether no market makes every sentence of the text readable. False where it is not known. */
  isHopeless(rules: string): boolean {
    return this.#hopeless.has(rules);
  }

  /** `heading`: the definition that the item stands below, if it is one. */
  read(text: string, known: KnownSpans, place: Place, heading = ''): PhraseReading {
    const sentence = this.#sentences.of(text);
    if (sentence === null) return unread;
    const { tokens, readings } = sentence;
    sentence.slots ??= slotsOf(text, tokens);
    const { edges, key } = marketEdges(text, tokens, sentence.slots, known);
    const way = `${place} ${heading} ${key}`;
    const kept = readings.get(way);
    if (kept !== undefined) return kept;
    const lattice = latticeOf(tokens, sentence.slots.edges, edges);
    const byPhrases = choose(acceptances(this.#automaton, sentence, lattice, place));
    const reading =
      byPhrases.kind === 'unread' && (place !== 'item' || heading !== '')
        ? this.#define(sentence, place === 'sentence' ? '' : `${place} ${heading}`)
        : byPhrases;
    if (readings.size >= waysMax) readings.clear();
    readings.set(way, reading);
    return reading;
  }

  #split(text: string): KnownSentence | null {
    const tokens = tokensOf(text);
    if (tokens.length > tokensMax) return null;
    const symbols = Int32Array.from(tokens, ({ word }) => this.#automaton.symbolOf(word));
    return { text, tokens, symbols, slots: undefined, readings: new Map() };
  }

  /** A sentence that defines holds wherever it stands; a heading only with items, an item only below its own heading. */
  #define({ tokens }: SplitSentence, placed = ''): PhraseReading {
    if (this.#definitions === undefined) return unread;
    const { fingerprint, byPrint } = this.#definitions;
    const phrase = byPrint.get(fingerprint(definedWords(tokens, placed)));
    if (phrase === undefined) return unread;
    return { kind: 'read', phrase, choices: {}, says: phrase.says({}), slots: [], parts: [], steps: [] };
  }
}

/** What the fingerprint of a definition is made of; `placed` is empty for a sentence. */
function definedWords(tokens: readonly Token[], placed: string): string {
  return placed === '' ? foldedWords(tokens) : `${placed}: ${foldedWords(tokens)}`;
}

/** The words of a sentence as its fingerprint is made of them. */
export function foldedWords(tokens: readonly Token[]): string {
  return tokens
    .map(({ word }) => word)
    .filter((word) => word !== '')
    .join(' ');
}

const unread: PhraseReading = { kind: 'unread' };

function choose(found: readonly Acceptance[]): PhraseReading {
  const [first, ...others] = found.map(readingOf);
  if (first === undefined) return unread;
  if (others.length === 0) return first;
  const meaning = meaningOf(first);
  if (others.every((other) => meaningOf(other) === meaning)) return first;
  return { kind: 'ambiguous', phrases: [first, ...others].map(({ phrase }) => phrase.id) };
}

type Read = Extract<PhraseReading, { readonly kind: 'read' }>;

function readingOf({ ending: { phrase, expansion }, slots, parts, steps }: Acceptance): Read {
  const { choices } = expansion;
  return { kind: 'read', phrase, choices, says: phrase.says(choices), slots, parts, steps };
}

/** Equal exactly if two readings say the same of the same spans. */
function meaningOf({ says, slots }: Read): string {
  return JSON.stringify([says, slots.map(({ part, from, to }) => [part, from, to])]);
}

/** Equal exactly if nothing was read differently: phrase, parts and the text of every slot. */
export function readingKey(reading: PhraseReading): string {
  if (reading.kind !== 'read') return reading.kind;
  const { phrase, choices, slots } = reading;
  return JSON.stringify([phrase.id, choices, slots.map(({ part, slot }) => [part, slot.text])]);
}
