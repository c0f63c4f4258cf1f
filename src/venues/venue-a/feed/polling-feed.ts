/**
 * The feed without a key. A request brings one book, or the best prices of hundreds of markets: so every market is quoted
 * from the market list, and whole books are read only where they are needed. Trades come page by page.
 *
 *   market list ─ quotes ────────────────► every followed market
 *   lead, reader ─ wantBook ─ poll order ─► whole books of some
 */

import { type Book, bestAsk, bestBid, booksEqual } from '../../../core/market/index.ts';
import { BoundedCache } from '../../../runtime/bounded-cache.ts';
import type { Feed, FeedDeps, FeedFact, FeedStatus, MarketQuote, SuspectReason } from '../../feed.ts';
import type { MarketReference } from '../../market-reference.ts';
import type { TradeCatchUp } from '../../trade-catch-up.ts';
import { VenueError } from '../../venue-error.ts';
import type { Api, VenueADeps } from '../api.ts';
import type { VenueAOptions } from '../options.ts';
import { readWholeBook } from '../read-book.ts';
import { readQuotes } from '../read-quotes.ts';
import { pause } from './book-socket.ts';
import { FeedHealth } from './feed-health.ts';
import { LatestValue } from './latest-value.ts';
import { type Poll, PollOrder } from './poll-order.ts';
import { QuoteRounds } from './quote-rounds.ts';
import { openTradeCatchUp } from './trade-source.ts';

const connection = 'venue_a polling';
/** How long a worker waits when nothing is due, as a share of the shortest time between two readings. */
const idleShare = 0.25;

/** A request that is wrong as it stands, which a shorter one may not be. */
const tooLongStatuses: ReadonlySet<number> = new Set([400, 413, 414, 422, 431]);

export class PollingFeed implements Feed {
  readonly venue = 'venue_a' as const;
  readonly #deps: VenueADeps;
  readonly #options: VenueAOptions;
  readonly #api: Api;
  readonly #emit: (fact: FeedFact) => void;
  readonly #health = new FeedHealth();
  readonly #rounds: QuoteRounds;
  readonly #order: PollOrder;
  readonly #trades: TradeCatchUp;
  /** As last published; no more than are needed at a time. */
  readonly #books: BoundedCache<string, Book>;
  readonly #wanted = new LatestValue<readonly MarketReference[]>();
  #followed: readonly string[] = [];
  #connected = false;

  constructor(deps: VenueADeps & FeedDeps, options: VenueAOptions, api: Api) {
    this.#deps = deps;
    this.#options = options;
    this.#api = api;
    this.#emit = deps.onFact;
    const { polling, listing } = options;
    this.#rounds = new QuoteRounds(polling.quotes);
    this.#order = new PollOrder(polling.books);
    this.#books = new BoundedCache(polling.books.wantedMax);
    this.#trades = openTradeCatchUp(
      { ...deps, emit: this.#emit, api, options: listing },
      polling.tradeCatchUp,
    );
  }

  follow(markets: readonly MarketReference[]): void {
    this.#wanted.put(markets);
  }

  wantBook(market: string): void {
    this.#order.want(market, this.#deps.now());
  }

  status(): FeedStatus {
    const now = this.#deps.now();
    const isQuoted = (market: string) => this.#order.isCurrent(market) || this.#rounds.isFresh(market, now);
    return {
      connected: this.#connected,
      lastMessageAt: this.#health.lastMessageAt,
      lagMs: undefined,
      gapsHealed: this.#health.gapsHealed,
      marketsFollowed: this.#order.followed,
      marketsCurrent: this.#order.current,
      marketsQuoted: this.#followed.filter(isQuoted).length,
      issue: undefined,
    };
  }

  async run(signal: AbortSignal): Promise<void> {
    const workers = Array.from({ length: this.#options.polling.workers }, () => this.#work(signal));
    await Promise.all([
      ...workers,
      this.#pollQuotes(signal),
      this.#pollTrades(signal),
      this.#watchAge(signal),
      this.#reorder(signal),
    ]);
  }

  async #reorder(signal: AbortSignal): Promise<void> {
    for await (const markets of this.#wanted.take(signal)) {
      this.#followed = [...new Set(markets.map(({ id }) => id))];
      this.#rounds.follow(this.#followed);
      const dropped = this.#order.follow(this.#followed);
      for (const market of dropped) this.#books.delete(market);
      this.#suspect(dropped, 'not_followed');
    }
  }

  async #work(signal: AbortSignal): Promise<void> {
    const { againAfterMs } = this.#options.polling.books;
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
      if (this.#order.failed(poll, this.#deps.now())) this.#suspect([market], 'poll_failed');
    }
  }

  async #pollQuotes(signal: AbortSignal): Promise<void> {
    const { firstEveryMs } = this.#options.polling.quotes;
    while (!signal.aborted) {
      const markets = this.#rounds.next(this.#deps.now());
      if (markets === undefined) await pause(Math.max(10, firstEveryMs * idleShare), signal);
      else await this.#quote(markets, signal);
    }
  }

  async #quote(markets: readonly string[], signal: AbortSignal): Promise<void> {
    try {
      const deps = { api: this.#api, now: this.#deps.now };
      const { quotes, receivedAt } = await readQuotes(deps, markets, signal);
      this.#answered(receivedAt);
      const followed = new Set(this.#followed);
      const wanted = quotes.filter(({ market }) => followed.has(market));
      this.#rounds.answered(
        wanted.map(({ market }) => market),
        receivedAt,
      );
      for (const quote of wanted) if (this.#isOutdated(quote)) this.#order.hurry(quote.market);
      this.#emit({ kind: 'quotes', quotes: wanted, receivedAt });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof VenueError)) throw error;
      if (error.code === 'unreachable' || error.code === 'timeout') this.#lost(error.code);
      // How many tickers an address may carry is not documented. Whom the venue keeps out it keeps out at any length.
      const isTooLong = tooLongStatuses.has(error.status ?? 0);
      const isShorter = isTooLong && this.#rounds.shorten(this.#deps.now());
      this.#deps.log.warn({ error, markets: markets.length, isShorter }, 'venue_a: quotes could not be read');
    }
  }

  /** The list may be some seconds behind the book, or ahead of it: only reading the book again decides. */
  #isOutdated({ market, figures }: MarketQuote): boolean {
    const book = this.#books.find(market);
    return book !== undefined && (bestBid(book) !== figures.yesBid || bestAsk(book) !== figures.yesAsk);
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
    while (await pause(this.#options.polling.books.againAfterMs, signal)) {
      const now = this.#deps.now();
      const stale = this.#order.takeStale(now);
      const released = this.#order.takeReleased(now);
      for (const market of [...stale, ...released]) this.#books.delete(market);
      this.#suspect(stale, 'silent');
      this.#suspect(released, 'not_needed');
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

  #suspect(markets: readonly string[], reason: SuspectReason): void {
    if (markets.length === 0) return;
    this.#emit({ kind: 'suspect', markets, reason, receivedAt: this.#deps.now() });
  }
}
