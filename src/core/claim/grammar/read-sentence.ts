/** One sentence, read by the phrases of its venue; readings are kept by sentence and by what the market adds to it. */
import { BoundedMemo } from '../bounded-memo.ts';
import type { Saying } from '../clause.ts';
import type { KnownSpans } from '../text/index.ts';
import type { Automaton } from './automaton.ts';
import type { DefinitionBook } from './definition.ts';
import { HopelessLines } from './hopeless-text.ts';
import { type EdgesByToken, latticeOf, marketEdges, type SentenceSlots, slotsOf } from './lattice.ts';
import type { Phrase, Place } from './phrase.ts';
import { type SplitSentence, type Ways, waysThrough } from './split-sentence.ts';
import { type Token, tokensMax, tokensOf } from './tokens.ts';
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
/** Ways in which one sentence was read: by its place, and by the names and bounds that a market finds in it. */
const waysMax = 32;

interface KnownSentence extends SplitSentence {
  /** By the place it stands in. */
  readonly ways: Map<Place, KnownWays>;
  readonly readings: Map<string, PhraseReading>;
}

interface KnownWays extends Ways {
  /** Undefined until it is asked for. */
  slots: SentenceSlots | undefined;
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
    this.#hopeless = new HopelessLines((text) => this.#mayBeRead(text));
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
    const ways = this.#waysThrough(sentence, place);
    // A reading without slots is the same in every market.
    if (ways.by !== 'slots')
      return kept(readings, `${place} ${heading}`, () => this.#readWith(sentence, noEdges, place, heading));
    const slots = ways.slots ?? slotsOf(text, tokens, ways.types);
    ways.slots = slots;
    const { edges, key } = marketEdges(text, tokens, slots, known);
    return kept(readings, `${place} ${heading} ${key}`, () =>
      this.#readWith(sentence, latticeOf(tokens, slots.edges, edges), place, heading),
    );
  }

  #readWith(sentence: SplitSentence, edges: EdgesByToken, place: Place, heading: string): PhraseReading {
    const byPhrases = choose(acceptances(this.#automaton, sentence, edges, place));
    return byPhrases.kind === 'unread' && (place !== 'item' || heading !== '')
      ? this.#define(sentence, place === 'sentence' ? '' : `${place} ${heading}`)
      : byPhrases;
  }

  /** False for a sentence that no market makes readable. */
  #mayBeRead(text: string): boolean {
    const sentence = this.#sentences.of(text);
    if (sentence === null) return false;
    return this.#waysThrough(sentence, 'sentence').by !== 'none' || this.#define(sentence).kind === 'read';
  }

  #waysThrough(sentence: KnownSentence, place: Place): KnownWays {
    const known = sentence.ways.get(place);
    if (known !== undefined) return known;
    const ways = { ...waysThrough(this.#automaton, sentence, place), slots: undefined };
    sentence.ways.set(place, ways);
    return ways;
  }

  #split(text: string): KnownSentence | null {
    const tokens = tokensOf(text);
    if (tokens.length > tokensMax) return null;
    const symbols = new Int32Array(tokens.length);
    // A loop: a copy by the steps of an iterator takes ten times as long.
    tokens.forEach(({ word }, at) => {
      symbols[at] = this.#automaton.symbolOf(word);
    });
    return { text, tokens, symbols, ways: new Map(), readings: new Map() };
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

const noEdges: EdgesByToken = [];

function kept(readings: Map<string, PhraseReading>, way: string, read: () => PhraseReading): PhraseReading {
  const known = readings.get(way);
  if (known !== undefined) return known;
  if (readings.size >= waysMax) readings.clear();
  const reading = read();
  readings.set(way, reading);
  return reading;
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
  const readings = [first, ...others];
  const widest = readings.find((each) => readings.every((other) => holds(each, other)));
  if (widest !== undefined) return widest;
  return { kind: 'ambiguous', phrases: [first, ...others].map(({ phrase }) => phrase.id) };
}

type Read = Extract<PhraseReading, { readonly kind: 'read' }>;

function readingOf({ ending: { phrase, expansion }, slots, parts, steps }: Acceptance): Read {
  const { choices } = expansion;
  return { kind: 'read', phrase, choices, says: phrase.says(choices), slots, parts, steps };
}

/**
 * Whether one reading says the same of slots that hold all words of the other's: `the Government of Alder`, where Alder is a name
 * and so is the whole. The longer name loses nothing that the shorter one has.
 */
function holds(wide: Read, narrow: Read): boolean {
  return (
    JSON.stringify(wide.says) === JSON.stringify(narrow.says) &&
    wide.slots.length === narrow.slots.length &&
    wide.slots.every(({ part, from, to }, index) => {
      const other = narrow.slots[index];
      return other !== undefined && other.part === part && from <= other.from && to >= other.to;
    })
  );
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
