/** What compares purchases, as far as the API knows it. */

import type { ServedRun } from '../../../core/catalog/index.ts';
import type { Candidate, Comparison, ComparisonAsked } from '../../../core/compare/index.ts';
import type { Store } from '../../../store/index.ts';
import type { FindLive } from '../../market-text.ts';
import { RequestError } from '../../request-error.ts';

export interface ComparisonDeps {
  /** What a market of the run can be compared with now, strongest first. */
  readonly candidatesOf: (served: ServedRun, index: number) => readonly Candidate[];
  /** Undefined where something has to be read first. */
  readonly compareNow: (asked: ComparisonAsked) => Comparison | undefined;
  /** Rejects with a StoreError, or the signal's reason. */
  readonly compare: (asked: ComparisonAsked, signal: AbortSignal) => Promise<Comparison>;
}

export interface ComparisonRouteDeps {
  /** Undefined before the first run has finished. */
  readonly served: () => ServedRun | undefined;
  readonly findLive: FindLive;
  readonly store: Store;
  readonly comparison: ComparisonDeps;
}

/** Of a process that compares nothing. */
export const noComparison: ComparisonDeps = {
  candidatesOf: () => [],
  compareNow: () => undefined,
  compare: () =>
    Promise.reject(
      new RequestError('graph_unavailable', 'Nothing is compared here.', { retryAfterMs: 30_000 }),
    ),
};
