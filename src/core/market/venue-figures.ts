/** The venue's own figures beside the terms; a side without a quote is undefined. */
import type { Micros } from '../exact/index.ts';

export interface VenueFigures {
  readonly yesBid: Micros | undefined;
  readonly yesAsk: Micros | undefined;
  readonly lastPrice: Micros | undefined;
  /** Exact decimal texts in dollars. */
  readonly volume24hUsd: string | undefined;
  readonly totalVolumeUsd: string | undefined;
  readonly openInterestUsd: string | undefined;
  /** What the venue says of the game the market is about; left out where it says nothing. */
  readonly game?: 'live' | 'ended';
}
