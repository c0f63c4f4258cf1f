/** Keeps a venue's live books up to date: one feed that is opened again if it ever ends by itself. */
import { type Backoff, backoffMs, wait } from '../runtime/backoff.ts';
import type { Log } from '../runtime/log.ts';
import type { Feed, FeedFact, MarketReference, Venue } from '../venues/index.ts';
import type { LiveBooks } from './live-books.ts';

const reopenBackoff: Backoff = { firstMs: 1_000, maxMs: 60_000 };

export interface FollowedMarkets {
  /** What to follow now, most interesting first. */
  list(): readonly MarketReference[];
  /** Calls back whenever the list is another one; returns a function that ends it. */
  onChange(listener: () => void): () => void;
}

export interface LiveFeed {
  /** The feed in use; undefined before the first one is opened. */
  readonly feed: Feed | undefined;
  run(signal: AbortSignal): Promise<void>;
}

/** `onFact` sees every fact after the books have taken it in. */
export function createLiveFeed(deps: {
  readonly log: Log;
  readonly venue: Venue;
  readonly books: LiveBooks;
  readonly followed: FollowedMarkets;
  readonly onFact?: (fact: FeedFact) => void;
}): LiveFeed {
  const { log, venue, books, followed } = deps;
  let feed: Feed | undefined;
  return {
    get feed() {
      return feed;
    },
    run: async (signal) => {
      for (let failures = 0; !signal.aborted; failures++) {
        const opened = venue.openFeed({
          onFact: (fact) => {
            books.apply(fact);
            deps.onFact?.(fact);
          },
        });
        feed = opened;
        const follow = () => opened.follow(followed.list());
        follow();
        const end = followed.onChange(follow);
        try {
          await opened.run(signal);
        } catch (error) {
          if (signal.aborted) return;
          log.error({ venue: venue.id, error }, 'a feed ended by a failure');
        } finally {
          end();
          books.loseAll();
        }
        if (signal.aborted) return;
        await wait(backoffMs(reopenBackoff, failures + 1), signal).catch(() => undefined);
      }
    },
  };
}
