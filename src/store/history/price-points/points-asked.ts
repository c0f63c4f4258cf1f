/** What all loaders of price points are given. */
import type { PriceSpans } from '../../../core/insight/index.ts';
import type { History } from '../open-history.ts';
import type { MarketNames } from './market-names.ts';

export interface PointsAsked {
  readonly history: History;
  readonly now: number;
  readonly spans: PriceSpans;
  readonly names: MarketNames;
  /** Whether also the last session is over. */
  readonly endsLastSession: boolean;
  /** Of one statement to PostgreSQL. */
  readonly pointsPerPage: number;
  readonly signal: AbortSignal | undefined;
}

const minuteMs = 60_000;
const hourMs = 3_600_000;

/** This keeps the points of an hour apart. */
export function stepOf({ spans }: PointsAsked, hour: number): number {
  return hour < spans.minutesFrom ? hourMs : minuteMs;
}
