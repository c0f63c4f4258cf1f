/**
 * A rules text that the phrases of its venue read whole, as families take it. One sentence that no phrase reads, and the
 * text has no reading here: sentences of phrases and of the clause book are never mixed within a text, because references
 * and headings are bound across all of its sentences.
 */
import type { ContractVersion, EventFacts, VenueId } from '../contract/index.ts';
import type { Family, ReadSentence } from './family.ts';
import type { Fingerprint } from './fingerprint.ts';
import {
  definitionBook,
  definitions,
  grammarOf,
  phrases,
  readContractRules,
  readWholeContract,
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
export interface TextByPhrases<Sentence> {
  readonly family: Family;
  readonly sentences: readonly Sentence[];
}

/** Undefined if phrases do not read the whole text. */
export function readByPhrases(
  { fingerprint, readsPhrases = true }: ReaderTools,
  contract: ContractVersion,
  event: EventFacts | undefined,
): TextByPhrases<ReadSentence> | undefined {
  const sentences = readsPhrases
    ? readWholeContract(readerOf(fingerprint, contract.venue), contract, event)
    : undefined;
  if (sentences === undefined) return undefined;
  const family = namedFamily(sentences);
  return 'reason' in family ? undefined : { family, sentences };
}

/** The same, with the places of the sentences. */
export function placeByPhrases(
  tools: ReaderTools,
  contract: ContractVersion,
  event: EventFacts | undefined,
): TextByPhrases<PlacedSentence> | undefined {
  const text = readByPhrases(tools, contract, event);
  if (text === undefined) return undefined;
  const reading = readContractRules(readerOf(tools.fingerprint, contract.venue), contract, event);
  if (reading.kind !== 'read') return undefined;
  const sentences = reading.sentences.flatMap(({ span, reading: each }, place): PlacedSentence[] => {
    const sentence = text.sentences[place];
    if (sentence === undefined || each.kind !== 'read') return [];
    return [{ ...span, sentence, slotPlaces: each.slots.map(({ part, from, to }) => ({ part, from, to })) }];
  });
  return { family: text.family, sentences };
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
