/** The sentences of two contracts by topic, as quotes from their captured sources. */
import { clauseSpans, type HandedPhrase, textOfSpan } from '../claim/index.ts';
import type { ComparedContract, EvidenceSource } from './compared-contract.ts';
import { type Citation, type FindingTopic, topics } from './finding.ts';

export interface CitationTools {
  /** First 32 hex digits of the SHA-256 of a text. */
  readonly fingerprint: (text: string) => string;
  /** Phrases that the source of the contracts hands in. */
  readonly phrases?: readonly HandedPhrase[] | undefined;
}

/** Of one contract on one topic; further sentences on it are left out, those that come first in the text are kept. */
const citationsMax = 4;

export type CitationsByTopic = ReadonlyMap<FindingTopic, readonly Citation[]>;

export interface CitedSentence {
  readonly citation: Citation;
  /** What it is about, in the order of `topics`; never empty. */
  readonly topics: readonly FindingTopic[];
}

/** What a contract says on any topic, in the order of its text. A sentence that stands in no source is not cited. */
export function citeSentences(
  tools: CitationTools,
  { member, contract, event, sources }: ComparedContract,
  place: 0 | 1,
): readonly CitedSentence[] {
  const sentences: CitedSentence[] = [];
  for (const span of clauseSpans(tools, contract, event)) {
    const citation = locate(textOfSpan(contract, span).slice(span.start, span.end), sources, place);
    if (citation === undefined) continue;
    const isAbout = (topic: FindingTopic): boolean =>
      span.topics.has(topic) ||
      (topic === 'source' && span.topics.has('outcome') && namesSource(citation.quote, member));
    sentences.push({ citation, topics: topics.filter(isAbout) });
  }
  // A structured term, where the sources hold the terms as they were captured.
  const currency = locate(`"currency":"${contract.settlement.currency}"`, sources, place);
  if (currency !== undefined) sentences.push({ citation: currency, topics: ['currency'] });
  return sentences;
}

/** The same by topic, each sentence once. */
export function citeClauses(
  tools: CitationTools,
  compared: ComparedContract,
  place: 0 | 1,
): CitationsByTopic {
  const found = new Map<FindingTopic, Citation[]>();
  for (const { citation, topics: own } of citeSentences(tools, compared, place)) {
    for (const topic of own) add(found, topic, citation);
  }
  return found;
}

/** How texts name a publisher, by the source of claims on its figures. */
const publishers: ReadonlyMap<string, RegExp> = new Map([
  ['BLS', /\bBLS\b|Bureau of Labor Statistics/],
  ['BEA', /\bBEA\b|Bureau of Economic Analysis/],
  ['ISM', /\bISM\b|Institute for Supply Management/],
  ['NWS daily climate report', /\bNWS\b|National Weather Service/],
]);

/** Whether a statement says by whose word it is decided: `according to the Bureau of Labor Statistics`. */
function namesSource(quote: string, { claim }: ComparedContract['member']): boolean {
  if (claim === undefined) return false;
  const { source } = claim.variable.frame;
  return quote.includes(source) || publishers.get(source)?.test(quote) === true;
}

/** Whether each quote is an exact substring of the source it names. What is not must not be shown. */
export function isExactCitation({ sourceId, quote }: Citation, sources: readonly EvidenceSource[]): boolean {
  return quote !== '' && sources.some(({ id, text }) => id === sourceId && text.includes(quote));
}

function locate(quote: string, sources: readonly EvidenceSource[], place: 0 | 1): Citation | undefined {
  const wholeOrContent = [quote, quote.replace(clarificationPrefix, '')];
  for (const words of wholeOrContent) {
    const source = words === '' ? undefined : sources.find(({ text }) => text.includes(words));
    if (source !== undefined) return { contract: place, sourceId: source.id, quote: words };
  }
  return undefined;
}

/** The complete rules name the day of a clarification before its text; the captured clarification has the text alone. */
const clarificationPrefix = /^Clarification \([^)]*\): /;

function add(found: Map<FindingTopic, Citation[]>, topic: FindingTopic, citation: Citation): void {
  const known = found.get(topic) ?? [];
  const isKnown = known.some(
    ({ quote, sourceId }) => quote === citation.quote && sourceId === citation.sourceId,
  );
  if (!isKnown && known.length < citationsMax) known.push(citation);
  found.set(topic, known);
}
