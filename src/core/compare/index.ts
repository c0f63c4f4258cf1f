/** A purchase on one venue against the same purchase on the other: settlement of the two contracts, cost, and the better one. */
export { assessTerms, type TermsAssessment } from './assess-terms.ts';
export {
  chooseBest,
  type EvidenceState,
  type PricedOption,
  type QuoteStatus,
} from './choose-best.ts';
export { citeSentences, isExactCitation } from './cite-clauses.ts';
export type { ComparedContract, EvidenceSource } from './compared-contract.ts';
export type {
  Candidate,
  ComparedOption,
  Comparison,
  ComparisonAsked,
  ComparisonAssessment,
  ContractEvidence,
  OptionQuote,
} from './comparison.ts';
export { evidenceHash } from './evidence-hash.ts';
export { fillPurchase, type PurchaseFill } from './fill-purchase.ts';
export { type Citation, type Finding, type FindingTopic, topics } from './finding.ts';
export { counterpartSide, type Mapping, mappingOf } from './mapping.ts';
export type { OptionBook } from './option-book.ts';
export { type PricingTerms, pricingOf } from './pricing-terms.ts';
export { type Purchase, parsePurchaseAmount } from './purchase.ts';
export { findingResults, mappings, type Receipt, receiptStatuses } from './receipt.ts';
export { judgeBranches } from './settlement.ts';
