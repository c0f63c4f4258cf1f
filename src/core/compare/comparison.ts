/** A purchase compared on two venues, as it is answered. Times are in milliseconds since 1970. */
import type { ServedRun } from '../catalog/index.ts';
import type { ContractVersion, EventFacts } from '../contract/index.ts';
import type { OutcomeSide } from '../lead/index.ts';
import type { RelationKind } from '../relation/index.ts';
import type { EvidenceState, PricedOption } from './choose-best.ts';
import type { EvidenceSource } from './compared-contract.ts';
import type { Finding } from './finding.ts';
import type { Mapping } from './mapping.ts';
import type { PricingTerms } from './pricing-terms.ts';
import type { Purchase } from './purchase.ts';
import type { Receipt } from './receipt.ts';
import type { Settlement } from './settlement.ts';

/** A contract of the other venue that a market can be compared with. */
export interface Candidate {
  /** In the run. */
  readonly index: number;
  /** From the asked market's side. */
  readonly relation: RelationKind;
}

export interface ComparisonAsked {
  readonly served: ServedRun;
  /** Of the market in the run. */
  readonly index: number;
  /** One of the candidates; the strongest where it is undefined. */
  readonly counterpart: number | undefined;
  readonly purchase: Purchase;
}

/** Every captured text of a contract. The same value as long as its run is in service. */
export interface ContractEvidence {
  readonly contract: ContractVersion;
  readonly event: EventFacts | undefined;
  readonly sources: readonly EvidenceSource[];
  /** SHA-256 over its identity and its sources. */
  readonly hash: string;
  /** What the terms name and was not captured, in words for `evidence_issues`; empty if nothing is missing. */
  readonly missing: readonly string[];
}

export interface OptionQuote extends PricedOption {
  /** Bought on this contract. */
  readonly side: OutcomeSide;
  /** When the book was seen; undefined where there is none. */
  readonly asOf: number | undefined;
  readonly validUntil: number | undefined;
  readonly issues: readonly string[];
}

export interface ComparedOption {
  readonly index: number;
  readonly evidence: ContractEvidence;
  readonly evidenceIssues: readonly string[];
  readonly quote: OptionQuote;
}

export interface ComparisonAssessment {
  readonly outcome: string;
  readonly settlement: Settlement;
  readonly evidence: EvidenceState;
  readonly mapping: Mapping;
  readonly summary: string;
  readonly differences: readonly Finding[];
  readonly receipt: Receipt | undefined;
}

export interface Comparison {
  readonly assessment: ComparisonAssessment;
  /** The market asked for, then its counterpart where there is one. */
  readonly options: readonly ComparedOption[];
  readonly best: 0 | 1 | undefined;
  /** Millionths of a dollar for shares, whole shares for a budget. */
  readonly advantage: number | undefined;
  readonly pricing: PricingTerms;
  readonly reasons: readonly string[];
  readonly comparedAt: number;
  /** Strongest first. */
  readonly candidates: readonly Candidate[];
}
