/** What the insights are answered from. */
import type { VenueId } from '../../../core/contract/index.ts';
import type {
  InsightBoard,
  MarketSignal,
  SettledResults,
  TapeFill,
  TapeQuery,
} from '../../../core/insight/index.ts';

export interface InsightsRouteDeps {
  /** The board in service; undefined before the first is built. */
  readonly insights: () => InsightBoard | undefined;
  /** What was unusual in a market's trading, opened in the 24 hours up to `at`, newest first. */
  readonly signalsOf: (venue: VenueId, id: string, at: number) => readonly MarketSignal[];
  /** Strategies and calibration as last measured; undefined before they first were. */
  readonly settled: () => SettledResults | undefined;
  /** Large fills of accepted markets in the window, newest first. */
  readonly tape: (asked: TapeQuery, signal: AbortSignal) => Promise<readonly TapeFill[]>;
}

/** Of a service that computes none: its insights are unavailable. */
export const noInsights: InsightsRouteDeps = {
  insights: () => undefined,
  signalsOf: () => [],
  settled: () => undefined,
  tape: async () => [],
};
