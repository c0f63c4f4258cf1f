import type { QuoteRow } from '../ticks/index.ts';
import { loadSteps, type SteppedKind, type StepQuery } from './load-steps.ts';
import type { History } from './open-history.ts';
import { readInteger, readIntegerOrNothing } from './read-value.ts';

const steppedQuotes: SteppedKind<QuoteRow> = {
  kind: 'quote',
  columns: ['yes_ask', 'no_ask', 'price'],
  summed: [],
  toRow: (stored, market) => ({
    market,
    ts: readInteger(stored['ts']),
    yesAsk: readIntegerOrNothing(stored['yes_ask']),
    noAsk: readIntegerOrNothing(stored['no_ask']),
    price: readIntegerOrNothing(stored['price']),
  }),
  join: (_earlier, later) => later,
};

/** The last quote of each step with one, newest first. Rejects with a StoreError. */
export function loadQuotes(
  history: History,
  market: number,
  query: StepQuery,
  signal?: AbortSignal,
): Promise<readonly QuoteRow[]> {
  return loadSteps(history, steppedQuotes, market, query, signal);
}
