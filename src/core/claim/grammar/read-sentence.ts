/** One sentence, read by the phrases of its venue; readings are kept by sentence and by what the market adds to it. */
import { BoundedMap, BoundedMemo } from '../bounded-memo.ts';
import type { Saying } from '../clause.ts';
import type { KnownSpans } from '../text/index.ts';
import type { Automaton } from './automaton.ts';
import type { DefinitionBook } from './definition.ts';
import { HopelessLines } from './hopeless-text.ts';
import { latticeOf, marketEdges, type PreparedSentence, prepareSentence } from './lattice.ts';
import type { Phrase, Place } from './phrase.ts';
import type { Token } from './tokens.ts';
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

const preparedMax = 50_000;
const readingsMax = 100_000;

/** Prepared sentences depend on no grammar and no market. */
const prepared = new BoundedMemo(preparedMax, (text: string) => prepareSentence(text) ?? null);

export class SentenceReader {
  readonly #automaton: Automaton;
  readonly #definitions: DefinitionBook | undefined;
  readonly #hopeless: HopelessLines;
  readonly #readings = new BoundedMap<string, PhraseReading>(readingsMax);

  constructor({ automaton }: { readonly automaton: Automaton }, definitions?: DefinitionBook) {
    this.#automaton = automaton;
    this.#definitions = definitions;
    this.#hopeless = new HopelessLines(
      automaton,
      (text) => prepared.of(text) ?? undefined,
      (sentence) => this.#define(sentence).kind === 'read',
    );
  }

  /** Whether no market makes every sentence of the text readable. False where it is not known. */
  isHopeless(rules: string): boolean {
    return this.#hopeless.has(rules);
  }

  /** `heading`: the definition that the item stands below, if it is one. */
  read(text: string, known: KnownSpans, place: Place, heading = ''): PhraseReading {
    const sentence = prepared.of(text);
    if (sentence === null) return unread;
    const { edges, key } = marketEdges(sentence, known);
    const cacheKey = `${place} ${heading} ${key}\n${text}`;
    const cached = this.#readings.get(cacheKey);
    if (cached !== undefined) return cached;
    const byPhrases = choose(acceptances(this.#automaton, latticeOf(sentence, edges), place));
    const reading =
      byPhrases.kind === 'unread' && (place !== 'item' || heading !== '')
        ? this.#define(sentence, place === 'sentence' ? '' : `${place} ${heading}`)
        : byPhrases;
    this.#readings.set(cacheKey, reading);
    return reading;
  }

  /** A sentence that defines holds wherever it stands; a heading only with items, an item only below its own heading. */
  #define({ tokens }: PreparedSentence, placed = ''): PhraseReading {
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
