/** The feed with a key: books on several sockets, trades and news on one of their own, and a sweep that checks books. */
import type { Feed, FeedDeps, FeedFact, FeedStatus } from '../../feed.ts';
import type { FeedSocketOptions } from '../../feed-socket.ts';
import type { MarketReference } from '../../market-reference.ts';
import { TradeChecks } from '../../trade-checks.ts';
import type { Api, VenueADeps } from '../api.ts';
import type { VenueAOptions } from '../options.ts';
import { readWholeBook } from '../read-book.ts';
import type { Sign } from '../sign.ts';
import { ActivitySocket } from './activity-socket.ts';
import { assignSockets } from './assign-sockets.ts';
import { BookSocket, pause } from './book-socket.ts';
import { otherScale } from './book-stream.ts';
import type { CrossCheckVerdict } from './cross-check.ts';
import { FeedHealth } from './feed-health.ts';
import { FeedScale } from './feed-scale.ts';
import { LatestValue } from './latest-value.ts';
import { openTradeCatchUp } from './trade-source.ts';

export class StreamFeed implements Feed {
  readonly venue = 'venue_a' as const;
  readonly #deps: VenueADeps;
  readonly #options: VenueAOptions;
  readonly #api: Api;
  readonly #sign: Sign;
  readonly #emit: (fact: FeedFact) => void;
  readonly #health = new FeedHealth();
  readonly #activity: ActivitySocket;
  readonly #tradeChecks: TradeChecks;
  readonly #books: BookSocket[] = [];
  readonly #eventOf = new Map<string, string>();
  readonly #wanted = new LatestValue<readonly MarketReference[]>();
  readonly #scale = new FeedScale();
  #swept = 0;

