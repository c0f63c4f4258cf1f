/** What the service says of its parts before they run: no graph, no feed, nothing recorded, nothing settled. */
import { type Accuracy, apiVersion, type Status } from '../api/index.ts';
import type { DatabaseState, StoreConnection } from '../store/index.ts';

export function describeService(facts: {
  readonly databaseKind: StoreConnection['kind'];
  readonly database: DatabaseState;
  readonly uptimeMs: number;
}): Status {
  return {
    api_version: apiVersion,
    graph: null,
    venues: [silentFeed('venue_a'), silentFeed('venue_b')],
    recorder: { rows_per_second: 0, queue_rows: 0, oldest_unsaved_ms: null },
    database: {
      kind: facts.databaseKind,
      reachable: facts.database.reachable,
      version: facts.database.version ?? null,
    },
    uptime_seconds: Math.floor(facts.uptimeMs / 1000),
  };
}

function silentFeed(venue: 'venue_a' | 'venue_b'): Status['venues'][number] {
  return {
    venue,
    connected: false,
    last_message_at: null,
    lag_ms: null,
    gaps_healed: 0,
    markets_listed: 0,
    listing_complete: false,
  };
}

/** No relation has been published, so none could be checked. */
export const emptyAccuracy: Accuracy = {
  since: null,
  totals: { checked: 0, held: 0, violated: 0, excluded: 0, rate: null, rate_low: null },
  rows: [],
  violations: [],
};
