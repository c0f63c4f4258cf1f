/**
 * Every sentence of a rules text with its place, whether it was read, and where in it bounds, times, sources and names stand.
 * Computed on demand by reading the sentences again: the reader itself keeps no places.
 */
import type { ContractVersion, EventFacts } from '../contract/index.ts';
import type { SlotRole } from './clause.ts';
import type { ReadSentence } from './family.ts';
import { type PlacedSentence, placeByPhrases } from './read-by-phrases.ts';
import { type SentenceTools, sentencesInOrder } from './read-sentences.ts';
import { foldWithPlaces, plainText, type SentenceRead } from './text/index.ts';

/** Offsets into the rules as the venue wrote them, in code units; the end is not part of it. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface SentenceSpan extends Stretch {
  /** Undefined for a sentence that is not read. */
  readonly read: ReadSentence | undefined;
  /** In their order, none within another; those that change nothing are left out. */
  readonly parts: readonly SpanPart[];
}

export const spanPartKinds = ['bound', 'window', 'source', 'name'] as const;

export interface SpanPart extends Stretch {
  readonly kind: (typeof spanPartKinds)[number];
}

/** In the order of the text; undefined if it is longer than is read. */
export function sentenceSpans(
  tools: SentenceTools,
  contract: ContractVersion,
  event: EventFacts | undefined,
): readonly SentenceSpan[] | undefined {
  const text = placeByPhrases(tools, contract, event);
  return text === undefined
    ? bookSpans(tools, contract, event)
    : text.sentences.map((placed) => ({
        start: placed.from,
        end: placed.to,
        read: placed.sentence,
        parts: partsOfPhrase(placed),
      }));
}

function partsOfPhrase({ slotPlaces }: PlacedSentence): readonly SpanPart[] {
  return slotPlaces.flatMap(({ part, from, to }) => {
    const kind = kindOfPart.get(part);
    return kind === undefined ? [] : [{ kind, start: from, end: to }];
  });
}

function bookSpans(
  tools: SentenceTools,
  contract: ContractVersion,
  event: EventFacts | undefined,
): readonly SentenceSpan[] | undefined {
  const sentences = sentencesInOrder(tools, contract, event);
  if (sentences === undefined) return undefined;
  const { folded, rawPlace } = foldWithPlaces(contract.rules);
  const spans: SentenceSpan[] = [];
  let from = 0;
  for (const sentence of sentences) {
    const text = plainText(sentence);
    const start = folded.indexOf(text, from);
    // Sentences follow each other with nothing but stops and blanks between them.
    if (start < 0) break;
    let end = start + text.length;
    // The full stop was cut off when the text was divided.
    while (folded.charAt(end) === '.') end += 1;
    from = end;
    const parts = partsOf(sentence).map(({ kind, start: first, end: last }) => ({
      kind,
      start: rawPlace(start + first),
      end: rawPlace(start + last),
    }));
    spans.push({ start: rawPlace(start), end: rawPlace(end), read: sentence.read, parts });
  }
  return spans;
}

const maskPattern = /\u2039[a-z_]+\u203a/g;

/** Within the sentence. The reading may have dropped a mask: then the next one that fits is taken. */
function partsOf({ masked, slots, read }: SentenceRead<ReadSentence | undefined>): readonly SpanPart[] {
  const parts: SpanPart[] = [];
  let longer = 0;
  let next = 0;
  let index = -1;
  for (const match of masked.matchAll(maskPattern)) {
    index += 1;
    const slot = slots[index];
    if (slot === undefined) continue;
    const start = match.index + longer;
    longer += slot.text.length - match[0].length;
    const roled = read?.slots[next];
    if (roled === undefined || roled.slot.kind !== slot.kind || roled.slot.text !== slot.text) continue;
    next += 1;
    const kind = kindOfRole[roled.role];
    if (kind !== undefined) parts.push({ kind, start, end: start + slot.text.length });
  }
  return parts;
}

const kindOfRole: Readonly<Record<SlotRole, SpanPart['kind'] | undefined>> = {
  bound: 'bound',
  period: 'window',
  date: 'window',
  time: 'window',
  until_date: 'window',
  until_time: 'window',
  since_date: 'window',
  since_time: 'window',
  source: 'source',
  league: 'source',
  subject: 'name',
  first: 'name',
  second: 'name',
  opponent: 'name',
  competition: 'name',
  stage: 'name',
  aside: undefined,
};

/** A slot of a phrase is called by its role, or by a name that no family knows. */
const kindOfPart: ReadonlyMap<string, SpanPart['kind'] | undefined> = new Map(Object.entries(kindOfRole));
