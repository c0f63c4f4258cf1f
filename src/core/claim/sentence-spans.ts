/**
 * Every sentence of a rules text with its place, whether it was read, and where in it bounds, times, sources and names stand.
 * Computed on demand by reading the sentences again: the reader itself keeps no places.
 */
import type { ContractVersion, EventFacts } from '../contract/index.ts';
import type { SlotRole } from './clause.ts';
import type { ReadSentence } from './family.ts';
import { type PlacedSentence, type ReaderTools, readText } from './read-by-phrases.ts';

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

/** In the order of the text; undefined if it is longer than is read. A text with odd characters has no sentences. */
export function sentenceSpans(
  tools: ReaderTools,
  contract: ContractVersion,
  event: EventFacts | undefined,
): readonly SentenceSpan[] | undefined {
  const text = readText(tools, contract, event);
  if (text === 'too_large') return undefined;
  if (text === 'refused') return [];
  return text.map((sentence) => ({
    start: sentence.from,
    end: sentence.to,
    read: sentence.read,
    parts: sentence.read === undefined ? [] : partsOf(sentence),
  }));
}

function partsOf({ slotPlaces }: PlacedSentence): readonly SpanPart[] {
  return slotPlaces.flatMap(({ part, from, to }) => {
    const kind = kindOfPart.get(part);
    return kind === undefined ? [] : [{ kind, start: from, end: to }];
  });
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
