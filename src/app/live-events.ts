/** Hands what happens in this process on to live streams: quotes, trades, leads, signals, and what graph runs changed. */
import {
  type LeadPublishing,
  type LivePublishing,
  publishLead,
  publishQuote,
  publishRelation,
  publishSignal,
  publishTrade,
} from '../api/index.ts';
import type { SignalChange } from '../core/insight/index.ts';
import type { LeadChange } from '../core/lead/index.ts';
import type { QuoteChange, TradeSeen } from '../core/market/index.ts';
import type { FinishedRun } from '../rebuild/index.ts';
import type { Topic } from '../runtime/topic.ts';

export interface LiveEventsDeps extends LivePublishing, LeadPublishing {
  readonly quotes: Topic<QuoteChange>;
  readonly trades: Topic<TradeSeen>;
  readonly runs: Topic<FinishedRun>;
  readonly leads: Topic<LeadChange>;
  readonly signals?: Topic<SignalChange>;
}

/** Returns what ends it. */
export function publishToStreams(deps: LiveEventsDeps): () => void {
  const ends = [
    deps.quotes.subscribe((change) => publishQuote(deps, change)),
    deps.trades.subscribe((seen) => publishTrade(deps, seen)),
    deps.leads.subscribe((change) => publishLead(deps, change)),
    deps.signals?.subscribe((change) => publishSignal(deps, change)),
    deps.runs.subscribe(({ run, changes }) => {
      for (const change of changes) publishRelation(deps, run.id, change);
    }),
  ];
  return () => {
    for (const end of ends) end?.();
  };
}
