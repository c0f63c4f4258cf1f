/** The recorder's batches in PostgreSQL. */
import {
  createTickWriter,
  endRecorderSession,
  type FindSealedTradeIds,
  type Store,
  saveTicks,
  takeRecorderSession,
} from '../../store/index.ts';
import type { TickStore } from './recorder.ts';
import { defaultRecorderLimits } from './recorder-limits.ts';

export function createDatabaseTicks(
  deps: {
    readonly store: Store;
    readonly now: () => number;
    readonly findSealedTradeIds: FindSealedTradeIds;
  },
  { deadAfterMs }: { readonly deadAfterMs: number } = defaultRecorderLimits,
): TickStore {
  const { store, now } = deps;
  const writer = createTickWriter(deps);
  return {
    takeSession: (signal) => takeRecorderSession(store, { now, deadAfterMs }, signal),
    save: (session, batch, signal) => saveTicks(writer, session, batch, signal),
    endSession: (session, at, signal) => endRecorderSession(store, session, at, signal),
  };
}
