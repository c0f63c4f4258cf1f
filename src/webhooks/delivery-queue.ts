/** The queue a worker serves: what it may ask of it, and the one in PostgreSQL. */
import {
  type AttemptEnd,
  type ClaimRules,
  type DeliveryExchange,
  exchangeDeliveries,
  type FanOutCounts,
  fanOutEntries,
  type Store,
} from '../store/index.ts';
import { planEvent } from './plan-event.ts';

export interface DeliveryQueue {
  /** Records what ended, as far as the lease of each attempt still stands, and claims what is due. */
  exchange(ends: readonly AttemptEnd[], claim: ClaimRules): Promise<DeliveryExchange>;
  /** Turns undispatched entries into deliveries, a bounded number of them. */
  fanOut(now: number, signal?: AbortSignal): Promise<FanOutCounts>;
}

const entriesMax = 200;
const deliveriesMax = 5_000;

/** `newId` makes the ids of deliveries. */
export function createDatabaseQueue(deps: {
  readonly store: Store;
  readonly newId: () => string;
}): DeliveryQueue {
  const { store, newId } = deps;
  return {
    exchange: (ends, claim) => exchangeDeliveries(store, ends, claim),
    fanOut: (now, signal) =>
      fanOutEntries(
        store,
        {
          now,
          entriesMax,
          deliveriesMax,
          plan: (entry, listeners) => planEvent({ newId }, entry, listeners),
        },
        signal,
      ),
  };
}
