/** The feed without a key: books by request, one after another within the venue's limits, and trades page by page. */

import { type Book, booksEqual } from '../../../core/market/index.ts';
import { BoundedCache } from '../../../runtime/bounded-cache.ts';
import type { Feed, FeedDeps, FeedFact, FeedStatus } from '../../feed.ts';
import type { MarketReference } from '../../market-reference.ts';
import type { TradeCatchUp } from '../../trade-catch-up.ts';
import { VenueError } from '../../venue-error.ts';
import type { Api, VenueADeps } from '../api.ts';
import type { VenueAOptions } from '../options.ts';
import { readWholeBook } from '../read-book.ts';
import { pause } from './book-socket.ts';
import { FeedHealth } from './feed-health.ts';
import { LatestValue } from './latest-value.ts';
import { type Poll, PollOrder } from './poll-order.ts';
import { openTradeCatchUp } from './trade-source.ts';

const connection = 'venue_a polling';
/** How long a worker waits when no book is due, as a share of the shortest time between two readings. */
const idleShare = 0.25;
const booksKeptMax = 20_000;

export class PollingFeed implements Feed {
  readonly venue = 'venue_a' as const;
  readonly #deps: VenueADeps;
  readonly #options: VenueAOptions;
  readonly #api: Api;
  readonly #emit: (fact: FeedFact) => void;
  readonly #health = new FeedHealth();
  readonly #order: PollOrder;
  readonly #trades: TradeCatchUp;
  readonly #books = new BoundedCache<string, Book>(booksKeptMax);
  readonly #wanted = new LatestValue<readonly MarketReference[]>();
  #connected = false;

  constructor(deps: VenueADeps & FeedDeps, options: VenueAOptions, api: Api) {
    this.#deps = deps;
    this.#options = options;
    this.#api = api;
    this.#emit = deps.onFact;
    this.#order = new PollOrder(options.polling);
    const { polling, listing } = options;
    this.#trades = openTradeCatchUp(
      { ...deps, emit: this.#emit, api, options: listing },
      polling.tradeCatchUp,
    );
  }

  follow(markets: readonly MarketReference[]): void {
    this.#wanted.put(markets);
  }

  status(): FeedStatus {
    return {
      connected: this.#connected,
      lastMessageAt: this.#health.lastMessageAt,
      lagMs: undefined,
      gapsHealed: this.#health.gapsHealed,
      marketsFollowed: this.#order.followed,
      marketsCurrent: this.#order.current,
      issue: undefined,
    };
  }

  async run(signal: AbortSignal): Promise<void> {
    const workers = Array.from({ length: this.#options.polling.workers }, () => this.#work(signal));
    await Promise.all([...workers, this.#pollTrades(signal), this.#watchAge(signal), this.#reorder(signal)]);
  }

  async #reorder(signal: AbortSignal): Promise<void> {
    for await (const markets of this.#wanted.take(signal)) {
      const dropped = this.#order.follow(markets.map(({ id }) => id));
      for (const market of dropped) this.#books.delete(market);
      this.#suspect(dropped, 'not_followed');
    }
  }

  async #work(signal: AbortSignal): Promise<void> {
    const { againAfterMs } = this.#options.polling;
    while (!signal.aborted) {
      const poll = this.#order.next(this.#deps.now());
      if (poll === undefined) await pause(Math.max(10, againAfterMs * idleShare), signal);
      else await this.#poll(poll, signal);
    }
  }

  async #poll(poll: Poll, signal: AbortSignal): Promise<void> {
    const { market } = poll;
    try {
      const deps = { api: this.#api, now: this.#deps.now };
      const { book, receivedAt } = await readWholeBook(deps, market, signal);
      this.#answered(receivedAt);
      if (!this.#order.succeeded(poll, receivedAt)) return;
      const before = this.#books.find(market);
      this.#books.save(market, book);
      this.#emit({
        kind: 'book',
        market,
        book,
        changes: before && booksEqual(before, book) ? [] : 'all',
        assurance: 'full',
        source: 'rest',
        venueTime: undefined,
        receivedAt,
      });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof VenueError)) throw error;
      if (error.code === 'unreachable' || error.code === 'timeout') this.#lost(error.code);
      this.#books.delete(market);
      if (this.#order.failed(poll)) this.#suspect([market], 'poll_failed');
    }
  }

  async #pollTrades(signal: AbortSignal): Promise<void> {
    const { tradesEveryMs, tradesSettledEvery } = this.#options.polling;
    let untilSettled = 0;
    do {
      try {
        await this.#trades.pass(untilSettled <= 0 ? 'settled' : 'recent', signal);
        untilSettled = untilSettled <= 0 ? tradesSettledEvery : untilSettled - 1;
        this.#answered(this.#deps.now());
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof VenueError)) throw error;
        this.#deps.log.warn({ error }, 'venue_a: trades could not be polled');
      }
    } while (await pause(tradesEveryMs, signal));
  }

  async #watchAge(signal: AbortSignal): Promise<void> {
    while (await pause(Math.max(10, this.#options.polling.staleAfterMs / 8), signal)) {
      const stale = this.#order.takeStale(this.#deps.now());
      for (const market of stale) this.#books.delete(market);
      this.#suspect(stale, 'silent');
    }
  }

  #answered(receivedAt: number): void {
    this.#health.received(receivedAt, undefined);
    if (this.#connected) return;
    this.#connected = true;
    this.#emit({ kind: 'connected', connection, receivedAt });
  }

  /** Each book is current by its own age, so a lost connection ends none of them by itself. */
  #lost(reason: string): void {
    if (!this.#connected) return;
    this.#connected = false;
    this.#emit({ kind: 'disconnected', connection, markets: [], reason, receivedAt: this.#deps.now() });
  }

  #suspect(markets: readonly string[], reason: 'not_followed' | 'poll_failed' | 'silent'): void {
    if (markets.length === 0) return;
    this.#emit({ kind: 'suspect', markets, reason, receivedAt: this.#deps.now() });
  }
}
