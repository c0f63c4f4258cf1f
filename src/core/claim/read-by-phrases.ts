/**
 * A rules text that the phrases of its venue read whole, as families take it. One sentence that no phrase reads, and the
 * text has no reading here: sentences of phrases and of the clause book are never mixed within a text, because references
 * and headings are bound across all of its sentences.
 */
import type { ContractVersion, EventFacts, VenueId } from '../contract/index.ts';
import type { Family, ReadSentence } from './family.ts';
import type { Fingerprint } from './fingerprint.ts';
import {
  asReadSentence,
  definitionBook,
  definitions,
  grammarOf,
  phrases,
  readContractRules,
  SentenceReader,
} from './grammar/index.ts';
import { namedFamily } from './named-family.ts';
import type { SentenceTools } from './read-sentences.ts';

/** A sentence with the place it has in the text as the venue wrote it. */
export interface PlacedSentence {
  readonly from: number;
  readonly to: number;
  readonly sentence: ReadSentence;
  /** Where the slots of the sentence stand in that text. */
  readonly slotPlaces: readonly SlotPlace[];
}

export interface SlotPlace {
  readonly part: string;
  readonly from: number;
  readonly to: number;
}

export interface ReaderTools extends SentenceTools {
  /** False: the clause book alone reads, as a measure of what phrases add. */
  readonly readsPhrases?: boolean;
}

/** A text that phrases have read, and the family that its statement names. */
export interface TextByPhrases {
  readonly family: Family;
  readonly sentences: readonly PlacedSentence[];
}

/** Undefined if phrases do not read the whole text. */
export function readByPhrases(
  { fingerprint, readsPhrases = true }: ReaderTools,
  contract: ContractVersion,
  event: EventFacts | undefined,
): TextByPhrases | undefined {
  const sentences = readsPhrases ? readWhole(fingerprint, contract, event) : undefined;
  if (sentences === undefined) return undefined;
  const family = namedFamily(sentences.map(({ sentence }) => sentence));
  return 'reason' in family ? undefined : { family, sentences };
}

/** Undefined if a sentence is not read, is ambiguous, or refers to nothing. */
function readWhole(
  fingerprint: Fingerprint,
  contract: ContractVersion,
  event: EventFacts | undefined,
): readonly PlacedSentence[] | undefined {
  const reader = readerOf(fingerprint, contract.venue);
  if (reader.isHopeless(contract.rules)) return undefined;
  const reading = readContractRules(reader, contract, event);
  if (reading.kind !== 'read' || !reading.isWhole) return undefined;
  const sentences: PlacedSentence[] = [];
  for (const placed of reading.sentences) {
    const sentence = asReadSentence(placed);
    // A text without one of its sentences would be another text.
    if (sentence === undefined || placed.reading.kind !== 'read') return undefined;
    const slotPlaces = placed.reading.slots.map(({ part, from, to }) => ({ part, from, to }));
    sentences.push({ ...placed.span, sentence, slotPlaces });
  }
  return sentences;
}

/** Phrases are compiled when the first text of a venue is read. */
const readers = new WeakMap<Fingerprint, Map<VenueId, SentenceReader>>();

function readerOf(fingerprint: Fingerprint, venue: VenueId): SentenceReader {
  const ofVenues = readers.get(fingerprint) ?? new Map<VenueId, SentenceReader>();
  readers.set(fingerprint, ofVenues);
  const known = ofVenues.get(venue);
  if (known !== undefined) return known;
  const added = new SentenceReader(grammarOf(venue, phrases), definitionBook(fingerprint, definitions));
  ofVenues.set(venue, added);
  return added;
}
