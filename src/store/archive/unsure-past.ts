import type { Trade } from '../../core/market/index.ts';
import { StoreError } from '../store-error.ts';
import type { FetchedPast } from './save-past.ts';

/**
 * The past of a market was written, and the answer to its commit was lost: it may be in the archive, and then it is whole.
 * How far the past of the market is here says which.
 */
export class UnsurePastError extends StoreError {
  /** Those that are new if it is there. */
  readonly trades: readonly Trade[];
  readonly past: FetchedPast;

  constructor(cause: StoreError, trades: readonly Trade[], past: FetchedPast) {
    super(cause.code, cause.message, { cause });
    this.trades = trades;
    this.past = past;
  }
}
