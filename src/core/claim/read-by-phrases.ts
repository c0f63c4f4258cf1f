/**
 * A rules text as the phrases of its venue read it, and those that its source hands in. A family takes a text that is read
 * whole: one sentence that no phrase reads, and the text has no reading for families.
 */
import type { ContractVersion, EventFacts, VenueId } from '../contract/index.ts';
import type { HandedPhrase } from './clause.ts';
import type { ReadSentence } from './family.ts';
import type { Fingerprint } from './fingerprint.ts';
import {
  asReadSentence,
  candidatesOf,
  definitionBook,
  definitions,
  grammarOf,
  handedPhrases,
  phrases,
  type RulesSentence,
  readContractRules,
  readWholeContract,
  SentenceReader,
  sentenceForm,
} from './grammar/index.ts';
import { foldText } from './text/index.ts';

/** A sentence with the place it has in the text as the venue wrote it. */
export interface PlacedSentence {
  readonly from: number;
  readonly to: number;
  /** Folded, without its full stop. */
  readonly text: string;
  /** Undefined if it is not read, is ambiguous, or refers to nothing. */
  readonly read: ReadSentence | undefined;
  /** Where the slots of the sentence stand in that text. */
  readonly slotPlaces: readonly SlotPlace[];
}

export interface SlotPlace {
  readonly part: string;
  readonly from: number;
  readonly to: number;
}

export interface ReaderTools {
  readonly fingerprint: Fingerprint;
  /** Phrases that a source hands in beside those of the reader. */
  readonly phrases?: readonly HandedPhrase[] | undefined;
}

/** All sentences, read or not; why there are none, for a text that is too long or holds odd characters. */
export function readText(
  tools: ReaderTools,
  contract: ContractVersion,
  event: EventFacts | undefined,
): readonly PlacedSentence[] | 'too_large' | 'refused' {
  const reading = readContractRules(readerOf(tools, contract.venue), contract, event);
  if (reading.kind !== 'read') return reading.kind;
  return reading.sentences.map((sentence) => placed(contract.rules, sentence));
}

/** Undefined if phrases do not read the whole text. */
export function readWhole(
  tools: ReaderTools,
  contract: ContractVersion,
  event: EventFacts | undefined,
): readonly ReadSentence[] | undefined {
  return readWholeContract(readerOf(tools, contract.venue), contract, event);
}

/** The forms of the sentences that are not read, each once (`sentenceForm`). None for a text that is too long or refused. */
export function unreadForms(
  tools: ReaderTools,
  contract: ContractVersion,
  event: EventFacts | undefined,
): readonly string[] {
  const text = readText(tools, contract, event);
  if (typeof text === 'string') return [];
  const known = candidatesOf(contract, event);
  const unread = text.filter(({ read }) => read === undefined);
  return [...new Set(unread.flatMap((sentence) => sentenceForm(sentence.text, known) ?? []))];
}

function placed(rules: string, sentence: RulesSentence): PlacedSentence {
  const { span, reading } = sentence;
  const slots = reading.kind === 'read' ? reading.slots : [];
  return {
    ...span,
    text: foldText(rules.slice(span.from, span.to)).trim().replace(/\.+$/, '').trim(),
    read: asReadSentence(sentence),
    slotPlaces: slots.map(({ part, from, to }) => ({ part, from, to })),
  };
}

const noPhrases: readonly HandedPhrase[] = [];
type ReadersByVenue = Map<VenueId, SentenceReader>;

/** Phrases are compiled when the first text of a venue is read. */
const readers = new WeakMap<Fingerprint, WeakMap<readonly HandedPhrase[], ReadersByVenue>>();

function readerOf({ fingerprint, phrases: handed = noPhrases }: ReaderTools, venue: VenueId): SentenceReader {
  const known = readers.get(fingerprint)?.get(handed)?.get(venue);
  if (known !== undefined) return known;
  const ofHanded = readers.get(fingerprint) ?? new WeakMap<readonly HandedPhrase[], ReadersByVenue>();
  readers.set(fingerprint, ofHanded);
  const ofVenues = ofHanded.get(handed) ?? new Map<VenueId, SentenceReader>();
  ofHanded.set(handed, ofVenues);
  const grammar = grammarOf(venue, [...phrases, ...handedPhrases(fingerprint, handed)]);
  const added = new SentenceReader(grammar, definitionBook(fingerprint, definitions));
  ofVenues.set(venue, added);
  return added;
}