  constructor(deps: VenueADeps & FeedDeps, options: VenueAOptions, api: Api, sign: Sign) {
    this.#deps = deps;
    this.#options = options;
    this.#api = api;
    this.#sign = sign;
    this.#emit = deps.onFact;
    const emit = this.#emit;
    const { stream, listing } = options;
    const catchUp = openTradeCatchUp({ ...deps, emit, api, options: listing }, stream.tradeCatchUp);
    this.#activity = new ActivitySocket(
      {
        ...deps,
        emit,
        health: this.#health,
        onTrade: (trade, receivedAt) => void catchUp.take(trade, receivedAt),
        onTradesLost: () => this.#tradeChecks.need(),
        marketsOf: (event) => this.#marketsOf(event),
      },
      stream,
      this.#socketOptions('venue_a activity'),
    );
    this.#tradeChecks = new TradeChecks({ ...deps, catchUp }, stream.tradeChecks, (found) => {
      if (found > 0) this.#activity.missedTrades();
    });
  }

  follow(markets: readonly MarketReference[]): void {
    this.#wanted.put(markets);
  }

  status(): FeedStatus {
    const sum = (count: (socket: BookSocket) => number) =>
      this.#books.reduce((total, socket) => total + count(socket), 0);
    const current = this.#scale.isDoubted ? 0 : sum((socket) => socket.stream.currentCount);
    return {
      connected: this.#activity.isOpen && this.#books.every((socket) => socket.isOpen),
      lastMessageAt: this.#health.lastMessageAt,
      lagMs: this.#health.lagMs,
      gapsHealed: this.#health.gapsHealed,
      marketsFollowed: sum((socket) => socket.stream.markets.length),
      marketsCurrent: current,
      marketsQuoted: current,
      issue: this.#scale.issue,
    };
  }

  async run(signal: AbortSignal): Promise<void> {
    const stop = new AbortController();
    const inner = AbortSignal.any([signal, stop.signal]);
    const running = new Set<Promise<void>>();
    const failed = Promise.withResolvers<never>();
    const start = (part: (signal: AbortSignal) => Promise<void>) => {
      const run = part(inner).catch((error: unknown) => failed.reject(error));
      running.add(run);
    };
    start((each) => this.#activity.run(each));
    start((each) => this.#tradeChecks.run(each));
    start((each) => this.#sweep(each));
    for (const socket of this.#books) start((each) => socket.run(each));
    start(async (each) => {
      for await (const markets of this.#wanted.take(each)) {
        for (const socket of this.#assign(markets)) start((its) => socket.run(its));
      }
    });
    try {
      await Promise.race([failed.promise, aborted(signal)]);
    } finally {
      stop.abort();
      await Promise.all(running);
    }
  }

  /** Gives the sockets that are new. */
  #assign(markets: readonly MarketReference[]): readonly BookSocket[] {
    const { sockets, left } = assignSockets(
      this.#books.map((socket) => new Set(socket.stream.markets)),
      markets.map(({ id }) => id),
      this.#options.stream,
    );
    if (left.length > 0) this.#deps.log.warn({ left: left.length }, 'venue_a: no room to follow all markets');
    this.#eventOf.clear();
    for (const { id, eventId } of markets) this.#eventOf.set(id, eventId);
    const before = this.#books.length;
    for (const [place, wanted] of sockets.entries()) {
      const socket = this.#books[place] ?? this.#openBooks(place);
      socket.follow(wanted);
    }
    return this.#books.slice(before);
  }

  /** One book after another is compared with its request, a socket at a time. */
  async #sweep(signal: AbortSignal): Promise<void> {
    while (await pause(this.#options.stream.crossCheckEveryMs, signal)) {
      this.#swept += 1;
      const socket = this.#books[this.#swept % Math.max(1, this.#books.length)];
      if (socket === undefined || !socket.isOpen) continue;
      const whole = [...socket.stream.wholeMarkets()];
      const picked = whole[Math.floor(this.#deps.random() * whole.length)];
      if (picked === undefined) continue;
      const isScaled = socket.stream.scaledAt(picked.market) !== undefined;
      const verdict = await socket.checkOne(picked.market, signal);
      if (isScaled) this.#compared(verdict);
    }
  }

  /** Books of several sockets are on another scale: nothing of the feed is taken for current, and all is opened again. */
  #doubtScale(): void {
    const receivedAt = this.#deps.now();
    const markets = this.#books.flatMap(({ stream }) => stream.markets);
    if (!this.#scale.doubt()) return;
    this.#deps.log.warn(
      { issue: this.#scale.issue },
      'venue_a: the feed is doubted; its books are opened again',
    );
    this.#emit({ kind: 'suspect', markets, reason: otherScale, receivedAt });
    for (const socket of this.#books) socket.restart(otherScale);
  }

  /** Once enough books agree with their requests all is opened again: some may be left from the other scale. */
  #compared(verdict: CrossCheckVerdict): void {
    if (verdict === 'moved' || verdict === 'unreadable') return;
    if (!this.#scale.compared(verdict === 'equal', this.#books.length)) return;
    this.#deps.log.info('venue_a: No prices are on the scale asked for again');
    for (const socket of this.#books) socket.restart('the scale is right again');
  }

  /** While the whole feed is doubted no book is published, and no further doubt of one, except that it is no longer followed. */
  #emitOfBooks(fact: FeedFact): void {
    const isMute = fact.kind === 'book' || (fact.kind === 'suspect' && fact.reason !== 'not_followed');
    if (!(isMute && this.#scale.isDoubted)) this.#emit(fact);
  }

  #openBooks(place: number): BookSocket {
    const readOne = async (market: string, signal: AbortSignal) =>
      (await readWholeBook({ api: this.#api, now: this.#deps.now }, market, signal)).book;
    const socket = new BookSocket(
      {
        ...this.#deps,
        emit: (fact) => this.#emitOfBooks(fact),
        health: this.#health,
        readBook: readOne,
        onOtherScale: () => this.#doubtScale(),
        isDoubted: () => this.#scale.isDoubted,
      },
      this.#options.stream,
      this.#socketOptions(`venue_a books ${place + 1}`),
    );
    this.#books.push(socket);
    return socket;
  }

  #marketsOf(event: string): readonly string[] {
    const markets: string[] = [];
    for (const [market, itsEvent] of this.#eventOf) if (itsEvent === event) markets.push(market);
    return markets;
  }

  #socketOptions(name: string): FeedSocketOptions {
    const { stream, streamUrl, userAgent } = this.#options;
    const path = new URL(streamUrl).pathname;
    return {
      name,
      url: streamUrl,
      userAgent,
      headers: () => this.#sign('GET', path),
      connectTimeoutMs: stream.connectTimeoutMs,
      silenceMaxMs: stream.silenceMaxMs,
      frameBytesMax: stream.frameBytesMax,
      backoff: stream.backoff,
      stableAfterMs: stream.stableAfterMs,
    };
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (signal.aborted) resolve();
  else signal.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}
