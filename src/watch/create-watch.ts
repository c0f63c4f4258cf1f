/** The watch as the service runs it: it hears every quote that changes, and the app hands it every run. */
import type { LeadChange } from '../core/lead/index.ts';
import type { QuoteChange } from '../core/market/index.ts';
import { Topic } from '../runtime/topic.ts';
import { LeadWatch, type LeadWatchDeps } from './lead-watch.ts';
import type { LeadWatchOptions } from './watch-options.ts';

export interface WatchDeps extends Omit<LeadWatchDeps, 'changes'> {
  readonly quotes: Topic<QuoteChange>;
}

export interface Watch {
  readonly leads: LeadWatch;
  /** What becomes of leads, in the order of its happening. */
  readonly changes: Topic<LeadChange>;
  /** Until the signal is aborted; no quote is heard before or after. */
  run(signal: AbortSignal): Promise<void>;
}

export function createWatch({ quotes, ...deps }: WatchDeps, options: Partial<LeadWatchOptions> = {}): Watch {
  const changes = new Topic<LeadChange>({ log: deps.log }, 'leads');
  const leads = new LeadWatch({ ...deps, changes }, options);
  return {
    leads,
    changes,
    run: async (signal) => {
      const end = quotes.subscribe((change) => leads.takeQuote(change));
      try {
        await leads.run(signal);
      } finally {
        end();
      }
    },
  };
}
