import type { TopRow } from '../ticks/index.ts';
import { loadSteps, type SteppedKind, type StepQuery } from './load-steps.ts';
import type { History } from './open-history.ts';
import { readBigInt, readInteger, readIntegerOrNothing } from './read-value.ts';

const steppedTops: SteppedKind<TopRow> = {
  kind: 'top',
  columns: ['bid', 'bid_quantity', 'ask', 'ask_quantity', 'yes_depth', 'no_depth'],
  summed: ['changes'],
  toRow: (stored, market) => ({
    market,
    ts: readInteger(stored['ts']),
    changes: readInteger(stored['changes']),
    bid: readIntegerOrNothing(stored['bid']),
    bidQuantity: readIntegerOrNothing(stored['bid_quantity']),
    ask: readIntegerOrNothing(stored['ask']),
    askQuantity: readIntegerOrNothing(stored['ask_quantity']),
    yesDepth: readBigInt(stored['yes_depth']),
    noDepth: readBigInt(stored['no_depth']),
  }),
  join: (earlier, later) => ({ ...later, changes: earlier.changes + later.changes }),
};

/** The last top of the book of each step with one, newest first; `changes` is of the whole step. Rejects with a StoreError. */
export function loadTops(
  history: History,
  market: number,
  query: StepQuery,
  signal?: AbortSignal,
): Promise<readonly TopRow[]> {
  return loadSteps(history, steppedTops, market, query, signal);
}
