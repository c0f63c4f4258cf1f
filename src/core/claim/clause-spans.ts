/**
 * Where in a contract's texts its clauses stand, so that a finding can cite the sentence it rests on. Computed on demand by
 * reading the sentences again: a claim keeps no places.
 */
import type { ContractVersion, EventFacts } from '../contract/index.ts';
import { type ClauseTopic, topicsOf } from './clause-topics.ts';
import type { ReaderTools } from './read-by-phrases.ts';
import { sentenceSpans } from './sentence-spans.ts';

/** A stretch of one text of a contract that was read as one clause. */
export interface ClauseSpan {
  /** `rules`: the complete rules text. `early_close_condition`: the structured term of that name. */
  readonly source: 'rules' | 'early_close_condition';
  /** Offsets into the text as the venue wrote it, in code units; the end is not part of it. */
  readonly start: number;
  readonly end: number;
  /** Never empty. */
  readonly topics: ReadonlySet<ClauseTopic>;
  /** What it says, in our own words. */
  readonly words: string;
}

const earlyClose: ReadonlySet<ClauseTopic> = new Set(['early_close']);

/** In the order of the text. Sentences that are not known, or say nothing on any topic, have no span. */
export function clauseSpans(
  tools: ReaderTools,
  contract: ContractVersion,
  event: EventFacts | undefined,
): readonly ClauseSpan[] {
  return [...ruleSpans(tools, contract, event), ...earlyCloseSpan(contract)];
}

/** The text that a span is a part of. */
export function textOfSpan(contract: ContractVersion, { source }: Pick<ClauseSpan, 'source'>): string {
  if (source === 'rules') return contract.rules;
  const condition = contract.terms['early_close_condition'];
  return typeof condition === 'string' ? condition : '';
}

function ruleSpans(
  tools: ReaderTools,
  contract: ContractVersion,
  event: EventFacts | undefined,
): readonly ClauseSpan[] {
  const spans = sentenceSpans(tools, contract, event) ?? [];
  return spans.flatMap(({ start, end, read }) => {
    const topics = read === undefined ? undefined : topicsOf(read);
    if (read === undefined || topics === undefined || topics.size === 0) return [];
    return [{ source: 'rules', start, end, topics, words: read.words }];
  });
}

function earlyCloseSpan(contract: ContractVersion): readonly ClauseSpan[] {
  const source = 'early_close_condition';
  const text = textOfSpan(contract, { source });
  if (text.trim() === '') return [];
  const words = 'when trading may stop early';
  return [{ source, start: 0, end: text.length, topics: earlyClose, words }];
}
