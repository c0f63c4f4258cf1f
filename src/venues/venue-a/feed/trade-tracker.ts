/** Passes each trade on once, from the stream or by request, and fetches those that were missed. */
import { BoundedCache } from '../../../runtime/bounded-cache.ts';
import type { FeedFact } from '../../feed.ts';
import { VenueError } from '../../venue-error.ts';
import { type TradeDeps, walkTrades } from '../read-trades.ts';
import { type MarketTrade, toWireSeconds } from '../wire/index.ts';

export interface TradeTrackerDeps extends TradeDeps {
  readonly emit: (fact: FeedFact) => void;
  readonly now: () => number;
}

/** More than a busy venue trades in the time a gap is looked back over. */
const rememberedMax = 200_000;
/** Trades may be told a little out of order. */
const overlapMs = 10_000;

export class TradeTracker {
  readonly #deps: TradeTrackerDeps;
  readonly #seen = new BoundedCache<string, true>(rememberedMax);
  #latestAt: number | undefined;

  constructor(deps: TradeTrackerDeps) {
    this.#deps = deps;
  }

  /** Whether anything is known to continue from. */
  get hasStarted(): boolean {
    return this.#latestAt !== undefined;
  }

  take({ market, trade }: MarketTrade, receivedAt: number): void {
    this.#latestAt = Math.max(this.#latestAt ?? trade.venueTime, trade.venueTime);
    if (this.#seen.peek(trade.id)) return;
    this.#seen.save(trade.id, true);
    this.#deps.emit({ kind: 'trade', market, trade, receivedAt });
  }

  /**
   * Reads the trades since the latest known one, newest first, and passes on the new ones, oldest first. The very first
   * time only the latest page is read. Rejects with a VenueError, or with the signal's reason.
   */
  async catchUp(pagesMax: number, signal: AbortSignal): Promise<void> {
    const latestAt = this.#latestAt;
    const query = latestAt === undefined ? {} : { min_ts: toWireSeconds(latestAt - overlapMs) };
    const missed: MarketTrade[] = [];
    let pages = 0;
    try {
      for await (const page of walkTrades(this.#deps, '/markets/trades', query, pagesMax, signal)) {
        missed.push(...page);
        pages += 1;
        const reachesKnown =
          latestAt !== undefined && page.some(({ trade }) => trade.venueTime < latestAt - overlapMs);
        if (reachesKnown || latestAt === undefined) break;
      }
    } catch (error) {
      if (!(error instanceof VenueError) || missed.length === 0) throw error;
      // What was read is passed on all the same; what lies beyond stays missing.
      this.#deps.log.warn({ pages, error }, 'venue_a: trades were missed');
    }
    const receivedAt = this.#deps.now();
    for (const trade of missed.reverse()) this.take(trade, receivedAt);
  }
}
