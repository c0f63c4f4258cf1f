/** Which of two options is better, if everything that it takes to say so is known; else every condition that is not met. */
import type { FillIssue, PurchaseFill } from './fill-purchase.ts';
import type { Mapping } from './mapping.ts';
import type { PurchaseUnit } from './purchase.ts';
import type { Settlement } from './settlement.ts';

export type EvidenceState = 'pending' | 'incomplete' | 'stale' | 'current' | 'inconclusive';

export type QuoteStatus = 'current' | 'limited' | 'unavailable';

export interface PricedOption {
  readonly status: QuoteStatus;
  /** Undefined where there is no book to fill from. */
  readonly fill: PurchaseFill | undefined;
}

interface Assessed {
  readonly mapping: Mapping;
  readonly settlement: Settlement;
  readonly evidence: EvidenceState;
}

export interface Choice {
  readonly best: 0 | 1 | undefined;
  /** Millionths of a dollar for shares, whole shares for a budget. Undefined where there is no best. */
  readonly advantage: number | undefined;
  /**
   * Codes, each once, empty exactly if there is a best: `no_counterpart`, `mapping_unconfirmed`, `settlement_different`,
   * `settlement_unknown`, `evidence_pending` (`…_incomplete`, `…_stale`, `…_inconclusive`), `tie`; and of one option, with its
   * index: `quote_limited:0`, `quote_unavailable:0`, and the issues of its fill, such as `fee_unknown:1`.
   */
  readonly reasons: readonly string[];
}

/** `counterpart` is undefined where no contract of the other venue is related. */
export function chooseBest(
  unit: PurchaseUnit,
  assessed: Assessed,
  requested: PricedOption,
  counterpart: PricedOption | undefined,
): Choice {
  const reasons = counterpart === undefined ? ['no_counterpart'] : pairReasons(assessed);
  if (assessed.evidence !== 'current') reasons.push(`evidence_${assessed.evidence}`);
  const options = counterpart === undefined ? [requested] : [requested, counterpart];
  for (const [index, option] of options.entries()) {
    reasons.push(...optionReasons(option).map((reason) => `${reason}:${index}`));
  }
  const left = requested.fill;
  const right = counterpart?.fill;
  if (reasons.length > 0 || left === undefined || right === undefined) return none(reasons);
  // What is better is above zero for the requested contract.
  const better = unit === 'shares' ? (right.total ?? 0) - (left.total ?? 0) : left.quantity - right.quantity;
  if (better === 0) return none(['tie']);
  return { best: better > 0 ? 0 : 1, advantage: Math.abs(better), reasons };
}

function none(reasons: readonly string[]): Choice {
  return { best: undefined, advantage: undefined, reasons };
}

function pairReasons({ mapping, settlement }: Assessed): string[] {
  return [
    ...(mapping === 'unconfirmed' ? ['mapping_unconfirmed'] : []),
    ...(settlement === 'compatible' ? [] : [`settlement_${settlement}`]),
  ];
}

function optionReasons({ status, fill }: PricedOption): readonly string[] {
  const ofQuote = status === 'current' ? [] : [`quote_${status}`];
  if (fill === undefined) return ofQuote.length === 0 ? ['quote_unavailable'] : ofQuote;
  // Nothing that keeps a best from being named goes without a reason.
  const ofFill: readonly FillIssue[] = fill.filled || fill.issues.length > 0 ? fill.issues : ['thin_book'];
  const isFeeNamed = fill.total !== undefined || ofFill.includes('fee_unknown');
  return [...ofQuote, ...ofFill, ...(isFeeNamed ? [] : ['fee_unknown'])];
}
