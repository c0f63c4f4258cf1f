/** What the program found on one topic of two contracts, with the sentences it was read from. */
import { type ClauseTopic, clauseTopics } from '../claim/index.ts';

export type FindingTopic = ClauseTopic;
export const topics: readonly FindingTopic[] = clauseTopics;

export type FindingResult = 'agree' | 'different' | 'unknown';

export interface Citation {
  /** 0 is the requested contract, 1 its counterpart. */
  readonly contract: 0 | 1;
  readonly sourceId: string;
  /** An exact substring of the named source. */
  readonly quote: string;
}

export interface Finding {
  readonly topic: FindingTopic;
  /** `agree` and `different` only where each contract has a sentence on the topic, cited. */
  readonly result: FindingResult;
  readonly explanation: string;
  readonly citations: readonly Citation[];
}
