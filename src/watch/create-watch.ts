/** The watch as the service runs it: it hears every quote and every fee that changes, and the app hands it every run. */
import type { LeadChange } from '../core/lead/index.ts';
import type { FeesChange, QuoteChange } from '../core/market/index.ts';
import { Topic } from '../runtime/topic.ts';
import { LeadWatch, type LeadWatchDeps } from './lead-watch.ts';
import type { LeadWatchOptions } from './watch-options.ts';

export interface WatchDeps extends Omit<LeadWatchDeps, 'changes'> {
  readonly quotes: Topic<QuoteChange>;
  /** Fees that a listing changed. */
  readonly fees?: Topic<FeesChange> | undefined;
}

export interface Watch {
  readonly leads: LeadWatch;
  /** What becomes of leads, in the order of its happening. */
  readonly changes: Topic<LeadChange>;
  /** Until the signal is aborted; nothing is heard before or after. */
  run(signal: AbortSignal): Promise<void>;
}

export function createWatch(
  { quotes, fees, ...deps }: WatchDeps,
  options: Partial<LeadWatchOptions> = {},
): Watch {
  const changes = new Topic<LeadChange>({ log: deps.log }, 'leads');
  const leads = new LeadWatch({ ...deps, changes }, options);
  return {
    leads,
    changes,
    run: async (signal) => {
      const ends = [
        quotes.subscribe((change) => leads.takeQuote(change)),
        fees?.subscribe((change) => leads.takeFees(change)),
      ];
      try {
        await leads.run(signal);
      } finally {
        for (const end of ends) end?.();
      }
    },
  };
}
