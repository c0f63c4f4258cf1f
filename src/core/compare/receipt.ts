/** The record of one assessment, bound to the exact sources of both contracts. It is never changed. */
import type { Finding, FindingResult } from './finding.ts';
import type { Mapping } from './mapping.ts';

/** Every word of each, as receipts are stored with them. */
export const mappings = ['same', 'opposite', 'unconfirmed'] as const satisfies readonly Mapping[];
export const findingResults = ['agree', 'different', 'unknown'] as const satisfies readonly FindingResult[];
export const receiptStatuses = ['complete', 'inconclusive'] as const;

export interface Receipt {
  readonly id: string;
  /** What made the assessment. */
  readonly model: string;
  /** The version of the rules it was made by. */
  readonly policy: string;
  readonly status: (typeof receiptStatuses)[number];
  /** Why there is no result; undefined for a complete one. */
  readonly reason: string | undefined;
  /** The strongest objection that was raised; undefined where none was looked for. */
  readonly challenge: string | undefined;
  /** Milliseconds since 1970. */
  readonly assessedAt: number;
  readonly expiresAt: number;
  /** Evidence hashes, the requested contract's first. */
  readonly leftHash: string;
  readonly rightHash: string;
  readonly mapping: Mapping;
  readonly scope: string;
  readonly findings: readonly Finding[];
}
