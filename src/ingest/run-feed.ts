/** Keeps a venue's live state up to date: one feed that is opened again if it ever ends by itself. */
import { type Backoff, backoffMs, waitUnlessAborted } from '../runtime/backoff.ts';
import type { Log } from '../runtime/log.ts';
import type { Feed, MarketReference, Venue } from '../venues/index.ts';
import type { FactSink } from './fact-sink.ts';

const defaultReopenBackoff: Backoff = { firstMs: 1_000, maxMs: 60_000 };

/** A feed that failed may have been fetching what it had missed before. */
const refetchedMs = 600_000;

export interface FollowList {
  /** What to follow now, most interesting first. */
  list(): readonly MarketReference[];
  /** Calls back whenever the list is another one; returns a function that ends it. */
  onChange(listener: () => void): () => void;
}

export interface LiveFeed {
  /** The feed in use; undefined before the first one is opened. */
  readonly feed: Feed | undefined;
  /** Trades since `tradesSince`, which another process had until then, are fetched; undefined: none of the past. */
  run(signal: AbortSignal, tradesSince?: number): Promise<void>;
}

export function createLiveFeed(
  deps: {
    readonly log: Log;
    readonly now: () => number;
    readonly venue: Pick<Venue, 'id' | 'openFeed'>;
    readonly sink: Pick<FactSink, 'take' | 'follow' | 'loseFeed'>;
    readonly followed: FollowList;
  },
  reopenBackoff: Backoff = defaultReopenBackoff,
): LiveFeed {
  const { log, now, venue, sink, followed } = deps;
  let feed: Feed | undefined;
  return {
    get feed() {
      return feed;
    },
    run: async (signal, tradesSince) => {
      let since = tradesSince;
      for (let failures = 0; !signal.aborted; failures++) {
        const opened = venue.openFeed({
          onFact: (fact) => sink.take(venue.id, fact),
          tradesSince: since,
        });
        feed = opened;
        const follow = () => {
          const markets = followed.list();
          sink.follow(venue.id, markets, now());
          opened.follow(markets);
        };
        follow();
        const end = followed.onChange(follow);
        try {
          await opened.run(signal);
        } catch (error) {
          if (signal.aborted) return;
          log.error({ venue: venue.id, error }, 'a feed ended by a failure');
        } finally {
          end();
          sink.loseFeed(venue.id, now());
        }
        if (signal.aborted) return;
        since = now() - refetchedMs;
        await waitUnlessAborted(backoffMs(reopenBackoff, failures + 1), signal);
      }
    },
  };
}
